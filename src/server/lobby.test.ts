// The lobby: tables come from the store when somebody comes, go when nobody is there, and survive a write that fails.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import { PROTOCOL, type ServerMessage, type Snapshot } from '../protocol/messages.ts';
import type { Terms } from '../table/model.ts';
import type { LiveTable } from './live-table.ts';
import { NotShippedError } from './games.ts';
import { openLobby, type Games, type Lobby, type LobbyNeeds } from './lobby.ts';
import { openStore, type Store } from './store.ts';
import { answerIn } from '../protocol/client.ts';

const load = GAMES['guinote'] as () => Promise<GameModule>;
const { game, presentation } = await load();
const options = resolveOptions(game.options, { options: { players: 2 } });
if (!options.ok) throw new Error(options.error.message);

const person = (name: string) => ({ sitter: { kind: 'person', name } as const, player: name });

const terms = {
  game: game.id,
  rules: game.rulesVersion,
  options: writeOptions(game.options, options.value),
  seed: '11'.repeat(32),
  seats: [person('ann'), person('bo')],
  graceMs: 1,
};

const summary = { revision: 1, rules: 1, seats: terms.seats, turn: [], graceMs: 1 };

let dir: string;
let store: Store;
let lobbies: Lobby[];

const open = (more: Partial<LobbyNeeds> = {}): Lobby => {
  const lobby = openLobby({
    store,
    games: GAMES,
    now: Date.now,
    botPaceMs: [0, 0],
    idleMs: 60_000,
    warn: () => undefined,
    ...more,
  });
  lobbies.push(lobby);
  return lobby;
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-lobby-'));
  store = openStore(dir, { lockWaitMs: 0 });
  lobbies = [];
});
afterEach(async () => {
  for (const lobby of lobbies) await lobby.close();
  await store.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Somebody who remembers what was said, and can wait for it. */
const guest = (liveTable: LiveTable, name: string) => {
  const heard: ServerMessage[] = [];
  const closed: number[] = [];
  let look = (): void => undefined;
  const wire = {
    send: (message: ServerMessage): void => {
      heard.push(message);
      look();
    },
    close: (code: number): void => {
      closed.push(code);
      look();
    },
  };
  const wait = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      look = () => {
        const found = find();
        if (found !== undefined) resolve(found);
      };
      look();
    });
  const client = `${name}-${Math.random()}`;
  liveTable.connect(client, name, wire);
  liveTable.hear(client, { type: 'join', protocol: PROTOCOL });
  return {
    client,
    snapshot: () => wait(() => heard.find((message): message is Snapshot => message.type === 'snapshot')),
    answer: (intent: string) => wait(() => heard.map(answerIn).find((answer) => answer?.intent === intent)),
    end: () => wait(() => heard.find((each) => each.type === 'step')?.outcome ?? undefined),
    closing: () => wait(() => closed[0]),
    act: (intent: string, action: string) => liveTable.hear(client, { type: 'act', intent, base: 0, action }),
    leave: () => liveTable.disconnect(client),
  };
};

const find = async (lobby: Lobby, id: string): Promise<LiveTable> => {
  const liveTable = await lobby.find(id);
  if (liveTable === undefined) throw new Error('no table');
  return liveTable;
};

const create = async (lobby: Lobby, more: Partial<Terms> = {}): Promise<string> => {
  const created = await lobby.create({ ...terms, ...more });
  if (!created.ok) throw new Error(created.error);
  return created.value;
};

/** A table, who begins there, and what they may do. */
const begin = async (lobby: Lobby): Promise<{ id: string; name: string; action: string }> => {
  const id = await create(lobby);
  const { match } = (await find(lobby, id)).table().timeline;
  const seat = match.actors.must[0] as number;
  return { id, name: seat === 0 ? 'ann' : 'bo', action: match.legal(seat)[0] as string };
};

it('loads a table once for everybody who comes at the same time', async () => {
  const lobby = open();
  const id = await create(lobby);
  expect(lobby.size()).toBe(0);
  const [first, second] = await Promise.all([lobby.find(id), lobby.find(id)]);
  expect(first).toBe(second);
  expect(lobby.size()).toBe(1);
  expect(await lobby.find('1111111111')).toBeUndefined();
  expect(await lobby.find("'; drop")).toBeUndefined();
});

it('goes on after a restart, and answers a repeated request as the first time', async () => {
  const before = open();
  const { id, name, action } = await begin(before);
  const ann = guest(await find(before, id), name);
  ann.act('one', action);
  const first = await ann.answer('one');
  await before.close();
  const after = guest(await find(open(), id), name);
  after.act('one', action);
  expect(await after.answer('one')).toEqual(first);
  expect(first).toMatchObject({ ok: true, revision: 1 });
  expect((await after.snapshot()).revision).toBe(1);
});

it('ends a match in which nobody makes progress, and knows it after a restart', async () => {
  const race = await (GAMES['highnoon'] as () => Promise<GameModule>)();
  const usual = resolveOptions(race.game.options);
  if (!usual.ok) throw new Error(usual.error.message);
  // Without its countdown, which would take its time here.
  const { countdown: _, ...prompt } = race.game;
  const games: Games = { highnoon: () => Promise.resolve({ ...race, game: prompt }) };
  const lobby = open({ games });
  const { rulesVersion: rules } = race.game;
  const written = writeOptions(race.game.options, usual.value);
  const id = await create(lobby, { game: 'highnoon', rules, options: written, graceMs: 60_000, progressMs: 20 });
  const liveTable = await find(lobby, id);
  const [ann] = [guest(liveTable, 'ann'), guest(liveTable, 'bo')];
  expect(await ann.end()).toMatchObject({ reason: 'stalled', clause: 'HN-12.8' });
  await lobby.close();
  const { revision, outcome } = await guest(await find(open(), id), 'bo').snapshot();
  expect([revision, outcome?.reason]).toEqual([1, 'stalled']);
});

it('goes on with a match under the version of the rules that it began under', async () => {
  const { game: race } = await (GAMES['highnoon'] as () => Promise<GameModule>)();
  const usual = resolveOptions(race.options);
  if (!usual.ok) throw new Error(usual.error.message);
  const lobby = open();
  const began = async (rules: number): Promise<string> =>
    create(lobby, { game: 'highnoon', rules, options: writeOptions(race.options, usual.value) });
  for (const rules of [1, 2]) {
    const liveTable = await find(lobby, await began(rules));
    expect((await guest(liveTable, 'ann').snapshot()).rules).toBe(rules);
    expect(liveTable.table().timeline.match.rulesVersion).toBe(rules);
  }
  await expect(lobby.find(await began(9))).rejects.toThrow('needs version 9 of highnoon; this program has 1, 2');
});

it('forgets a table that nobody uses, and finds it again', async () => {
  const lobby = open({ idleMs: 5 });
  const { id, name, action } = await begin(lobby);
  const liveTable = await find(lobby, id);
  const ann = guest(liveTable, name);
  ann.act('one', action);
  await ann.answer('one');
  ann.leave();
  while (lobby.live(id) !== undefined) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(liveTable.closed()).toBe(true);
  expect((await guest(await find(lobby, id), name).snapshot()).revision).toBe(1);
});

it('forgets a table sooner where the match is over, and holds once what tables have alike', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let ahead = 0;
    const lobby = open({ now: () => Date.now() + ahead, idleMs: 5 * 60_000 });
    const [over, running] = [await begin(lobby), await begin(lobby)];
    const [overTable, runningTable] = [await find(lobby, over.id), await find(lobby, running.id)];
    expect(runningTable.table().terms.options).toBe(overTable.table().terms.options);
    expect(runningTable.table().timeline.match.options).toBe(overTable.table().timeline.match.options);
    const ann = guest(overTable, 'ann');
    overTable.hear(ann.client, { type: 'resign', intent: 'r' });
    await ann.answer('r');
    ann.leave();
    await vi.waitUntil(() => [overTable, runningTable].every((table) => table.quietSince() !== undefined));
    ahead = 20_000;
    vi.advanceTimersByTime(20_000);
    expect([lobby.live(over.id), lobby.live(running.id)]).toEqual([undefined, runningTable]);
    expect((await guest(await find(lobby, over.id), 'ann').snapshot()).outcome).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('sends clients away when a step can not be written, and takes it when they come back', async () => {
  let failing = true;
  const append: Store['append'] = (batches) =>
    failing ? Promise.reject(new Error('disk I/O error')) : store.append(batches);
  const lobby = open({ store: { ...store, append } });
  const { id, name, action } = await begin(lobby);
  const ann = guest(await find(lobby, id), name);
  ann.act('one', action);
  expect(await ann.closing()).toBe(1011);
  expect(lobby.live(id)).toBeUndefined();
  failing = false;
  const back = guest(await find(lobby, id), name);
  expect((await back.snapshot()).revision).toBe(0);
  back.act('one', action);
  expect(await back.answer('one')).toMatchObject({ ok: true, revision: 1 });
  expect((await store.faults()).map(({ match, kind }) => [match, kind])).toEqual([[id, 'table-dropped']]);
});

it('never lets two servers write the same step', async () => {
  const [one, other] = [open(), open()];
  const { id, name, action } = await begin(one);
  const there = guest(await find(other, id), name);
  await there.snapshot();
  const here = guest(await find(one, id), name);
  here.act('one', action);
  await here.answer('one');
  there.act('two', action);
  expect(await there.closing()).toBe(1011);
  expect((await store.loadMatch(id))?.entries.map(({ intent }) => intent?.id)).toEqual(['one']);
});

it('refuses a move that breaks the game, records the fault, and lives on', async () => {
  const broken: Games = {
    guinote: () =>
      Promise.resolve({
        presentation,
        game: { ...game, check: () => breach },
      }),
  };
  const breach = { invariant: 'cards-once', message: 'two aces' };
  const { id, name, action } = await begin(open());
  const lobby = open({ games: broken });
  const ann = guest(await find(lobby, id), name);
  ann.act('one', action);
  expect(await ann.answer('one')).toMatchObject({ ok: false, code: 'breach' });
  expect((await store.loadMatch(id))?.entries).toEqual([]);
  expect(await store.faults()).toEqual([
    { match: id, at: expect.any(Number) as number, kind: 'breach', detail: 'cards-once: two aces' },
  ]);
  expect(lobby.live(id)?.closed()).toBe(false);
});

it('does not open a table whose log can not be replayed, and says why', async () => {
  const id = await create(open());
  const step = { kind: 'act', seat: 0, act: 'play nothing', ms: 1 } as const;
  await store.append([{ match: id, entries: [{ seq: 1, step }], finished: false, summary, at: 1 }]);
  const lobby = open();
  await expect(lobby.find(id)).rejects.toThrow(/can't be replayed/u);
  await expect(lobby.find(id)).rejects.toThrow(/can't be replayed/u);
  const faults = await store.faults();
  expect(faults).toMatchObject([{ match: id, kind: 'table-not-loaded' }]);
});

it('says of a match whose rules it does not have that they are missing, every time, and records no fault', async () => {
  const id = await create(open(), { rules: 99 });
  const other = await create(open(), { game: 'chess' });
  let loads = 0;
  const loadMatch: Store['loadMatch'] = (match) => {
    loads++;
    return store.loadMatch(match);
  };
  const lobby = open({ store: { ...store, loadMatch } });
  for (let visit = 0; visit < 3; visit++) {
    await expect(lobby.find(id)).rejects.toThrow(NotShippedError);
    await expect(lobby.find(id)).rejects.toThrow('the match needs version 99 of guinote; this program has 1, 2');
    await expect(lobby.find(other)).rejects.toThrow("this server doesn't have the game chess");
  }
  expect(loads).toBe(2);
  expect(await store.faults()).toEqual([]);
});

it('sums a match up when it is loaded, so that no list has to play it', async () => {
  const lobby = open();
  const id = await create(lobby);
  const listed = async () => (await store.matchesOf('ann', 1))[0]?.summary;
  expect(await listed()).toBeUndefined();
  const { timeline } = (await find(lobby, id)).table();
  expect(await listed()).toEqual({
    revision: 0,
    rules: game.rulesVersion,
    seats: terms.seats,
    turn: timeline.match.actors.must,
    graceMs: 1,
  });
});
