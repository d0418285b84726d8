// Samples against the whole history: what others did must have been legal, and looked the same, in the past of every sampled state.

import { seen, type Seat } from '../game.ts';
import { canonical } from '../hash.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Random } from '../random.ts';
import type { Fault } from './checks.ts';
import { historyAt } from './pasts.ts';
import { same } from './plain.ts';
import type { Moment, Move, Subject } from './walk.ts';

/** How many moves back a sampled past begins: in few of the pasts others hold what they played. */
const REACH = 3;
/** How many sampled pasts are played on. */
const PASTS = 1500;
/** A position has few enough possible states if each of them came about so often. */
const OFTEN = 15;
const SAMPLES = 60;

/** The moves since the last random event, the newest `REACH` at most, and the moment before them. */
const pathTo = (at: Moment): { readonly from: Moment; readonly path: readonly Moment[] } => {
  const path: Moment[] = [];
  let from = at;
  while (path.length < REACH && from.via?.kind === 'act' && from.before !== undefined) {
    path.push(from);
    from = from.before;
  }
  return { from, path: path.reverse() };
};

/** A state as text, without the order of what lies in a hidden order: states that differ in nothing else count as one. */
const positionOf = ({ game }: Subject, state: unknown, ordered: readonly string[]): string => {
  const position: { [key: string]: Json } = { ...(game.position.write(state) as JsonObject) };
  for (const name of ordered) {
    const list = position[name];
    if (Array.isArray(list)) position[name] = list.map(canonical).toSorted((a, b) => (a < b ? -1 : 1));
  }
  return canonical(position);
};

/** The state that a sampled past leads to, if everything that was done was legal there and looked the same to the seat. */
const playedOn = ({ game }: Subject, past: unknown, path: readonly Moment[], seat: Seat): unknown => {
  for (const { via, events } of path) {
    const move = via as Move;
    if (game.refuse(past, move.seat, move.action) !== undefined) return undefined;
    const told: Parameters<typeof game.apply>[3] = [];
    game.apply(past, move.seat, move.action, told);
    const look = (list: typeof events): readonly unknown[] => list.map((event) => seen(event, seat));
    if (!same(look(told), look(events))) return undefined;
  }
  return past;
};

/** Where few states are possible by all that a seat has seen, its samples are among them. */
export const historyFault = (subject: Subject, at: Moment, random: Random, ordered: readonly string[] = []): Fault => {
  const { game, options } = subject;
  const { from, path } = pathTo(at);
  if (path.length === 0 || game.outcome(at.state) !== undefined) return undefined;
  const seat = random.below(game.seats(options));
  const view = game.view(from.state, seat);
  const history = historyAt(from, seat);
  const possible = new Set<string>();
  let found = 0;
  for (let i = 0; i < PASTS; i++) {
    const end = playedOn(subject, game.sample(view, random, history), path, seat);
    if (end === undefined) continue;
    found++;
    possible.add(positionOf(subject, end, ordered));
    if (possible.size * OFTEN > PASTS) return undefined;
  }
  if (found === 0 || found < possible.size * OFTEN) return undefined;
  const now = game.view(at.state, seat);
  const all = historyAt(at, seat);
  for (let i = 0; i < SAMPLES; i++) {
    const position = positionOf(subject, game.sample(now, random, all), ordered);
    if (!possible.has(position)) return `a sample contradicts what seat ${seat} has seen: ${position}`;
  }
  return undefined;
};
