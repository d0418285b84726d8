// The turn clock: running, incremented, paused for who dropped, flagged, and kind after a restart.

import { describe, expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import { openingLoadouts } from './decks.ts';
import type { Entry, Terms } from './model.ts';
import { restoreTable } from './opening.ts';
import { advance } from './table.ts';
import { bench, bot, fair, isSnapshot, isStep, person, termsOf } from './testing/bench.ts';

const { game } = module;
const CLOCK = { baseMs: 10_000, incrementMs: 2000 };

const duel = (graceMs = 3000) => {
  const table = bench(game, termsOf(game, [person('ann'), person('bob')], { clock: CLOCK, graceMs }));
  table.join('ann');
  table.join('bob');
  return table;
};

const move = (table: ReturnType<typeof duel>, seat: number, now: number) => {
  const action = table.table().timeline.match.legal(seat)[0] as string;
  const base = table.table().timeline.steps;
  return table.say(seat === 0 ? "ann'" : "bob'", { type: 'act', intent: `i${base}`, base, action }, now);
};

const left = (table: ReturnType<typeof duel>, seat: number) => table.table().clocks[seat]?.leftMs;

/** A match of Guiñote or Mulle with this clock, dealt. */
const dealt = async (id: string, players: number, clock: Terms['clock']) => {
  const { game } = (await GAMES[id]?.()) ?? module;
  const seats = Array.from({ length: players }, (_, seat) => person(`p${seat}`));
  const table = bench(game, fair(termsOf(game, seats, { clock, options: { players } })));
  for (let seat = 0; seat < players; seat++) table.join(`p${seat}`);
  let now = 1000;
  const dealOn = (): void => {
    for (let round = 0; round < 2; round++) table.tell({ type: 'timer', timer: 'deal' }, (now += 3000));
  };
  dealOn();
  const [seat = -1] = table.table().timeline.match.actors.must;
  return {
    table,
    seat,
    dealOn,
    now: () => now,
    /** Nothing is played until the clock of whoever must act has run out. */
    flag: (): void => {
      const [late = -1] = table.table().timeline.match.actors.must;
      now = table.table().timers.get(`clock/${late}`) ?? now;
      table.tell({ type: 'timer', timer: `clock/${late}` }, now);
    },
  };
};

const SPEED = { baseMs: 20_000, incrementMs: 0, moveMs: 7000 } as const;

describe('time for each move and a reserve', () => {
  test('the reserve runs when the time for the move is used up, and what is left of that is lost', () => {
    const table = bench(game, termsOf(game, [person('ann'), person('bob')], { clock: SPEED }));
    table.join('ann');
    table.join('bob');
    expect(table.sent("bob'").find(isSnapshot)).toMatchObject({
      clock: SPEED,
      clocks: [{ seat: 0, leftMs: 27_000, moveMs: 7000 }],
    });
    move(table, 0, 1000 + 3000);
    expect(table.table().clocks[0]).toMatchObject({ leftMs: 20_000, moveMs: 7000 });
    expect(table.sent("ann'").find(isStep)?.clocks).toEqual([{ seat: 1, leftMs: 27_000, moveMs: 7000 }]);
    move(table, 1, 4000 + 10_000);
    expect(table.table().clocks[1]).toMatchObject({ leftMs: 17_000, moveMs: 7000 });
  });

  test('who comes while the reserve runs is told of it alone', () => {
    const table = bench(game, termsOf(game, [person('ann'), person('bob')], { clock: SPEED }));
    table.join('ann');
    table.join('bob', "bob'", 1000 + 9000);
    expect(table.sent("bob'").find(isSnapshot)?.clocks).toEqual([{ seat: 0, leftMs: 18_000 }]);
  });

  test('flags when both are used up, and not before', () => {
    const table = bench(game, termsOf(game, [person('ann'), person('bob')], { clock: SPEED }));
    table.join('ann');
    table.join('bob');
    expect(table.table().timers.get('clock/0')).toBe(28_000);
    table.tell({ type: 'timer', timer: 'clock/0' }, 27_999);
    expect(table.log()).toEqual([]);
    table.tell({ type: 'timer', timer: 'clock/0' }, 28_000);
    expect(table.log()).toMatchObject([{ step: { kind: 'flag', seat: 0 } }]);
  });
});

describe('what a flag costs', () => {
  const PART = { ...SPEED, part: true } as const;

  test.each([2, 4])(
    '[GUI-12.5] %i players: the partida, not the coto; then everybody has a full reserve',
    async (players) => {
      const { table, seat, flag, dealOn } = await dealt('guinote', players, PART);
      flag();
      expect(table.log().at(-1)?.step).toMatchObject({ kind: 'commit' });
      expect(table.log().findLast(({ step }) => step.kind === 'flag')?.step).toMatchObject({ seat, part: true });
      expect(table.table().timeline.outcome).toBeUndefined();
      expect(table.shown("p1'")).toMatchObject({ view: { partidas: seat % 2 === 0 ? [0, 1] : [1, 0] } });
      dealOn();
      expect(table.table().clocks.every(({ leftMs }) => leftMs === 20_000)).toBe(true);
      expect(table.table().clocks.filter(({ mode }) => mode === 'running')).toHaveLength(1);
    },
  );

  test.each([2, 4])('[MUL-13.5] %i players: the omgång, not the match', async (players) => {
    const { table, seat, flag } = await dealt('mulle', players, PART);
    flag();
    expect(table.log().findLast(({ step }) => step.kind === 'flag')?.step).toMatchObject({ seat, part: true });
    expect(table.table().timeline.outcome).toBeUndefined();
    expect(table.table().timeline.fair?.deals).toHaveLength(2);
    // The last omgång decides the match.
    for (let round = 0; round < 2; round++) table.tell({ type: 'timer', timer: 'deal' }, table.table().now + 3000);
    const [late = -1] = table.table().timeline.match.actors.must;
    table.tell({ type: 'timer', timer: `clock/${late}` }, table.table().timers.get(`clock/${late}`));
    expect(table.table().timeline.outcome).toBeDefined();
  });

  test('[MYT-5.7] the match, where there are no parts of it', async () => {
    const found = await GAMES['mythos']?.();
    if (found?.deckTools === undefined) throw new Error('there is no Mythos, or nobody brings decks to it');
    const { game: mythos, deckTools } = found;
    const seats = [person('p0'), person('p1')];
    const terms = termsOf(mythos, seats, { clock: PART });
    const loadouts = openingLoadouts(found, terms.options, seats, { deck: 'tides' }, terms.seed);
    if (!loadouts.ok) throw new Error(loadouts.error.message);
    const table = bench(mythos, fair({ ...terms, ...loadouts.value }), deckTools);
    table.join('p0');
    table.join('p1');
    for (const now of [4000, 7000]) table.tell({ type: 'timer', timer: 'deal' }, now);
    const [late = -1] = table.table().timeline.match.actors.must;
    table.tell({ type: 'timer', timer: `clock/${late}` }, table.table().timers.get(`clock/${late}`));
    expect(table.table().timeline.outcome).toMatchObject({ reason: 'time', clause: 'MYT-5.7' });
    expect(table.table().timeline.outcome?.rank[late]).toBe(2);
  });

  test('[HN-12.6] nobody has to act in a race: no turn clock runs, and who gives up loses the match', async () => {
    const { game: race } = (await GAMES['highnoon']?.()) ?? module;
    const table = bench(race, fair(termsOf(race, [person('p0'), person('p1')], { clock: PART })));
    table.join('p0');
    table.join('p1');
    for (const now of [4000, 7000, 10_000, 99_999_000]) table.tell({ type: 'timer', timer: 'deal' }, now);
    expect(table.table().clocks.map(({ mode }) => mode)).toEqual(['idle', 'idle']);
    expect(table.log().some(({ step }) => step.kind === 'flag')).toBe(false);
    expect(race.concedePart).toBeUndefined();
  });

  test('[GUI-12.3] the match at tables that were opened before there was a choice', async () => {
    const { table, seat, flag } = await dealt('guinote', 2, { baseMs: 20_000, incrementMs: 0 });
    flag();
    expect(table.table().timeline.outcome).toMatchObject({ reason: 'time' });
    expect(table.table().timeline.outcome?.rank[seat]).toBe(2);
  });

  test('everybody is told whose time it was', async () => {
    const { table, seat, flag } = await dealt('guinote', 2, PART);
    flag();
    for (const client of ["p0'", "p1'"])
      expect(table.sent(client).find((message) => isStep(message) && message.flag === true)).toMatchObject({ seat });
  });

  test('a part that can’t be given up costs the match, so that nobody waits for ever', () => {
    const broken: typeof game = {
      ...game,
      concedePart: () => {
        throw new Error('no parts');
      },
    };
    const table = bench(broken, fair(termsOf(broken, [person('ann'), person('bob')], { clock: PART })));
    table.join('ann');
    table.join('bob');
    for (const now of [4000, 7000]) table.tell({ type: 'timer', timer: 'deal' }, now);
    const [late = -1] = table.table().timeline.match.actors.must;
    table.tell({ type: 'timer', timer: `clock/${late}` }, table.table().timers.get(`clock/${late}`));
    expect(table.table().timeline.outcome?.reason).toBe('time');
  });
});

describe('the clock', () => {
  test('runs for who must act, and is told to everybody', () => {
    const table = duel();
    expect(table.sent("bob'").find(isSnapshot)?.clocks).toEqual([{ seat: 0, leftMs: 10_000 }]);
    expect(table.table().timers.get('clock/0')).toBe(11_000);
    move(table, 0, 5000);
    expect(left(table, 0)).toBe(8000);
    expect(table.sent("ann'").find(isStep)?.clocks).toEqual([{ seat: 1, leftMs: 10_000 }]);
    expect(table.effects()).toContainEqual({ type: 'timer', timer: 'clock/0', at: null });
    expect(table.effects()).toContainEqual({ type: 'timer', timer: 'clock/1', at: 15_000 });
  });

  test('stands still while the match is paused, and no bot is asked', () => {
    const terms = fair(termsOf(game, [person('ann'), bot()], { clock: CLOCK }));
    const table = bench(game, terms);
    table.join('ann');
    for (const now of [5000, 9000]) table.tell({ type: 'timer', timer: 'deal' }, now);
    expect(table.table().timers.has('clock/0')).toBe(true);
    const [pause, resume] = (['pause', 'resume'] as const).map((kind, i) => ({
      seq: table.log().length + 1 + i,
      step: { kind, seat: 0, ms: 9000 + i } as const,
    }));
    const restored = (entries: readonly Entry[]) => {
      const opened = restoreTable(game, terms, [...table.log(), ...entries], 10_000);
      if (!opened.ok) throw new Error(opened.error.message);
      const here = advance(opened.value.table, { type: 'connect', client: "ann'", player: 'ann' }, 10_000).table;
      return here.timers.has('clock/0') && here.clocks[0]?.mode === 'running';
    };
    expect([restored([]), restored([pause!]), restored([pause!, resume!])]).toEqual([true, false, true]);
  });

  test('without one in the terms there is none', () => {
    const table = bench(game, termsOf(game, [person('ann'), person('bob')]));
    table.join('ann');
    expect(table.sent("ann'").find(isSnapshot)?.clocks).toEqual([]);
  });

  test('flags who has run out', () => {
    const table = duel();
    table.tell({ type: 'timer', timer: 'clock/0' }, 10_999);
    expect(table.log()).toEqual([]);
    expect(table.effects()).toEqual([{ type: 'timer', timer: 'clock/0', at: 11_000 }]);
    table.tell({ type: 'timer', timer: 'clock/0' }, 11_000);
    expect(table.log()).toMatchObject([{ step: { kind: 'flag', seat: 0, ms: 10_000 } }]);
    expect(table.shown("bob'")).toMatchObject({ outcome: { reason: 'time', rank: [2, 1] }, clocks: [] });
  });

  test('flags before it hears a move that came too late', () => {
    const table = duel();
    move(table, 0, 11_001);
    expect(table.log()).toMatchObject([{ step: { kind: 'flag' } }]);
    expect(table.answer("ann'")).toMatchObject({ code: 'match-finished' });
  });

  test('pauses for a dropped player as long as the bank lasts, over the whole match', () => {
    const table = duel();
    table.tell({ type: 'disconnect', client: "ann'" }, 2000);
    expect(table.sent("bob'").find(isSnapshot)?.clocks).toEqual([]);
    table.join('ann', "ann'", 4000);
    expect(left(table, 0)).toBe(9000);
    expect(table.table().clocks[0]?.bankMs).toBe(1000);
    table.tell({ type: 'disconnect', client: "ann'" }, 5000);
    expect(table.table().timers.get('clock/0')).toBe(6000);
    table.tell({ type: 'timer', timer: 'clock/0' }, 6000);
    expect(table.sent("bob'").find(isSnapshot)?.clocks).toEqual([{ seat: 0, leftMs: 8000 }]);
    expect(table.table().timers.get('clock/0')).toBe(14_000);
    table.tell({ type: 'timer', timer: 'clock/0' }, 14_000);
    expect(table.log()).toMatchObject([{ step: { kind: 'flag', seat: 0 } }]);
  });

  test('stops for ever while the only person is away', () => {
    const table = bench(game, termsOf(game, [person('ann'), bot()], { clock: CLOCK }));
    table.join('ann', "ann'", 2000);
    table.tell({ type: 'disconnect', client: "ann'" }, 5000);
    table.tell({ type: 'timer', timer: 'grace/0' }, 90_000_000);
    expect(table.log()).toEqual([]);
    expect(left(table, 0)).toBe(7000);
    expect(table.table().timers.size).toBe(0);
  });

  test('waits until every seat is taken, and never runs for bots', () => {
    const waiting = bench(game, termsOf(game, [person('ann'), null], { clock: CLOCK }));
    waiting.join('ann');
    expect(waiting.table().clocks.every(({ mode }) => mode === 'idle')).toBe(true);
    const bots = bench(game, termsOf(game, [bot(), person('ann')], { clock: CLOCK }));
    bots.join('ann');
    expect(bots.table().clocks.every(({ mode }) => mode === 'idle')).toBe(true);
  });

  test('after a restart: as after the last step, and never less than a quarter', () => {
    const table = duel();
    move(table, 0, 5000);
    move(table, 1, 5000 + 9000);
    expect(left(table, 1)).toBe(3000);
    table.crash(50_000);
    expect(left(table, 0)).toBe(8000);
    expect(left(table, 1)).toBe(3000);
    const late = duel();
    move(late, 0, 1000 + 9999);
    late.crash(50_000);
    expect(left(late, 0)).toBe(2500);
    expect(left(late, 1)).toBe(10_000);
    expect(late.table().clocks.map(({ mode }) => mode)).toEqual(['idle', 'paused']);
  });
});
