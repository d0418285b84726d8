// The terms of the next match: what was agreed on for the last one, with every seat one place further.

import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/game.ts';
import { canonical } from '../kernel/hash.ts';
import { present } from '../kernel/present.ts';
import type { Seed } from '../kernel/random.ts';
import type { Names } from '../kernel/steps.ts';
import { swapped } from '../kernel/timeline.ts';
import { saltedAnew } from './decks.ts';
import type { Entry, SeatEntry, Terms } from './model.ts';
import { personOf } from './people.ts';
import { seatsAfter } from './summary.ts';

/** How the next match differs from the last one. */
export interface Again {
  /** The seats of the last match whose people go on; those of other people are free. */
  readonly seats: readonly Seat[];
  readonly seed: Seed;
  /** The version of the rules that new matches are played by. */
  readonly rules: number;
  /** The format of new logs. */
  readonly format: Terms['format'];
}

/** Where a seat's occupant sits in the next match: one place further, so that everybody begins in turn. */
export const seatAfter = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** From what is durable of the last match. */
export const nextTerms = (
  terms: Terms,
  entries: readonly Entry[],
  again: Again,
): Omit<Terms, 'table' | 'createdAt'> => {
  const old = seatsAfter(terms, entries);
  const names = namesOf(terms, old);
  const stays = old.map((entry, seat) =>
    entry?.player == null || again.seats.includes(seat) ? entry : awayEntry(terms),
  );
  const seats = turned(stays.map((entry) => entry && seatedAnew(entry, names, again.format)));
  const options = optionsAfter(terms, entries);
  const loadouts = loadoutsAfter(terms, entries)?.map((loadout, seat) => (stays[seat] === null ? null : loadout));
  const { game, preset, set, clock, progressMs, pace, graceMs, standIn, talk, isPublic, bots, watchDelay, botSeats } =
    terms;
  return {
    game,
    rules: again.rules,
    options,
    seed: again.seed,
    seats,
    graceMs,
    ...present({
      format: again.format,
      preset: canonical(options) === canonical(terms.options) ? preset : undefined,
      loadouts: loadouts && turned(loadouts).map((loadout, seat) => saltedAnew(loadout, again.seed, seat)),
      set,
      names: again.format === 2 ? idNames(stays, names) : undefined,
      // Whoever plays again is ready; whoever comes in their place has to say so.
      start: again.format === 2 && seats.includes(null) ? 'ready' : undefined,
      standIn: again.format === 2 ? standIn : undefined,
      clock,
      progressMs,
      pace,
      talk,
      watchDelay: again.format === 2 ? watchDelay : undefined,
      botSeats: again.format === 2 ? botSeats : undefined,
      isPublic,
      bots,
    }),
  };
};

/** In place of a person who does not come: the bot that plays on for whoever leaves, or a free seat. */
const awayEntry = ({ standIn, format }: Terms): SeatEntry | null =>
  standIn === undefined || format !== 2 ? null : { sitter: standIn, player: null };

const turned = <T>(list: readonly T[]): readonly T[] => list.map((_, seat) => list.at(seat - 1) as T);

const optionsAfter = (terms: Terms, entries: readonly Entry[]): Terms['options'] => {
  const chosen = entries.findLast(({ step }) => step.kind === 'options')?.step;
  return chosen?.kind === 'options' ? chosen.options : terms.options;
};

/** What each seat has brought: as it was at the start, with what whoever sat down has otherwise. */
const loadoutsAfter = (terms: Terms, entries: readonly Entry[]): readonly Json[] | undefined => {
  if (terms.loadouts === undefined) return undefined;
  let brought = terms.loadouts;
  for (const { step } of entries) {
    if (step.kind === 'sit' && step.loadout !== undefined)
      brought = brought.with(step.seat, { ...(terms.loadouts[step.seat] as object | null), ...step.loadout });
    if (step.kind === 'swap') brought = swapped(brought, step.seat, step.other);
  }
  return brought;
};

/** What people are called, by player. */
const namesOf = ({ names = {} }: Terms, seats: readonly (SeatEntry | null)[]): ReadonlyMap<string, string> =>
  new Map(
    seats.flatMap((entry) => {
      if (entry?.player == null || entry.sitter.kind !== 'person') return [];
      const { sitter, player } = entry;
      return [[player, 'name' in sitter ? sitter.name : (names[sitter.id] ?? '')]];
    }),
  );

/** A person as a log of this format names them; a bot as it is. */
const seatedAnew = (entry: SeatEntry, names: ReadonlyMap<string, string>, format: Terms['format']): SeatEntry => {
  const { player } = entry;
  if (player === null) return entry;
  const sitter = format === 2 ? personOf(player) : ({ kind: 'person', name: names.get(player) ?? '' } as const);
  return { sitter, player };
};

const idNames = (seats: readonly (SeatEntry | null)[], names: ReadonlyMap<string, string>): Names =>
  Object.fromEntries(
    seats.flatMap((entry) =>
      entry?.player == null ? [] : [[personOf(entry.player).id, names.get(entry.player) ?? '']],
    ),
  );
