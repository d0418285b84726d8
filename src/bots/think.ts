// A bot's move from what its seat may know, and the proof from a log that no bot ever knew more.

import { historyOf, type Course } from '../kernel/course.ts';
import { isActor, type Seat } from '../kernel/game.ts';
import { stream } from '../kernel/random.ts';
import { readStep, type Sitter } from '../kernel/steps.ts';
import type { Level } from './bot.ts';

/**
 * What the bot of a seat does here, as text; `undefined` when it stays silent or fails. The same course gives the same answer everywhere.
 * `budget` is what was agreed when the bot sat down; absent, it is the level's own.
 */
export const thinkFor = (course: Course, seat: Seat, level: Level, budget = level.budget): string | undefined => {
  const { actors } = course.match;
  if (course.outcome !== undefined || !isActor(actors, seat)) return undefined;
  return course.match.open((game, state) => {
    const thought = {
      game,
      seat,
      view: game.view(state, seat),
      // As long as the match by now, so it is put together only for a bot that reads it.
      get history() {
        return historyOf(course, seat);
      },
      legal: game.legal(state, seat),
      // Where nobody must, everybody plays: silence would be no answer.
      must: actors.must.includes(seat) || actors.must.length === 0,
      random: stream(course.seed, `bot/${seat}/${course.steps}`),
      budget,
    };
    try {
      const action = level.bot(thought);
      return action === undefined ? undefined : game.notate(action);
    } catch {
      // A bot that fails must not stop a table: it counts as silent, and the table plays its first legal action.
      return undefined;
    }
  });
};

/** A recorded move that its bot would not have made, or that nobody can check. */
export interface Dishonest {
  /** The step, counted from 1. */
  readonly step: number;
  readonly seat: Seat;
  readonly recorded: string;
  /** What the bot plays; `undefined` for silence, or when its level and version are not known here. */
  readonly recomputed: string | undefined;
  readonly why: 'differs' | 'unknown-level';
}

type BotSitter = Extract<Sitter, { readonly kind: 'bot' }>;

const levelOf = (levels: readonly Level[], sitter: BotSitter): Level | undefined =>
  levels.find(({ id, version }) => id === sitter.level && version === sitter.version);

/** The move a table makes of a bot's answer: if it must act and the answer is unusable, the first legal one. */
export const moveFrom = (course: Course, seat: Seat, answer: string | undefined): string | undefined => {
  if (answer !== undefined && course.match.refuse(seat, answer) === undefined) return answer;
  return course.match.actors.must.includes(seat) ? course.match.legal(seat)[0] : undefined;
};

/** The first move of a record that its bot would not have made; `courses[i]` is the course before `steps[i]`. */
export const botsHonest = (
  courses: readonly Course[],
  steps: readonly string[],
  levels: readonly Level[],
): Dishonest | undefined => {
  for (const [index, text] of steps.entries()) {
    const found = honestAt(courses[index], text, levels);
    if (found !== undefined) return { step: index + 1, ...found };
  }
  return undefined;
};

const honestAt = (
  course: Course | undefined,
  text: string,
  levels: readonly Level[],
): Omit<Dishonest, 'step'> | undefined => {
  const step = readStep(text);
  if (course === undefined || !step.ok || step.value.kind !== 'act') return undefined;
  const { seat, act } = step.value;
  const sitter = course.sitters[seat];
  if (sitter?.kind !== 'bot') return undefined;
  const level = levelOf(levels, sitter);
  if (level === undefined) return { seat, recorded: act, recomputed: undefined, why: 'unknown-level' };
  const recomputed = moveFrom(course, seat, thinkFor(course, seat, level, sitter.budget));
  return recomputed === act ? undefined : { seat, recorded: act, recomputed, why: 'differs' };
};
