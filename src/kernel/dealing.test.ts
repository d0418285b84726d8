// Deals as steps of their own: in which order they are made, what is refused, and what a verifier finds.

import { describe, expect, it } from 'vitest';
import { fairMatch } from './dealing.ts';
import { commitmentOf, dealSecret, sealOf } from './fair.ts';
import type { Game } from './game.ts';
import { makeRecord, readRecord, writeRecord, type MatchRecord } from './record.ts';
import { replayAll } from './replay.ts';
import { readStep, writeStep, type Occupant, type Step } from './steps.ts';
import { coinGame } from './testing/coin.ts';
import { testSeed } from './testing/walk.ts';
import { advanceTimeline, dealOut, nextDealStep, openTimeline, thoughtStream, type Timeline } from './timeline.ts';
import { verify } from './verify.ts';

const SEED = testSeed(4);
const MATCH = 'm-1';
const ANN = { kind: 'person', id: 'ann' } as const;
const BO = { kind: 'person', id: 'bo' } as const;
const BOT = { kind: 'bot', level: 'random', version: 1, budget: 0 } as const;

const placeOf = (deal: number) => ({ match: MATCH, deal, rules: 'coin@2' });
const secretOf = (deal: number): string => dealSecret(SEED, { match: MATCH, deal });
const committing = (deal: number): string => `1 0 !commit ${commitmentOf(secretOf(deal), placeOf(deal))}`;
const revealing = (deal: number): string => `9 0 !reveal ${secretOf(deal)}`;
const GIVEN = ['aa'.repeat(32), 'bb'.repeat(32)] as const;
const sealing = (seat: 0 | 1, deal = 1): string => `2 ${seat} !seal ${sealOf(GIVEN[seat], placeOf(deal), seat)}`;
const showing = (seat: 0 | 1): string => `3 ${seat} !contribute ${GIVEN[seat]}`;
const GATHERED = (deal: number): readonly string[] => [
  committing(deal),
  sealing(0, deal),
  sealing(1, deal),
  showing(1),
  showing(0),
];

const start = (occupants: readonly (Occupant | null)[] = [ANN, BO], game: Game = coinGame): Timeline =>
  openTimeline(game, { guesses: 2 }, fairMatch(MATCH, SEED), occupants);

const stepOf = (line: string): Step => {
  const step = readStep(line);
  if (!step.ok) throw new Error(`${line}: ${step.error.message}`);
  return step.value;
};

const after = (lines: readonly string[], from: Timeline = start()): Timeline =>
  lines.reduce((timeline, line) => {
    const next = advanceTimeline(timeline, stepOf(line));
    if (!next.ok) throw new Error(`${line}: ${JSON.stringify(next.error)}`);
    return next.value;
  }, from);

const faultOf = (timeline: Timeline, line: string): unknown => {
  const next = advanceTimeline(timeline, stepOf(line));
  return next.ok ? undefined : next.error.kind === 'deal' ? next.error.why : next.error.kind;
};

const DEALT = [...GATHERED(1), '4 0 !deal'];
const HAND = ['5 0 heads', '5 1 tails'];

describe('a deal', () => {
  it('is a step: nothing is dealt when everybody sits, and nobody acts before it', () => {
    expect(start().match.due).toBe('deal/1');
    expect(start().events).toEqual([]);
    expect(start().deals).toBe(0);
    expect(faultOf(start(), '5 0 heads')).toBe('deal-due');
    expect(faultOf(start([ANN, null]), committing(1))).toBe('not-dealt');
    const dealt = after(DEALT);
    expect([dealt.match.due, dealt.deals, dealt.events.length]).toEqual([undefined, 1, 1]);
  });

  it('waits for the next one after a hand, with its end hashed', () => {
    const ended = after([...DEALT, ...HAND]);
    expect(ended.match.due).toBe('deal/2');
    expect(ended.marks.map(({ due }) => due)).toEqual(['deal/2']);
    expect(nextDealStep(ended)).toEqual({ kind: 'reveal', seat: 0, secret: secretOf(1) });
  });

  it('depends on every contribution', () => {
    const sides = ['aa', 'ab', 'ac', 'ad', 'ae', 'af', 'a0', 'a1', 'a2', 'a3'].map((byte) => {
      const given = byte.repeat(32);
      const lines = [committing(1), `2 0 !seal ${sealOf(given, placeOf(1), 0)}`, `3 0 !contribute ${given}`];
      return (after([...lines, '4 0 !deal without 1']).match.view('open') as { side: number }).side;
    });
    expect(new Set(sides)).toEqual(new Set([0, 1]));
  });

  it('says who did not contribute; bots never do', () => {
    expect(faultOf(after([committing(1)]), '4 0 !deal')).toBe('wrong-seats');
    expect(faultOf(after([committing(1)]), '4 0 !deal without 0')).toBe('wrong-seats');
    expect(after([committing(1), '4 0 !deal without 0 1']).fair?.deals[0]?.without).toEqual([0, 1]);
    const alone = after([committing(1), sealing(0), showing(0)], start([ANN, BOT]));
    expect(after(['4 0 !deal'], alone).fair?.deals[0]?.contributions).toEqual([GIVEN[0], null]);
    expect(faultOf(after([committing(1)], start([ANN, BOT])), sealing(1))).toBe('no-person');
  });
});

describe('out of order', () => {
  it.each<readonly [string, readonly string[], string, string]>([
    ['a second commitment', [committing(1)], committing(1), 'committed'],
    ['a deal without a commitment', [], '4 0 !deal without 0 1', 'no-commitment'],
    ['a seal before the commitment', [], sealing(0), 'no-commitment'],
    ['a second seal', [committing(1), sealing(0)], sealing(0), 'sealed-already'],
    ['a seal after somebody has shown', [committing(1), sealing(0), showing(0)], sealing(1), 'sealed-late'],
    ['a contribution without a seal', [committing(1)], showing(0), 'no-seal'],
    ['a second contribution', [committing(1), sealing(0), showing(0)], showing(0), 'no-seal'],
    ['another contribution', [committing(1), sealing(0)], `3 0 !contribute ${GIVEN[1]}`, 'wrong-contribution'],
    ['a reveal before anything', [], revealing(1), 'revealed-already'],
    ['a reveal while contributions are gathered', GATHERED(1), revealing(1), 'revealed-early'],
    ['a reveal while cards are in play', DEALT, revealing(1), 'revealed-early'],
    ['another secret', [...DEALT, ...HAND], revealing(2), 'wrong-secret'],
    ['a commitment before the reveal', [...DEALT, ...HAND], committing(2), 'hidden'],
    ['a second reveal', [...DEALT, ...HAND, revealing(1)], revealing(1), 'revealed-already'],
    ['a deal in the middle of a hand', DEALT, '4 0 !deal', 'not-due'],
    [
      'a commitment to something else',
      ['1 0 !commit '.concat('0'.repeat(64))],
      '4 0 !deal without 0 1',
      'wrong-secret',
    ],
  ])('%s is refused', (_, lines, line, fault) => {
    expect(faultOf(after(lines), line)).toBe(fault);
  });

  it('a match over leaves nothing but its secret to reveal', () => {
    const over = after([...DEALT, '5 0 !resign']);
    expect(faultOf(over, '5 0 heads')).toBe('finished');
    expect(after([revealing(1)], over).outcome?.reason).toBe('resigned');
    expect(after(['5 0 !resign', revealing(1)], after([committing(1)])).fair?.deals[0]?.secret).toBe(secretOf(1));
  });

  it('steps of one format are refused in the other', () => {
    const old = openTimeline(coinGame, { guesses: 2 }, SEED, [null, { kind: 'person', name: 'Bo' }]);
    for (const line of [committing(1), sealing(0), showing(0), '4 0 !deal', revealing(1), '1 0 !ready', '1 0 !pause'])
      expect(faultOf(old, line)).toBe('other-format');
    for (const line of [
      '1 0 !sit person @ann',
      '1 1 !resign part',
      '1 1 !thought 0 heads',
      '1 1 !quick greedy 2 heads',
      '1 1 !options {"guesses":1}',
    ])
      expect(faultOf(old, line)).toBe('other-format');
    expect(faultOf(start([ANN, null]), '1 1 !sit person "Bo"')).toBe('other-format');
    expect(after(['1 1 !sit person @bo'], start([ANN, null])).match.due).toBe('deal/1');
  });
});

describe('a takeback', () => {
  it('goes back within a deal', () => {
    const back = after(['6 0 !takeback 6'], after([...DEALT, '5 0 heads']));
    expect(back.match.actors.must).toEqual([0]);
    expect(back.fair?.deals).toHaveLength(1);
  });

  it('never goes behind a secret that is known', () => {
    const next = after([...DEALT, ...HAND, revealing(1), committing(2), '4 0 !deal without 0 1', '5 0 heads']);
    expect(faultOf(next, '6 0 !takeback 6')).toBe('revealed');
    expect(faultOf(next, '6 0 !takeback 8')).toBe('no-such-step');
    expect(after(['6 0 !takeback 11'], next).match.actors.must).toEqual([0]);
  });

  it('never goes into a deal that is being made', () => {
    expect(faultOf(after([...DEALT, '5 0 heads']), '6 0 !takeback 3')).toBe('no-such-step');
  });
});

describe('a game that takes one seed', () => {
  const { reseeds: _, ...once } = coinGame;
  it('is dealt from it to its end, and reveals it there', () => {
    const second = after([...DEALT, ...HAND, '6 0 !deal', ...HAND, '6 0 !deal'], start([ANN, BO], once));
    expect(faultOf(second, revealing(1))).toBe('revealed-early');
    expect(faultOf(after(HAND, after(DEALT, start([ANN, BO], once))), committing(2))).toBe('unseeded');
    const over = after([...HAND, revealing(1)], second);
    expect([over.outcome?.reason, over.deals, over.fair?.deals.length]).toEqual(['guesses', 3, 1]);
  });
});

describe("a bot's thoughts", () => {
  it('have a stream for each seat and step, which another contribution changes', () => {
    const draws = (timeline: Timeline, seat: number): number => thoughtStream(timeline, seat).below(2 ** 32);
    const dealt = after(DEALT);
    const other = after([committing(1), '4 0 !deal without 0 1']);
    const all = [draws(dealt, 0), draws(dealt, 1), draws(after(['5 0 heads'], dealt), 0), draws(other, 0)];
    expect(new Set(all).size).toBe(4);
    expect(draws(after(DEALT), 0)).toBe(all[0]);
  });

  it('can be older than the step before', () => {
    const acted = after(['5 0 !thought 6 heads'], after(DEALT));
    expect(acted.action).toBe('heads');
    expect(faultOf(after(DEALT), '5 0 !thought 7 heads')).toBe('no-such-step');
  });

  it('can be those of a quicker level, but only of a bot', () => {
    expect(faultOf(after(DEALT), '5 0 !quick greedy 2 heads')).toBe('no-bot');
    const bot = after(['5 0 !sit bot expert 1 100'], after(DEALT));
    expect(after(['6 0 !quick greedy 2 heads'], bot).action).toBe('heads');
  });
});

/** A whole match of which the first deal was contributed to. */
const whole = (): readonly Step[] => {
  const steps = DEALT.map(stepOf);
  let timeline = after(DEALT);
  while (timeline.outcome === undefined) {
    for (const line of HAND) {
      timeline = after([line], timeline);
      steps.push(stepOf(line));
    }
    const dealt = dealOut(timeline, 7);
    if (!dealt.ok) throw new Error(dealt.error.kind);
    timeline = dealt.value.timeline;
    steps.push(...dealt.value.steps);
  }
  return steps;
};

const recordOf = (steps: readonly Step[]) =>
  makeRecord(coinGame, { options: { guesses: 2 }, seats: [ANN, BO], match: MATCH, names: NAMES, steps });
const NAMES = { ann: 'Ann', bo: 'Bo' };

const recorded = (steps: readonly Step[] = whole()): MatchRecord => {
  const record = recordOf(steps);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
};

describe('a record of format 2', () => {
  const record = recorded();

  it('holds no seed but what was revealed, and verifies', () => {
    expect(writeRecord(record)).not.toContain(SEED);
    expect(record.format).toBe(2);
    expect(record.steps.filter((text) => text.includes('!reveal'))).toHaveLength(3);
    expect(readRecord(writeRecord(record))).toEqual({ ok: true, value: record });
    const verdict = verify(coinGame, record);
    expect(verdict).toMatchObject({ ok: true, deals: 3, outcome: { reason: 'guesses' } });
    expect(verdict.ok && verdict.seeded.map(({ without }) => without)).toEqual([[], [0, 1], [0, 1]]);
  });

  it('stays the same when a name is changed or removed', () => {
    for (const names of [{}, { ann: 'Somebody else' }, { ...NAMES, zoe: 'Zoe' }]) {
      const renamed = { ...record, names } as MatchRecord;
      expect(readRecord(writeRecord(renamed)).ok).toBe(true);
      expect(verify(coinGame, renamed).ok).toBe(true);
    }
  });

  it.each<readonly [string, Partial<Record<string, unknown>>]>([
    ['another match', { match: 'm-2' }],
    ['another person', { seats: [ANN, { kind: 'person', id: 'zoe' }] }],
    ['other rules', { rules: 1 }],
  ])('with %s does not verify', (_, change) => {
    expect(verify(coinGame, { ...record, ...change } as MatchRecord).ok).toBe(false);
  });

  /** The steps with one of them changed, hashed anew: somebody who can write the whole file. */
  const forged = (change: (text: string) => string | undefined): string => {
    const steps = record.steps.map((text) => change(text)).filter((text) => text !== undefined);
    const made = recordOf(steps.map(stepOf));
    return made.ok ? 'made' : made.error.message;
  };
  const once = (match: string, by: (text: string) => string | undefined) => {
    let done = false;
    return (text: string): string | undefined => {
      if (done || !text.includes(match)) return text;
      done = true;
      return by(text);
    };
  };
  const other = 'cc'.repeat(32);

  it.each([
    ['another commitment', '!commit', () => `1 0 !commit ${other}`, 'committed itself to'],
    ['another secret', '!reveal', () => `9 0 !reveal ${other}`, 'committed itself to'],
    ['another contribution', '!contribute', () => `3 1 !contribute ${other}`, 'has sealed'],
    ['another seal', '!seal', () => `2 0 !seal ${other}`, 'has sealed'],
    ['a contribution less', '!contribute', () => undefined, 'exactly the people'],
    ['a mark of somebody who did contribute', '!deal', () => '4 0 !deal without 1', 'exactly the people'],
    ['no secret', '!reveal', () => undefined, ''],
  ])('a whole file forged with %s is found', (_, match, by, message) => {
    const said = forged(once(match, by));
    expect(said).not.toBe('made');
    expect(said).toContain(message);
  });

  it('can be replayed step by step', () => {
    const timelines = replayAll(coinGame, record);
    expect(timelines.ok && timelines.value.length).toBe(record.steps.length + 1);
  });

  it('is made of a match that is not over only as far as its secrets are known', () => {
    const steps = [...DEALT, '5 0 heads'].map(stepOf);
    const hidden = recordOf(steps);
    expect(hidden.ok ? '' : hidden.error.message).toContain('was not revealed before the record was made');
    expect(recordOf(steps.slice(0, 5)).ok).toBe(true);
  });

  it.each<readonly [string, object, string]>([
    ['a seed', { seed: SEED }, 'seed'],
    ['a match with spaces', { match: 'a b' }, 'match'],
    ['a person by name', { seats: [{ kind: 'person', name: 'Ann' }, BO] }, 'seats[0]'],
    ['an id with spaces', { seats: [{ kind: 'person', id: 'a b' }, BO] }, 'seats[0].id'],
    ['a name that is none', { names: { ann: 5 } }, 'names.ann'],
    ['a name of nobody', { names: { 'a b': 'A' } }, 'names'],
    ['secrets beside the log', { secrets: {} }, 'secrets'],
  ])('with %s is refused, with the place', (_, change, at) => {
    const read = readRecord(JSON.stringify({ ...record, ...change }));
    expect(read.ok ? '' : read.error.at).toContain(at);
  });

  it('steps come back from their text', () => {
    expect(whole().map(writeStep)).toEqual(record.steps);
  });
});
