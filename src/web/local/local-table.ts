// A table in this browser: the pure table, driven by the page's own clock, with a line to it in place of a socket.
//
// Whoever holds a table here says what happens with its steps and with bots that are asked; the page at the near end of the line can't tell
// it from a server. In a worker, `connect` is given what posts a message to the page.

import type { BrokenInvariant, Seat } from '../../kernel/game.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { Effect, Entry, Input, NextTable } from '../../table/model.ts';
import type { Change, Table } from '../../table/state.ts';
import { advance } from '../../table/table.ts';
import type { OpenLine } from '../connection.ts';

/** A bot that is asked; an answer that comes too late changes nothing. */
export interface Question {
  readonly seat: Seat;
  readonly revision: number;
  /** It has to answer at once. */
  readonly prompt: boolean;
  /** Without an action it stays silent. */
  readonly answer: (action?: string) => void;
}

/** What a table needs of the world. */
export interface LocalNeeds {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; returns how to cancel. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly ask: (question: Question, table: Table) => void;
  /** A step for the log. Nothing of what follows from it is told before a promise that this returns. */
  readonly append?: (entry: Entry, table: Table) => Promise<void> | void;
  /** The rules broke: the move was not made, the table lives on. */
  readonly breached?: (breach: BrokenInvariant) => void;
  /** Opens the table of the next match for these seats; absent, there is none. */
  readonly openNext?: (seats: readonly Seat[], table: Table) => Promise<NextTable | undefined>;
  /** A step could not be written: the table is closed, and whoever holds it may open it again from what was written. */
  readonly broken?: (error: unknown) => void;
}

/** Somebody at the far end of a line. */
export interface Caller {
  readonly hear: (message: unknown) => void;
  readonly hangUp: () => void;
}

/** A table that is kept here. */
export interface LocalTable {
  readonly connect: (player: string, tell: (message: ServerMessage) => void) => Caller;
  readonly table: () => Table;
  readonly close: () => void;
}

/** Brings a table to life with what opening or restoring it asked for. */
export const openLocalTable = (start: Change, needs: LocalNeeds): LocalTable => {
  const callers = new Map<string, (message: ServerMessage) => void>();
  const alarms = new Map<string, () => void>();
  const queue: Effect[] = [...start.effects];
  let { table } = start;
  let isWriting = false;
  let isClosed = false;
  let count = 0;

  const take = (input: Input): void => {
    if (isClosed) return;
    const next = advance(table, input, needs.now());
    ({ table } = next);
    queue.push(...next.effects);
    pump();
  };

  const pump = (): void => {
    if (isWriting) return;
    for (let effect = queue.shift(); effect !== undefined && !isClosed; effect = queue.shift()) {
      const written = carryOut(effect);
      if (!(written instanceof Promise)) continue;
      isWriting = true;
      written.then(
        () => {
          isWriting = false;
          pump();
        },
        (error: unknown) => {
          close();
          needs.broken?.(error);
        },
      );
      return;
    }
  };

  const carryOut = (effect: Effect): Promise<void> | void => {
    switch (effect.type) {
      case 'append':
        return needs.append?.(effect.entry, table);
      case 'send':
        return callers.get(effect.client)?.(effect.message);
      case 'fault':
        return needs.breached?.(effect.breach);
      // Whoever sits at one device has no need to write to each other.
      case 'talk':
        return undefined;
      case 'open-next':
        return openNext(effect.seats);
      case 'timer':
        return setAlarm(effect.timer, effect.at);
      case 'think': {
        const { seat, revision, prompt = false } = effect;
        const answer = (action?: string): void =>
          take({ type: 'thought', seat, revision, ...(action === undefined ? {} : { action }) });
        return needs.ask({ seat, revision, prompt, answer }, table);
      }
    }
  };

  const openNext = (seats: readonly Seat[]): void => {
    const opening = needs.openNext?.(seats, table) ?? Promise.resolve(undefined);
    opening.then(
      (next) => take({ type: 'opened', next: next ?? null }),
      () => take({ type: 'opened', next: null }),
    );
  };

  const setAlarm = (timer: string, at: number | null): void => {
    alarms.get(timer)?.();
    alarms.delete(timer);
    if (at === null) return;
    const ring = (): void => {
      alarms.delete(timer);
      if (needs.now() < at) return setAlarm(timer, at);
      take({ type: 'timer', timer });
    };
    alarms.set(timer, needs.after(Math.max(0, at - needs.now()), ring));
  };

  const close = (): void => {
    isClosed = true;
    for (const cancel of alarms.values()) cancel();
    alarms.clear();
    callers.clear();
  };

  pump();
  return {
    connect: (player, tell) => {
      const client = `local-${++count}`;
      callers.set(client, tell);
      take({ type: 'connect', client, player });
      return {
        hear: (message) => take({ type: 'message', client, message }),
        hangUp: () => {
          if (callers.delete(client)) take({ type: 'disconnect', client });
        },
      };
    },
    table: () => table,
    close,
  };
};

/** A line to such a table; it never breaks. */
export const localLine =
  (local: LocalTable, player: string): OpenLine =>
  (listener) => {
    let caller: Caller | undefined;
    // As with a socket, nothing is heard before whoever opens the line has it.
    queueMicrotask(() => {
      caller = local.connect(player, listener.received);
      listener.opened();
    });
    return {
      send: (message) => caller?.hear(message),
      retry: () => undefined,
      redial: () => undefined,
      close: () => caller?.hangUp(),
    };
  };
