// One live table: nothing leaves before it is written, and a table that can't be written is let go.

import { expect, it, vi } from 'vitest';
import { GAMES } from '../games/index.ts';
import { present } from '../kernel/present.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import { PROTOCOL, type ServerMessage } from '../protocol/messages.ts';
import type { Terms } from '../table/model.ts';
import { openTable } from '../table/opening.ts';
import type { Writer } from './journal.ts';
import { openLiveTable, type LiveTable } from './live-table.ts';
import { answerIn } from '../protocol/client.ts';

const { game } = (await GAMES['guinote']?.()) ?? { game: undefined };
if (game === undefined) throw new Error('guinote is missing');
const options = resolveOptions(game.options, { options: { players: 2 } });
if (!options.ok) throw new Error(options.error.message);

const person = (name: string) => ({ sitter: { kind: 'person', name } as const, player: name });
const bot = { sitter: { kind: 'bot', level: 'random', version: 1, budget: 0 } as const, player: null };

const terms = (seats: Terms['seats']): Terms => ({
  table: 'T',
  game: game.id,
  rules: game.rulesVersion,
  options: writeOptions(game.options, options.value),
  seed: '42'.repeat(32),
  seats,
  graceMs: 60_000,
  createdAt: 0,
});

interface Bench {
  readonly liveTable: LiveTable;
  readonly heard: ServerMessage[];
  readonly closed: number[];
  readonly broken: unknown[];
  readonly waiting: Writer[];
  readonly acts: (intent: string) => void;
}

const sit = (seats: Terms['seats'], think: () => string | undefined = () => undefined): Bench => {
  const heard: ServerMessage[] = [];
  const closed: number[] = [];
  const broken: unknown[] = [];
  const waiting: Writer[] = [];
  const bots = { think: async () => present({ action: think() }), reconsider: () => undefined, close: () => undefined };
  const liveTable = openLiveTable(
    openTable(game, terms(seats), 0),
    { id: 'T', bots },
    {
      now: () => 1000,
      journal: { enlist: (writer) => void waiting.push(writer), idle: () => Promise.resolve() },
      pace: () => 0,
      openNext: async () => undefined,
      breached: () => undefined,
      broken: (_, error) => void broken.push(error),
    },
  );
  const wire = {
    send: (message: ServerMessage) => void heard.push(message),
    close: (code: number) => void closed.push(code),
  };
  // One client a person, so that whoever must act can.
  for (const name of ['ann', 'bo']) liveTable.connect(name, name, wire);
  liveTable.hear('ann', { type: 'join', protocol: PROTOCOL });
  const acts = (intent: string): void => {
    const { match, steps } = liveTable.table().timeline;
    const seat = match.actors.must[0] as number;
    const action = match.legal(seat)[0] as string;
    liveTable.hear(seat === 0 ? 'ann' : 'bo', { type: 'act', intent, base: steps, action });
  };
  return { liveTable, heard, closed, broken, waiting, acts };
};

const answers = (heard: readonly ServerMessage[]): readonly string[] =>
  heard.flatMap((message) => answerIn(message)?.intent ?? []);

it('answers and shows only what is written', () => {
  const { heard, waiting, acts, liveTable } = sit([person('ann'), person('bo')]);
  heard.length = 0;
  acts('one');
  acts('two');
  liveTable.hear('ann', { type: 'join', protocol: PROTOCOL });
  expect(heard).toEqual([]);
  expect(waiting).toHaveLength(1);
  const batch = waiting[0]?.take();
  expect(batch?.entries.map(({ seq, intent }) => [seq, intent?.id])).toEqual([
    [1, 'one'],
    [2, 'two'],
  ]);
  acts('three');
  expect(heard).toEqual([]);
  waiting[0]?.written();
  expect(answers(heard)).toEqual(['one', 'two']);
  expect(heard.filter(({ type }) => type === 'snapshot')).toHaveLength(1);
  expect(waiting).toHaveLength(2);
  expect(waiting[1]?.take().entries.map(({ seq }) => seq)).toEqual([3]);
  waiting[1]?.written();
  expect(answers(heard)).toEqual(['one', 'two', 'three']);
});

it('lets go of a table that could not be written: nothing is said, clients are sent away to come back', () => {
  const { heard, waiting, acts, closed, broken, liveTable } = sit([person('ann'), person('bo')]);
  heard.length = 0;
  acts('one');
  waiting[0]?.take();
  waiting[0]?.failed(new Error('UNIQUE constraint failed'));
  expect(heard).toEqual([]);
  expect(closed).toEqual([1011, 1011]);
  expect(broken).toEqual([new Error('UNIQUE constraint failed')]);
  expect(liveTable.closed()).toBe(true);
  acts('again');
  expect(waiting).toHaveLength(1);
});

it('asks a bot after the step before its turn is written, not earlier', async () => {
  vi.useFakeTimers();
  try {
    const think = vi.fn(() => undefined);
    const { waiting, acts, liveTable } = sit([person('ann'), bot], think);
    await vi.runAllTimersAsync();
    // Whoever begins: bring it to a point where the person has just acted.
    while (liveTable.table().timeline.match.actors.must[0] !== 0) {
      waiting.at(-1)?.take();
      waiting.at(-1)?.written();
      await vi.runAllTimersAsync();
    }
    think.mockClear();
    const before = waiting.length;
    acts('one');
    await vi.advanceTimersByTimeAsync(1000);
    expect(think).not.toHaveBeenCalled();
    expect(waiting).toHaveLength(before + 1);
    waiting.at(-1)?.take();
    waiting.at(-1)?.written();
    await vi.advanceTimersByTimeAsync(1000);
    const botsTurn = liveTable.table().timeline.steps > 1 || think.mock.calls.length > 0;
    expect(botsTurn).toBe(true);
    liveTable.close(1001, 'done');
  } finally {
    vi.useRealTimers();
  }
});

it('tells its bots when the table has moved on while one of them thinks', async () => {
  const asked: (() => boolean)[] = [];
  const wanted: boolean[] = [];
  const bots = {
    think: (_: unknown, __: number, isWanted: () => boolean) => {
      asked.push(isWanted);
      return new Promise<never>(() => undefined);
    },
    reconsider: () => void wanted.push(...asked.map((isWanted) => isWanted())),
    close: () => undefined,
  };
  const liveTable = openLiveTable(
    openTable(game, terms([bot, person('ann')]), 0),
    { id: 'T', bots },
    {
      now: () => 1000,
      journal: {
        enlist: (writer) => {
          writer.take();
          writer.written();
        },
        idle: () => Promise.resolve(),
      },
      pace: () => 0,
      openNext: async () => undefined,
      breached: () => undefined,
      broken: () => undefined,
    },
  );
  liveTable.connect('ann', 'ann', { send: () => undefined, close: () => undefined });
  for (let turn = 0; asked.length === 0; turn++) {
    const { match, steps } = liveTable.table().timeline;
    if (match.actors.must.includes(1))
      liveTable.hear('ann', { type: 'act', intent: `${turn}`, base: steps, action: match.legal(1)[0] });
    await vi.waitFor(() => expect(asked.length + match.actors.must.filter((seat) => seat === 1).length).not.toBe(0));
  }
  liveTable.hear('ann', { type: 'beat' });
  expect(wanted).toEqual([]);
  liveTable.hear('ann', { type: 'resign', intent: 'r' });
  expect(wanted).toEqual([false]);
});

it('is busy while somebody is there, and takes nothing while it rests', () => {
  const { liveTable, acts, waiting } = sit([person('ann'), person('bo')]);
  expect(liveTable.quietSince()).toBeUndefined();
  liveTable.rest();
  acts('late');
  expect(waiting).toEqual([]);
  liveTable.close(1001, 'done');
  expect(liveTable.clients()).toBe(0);
});

it('records a broken game though nobody is connected', () => {
  const breach = { invariant: 'cards', message: 'two aces' };
  const recorded: unknown[] = [];
  const { table } = openTable(game, terms([person('ann'), bot]), 0);
  const liveTable = openLiveTable(
    { table, effects: [{ type: 'fault', breach }] },
    { id: 'T', bots: { think: () => Promise.resolve({}), reconsider: () => undefined, close: () => undefined } },
    {
      now: () => 1000,
      journal: { enlist: () => undefined, idle: () => Promise.resolve() },
      pace: () => 0,
      openNext: async () => undefined,
      breached: (_, fault) => void recorded.push(fault),
      broken: () => undefined,
    },
  );
  expect(liveTable.clients()).toBe(0);
  expect(recorded).toEqual([breach]);
});
