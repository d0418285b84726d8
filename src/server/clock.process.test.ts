// Time on a server whose wall clock jumps: whatever waits still comes, whatever runs still runs, over restarts too.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage, type Snapshot } from '../protocol/messages.ts';
import type { Terms } from '../table/model.ts';
import { openClock } from './clock.ts';
import { openLobby } from './lobby.ts';
import { startServer } from './server.ts';
import { openStore } from './store.ts';
import { newVisitor } from './testing/visitor.ts';

const HOUR = 3_600_000;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-clock-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

/** A server, and a visitor's line to a table of it; `set` moves the machine's clock. */
const openRoom = async (order: object, sit: boolean) => {
  const machine = Date.now;
  let ahead = 0;
  // Before the server starts: it must not hold on to the real one.
  vi.spyOn(Date, 'now').mockImplementation(() => machine() + ahead);
  // A given seed: nobody is asked to contribute to the deal.
  const newSeed = (): string => '5eed'.repeat(16);
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: dir, logLevel: 'silent', newSeed });
  const ann = await newVisitor(server.address);
  const { table } = (await (await ann.ask('POST', '/api/tables', order)).json()) as { table: string };
  const socket = (sit ? await newVisitor(server.address) : ann).socket(table);
  const heard: ServerMessage[] = [];
  let look = (): void => undefined;
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()) as ServerMessage);
    look();
  });
  await once(socket, 'open');
  return {
    say: (message: ClientMessage) => socket.send(JSON.stringify(message)),
    hear: <T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { readonly type: T }>> =>
      new Promise((resolve) => {
        look = () => {
          const found = heard.find((message) => message.type === type);
          if (found !== undefined) resolve(found as Extract<ServerMessage, { readonly type: T }>);
        };
        look();
      }),
    set: (ms: number) => (ahead = ms),
    close: async () => {
      socket.terminate();
      await server.close();
    },
  };
};

describe('a server whose wall clock is set while it runs', () => {
  it('lets paced bots act after an hour back', async () => {
    const room = await openRoom({ game: 'highnoon', pace: 'fast' }, false);
    room.say({ type: 'join', protocol: PROTOCOL });
    await room.hear('snapshot');
    room.set(-HOUR);
    expect(await room.hear('step')).toMatchObject({ seat: 1 });
    await room.close();
  });

  it('drops no flag after an hour forward', async () => {
    const clock = { baseMs: 60_000, incrementMs: 0 };
    const room = await openRoom(
      { game: 'guinote', options: { players: 2 }, opponents: null, start: 'seated', clock },
      true,
    );
    room.say({ type: 'sit', intent: 's', seat: 1, name: 'Bo' });
    await room.hear('answer');
    room.set(HOUR);
    room.say({ type: 'join', protocol: PROTOCOL });
    expect(await room.hear('snapshot')).toMatchObject({ revision: 1, outcome: null });
    await room.close();
  });
});

describe('a server started while the wall clock is behind the log', () => {
  const person = (name: string) => ({ sitter: { kind: 'person', name } as const, player: name });

  const termsOf = async (more: Partial<Terms>): Promise<Omit<Terms, 'table' | 'createdAt'>> => {
    const { game } = await (GAMES['highnoon'] as () => Promise<GameModule>)();
    const options = resolveOptions(game.options);
    if (!options.ok) throw new Error(options.error.message);
    return {
      game: game.id,
      rules: game.rulesVersion,
      options: writeOptions(game.options, options.value),
      seed: '11'.repeat(32),
      seats: [person('ann'), person('bo')],
      graceMs: 60_000,
      ...more,
    };
  };

  it('rings timers in time, and writes steps after the last one', async () => {
    const store = openStore(dir, { lockWaitMs: 0 });
    const lobbyAt = (now: () => number) =>
      openLobby({ store, games: GAMES, now, botPaceMs: [0, 0], idleMs: 60_000, warn: () => undefined });
    const ahead = openClock({ wall: () => Date.now() + HOUR, elapsed: () => performance.now() });
    const first = lobbyAt(ahead);
    const created = await first.create(await termsOf({ progressMs: 20 }));
    const id = created.ok ? created.value : '';
    await first.close();

    const now = openClock();
    const lobby = lobbyAt(now);
    const liveTable = await lobby.find(id);
    const end = new Promise<Snapshot['outcome']>((resolve) => {
      const send = (message: ServerMessage): void => {
        if (message.type === 'step' && message.outcome !== undefined) resolve(message.outcome);
      };
      for (const name of ['ann', 'bo']) {
        liveTable?.connect(name, name, { send, close: () => undefined });
        liveTable?.hear(name, { type: 'join', protocol: PROTOCOL });
      }
    });
    expect(await end).toMatchObject({ reason: 'stalled' });
    const kept = await store.loadMatch(id);
    expect(kept?.entries[0]?.step.ms).toBeGreaterThanOrEqual(20);
    // Stored times stay the server's own.
    expect(kept?.updatedAt).toBeLessThan((kept?.terms.createdAt ?? 0) - HOUR / 2);
    await lobby.close();
    await store.close();
  });
});
