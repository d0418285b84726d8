// The tables of this device: opened as somebody orders them, kept step by step, and played over lines like those of a server.

import { shippedLevels } from '../../bots/index.ts';
import { thinkAt } from '../../bots/think.ts';
import { findRules, type GameModule, type Games } from '../../games/index.ts';
import { deviceMatch } from '../../kernel/device.ts';
import type { Seat } from '../../kernel/game.ts';
import { makeRecord, writeRecord } from '../../kernel/record.ts';
import { namedOccupants } from '../../kernel/steps.ts';
import { botDelayMs } from '../../table/bot-delay.ts';
import { arrange, newTerms } from '../../table/new-terms.ts';
import { nextTerms } from '../../table/next-terms.ts';
import type { NextTable, Terms } from '../../table/model.ts';
import { checkTerms, openTable, restoreTable } from '../../table/opening.ts';
import { tableRecord } from '../../table/record.ts';
import type { Change } from '../../table/state.ts';
import { summaryOf } from '../../table/summary.ts';
import type { Ended } from '../connection.ts';
import type { Ask, Company, LocalOrder, Refused, Reply } from './asking.ts';
import { attend } from './attendant.ts';
import { OvertakenError, type Kept, type KeptMatch } from './kept.ts';
import { openLocalTable, type Caller, type LocalNeeds, type LocalTable } from './local-table.ts';

/** What the worker needs of the world. */
export interface Answering {
  readonly games: Games;
  readonly kept: Kept;
  readonly reply: (reply: Reply) => void;
  readonly after: LocalNeeds['after'];
  /** Milliseconds since 1970 that only grow. */
  readonly now: LocalNeeds['now'];
  /** So many random bytes as hexadecimal digits. */
  readonly random: (bytes: number) => string;
  /** Takes a table for this page alone; calls back when another page takes it. Gives how to let go of it. */
  readonly claim: (table: string, taken: () => void) => Promise<() => void>;
  /** How long a bot seems to think, in milliseconds. */
  readonly pace: () => number;
}

/** Nobody waits for anybody at one device. */
const GRACE = 24 * 60 * 60 * 1000;

/** So many finished matches are kept; the oldest make room. */
export const MOST_KEPT = 50;

interface Line {
  readonly table: string;
  readonly slowness: number;
  caller?: Caller;
  gone: boolean;
}

/** A table that is played at now. */
interface Live {
  readonly local: LocalTable;
  readonly lasts: () => boolean;
  readonly close: () => void;
}

/** Everybody at this device, from what is kept of a match. */
const companyOf = ({ summary, terms }: KeptMatch): Company => ({
  people: namedOccupants(
    summary.seats.map((entry) => entry?.sitter ?? null),
    terms.names ?? {},
  ).flatMap((sitter, seat) => (sitter?.kind === 'person' ? [{ seat, name: sitter.name }] : [])),
  turn: summary.turn ?? [],
});

/** Answers whatever the page asks, in any order. */
export const answeringWith = (needs: Answering): ((ask: Ask) => Promise<void>) => {
  const { games, kept, reply, after, random } = needs;
  const lines = new Map<number, Line>();
  const tables = new Map<string, Promise<Live | Ended>>();

  const linesTo = (table: string): readonly number[] =>
    [...lines].flatMap(([line, at]) => (at.table === table && at.caller !== undefined ? [line] : []));

  const slownessAt = (table: string): number => lines.get(linesTo(table).at(-1) ?? -1)?.slowness ?? 1;

  /** The table can't go on in this page; whoever dials again opens it as it was kept. */
  const drop = (table: string, taken: boolean): void => {
    tables.delete(table);
    for (const line of linesTo(table)) {
      lines.delete(line);
      reply({ type: 'lost', line, taken });
    }
  };

  /** What a table begins with is kept before anybody hears of it. */
  const keep = async (terms: Terms, { game, deckTools }: GameModule): Promise<void> => {
    const { table } = openTable(game, terms, terms.createdAt, deckTools);
    await kept.create({
      table: terms.table,
      terms,
      summary: { ...summaryOf(table), revision: 0 },
      finished: false,
      updatedAt: terms.createdAt,
    });
    const finished = (await kept.list()).filter((match) => match.finished);
    for (const { table: old } of finished.slice(MOST_KEPT)) await kept.remove(old);
  };

  const order = async (wanted: LocalOrder): Promise<string | Refused> => {
    const load = Object.hasOwn(games, wanted.game) ? games[wanted.game] : undefined;
    if (load === undefined) return { status: 404, at: 'game', message: `there is no game ${wanted.game}` };
    const module = await load();
    const { company = [], ...order } = wanted;
    const opening = {
      player: random(16),
      seed: random(32),
      graceMs: GRACE,
      company: company.map((name) => ({ player: random(16), name })),
    };
    const arranged = await arrange(module, order, opening);
    if (!arranged.ok) return { status: 400, ...arranged.error };
    if (arranged.value.seats.includes(null))
      return { status: 400, at: 'opponents', message: 'must all be bots or people at this device' };
    const made = await newTerms(module, order, opening, arranged.value);
    if (!made.ok) return { status: 400, ...made.error };
    // Whoever sits side by side has no need to write.
    const { talk: _, ...terms } = made.value;
    const table = deviceMatch(random(8));
    await keep({ ...terms, table, createdAt: Math.floor(needs.now()) }, module);
    return table;
  };

  const openNext = async (table: string, seats: readonly Seat[]): Promise<NextTable | undefined> => {
    const known = await kept.load(table);
    if (known === undefined || known.match.next !== undefined) return known?.match.next;
    const { terms } = known.match;
    const module = await games[terms.game]?.();
    if (module === undefined) return undefined;
    const again = { seats, seed: random(32), rules: module.game.rulesVersion, format: 2 } as const;
    const createdAt = Math.floor(needs.now());
    const next: Terms = { ...nextTerms(terms, known.entries, again), table: deviceMatch(random(8)), createdAt };
    if (checkTerms(module.game, next) !== undefined) return undefined;
    await keep(next, module);
    const follows = { table: next.table, seats };
    await kept.follow(table, follows);
    return follows;
  };

  const restore = async (
    table: string,
  ): Promise<Ended | { readonly start: Change; readonly levels: Awaited<ReturnType<typeof shippedLevels>> }> => {
    const known = await kept.load(table);
    if (known === undefined) return 'missing';
    const { terms, next = null } = known.match;
    const found = await findRules(games, terms.game, terms.rules);
    if (!found.ok) return 'not-shipped';
    const { game, deckTools } = found.value;
    const restored = restoreTable(game, terms, known.entries, needs.now(), deckTools);
    if (!restored.ok) return 'broken';
    const { table: at, effects } = restored.value;
    return { start: { table: { ...at, next }, effects }, levels: await shippedLevels(terms.game) };
  };

  const wake = async (table: string): Promise<Live | Ended> => {
    let isTaken = false;
    let stop = (): void => void (isTaken = true);
    const release = await needs.claim(table, () => stop());
    const restored = await restore(table);
    if (typeof restored === 'string') {
      release();
      return restored;
    }
    const { start, levels } = restored;
    // The clock may have been put back since the last step.
    const behind = Math.max(0, start.table.now - needs.now());
    let isFull = false;
    const append: LocalNeeds['append'] = async (entry, at) => {
      if (isFull) return;
      const progress = {
        summary: summaryOf(at),
        finished: at.timeline.outcome !== undefined,
        updatedAt: Math.floor(needs.now()),
      };
      try {
        await kept.append(table, entry, progress);
      } catch (error) {
        if (error instanceof OvertakenError) throw error;
        // It is played on all the same; nothing more of it is kept, so that what is stays whole.
        isFull = true;
        for (const line of linesTo(table)) reply({ type: 'unkept', line });
      }
    };
    const local: LocalTable = openLocalTable(start, {
      after,
      now: () => Math.floor(needs.now() + behind),
      append,
      openNext: (seats) => openNext(table, seats),
      broken: () => {
        stop = () => undefined;
        release();
        drop(table, false);
      },
      // In this thread, which is a worker's.
      ask: ({ seat, revision, prompt, answer }, { timeline: asked }) => {
        const wait = prompt ? 0 : needs.pace() * slownessAt(table) + botDelayMs(asked, seat);
        void after(wait, () => {
          const { timeline } = local.table();
          if (timeline.steps === revision) answer(thinkAt(timeline, seat, levels));
        });
      },
    });
    const people = local.table().players.filter((player) => player !== null);
    const attendants = people.length < 2 ? [] : people.map((player) => attend(local, player, random(32)));
    const close = (): void => {
      stop = () => undefined;
      for (const leave of attendants) leave();
      local.close();
      release();
    };
    stop = () => {
      close();
      drop(table, true);
    };
    if (isTaken) after(0, () => stop());
    return { local, lasts: () => kept.lasts(table) && !isFull, close };
  };

  const liveTable = (table: string): Promise<Live | Ended> => {
    const known = tables.get(table) ?? wake(table);
    tables.set(table, known);
    known.then(
      (live) => (typeof live === 'string' ? tables.delete(table) : undefined),
      () => tables.delete(table),
    );
    return known;
  };

  const connect = async ({
    line,
    table,
    seat,
    slowness,
  }: Extract<Ask, { readonly type: 'connect' }>): Promise<void> => {
    const at: Line = { table, slowness, gone: false };
    lines.set(line, at);
    const live = await liveTable(table).catch((): Ended => 'broken');
    if (at.gone) return settle(table);
    if (typeof live === 'string') {
      lines.delete(line);
      return reply({ type: 'ended', line, why: live });
    }
    const { players } = live.local.table();
    const own = seat === undefined ? players.find((player) => player !== null) : players[seat];
    if (own == null) {
      hangUp(line);
      return reply({ type: 'ended', line, why: 'missing' });
    }
    at.caller = live.local.connect(own, (message) => reply({ type: 'said', line, message }));
    return reply({ type: 'opened', line, lasts: live.lasts() });
  };

  /** A table that nobody looks at is put away. */
  const settle = (table: string): void => {
    if ([...lines.values()].some((at) => at.table === table)) return;
    const known = tables.get(table);
    tables.delete(table);
    void known?.then((live) => (typeof live === 'string' ? undefined : live.close())).catch(() => undefined);
  };

  const hangUp = (line: number): void => {
    const at = lines.get(line);
    if (at === undefined) return;
    at.gone = true;
    at.caller?.hangUp();
    lines.delete(line);
    settle(at.table);
  };

  const record = async (table: string): Promise<{ readonly text: string } | Refused> => {
    const known = await kept.load(table);
    if (known === undefined) return { status: 404, at: 'id', message: 'there is no such match on this device' };
    const { match, entries } = known;
    if (!match.finished) return { status: 409, at: 'id', message: 'the match is not finished' };
    const found = await findRules(games, match.terms.game, match.terms.rules);
    if (!found.ok) return { status: 410, ...found.error };
    const made = makeRecord(found.value.game, tableRecord(match.terms, entries));
    return made.ok
      ? { text: writeRecord(made.value) }
      : { status: 500, at: made.error.at, message: made.error.message };
  };

  return async (ask) => {
    switch (ask.type) {
      case 'order': {
        const opened = await order(ask.order);
        return reply(
          typeof opened === 'string'
            ? { type: 'ordered', ask: ask.ask, table: opened }
            : { type: 'refused', ask: ask.ask, ...opened },
        );
      }
      case 'record': {
        const made = await record(ask.table);
        return reply(
          'text' in made
            ? { type: 'record', ask: ask.ask, text: made.text }
            : { type: 'refused', ask: ask.ask, ...made },
        );
      }
      case 'people': {
        const known = await kept.load(ask.table);
        const missing = { status: 404, at: 'id', message: 'there is no such match on this device' } as const;
        return reply(
          known === undefined
            ? { type: 'refused', ask: ask.ask, ...missing }
            : { type: 'people', ask: ask.ask, company: companyOf(known.match) },
        );
      }
      case 'connect':
        return connect(ask);
      case 'say':
        return lines.get(ask.line)?.caller?.hear(ask.message);
      case 'hang-up':
        return hangUp(ask.line);
    }
  };
};
