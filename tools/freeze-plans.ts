// The tables that `tools/freeze.ts` plays: live and finished ones of every game, with everything that leaves a trace in a database.

import type { JsonObject } from '../src/kernel/json.ts';

/** The people who play, and the cookies they are known by. */
export const COOKIES = { Ana: 'A'.repeat(32), Bo: 'B'.repeat(32) } as const;

/** A table to freeze. `seats`: people by name, bots by level, `null` for a seat that stays empty or that `Bo` takes later. */
export interface Plan {
  readonly id: string;
  readonly what: string;
  readonly game: string;
  readonly preset?: string;
  readonly options?: JsonObject;
  readonly seats: readonly (string | null)[];
  /** Bo sits down at the first empty seat. */
  readonly joins?: true;
  /** How many actions are played; to the end if absent. */
  readonly actions?: number;
  /** Ana takes back one of her moves every this many actions. */
  readonly takebacks?: number;
  readonly finally?: 'resign' | 'leave';
  readonly deck?: string;
  readonly ownSet?: true;
}

const SMALL_COTO = { partidasPerCoto: 1 } as const;

/** Ids are those of real tables: no 0, I, O or l. */
export const PLANS: readonly Plan[] = [
  {
    id: 'guinote2xx',
    what: 'live, two players, takebacks',
    game: 'guinote',
    options: { players: 2 },
    seats: ['Ana', 'greedy'],
    actions: 60,
    takebacks: 7,
  },
  {
    id: 'guinote4xx',
    what: 'live, four players',
    game: 'guinote',
    seats: ['Ana', 'greedy', 'Bo', 'random'],
    actions: 90,
  },
  {
    id: 'guinoteEnd',
    what: 'finished, two people',
    game: 'guinote',
    options: { players: 2, ...SMALL_COTO },
    seats: ['Ana', null],
    joins: true,
  },
  {
    id: 'guinotePun',
    what: 'live, renuncio punished',
    game: 'guinote',
    preset: 'reference',
    seats: ['Ana', 'greedy', 'greedy', 'greedy'],
    actions: 70,
  },
  {
    id: 'guinoteRes',
    what: 'resigned',
    game: 'guinote',
    preset: 'validator',
    seats: ['Ana', 'greedy', 'Bo', 'greedy'],
    actions: 25,
    finally: 'resign',
  },
  { id: 'guinoteWai', what: 'waits for two', game: 'guinote', seats: ['Ana', 'greedy', null, null] },
  {
    id: 'highnoonLi',
    what: 'live, against a bot, takeback',
    game: 'highnoon',
    seats: ['Ana', 'greedy'],
    actions: 40,
    takebacks: 15,
  },
  { id: 'highnoonEn', what: 'finished', game: 'highnoon', options: { quietLimit: 60 }, seats: ['Ana', 'greedy'] },
  {
    id: 'highnoonSh',
    what: 'live, shared deck, two people',
    game: 'highnoon',
    preset: 'shared',
    seats: ['Ana', null],
    joins: true,
    actions: 40,
  },
  { id: 'highnoonWa', what: 'waits for a friend', game: 'highnoon', seats: ['Ana', null] },
  {
    id: 'MuLLe2xxxx',
    what: 'live, two players, takebacks',
    game: 'mulle',
    seats: ['Ana', 'heuristic'],
    actions: 30,
    takebacks: 6,
  },
  {
    id: 'MuLLe4xxxx',
    what: 'finished, four players',
    game: 'mulle',
    options: { players: 4 },
    seats: ['Ana', 'heuristic', 'Bo', 'heuristic'],
  },
  {
    id: 'MuLLeGonex',
    what: 'abandoned',
    game: 'mulle',
    seats: ['Ana', null],
    joins: true,
    actions: 10,
    finally: 'leave',
  },
  { id: 'MuLLeWaitx', what: 'waits for a friend', game: 'mulle', seats: ['Ana', null] },
  {
    id: 'mythosLive',
    what: 'live, shipped decks, takebacks',
    game: 'mythos',
    deck: 'tides',
    seats: ['Ana', 'heuristic'],
    actions: 20,
    takebacks: 6,
  },
  {
    id: 'mythosEndx',
    what: 'finished, printed rules, two people',
    game: 'mythos',
    preset: 'paper',
    seats: ['Ana', null],
    joins: true,
  },
  {
    id: 'mythosSetx',
    what: 'live, a set of the player',
    game: 'mythos',
    ownSet: true,
    seats: ['Ana', 'heuristic'],
    actions: 15,
  },
  {
    id: 'mythosSetR',
    what: 'a set of the player, two people, resigned',
    game: 'mythos',
    ownSet: true,
    seats: ['Ana', null],
    joins: true,
    actions: 9,
    finally: 'resign',
  },
  { id: 'mythosWait', what: 'waits for a friend with a deck', game: 'mythos', seats: ['Ana', null] },
];
