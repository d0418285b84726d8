// Samples taken back in time: with the cards that a sample gives the others, all moves since the last random event were legal and showed the viewer the same.

import { seen, type Seat } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Random } from '../random.ts';
import type { Fault } from './checks.ts';
import { same, textOf } from './plain.ts';
import { differs } from './secrecy.ts';
import type { Moment, Move, Subject } from './walk.ts';

/** How many moves a sample is taken back. */
const REACH = 40;
const SAMPLES = 2;

/** A past that the present does not tell: cards have come in since. */
const UNTOLD = Symbol('untold');

/**
 * The position `before` some moves, had they led to `sampled` and not to `now`: where a hidden card still lies in the list
 * in which it lay then, the one that the sample has there takes its place.
 */
const pastOf = (before: Json | undefined, now: Json, sampled: Json | undefined): Json | typeof UNTOLD => {
  if (before === undefined || sampled === undefined) return UNTOLD;
  if (same(now, sampled)) return before;
  if (same(now, before)) return sampled;
  if (Array.isArray(before) && Array.isArray(now) && Array.isArray(sampled)) return pastList(before, now, sampled);
  if (!isObject(before) || !isObject(now) || !isObject(sampled)) return UNTOLD;
  const past: { [key: string]: Json } = { ...before };
  for (const [key, value] of Object.entries(now)) {
    const then = pastOf(before[key], value, sampled[key]);
    if (then === UNTOLD) return UNTOLD;
    past[key] = then;
  }
  return past;
};

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cards may have left a list since, at an end of it or anywhere. */
const pastList = (before: readonly Json[], now: readonly Json[], sampled: readonly Json[]): Json | typeof UNTOLD => {
  if (now.length !== sampled.length) return UNTOLD;
  if (before.length === now.length && now.some((item) => typeof item === 'object')) {
    const items = before.map((item, i) => pastOf(item, now[i]!, sampled[i]));
    return items.some((item) => item === UNTOLD) ? UNTOLD : (items as Json[]);
  }
  const left = before.length - now.length;
  if (left > 0 && same(before.slice(left), now)) return [...before.slice(0, left), ...sampled];
  if (left > 0 && same(before.slice(0, now.length), now)) return [...sampled, ...before.slice(now.length)];
  const gone = without(now, sampled);
  if (gone.length === 0 || without(now, before).length > 0) return UNTOLD;
  return [...without(before, gone), ...without(sampled, now)];
};

/** What is left of a list without the items of another one, each taken away as often as it is there. */
const without = (list: readonly Json[], others: readonly Json[]): readonly Json[] => {
  const rest = others.map(textOf);
  return list.filter((item) => {
    const at = rest.indexOf(textOf(item));
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
};

/** A move and the position that it was made in. */
interface Made {
  readonly move: Move;
  readonly events: Moment['events'];
  readonly before: Json;
}

/** The moves since the last random event, the newest first. */
const movesTo = ({ game }: Subject, at: Moment): readonly Made[] => {
  const made: Made[] = [];
  for (
    let { via, events, before } = at;
    via?.kind === 'act' && before !== undefined;
    { via, events, before } = before
  ) {
    if (made.length === REACH) break;
    made.push({ move: via, events, before: game.position.write(before.state) });
  }
  return made;
};

/** All events up to a moment, as a seat saw them. */
export const historyAt = (at: Moment, seat: Seat): readonly unknown[] => {
  const told: unknown[][] = [];
  for (let each: Moment | undefined = at; each !== undefined; each = each.before) {
    told.push(each.events.map((event) => seen(event, seat)));
  }
  return told.reverse().flat();
};

/** Had the state been a sample of what a seat has seen, each move since the last random event would have been legal too, and have shown it the same. */
export const pastFault = (subject: Subject, at: Moment, random: Random): Fault => {
  const { game, options } = subject;
  if (at.via?.kind !== 'act' || game.outcome(at.state) !== undefined) return undefined;
  const seat = random.below(game.seats(options));
  const view = game.view(at.state, seat);
  const history = historyAt(at, seat);
  const now = game.position.write(at.state);
  const made = movesTo(subject, at);
  for (let i = 0; i < SAMPLES; i++) {
    const sampled = game.position.write(game.sample(view, random, history));
    for (const each of made) {
      const past = pastOf(each.before, now, sampled);
      if (past === UNTOLD) break;
      const found = moveFault(subject, past, each, seat);
      if (found !== undefined) return `a sample contradicts what seat ${seat} has seen: ${found}`;
    }
  }
  return undefined;
};

/** What is told, whatever the order of its lists: that of a hand is its holder's business. */
const unordered = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(unordered).toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unordered(each)]));
};

/** What a seat was shown and the public was not, as by a look at hidden cards. */
const shownOnlyTo = (seat: Seat, events: Moment['events']): readonly Json[] =>
  events.filter(({ to }) => to?.[seat] !== undefined).map((event) => unordered(seen(event, seat) as Json));

/** Why a move could not have been made in a past, or would have shown the viewer something else. If that is no possible position, a move before was illegal: that one is found. */
const moveFault = ({ game, options }: Subject, past: Json, { move, events }: Made, viewer: Seat): Fault => {
  const { seat, action } = move;
  const read = game.position.read(options, past);
  if (!read.ok) return undefined;
  const refused = game.refuse(read.value, seat, action);
  const text = `"${seat} ${game.notate(action)}"`;
  if (refused !== undefined) return `${text} was illegal (${refused.code}, ${refused.clause}) in ${textOf(past)}`;
  const told: Parameters<typeof game.apply>[3] = [];
  // What was read may share its lists with the past.
  game.apply(game.clone(read.value), seat, action, told);
  const [all, others] = [shownOnlyTo(viewer, events), shownOnlyTo(viewer, told)];
  // What one of the two does not tell yet may follow: in one there was a choice to wait for, in the other none.
  const both = Math.min(all.length, others.length);
  const [real, other] = [all.slice(0, both), others.slice(0, both)];
  if (same(real, other)) return undefined;
  return `${text} would have shown something else, ${differs(other, real)}, in ${textOf(past)}`;
};
