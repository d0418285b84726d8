// One live table: takes inputs one by one, and lets effects out only when every step before them is on the disk.

import type { BrokenInvariant, Seat } from '../kernel/game.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import type { KeptLine } from '../table/kept-talk.ts';
import type { ClientId, Effect, Input, NextTable, PlayerId } from '../table/model.ts';
import { summaryOf } from '../table/summary.ts';
import { seatOf, type Table } from '../table/state.ts';
import { advance } from '../table/table.ts';
import { lagOf } from './clock.ts';
import { botDelayMs } from '../table/bot-delay.ts';
import type { TableBots } from './bot-pool.ts';
import type { Batch } from './appending.ts';
import type { Journal, Writer } from './journal.ts';

/** The line to one client, as a table sees it. */
export interface Wire {
  readonly send: (message: ServerMessage) => void;
  /** A message as it goes over the wire; absent where a message must be read anyway. */
  readonly pass?: (bytes: Buffer) => void;
  readonly close: (code: number, reason: string) => void;
}

/** A table as those see it who bring clients to it, wherever it is. */
export interface Seating {
  readonly connect: (client: ClientId, player: PlayerId, wire: Wire) => void;
  /** A client said something, whatever it is: the table reads it. */
  readonly hear: (client: ClientId, message: unknown) => void;
  readonly disconnect: (client: ClientId) => void;
  readonly closed: () => boolean;
  readonly isSeated: (player: PlayerId) => boolean;
  readonly hasJoined: (client: ClientId) => boolean;
  /** How many steps have been taken. */
  readonly steps: () => number;
}

/** A table in memory with its clients, timers and thinking bots. */
export interface LiveTable extends Seating {
  /** A voice message that has been checked and stored. */
  readonly speak: (player: PlayerId, voice: string, ms: number) => void;
  /** All whom a player has blocked, if they are here. */
  readonly block: (player: PlayerId, blocked: readonly string[]) => void;
  /** Forgets the name of a player and what they said, and ends their connections: they come back as somebody else. */
  readonly forget: (player: PlayerId) => void;
  readonly table: () => Table;
  readonly clients: () => number;
  /** When the table last had anything to do: no clients, timers, bots or steps to write since then. */
  readonly quietSince: () => number | undefined;
  /** Takes nothing more; what was taken is still written and answered. */
  readonly rest: () => void;
  /** Lets go of everything: clients are told to reconnect, and nothing more is sent. */
  readonly close: (code: number, reason: string) => void;
}

/** What is a live table's own. */
export interface LiveTableOwn {
  readonly id: string;
  /** Since when the table is this server's, where many share a store. */
  readonly epoch?: number | undefined;
  readonly bots: TableBots;
}

/** What live tables need of the world: the same for all of them, which say by their ids who asks. */
export interface LiveTableNeeds {
  readonly now: () => number;
  readonly journal: Journal;
  /** How long the next thought should seem to take, in milliseconds. */
  readonly pace: () => number;
  /** Whom a player has blocked; absent, nobody. */
  readonly blocksOf?: (player: PlayerId) => Promise<readonly string[]>;
  /** Keeps what somebody said; absent, it is forgotten with the table. */
  readonly keepTalk?: (id: string, line: KeptLine) => void;
  /** A table has come to life, or something has happened at it. */
  readonly changed?: (id: string, table: Table) => void;
  /** The game's rules broke an invariant and the move was refused; the table lives on. */
  readonly breached: (id: string, fault: BrokenInvariant) => void;
  /** Opens the table of the next match for these seats, or nothing if there is no room; asked again, it is the same one. */
  readonly openNext: (id: string, seats: readonly Seat[]) => Promise<NextTable | undefined>;
  /** A table can't go on in memory and is closed; it must be forgotten and loaded from the store again. */
  readonly broken: (id: string, error: unknown) => void;
}

/** The longest wait a timer of the platform can hold. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Sent to clients whose table is reloaded: reconnect and ask again. */
const RELOAD = { code: 1011, reason: 'the table is being reloaded; please reconnect' } as const;

/** Brings a table to life with the effects that opening or restoring it asked for. */
export const openLiveTable = (
  start: { readonly table: Table; readonly effects: readonly Effect[] },
  own: LiveTableOwn,
  needs: LiveTableNeeds,
): LiveTable => {
  const live = new TableInMemory(start.table, start.effects, own, needs);
  needs.changed?.(own.id, start.table);
  live.pump();
  return live;
};

/** Methods instead of closures, and no collection before there is something in it: a server has many of these, most of them quiet. */
class TableInMemory implements LiveTable, Writer {
  readonly #id: string;
  readonly #epoch: number | undefined;
  readonly #bots: TableBots;
  readonly #needs: LiveTableNeeds;
  readonly #wires = new Map<ClientId, Wire>();
  #alarms: Map<string, NodeJS.Timeout> | undefined;
  #thoughts: Set<NodeJS.Timeout> | undefined;
  #table: Table;
  #queue: Effect[];
  #committing = 0;
  #writing = false;
  #closed = false;
  #resting = false;
  #lastInput: number;
  /** How far the server's clock is behind the table's. */
  readonly #behind: number;

  constructor(table: Table, effects: readonly Effect[], own: LiveTableOwn, needs: LiveTableNeeds) {
    this.#id = own.id;
    this.#epoch = own.epoch;
    this.#bots = own.bots;
    this.#needs = needs;
    this.#table = table;
    this.#queue = [...effects];
    this.#lastInput = needs.now();
    this.#behind = lagOf(table.now, needs.now);
  }

  connect(client: ClientId, player: PlayerId, wire: Wire): void {
    this.#wires.set(client, wire);
    this.#input({ type: 'connect', client, player });
    this.#askForBlocks(player);
  }

  hear(client: ClientId, message: unknown): void {
    this.#input({ type: 'message', client, message });
  }

  disconnect(client: ClientId): void {
    if (this.#wires.delete(client)) this.#input({ type: 'disconnect', client });
  }

  speak(player: PlayerId, voice: string, ms: number): void {
    this.#input({ type: 'voice', player, voice, ms });
  }

  block(player: PlayerId, blocked: readonly string[]): void {
    const isHere = [...this.#table.links.values()].some((link) => link.player === player);
    if (isHere || this.#table.players.includes(player)) this.#input({ type: 'blocks', player, blocked });
  }

  forget(player: PlayerId): void {
    const own = [...this.#table.links].flatMap(([client, link]) => (link.player === player ? [client] : []));
    this.#input({ type: 'forget', player });
    for (const client of own) this.#wires.get(client)?.close(1012, 'please reconnect');
  }

  table(): Table {
    return this.#table;
  }

  clients(): number {
    return this.#wires.size;
  }

  closed(): boolean {
    return this.#closed;
  }

  isSeated(player: PlayerId): boolean {
    return seatOf(this.#table, player) !== undefined;
  }

  hasJoined(client: ClientId): boolean {
    return this.#table.links.get(client)?.joined === true;
  }

  steps(): number {
    return this.#table.timeline.steps;
  }

  quietSince(): number | undefined {
    const waits = this.#alarms !== undefined || this.#thoughts !== undefined || this.#queue.length > 0;
    if (this.#table.next === 'opening') return undefined;
    return waits || this.#wires.size > 0 ? undefined : this.#lastInput;
  }

  rest(): void {
    this.#resting = true;
  }

  close(code: number, reason: string): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#queue = [];
    for (const alarm of this.#alarms?.values() ?? []) clearTimeout(alarm);
    for (const thought of this.#thoughts ?? []) clearTimeout(thought);
    this.#bots.close();
    for (const wire of this.#wires.values()) wire.close(code, reason);
    this.#wires.clear();
  }

  take(): Batch {
    this.#committing = this.#queue.length;
    const entries = this.#queue.flatMap((effect) => (effect.type === 'append' ? [effect.entry] : []));
    const finished = this.#table.timeline.outcome !== undefined;
    const batch = { match: this.#id, entries, finished, summary: summaryOf(this.#table), at: this.#needs.now() };
    return this.#epoch === undefined ? batch : { ...batch, epoch: this.#epoch };
  }

  written(): void {
    this.#writing = false;
    if (this.#closed) return;
    for (const effect of this.#queue.splice(0, this.#committing)) this.#carryOut(effect);
    this.pump();
  }

  failed(error: unknown): void {
    this.#writing = false;
    if (!this.#closed) this.#breakDown(error);
  }

  /** Lets out what waits for no step; the first step in the queue holds up the rest until it is written. */
  pump(): void {
    if (this.#writing) return;
    const step = this.#queue.findIndex((effect) => effect.type === 'append');
    const free = this.#queue.splice(0, step === -1 ? this.#queue.length : step);
    for (const effect of free) this.#carryOut(effect);
    if (step === -1) return;
    this.#writing = true;
    this.#needs.journal.enlist(this);
  }

  /** Once for each who comes; whoever has blocked nobody costs nothing more. */
  #askForBlocks(player: PlayerId): void {
    if (this.#needs.blocksOf === undefined || this.#table.blocks.has(player)) return;
    this.#needs.blocksOf(player).then(
      (blocked) => blocked.length > 0 && this.block(player, blocked),
      // Then they are not known here; nothing else depends on them.
      () => undefined,
    );
  }

  #now(): number {
    return this.#needs.now() + this.#behind;
  }

  #input(input: Input): void {
    if (this.#closed || this.#resting) return;
    this.#lastInput = this.#needs.now();
    try {
      const next = advance(this.#table, input, this.#now());
      const isPast = next.table.timeline !== this.#table.timeline;
      this.#table = next.table;
      if (isPast && this.#thoughts !== undefined) this.#bots.reconsider();
      this.#queue.push(...next.effects);
      this.#needs.changed?.(this.#id, this.#table);
    } catch (error) {
      return this.#breakDown(error);
    }
    this.pump();
  }

  #carryOut(effect: Effect): void {
    switch (effect.type) {
      case 'append':
        return;
      case 'fault':
        return this.#needs.breached(this.#id, effect.breach);
      case 'send':
        this.#wires.get(effect.client)?.send(effect.message);
        return;
      case 'talk':
        return this.#needs.keepTalk?.(this.#id, effect.line);
      case 'timer':
        return this.#setAlarm(effect.timer, effect.at);
      case 'open-next':
        return this.#openNext(effect.seats);
      case 'think': {
        const { seat, revision, prompt } = effect;
        const wait = prompt === true ? 0 : this.#needs.pace() + botDelayMs(this.#table.timeline, seat);
        return this.#think(seat, revision, wait);
      }
    }
  }

  #openNext(seats: readonly Seat[]): void {
    this.#needs.openNext(this.#id, seats).then(
      (next) => this.#input({ type: 'opened', next: next ?? null }),
      (error: unknown) => this.#breakDown(error),
    );
  }

  #setAlarm(timer: string, at: number | null): void {
    clearTimeout(this.#alarms?.get(timer));
    this.#dropAlarm(timer);
    if (at === null) return;
    const ring = (): void => {
      this.#dropAlarm(timer);
      if (this.#now() < at) return this.#setAlarm(timer, at);
      this.#input({ type: 'timer', timer });
    };
    const wait = Math.max(0, at - this.#now());
    this.#alarms ??= new Map();
    this.#alarms.set(timer, setTimeout(ring, Math.min(wait, LONGEST_WAIT)));
  }

  #dropAlarm(timer: string): void {
    this.#alarms?.delete(timer);
    if (this.#alarms?.size === 0) this.#alarms = undefined;
  }

  #think(seat: number, revision: number, wait: number): void {
    const isWanted = (): boolean => !this.#closed && this.#table.timeline.steps === revision;
    const thought = setTimeout(() => {
      if (!isWanted()) return this.#dropThought(thought);
      this.#bots
        .think(this.#table, seat, isWanted)
        .then(
          (answer) => isWanted() && this.#input({ type: 'thought', seat, revision, ...answer }),
          (error: unknown) => this.#breakDown(error),
        )
        .finally(() => this.#dropThought(thought));
    }, wait);
    this.#thoughts ??= new Set();
    this.#thoughts.add(thought);
  }

  #dropThought(thought: NodeJS.Timeout): void {
    this.#thoughts?.delete(thought);
    if (this.#thoughts?.size === 0) this.#thoughts = undefined;
  }

  #breakDown(error: unknown): void {
    this.close(RELOAD.code, RELOAD.reason);
    this.#needs.broken(this.#id, error);
  }
}
