// Actions of HighNoon as numbers, and their text: `draw`, `recycle`, `flip t3`, `move t0 t1 2`, `move waste t1`, `place t3`.
// Also read, to be refused: `move f0 t1` and `place f0`.

import { ok, unreadable, type InputError, type Result } from '../../kernel/result.ts';
import { COLUMNS, LANES } from './state.ts';

/** Kind in the lowest three bits, then where from, where to, whose those places are, and how many cards. */
export type Action = number;

export const DRAW = 0;
export const RECYCLE = 1;
export const FLIP = 2;
export const MOVE = 3;
export const PLACE = 4;
/** From a foundation, which nothing ever leaves (HN-3.4). */
export const OFF = 5;

/** The place beside the columns that cards are taken from. */
export const WASTE = 7;

/** Where an action off a foundation goes that is to another foundation. */
const LANE_TO = 7;

export const flip = (column: number): Action => FLIP | (column << 3);

export const move = (from: number, to: number, cards: number): Action => MOVE | (from << 3) | (to << 6) | (cards << 13);

export const place = (from: number): Action => PLACE | (from << 3);

export const kindOf = (action: Action): number => action & 7;

/** A column, or `WASTE`. */
export const fromOf = (action: Action): number => (action >> 3) & 7;

export const toOf = (action: Action): number => (action >> 6) & 7;

export const cardsOf = (action: Action): number => action >> 13;

/** Whose the places are said to be: 0 for not said, else the seat + 1. */
const fromOwner = (action: Action): number => (action >> 9) & 3;

const toOwner = (action: Action): number => (action >> 11) & 3;

/** Does the action name a place of somebody other than this seat (HN-5.1)? */
export const isForeign = (action: Action, seat: number): boolean =>
  (fromOwner(action) !== 0 && fromOwner(action) !== seat + 1) ||
  (toOwner(action) !== 0 && toOwner(action) !== seat + 1);

const ownerPrefix = (owner: number): string => (owner === 0 ? '' : `p${owner}.`);

const placeText = (owner: number, at: number): string => `${ownerPrefix(owner)}${at === WASTE ? 'waste' : `t${at}`}`;

const moveText = (action: Action): string => {
  const cards = cardsOf(action);
  const head = `move ${placeText(fromOwner(action), fromOf(action))} ${placeText(toOwner(action), toOf(action))}`;
  return cards === 1 ? head : `${head} ${cards}`;
};

const offText = (action: Action): string => {
  if (toOf(action) === LANE_TO) return `place f${fromOf(action)}`;
  const head = `move f${fromOf(action)} ${placeText(toOwner(action), toOf(action))}`;
  return cardsOf(action) === 1 ? head : `${head} ${cardsOf(action)}`;
};

const write = (action: Action): string => {
  switch (kindOf(action)) {
    case DRAW:
      return 'draw';
    case RECYCLE:
      return 'recycle';
    case FLIP:
      return `flip ${placeText(fromOwner(action), fromOf(action))}`;
    case MOVE:
      return moveText(action);
    case OFF:
      return offText(action);
    default:
      return `place ${placeText(fromOwner(action), fromOf(action))}`;
  }
};

const written = new Map<Action, string>();

/** An action's text; the few thousand there are get written once. */
export const notate = (action: Action): string => {
  let text = written.get(action);
  if (text === undefined) {
    text = write(action);
    written.set(action, text);
  }
  return text;
};

interface Place {
  readonly at: number;
  readonly owner: number;
}

const PLACE_TEXT = /^(?:p([12])\.)?(?:(w|waste)|t?([0-6]))$/u;

/** A column or the waste, with its owner if one is named; also the short `3` and `w`. */
const readPlace = (text: string | undefined): Place | undefined => {
  const [whole, owner, waste, column] = PLACE_TEXT.exec(text ?? '') ?? [];
  if (whole === undefined) return undefined;
  return { at: waste === undefined ? Number(column) : WASTE, owner: Number(owner ?? 0) };
};

const noPlace = (text: string | undefined): Result<never, InputError> =>
  unreadable(
    `"${text ?? ''}" is no place; there are t0 to t${COLUMNS - 1} and waste, with p1. or p2. before it for whose`,
  );

/** Takes what `notate` gives, in any case, with more spaces, and shortened: `d`, `r`, `f 3`, `m 0 1 2`, `m w 1`, `p 3`. */
export const parse = (text: string): Result<Action, InputError> => {
  if (text.length > 100) return unreadable('too long for an action');
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/u);
  switch (verb) {
    case 'd':
    case 'draw':
      return rest.length === 0 ? ok(DRAW) : unreadable('draw stands alone');
    case 'r':
    case 'recycle':
      return rest.length === 0 ? ok(RECYCLE) : unreadable('recycle stands alone');
    case 'f':
    case 'flip':
      return readFlip(rest);
    case 'm':
    case 'move':
      return readMove(rest);
    case 'p':
    case 'place':
      return readPlacing(rest);
    default:
      return unreadable(`"${verb}" is no action; there are draw, recycle, flip, move and place`);
  }
};

const readFlip = (rest: readonly string[]): Result<Action, InputError> => {
  const from = readPlace(rest[0]);
  if (from === undefined) return noPlace(rest[0]);
  if (from.at === WASTE || rest.length > 1) return unreadable('flip takes one column, as in flip t3');
  return ok(flip(from.at) | (from.owner << 9));
};

const LANE = new RegExp(`^f[0-${LANES - 1}]$`, 'u');

const isLane = (text: string | undefined): text is string => text !== undefined && LANE.test(text);

/** An action off a foundation: read, so that the rules can say that there is none. */
const off = (lane: string, to: number, owner: number, cards: number): Action =>
  OFF | (Number(lane.slice(1)) << 3) | (to << 6) | (owner << 11) | (cards << 13);

const readMove = ([source, target, count = '1', ...more]: readonly string[]): Result<Action, InputError> => {
  const from = readPlace(source);
  if (from === undefined && !isLane(source)) return noPlace(source);
  if (more.length > 0 || !/^[1-9]\d?$/u.test(count)) {
    return unreadable('move takes two places and how many cards, as in move t0 t1 2');
  }
  if (from === undefined && isLane(target)) return ok(off(source!, LANE_TO, 0, 1));
  const to = readPlace(target);
  if (to === undefined) return noPlace(target);
  if (to.at === WASTE) return unreadable('nothing moves onto the waste');
  if (from === undefined) return ok(off(source!, to.at, to.owner, Number(count)));
  if (from.at === WASTE && count !== '1') return unreadable('only one card at a time moves from the waste');
  return ok(move(from.at, to.at, Number(count)) | (from.owner << 9) | (to.owner << 11));
};

/** HN-3.5: a lane that is named is only a hint, so it is read and not kept. */
const readPlacing = ([source, lane, ...more]: readonly string[]): Result<Action, InputError> => {
  const from = readPlace(source);
  if (from === undefined && !isLane(source)) return noPlace(source);
  if (more.length > 0) return unreadable('place takes one place and at most a lane, as in place t3 f7');
  if (lane !== undefined && !isLane(lane))
    return unreadable(`"${lane}" is no foundation; there are f0 to f${LANES - 1}`);
  if (from === undefined) return ok(off(source!, LANE_TO, 0, 1));
  return ok(place(from.at) | (from.owner << 9));
};
