// Fair deals at a table: who contributes, what is waited for, what is never said, and what a restart keeps.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { GAMES } from '../games/index.ts';
import { fairMatch } from '../kernel/dealing.ts';
import { commitmentOf, sealOf } from '../kernel/fair.ts';
import type { Game } from '../kernel/game.ts';
import { makeRecord } from '../kernel/record.ts';
import { writeStep } from '../kernel/steps.ts';
import { verify } from '../kernel/verify.ts';
import { clientConnected, clientReceive, openClient, type Client } from '../protocol/client.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { GATHER_MS } from './gathering.ts';
import type { Terms } from './model.ts';
import { personOf } from './people.ts';
import { tableRecord } from './record.ts';
import { bench, bot, fair, isSnapshot, isStep, person, termsOf, type Bench } from './testing/bench.ts';

const gameOf = async (id: string): Promise<Game> => {
  const module = await GAMES[id]?.();
  if (module === undefined) throw new Error(`there is no ${id}`);
  return module.game;
};
const guinote = await gameOf('guinote');

const TERMS = fair(termsOf(whistle.game, [person('ann'), person('bob')]));
const SECRETS = fairMatch(TERMS.table, TERMS.seed);
const GIVEN = 'ab'.repeat(32);
const sealFor = (seat: number, deal = 1, { game, rules, table }: Terms = TERMS): string =>
  sealOf(GIVEN, { match: table, deal, rules: `${game}@${rules}` }, seat);

const stepsOf = (table: Bench): readonly string[] => table.log().map(({ step }) => step.kind);

const seal = (table: Bench, player: string, seat: number, now?: number) =>
  table.say(`${player}'`, { type: 'seal', intent: `s${seat}`, deal: 1, seal: sealFor(seat) }, now);
const show = (table: Bench, player: string, seat: number, now?: number) =>
  table.say(`${player}'`, { type: 'contribute', intent: `c${seat}`, deal: 1, contribution: GIVEN }, now);

/** A table whose people have joined. */
const joined = (terms: Terms = TERMS, game: Game = whistle.game, people = ['ann', 'bob']): Bench => {
  const table = bench(game, terms);
  for (const player of people) table.join(player);
  return table;
};

describe('a deal is made', () => {
  test('when somebody is there: not before', () => {
    const table = bench(whistle.game, TERMS);
    expect(stepsOf(table)).toEqual([]);
    table.join('ann');
    expect(stepsOf(table)).toEqual(['commit']);
    expect(table.table().timeline.match.due).toBe('deal/1');
  });

  test('once everybody has sealed and shown: without a wait', () => {
    const table = joined();
    seal(table, 'ann', 0);
    expect(table.answer("ann'")).toMatchObject({ ok: true });
    seal(table, 'bob', 1);
    show(table, 'bob', 1);
    show(table, 'ann', 0);
    expect(stepsOf(table)).toEqual(['commit', 'seal', 'seal', 'contribute', 'contribute', 'deal']);
    expect(table.table().timeline.fair?.deals[0]).toMatchObject({ contributions: [GIVEN, GIVEN], without: [] });
    expect(table.table().timeline.match.actors.must).toHaveLength(1);
  });

  test('after three seconds each without those who do not answer, and the log says so', () => {
    const table = joined();
    seal(table, 'ann', 0, 1000);
    expect(table.table().timers.get('deal')).toBe(1000 + GATHER_MS);
    table.tell({ type: 'timer', timer: 'deal' }, 1000 + GATHER_MS);
    expect(stepsOf(table)).toEqual(['commit', 'seal']);
    show(table, 'ann', 0, 4100);
    expect(
      table
        .log()
        .map(({ step }) => writeStep(step).replace(/^\d+ /u, ''))
        .at(-1),
    ).toBe('0 !deal without 1');
  });

  test('without somebody who sealed and never shows', () => {
    const table = joined();
    seal(table, 'ann', 0, 1000);
    seal(table, 'bob', 1, 1000);
    show(table, 'bob', 1, 1500);
    expect(stepsOf(table)).not.toContain('deal');
    table.tell({ type: 'timer', timer: 'deal' }, 1000 + GATHER_MS);
    expect(table.table().timeline.fair?.deals[0]?.without).toEqual([0]);
  });

  test('at once where only bots sit', () => {
    const table = bench(whistle.game, fair(termsOf(whistle.game, [bot(), bot()])));
    expect(table.effects().map(({ type }) => type)).toContain('append');
    expect(stepsOf(table)).toEqual(['commit', 'deal']);
  });

  test("against bots with the person's contribution alone", () => {
    const terms = fair(termsOf(whistle.game, [person('ann'), bot()]));
    const table = joined(terms, whistle.game, ['ann']);
    seal(table, 'ann', 0);
    show(table, 'ann', 0);
    expect(stepsOf(table)).toEqual(['commit', 'seal', 'contribute', 'deal']);
  });

  test('also for somebody who comes to an empty seat, by id; the name stands beside the log', () => {
    const table = bench(whistle.game, fair(termsOf(whistle.game, [person('ann'), null])));
    table.join('ann');
    table.join('bob');
    table.say("bob'", { type: 'sit', intent: 'x', seat: 1, name: 'Bob' });
    expect(writeStep(table.log()[0]!.step)).toBe(`0 1 !sit person @${personOf('bob').id}`);
    expect(table.log()[0]?.name).toBe('Bob');
    expect(table.sent("ann'").find(({ type }) => type === 'seats')).toMatchObject({
      seats: [{ sitter: { name: 'ANN' } }, { sitter: { kind: 'person', name: 'Bob' } }],
    });
    expect(stepsOf(table)).toEqual(['sit', 'commit']);
  });
});

describe('a contribution is refused', () => {
  test.each<readonly [string, (table: Bench) => unknown, string]>([
    ['from an onlooker', (table) => (table.join('eve'), seal(table, 'eve', 0)), 'not-seated'],
    [
      'for another deal',
      (table) => table.say("ann'", { type: 'seal', intent: 'x', deal: 2, seal: sealFor(0) }),
      'not-now',
    ],
    ['before the seals are closed', (table) => (seal(table, 'ann', 0), show(table, 'ann', 0)), 'not-now'],
    [
      'as a second seal',
      (table) => (seal(table, 'ann', 0), table.say("ann'", { type: 'seal', intent: 'x', deal: 1, seal: GIVEN })),
      'not-now',
    ],
    [
      'that is not what was sealed',
      (table) => {
        seal(table, 'ann', 0);
        seal(table, 'bob', 1);
        table.say("ann'", { type: 'contribute', intent: 'x', deal: 1, contribution: 'cd'.repeat(32) });
      },
      'not-now',
    ],
    [
      'after the deal',
      (table) => {
        table.tell({ type: 'timer', timer: 'deal' }, 9000);
        seal(table, 'ann', 0);
      },
      'not-now',
    ],
  ])('%s', (_, act, code) => {
    const table = joined();
    act(table);
    const said = table
      .sent("ann'")
      .concat(table.sent("eve'"))
      .find(({ type }) => type === 'answer');
    expect(said).toMatchObject({ ok: false, code });
  });

  test('at a table whose deals come from one seed', () => {
    const table = joined(termsOf(whistle.game, [person('ann'), person('bob')]));
    seal(table, 'ann', 0);
    expect(table.answer("ann'")).toMatchObject({ ok: false, code: 'not-now' });
    expect(table.sent("ann'").some((message) => 'deals' in message || 'deal' in message)).toBe(false);
  });
});

test('a request that is sent again is taken once', () => {
  const table = joined();
  seal(table, 'ann', 0);
  const first = table.answer("ann'");
  seal(table, 'ann', 0);
  expect(table.answer("ann'")).toEqual(first);
  expect(stepsOf(table)).toEqual(['commit', 'seal']);
});

describe('after a restart', () => {
  test.each([0, 1, 2, 3, 4, 5])('a deal goes on from %i steps', (kept) => {
    const table = joined();
    const moves = [
      () => undefined,
      () => seal(table, 'ann', 0),
      () => seal(table, 'bob', 1),
      () => show(table, 'ann', 0),
      () => show(table, 'bob', 1),
    ];
    for (const move of moves.slice(0, kept + 1)) move();
    const secret = table.table().timeline.fair?.deals[0]?.commitment;
    table.crash(5000);
    expect(table.table().timeline.fair?.deals[0]?.commitment).toBe(secret);
    table.join('ann', undefined, 5000);
    table.join('bob', undefined, 5000);
    for (let now = 5000; now < 20_000 && !stepsOf(table).includes('deal'); now += 1000)
      table.tell({ type: 'timer', timer: 'deal' }, now);
    const contributed = table.table().timeline.fair?.deals[0]?.contributions.map((each) => each !== null);
    expect(contributed).toEqual([kept >= 3, kept >= 4]);
    expect(stepsOf(table).at(-1)).toBe('deal');
  });
});

/** People who play by clients of their own, as pages do, until the match is over. */
const playOut = (
  game: Game,
  terms: Terms,
  people: readonly string[],
  seen: (message: ServerMessage, table: Bench) => void = () => undefined,
): { readonly table: Bench; readonly clients: ReadonlyMap<string, Client> } => {
  const table = bench(game, terms);
  const clients = new Map(people.map((player, i) => [player, openClient(String(i + 1).repeat(64))]));
  let now = terms.createdAt;
  const deliver = (effects: ReturnType<Bench['tell']>): void => {
    for (const effect of effects) {
      if (effect.type !== 'send') continue;
      seen(effect.message, table);
      const player = effect.client.slice(0, -1);
      const received = clientReceive(clients.get(player)!, effect.message);
      clients.set(player, received.client);
      for (const message of received.send) deliver(table.say(effect.client, message, now));
    }
  };
  for (const player of people) {
    clients.set(player, clientConnected(clients.get(player)!).client);
    deliver(table.join(player, `${player}'`, now));
  }
  for (let i = 0; i < 4000 && table.table().timeline.outcome === undefined; i++) {
    now += 1500;
    deliver(table.tell({ type: 'timer', timer: 'x' }, now));
    const { match, steps } = table.table().timeline;
    const [seat] =
      match.actors.must.length > 0 ? match.actors.must : match.actors.may.filter((at) => match.legal(at).length > 0);
    if (seat === undefined) continue;
    const legal = match.legal(seat);
    const action = legal[(i * 7) % legal.length] ?? '';
    const player = table.table().players[seat];
    if (player === null) deliver(table.tell({ type: 'thought', seat, revision: steps, action }, now));
    else if (i > 300 && game.countdown === true)
      deliver(table.say(`${player}'`, { type: 'resign', intent: `r${i}` }, now));
    else deliver(table.say(`${player}'`, { type: 'act', intent: `a${i}`, base: steps, action }, now));
  }
  return { table, clients };
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The whole letters of a secret's base64. */
const base64Of = (hex: string): string =>
  [...hex.matchAll(/.{3}/gu)]
    .map(([three]) => Number.parseInt(three, 16))
    .map((bits) => `${LETTERS[bits >> 6]}${LETTERS[bits & 63]}`)
    .join('');

const optionsOf = (game: Game, options: object) => ({ options }) as { readonly options: unknown };

describe.each<readonly [string, Game, object, number]>([
  ['guinote', guinote, { players: 2, partidasPerCoto: 1 }, 2],
  ['mulle', await gameOf('mulle'), { players: 2, omgangar: 2 }, 2],
  ['highnoon', await gameOf('highnoon'), {}, 1],
  ['whistle', whistle.game, {}, 1],
])('a whole match of %s', (_, game, options, least) => {
  const terms = fair(termsOf(game, [person('ann'), person('bob')], optionsOf(game, options)));
  const { secretOf } = fairMatch(terms.table, terms.seed);
  const leaks: string[] = [];
  /** Every secret of the match in every form it could leave in, as long as it is none of the public ones. */
  const { table, clients } = playOut(game, terms, ['ann', 'bob'], (message, at) => {
    const text = JSON.stringify(message);
    const { fair: state } = at.table().timeline;
    const hidden = [terms.seed, state?.key ?? terms.seed];
    for (let deal = 1; deal < 200; deal++)
      if (state?.deals[deal - 1]?.secret == null) hidden.push(secretOf(deal) ?? '');
    for (const secret of hidden) {
      const forms = [secret, secret.toUpperCase(), base64Of(secret)];
      if (forms.some((form) => text.includes(form.slice(0, 40)))) leaks.push(text.slice(0, 200));
    }
  });
  const { timeline } = table.table();

  test('never says a secret before its time', () => {
    expect(leaks).toEqual([]);
  });

  test('is dealt from what both have contributed, and every secret is revealed in the end', () => {
    expect(timeline.outcome).toBeDefined();
    const deals = timeline.fair?.deals ?? [];
    expect(deals.length).toBeGreaterThanOrEqual(least);
    for (const { contributions, without, secret } of deals) {
      expect(contributions).not.toContain(null);
      expect([without, secret]).toEqual([[], expect.stringMatching(/^[0-9a-f]{64}$/u)]);
    }
    for (const client of clients.values()) expect(client.unfair).toEqual([]);
  });

  test('gives a record that verifies', () => {
    const record = makeRecord(game, tableRecord(terms, table.log()));
    if (!record.ok) throw new Error(record.error.message);
    expect(JSON.stringify(record.value)).not.toContain(terms.seed);
    expect(verify(game, record.value)).toMatchObject({ ok: true, steps: table.log().length });
  });
});

test('what everybody knows of a deal does not tell its cards: another secret fits it as well', () => {
  const told = new Set<string>();
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const table = joined({ ...TERMS, seed: seed.repeat(64) });
    for (const [i, player] of ['ann', 'bob'].entries()) seal(table, player, i);
    for (const [i, player] of ['ann', 'bob'].entries()) show(table, player, i);
    const [snapshot] = (table.join('eve'), table.sent("eve'").filter(isSnapshot));
    if (snapshot?.deals?.[0] === undefined) throw new Error('no deal is told of');
    const { commitment: _, ...deal } = snapshot.deals[0];
    told.add(JSON.stringify([deal, snapshot.view]));
  }
  expect(told.size).toBe(1);
});

test('the steps of a deal tell the deal, and others do not', () => {
  const table = joined();
  seal(table, 'ann', 0);
  const [step] = table.sent("bob'").filter(isStep);
  expect(step?.deal).toMatchObject({ deal: 1, phase: 'seal', seals: [sealFor(0), null], secret: null });
  expect(step?.deal?.commitment).toBe(
    commitmentOf(SECRETS.secretOf(1) ?? '', { match: TERMS.table, deal: 1, rules: `${TERMS.game}@${TERMS.rules}` }),
  );
});

test('a takeback does not go behind a hand whose cards are known', () => {
  const terms = fair(termsOf(guinote, [person('ann'), bot()], { options: { players: 2, partidasPerCoto: 1 } }));
  const { table } = playOut(guinote, terms, ['ann']);
  const at = table.log().findIndex(({ step }, i) => step.kind === 'deal' && i > 10);
  const again = bench(guinote, terms);
  again.join('ann');
  for (const { step } of table.log().slice(1, at + 1)) {
    const { kind, seat } = step;
    const base = again.table().timeline.steps;
    if (kind === 'seal')
      again.say("ann'", {
        type: 'seal',
        intent: `i${base}`,
        deal: again.table().timeline.fair?.deals.length ?? 0,
        seal: step.seal,
      });
    if (kind === 'contribute')
      again.say("ann'", {
        type: 'contribute',
        intent: `i${base}`,
        deal: again.table().timeline.fair?.deals.length ?? 0,
        contribution: step.contribution,
      });
    if (kind === 'act' && seat === 0)
      again.say("ann'", { type: 'act', intent: `i${base}`, base, action: step.act }, 1_000_000 * base);
    if (kind === 'act' && seat === 1)
      again.tell({ type: 'thought', seat, revision: base, action: step.act }, 1_000_000 * base);
  }
  expect(stepsOf(again).filter((kind) => kind === 'deal')).toHaveLength(2);
  again.say("ann'", { type: 'takeback', intent: 'back', base: again.table().timeline.steps });
  expect(again.answer("ann'")).toMatchObject({ ok: false, code: 'nothing-to-take-back' });
});
