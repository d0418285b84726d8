// Steps of format 2 that a room needs around the cards: options, ready, seats that change hands, pauses, parts given up.

import { describe, expect, it } from 'vitest';
import { fairMatch } from './dealing.ts';
import type { Game } from './game.ts';
import { makeRecord } from './record.ts';
import { faultText } from './step-faults.ts';
import { readStep, type Occupant, type Step } from './steps.ts';
import { coinGame } from './testing/coin.ts';
import { testSeed } from './testing/walk.ts';
import { advanceTimeline, dealOut, openTimeline, type Timeline } from './timeline.ts';
import { verify } from './verify.ts';

const SEED = testSeed(9);
const ANN = { kind: 'person', id: 'ann' } as const;
const BO = { kind: 'person', id: 'bo' } as const;

const start = (
  occupants: readonly (Occupant | null)[] = [ANN, BO],
  game: Game = coinGame,
  loadouts: readonly unknown[] = [],
): Timeline => openTimeline(game, { guesses: 2 }, fairMatch('m', SEED), occupants, loadouts);

const stepOf = (line: string): Step => {
  const step = readStep(line);
  if (!step.ok) throw new Error(line);
  return step.value;
};

const dealt = (timeline: Timeline): Timeline => {
  const next = dealOut(timeline, 1);
  if (!next.ok) throw new Error(next.error.kind);
  return next.value.timeline;
};

const after = (timeline: Timeline, ...lines: readonly string[]): Timeline =>
  lines.reduce((now, line) => {
    const next = advanceTimeline(now, stepOf(line));
    if (!next.ok) throw new Error(`${line}: ${faultText(next.error)}`);
    return next.value;
  }, timeline);

const faultOf = (timeline: Timeline, line: string): string | undefined => {
  const next = advanceTimeline(timeline, stepOf(line));
  return next.ok ? undefined : next.error.kind;
};

describe('a swap', () => {
  it('changes two places before the first deal, and whoever moved is not ready any more', () => {
    const swapped = after(start([ANN, null]), '1 0 !ready', '2 0 !swap 1');
    expect(swapped).toMatchObject({ occupants: [null, ANN], ready: [] });
    expect(after(swapped, '3 0 !sit person @bo', '4 0 !swap 1').occupants).toEqual([ANN, BO]);
  });

  it('needs two seats of the table', () => {
    expect(faultOf(start(), '1 0 !swap 0')).toBe('no-such-seat');
    expect(faultOf(start(), '1 0 !swap 2')).toBe('no-such-seat');
    expect(faultOf(start(), '1 2 !swap 0')).toBe('no-such-seat');
  });

  it('comes too late once a deal has begun, and where everybody has brought something', () => {
    const begun = advanceTimeline(start(), { kind: 'commit', seat: 0, commitment: '0'.repeat(64), ms: 1 });
    expect(begun.ok && faultOf(begun.value, '2 0 !swap 1')).toBe('swap-late');
    expect(faultOf(dealt(start()), '2 0 !swap 1')).toBe('swap-late');
    expect(faultOf(start([ANN, BO], coinGame, [{}, {}]), '1 0 !swap 1')).toBe('swap-late');
    expect(after(start([ANN, null], coinGame, [{ a: 1 }, null]), '1 0 !swap 1').loadouts).toEqual([null, { a: 1 }]);
  });

  it('is no step of format 1', () => {
    const old = openTimeline(coinGame, { guesses: 2 }, SEED, [null, null]);
    expect(faultOf(old, '1 0 !swap 1')).toBe('other-format');
  });
});

describe('options', () => {
  it('are chosen before the first deal, by anybody, as often as they like', () => {
    const chosen = after(start([ANN, null]), '1 0 !options {"guesses":1}');
    expect(chosen.match.options).toEqual({ guesses: 1 });
    expect(chosen.waiting).toBeDefined();
    const begun = after(chosen, '2 1 !sit person @bo');
    expect(begun.match.options).toEqual({ guesses: 1 });
    expect(after(begun, '3 1 !options {"guesses":2}').match).toMatchObject({ options: { guesses: 2 }, due: 'deal/1' });
  });

  it('are fixed once a deal has begun', () => {
    const begun = advanceTimeline(start(), { kind: 'commit', seat: 0, commitment: '0'.repeat(64), ms: 1 });
    expect(begun.ok && faultOf(begun.value, '2 0 !options {"guesses":1}')).toBe('options-late');
    expect(faultOf(dealt(start()), '2 0 !options {"guesses":1}')).toBe('options-late');
  });

  it.each(['{}', '{"guesses":7}', '{"cards":1}', '{"guesses":1,"x":1}'])('%s are none of this game', (options) => {
    expect(faultOf(start(), `1 0 !options ${options}`)).toBe('bad-options');
  });

  it('that need another number of seats are refused', () => {
    const game: Game = { ...coinGame, seats: (options) => (options as { guesses: number }).guesses };
    expect(faultOf(start([ANN, BO], game), '1 0 !options {"guesses":1}')).toBe('bad-options');
  });

  it('leave what people have brought', () => {
    const brought: unknown[][] = [];
    const game: Game = {
      ...coinGame,
      setup: (options, loadouts) => {
        brought.push([...loadouts]);
        return coinGame.setup(options, loadouts);
      },
    };
    after(start([ANN, BO], game, ['a', 'b']), '1 0 !options {"guesses":1}');
    expect(brought.at(-1)).toEqual(['a', 'b']);
  });
});

describe('ready', () => {
  it('is told once before each deal', () => {
    const one = after(start(), '1 1 !ready');
    expect(one.ready).toEqual([1]);
    expect(faultOf(one, '1 1 !ready')).toBe('ready-already');
    expect(dealt(after(one, '1 0 !ready')).ready).toEqual([]);
    expect(faultOf(dealt(one), '1 0 !ready')).toBe('ready-already');
    const ended = after(dealt(one), '2 0 heads', '2 1 heads');
    expect(after(ended, '3 0 !ready').ready).toEqual([0]);
  });

  it('is nothing an empty seat can be', () => {
    expect(faultOf(start([ANN, null]), '1 1 !ready')).toBe('ready-already');
  });
});

describe('a seat changes hands', () => {
  it('from a person to a bot and back, in the middle of a match', () => {
    const playing = after(dealt(start()), '2 0 heads');
    const bot = after(playing, '3 1 !sit bot random 1 0', '3 1 heads');
    expect(bot.occupants[1]).toEqual({ kind: 'bot', level: 'random', version: 1, budget: 0 });
    const back = after(dealt(bot), '4 1 !sit person @cy');
    expect(back.occupants).toEqual([ANN, { kind: 'person', id: 'cy' }]);
    // A takeback leaves everybody where they sit.
    expect(after(back, '5 0 heads', `6 0 !takeback ${back.steps}`).occupants).toEqual(back.occupants);
  });
});

describe('a pause', () => {
  const paused = after(dealt(start()), '2 0 heads', '3 1 !pause');

  it('lets nobody act, take back, run out of time or be dealt to', () => {
    for (const line of ['4 1 heads', '4 0 !takeback 2', '4 1 !flag', '4 0 !stall', '4 0 !pause', '4 0 !deal'])
      expect(faultOf(paused, line)).toBe('paused');
    const between = after(dealt(start()), '2 0 heads', '2 1 heads', '3 1 !pause');
    expect(dealt(between)).toBe(between);
  });

  it('ends', () => {
    expect(faultOf(dealt(start()), '4 0 !resume')).toBe('not-paused');
    expect(after(paused, '4 0 !resume', '5 1 heads').paused).toBe(false);
  });

  it('can be left, and the match be given up', () => {
    const over = after(paused, '4 1 !resign');
    expect(over.outcome?.reason).toBe('resigned');
    expect(dealt(over).fair?.deals[0]?.secret).not.toBeNull();
    expect(after(paused, '4 1 !sit bot random 1 0').paused).toBe(true);
  });
});

describe('a part given up', () => {
  it('goes to the other side, and the match goes on with the next deal', () => {
    const given = after(dealt(start()), '2 0 !resign part');
    expect(given.match).toMatchObject({ due: 'deal/2', outcome: undefined });
    expect(given.marks.map(({ due }) => due)).toEqual(['deal/2']);
    expect(given.events).toHaveLength(1);
    expect(dealt(given).deals).toBe(2);
    expect(faultOf(given, '2 0 !flag part')).toBe('deal-due');
  });

  it('ends a match whose last part it was', () => {
    let timeline = start();
    for (let i = 0; i < 3; i++) timeline = after(dealt(timeline), '2 1 !flag part');
    expect(timeline.outcome).toMatchObject({ reason: 'guesses', points: [3, 0] });
    expect(timeline.marks.map(({ due }) => due)).toEqual(['end']);
  });

  it('is refused where a game has none', () => {
    const { concedePart: _, ...whole } = coinGame;
    expect(faultOf(dealt(start([ANN, BO], whole)), '2 0 !resign part')).toBe('no-part');
  });

  it('that breaks an invariant is not taken', () => {
    const game: Game = {
      ...coinGame,
      concedePart: (draft) => void ((draft as { points: number[] }).points[0] = -1),
    };
    expect(faultOf(dealt(start([ANN, BO], game)), '2 0 !resign part')).toBe('breach');
  });
});

it('a record with all of it verifies', () => {
  const lines = ['1 0 !options {"guesses":1}', '1 0 !ready', '1 1 !sit bot random 1 0'];
  const steps: Step[] = lines.map(stepOf);
  let timeline = after(start(), ...lines);
  const deal = (): void => {
    const next = dealOut(timeline, 2);
    if (!next.ok) throw new Error(next.error.kind);
    steps.push(...next.value.steps);
    timeline = next.value.timeline;
  };
  const play = (...more: readonly string[]): void => {
    timeline = after(timeline, ...more);
    steps.push(...more.map(stepOf));
  };
  deal();
  play('3 0 heads', '3 0 !pause', '4 1 !resume', `4 1 !thought ${timeline.steps} tails`);
  deal();
  play('5 0 !flag part');
  deal();
  play('6 1 !sit person @bo', '7 0 !resign');
  deal();
  const source = { options: { guesses: 2 }, seats: [ANN, BO], match: 'm', names: {}, steps };
  const record = makeRecord(coinGame, source);
  if (!record.ok) throw new Error(record.error.message);
  expect(verify(coinGame, record.value)).toMatchObject({ ok: true, deals: 3, outcome: { reason: 'resigned' } });
});
