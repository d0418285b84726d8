// One live table: takes inputs one by one, and lets effects out only when every step before them is on the disk.

import type { BrokenInvariant } from '../kernel/game.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import type { ClientId, Effect, Input, PlayerId } from '../table/model.ts';
import { summaryOf } from '../table/summary.ts';
import type { Table } from '../table/state.ts';
import { advance } from '../table/table.ts';
import { clockFrom } from './clock.ts';
import { botDelayMs } from './bot-delay.ts';
import type { TableBots } from './bot-pool.ts';
import type { Journal, Writer } from './journal.ts';

/** The line to one client, as a table sees it. */
export interface Wire {
  readonly send: (message: ServerMessage) => void;
  readonly close: (code: number, reason: string) => void;
}

/** A table in memory with its clients, timers and thinking bots. */
export interface LiveTable {
  readonly connect: (client: ClientId, player: PlayerId, wire: Wire) => void;
  /** A client said something, whatever it is: the table reads it. */
  readonly hear: (client: ClientId, message: unknown) => void;
  readonly disconnect: (client: ClientId) => void;
  readonly table: () => Table;
  readonly clients: () => number;
  readonly closed: () => boolean;
  /** When the table last had anything to do: no clients, timers, bots or steps to write since then. */
  readonly quietSince: () => number | undefined;
  /** Takes nothing more; what was taken is still written and answered. */
  readonly rest: () => void;
  /** Lets go of everything: clients are told to reconnect, and nothing more is sent. */
  readonly close: (code: number, reason: string) => void;
}

/** What a live table needs of the world. */
export interface LiveTableNeeds {
  readonly id: string;
  readonly now: () => number;
  readonly journal: Journal;
  readonly bots: TableBots;
  /** How long the next thought should seem to take, in milliseconds. */
  readonly pace: () => number;
  /** The table has come to life, or something has happened at it. */
  readonly changed?: (table: Table) => void;
  /** The game's rules broke an invariant and the move was refused; the table lives on. */
  readonly breached: (fault: BrokenInvariant) => void;
  /** This table can't go on in memory; it must be forgotten and loaded from the store again. */
  readonly broken: (error: unknown) => void;
}

/** The longest wait a timer of the platform can hold. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Sent to clients whose table is reloaded: reconnect and ask again. */
const RELOAD = { code: 1011, reason: 'the table is being reloaded; please reconnect' } as const;

/** Brings a table to life with the effects that opening or restoring it asked for. */
export const openLiveTable = (
  start: { readonly table: Table; readonly effects: readonly Effect[] },
  needs: LiveTableNeeds,
): LiveTable => {
  const wires = new Map<ClientId, Wire>();
  const alarms = new Map<string, NodeJS.Timeout>();
  const thoughts = new Set<NodeJS.Timeout>();
  let table = start.table;
  let queue: Effect[] = [...start.effects];
  let committing = 0;
  let writing = false;
  let closed = false;
  let resting = false;
  let lastInput = needs.now();
  const tableTime = clockFrom(start.table.now, needs.now);

  const take = (input: Input): void => {
    if (closed || resting) return;
    lastInput = needs.now();
    try {
      const next = advance(table, input, tableTime());
      table = next.table;
      queue.push(...next.effects);
      needs.changed?.(table);
    } catch (error) {
      return breakDown(error);
    }
    pump();
  };

  /** Lets out what waits for no step; the first step in the queue holds up the rest until it is written. */
  const pump = (): void => {
    if (writing) return;
    const step = queue.findIndex((effect) => effect.type === 'append');
    const free = queue.splice(0, step === -1 ? queue.length : step);
    for (const effect of free) carryOut(effect);
    if (step === -1) return;
    writing = true;
    needs.journal.enlist(writer);
  };

  const writer: Writer = {
    take: () => {
      committing = queue.length;
      const entries = queue.flatMap((effect) => (effect.type === 'append' ? [effect.entry] : []));
      const finished = table.timeline.outcome !== undefined;
      return { match: needs.id, entries, finished, summary: summaryOf(table), at: needs.now() };
    },
    written: () => {
      writing = false;
      if (closed) return;
      for (const effect of queue.splice(0, committing)) carryOut(effect);
      pump();
    },
    failed: (error) => {
      writing = false;
      if (!closed) breakDown(error);
    },
  };

  const carryOut = (effect: Effect): void => {
    switch (effect.type) {
      case 'append':
        return;
      case 'fault':
        return needs.breached(effect.breach);
      case 'send':
        wires.get(effect.client)?.send(effect.message);
        return;
      case 'timer':
        return setAlarm(effect.timer, effect.at);
      case 'think':
        return think(
          effect.seat,
          effect.revision,
          effect.prompt === true ? 0 : needs.pace() + botDelayMs(table.timeline, effect.seat),
        );
    }
  };

  const setAlarm = (timer: string, at: number | null): void => {
    clearTimeout(alarms.get(timer));
    alarms.delete(timer);
    if (at === null) return;
    const wait = Math.max(0, at - tableTime());
    const ring = (): void => {
      alarms.delete(timer);
      if (tableTime() < at) return setAlarm(timer, at);
      take({ type: 'timer', timer });
    };
    alarms.set(timer, setTimeout(ring, Math.min(wait, LONGEST_WAIT)));
  };

  const think = (seat: number, revision: number, wait: number): void => {
    const isWanted = (): boolean => !closed && table.timeline.steps === revision;
    const thought = setTimeout(() => {
      if (!isWanted()) return void thoughts.delete(thought);
      needs.bots
        .think(table, seat, isWanted)
        .then((answer) => isWanted() && take({ type: 'thought', seat, revision, ...answer }), breakDown)
        .finally(() => thoughts.delete(thought));
    }, wait);
    thoughts.add(thought);
  };

  const close = (code: number, reason: string): void => {
    if (closed) return;
    closed = true;
    queue = [];
    for (const alarm of alarms.values()) clearTimeout(alarm);
    for (const thought of thoughts) clearTimeout(thought);
    needs.bots.close();
    for (const wire of wires.values()) wire.close(code, reason);
    wires.clear();
  };

  const breakDown = (error: unknown): void => {
    close(RELOAD.code, RELOAD.reason);
    needs.broken(error);
  };

  needs.changed?.(table);
  pump();
  return {
    connect: (client, player, wire) => {
      wires.set(client, wire);
      take({ type: 'connect', client, player });
    },
    hear: (client, message) => take({ type: 'message', client, message }),
    disconnect: (client) => {
      if (wires.delete(client)) take({ type: 'disconnect', client });
    },
    table: () => table,
    clients: () => wires.size,
    closed: () => closed,
    quietSince: () => {
      const busy = wires.size > 0 || alarms.size > 0 || thoughts.size > 0 || queue.length > 0;
      return busy ? undefined : lastInput;
    },
    rest: () => {
      resting = true;
    },
    close,
  };
};
