// Actions of Mythos and their text: `play Kaito/Scout D`, `choose 1 D Vex/Thief`, `to C`, `pass`.

import { fail, ok, type InputError, type Result } from '../../kernel/result.ts';
import type { CardId } from './cards.ts';
import { LANES, type Lane } from './state.ts';

/** What a player can do. Cards by id; within one side of a mission a card's name tells which it is (MYT-1.4). */
export type Action =
  | { readonly do: 'keep' | 'mulligan' | 'pass' | 'accept' | 'decline' }
  | { readonly do: 'play' | 'hide' | 'reveal' | 'upgrade'; readonly card: CardId; readonly lane: Lane }
  | { readonly do: 'jutsu'; readonly card: CardId; readonly lane: Lane; readonly on: CardId }
  /** A character in play: by name, or by its place (`#2`) where it is hidden. */
  | { readonly do: 'choose'; readonly side: number; readonly lane: Lane; readonly card: CardId | number }
  | { readonly do: 'take'; readonly card: CardId }
  | { readonly do: 'to'; readonly lane: Lane };

const lane = (at: Lane): string => LANES[at]!;

export const notate = (action: Action): string => {
  switch (action.do) {
    case 'play':
    case 'hide':
    case 'reveal':
    case 'upgrade':
      return `${action.do} ${action.card} ${lane(action.lane)}`;
    case 'jutsu':
      return `jutsu ${action.card} ${lane(action.lane)} ${action.on}`;
    case 'choose': {
      const who = typeof action.card === 'number' ? `#${action.card}` : action.card;
      return `choose ${action.side} ${lane(action.lane)} ${who}`;
    }
    case 'take':
      return `take ${action.card}`;
    case 'to':
      return `to ${lane(action.lane)}`;
    default:
      return action.do;
  }
};

const CARD = /^[^\s#/]+(?:\/[^\s#/]+)?$/u;
const WORDS: { readonly [verb: string]: number } = {
  keep: 1,
  mulligan: 1,
  pass: 1,
  accept: 1,
  decline: 1,
  play: 3,
  hide: 3,
  reveal: 3,
  upgrade: 3,
  jutsu: 4,
  choose: 4,
  take: 2,
  to: 2,
};
const HELP =
  'write for example play Kaito/Scout D, hide Kaito/Scout D, reveal Kaito/Scout D, jutsu Ember_Oath D Kaito/Scout, choose 1 D Kaito/Scout or pass';

const unreadable = (message: string): Result<never, InputError> => fail({ at: '', message });

const laneNamed = (text: string): Lane => (LANES as readonly string[]).indexOf(text.toUpperCase());

/** Takes what `notate` gives, also with more spaces and with missions in small letters. */
export const parse = (text: string): Result<Action, InputError> => {
  const words = text.trim().split(/\s+/u);
  const [verb = '', a = '', b = '', c = ''] = words;
  const count = Object.hasOwn(WORDS, verb) ? WORDS[verb] : undefined;
  if (count === undefined) return unreadable(`"${verb}" is no action; ${HELP}`);
  if (words.length !== count) return unreadable(`${verb} takes ${count - 1} more words; ${HELP}`);
  switch (verb) {
    case 'play':
    case 'hide':
    case 'reveal':
    case 'upgrade':
      return withCard(a) ?? withLane(b) ?? ok({ do: verb, card: a, lane: laneNamed(b) });
    case 'jutsu':
      return withCard(a) ?? withLane(b) ?? withCard(c) ?? ok({ do: 'jutsu', card: a, lane: laneNamed(b), on: c });
    case 'choose':
      return readChoice(a, b, c);
    case 'take':
      return withCard(a) ?? ok({ do: 'take', card: a });
    case 'to':
      return withLane(a) ?? ok({ do: 'to', lane: laneNamed(a) });
    default:
      return ok({ do: verb as 'keep' | 'mulligan' | 'pass' | 'accept' | 'decline' });
  }
};

const withCard = (text: string): Result<never, InputError> | undefined =>
  CARD.test(text) ? undefined : unreadable(`"${text}" is no card; write Kaito/Scout for Kaito — Scout, _ for a space`);

const withLane = (text: string): Result<never, InputError> | undefined =>
  laneNamed(text) >= 0 ? undefined : unreadable(`"${text}" is no mission; there are D, C, B and A`);

const readChoice = (side: string, at: string, who: string): Result<Action, InputError> => {
  if (side !== '0' && side !== '1') return unreadable(`"${side}" is no side; write 0 or 1`);
  const bad = withLane(at);
  if (bad !== undefined) return bad;
  const place = /^#(?<place>0|[1-9]\d?)$/u.exec(who)?.groups?.['place'];
  const choice = { do: 'choose', side: Number(side), lane: laneNamed(at) } as const;
  if (place !== undefined) return ok({ ...choice, card: Number(place) });
  return withCard(who) ?? ok({ ...choice, card: who });
};
