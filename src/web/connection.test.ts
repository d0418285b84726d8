// The line to a table: how it opens again, how long it waits, and that nothing is said into a dead socket.

import { describe, expect, test } from 'vitest';
import { PROTOCOL } from '../protocol/messages.ts';
import { backOff, openLine, type Socket } from './connection.ts';

interface FakeSocket extends Socket {
  readonly said: string[];
  readonly closed: { value: boolean };
}

const world = (random = 0.5) => {
  const sockets: FakeSocket[] = [];
  const waits: { ms: number; run: () => void; cancelled: boolean }[] = [];
  const heard: string[] = [];
  const line = openLine(
    {
      socket: () => {
        const said: string[] = [];
        const closed = { value: false };
        const socket: FakeSocket = {
          onopen: null,
          onclose: null,
          onmessage: null,
          said,
          closed,
          send: (data) => void said.push(data),
          close: () => {
            closed.value = true;
          },
        };
        sockets.push(socket);
        return socket;
      },
      after: (ms, run) => {
        const wait = { ms, run, cancelled: false };
        waits.push(wait);
        return () => {
          wait.cancelled = true;
        };
      },
      random: () => random,
    },
    {
      opened: () => heard.push('opened'),
      received: (message) => heard.push(message.type),
      lost: (failures, crowded) => heard.push(`lost ${failures}${crowded ? ', crowded' : ''}`),
      ended: (why) => heard.push(why),
    },
  );
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
  return { sockets, waits, heard, line, last };
};

const SEATS = { data: JSON.stringify({ type: 'seats', seats: [] }) };

describe('a line that looks after itself', () => {
  test('waits 0.25, 0.5, 1, then always 2 seconds, more or less', () => {
    const waits = (random: number): readonly number[] =>
      [1, 2, 3, 4, 5, 50].map((failures) => backOff(failures, 1006, random));
    expect(waits(0.5)).toEqual([250, 500, 1000, 2000, 2000, 2000]);
    expect(waits(0)).toEqual([125, 250, 500, 1000, 1000, 1000]);
    expect(waits(0.75)).toEqual([312.5, 625, 1250, 2500, 2500, 2500]);
  });

  test('waits longer where there was no room, as long as it takes', () => {
    expect([backOff(1, 4429, 0), backOff(9, 4430, 0.5)]).toEqual([5000, 10_000]);
  });

  test('says that there are too many lines, and tries again later', () => {
    const page = world();
    page.last().onopen?.();
    page.last().onclose?.({ code: 4429 });
    expect(page.heard).toEqual(['opened', 'lost 1, crowded']);
    expect(page.waits.map(({ ms }) => ms)).toEqual([10_000]);
    page.waits[0]?.run();
    expect(page.sockets.length).toBe(2);
  });

  test.each([1001, 1011, 1012])(
    'pages that were all sent away at once by %d come back spread over two seconds',
    (code) => {
      const waits = Array.from({ length: 8 }, (_, i) => {
        const page = world(i / 8);
        page.last().onopen?.();
        page.last().onclose?.({ code });
        return page.waits[0]?.ms;
      });
      expect(waits).toEqual([250, 468.75, 687.5, 906.25, 1125, 1343.75, 1562.5, 1781.25]);
      expect(backOff(2, code, 0.5)).toBe(500);
    },
  );

  test('dials again after each failure, and starts over once a message came', () => {
    const { waits, last, sockets, heard } = world();
    last().onclose?.({});
    waits.at(-1)?.run();
    last().onclose?.({});
    expect(waits.map(({ ms }) => ms)).toEqual([250, 500]);
    waits.at(-1)?.run();
    last().onopen?.();
    last().onmessage?.(SEATS);
    last().onclose?.({});
    expect(waits.map(({ ms }) => ms)).toEqual([250, 500, 250]);
    expect(sockets).toHaveLength(3);
    expect(heard).toEqual(['lost 1', 'lost 2', 'opened', 'seats', 'lost 1']);
  });

  test('a server that opens and hangs up at once is not called in a tight loop', () => {
    const { waits, last } = world();
    for (let i = 0; i < 3; i++) {
      last().onopen?.();
      last().onclose?.({});
      waits.at(-1)?.run();
    }
    expect(waits.map(({ ms }) => ms)).toEqual([250, 500, 1000]);
  });

  test('says nothing before it is open', () => {
    const { line, last } = world();
    line.send({ type: 'join', protocol: PROTOCOL });
    expect(last().said).toEqual([]);
    last().onopen?.();
    line.send({ type: 'join', protocol: PROTOCOL });
    expect(last().said).toEqual([`{"type":"join","protocol":${PROTOCOL}}`]);
  });

  test('a line that has gone silent is hung up and dialled again', () => {
    const { line, last, waits, sockets, heard } = world();
    last().onopen?.();
    const silent = last();
    line.redial();
    expect(silent.closed.value).toBe(true);
    expect(heard.at(-1)).toBe('lost 1');
    silent.onclose?.({});
    expect(heard.filter((word) => word.startsWith('lost'))).toHaveLength(1);
    waits.at(-1)?.run();
    expect(sockets).toHaveLength(2);
    expect(last()).not.toBe(silent);
  });

  test('a retry does not wait, and does not dial twice', () => {
    const { line, last, waits, sockets } = world();
    last().onclose?.({});
    line.retry();
    expect(sockets).toHaveLength(2);
    expect(waits[0]?.cancelled).toBe(true);
    line.retry();
    expect(sockets).toHaveLength(2);
  });

  test('an old socket is not listened to, rubbish is dropped', () => {
    const { last, waits, heard } = world();
    const old = last();
    old.onclose?.({});
    waits.at(-1)?.run();
    old.onmessage?.(SEATS);
    old.onclose?.({});
    last().onmessage?.({ data: 'not json' });
    last().onmessage?.({ data: '17' });
    expect(heard).toEqual(['lost 1']);
  });

  test.each([
    [4404, 'missing'],
    [4410, 'not-shipped'],
    [4500, 'broken'],
  ])('is not dialled again after %d', (code, why) => {
    const { line, last, waits, heard, sockets } = world();
    last().onopen?.();
    last().onclose?.({ code });
    line.retry();
    expect(heard).toEqual(['opened', why]);
    expect([waits.length, sockets.length]).toEqual([0, 1]);
  });

  test('closed means closed', () => {
    const { line, last, waits, sockets } = world();
    line.close();
    expect(last().closed.value).toBe(true);
    last().onclose?.({});
    line.retry();
    expect(waits).toHaveLength(0);
    expect(sockets).toHaveLength(1);
  });
});
