// A deck in a link: its code and its name behind the address of the builder.

import type { CodeFault } from '../../kernel/deck-code.ts';
import { readDeckCode } from '../../kernel/deck-code.ts';
import type { CardCounts } from '../../kernel/deck-builder.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { decksPath } from '../router.ts';
import { fill } from '../text/index.ts';
import { keptSets, LONGEST_NAME, type KeptSet } from './kept.ts';
import type { BuilderModel } from './model.ts';
import { decksText } from './text/index.ts';

/** A deck as it came in a link. */
export interface LinkedDeck {
  readonly name: string;
  readonly deck: CardCounts;
  /** Its cards, if they are kept here; nothing for those of the game. */
  readonly set: KeptSet | undefined;
  /** Made of the game's cards as they were once. */
  readonly isOlder: boolean;
}

export const linkOf = ({ game, name, code }: BuilderModel): string =>
  `${location.origin}${decksPath(game)}#deck=${code()}&name=${encodeURIComponent(name.value)}`;

/** Why a code can't be read, in words. */
const faultWords = (fault: CodeFault): string => {
  const { codeFaults } = decksText.value;
  return fault.why === 'unknown-set' ? fill(codeFaults['unknown-set'], { set: fault.set }) : codeFaults[fault.why];
};

/** The deck of a code, of a link, or of what follows its address. */
export const readLink = (model: BuilderModel, typed: string): Result<LinkedDeck, string> => {
  const trimmed = typed.trim();
  const query = new URLSearchParams(trimmed.includes('deck=') ? trimmed.slice(trimmed.indexOf('deck=')) : '');
  const code = query.get('deck') ?? trimmed;
  const sets = keptSets(model.game);
  let set: KeptSet | undefined;
  let isOlder = false;
  const read = readDeckCode(code, (hash) => {
    set = sets.find((each) => each.hash.startsWith(hash));
    const order = model.builder.orderOf(hash, set?.text);
    const now = model.builder.pool({ ...model.reader(), set: undefined });
    isOlder = set === undefined && now?.hash.startsWith(hash) === false;
    return order;
  });
  if (!read.ok) return fail(faultWords(read.error));
  const name = (query.get('name') ?? '').replaceAll(/\p{C}/gu, '').slice(0, LONGEST_NAME);
  return ok({ name: name === '' ? decksText.value.newDeck : name, deck: read.value, set, isOlder });
};

/** Takes over the deck of a link: as a deck of one's own, unless there is the same already. */
export const takeLink = (model: BuilderModel, typed: string): string => {
  const read = readLink(model, typed);
  if (!read.ok) return read.error;
  const { name, deck, set, isOlder } = read.value;
  const same = model.decks.value.find(
    (each) => each.set === set?.hash && each.name === name && isSame(each.deck, deck),
  );
  if (same === undefined) model.begin(name, deck, set ?? null);
  else model.open(same);
  model.said.value = isOlder ? decksText.value.olderCards : fill(decksText.value.opened, { name });
  return '';
};

const isSame = (one: CardCounts, other: CardCounts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, count]) => Object.hasOwn(other, id) && other[id] === count);
