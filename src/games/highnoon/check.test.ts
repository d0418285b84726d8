// The safety net: a state that was tampered with is found at the next action, and nothing comes of it.

import { describe, expect, test } from 'vitest';
import { advanceTimeline, openTimeline } from '../../kernel/timeline.ts';
import { anyGame, openMatch } from '../../kernel/match.ts';
import { makeRecord } from '../../kernel/record.ts';
import { verify } from '../../kernel/verify.ts';
import { fastRandom } from '../../kernel/random.ts';
import { highnoon, type HighNoon } from './index.ts';
import type { State } from './state.ts';
import { optionsWith, stateOf } from './testing.ts';

const dealt = (): State => {
  const state = highnoon.setup(optionsWith(), []);
  highnoon.resolve(state, fastRandom(1));
  return state;
};

const without = (cards: readonly number[] | undefined): readonly number[] => (cards ?? []).slice(0, -1);

describe('what is found', () => {
  /** What is said of a good state, and after somebody tampered with it. */
  const said = (tamper: (state: State) => void): readonly (string | undefined)[] => {
    const state = dealt();
    const before = highnoon.check(state)?.message;
    tamper(state);
    return [before, highnoon.check(state)?.message];
  };
  const fault = [undefined, expect.stringMatching(/.{10}/u)];

  test.each<[string, (state: State) => void]>([
    ['a card missing from a column', (s) => (s.columns[3] = without(s.columns[3]))],
    ['a card missing from the stock', (s) => (s.rings[1] = without(s.rings[1]))],
    ['a card twice', (s) => (s.rings[0] = [...without(s.rings[0]), s.columns[0]![0]!])],
    ['a card of each player swapped for a copy', (s) => (s.columns[0] = s.columns[7]!)],
  ])('[HN-7.1] %s', (_, tamper) => expect(said(tamper)).toEqual(fault));

  test.each<[string, (state: State) => void]>([
    ['a card in a wrong lane', (s) => (s.lanes = [1, 0, 0, 0, 0, 0, 0, 0])],
    ['a lane higher than a king', (s) => (s.lanes = [14, 0, 0, 0, 0, 0, 0, 0])],
    ['a lane that names a card it lacks', (s) => (s.copies = [4, 0, 0, 0, 0, 0, 0, 0])],
    ['more face-down cards than there are', (s) => (s.down[0] = 2)],
    ['a run that is none', (s) => (s.runs[6] = 3)],
    ['more drawn than there is', (s) => (s.drawn[0] = 25)],
  ])('[HN-7.2] %s', (_, tamper) => expect(said(tamper)).toEqual(fault));

  test.each<[string, (state: State) => void]>([
    ['a wrong score', (s) => (s.score = [1, 0])],
    ['scores that only add up', (s) => (s.score = [1, -1])],
    ['a wrong count of cards', (s) => (s.placed = [0, 1])],
    ['a wrong count of what is left', (s) => (s.left[0] = 51)],
  ])('[HN-7.3] %s', (_, tamper) => expect(said(tamper)).toEqual(fault));

  test('[HN-7.2] two cards that changed their lanes', () => {
    const state = stateOf({ p1: { t: ['C9'] }, lanes: [3, 2, 3] });
    state.lanes = [2, 2, 4, 0, 0, 0, 0, 0];
    expect(highnoon.check(state)).toMatchObject({ invariant: 'cards' });
  });
});

describe('what comes of it', () => {
  /** HighNoon with a fault: the third action loses a card. */
  const faulty = anyGame<HighNoon>({
    ...highnoon,
    apply: (draft, seat, action) => {
      highnoon.apply(draft, seat, action);
      if (draft.actions === 3) draft.rings[1] = without(draft.rings[1]);
    },
  });
  const SEED = 'ab'.repeat(32);

  test('[HN-7.4] the action is not made, and the last good state stays', () => {
    const start = openMatch(faulty, optionsWith()).settle(SEED).match;
    let match = start;
    for (const seat of [0, 1]) {
      const turn = match.act(seat, 'draw');
      if (!turn.ok) throw new Error('not taken');
      match = turn.value.match;
    }
    const before = JSON.stringify(match.position());
    expect(match.act(0, 'draw')).toMatchObject({
      ok: false,
      error: { kind: 'breach', breach: { invariant: 'cards' } },
    });
    expect(JSON.stringify(match.position())).toBe(before);
    expect(match.check()).toBeUndefined();
  });

  test('[HN-7.4] a record that contains such a step is not valid', () => {
    const game = anyGame(highnoon);
    const nobody = [null, null];
    const steps = [0, 1, 0].map((seat, i) => ({ kind: 'act', seat, act: 'draw', ms: i }) as const);
    let timeline = openTimeline(game, optionsWith(), SEED, nobody);
    for (const step of steps) {
      const next = advanceTimeline(timeline, step);
      if (next.ok) timeline = next.value;
    }
    const record = makeRecord(game, { options: timeline.match.options, seats: nobody, seed: SEED, steps });
    if (!record.ok) throw new Error(record.error.message);
    expect(verify(game, record.value)).toMatchObject({ ok: true });
    expect(verify(faulty, record.value)).toMatchObject({ ok: false, step: 3 });
  });

  test('[HN-12.8] a match tells when each seat last made progress, for a table that keeps time', () => {
    const start = openMatch(anyGame(highnoon), optionsWith()).settle(SEED).match;
    expect(start.progress()).toEqual([0, 0]);
    const drawn = start.act(1, 'draw');
    if (!drawn.ok) throw new Error('not taken');
    const [placing] = drawn.value.match.legal(0).filter((action) => action.startsWith('place'));
    const placed = placing === undefined ? undefined : drawn.value.match.act(0, placing);
    expect(placed?.ok === true && placed.value.match.progress()).toEqual([2, 0]);
  });

  test('[HN-8.1] the same steps give the same record, other steps another', () => {
    const game = anyGame(highnoon);
    const record = (...seats: readonly number[]) => {
      const steps = seats.map((seat) => ({ kind: 'act', seat, act: 'draw', ms: 0 }) as const);
      return makeRecord(game, {
        options: openMatch(game, optionsWith()).options,
        seats: [null, null],
        seed: SEED,
        steps,
      });
    };
    expect(record(0, 1, 1)).toEqual(record(0, 1, 1));
    expect(record(0, 1, 1)).not.toEqual(record(1, 0, 1));
  });
});
