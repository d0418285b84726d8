// The plan of one simulated run, all of it from a seed: game, people, bots, clock, and how bad the network is.

import type { Level } from '../../bots/bot.ts';
import type { Game } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { readOptions } from '../../kernel/options.ts';
import type { DeckTools } from '../../kernel/deck-tools.ts';
import type { ClockTerms } from '../../protocol/messages.ts';
import { openingLoadouts } from '../decks.ts';
import type { Terms } from '../model.ts';
import { bot, fair, person, termsOf } from './bench.ts';

/** A game that is simulated, with texts that are no legal action of it and the look of its cards. */
export interface Arena {
  readonly game: Game;
  readonly options: readonly unknown[];
  readonly odd: readonly string[];
  /** Finds every card in a text. */
  readonly cards: RegExp;
  /** Who plays the bots' seats. */
  readonly level: Level;
  /** Where players bring decks: how, and which they try, playable or not. */
  readonly deckTools?: DeckTools;
  readonly decks?: readonly string[];
}

/** One person, who may have several clients open. */
export interface Someone {
  readonly player: string;
  readonly clients: number;
}

/** What goes wrong, and how often. */
export interface Trouble {
  readonly drop: number;
  readonly double: number;
  /** Messages that arrive as garbage. */
  readonly garble: number;
  readonly reorder: boolean;
  readonly cut: number;
  readonly crash: number;
  /** How soon effects are carried out: a low number is a slow disk. */
  readonly disk: number;
  /** How many things happen before the network gets well. */
  readonly rounds: number;
}

export interface Plan {
  readonly seed: number;
  readonly arena: Arena;
  readonly terms: Terms;
  readonly people: readonly Someone[];
  readonly trouble: Trouble;
  /** Bots that answer twice, late, or nonsense. */
  readonly oddBots: boolean;
  /** `send-first` is wrong on purpose: what it says may be lost. */
  readonly driver: 'log-first' | 'send-first';
}

const hexSeed = (random: Random): string =>
  Array.from({ length: 64 }, () => '0123456789abcdef'.charAt(random.below(16))).join('');

/** Ids that would stand out in any message. */
const PLAYERS = ['cookie-of-ann', 'cookie-of-bob', 'cookie-of-eve'] as const;

/** What the seats bring that are taken from the start. */
const loadoutsOf = (arena: Arena, { options, seats, seed }: Terms): Pick<Terms, 'loadouts'> => {
  const read = readOptions(arena.game.options, options);
  const loadout = openingLoadouts(arena, read.ok ? read.value : {}, seats, { deck: arena.decks?.[0] }, seed);
  if (!loadout.ok) throw new Error(loadout.error.message);
  return loadout.value;
};

/** A bot for whoever leaves, at every third table. */
const standInOf = (seed: number, { level: { id, version } }: Arena): Pick<Terms, 'standIn'> =>
  seed % 3 === 0 ? { standIn: { kind: 'bot', level: id, version, budget: 0 } } : {};

/** A time for each move, and flags that cost a part, in every other clock. */
const moveTimeOf = (seed: number): Pick<ClockTerms, 'moveMs' | 'part'> =>
  seed % 2 === 0 ? { moveMs: 500, part: true } : {};

/** Onlookers who are behind, at every fifth table. */
const delayOf = (seed: number): Pick<Terms, 'watchDelay'> => (seed % 5 === 0 ? { watchDelay: 1 + (seed % 7) } : {});

/** Bots whose seats can be taken, at four tables of five. */
const botSeatsOf = (seed: number): Pick<Terms, 'botSeats'> => (seed % 5 === 4 ? {} : { botSeats: 'open' });

/** The plan that belongs to a seed. */
export const planOf = (
  seed: number,
  arena: Arena,
  driver: Plan['driver'] = 'log-first',
  format: 1 | 2 = seed % 4 < 2 ? 1 : 2,
): Plan => {
  const random = fastRandom(seed);
  const chance = (perMille: number): boolean => random.below(1000) < perMille;
  const [ann, bob, eve] = PLAYERS;
  const second = chance(400) ? bot(arena.level.id, arena.level.version) : chance(300) ? null : person(bob);
  const seats = chance(500) ? [person(ann), second] : [second, person(ann)];
  const people = [ann, ...(second?.sitter.kind === 'bot' ? [] : [bob]), ...(chance(300) ? [eve] : [])];
  const rough = chance(700);
  const terms = termsOf(arena.game, seats, {
    options: arena.options[random.below(arena.options.length)],
    seed: hexSeed(random),
    graceMs: 500 + random.below(5000),
    clock: chance(300)
      ? { baseMs: 2000 + random.below(30_000), incrementMs: random.below(500), ...moveTimeOf(seed) }
      : undefined,
    ...(seed % 2 === 0 ? { pace: 'fast' } : {}),
    ...(arena.game.progress !== undefined && seed % 3 === 0 ? { progressMs: 500 * (1 + (seed % 7)) } : {}),
  });
  const { id, version, budget } = arena.level;
  const bots = [{ kind: 'bot', level: id, version, budget } as const];
  const all = { ...terms, ...loadoutsOf(arena, terms), bots };
  return {
    seed,
    arena,
    terms:
      format === 2
        ? {
            ...fair(all),
            ...(seed % 8 < 4 ? {} : { start: 'ready' }),
            ...standInOf(seed, arena),
            ...delayOf(seed),
            ...botSeatsOf(seed),
          }
        : all,
    people: people.map((player) => ({ player, clients: chance(300) ? 2 : 1 })),
    trouble: {
      drop: rough ? random.below(200) : 0,
      double: rough ? random.below(200) : 0,
      garble: rough ? random.below(50) : 0,
      reorder: rough && chance(700),
      cut: random.below(60),
      crash: random.below(40),
      disk: 100 + random.below(900),
      // Where a match starts with a countdown, there is time for it.
      rounds: 30 + random.below(250) + (arena.game.countdown === true ? 150 : 0),
    },
    oddBots: chance(200),
    driver,
  };
};
