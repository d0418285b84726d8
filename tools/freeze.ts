// Freezes fixtures: `node tools/freeze.ts NAME` plays matches under today's rules and writes fixtures/NAME: a database with live
// and finished tables of every game, the records of those at which only people sat, and what is expected of each. Later versions must open them.

import { PROTOCOL } from '../src/protocol/messages.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findLevel, shippedLevels } from '../src/bots/index.ts';
import { thinkFor } from '../src/bots/think.ts';
import { GAMES, type GameModule } from '../src/games/index.ts';
import { hashJson, hashText } from '../src/kernel/hash.ts';
import { resolveOptions, writeOptions } from '../src/kernel/options.ts';
import { fastRandom, subSeed, type Random } from '../src/kernel/random.ts';
import { makeRecord, writeRecord } from '../src/kernel/record.ts';
import type { Occupant } from '../src/kernel/steps.ts';
import { clientConnected, clientReceive, openClient } from '../src/protocol/client.ts';
import type { ClientMessage, ServerMessage } from '../src/protocol/messages.ts';
import { playerOf } from '../src/server/player.ts';
import { DATABASE_FILE, openStore, type Store } from '../src/server/store.ts';
import { openingLoadouts } from '../src/table/decks.ts';
import type { SeatEntry, Effect, Entry, Input, Terms } from '../src/table/model.ts';
import { summaryOf } from '../src/table/summary.ts';
import { openTable } from '../src/table/opening.ts';
import { personOf } from '../src/table/people.ts';
import { tableRecord } from '../src/table/record.ts';
import type { Table } from '../src/table/state.ts';
import { advance } from '../src/table/table.ts';
import { COOKIES, PLANS, type Plan } from './freeze-plans.ts';

/** What a later version must find of one table. */
export interface ExpectedTable {
  readonly id: string;
  readonly what: string;
  readonly game: string;
  readonly rules: number;
  readonly steps: number;
  readonly finished: boolean;
  /** Everybody sits, so the match can be played on. */
  readonly begun: boolean;
  /** The hash of the whole position, once the match has begun. */
  readonly position?: string;
}

/** What a later version must find in a folder of fixtures. */
export interface Expected {
  /** The cookies of the people in the database. */
  readonly cookies: { readonly [name: string]: string };
  readonly tables: readonly ExpectedTable[];
}

const ROOT = dirname(import.meta.dirname);
const START = Date.UTC(2026, 10, 15, 12);
type Person = keyof typeof COOKIES;

const moduleOf = async (game: string): Promise<GameModule> => {
  const load = GAMES[game];
  if (load === undefined) throw new Error(`there is no game ${game}`);
  return load();
};

const sitterOf = async (game: string, level: string): Promise<Occupant> => {
  const found = await findLevel(game, level);
  if (found === undefined) throw new Error(`${game} has no level ${level}`);
  return { kind: 'bot', level, version: found.version, budget: found.budget };
};

const isPerson = (name: string): name is Person => Object.hasOwn(COOKIES, name);

const seatEntryOf = async (game: string, name: string | null): Promise<SeatEntry | null> => {
  if (name === null) return null;
  if (!isPerson(name)) return { sitter: await sitterOf(game, name), player: null };
  const player = playerOf(COOKIES[name]);
  return { sitter: personOf(player), player };
};

/** The shipped cards under another name, and one of their decks as a list: a custom set and deck. */
const ownCards = ({ deckTools }: GameModule): { readonly set: string; readonly deck: string } => {
  const set = deckTools?.show(undefined, { language: 'en', form: 'text' }).lines.join('\n') ?? '';
  return { set: set.replace(/^set .*$/mu, 'set Harbour Nights'), deck: deckList(deckTools, 0) };
};

const deckList = (deckTools: GameModule['deckTools'], at: number): string => {
  const loadout = deckTools?.loadoutFor({ deckSize: 'exactly30' }, at, undefined);
  if (deckTools === undefined || loadout?.ok !== true) throw new Error('there is no such deck');
  const { cards, missions } = loadout.value;
  return deckTools.convertDeck(JSON.stringify({ cards, missions }), undefined).lines.join('\n');
};

const termsOf = async (plan: Plan): Promise<Terms> => {
  const module = await moduleOf(plan.game);
  const { game } = module;
  const options = resolveOptions(game.options, plan);
  if (!options.ok) throw new Error(`${plan.id}: ${options.error.at} ${options.error.message}`);
  const seats = await Promise.all(plan.seats.map((name) => seatEntryOf(plan.game, name)));
  const seed = subSeed('0'.repeat(64), plan.id);
  const order = plan.ownSet === true ? ownCards(module) : { deck: plan.deck };
  const loadout = openingLoadouts(module, options.value, seats, order, seed);
  if (!loadout.ok) throw new Error(`${plan.id}: ${loadout.error.message}`);
  const written = writeOptions(game.options, options.value);
  const { id: table, game: id } = plan;
  const times = { graceMs: 120_000, pace: 'steady', createdAt: START } as const;
  const names = { [personOf(playerOf(COOKIES.Ana)).id]: 'Ana', [personOf(playerOf(COOKIES.Bo)).id]: 'Bo' };
  const base = { table, format: 2, game: id, rules: game.rulesVersion, options: written } as const;
  return { ...base, ...loadout.value, seed, seats, names, ...times };
};

/** Plays a table without a server: people choose at random, bots think, timers ring at once. */
class Player {
  table: Table;
  readonly entries: Entry[] = [];
  #now = START;
  #thoughts: Extract<Effect, { readonly type: 'think' }>[] = [];
  #timers = new Map<string, number>();
  #intents = 0;
  /** As pages do, they contribute to deals. */
  readonly #clients = new Map(Object.keys(COOKIES).map((name) => [name, openClient(hashText(name))]));
  readonly #plan: Plan;
  readonly #random: Random;

  constructor(plan: Plan, start: { readonly table: Table; readonly effects: readonly Effect[] }, random: Random) {
    this.#plan = plan;
    this.#random = random;
    this.table = start.table;
    this.#carryOut(start.effects);
  }

  input(input: Input): void {
    this.#now += 150;
    const next = advance(this.table, input, this.#now);
    this.table = next.table;
    this.#carryOut(next.effects);
  }

  #carryOut(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.type === 'append') this.entries.push(effect.entry);
      if (effect.type === 'think') this.#thoughts.push(effect);
      if (effect.type === 'timer' && effect.at !== null) this.#timers.set(effect.timer, effect.at);
      if (effect.type === 'timer' && effect.at === null) this.#timers.delete(effect.timer);
      if (effect.type === 'send') this.#hear(effect.client, effect.message);
      if (effect.type === 'fault') throw new Error(`${this.#plan.id}: ${effect.breach.message}`);
    }
  }

  #hear(name: string, message: ServerMessage): void {
    const client = this.#clients.get(name);
    if (client === undefined) return;
    const received = clientReceive(client, message);
    this.#clients.set(name, received.client);
    for (const said of received.send)
      if (said.type !== 'join') this.input({ type: 'message', client: name, message: said });
  }

  enter(person: Person): void {
    this.input({ type: 'connect', client: person, player: playerOf(COOKIES[person]) });
    const { client } = clientConnected(this.#clients.get(person) ?? openClient());
    this.#clients.set(person, client);
    this.input({ type: 'message', client: person, message: { type: 'join', protocol: PROTOCOL } });
  }

  /** Sends a message that needs an intent; `base` is the revision this player sees now. */
  say(person: Person, message: { readonly type: ClientMessage['type']; readonly [key: string]: unknown }): void {
    const intent = `${this.#plan.id}-${this.#intents++}`;
    this.input({ type: 'message', client: person, message: { ...message, intent } as ClientMessage });
  }

  async play(): Promise<void> {
    const { actions = Infinity, takebacks = Infinity } = this.#plan;
    let sinceTakeback = 0;
    while (this.table.timeline.outcome === undefined && (this.#actions() < actions || !this.#personMust())) {
      if (sinceTakeback >= takebacks && this.entries.at(-1)?.step.kind === 'act') {
        this.say('Ana', { type: 'takeback', base: this.table.timeline.steps });
        sinceTakeback = 0;
      }
      const before = this.#actions();
      await this.#one();
      sinceTakeback += this.#actions() - before;
    }
  }

  #personMust(): boolean {
    const { must, may } = this.table.timeline.match.actors;
    return (must.length > 0 ? must : may).some((seat) => this.table.players[seat] != null);
  }

  #actions(): number {
    return this.entries.filter(({ step }) => step.kind === 'act').length;
  }

  async #one(): Promise<void> {
    const { timeline } = this.table;
    const { must, may } = timeline.match.actors;
    const people = (['Ana', 'Bo'] as const).flatMap((name) => {
      const seat = this.table.players.indexOf(playerOf(COOKIES[name]));
      const able = must.includes(seat) || (may.includes(seat) && this.#random.below(3) === 0);
      return able && timeline.match.legal(seat).length > 0 ? [{ name, seat }] : [];
    });
    const chosen = people[this.#random.below(Math.max(1, people.length))];
    const thought = this.#thoughts.shift();
    if (thought !== undefined && (chosen === undefined || this.#random.below(2) === 0)) return this.#think(thought);
    if (thought !== undefined) this.#thoughts.unshift(thought);
    if (chosen !== undefined) {
      const legal = timeline.match.legal(chosen.seat);
      const action = legal[this.#random.below(legal.length)] ?? '';
      return this.say(chosen.name, { type: 'act', base: timeline.steps, action });
    }
    const first = [...this.#timers].sort(([, a], [, b]) => a - b)[0];
    if (first === undefined) return;
    this.#timers.delete(first[0]);
    this.#now = Math.max(this.#now, first[1]);
    this.input({ type: 'timer', timer: first[0] });
  }

  async #think({ seat, revision }: Extract<Effect, { readonly type: 'think' }>): Promise<void> {
    const sitter = this.table.timeline.occupants[seat];
    if (sitter?.kind !== 'bot' || this.table.timeline.steps !== revision) return;
    const levels = await shippedLevels(this.#plan.game);
    const level = levels.find(({ id, version }) => id === sitter.level && version === sitter.version);
    const action = level === undefined ? undefined : thinkFor(this.table.timeline, seat, level, sitter.budget);
    this.input({ type: 'thought', seat, revision, ...(action === undefined ? {} : { action }) });
  }
}

const freezeTable = async (store: Store, plan: Plan, folder: string): Promise<ExpectedTable> => {
  const module = await moduleOf(plan.game);
  const terms = await termsOf(plan);
  const player = new Player(plan, openTable(module.game, terms, START, module.deckTools), fastRandom(plan.id.length));
  player.enter('Ana');
  player.enter('Bo');
  if (plan.joins === true) {
    const deck = plan.game === 'mythos' ? { deck: deckList(module.deckTools, 1) } : {};
    player.say('Bo', { type: 'sit', seat: plan.seats.indexOf(null), name: 'Bo', ...deck });
  }
  const begun = player.table.timeline.occupants.every((sitter) => sitter !== null);
  if (begun) await player.play();
  if (plan.finally !== undefined) player.say('Ana', { type: plan.finally });
  const { timeline } = player.table;
  const finished = timeline.outcome !== undefined;
  if (plan.actions === undefined && begun !== finished) throw new Error(`${plan.id} has no end`);
  await store.createMatch(terms);
  const { entries } = player;
  const at = START + (entries.at(-1)?.step.ms ?? 0);
  await store.append([{ match: plan.id, entries, finished, at, summary: summaryOf(player.table) }]);
  if (finished) {
    const record = makeRecord(module.game, tableRecord(player.table.terms, entries));
    if (!record.ok) throw new Error(`${plan.id} can't be made a record: ${record.error.message}`);
    const onlyPeople = timeline.occupants.every((sitter) => sitter?.kind === 'person');
    if (onlyPeople) writeFileSync(join(folder, 'records', `${plan.id}.json`), writeRecord(record.value));
  }
  const { id, what, game } = plan;
  const facts = { id, what, game, rules: terms.rules, steps: timeline.steps, finished, begun };
  return begun ? { ...facts, position: hashJson(timeline.match.position()) } : facts;
};

const freeze = async (folder: string): Promise<void> => {
  mkdirSync(join(folder, 'records'), { recursive: true });
  const store = openStore(folder, { lockWaitMs: 1000 });
  const tables: ExpectedTable[] = [];
  for (const plan of PLANS) tables.push(await freezeTable(store, plan, folder));
  await store.close();
  const file = new DatabaseSync(join(folder, DATABASE_FILE));
  file.exec('PRAGMA journal_mode = DELETE; VACUUM');
  file.close();
  const expected: Expected = { cookies: COOKIES, tables };
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`);
  console.log(`${tables.length} tables in ${folder}`);
};

if (import.meta.main) {
  const name = process.argv[2];
  if (name === undefined || !/^[a-z0-9.-]+$/u.test(name)) throw new Error('usage: node tools/freeze.ts NAME');
  await freeze(join(ROOT, 'fixtures', name));
}
