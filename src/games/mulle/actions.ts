// Actions of Mulle and their text: `take C7: S3+H4, build 7`, `build H4 on S3`, `rebuild S5 on 9 to 14`, `trotta S8`, `discard S5`.

import { ok, unreadable, type InputError, type Result } from '../../kernel/result.ts';
import { byDeck, cardNamed, handValue, KINDS, MOST_VALUE, nameOf, tableValue, type Card } from './cards.ts';
import { firstPartition, type Groups } from './partition.ts';

/** A capture is known by the cards it takes, not by how they are grouped (MUL-3.4). */
export interface Take {
  readonly type: 'take';
  readonly card: Card;
  /** Loose cards taken, in deck order. */
  readonly cards: readonly Card[];
  /** The value of the build taken, 0 for none. */
  readonly build: number;
  /** As written, and only there if some group does not make the card's value: such a capture is refused. */
  readonly groups?: Groups;
}

export type Action =
  | Take
  | { readonly type: 'build'; readonly card: Card; readonly on: Card }
  | { readonly type: 'rebuild'; readonly card: Card; readonly on: number; readonly to: number }
  | { readonly type: 'trotta'; readonly card: Card }
  | { readonly type: 'discard'; readonly card: Card };

const kinds = <T>(make: (card: Card) => T): readonly T[] => Array.from({ length: KINDS }, (_, card) => make(card));

const DISCARDS = kinds((card): Action => ({ type: 'discard', card }));
const TROTTAS = kinds((card): Action => ({ type: 'trotta', card }));
const BUILDS = kinds((card) => kinds((on): Action => ({ type: 'build', card, on })));
const STEP = MOST_VALUE + 1;
const REBUILDS = kinds((card) =>
  Array.from({ length: STEP * STEP }, (_, i): Action => ({
    type: 'rebuild',
    card,
    on: Math.floor(i / STEP),
    to: i % STEP,
  })),
);

/** Actions without a list of cards exist once: a search makes none. */
export const discard = (card: Card): Action => DISCARDS[card]!;
export const trotta = (card: Card): Action => TROTTAS[card]!;
export const buildOn = (card: Card, on: Card): Action => BUILDS[card]![on]!;
export const rebuild = (card: Card, on: number, to: number): Action => REBUILDS[card]![on * STEP + to]!;
export const take = (card: Card, cards: readonly Card[], build: number): Action => ({
  type: 'take',
  card,
  cards,
  build,
});

export const notate = (action: Action): string => {
  const card = nameOf(action.card);
  switch (action.type) {
    case 'take':
      return `take ${card}: ${takenText(action)}`;
    case 'build':
      return `build ${card} on ${nameOf(action.on)}`;
    case 'rebuild':
      return `rebuild ${card} on ${action.on} to ${action.to}`;
    default:
      return `${action.type} ${card}`;
  }
};

const takenText = (action: Take): string => {
  const groups = groupsOf(action).map((group) => group.map(nameOf).join('+'));
  return [...groups, ...(action.build === 0 ? [] : [`build ${action.build}`])].join(', ');
};

/** The groups a capture is written with. */
export const groupsOf = (action: Take): Groups =>
  action.groups ?? firstPartition(action.cards, handValue(action.card)) ?? [action.cards];

const HINT = 'write take C7: S3+H4, build 7 · build H4 on S3 · rebuild S5 on 9 to 14 · trotta S8 · discard S5';

/** Takes what `notate` gives, in any case, with more or fewer spaces and with the groups in any order. */
export const parse = (text: string): Result<Action, InputError> => {
  const [, verb = '', rest = ''] = /^([a-z]+)\s*(.*)$/isu.exec(text.trim()) ?? [];
  switch (verb.toLowerCase()) {
    case 'take':
      return parseTake(rest);
    case 'build':
      return parseBuild(rest);
    case 'rebuild':
      return parseRebuild(rest);
    case 'trotta':
      return parseCard(rest, trotta);
    case 'discard':
      return parseCard(rest, discard);
    default:
      return unreadable(`"${verb}" is no action; ${HINT}`);
  }
};

const noCard = (text: string): Result<never, InputError> =>
  unreadable(`"${text.trim()}" is no card; write suit and rank, as in S2, D10 or HA`);

const parseCard = (text: string, make: (card: Card) => Action): Result<Action, InputError> => {
  const card = cardNamed(text);
  return card === undefined ? noCard(text) : ok(make(card));
};

const parseBuild = (text: string): Result<Action, InputError> => {
  const parts = /^(\S+)\s+on\s+(\S+)$/iu.exec(text);
  if (parts === null) return unreadable('write build and two cards, as in build H4 on S3');
  const [card, on] = [cardNamed(parts[1]!), cardNamed(parts[2]!)];
  if (card === undefined) return noCard(parts[1]!);
  return on === undefined ? noCard(parts[2]!) : ok(buildOn(card, on));
};

const parseRebuild = (text: string): Result<Action, InputError> => {
  const parts = /^(\S+)\s+on\s+(\d{1,2})\s+to\s+(\d{1,2})$/iu.exec(text);
  if (parts === null) return unreadable('write rebuild, a card and two values, as in rebuild S5 on 9 to 14');
  const card = cardNamed(parts[1]!);
  if (card === undefined) return noCard(parts[1]!);
  const [on, to] = [Number(parts[2]), Number(parts[3])];
  if (on > MOST_VALUE || to > MOST_VALUE) return unreadable(`a build is worth at most ${MOST_VALUE}`);
  return ok(rebuild(card, on, to));
};

const parseTake = (text: string): Result<Action, InputError> => {
  const colon = text.indexOf(':');
  if (colon === -1) return unreadable('write take, a card, a colon and what it takes, as in take C7: S3+H4, build 7');
  const card = cardNamed(text.slice(0, colon).trim());
  if (card === undefined) return noCard(text.slice(0, colon));
  const groups: Card[][] = [];
  let build = 0;
  for (const part of text.slice(colon + 1).split(',')) {
    const named = /^\s*build\s+(\d{1,2})\s*$/iu.exec(part)?.[1];
    if (named !== undefined && (build !== 0 || Number(named) < 2 || Number(named) > MOST_VALUE))
      return unreadable(`name one build, of a value from 2 to ${MOST_VALUE}`);
    if (named !== undefined) build = Number(named);
    else {
      const cards = part.split('+').map((name) => cardNamed(name.trim()));
      if (cards.includes(undefined)) return noCard(part);
      groups.push((cards as Card[]).sort(byDeck));
    }
  }
  return takeOf(card, groups, build);
};

/** Groups as written are only checked: which cards are taken is all that matters. */
const takeOf = (card: Card, written: readonly Card[][], build: number): Result<Action, InputError> => {
  const cards = written.flat().sort(byDeck);
  const thrice = cards.find((each, i) => each === cards[i + 2]);
  if (thrice !== undefined) return unreadable(`${nameOf(thrice)} is there only twice`);
  const worth = (group: readonly Card[]): number => group.reduce((sum, each) => sum + tableValue(each), 0);
  if (written.every((group) => worth(group) === handValue(card))) return ok(take(card, cards, build));
  const groups = written.toSorted(bySequence);
  return ok({ type: 'take', card, cards, build, groups });
};

const bySequence = (a: readonly Card[], b: readonly Card[]): number => {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] !== b[i]) return byDeck(a[i]!, b[i]!);
  }
  return a.length - b.length;
};
