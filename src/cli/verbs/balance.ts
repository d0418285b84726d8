// `baize balance`: the decks of a game against each other, all played by one level of bots, on all cores.

import type { BalanceTools } from '../../kernel/balance.ts';
import type { DeckTools } from '../../kernel/deck-tools.ts';
import type { Game } from '../../kernel/game.ts';
import { hashText } from '../../kernel/hash.ts';
import type { Json } from '../../kernel/json.ts';
import { subSeed, type Seed } from '../../kernel/random.ts';
import { pairingsOf } from '../arena/tally.ts';
import { checksOf } from '../balance/goals.ts';
import { jsonOf, tablesOf } from '../balance/report.ts';
import { BalanceTally, type MeasuredDeck } from '../balance/tally.ts';
import type { DeckTask } from '../balance/task.ts';
import { OPTION_FLAGS, chooseGame, chooseLevel, chooseOptions } from '../input/choices.ts';
import { SET_FLAG, notPlayable, readDeckNamed, readSetFlag } from '../input/decks.ts';
import { listOf } from '../input/did-you-mean.ts';
import { UsageError, type Shell } from '../shell.ts';
import { wholeNumber, type Arguments, type Verb } from './verb.ts';

/** More at once would be a tournament of days. */
const MOST_DECKS = 16;

/** Deck tools and balance tools of a game that has both. */
interface Tools {
  readonly deckTools: DeckTools;
  readonly balance: BalanceTools;
}

/** What is played: everything but the decks. */
interface Terms {
  readonly game: Game;
  readonly options: unknown;
  readonly bot: string;
  readonly seed: string;
  readonly set: string | undefined;
}

/** A deck by its name, and what the deck tools know it by: the same name, or the text of its file. */
interface NamedDeck {
  readonly name: string;
  readonly deck: string;
}

/** Names with commas between them, none empty or twice. */
const namesIn = (given: Arguments, flag: string): readonly string[] => {
  const names = (given.value(flag) ?? '').split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError(`--${flag} must name decks with commas between them.`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new UsageError(`--${flag} names ${twice} twice.`);
  return names;
};

const chooseDecks = async (shell: Shell, given: Arguments, tools: DeckTools): Promise<readonly NamedDeck[]> => {
  if (!given.on('decks') && given.on('set')) {
    throw new UsageError('--set needs --decks: the decks that come with the game are not of that set.');
  }
  const names = given.on('decks') ? namesIn(given, 'decks') : tools.decks;
  if (names.length < 2 || names.length > MOST_DECKS) {
    throw new UsageError(`There must be 2 to ${MOST_DECKS} decks, not ${names.length}.`, listOf('Decks', tools.decks));
  }
  const decks: NamedDeck[] = [];
  for (const name of names) decks.push({ name, deck: await readDeckNamed(shell, tools, name) });
  return decks;
};

/** What stands aside: as the flag says, else as the game does. */
const chooseAside = (given: Arguments, { aside }: BalanceTools, decks: readonly NamedDeck[]): readonly string[] => {
  if (!given.on('aside')) return aside;
  const names = namesIn(given, 'aside');
  const stranger = names.find((name) => !decks.some((deck) => deck.name === name));
  if (stranger === undefined) return names;
  const known = decks.map(({ name }) => name);
  throw new UsageError(`--aside names ${stranger}, which is not played.`, listOf('Decks', known));
};

/** The loadouts of two decks in a match with this seed. */
const bring = ({ options, set }: Terms, { loadouts }: DeckTools, decks: readonly string[], seed: Seed): Json[] => {
  const brought = loadouts(options, decks, { set, salt: subSeed(seed, 'decks').slice(0, 32) });
  if (brought.ok) return [...brought.value];
  throw notPlayable(brought.error);
};

/** Every deck against every other one, each deal twice with the seats changed; and against itself, each deal once: twice would be the same match. */
const tasksOf = function* (
  terms: Terms,
  tools: DeckTools,
  decks: readonly NamedDeck[],
  games: number,
): Generator<DeckTask> {
  const { game, options, bot } = terms;
  const task = (seed: Seed, a: number, b: number): DeckTask => {
    const loadouts = bring(terms, tools, [decks[a]!.deck, decks[b]!.deck], seed);
    return { game: game.id, options, loadouts, seed, decks: [a, b], bot };
  };
  for (let deal = 0; deal < games / 2; deal++) {
    const seed = hashText(`balance/${terms.seed}/${deal}`);
    const another = hashText(`balance/${terms.seed}/${deal}/mirror`);
    for (const { a, b } of pairingsOf(decks.length)) {
      yield task(seed, a, b);
      yield task(seed, b, a);
    }
    for (const deck of decks.keys()) {
      yield task(seed, deck, deck);
      yield task(another, deck, deck);
    }
  }
};

const toolsOf = (
  { id, seats }: Game,
  options: unknown,
  tools: { readonly deckTools?: DeckTools | undefined; readonly balance?: BalanceTools | undefined },
): Tools => {
  const { deckTools, balance: measured } = tools;
  if (deckTools === undefined) throw new UsageError(`${id} has a fixed deck: there is nothing to balance.`);
  if (measured === undefined || seats(options) !== 2) throw new UsageError(`The decks of ${id} can't be measured.`);
  return { deckTools, balance: measured };
};

export const balance: Verb = {
  name: 'balance',
  summary: 'Lets the decks of a game play each other, and says how fair they are.',
  usage: 'balance GAME [--bot LEVEL] [--decks DECK,DECK…] [--games N] …',
  words: [1, 1],
  flags: {
    bot: { value: 'LEVEL', about: 'The level that plays all decks; baize games GAME lists them.' },
    decks: {
      value: 'DECKS',
      about: 'Names or files with commas between them; by default all that come with the game.',
    },
    aside: { value: 'DECKS', about: 'Decks that are measured but not held to the goals, such as one for a lesson.' },
    games: { value: 'N', about: 'Matches per pairing and per mirror, an even number (default 200).' },
    seed: { value: 'SEED', about: 'Any text; the same text gives the same deals and results.' },
    set: SET_FLAG,
    ...OPTION_FLAGS,
    json: { about: 'All figures as one JSON object.' },
  },
  details: [
    'Every deck plays every other one, each deal twice with the seats and so the decks changed, and itself (a mirror). All cores are used; the results do not depend on how many there are.',
    'WINS: the share of matches against the other decks, draws half, ± 95 %. PLAYED: the share of a deck’s games in which a card was played. WINS WHEN DRAWN: the win rate of the games in which the deck drew it. Actions are those of turns: answers and choices do not count.',
    'A figure that misses a goal of the game is marked with ! and listed at the end. Exit code: 0 if all goals are kept, 1 if not. With few matches much is missed by chance alone.',
  ],
  examples: [
    'baize balance mythos --bot heuristic --games 600',
    'baize balance mythos --decks tides,my-deck.txt --seed 7 --json',
    'baize balance mythos --set my-set.txt --decks one.txt,two.txt',
  ],
  run: async (given, shell) => {
    const module = await chooseGame(shell, given.words[0] as string);
    const { game } = module;
    const options = chooseOptions(game, given);
    const tools = toolsOf(game, options, module);
    const level = await chooseLevel(game, given.value('bot'));
    const games = wholeNumber(given, 'games', 200, [2, 1_000_000]);
    if (games % 2 === 1) throw new UsageError(`--games must be even, not ${games}: each deal is played twice.`);
    const decks = await chooseDecks(shell, given, tools.deckTools);
    const aside = chooseAside(given, tools.balance, decks);
    const seed = given.value('seed') ?? shell.randomSeed().slice(0, 12);
    const bot = `${level.id}@${level.version}`;
    const terms: Terms = { game, options, bot, seed, set: await readSetFlag(shell, given) };
    const measured = decks.map(({ name, deck }): MeasuredDeck => {
      const [loadout = null] = bring(terms, tools.deckTools, [deck, deck], hashText(name));
      return { name, contents: tools.balance.contentsOf(loadout), aside: aside.includes(name) };
    });
    const tally = new BalanceTally(measured, tools.balance.goals.comeback.behind);
    const all = games * (pairingsOf(decks.length).length + decks.length);
    let done = 0;
    shell.progress(`0 of ${all} matches`);
    try {
      await shell.playDecks(tasksOf(terms, tools.deckTools, decks, games), (result) => {
        tally.count(result);
        shell.progress(`${++done} of ${all} matches`);
      });
    } finally {
      shell.progress('');
    }
    const checks = checksOf(tally, measured, tools.balance);
    const report = { game: game.id, bot, seed, decks: measured, tally, checks, tools: tools.balance };
    await shell.stdout.write(`${given.on('json') ? JSON.stringify(jsonOf(report)) : tablesOf(report)}\n`);
    return checks.every(({ ok }) => ok) ? 0 : 1;
  },
};
