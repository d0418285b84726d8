// How long the worst accepted input of each kind blocks a server's event loop. The goal is at most 50 ms.

import { PROTOCOL } from '../src/protocol/messages.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_DECK, MAX_SET, type ServerMessage } from '../src/protocol/messages.ts';
import { newVisitor, type Visitor } from '../src/server/testing/visitor.ts';
import type { Question } from './bench-delay-server.ts';

export const GOAL_MS = 50;

/** How often each input is sent; the best counts, since other programs can only make it worse. */
const ROUNDS = 5;

/** One kind of input, and the longest time it blocked the loop, in milliseconds. */
export interface Delay {
  readonly name: string;
  readonly ms: number;
}

interface Target {
  readonly address: string;
  readonly visitor: Visitor;
}

const filled = (head: string, unit: (i: number) => string, most: number): string => {
  let text = head;
  for (let i = 0; text.length + unit(i).length <= most; i++) text += unit(i);
  return text;
};

const MISSIONS = 'mission M1\nmission M2\nmission M3\n';
const card = (i: number, lines: string): string => `character C${i}\n group G;cost 1;power 1\n${lines}`;

/** Sets at the limit; `n` makes each one different, so that no cache helps. */
const SETS: { readonly [name: string]: (n: number) => string } = {
  'a set with as many lines as fit': (n) =>
    filled(`set A${n}\nlanguage sv\ngroups G\n${MISSIONS}`, (i) => card(i, ' MAIN !HIDE\n'.repeat(6)), MAX_SET),
  'a set with the longest lines': (n) => {
    const deed = 'POWERUP 1 ENEMY group=G costMax=1 powerMax=2 atMission each friendly group=G';
    const line = ` MAIN ! if enemy group=G >= 1: may ${Array(4).fill(deed).join(' then ')}\n`;
    return filled(`set A${n}\nlanguage sv\ngroups G\n${MISSIONS}`, (i) => card(i, line.repeat(2)), MAX_SET);
  },
  'a set of nothing but faults': (n) =>
    filled(`set A${n}\ngroups G\n${MISSIONS}`, (i) => card(i, ' MAIN ! may DRAW 1 then POWERUP 1 ENEMMY\n'), MAX_SET),
  'a chain of 800 links': (n) =>
    `set A${n}\ngroups G\n${card(0, ` MAIN ! ${Array(800).fill('PLACE_FROM_DECK 1').join(' then ')}`)}`,
  'a name of 63,000 spaces': (n) => `set A${n}\ngroups G\ncharacter A${' '.repeat(63_000)}B`,
  '14,000 groups': (n) => `set A${n}\ngroups ${filled('', (i) => `g${i},`, MAX_SET - 100)}`,
  '6,000 unknown keywords': (n) =>
    `set A${n}\ngroups G\nkeywords K\n${card(0, ` keywords ${filled('', (i) => `k${i},`, MAX_SET - 200)}`)}`,
};

const DECKS: { readonly [name: string]: string } = {
  'lines that are nearly cards': filled('', (i) => `Some card with a long name ${i}\n`, MAX_DECK),
  'short lines': filled('', () => 'x\n', MAX_DECK),
  spaces: `1 a${' '.repeat(MAX_DECK - 10)}b\n`,
};

/** Asks for a table; undefined if the order is refused. */
const ask = async ({ visitor }: Target, order: object): Promise<string | undefined> => {
  const answer = await visitor.ask('POST', '/api/tables', {
    game: 'mythos',
    opponents: null,
    start: 'seated',
    ...order,
  });
  const { table } = (await answer.json()) as { readonly table?: string };
  if (answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
  return table;
};

/** Asks for a table that must be opened. */
const open = async (target: Target, order: object): Promise<string> => {
  const table = await ask(target, order);
  if (table === undefined) throw new Error('a table was refused that should have been opened');
  return table;
};

/** Sends messages to a table and waits until each is answered; returns the codes of the refusals. */
const say = async ({ visitor }: Target, table: string, messages: readonly object[]): Promise<readonly string[]> => {
  const socket = visitor.socket(table);
  const codes: string[] = [];
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL }));
    messages.forEach((message, i) => socket.send(JSON.stringify({ intent: `i${i}`, ...message })));
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type !== 'answer' && message.type !== 'error') return;
      codes.push('code' in message ? message.code : 'granted');
      if (codes.length === messages.length) resolve();
    });
  });
  socket.terminate();
  return codes;
};

/** Somebody else watches the table; the sockets end with the server. */
const lookOn = async ({ address }: Target, table: string): Promise<void> => {
  const socket = (await newVisitor(address)).socket(table);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join', protocol: PROTOCOL }));
  await once(socket, 'message');
};

/** A set whose cards have long names with a common beginning: a mistyped deck is compared with all of them. */
const namedSet = (n: number): string =>
  filled(
    `set A${n}\ngroups G\n${MISSIONS}`,
    (i) => `character Some card with a long name ${i}y\n group G;cost 1;power 1\n`,
    MAX_SET,
  );

/** Somebody else tries twenty times to sit down with an invalid deck. */
const sitDown = async ({ address }: Target, table: string, deck: string): Promise<void> => {
  const other = { address, visitor: await newVisitor(address) };
  const answers = await say(other, table, Array<object>(20).fill({ type: 'sit', seat: 1, name: 'Bo', deck }));
  if (answers.some((answer) => answer !== 'bad-deck')) throw new Error(`sat down: ${answers.join(', ')}`);
};

/** Every input; `ready` prepares what it needs. */
const inputs = (): readonly {
  readonly name: string;
  readonly ready?: (target: Target, n: number) => Promise<string | undefined>;
  readonly send: (target: Target, n: number, table: string) => Promise<unknown>;
}[] => [
  ...Object.entries(SETS).map(([name, set]) => ({
    name: `a new table with ${name}`,
    send: (target: Target, n: number) => ask(target, { set: set(n), deck: DECK }),
  })),
  ...Object.entries(DECKS).map(([name, deck]) => ({
    name: `a new table with its own set and a deck of ${name}`,
    send: (target: Target, n: number) => ask(target, { set: namedSet(n), deck }),
  })),
  ...Object.entries(DECKS).map(([name, deck]) => ({
    name: `twenty who sit down at a table with a deck of ${name}`,
    ready: (target: Target) => open(target, {}),
    send: (target: Target, _: number, table: string) => sitDown(target, table, deck),
  })),
  ...Object.entries(DECKS).map(([name, deck]) => ({
    name: `twenty who sit down at a table with its own set with a deck of ${name}`,
    ready: (target: Target, n: number) => open(target, { set: namedSet(n), deck: NAMED_DECK }),
    send: (target: Target, _: number, table: string) => sitDown(target, table, deck),
  })),
  {
    name: 'the largest order of a table that is none',
    send: ({ visitor }) =>
      visitor.ask('POST', '/api/tables', {
        game: 'mythos',
        options: JSON.parse(`{${filled('"a":1', (i) => `,"o${i}":{"a":[[[]]]}`, 250_000)}}`) as object,
      }),
  },
  {
    name: 'acts of 400 characters in every game',
    send: async (target) => {
      for (const game of ['guinote', 'highnoon', 'mulle', 'mythos']) {
        const table = await open(target, { game, opponents: undefined });
        const acts = ['take C7: ', 'play ', ' ', 'choose 0 D '].flatMap((head) =>
          ['S2+', 'S2,', ' ', 'a '].map((more) => ({ type: 'act', base: 0, action: filled(head, () => more, 400) })),
        );
        await say(target, table, acts);
      }
    },
  },
  {
    name: 'a table with the largest set, come back from the store',
    ready: async (target, n) => {
      const table = await open(target, { opponents: undefined, set: largest(n), deck: DECK });
      await forget(target, n);
      return table;
    },
    send: (target, _, table) => say(target, table, [{ type: 'resign' }]),
  },
  {
    name: 'a move at a table with the largest set that sixty look on at',
    ready: async (target, n) => {
      const table = await open(target, { opponents: undefined, set: largest(n), deck: DECK });
      for (let i = 0; i < 60; i++) await lookOn(target, table);
      return table;
    },
    send: (target, _, table) => say(target, table, [{ type: 'act', base: 0, action: 'keep' }]),
  },
  {
    name: 'the record of a match with the largest set',
    ready: async (target, n) => {
      const table = await open(target, { opponents: undefined, set: largest(n), deck: DECK });
      await say(target, table, [{ type: 'resign' }]);
      await forget(target, n);
      return table;
    },
    send: async ({ visitor }, _, table) => {
      const answer = await visitor.ask('GET', `/api/tables/${table}/record`);
      if (!answer.ok) throw new Error(`no record: ${answer.status}`);
      await answer.text();
    },
  },
];

const largest = (n: number): string => (SETS['a set with as many lines as fit'] as (n: number) => string)(n);

/** Thirty cards of the sets above. */
const DECK = [...Array.from({ length: 15 }, (_, i) => `2 C${i}`), 'M1', 'M2', 'M3'].join('\n');

const NAMED_DECK = DECK.replaceAll(/C(\d+)/gu, 'Some card with a long name $1y');

/** Sends more sets than a server caches. */
const forget = async (target: Target, n: number): Promise<void> => {
  for (let i = 0; i < 20; i++) {
    const cards = Array.from({ length: 15 }, (_, c) => card(c, '')).join('');
    await open(target, { set: `set Small ${n}.${i}\ngroups G\n${MISSIONS}${cards}`, deck: DECK });
  }
};

const question = async (child: ChildProcess, asked: Question): Promise<unknown> => {
  const heard = once(child, 'message') as Promise<[{ readonly answer: unknown }]>;
  child.send(asked);
  return (await heard)[0].answer;
};

/** Starts a server, sends it everything, and yields the delays one by one. */
export async function* delays(): AsyncGenerator<Delay> {
  const dir = mkdtempSync(join(tmpdir(), 'baize-delay-'));
  const child = fork(join(import.meta.dirname, 'bench-delay-server.ts'), [dir]);
  try {
    const [{ answer: address }] = (await once(child, 'message')) as [{ readonly answer: string }];
    let n = 0;
    for (const { name, ready, send } of inputs()) {
      let ms = Infinity;
      for (let round = 0; round < ROUNDS; round++) {
        const target = { address, visitor: await newVisitor(address) };
        const table = (await ready?.(target, ++n)) ?? '';
        await question(child, 'reset');
        await send(target, ++n, table);
        ms = Math.min(ms, Number(await question(child, 'worst')));
      }
      yield { name, ms };
    }
    await question(child, 'stop');
  } finally {
    child.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The same as a row of a table. */
export const delayText = ({ name, ms }: Delay): string =>
  `| ${name} | ${ms.toFixed(1)} ms | ${ms <= GOAL_MS ? 'yes' : 'NO'} |`;
