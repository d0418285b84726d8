// The tables of a device: ordered, played to the end across a reload, played again, proven; and what happens when two pages want one, or nothing can be kept.

import { describe, expect, test } from 'vitest';
import { shippedLevels } from '../../bots/index.ts';
import { proving } from '../../bots/proof.ts';
import { GAMES } from '../../games/index.ts';
import { wasOnDevice } from '../../kernel/device.ts';
import { allAtOnce } from '../../kernel/parts.ts';
import { readRecord, type MatchRecord } from '../../kernel/record.ts';
import { clientConnected, clientReceive, clientRequest, openClient, type Client } from '../../protocol/client.ts';
import type { Request } from '../../protocol/client.ts';
import type { Snapshot } from '../../protocol/messages.ts';
import { answeringWith, MOST_KEPT, type Answering } from './answering.ts';
import type { Ask, LocalOrder, Reply } from './asking.ts';
import { keptInMemory, keptOrElse, listed, type Kept } from './kept.ts';

const SHORT: LocalOrder = {
  game: 'guinote',
  options: { players: 2, partidasPerCoto: 1 },
  opponents: ['random'],
  name: 'Ana',
};
const SHARED: LocalOrder = { ...SHORT, opponents: [null], company: ['Bea'] };

/** A page with its worker, over what a browser keeps; time passes as fast as it can. */
const openPage = (kept: Kept, more: Partial<Answering> = {}) => {
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let [now, count] = [1_700_000_000_000, 0];
  const replies: Reply[] = [];
  const lines = new Map<number, (reply: Reply) => void>();
  const answer = answeringWith({
    games: GAMES,
    kept,
    reply: (reply) => {
      replies.push(reply);
      if ('line' in reply) lines.get(reply.line)?.(reply);
    },
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    now: () => now,
    random: (bytes) => (++count).toString(16).padStart(bytes * 2, '0'),
    claim: () => Promise.resolve(() => undefined),
    pace: () => 400,
    ...more,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  /** The next thing that waits for its time happens. */
  const pass = async (): Promise<void> => {
    await settle();
    const [next] = [...timers].sort((a, b) => a.at - b.at);
    if (next === undefined) return;
    timers.delete(next);
    now = Math.max(now, next.at);
    next.run();
    await settle();
  };
  const ask = async (wanted: (ask: number) => Ask): Promise<Reply> => {
    const number = ++count;
    await answer(wanted(number));
    const found = replies.find((reply) => 'ask' in reply && reply.ask === number);
    if (found === undefined) throw new Error('there was no reply');
    return found;
  };
  const order = async (wanted: LocalOrder): Promise<string> => {
    const reply = await ask((number) => ({ type: 'order', ask: number, order: wanted }));
    if (reply.type !== 'ordered') throw new Error(JSON.stringify(reply));
    return reply.table;
  };
  /** Somebody at a table, who hears and answers as the page does. */
  const sit = async (table: string, seat?: number, entropy: string | null = 'ab'.repeat(32)) => {
    const line = ++count;
    let client: Client = openClient(entropy);
    const say = (send: readonly Extract<Ask, { type: 'say' }>['message'][]): void => {
      for (const message of send) void answer({ type: 'say', line, message });
    };
    lines.set(line, (reply) => {
      if (reply.type !== 'said') return;
      const received = clientReceive(client, reply.message);
      ({ client } = received);
      say(received.send);
    });
    await answer({ type: 'connect', line, table, slowness: 1, ...(seat === undefined ? {} : { seat }) });
    const connected = clientConnected(client);
    ({ client } = connected);
    say(connected.send);
    await settle();
    return {
      line,
      client: () => client,
      want: (request: Request) => {
        const sent = clientRequest(client, request, `i${++count}`);
        ({ client } = sent);
        say(sent.send);
      },
      leave: () => answer({ type: 'hang-up', line }),
    };
  };
  return { answer, ask, order, sit, pass, settle, replies };
};

type Page = ReturnType<typeof openPage>;
type Player = Awaited<ReturnType<Page['sit']>>;

/** Plays the first legal move until the end, or until so many moves were made. */
const play = async (page: Page, player: Player, most = 400): Promise<number> => {
  let made = 0;
  for (let i = 0; i < 3000 && made < most; i++) {
    const { state, pending } = player.client();
    if (state?.outcome != null) break;
    const [action] = state?.legal ?? [];
    if (action !== undefined && pending.length === 0 && state?.actors.must.includes(state.seat ?? -1) === true) {
      player.want({ type: 'act', action });
      made++;
      await page.settle();
    } else await page.pass();
  }
  return made;
};

const recordOf = async (page: Page, table: string): Promise<MatchRecord> => {
  const reply = await page.ask((ask) => ({ type: 'record', ask, table }));
  const record = reply.type === 'record' ? readRecord(reply.text) : undefined;
  if (record?.ok !== true) throw new Error(JSON.stringify(reply));
  return record.value;
};

const proofOf = async (record: MatchRecord) => {
  const { game } = await GAMES[record.game]!();
  return allAtOnce(proving(game, record, await shippedLevels(record.game)));
};

describe('alone against a bot', () => {
  test('a match goes on after a reload, is played to its end, proven, and played again', async () => {
    const kept = keptInMemory();
    const first = openPage(kept);
    const table = await first.order(SHORT);
    expect(table).toMatch(/^device-[0-9a-f]+$/u);
    const ana = await first.sit(table);
    await play(first, ana, 5);
    expect(await first.ask((ask) => ({ type: 'record', ask, table }))).toMatchObject({ type: 'refused', status: 409 });
    await ana.leave();
    const [unfinished] = await kept.list();
    expect(listed(unfinished!)).toMatchObject({ table, game: 'guinote', finished: false });

    const page = openPage(kept);
    const back = await page.sit(table);
    expect(back.client().state?.revision).toBe(ana.client().state?.revision);
    await play(page, back);
    expect(back.client().state?.outcome?.reason).toBe('coto');
    expect(back.client().unfair).toEqual([]);

    const record = await recordOf(page, table);
    expect(wasOnDevice(record)).toBe(true);
    const proof = await proofOf(record);
    expect(proof).toMatchObject({ ok: true, bots: [{ level: 'random', verdict: 'same' }] });

    back.want({ type: 'offer', what: 'rematch' });
    await page.settle();
    const next = back.client().state?.next?.table ?? '';
    const again = await page.sit(next);
    expect(again.client().state).toMatchObject({ seat: 1, outcome: null });
    expect((await kept.list()).map((match) => [match.table, match.finished])).toContainEqual([table, true]);
  });

  test('what can not be played here is refused, and says why', async () => {
    const page = openPage(keptInMemory());
    const refusal = (order: LocalOrder) => page.ask((ask) => ({ type: 'order', ask, order }));
    expect(await refusal({ ...SHORT, game: 'chess' })).toMatchObject({ type: 'refused', status: 404, at: 'game' });
    expect(await refusal({ ...SHORT, options: { players: 3 } })).toMatchObject({ type: 'refused', status: 400 });
    expect(await refusal({ ...SHORT, opponents: [null] })).toMatchObject({ type: 'refused', at: 'opponents' });
    expect(await refusal({ ...SHORT, company: ['Bea'] })).toMatchObject({ type: 'refused', at: 'opponents' });
    expect(await page.ask((ask) => ({ type: 'record', ask, table: 'device-0' }))).toMatchObject({ status: 404 });
    await page.answer({ type: 'connect', line: 7, table: 'device-0', slowness: 1 });
    expect(page.replies.at(-1)).toEqual({ type: 'ended', line: 7, why: 'missing' });
  });

  test('old finished matches make room for new ones', async () => {
    const kept = keptInMemory();
    const page = openPage(kept);
    const table = await page.order(SHORT);
    const known = await kept.load(table);
    for (let i = 0; i < MOST_KEPT + 3; i++)
      await kept.create({ ...known!.match, table: `device-old${i}`, finished: true, updatedAt: i });
    await page.order(SHORT);
    const left = (await kept.list()).map((match) => match.table);
    expect(left.filter((id) => id.startsWith('device-old'))).toHaveLength(MOST_KEPT);
    expect(left).not.toContain('device-old0');
    expect(left).toContain(table);
  });
});

describe('several people at one device', () => {
  test('everybody has a part in every deal, sees only their own cards, and plays again with the others', async () => {
    const page = openPage(keptInMemory());
    const table = await page.order(SHARED);
    expect(await page.ask((ask) => ({ type: 'people', ask, table }))).toMatchObject({
      company: {
        people: [
          { seat: 0, name: 'Ana' },
          { seat: 1, name: 'Bea' },
        ],
      },
    });
    for (let holder = 0, i = 0; i < 400; i++) {
      const player = await page.sit(table, holder, null);
      while (player.client().state?.actors.must.length === 0 && player.client().state?.outcome === null)
        await page.pass();
      await play(page, player, 1);
      const { state } = player.client();
      expect(state?.seat).toBe(holder);
      if (state?.outcome != null) break;
      const { hands } = (state as Snapshot).view as { readonly hands: readonly (readonly (string | null)[])[] };
      expect(hands[holder]?.every((card) => card !== null)).toBe(true);
      // A trump that somebody took from the table is known to everybody.
      expect(hands[1 - holder]?.filter((card) => card !== null).length).toBeLessThanOrEqual(1);
      await player.leave();
      holder = state?.actors.must[0] ?? 1 - holder;
    }
    const record = await recordOf(page, table);
    const proof = await proofOf(record);
    if (!proof.ok) throw new Error(proof.message);
    expect(proof.seeded.length).toBeGreaterThan(0);
    expect(proof.seeded.every(({ without }) => without?.length === 0)).toBe(true);

    const ana = await page.sit(table, 0, null);
    ana.want({ type: 'offer', what: 'rematch' });
    for (let i = 0; i < 5; i++) await page.settle();
    const next = ana.client().state?.next;
    expect(next?.seats).toEqual([0, 1]);
    const moved = await page.ask((ask) => ({ type: 'people', ask, table: next?.table ?? '' }));
    expect(moved).toMatchObject({
      company: {
        people: [
          { seat: 0, name: 'Bea' },
          { seat: 1, name: 'Ana' },
        ],
      },
    });
  });
});

describe('when something is in the way', () => {
  test('a page whose steps were overtaken by another is told, and goes on from what is kept', async () => {
    const kept = keptInMemory();
    const [one, other] = [openPage(kept), openPage(kept)];
    const table = await one.order(SHORT);
    const ana = await one.sit(table);
    await play(one, ana, 2);
    const same = await other.sit(table);
    await play(other, same, 2);
    // The bot's next move, which the other page has made long ago.
    for (let i = 0; i < 5; i++) await one.pass();
    expect(one.replies).toContainEqual({ type: 'lost', line: ana.line, taken: false });
    const back = await one.sit(table);
    expect(back.client().state?.revision).toBeGreaterThanOrEqual(same.client().state?.revision ?? Infinity);
  });

  test('a table that another page takes is let go', async () => {
    let taken = (): void => undefined;
    const page = openPage(keptInMemory(), {
      claim: (_, lose) => {
        taken = lose;
        return Promise.resolve(() => undefined);
      },
    });
    const table = await page.order(SHORT);
    const ana = await page.sit(table);
    taken();
    expect(page.replies.at(-1)).toEqual({ type: 'lost', line: ana.line, taken: true });
    // What was let go can't be lost again.
    const back = await page.sit(table);
    const before = page.replies.length;
    await back.leave();
    await page.settle();
    taken();
    expect(page.replies).toHaveLength(before);
  });

  test('a match that can not be stored at all is played in memory', async () => {
    const full = { ...keptInMemory(), lasts: () => true, create: () => Promise.reject(new Error('full')) };
    const page = openPage(keptOrElse(full, keptInMemory()));
    const table = await page.order(SHORT);
    const ana = await page.sit(table);
    expect(page.replies).toContainEqual({ type: 'opened', line: ana.line, lasts: false });
    await play(page, ana);
    expect(ana.client().state?.outcome?.reason).toBe('coto');
  });

  test('without room it is played on, and said that nothing more is kept', async () => {
    const kept = keptInMemory();
    let isFull = false;
    const page = openPage({
      ...kept,
      lasts: () => true,
      append: (...given) => (isFull ? Promise.reject(new Error('full')) : kept.append(...given)),
    });
    const table = await page.order(SHORT);
    const ana = await page.sit(table);
    await play(page, ana, 2);
    isFull = true;
    await play(page, ana);
    expect(page.replies.filter(({ type }) => type === 'unkept')).toEqual([{ type: 'unkept', line: ana.line }]);
    expect(ana.client().state?.outcome?.reason).toBe('coto');
    expect((await kept.load(table))?.match.finished).toBe(false);
  });
});
