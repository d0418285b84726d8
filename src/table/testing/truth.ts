// The truth about a run: its durable log played again, and who looked with whose eyes at each revision.

import { advanceTimeline, keepHistory, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { canonical } from '../../kernel/hash.ts';
import type { Json } from '../../kernel/json.ts';
import { readOptions } from '../../kernel/options.ts';
import { chanceOf } from '../opening.ts';
import type { Story } from './world.ts';

export interface Truth {
  /** By revision. */
  readonly timelines: readonly Timeline[];
  readonly viewer: (player: string, revision: number) => Viewer;
  readonly seat: (player: string, revision: number) => Seat | undefined;
}

/** The first complaint about a list. */
export const first = <T>(list: readonly T[], find: (item: T) => string | undefined): string | undefined => {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const same = (a: unknown, b: unknown): boolean => canonical(a as Json) === canonical(b as Json);

/** The truth, or why the log tells none. */
export const truthOf = ({ plan, durable }: Story): Truth | string => {
  const { terms, arena } = plan;
  const options = readOptions(arena.game.options, terms.options);
  if (!options.ok) return options.error.message;
  const occupants = terms.seats.map((seatEntry) => seatEntry?.sitter ?? null);
  const opened = openTimeline(arena.game, options.value, chanceOf(terms), occupants, terms.loadouts);
  // Found in another way than a table finds them.
  const timelines = [keepHistory(opened)];
  const players: (readonly (string | null)[])[] = [terms.seats.map((seatEntry) => seatEntry?.player ?? null)];
  for (const [index, { seq, step, intent }] of durable.entries()) {
    if (seq !== index + 1) return `entry ${index} has the number ${seq}`;
    const next = advanceTimeline(timelines[index] as Timeline, step);
    if (!next.ok) return `step ${seq} does not replay: ${next.error.kind}`;
    timelines.push(next.value);
    const seated = [...(players[index] ?? [])];
    if (step.kind === 'sit') seated[step.seat] = step.sitter.kind === 'person' ? (intent?.player ?? null) : null;
    if (step.kind === 'swap')
      [seated[step.seat], seated[step.other]] = [seated[step.other] ?? null, seated[step.seat] ?? null];
    if (step.kind === 'stand') seated[step.seat] = null;
    players.push(seated);
  }
  const seat = (player: string, revision: number): Seat | undefined => {
    const found = players[revision]?.indexOf(player) ?? -1;
    return found < 0 ? undefined : found;
  };
  const viewer = (player: string, revision: number): Viewer =>
    timelines[revision]?.outcome === undefined ? (seat(player, revision) ?? 'public') : 'open';
  return { timelines, viewer, seat };
};
