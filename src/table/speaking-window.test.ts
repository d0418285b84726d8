// The speaking window before a lead, and the analysis that comes with a refusal: with Guiñote, where partners may speak.

import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { WINDOW_MS } from './speaking-window.ts';
import type { Analysis } from '../kernel/game.ts';
import type { Terms } from './model.ts';
import { bench, bot, isStep, person, termsOf, type Bench } from './testing/bench.ts';
import { grab } from './testing/grab.ts';

const guinote = async () => {
  const module = await GAMES['guinote']?.();
  if (module === undefined) throw new Error('there is no Guiñote');
  return module.game;
};

/** A preset, and whether the terms say that it was chosen. */
interface Preset {
  readonly name: string;
  readonly kept: boolean;
}

const benchOf = async (seats: Terms['seats'], options: object = {}, preset?: Preset): Promise<Bench> => {
  const game = await guinote();
  const terms = termsOf(game, seats, { options, ...(preset === undefined ? {} : { preset: preset.name }) });
  const table = bench(game, preset?.kept === true ? { ...terms, preset: preset.name } : terms);
  for (const seatEntry of seats) if (seatEntry?.player != null) table.join(seatEntry.player);
  return table;
};

const PLAYERS = ['ann', 'bob', 'cat', 'dan'];

/** Everybody plays the first legal card until a trick is won; time stands at 1000. */
const firstTrick = async (): Promise<Bench> => {
  const table = await benchOf(PLAYERS.map(person));
  for (let i = 0; i < 4; i++) lead(table, `t${i}`);
  return table;
};

const onTurn = (table: Bench): number => table.table().timeline.match.actors.must[0] as number;

const lead = (table: Bench, intent: string, now?: number): string => {
  const seat = onTurn(table);
  const action = table
    .table()
    .timeline.match.legal(seat)
    .find((each) => each.startsWith('play ')) as string;
  const client = `${PLAYERS[seat]}'`;
  table.say(client, { type: 'act', intent, base: table.table().timeline.steps, action }, now);
  return client;
};

describe('a lead after a trick', () => {
  test('waits until the partner has had the chance to speak, and is answered then', async () => {
    const table = await firstTrick();
    const { steps } = table.table().timeline;
    const client = lead(table, 'lead');
    expect(table.table().timeline.steps).toBe(steps);
    expect(table.answer(client)).toBeUndefined();
    expect(table.effects()).not.toContainEqual(expect.objectContaining({ type: 'append' }));
    table.tell({ type: 'timer', timer: 'hold' }, 1000 + WINDOW_MS);
    expect(table.table().timeline.steps).toBe(steps + 1);
    expect(table.answer(client)).toMatchObject({ intent: 'lead', ok: true, revision: steps + 1 });
  });

  test('sent twice is made once', async () => {
    const table = await firstTrick();
    const { steps } = table.table().timeline;
    lead(table, 'lead');
    lead(table, 'lead');
    table.tell({ type: 'timer', timer: 'hold' }, 1000 + WINDOW_MS);
    expect(table.table().timeline.steps).toBe(steps + 1);
  });

  test('after the window is made at once', async () => {
    const table = await firstTrick();
    const { steps } = table.table().timeline;
    const client = lead(table, 'lead', 1000 + WINDOW_MS);
    expect(table.answer(client)).toMatchObject({ ok: true, revision: steps + 1 });
  });

  test('that is illegal is refused at once', async () => {
    const table = await firstTrick();
    const client = `${PLAYERS[onTurn(table)]}'`;
    const strange = table.table().timeline.match.legal(onTurn(table)).includes('play 1O') ? 'play 3O' : 'play 1O';
    const foreign = table.table().timeline.match.refuse(onTurn(table), strange) === undefined ? 'play 12B' : strange;
    table.say(client, { type: 'act', intent: 'x', base: table.table().timeline.steps, action: foreign });
    expect(table.answer(client)).toMatchObject({ ok: false, code: 'refused' });
  });

  test('of a bot is asked for only after the window, a partner who may speak at once', async () => {
    const table = await benchOf([person('ann'), bot('greedy'), bot('greedy'), bot('greedy')]);
    for (let i = 0; i < 4; i++) {
      const seat = onTurn(table);
      const action = table
        .table()
        .timeline.match.legal(seat)
        .find((each) => each.startsWith('play ')) as string;
      const revision = table.table().timeline.steps;
      if (seat === 0) table.say("ann'", { type: 'act', intent: `t${i}`, base: revision, action });
      else table.tell({ type: 'thought', seat, revision, action });
    }
    const { must, may } = table.table().timeline.match.actors;
    const asked = (): readonly number[] =>
      table.effects().flatMap((effect) => (effect.type === 'think' ? [effect.seat] : []));
    expect(asked()).toEqual(may.filter((seat) => seat !== 0));
    table.tell({ type: 'timer', timer: 'hold' }, 1000 + WINDOW_MS);
    expect(asked()).toEqual(must.filter((seat) => seat !== 0));
  });

  test('is made at once when the last who may speak has spoken', () => {
    // Seat 1 may speak until anybody has taken something.
    const actors = (state: unknown) => ({
      must: [0],
      may: (state as { readonly taken: readonly (readonly string[])[] }).taken.flat().length === 0 ? [1] : [],
    });
    const table = bench({ ...grab, actors }, termsOf(grab, [person('ann'), person('bob')]));
    table.join('ann');
    table.join('bob');
    table.say("ann'", { type: 'act', intent: 'a', base: 0, action: 'take G1' });
    expect(table.table().held).toHaveLength(1);
    table.say("bob'", { type: 'act', intent: 'b', base: 0, action: 'take G2' });
    expect(table.answer("bob'")).toMatchObject({ ok: true, revision: 1 });
    expect(table.answer("ann'")).toMatchObject({ ok: true, revision: 2 });
    expect(table.table().held).toEqual([]);
  });

  test('with two players waits for nobody', async () => {
    const table = await benchOf([person('ann'), person('bob')], { players: 2 });
    for (let i = 0; i < 3; i++) lead(table, `t${i}`);
    expect(table.table().timeline.steps).toBe(3);
  });
});

describe('a refusal', () => {
  test('carries the move checked rule by rule, and no card the player has not seen', async () => {
    const table = await benchOf([person('ann'), person('bob')], { players: 2 });
    const waiting = 1 - onTurn(table);
    const { match } = table.table().timeline;
    const own = (match.view(waiting) as { hands: string[][] }).hands[waiting] as string[];
    const client = `${PLAYERS[waiting]}'`;
    table.say(client, { type: 'act', intent: 'a', base: 0, action: `play ${own[0]}` });
    const answer = table.answer(client);
    expect(answer).toMatchObject({ ok: false, code: 'refused', analysis: { legal: false, seat: waiting } });
    const { pinta } = match.view(waiting) as { pinta: string };
    const named = JSON.stringify(answer).match(/\b(?:1[0-2]?|[2-7])[OCEB]\b/gu) ?? [];
    expect(named.filter((card) => !own.includes(card) && card !== pinta)).toEqual([]);
    expect(table.sent(client).some(isStep)).toBe(false);
  });

  const WORDS: readonly (readonly [preset: Preset, options: object, phase: string])[] = [
    [{ name: 'aragon', kept: true }, {}, 'robo'],
    [{ name: 'aragon', kept: false }, {}, 'robo'],
    [{ name: 'reference', kept: true }, {}, 'LIBRE'],
    [{ name: 'reference', kept: true }, { partidasPerCoto: 1, renuncio: 'prevent' }, 'LIBRE'],
    [{ name: 'reference', kept: false }, {}, 'LIBRE'],
    [{ name: 'validator', kept: true }, {}, 'INITIAL'],
    [{ name: 'validator', kept: false }, { partidasPerCoto: 1 }, 'INITIAL'],
  ];
  for (const [preset, options, phase] of WORDS) {
    const how = preset.kept ? 'as it was chosen' : 'found by its options';
    test(`calls the phase what the preset ${preset.name} calls it, ${how}, with ${JSON.stringify(options)}: ${phase}`, async () => {
      const table = await benchOf([person('ann'), person('bob')], { ...options, players: 2 }, preset);
      const waiting = 1 - onTurn(table);
      const [own] = table.table().timeline.match.legal(1 - waiting);
      table.say(`${PLAYERS[waiting]}'`, { type: 'act', intent: 'a', base: 0, action: own as string });
      const { analysis } = table.answer(`${PLAYERS[waiting]}'`) as { readonly analysis?: Analysis };
      expect(analysis?.phase).toBe(phase);
    });
  }
});
