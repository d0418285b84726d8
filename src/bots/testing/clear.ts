// Positions with one clearly best action: how they are reached again from two numbers, when an action is clearly best, and what a level plays there.

import type { GameModule } from '../../games/index.ts';
import type { Json } from '../../kernel/json.ts';
import { hashText } from '../../kernel/hash.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { fastRandom } from '../../kernel/random.ts';
import { historyOf, type Timeline } from '../../kernel/timeline.ts';
import { playMatch } from '../arena.ts';
import type { Bot, Level, Thought, Weighed } from '../bot.ts';

/** A position before one thought of a match, and the action that is best there. */
export type Clear = readonly [match: number, thought: number, best: string];

/** What positions are made of, and how a game is searched to be sure of an action. */
export interface Subject {
  readonly module: GameModule;
  readonly options: { readonly [key: string]: Json };
  /** The cards that the positions are of, where those of the game may change: a set and a deck per seat, each as text. */
  readonly cards?: { readonly set: string; readonly decks: readonly string[] };
  /** Plays the matches, with one move in `WHIMS` at random. */
  readonly player: Level;
  /** Exact chances to win by action, where they are known; then no referee is asked. */
  readonly exact?: (thought: Thought<never>) => readonly Valued[] | undefined;
  /** Are they known here? */
  readonly isExact?: (thought: Thought<never>) => boolean;
  /** By so much an exact chance must be greater than any other. */
  readonly exactBy?: number;
  /** Searches that must agree, the cheapest first. */
  readonly referees: readonly Referee[];
}

/** An action and the chance to win with it. */
export interface Valued {
  readonly action: unknown;
  readonly mean: number;
}

/** A search that says whether an action is clearly best. */
export interface Referee {
  readonly bot: Bot;
  readonly budget: number;
  /** By so much the action must be better than any other; less than that of the others for who only looks whether a closer look is worth while. */
  readonly by: number;
}

/** One move in so many is any legal one, so that positions are varied, and mistakes are there to be used. */
const WHIMS = 5;

const whimsical = (player: Level): Level => ({
  ...player,
  bot: (thought) =>
    thought.random.below(WHIMS) === 0 && thought.legal.length > 0
      ? thought.legal[thought.random.below(thought.legal.length)]
      : player.bot(thought),
});

/** The thoughts of a match in which there is something to choose, in order. */
export const thoughtsOf = (subject: Subject, match: number): readonly Thought<never>[] => {
  const { game, deckTools } = subject.module;
  const resolved = resolveOptions(game.options, { options: subject.options });
  if (!resolved.ok) throw new Error(resolved.error.message);
  const options = resolved.value;
  const levels = Array.from({ length: game.seats(options) }, () => whimsical(subject.player));
  const decks = deckTools?.loadouts(
    options,
    levels.map((_, seat) => subject.cards?.decks[seat]),
    { set: subject.cards?.set, salt: 'ab'.repeat(16) },
  );
  const loadouts = decks?.ok === true ? { loadouts: decks.value } : {};
  const thoughts: Thought<never>[] = [];
  const follow = (timeline: Timeline): void => {
    const { must, may } = timeline.match.actors;
    const seat = must[0] ?? may[timeline.steps % Math.max(1, may.length)];
    if (timeline.outcome !== undefined || seat === undefined) return;
    timeline.match.open((_, state) => {
      const legal = game.legal(state, seat);
      if (legal.length < 2) return;
      thoughts.push({
        game,
        seat,
        sides: timeline.match.sides,
        view: game.view(state, seat),
        history: historyOf(timeline, seat),
        legal,
        must: true,
        random: fastRandom(0),
        budget: 0,
      } as unknown as Thought<never>);
    });
  };
  playMatch({ game, options, ...loadouts }, hashText(`clear ${game.id} ${match}`), levels, { follow });
  return thoughts;
};

/** Which of the actions is best, and by how much. */
const leader = (
  { game }: Thought<never>,
  valued: readonly Valued[],
): { readonly best: string; readonly by: number } | undefined => {
  const [best, next] = valued.toSorted((a, b) => b.mean - a.mean);
  if (best?.action === undefined || next === undefined) return undefined;
  return { best: game.notate(best.action as never), by: best.mean - next.mean };
};

/** The best action of one search, and by how much. */
const bestBy = (
  thought: Thought<never>,
  bot: Bot,
  budget: number,
  seed: number,
): { readonly best: string; readonly by: number } | undefined => {
  let weighed: Weighed | undefined;
  const asked = { ...thought, random: fastRandom(seed), budget, onWeighed: (found: Weighed) => (weighed = found) };
  (bot as unknown as Bot<never>)(asked as unknown as Thought<never>);
  if (weighed === undefined || weighed.candidates.length < 2) return undefined;
  return leader(
    thought,
    weighed.candidates.filter(({ visits }) => visits > 0),
  );
};

/** The clearly best action of a position, if it has one, exactly or because every referee says so. */
export const clearlyBest = ({ exact, exactBy = 0, referees }: Subject, thought: Thought<never>): string | undefined => {
  const known = exact?.({ ...thought, random: fastRandom(1000) });
  if (known !== undefined) {
    const first = leader(thought, known);
    return first !== undefined && first.by >= exactBy ? first.best : undefined;
  }
  let agreed: string | undefined;
  for (const [i, { bot, budget, by }] of referees.entries()) {
    const found = bestBy(thought, bot, budget, 1000 + i);
    if (found === undefined || found.by < by) return undefined;
    agreed ??= found.best;
    if (agreed !== found.best) return undefined;
  }
  return agreed;
};

/** What a level plays instead of the best, position by position. */
export const missedBy = (
  subject: Subject,
  level: Level,
  positions: readonly Clear[],
): readonly (readonly [...Clear, played: string])[] => {
  const missed: (readonly [...Clear, string])[] = [];
  let reached = -1;
  let thoughts: readonly Thought<never>[] = [];
  for (const [match, n, best] of positions) {
    if (match !== reached) thoughts = thoughtsOf(subject, match);
    reached = match;
    const thought = thoughts[n]!;
    const random = fastRandom(match * 1000 + n);
    const action = (level.bot as unknown as Bot<never>)({ ...thought, random, budget: level.budget });
    const played = action === undefined ? '' : thought.game.notate(action);
    if (played !== best) missed.push([match, n, best, played]);
  }
  return missed;
};
