// The study of a match: only decisions count, each is judged from its player's own view, and what cost most is kept.

import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { replayAll } from '../kernel/replay.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { historyOf, type Timeline } from '../kernel/timeline.ts';
import two from './guinote/records/levels-2-two.json' with { type: 'json' };
import { hintFor, questionAt, type Hint, type Question } from './hints/hint.ts';
import { findLevel } from './index.ts';
import { studying, type Study, type StudyProgress } from './study.ts';

const record = two as unknown as MatchRecord;
const { game } = await GAMES['guinote']!();
const replayed = replayAll(game, record);
const timelines: readonly Timeline[] = replayed.ok ? replayed.value : [];
const quick = { ...(await findLevel('guinote', 'easy'))!, budget: 60 };

/** As the strongest level does, but with little thought. */
const advise = async (of: Game, question: Question): Promise<Hint | undefined> => hintFor(of, question, quick);

const timelineAt = (step: number): Timeline => timelines[step]!;

const study = async (
  line: readonly number[],
  seats: readonly number[],
): Promise<{ readonly study: Study; readonly told: StudyProgress[] }> => {
  const work = studying(game, { steps: record.steps, line, timelineAt }, seats, advise);
  const told: StudyProgress[] = [];
  for (;;) {
    const part = await work.next();
    if (part.done === true) return { study: part.value, told };
    told.push(part.value);
  }
};

describe('a study', () => {
  it('judges the decisions of the seats it is asked about, in order, and tells how far it is', async () => {
    const line = [...Array(16).keys()];
    const decisions = line.filter((step) => {
      if (step === 0) return false;
      const seat = Number(record.steps[step - 1]!.split(' ')[1]);
      return seat === 0 && timelineAt(step - 1).match.legal(0).length > 1;
    });
    const { study: found, told } = await study(line, [0]);
    expect(found.decisions).toBe(decisions.length);
    expect(told).toEqual(decisions.map((_, done) => ({ done, of: decisions.length })));
    expect(found.course.every(({ step, seat }) => decisions.includes(step) && seat === 0)).toBe(true);
    expect(found.course.length).toBeGreaterThan(2);
    expect(found.course.every(({ loss, chance, error }) => loss >= 0 && chance <= 100 && error >= 1)).toBe(true);
  });

  it('keeps at most three moments, each with what the strongest level sees in the view of whoever moved', async () => {
    const { study: found } = await study([...Array(40).keys()].slice(1), [0, 1]);
    const losses = found.course.map(({ loss }) => loss).sort((a, b) => b - a);
    expect(found.moments.length).toBeLessThanOrEqual(3);
    for (const moment of found.moments) {
      expect(moment.loss).toBeGreaterThanOrEqual(losses[2] ?? 0);
      const before = timelineAt(moment.step - 1);
      expect(moment.view).toEqual(before.match.view(moment.seat));
      const question = questionAt(before.match, moment.seat, historyOf(before, moment.seat));
      expect(moment.hint).toEqual(await advise(game, question));
    }
  });

  it('of a match without decisions has nothing to say', async () => {
    expect((await study([0], [0, 1])).study).toEqual({ course: [], moments: [], decisions: 0 });
  });
});
