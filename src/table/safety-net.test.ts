// The safety net under a move: each state is checked once, each action and message read once, and nothing impossible gets into the log.

import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { BrokenInvariant, Game } from '../kernel/game.ts';
import { bench, bot, isSnapshot, person, termsOf, type Bench } from './testing/bench.ts';
import { grab } from './testing/grab.ts';

const BREACH: BrokenInvariant = { invariant: 'cards', message: 'broken' };

const act = (intent: string, action: string, base = 0) => ({ type: 'act', intent, base, action }) as const;

const duel = (game: Game): Bench => {
  const table = bench(game, termsOf(grab, [person('ann'), person('bob')]));
  table.join('ann');
  table.join('bob');
  return table;
};

const faults = (table: Bench): readonly BrokenInvariant[] =>
  table.effects().flatMap((effect) => (effect.type === 'fault' ? [effect.breach] : []));

describe('the safety net', () => {
  test.each(['take everything', 'take thunder'])('keeps the last valid state after "%s"', (action) => {
    const table = duel(grab);
    const { timeline } = table.table();
    table.say("ann'", act('a', action));
    expect(table.answer("ann'")).toMatchObject({ code: 'breach' });
    expect(table.sent("ann'").some(isSnapshot)).toBe(true);
    expect(faults(table)).toHaveLength(1);
    expect(table.table().timeline).toBe(timeline);
    expect(table.log()).toEqual([]);
    table.say("ann'", act('b', 'take G1'));
    expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 1 });
  });

  test.each(['parse', 'refuse', 'clone', 'apply', 'check', 'outcome', 'chance'] as const)(
    'keeps it when the game’s `%s` throws',
    (broken) => {
      let on = false;
      const rules = grab[broken] as (...given: unknown[]) => unknown;
      const once = (...given: unknown[]): unknown => {
        if (!on) return rules(...given);
        on = false;
        throw new Error('lost for words');
      };
      const failing = { ...grab, [broken]: once } as Game;
      const table = duel(failing);
      const { timeline } = table.table();
      on = true;
      table.say("ann'", act('a', 'take G1'));
      expect(table.answer("ann'")).toMatchObject({ code: 'breach' });
      expect(faults(table)).toEqual([{ invariant: 'rules', message: 'the rules failed: Error: lost for words' }]);
      expect(table.table().timeline).toBe(timeline);
      table.say("ann'", act('b', 'take G1'));
      expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 1 });
    },
  );

  test('makes no move from a deal that went wrong, but lets players resign', () => {
    const table = duel({ ...grab, check: () => BREACH });
    table.say("ann'", act('a', 'take G1'));
    expect(table.answer("ann'")).toMatchObject({ code: 'breach' });
    expect(faults(table)).toEqual([BREACH]);
    expect(table.log()).toEqual([]);
    table.say("ann'", { type: 'resign', intent: 'b' });
    expect(table.answer("ann'")).toMatchObject({ ok: true });
  });

  test('makes no move whose next deal goes wrong', () => {
    type Pile = { readonly pile: readonly string[]; readonly secrets: string[] };
    // With two cards left a second deal is due, which gives both the same secret.
    const isSecondDeal = ({ pile, secrets }: Pile): boolean => pile.length === 2 && secrets.length === 2;
    const redealt: Game = {
      ...grab,
      chance: (state) => (isSecondDeal(state as Pile) ? 'deal/2' : grab.chance(state)),
      resolve: (draft, random, events) =>
        isSecondDeal(draft as Pile)
          ? void (draft as Pile).secrets.push('X1', 'X1')
          : grab.resolve(draft, random, events),
      check: (state) => ((state as Pile).secrets.length > 2 ? BREACH : undefined),
    };
    const table = duel(redealt);
    table.say("ann'", act('a', 'take G1'));
    expect(table.answer("ann'")).toMatchObject({ ok: true });
    table.say("ann'", act('b', 'take G2', 1));
    expect(table.answer("ann'")).toMatchObject({ code: 'breach', revision: 1 });
    expect(table.log()).toHaveLength(1);
  });

  test('never lets a bot into an impossible state', () => {
    const table = bench({ ...grab, actors: () => ({ must: [0], may: [] }) }, termsOf(grab, [bot(), person('ann')]));
    table.join('ann');
    table.tell({ type: 'thought', seat: 0, revision: 0, action: 'take everything' });
    expect(table.log()).toMatchObject([{ step: { act: 'take G1' } }]);
  });
});

describe('one move', () => {
  /** How often each of a game's functions is called. */
  const counted = (game: Game): { readonly game: Game; readonly calls: Map<string, number> } => {
    const calls = new Map<string, number>();
    const count = <F extends (...given: never[]) => unknown>(name: string, run: F): F =>
      ((...given: never[]) => {
        calls.set(name, (calls.get(name) ?? 0) + 1);
        return run(...given);
      }) as F;
    return {
      game: {
        ...game,
        parse: count('parse', game.parse),
        refuse: count('refuse', game.refuse),
        apply: count('apply', game.apply),
        check: count('check', game.check),
        notate: game.notate,
      },
      calls,
    };
  };
  const ONCE = { parse: 1, refuse: 1, apply: 1, check: 1 };

  let guinote: Game;
  beforeAll(async () => {
    const module = await GAMES['guinote']?.();
    if (module === undefined) throw new Error('there is no Guiñote');
    guinote = module.game;
  });

  test('is read, judged, made and checked once', () => {
    const { game, calls } = counted(grab);
    const table = duel(game);
    table.say("ann'", act('a', 'take G1'));
    calls.clear();
    table.say("bob'", act('b', 'take G2', 1));
    expect(table.answer("bob'")).toMatchObject({ ok: true });
    expect(Object.fromEntries(calls)).toEqual(ONCE);
  });

  test('of a bot too', () => {
    const { game, calls } = counted(grab);
    const table = bench(game, termsOf(grab, [person('ann'), bot()]));
    table.join('ann');
    table.say("ann'", act('a', 'take G1'));
    calls.clear();
    table.tell({ type: 'thought', seat: 1, revision: 1, action: 'take G2' });
    expect(table.log()).toHaveLength(2);
    expect(Object.fromEntries(calls)).toEqual(ONCE);
  });

  test('also while somebody may still declare something', () => {
    const { game, calls } = counted(guinote);
    const players = ['ann', 'bob', 'cat', 'dan'];
    const table = bench(game, termsOf(game, players.map(person)));
    for (const player of players) table.join(player);
    for (let trick = 0; trick < 4; trick++) {
      const { match, steps } = table.table().timeline;
      const seat = match.actors.must[0] as number;
      const action = match.legal(seat).find((each) => each.startsWith('play ')) as string;
      calls.clear();
      table.say(`${players[seat]}'`, act(`t${trick}`, action, steps));
      expect(Object.fromEntries(calls)).toMatchObject({ parse: 1, check: trick === 0 ? 2 : 1, apply: 1 });
    }
    expect(table.table().windowUntil).not.toBeNull();
    const { match, steps } = table.table().timeline;
    const seat = match.actors.must[0] as number;
    const action = match.legal(seat).find((each) => each.startsWith('play ')) as string;
    calls.clear();
    // Held back: judged now, and once more when it is released.
    table.say(`${players[seat]}'`, act('lead', action, steps));
    expect(table.table().held).toHaveLength(1);
    expect(Object.fromEntries(calls)).toMatchObject({ parse: 1, apply: 1, check: 1 });
  });
});
