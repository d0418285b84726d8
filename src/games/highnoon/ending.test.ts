// The end: out of cards, blocked, quiet, given up; and that nothing counts afterwards.

import { describe, expect, test } from 'vitest';
import { matchFrom } from '../../kernel/match.ts';
import { highnoon, module } from './index.ts';
import { after, legalOf, optionsWith, stateOf, verdict, type Sketch } from './testing.ts';

/** Aces lie face down under black cards that fit nowhere; what is not named is dead in the second stock. */
const DEAD_END: Sketch = {
  lanes: [0, 0, 12, 12, 12, 12, 0, 0],
  p1: {
    stock: 'd0:S:13 d0:C:13 d0:S:12',
    t: ['d0:C:01? d0:C:09', 'd0:S:01? d0:S:09', 'd0:C:05', 'd0:S:05', 'd0:C:07', 'd0:S:07', 'd0:S:03'],
  },
  p2: {
    t: [
      'd1:C:01? d1:S:01? d0:H:13? d1:H:13? d0:D:13? d1:D:13? d1:C:09',
      'd1:S:09',
      'd1:C:05',
      'd1:S:05',
      'd1:C:07',
      'd1:S:07',
      'd1:S:03',
    ],
  },
};

const outcome = (state: Parameters<typeof highnoon.outcome>[0]) => highnoon.outcome(state);

describe('out of cards', () => {
  test('[HN-12.1] the last card wins at once, whatever the score', () => {
    const state = stateOf({ p1: { t: ['CA'] }, lanes: [0, 0, 13, 13, 13, 13], scorer: 1 });
    const { state: now, events } = after(state, '0 place t0');
    expect(outcome(now)).toEqual({ rank: [1, 2], points: [1, 364], reason: 'cleared', clause: 'HN-12.1' });
    expect(events.at(-1)).toMatchObject({ type: 'ended', ending: 'cleared' });
  });

  test('[HN-12.1] cards in the stock or waste are cards too', () => {
    expect(outcome(after(stateOf({ p1: { stock: 'H9', t: ['CA'] } }), '0 place t0').state)).toBeUndefined();
    expect(outcome(after(stateOf({ p1: { waste: 'H9', t: ['CA'] } }), '0 place t0').state)).toBeUndefined();
  });

  test('[HN-12.1] the second player wins the same way', () => {
    const state = stateOf({ p2: { waste: 'DA' }, rest: 0 });
    expect(outcome(after(state, '1 place waste').state)).toMatchObject({ rank: [2, 1], reason: 'cleared' });
  });
});

describe('blocked', () => {
  test.each([1, 3])('[HN-12.3] draw %i: both dead, one full pass ends it', (drawCount) => {
    const state = stateOf(DEAD_END, { drawCount });
    const draws = Array.from({ length: drawCount === 3 ? 1 : 3 }, () => '0 draw');
    expect(outcome(after(state, ...draws.slice(1)).state)).toBeUndefined();
    const { state: now, events } = after(state, ...draws);
    expect(outcome(now)).toMatchObject({ reason: 'blocked', clause: 'HN-12.3' });
    expect(events.at(-1)).toMatchObject({ type: 'ended', ending: 'blocked' });
  });

  test.each([
    [{ placed: [3, 5], score: [30, 6] }, [2, 1]],
    [{ placed: [5, 3], score: [6, 30] }, [1, 2]],
    [{ placed: [4, 4], score: [20, 16] }, [1, 2]],
    [{ placed: [4, 4], score: [16, 20] }, [2, 1]],
    [{ placed: [4, 4], score: [18, 18] }, [1, 1]],
  ] as const)('[HN-12.3] %j → ranks %j', (tally, rank) => {
    const state = stateOf(DEAD_END);
    // The players' tallies decide; where they came from does not.
    state.placed = tally.placed;
    state.score = tally.score;
    expect(outcome(after(state, '0 draw', '0 draw', '0 draw').state)).toMatchObject({ rank, points: tally.score });
  });

  test('[HN-12.4] the pass is counted from the last progress of anybody', () => {
    const state = stateOf({ ...DEAD_END, turned: [2, 0] });
    expect(outcome(after(state, '0 draw').state)).toMatchObject({ reason: 'blocked' });
    const open = stateOf({ ...DEAD_END, p2: { ...DEAD_END.p2, t: ['d1:C:01', ...(DEAD_END.p2?.t?.slice(1) ?? [])] } });
    const { state: now } = after(open, '0 draw', '0 draw', '1 place t0', '0 draw');
    expect(now.turned).toEqual([1, 0]);
    expect(outcome(now)).toBeUndefined();
  });

  test('[HN-12.4] with neither stock nor waste every action is looked at', () => {
    const p2 = (hidden: string) => ({
      t: [`${hidden} ${DEAD_END.p2?.t?.[0] ?? ''}`, ...(DEAD_END.p2?.t?.slice(1) ?? [])],
    });
    const p1 = { t: ['d0:C:13', 'd0:S:13 d0:D:12', 'd0:C:05', 'd0:S:05', 'd0:C:07', 'd0:S:07', 'd0:S:03'] };
    const lanes = [0, 0, 10, 10, 12, 12];
    const state = stateOf({ p1, p2: p2('d0:C:01? d0:S:01? d0:D:11? d1:D:11? d1:D:12?'), lanes });
    expect(legalOf(state, 0)).toEqual(['move t1 t0']);
    expect(outcome(after(state, '0 move t1 t0').state)).toMatchObject({ reason: 'blocked' });
    const alive = stateOf({ p1: { t: [...p1.t.slice(0, 6), 'd0:C:01'] }, p2: p2('d0:S:01? d0:D:11?'), lanes });
    expect(outcome(after(alive, '0 move t1 t0').state)).toBeUndefined();
  });

  test('[HN-12.4] a match in which nobody can act at all is over', () => {
    const state = stateOf({
      lanes: [10, 10, 13, 13, 13, 13, 13, 13],
      p1: { t: ['d0:C:11? d0:C:13? d0:C:12'] },
      p2: { t: ['d1:C:11? d1:C:13? d1:C:12'] },
    });
    expect(outcome(state)).toMatchObject({ reason: 'blocked' });
  });
});

describe('quiet', () => {
  const idle: Sketch = { p1: { stock: 'C9 C8', t: ['CA'] } };

  test('[HN-12.5] both have made the limit: the match ends as if blocked', () => {
    const state = stateOf({ ...idle, idle: [2, 3], scorer: 0, lanes: [0, 0, 4] }, { quietLimit: 3 });
    const { state: now } = after(state, '0 draw');
    expect(outcome(now)).toEqual({ rank: [1, 2], points: [10, 0], reason: 'quiet', clause: 'HN-12.5' });
  });

  test('[HN-12.5] not before both have', () => {
    const state = stateOf({ ...idle, idle: [5, 0] }, { quietLimit: 3 });
    expect(outcome(after(state, '0 draw', '0 draw', '0 recycle').state)).toBeUndefined();
    expect(outcome(after(state, '1 draw', '1 draw', '1 draw').state)).toMatchObject({ reason: 'quiet' });
  });

  test('[HN-12.5] a dead player is not waited for', () => {
    const dead = { t: ['d0:C:01? d0:C:09', 'd0:C:05', 'd0:S:05'] };
    const state = stateOf({ p1: dead, idle: [0, 2] }, { quietLimit: 3 });
    expect(outcome(after(state, '1 draw').state)).toMatchObject({ reason: 'quiet' });
    const alive = stateOf({ p1: { t: ['d0:C:01'] }, idle: [0, 2] }, { quietLimit: 3 });
    expect(outcome(after(alive, '1 draw').state)).toBeUndefined();
  });

  /** By its only move, which places nothing and turns nothing up, the first player dies. */
  const lastMove: Sketch = {
    p1: { waste: 'd0:S:12', t: ['d0:C:13? d0:C:12', 'd0:H:13'] },
    p2: { stock: 'd0:S:11 d0:S:13 d0:H:12', t: ['d0:C:11'] },
    lanes: [10, 13, 13, 13, 11, 13, 10, 13],
    scorer: 1,
    idle: [10, 250],
  };

  test('[HN-12.5] whoever has just died is not waited for either: the only living player has made the limit', () => {
    const { state } = after(stateOf(lastMove), '0 move waste t1');
    expect(outcome(state)).toEqual({ rank: [2, 1], points: [0, 631], reason: 'quiet', clause: 'HN-12.5' });
    const fewer = after(stateOf({ ...lastMove, idle: [10, 199] }), '0 move waste t1');
    expect(outcome(fewer.state)).toBeUndefined();
    expect(outcome(after(fewer.state, '1 draw').state)).toMatchObject({ reason: 'quiet' });
  });

  test('[HN-12.5] version 1 of the rules waited for the action after that', () => {
    const [first] = module.earlier ?? [];
    const position = highnoon.position.write(stateOf(lastMove));
    const match = first && matchFrom(first, optionsWith(), position);
    const died = match?.ok === true ? match.value.act(0, 'move waste t1') : undefined;
    if (died?.ok !== true) throw new Error('not taken');
    expect(died.value.match.rulesVersion).toBe(1);
    expect(died.value.match.outcome).toBeUndefined();
    const next = died.value.match.act(1, 'draw');
    expect(next.ok && next.value.match.outcome).toMatchObject({ reason: 'quiet' });
  });

  test('[HN-12.5] 0 is never', () => {
    const state = stateOf({ ...idle, idle: [5000, 5000] }, { quietLimit: 0 });
    expect(outcome(after(state, '0 draw').state)).toBeUndefined();
  });

  test.each(['0 place t0', '0 move t1 t2'])('[HN-12.5] progress begins the count anew: %s', (move) => {
    const state = stateOf({ p1: { stock: 'C9', t: ['CA', 'S4? H9', 'C10'] }, idle: [7, 9], turned: [1, 4] }, {});
    const { state: now } = after(state, move);
    expect([now.idle, now.turned]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(now.progress).toEqual([1, 0]);
    expect(after(now, '0 draw', '1 draw').state.progress).toEqual([1, 0]);
  });
});

describe('after the end', () => {
  test('[HN-12.7] everything is refused', () => {
    const { state } = after(stateOf({ p1: { t: ['CA'] } }), '0 place t0');
    for (const seat of [0, 1]) {
      expect(legalOf(state, seat)).toEqual([]);
      for (const action of ['draw', 'recycle', 'flip t0', 'move t0 t1', 'place t0']) {
        expect(verdict(state, seat, action)).toBe('match-finished HN-12.7');
      }
    }
    expect(highnoon.actors(state)).toEqual({ must: [], may: [] });
  });

  test('[HN-12.6] whoever gives up comes second', () => {
    const state = stateOf({ p1: { t: ['CA'] } });
    expect(highnoon.concede(state, 0)).toMatchObject({ rank: [2, 1], clause: 'HN-12.6' });
    expect(highnoon.concede(state, 1)).toMatchObject({ rank: [1, 2] });
  });
});

describe('a progress clock of the table', () => {
  test.each([
    [{ placed: [3, 5], score: [30, 6] }, [2, 1]],
    [{ placed: [4, 4], score: [20, 16] }, [1, 2]],
    [{ placed: [4, 4], score: [18, 18] }, [1, 1]],
  ] as const)('[HN-12.8] ends the match as if blocked: %j → ranks %j', (tally, rank) => {
    const state = stateOf({ p1: { t: ['CA'] } });
    state.placed = tally.placed;
    state.score = tally.score;
    expect(highnoon.progress?.expired(state)).toEqual({
      rank,
      points: tally.score,
      reason: 'stalled',
      clause: 'HN-12.8',
    });
  });
});

describe('no turns', () => {
  const state = stateOf({ p1: { stock: 'C9 C8', t: ['H5'] } });

  test('[HN-9.1] both may act at any time, nobody must', () => {
    expect(highnoon.actors(state)).toEqual({ must: [], may: [0, 1] });
    expect(highnoon.actors(after(state, '0 draw', '0 draw').state)).toEqual({ must: [], may: [0, 1] });
  });

  test('[HN-5.2] whoever comes first gets the lane, and the twin lane is still there', () => {
    const race = stateOf({ p1: { t: ['C4', 'H9'] }, p2: { t: ['C4', 'C9'] }, lanes: [3, 3] });
    const { events } = after(race, '1 place t0', '0 place t0');
    expect(events).toMatchObject([
      { seat: 1, lane: 0 },
      { seat: 0, lane: 1 },
    ]);
    const single = stateOf({ p1: { t: ['C4', 'H9'] }, p2: { t: ['C4', 'C9'] }, lanes: [3, 2] });
    expect(verdict(after(single, '1 place t0').state, 0, 'place t0')).toBe('not-next HN-3.2');
  });

  test('[HN-7.5] a refused action leaves the state as it was, byte for byte', () => {
    const before = JSON.stringify(state);
    for (const text of [
      'recycle',
      'flip t0',
      'move t0 t1',
      'place t0',
      'place waste',
      'move p2.t0 t1',
      'move waste t0',
    ]) {
      expect(verdict(state, 0, text)).not.toBe('legal');
    }
    expect(JSON.stringify(state)).toBe(before);
  });
});
