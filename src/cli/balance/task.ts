// One piece of the work of `balance`: one match between two decks, played by one level and followed. Workers and tests do the same.

import { playMatch } from '../../bots/arena.ts';
import { findLevel } from '../../bots/index.ts';
import type { GameModule } from '../../games/index.ts';
import type { MatchFacts } from '../../kernel/balance.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Seed } from '../../kernel/random.ts';

/** A match of two decks, as plain data: it travels between threads. */
export interface DeckTask {
  readonly game: string;
  readonly options: unknown;
  readonly loadouts: readonly Json[];
  readonly seed: Seed;
  /** By seat, the deck by its place in the list of decks. */
  readonly decks: readonly [number, number];
  /** The level with its version: `hard@2`. */
  readonly bot: string;
}

/** How it went. */
export interface DeckResult extends MatchFacts {
  readonly decks: readonly [number, number];
  /** Nobody after a draw. */
  readonly winner?: Seat;
}

/** Plays the match of a task. */
export const playDeckTask = async ({ game, balance }: GameModule, task: DeckTask): Promise<DeckResult> => {
  const level = await findLevel(task.game, task.bot);
  if (level === undefined) throw new Error(`${task.game} has no bot "${task.bot}"`);
  if (balance === undefined) throw new Error(`nothing is measured in ${task.game}`);
  const follower = balance.follow();
  const { options, loadouts, decks } = task;
  const match = playMatch({ game, options, loadouts }, task.seed, [level, level], {
    follow: ({ action, events }) => {
      if (action !== undefined) follower.acted(action);
      for (const event of events) follower.heard(event.seenBy('open'));
    },
  });
  const [a = 0, b = 0] = match.outcome.rank;
  return { decks, ...follower.facts(), ...(a === b ? {} : { winner: a < b ? 0 : 1 }) };
};
