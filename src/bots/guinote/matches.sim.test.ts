// Every level of Guiñote plays whole matches as a table would let it: nothing refused, nobody stuck, greedy above random.

import { describe, expect, test } from 'vitest';
import { module, type Guinote } from '../../games/guinote/index.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import type { Json } from '../../kernel/json.ts';
import { resolveOptions } from '../../kernel/options.ts';
import type { Level } from '../bot.ts';
import { random } from '../random.ts';
import { thinkFor } from '../think.ts';
import { greedy1 } from './greedy-1.ts';
import { greedy as newest } from './greedy.ts';
import { levels } from './levels.ts';

const { game } = module;
const erased = (level: Level<Guinote>): Level => level as unknown as Level;
const greedy = erased(newest);
const first = erased(greedy1);
const SEARCHING = levels.map(erased);
const LEVELS: readonly Level[] = [random, greedy, ...SEARCHING];
/** Whoever thinks long plays one partida here, and thinks a little less: levels.test.ts counts whole budgets. */
const QUICK = 200;
const SHORTER = 400;
const shorter = (level: Level): Level => ({ ...level, budget: Math.min(level.budget, SHORTER) });

const optionsOf = (preset: string, options: { readonly [key: string]: Json }): unknown => {
  const resolved = resolveOptions(game.options, { preset, options });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};

const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** What a match did: how often seats spoke that need not, and in which parts of a hand cards were played. */
interface Played {
  readonly timeline: Timeline;
  readonly spoke: number;
  readonly phases: ReadonlySet<string>;
}

const phaseOf = (timeline: Timeline): string => {
  const { pinta, lastDraw } = timeline.match.view('public') as { readonly pinta: Json; readonly lastDraw: readonly Json[] };
  return lastDraw.length > 0 ? 'stop' : pinta === null ? 'arrastre' : 'robo';
}; // prettier-ignore

/** Asks first those who may speak, then who must; a refused answer or a silent duty fails. */
const playOut = (start: Timeline, levels: readonly Level[]): Played => {
  let timeline = start;
  let spoke = 0;
  const phases = new Set<string>();
  while (timeline.outcome === undefined) {
    expect(timeline.steps).toBeLessThan(2500);
    const { must, may } = timeline.match.actors;
    const said = may
      .map((seat) => ({ seat, act: thinkFor(timeline, seat, levels[seat]!) }))
      .find(({ act }) => act !== undefined);
    const seat = said?.seat ?? must[0]!;
    const act = said?.act ?? thinkFor(timeline, seat, levels[seat]!);
    if (act === undefined) throw new Error(`seat ${seat} is stuck after step ${timeline.steps}`);
    const next = advanceTimeline(timeline, { kind: 'act', seat, act, ms: 0 });
    if (!next.ok) throw new Error(`${act} of seat ${seat} is refused after step ${timeline.steps}`);
    if (said !== undefined) spoke += 1;
    phases.add(phaseOf(timeline));
    timeline = next.value;
  }
  return { timeline, spoke, phases };
};

const EXTRA = {
  canteWindow: 'beforeRival',
  sevenPinta: 'higherThanSeven',
  min30: 'loses',
  bothOver: 'higher',
  cotosPerMatch: 2,
};

describe('whole matches', () => {
  for (const preset of ['aragon', 'reference', 'validator']) {
    for (const players of [2, 4]) {
      for (const level of LEVELS) {
        test(`${level.id} in ${preset} with ${players}: through robo, stop and arrastre to the end`, () => {
          const phases = new Set<string>();
          const quick = level.budget <= QUICK;
          for (let n = 0; n < (quick ? 3 : 1); n++) {
            const asked = quick ? { players } : { players, partidasPerCoto: 1 };
            const start = openTimeline(game, optionsOf(preset, asked), seedOf(n + 1), []);
            const played = playOut(
              start,
              Array.from({ length: players }, () => shorter(level)),
            );
            expect(played.timeline.outcome?.reason).toBe('coto');
            for (const phase of played.phases) phases.add(phase);
          }
          expect(phases).toEqual(new Set(['robo', 'stop', 'arrastre']));
        });
      }

      test(`levels mixed in ${preset} with ${players}, with the window open until a rival plays`, () => {
        for (let n = 0; n < 2; n++) {
          const start = openTimeline(game, optionsOf(preset, { ...EXTRA, players }), seedOf(n + 50), []);
          const mixed = Array.from({ length: players }, (_, seat) => shorter(LEVELS[(seat + 3 * n) % LEVELS.length]!));
          const { timeline } = playOut(start, mixed);
          expect(timeline.outcome?.rank.filter((rank) => rank === 1)).toHaveLength(players / 2);
        }
      });
    }
  }

  test('with four players seats that may speak do', () => {
    let spoke = 0;
    for (let n = 0; n < 6; n++) {
      const start = openTimeline(game, optionsOf('aragon', { players: 4, partidasPerCoto: 1 }), seedOf(n + 7), []);
      spoke += playOut(start, [greedy, greedy, greedy, greedy]).spoke;
    }
    expect(spoke).toBeGreaterThan(0);
  });
});

describe('greedy against its first version', () => {
  for (const players of [2, 4]) {
    test(`${players} players: wins more than 55 of 100 partidas, each deal played from both sides`, () => {
      let wins = 0;
      for (let n = 0; n < 200; n++) {
        const side = n % 2;
        const seats = Array.from({ length: players }, (_, seat) => (seat % 2 === side ? greedy : first));
        const seed = seedOf(Math.floor(n / 2) + 3000);
        const start = openTimeline(game, optionsOf('aragon', { players, partidasPerCoto: 1 }), seed, []);
        if (playOut(start, seats).timeline.outcome?.rank[side] === 1) wins += 1;
      }
      expect(wins).toBeGreaterThan(110);
    });
  }

  test('it never changes the seven for a lower card, and pays no trump for nothing where a card without points will do', () => {
    const trumps = { paid: 0, swaps: 0 };
    for (const preset of ['aragon', 'reference', 'validator']) {
      for (let n = 0; n < 20; n++) {
        const players = 2 + 2 * (n % 2);
        const spy: Level = { ...greedy, bot: (thought) => watched(thought, greedy.bot(thought), trumps) };
        const start = openTimeline(game, optionsOf(preset, { players, partidasPerCoto: 1 }), seedOf(n + 500), []);
        playOut(
          start,
          Array.from({ length: players }, () => spy),
        );
      }
    }
    expect(trumps.paid).toBeGreaterThan(100);
    expect(trumps.swaps).toBeGreaterThan(10);
  });
});

const POINTS: { readonly [rank: string]: number } = { 1: 11, 3: 10, 12: 4, 11: 3, 10: 3 };
const pointsOf = (card: string): number => POINTS[card.slice(0, -1)] ?? 0;

/** Looks over the bot's shoulder: fails at once if it wastes a seven or a trump. */
const watched = (
  thought: Parameters<Level['bot']>[0],
  action: unknown,
  trumps: { paid: number; swaps: number },
): unknown => {
  const { trick, trump, pinta } = thought.view as {
    readonly trick: { readonly cards: readonly string[] };
    readonly trump: string;
    readonly pinta: string | null;
  };
  const text = action === undefined ? '' : thought.game.notate(action);
  const legal = thought.legal.map((each) => thought.game.notate(each));
  const isTrump = (play: string): boolean => play.startsWith('play ') && play.endsWith(trump);
  if (text === 'swap') {
    trumps.swaps += 1;
    expect(['1', '3', '12', '11', '10']).toContain(pinta?.slice(0, -1));
  }
  if (isTrump(text) && trick.cards.length > 0) {
    trumps.paid += 1;
    const spare = legal.some((play) => play.startsWith('play ') && !isTrump(play) && pointsOf(play.slice(5)) === 0);
    if (spare) expect(trick.cards.some((card) => pointsOf(card) > 0)).toBe(true);
  }
  return action;
};

describe('greedy against random', () => {
  for (const players of [2, 4]) {
    test(`${players} players: wins more than 60 of 100 partidas, on either side`, () => {
      let wins = 0;
      for (let n = 0; n < 200; n++) {
        const side = n % 2;
        const seats = Array.from({ length: players }, (_, seat) => (seat % 2 === side ? greedy : random));
        const start = openTimeline(game, optionsOf('aragon', { players, partidasPerCoto: 1 }), seedOf(n + 1000), []);
        if (playOut(start, seats).timeline.outcome?.rank[side] === 1) wins += 1;
      }
      expect(wins).toBeGreaterThan(120);
    });
  }
});

/** Mirrored partidas: how many of 2 × pairs the first wins. */
const winsOf = (players: number, a: Level, b: Level, pairs: number, from: number): number => {
  let wins = 0;
  for (let n = 0; n < 2 * pairs; n++) {
    const side = n % 2;
    const seats = Array.from({ length: players }, (_, seat) => (seat % 2 === side ? a : b));
    const options = optionsOf('aragon', { players, partidasPerCoto: 1 });
    const start = openTimeline(game, options, seedOf(Math.floor(n / 2) + from), []);
    if (playOut(start, seats).timeline.outcome?.rank[side] === 1) wins += 1;
  }
  return wins;
};

describe('the levels are a ladder', () => {
  const [easy, medium, hard] = SEARCHING as [Level, Level, Level, Level];
  for (const players of [2, 4]) {
    test(`${players} players: easy beats random and loses to greedy 1; hard beats it; medium stands above easy`, () => {
      expect(winsOf(players, easy, random, 50, 4000)).toBeGreaterThan(62);
      expect(winsOf(players, easy, first, 100, 4100)).toBeLessThan(100);
      expect(winsOf(players, medium, easy, 50, 4200)).toBeGreaterThan(52);
      expect(winsOf(players, hard, first, 15, 4300)).toBeGreaterThan(17);
    });
  }
});
