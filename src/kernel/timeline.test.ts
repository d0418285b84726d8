// The fold of a log: deals between steps, marks, ends, takebacks, who sits.

import { describe, expect, it } from 'vitest';
import { advanceTimeline, historyOf, lastActOf, matchAt, openTimeline, stepsSince, type Timeline } from './timeline.ts';
import type { Game } from './game.ts';
import { faultText, type StepFault } from './step-faults.ts';
import { readStep } from './steps.ts';
import { coinGame } from './testing/coin.ts';
import { after, SITTERS, start } from './testing/coin-log.ts';
import { testSeed } from './testing/walk.ts';

const faultOf = (timeline: Timeline, line: string): string | undefined => {
  const step = readStep(line);
  if (!step.ok) throw new Error(line);
  const next = advanceTimeline(timeline, step.value);
  return next.ok ? undefined : next.error.kind;
};

const WHOLE = ['1 0 heads', '2 1 tails', '3 0 heads', '4 1 heads', '5 0 tails', '6 1 tails'];

describe('a timeline', () => {
  it('begins dealt where everybody sits', () => {
    const timeline = start();
    expect(timeline).toMatchObject({ steps: 0, outcome: undefined, marks: [] });
    expect(timeline.events).toHaveLength(1);
  });

  it('deals by itself when a deal is due, and marks the state before it', () => {
    const timeline = after(WHOLE.slice(0, 2));
    expect(timeline.marks.map(({ due }) => due)).toEqual(['deal/2']);
    expect(timeline.marks[0]?.position()).toMatchObject({ deals: 1, side: null });
    expect(timeline.match.position()).toMatchObject({ deals: 2, guesses: 0 });
    expect(timeline.events.map((event) => (event.seenBy('public') as { type: string }).type)).toEqual([
      'guessed',
      'tossed',
    ]);
  });

  it('ends by the rules with a mark, and takes no further move', () => {
    const timeline = after(WHOLE);
    expect(timeline.outcome).toMatchObject({ reason: 'guesses' });
    expect(timeline.marks.map(({ due }) => due)).toEqual(['end']);
    expect(faultOf(timeline, '7 0 heads')).toBe('finished');
    expect(faultOf(timeline, '7 0 !resign')).toBe('finished');
  });

  it.each([
    ['resign', 'resigned'],
    ['flag', 'time'],
    ['abandon', 'left'],
  ])('%s ends it for the other side', (word, reason) => {
    const timeline = after(['1 0 heads', `2 1 !${word}`]);
    expect(timeline.outcome).toMatchObject({ rank: [1, 2], reason });
    expect(timeline.marks.map(({ due }) => due)).toEqual(['end']);
  });

  it('ends at a standstill as its game says, and can not where a game tells no progress', () => {
    expect(faultOf(start(), '1 0 !stall')).toBe('no-progress');
    const stalled = { rank: [1, 1], points: [0, 0], reason: 'stalled', clause: 'COI-4' };
    const game: Game = { ...coinGame, progress: { last: () => [0, 0], expired: () => stalled } };
    const timeline = after(['1 0 heads', '2 0 !stall'], openTimeline(game, { guesses: 2 }, testSeed(4), SITTERS));
    expect(timeline.outcome).toEqual(stalled);
    expect(timeline.marks.map(({ due }) => due)).toEqual(['end']);
  });

  it.each([
    ['1 2 heads', 'no-such-seat'],
    ['1 1 heads', 'refused'],
    ['1 0 edge', 'unreadable'],
    ['1 0 melt', 'breach'],
    ['1 0 !takeback 0', 'no-such-step'],
    ['1 0 !takeback 9', 'no-such-step'],
  ])('%s is no step here: %s', (line, kind) => {
    expect(faultOf(start(), line)).toBe(kind);
  });

  it('notes who sits down, and asks for no rules', () => {
    const timeline = after(['1 1 !sit person "Ana"', '2 0 !sit bot random 1 0']);
    expect(timeline.occupants).toEqual([
      { kind: 'bot', level: 'random', version: 1, budget: 0 },
      { kind: 'person', name: 'Ana' },
    ]);
    expect(timeline.match.position()).toEqual(start().match.position());
    expect(after(['3 1 !stand'], timeline).occupants.map((sitter) => sitter?.kind ?? null)).toEqual(['bot', null]);
  });
});

it('every fault of a step has a sentence', () => {
  const faults: readonly StepFault[] = [
    { kind: 'refused', refusal: { code: 'not-your-turn', clause: 'COI-1', params: {} } },
    { kind: 'unreadable', error: { at: '', message: 'heads or tails' } },
    { kind: 'breach', breach: { invariant: 'points', message: 'never negative' } },
    { kind: 'finished' },
    { kind: 'no-such-seat' },
    { kind: 'no-such-step' },
    { kind: 'not-dealt' },
    { kind: 'no-progress' },
    { kind: 'loadout-missing' },
    { kind: 'loadout-late' },
    { kind: 'loadout-unasked' },
  ];
  expect(faults.map(faultText)).toEqual([
    'the rules refuse it: not-your-turn (COI-1)',
    "it isn't an action of this game: heads or tails",
    'it leads to an impossible state: points: never negative',
    'it comes after the end of the match',
    'there is no such seat',
    'there is no such step to go back to',
    'it comes before the deal: not everybody is seated yet',
    'this game has no progress clock',
    'whoever takes this seat must bring a loadout',
    'it brings a loadout to a match that has already been dealt',
    'this match takes no loadouts',
  ]);
});

describe('a takeback', () => {
  const there = after(WHOLE.slice(0, 3));
  const back = after(['9 0 !takeback 1'], there);

  it('goes back to an earlier state and deletes nothing', () => {
    expect(back.match.position()).toEqual(matchAt(there, 1)?.position());
    expect(back).toMatchObject({ steps: 4, events: [], marks: [] });
    expect(matchAt(back, 3)?.position()).toEqual(there.match.position());
    expect(stepsSince(back, 2)).toEqual(['0 0 heads', '0 0 !takeback 1']);
  });

  it('gives the same deal again: chance has no memory', () => {
    const again = after(['10 1 tails'], back);
    expect(again.match.position()).toEqual(matchAt(there, 2)?.position());
  });

  it('takes what was undone out of the history', () => {
    const again = after(['10 1 heads'], back);
    const told = historyOf(again, 'public').map((event) => (event as { type: string }).type);
    expect(told).toEqual(['tossed', 'guessed', 'guessed', 'tossed']);
    expect(again.steps).toBe(5);
  });

  it('across a deal takes the deal back too', () => {
    expect([start().deals, there.deals, back.deals, after(['10 1 tails'], back).deals]).toEqual([1, 2, 1, 2]);
    expect(after(WHOLE).deals).toBe(3);
  });

  it('keeps who sits now', () => {
    const seated = after(['4 1 !sit person "Ana"', '5 0 !takeback 1'], there);
    expect(seated.occupants[1]).toEqual({ kind: 'person', name: 'Ana' });
  });

  it('done and undone over and over is found again, and adds nothing to the history', () => {
    let timeline = start();
    for (let n = 0; n < 1000; n++) timeline = after([`1 0 heads`, `1 0 !takeback ${2 * n}`], timeline);
    expect(timeline.steps).toBe(2000);
    expect(historyOf(timeline, 'open')).toEqual(historyOf(start(), 'open'));
    const guesses = (to: number): unknown =>
      (matchAt(timeline, to)?.position() as { guesses: number } | undefined)?.guesses;
    expect([0, 1, 2, 999, 1000, 1023, 1998, 1999].map(guesses)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect([lastActOf(timeline, 0), matchAt(timeline, 2001), matchAt(timeline, -1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('comes too late when the match is over', () => {
    expect(() => after(['9 0 !takeback 5'], after(WHOLE))).toThrow('finished');
  });
});

describe('the first deal', () => {
  const empty = (): Timeline => openTimeline(coinGame, { guesses: 2 }, testSeed(4), [SITTERS[0], null]);
  const BO = '1 1 !sit person "Bo"';

  it('waits until everybody sits, and is then the same as at a full table', () => {
    const waiting = empty();
    expect(waiting).toMatchObject({ steps: 0, events: [], outcome: undefined });
    expect(waiting.match).toMatchObject({ due: 'deal/1', actors: { must: [], may: [] } });
    expect(waiting.match.position()).toMatchObject({ deals: 0, side: null });
    expect(waiting.deals).toBe(0);
    const dealt = after([BO], waiting);
    expect(dealt.match.position()).toEqual(start().match.position());
    expect(historyOf(dealt, 'open')).toEqual(historyOf(start(), 'open'));
    expect([dealt.deals, dealt.waiting]).toEqual([1, undefined]);
    expect(after(WHOLE, dealt).match.position()).toEqual(after(WHOLE).match.position());
  });

  it('goes on waiting when somebody stands up again', () => {
    const changed = after(['1 0 !stand', '2 1 !sit person "Bo"'], empty());
    expect(changed.waiting).toBeDefined();
    expect(changed.match.position()).toMatchObject({ deals: 0 });
    expect(after(['3 0 !sit person "Cy"'], changed).match.position()).toEqual(start().match.position());
  });

  it('is not gone behind by a takeback', () => {
    expect(faultOf(after([BO], empty()), '2 0 !takeback 0')).toBe('no-such-step');
    expect(after(['2 0 heads', '3 0 !takeback 1'], after([BO], empty())).match.position()).toMatchObject({ deals: 1 });
  });

  it('of a record in which somebody acts without everybody there is made with that step', () => {
    const alone = after(['1 0 heads', '2 1 !sit person "Bo"'], empty());
    expect(alone.match.position()).toEqual(after(['1 0 heads']).match.position());
    expect(historyOf(alone, 'open')).toEqual(historyOf(after(['1 0 heads']), 'open'));
    expect(alone.deals).toBe(1);
    expect(faultOf(empty(), '1 1 heads')).toBe('refused');
  });

  it('of a match that nobody brings anything to takes nothing brought', () => {
    expect(faultOf(empty(), '1 1 !sit person "Bo" {"deck":"b"}')).toBe('loadout-unasked');
  });
});

describe('what sitters bring', () => {
  /** The coin, with a table on which everything that was brought lies open. */
  const game: Game = {
    ...coinGame,
    setup: (options, loadouts) => ({ ...(coinGame.setup(options, []) as object), loadout: loadouts }),
  };
  const opened = (loadouts: readonly unknown[]): Timeline =>
    openTimeline(game, { guesses: 2 }, testSeed(4), [null, null], loadouts);
  const seen = ({ match }: Timeline): unknown => match.view(0);
  const ANN = '1 0 !sit person "Ann" {"deck":"a"}';
  const BO = '2 1 !sit person "Bo" {"deck":"b"}';

  it('nothing is dealt, and nothing shown, before the last one has brought it', () => {
    const waiting = after([BO], opened([null, null]));
    expect(waiting).toMatchObject({ steps: 1, events: [], outcome: undefined });
    expect(waiting.match).toMatchObject({ due: 'deal/1', actors: { must: [], may: [] } });
    expect(seen(waiting)).toMatchObject({ deals: 0, loadout: [] });
    expect(waiting.deals).toBe(0);
    const dealt = after([ANN], waiting);
    expect(seen(dealt)).toMatchObject({ deals: 1, loadout: [{ deck: 'a' }, { deck: 'b' }] });
    expect(dealt.events).toHaveLength(1);
    expect(historyOf(dealt, 0)).toHaveLength(1);
    expect(dealt.deals).toBe(1);
  });

  it('the deal is the one that an open table with the same loadouts has', () => {
    const late = after([ANN, BO, ...WHOLE], opened([null, null]));
    const once = after(WHOLE, opened([{ deck: 'a' }, { deck: 'b' }]));
    expect(late.match.position()).toEqual(once.match.position());
  });

  it('it is laid over what the seat has, and goes with whoever stands up', () => {
    const start0 = opened([{ set: 'S', deck: 'house', salt: 'x' }, null]);
    const changed = after(['1 0 !stand', BO, '3 1 !stand', '4 0 !sit bot random 1 0 {"deck":"c"}'], start0);
    expect(seen(changed)).toMatchObject({ loadout: [] });
    const dealt = after(['5 1 !sit person "Cy" {"deck":"d"}'], changed);
    expect(seen(dealt)).toMatchObject({ loadout: [{ set: 'S', deck: 'c', salt: 'x' }, { deck: 'd' }] });
    expect(dealt.occupants).toMatchObject([{ kind: 'bot' }, { name: 'Cy' }]);
  });

  it('whoever brings nothing where something is awaited does not sit down', () => {
    expect(faultOf(opened(['a', null]), '1 1 !sit person "Bo"')).toBe('loadout-missing');
    expect(faultOf(opened(['a', null]), '1 0 !sit person "Ann"')).toBeUndefined();
  });

  it('nothing else happens before the deal, and nothing is brought after it', () => {
    const waiting = after([ANN], opened([null, null]));
    const others = ['3 0 heads', '3 0 !resign', '3 0 !flag', '3 0 !abandon', '3 0 !takeback 0'];
    expect(others.map((line) => faultOf(waiting, line))).toEqual(others.map(() => 'not-dealt'));
    const dealt = after([BO], waiting);
    expect(faultOf(dealt, '3 1 !sit person "Bo" {"deck":"better"}')).toBe('loadout-late');
    expect(faultOf(after(['3 1 !stand'], dealt), BO)).toBe('loadout-late');
    expect(faultOf(dealt, '3 0 !takeback 1')).toBe('no-such-step');
    expect(faultOf(start(), BO)).toBe('loadout-late');
  });
});
