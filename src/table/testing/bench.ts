// A workbench for tests of the table: terms to start from, and a table that is told things and shows what it said.

import type { Game } from '../../kernel/game.ts';
import { resolveOptions, writeOptions } from '../../kernel/options.ts';
import { present } from '../../kernel/present.ts';
import type { DeckTools } from '../../kernel/deck-tools.ts';
import { answerIn, clientConnected, clientReceive, openClient, type Client } from '../../protocol/client.ts';
import {
  PROTOCOL,
  type Answer,
  type ClientMessage,
  type ServerMessage,
  type Snapshot,
  type StepMessage,
} from '../../protocol/messages.ts';
import type { SeatEntry, Effect, Entry, Input, Pace, Terms } from '../model.ts';
import { openTable, restoreTable } from '../opening.ts';
import { personOf } from '../people.ts';
import type { Change, Table } from '../state.ts';
import { advance } from '../table.ts';

const SEED = '5eed'.repeat(16);

export const bot = (level = 'random', version = 1): SeatEntry => ({
  sitter: { kind: 'bot', level, version, budget: 0 },
  player: null,
});

export const person = (player: string): SeatEntry => ({
  sitter: { kind: 'person', name: player.toUpperCase() },
  player,
});

/** Terms for a game with its usual options. */
export const termsOf = (
  game: Game,
  seats: Terms['seats'],
  more: {
    readonly options?: unknown;
    readonly preset?: string;
    readonly seed?: string;
    readonly clock?: Terms['clock'];
    readonly graceMs?: number;
    readonly pace?: Pace;
    readonly progressMs?: number;
  } = {},
): Terms => {
  const options = resolveOptions(game.options, { preset: more.preset, options: more.options });
  if (!options.ok) throw new Error(options.error.message);
  return {
    table: 'T',
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options.value),
    seed: more.seed ?? SEED,
    seats,
    graceMs: more.graceMs ?? 60_000,
    createdAt: 1000,
    ...present({ clock: more.clock, pace: more.pace, progressMs: more.progressMs }),
  };
};

/** Terms of format 2: each deal has a seed of its own, and people have ids. */
export const fair = (terms: Terms): Terms => {
  const names: Record<string, string> = {};
  const seats = terms.seats.map((entry) => {
    if (entry?.sitter.kind !== 'person' || entry.player === null || !('name' in entry.sitter)) return entry;
    const sitter = personOf(entry.player);
    names[sitter.id] = entry.sitter.name;
    return { ...entry, sitter };
  });
  return { ...terms, format: 2, seats, names };
};

/** A table that is told things, one after the other; it keeps its last effects and everything ever appended. */
export interface Bench {
  readonly table: () => Table;
  readonly effects: () => readonly Effect[];
  readonly log: () => readonly Entry[];
  readonly tell: (input: Input, now?: number) => readonly Effect[];
  readonly say: (client: string, message: ClientMessage, now?: number) => readonly Effect[];
  /** A player's connection, joined; its id is the player's name and `'`, unless given. */
  readonly join: (player: string, client?: string, now?: number) => readonly Effect[];
  /** The answer to the last thing said, by this client. */
  readonly answer: (client: string) => Answer | undefined;
  readonly sent: (client: string) => readonly ServerMessage[];
  /** What a client has by now, by the client's own model. */
  readonly shown: (client: string) => Snapshot | null;
  readonly crash: (now?: number) => readonly Effect[];
}

/** Opens a bench on terms; time stands still unless told otherwise. */
export const bench = (game: Game, terms: Terms, deckTools?: DeckTools): Bench => {
  let now = terms.createdAt;
  let change: Change = openTable(game, terms, now, deckTools);
  const log: Entry[] = [];
  const clients = new Map<string, Client>();
  const took = (next: Change, at: number): readonly Effect[] => {
    now = at;
    change = next;
    for (const effect of change.effects) {
      if (effect.type === 'append') log.push(effect.entry);
      if (effect.type !== 'send') continue;
      const client = clients.get(effect.client) ?? clientConnected(openClient()).client;
      clients.set(effect.client, clientReceive(client, effect.message).client);
    }
    return change.effects;
  };
  took(change, now);
  const tell = (input: Input, at = now) => took(advance(change.table, input, at), at);
  const sent = (client: string): readonly ServerMessage[] =>
    change.effects.flatMap((effect) => (effect.type === 'send' && effect.client === client ? [effect.message] : []));
  return {
    table: () => change.table,
    effects: () => change.effects,
    log: () => log,
    tell,
    say: (client, message, at = now) => tell({ type: 'message', client, message }, at),
    join: (player, client = `${player}'`, at = now) => {
      tell({ type: 'connect', client, player }, at);
      return tell({ type: 'message', client, message: { type: 'join', protocol: PROTOCOL } }, at);
    },
    answer: (client) =>
      sent(client)
        .map(answerIn)
        .find((answer) => answer !== undefined),
    sent,
    shown: (client) => clients.get(client)?.state ?? null,
    crash: (at = now) => {
      const restored = restoreTable(game, terms, log, at, deckTools);
      if (!restored.ok) throw new Error(`${restored.error.at}: ${restored.error.message}`);
      return took(restored.value, at);
    },
  };
};

export const isSnapshot = (message: ServerMessage): message is Snapshot => message.type === 'snapshot';

export const isStep = (message: ServerMessage): message is StepMessage => message.type === 'step';
