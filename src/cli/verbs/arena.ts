// `baize arena`: levels of bots against each other on mirrored deals, on all cores.

import type { Level } from '../../bots/bot.ts';
import type { Game } from '../../kernel/game.ts';
import { hashText } from '../../kernel/hash.ts';
import { present } from '../../kernel/present.ts';
import { aligned } from '../terminal/columns.ts';
import { MOST_NODES, playerName, readPlayer, withBudget } from '../arena/player.ts';
import type { ArenaTask } from '../arena/task.ts';
import {
  count,
  eloOf,
  emptyTally,
  msPerMove,
  pairingsOf,
  rateOf,
  together,
  type Pairing,
  type Tally,
} from '../arena/tally.ts';
import { OPTION_FLAGS, chooseGame, chooseNamedLevel, chooseOptions } from '../input/choices.ts';
import { DECK_FLAGS, chooseLoadouts, type Loadouts } from '../input/decks.ts';
import { UsageError } from '../shell.ts';
import { wholeNumber, type Arguments, type Verb } from './verb.ts';

/** More at once would be a tournament of days. */
const MOST_PLAYERS = 16;

/** A pairing and how it went. */
type Result = Pairing & Tally;

/** A player as it was named, and the level that it is. */
interface Player {
  readonly name: string;
  readonly level: Level;
}

const choosePlayers = async (game: Game, given: Arguments): Promise<readonly Player[]> => {
  const names = (given.value('players') ?? '').split(',').map((name) => name.trim());
  if (!given.on('players') || names.includes('')) {
    throw new UsageError(
      '--players must name levels with commas between them, such as --players hard,random.',
      `baize games ${game.id} lists them.`,
    );
  }
  if (names.length < 2 || names.length > MOST_PLAYERS) {
    throw new UsageError(`--players must name 2 to ${MOST_PLAYERS} levels, not ${names.length}.`);
  }
  const players: Player[] = [];
  for (const name of names) {
    const level = await choosePlayer(game, name);
    const twin = players.find((player) => playerName(player.level) === playerName(level));
    if (twin !== undefined) throw new UsageError(`--players names ${level.id}@${level.version} twice.`);
    players.push({ name, level });
  }
  return players;
};

const choosePlayer = async (game: Game, name: string): Promise<Level> => {
  const asked = readPlayer(name);
  const level = await chooseNamedLevel(game, asked.level);
  const { budget } = asked;
  if (budget === undefined) return level;
  if (level.budget === 0) throw new UsageError(`${level.id} searches nothing: it can't have ${budget} nodes.`);
  if (budget < 1 || budget > MOST_NODES)
    throw new UsageError(`${level.id} can have 1 to ${MOST_NODES} nodes per move, not ${budget}.`);
  return withBudget(level, budget);
};

/** Every deal for every pairing, in turn, so that all of them come along at the same pace. */
const tasksOf = function* (
  settings: { readonly game: Game; readonly options: unknown; readonly seed: string; readonly loadouts: Loadouts },
  players: readonly Player[],
  pairings: readonly Pairing[],
  deals: number,
): Generator<ArenaTask> {
  const { game, options } = settings;
  for (let deal = 0; deal < deals; deal++) {
    const seed = hashText(`arena/${settings.seed}/${deal}`);
    const loadouts = settings.loadouts(seed);
    for (const [pairing, { a, b }] of pairings.entries()) {
      const [first, second] = [players[a] as Player, players[b] as Player];
      const names = { a: playerName(first.level), b: playerName(second.level) };
      yield { game: game.id, options, ...present({ loadouts }), seed, pairing, ...names };
    }
  }
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const jsonOf = (game: Game, players: readonly Player[], results: readonly Result[]): object => ({
  game: game.id,
  unit: 'match',
  pairs: results.map(({ a, b, ...tally }) => {
    const { win, low, high } = rateOf(tally);
    return {
      a: players[a]?.name,
      b: players[b]?.name,
      games: tally.games,
      win: rounded(win, 4),
      low: rounded(low, 4),
      high: rounded(high, 4),
      msPerMove: rounded(msPerMove(tally.efforts[0]), 3),
    };
  }),
});

const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

const pairRow = (players: readonly Player[], { a, b, ...tally }: Result): readonly string[] => {
  const { win, low, high } = rateOf(tally);
  return [
    players[a]?.name ?? '',
    players[b]?.name ?? '',
    String(tally.games),
    `${(100 * win).toFixed(1)} % ± ${(50 * (high - low)).toFixed(1)}`,
    signed(tally.points / tally.games, 2),
  ];
};

const playerRows = (players: readonly Player[], results: readonly Result[]): readonly (readonly string[])[] => {
  const elo = eloOf(players.length, results);
  return players.map(({ name, level }, at) => {
    const effort = results
      .flatMap(({ a, b, efforts }) => (a === at ? [efforts[0]] : b === at ? [efforts[1]] : []))
      .reduce(together);
    return [
      name,
      (elo[at] ?? 0).toFixed(0),
      String(level.budget),
      msPerMove(effort).toFixed(2),
      effort.worstMs.toFixed(1),
    ];
  });
};

const tableOf = (players: readonly Player[], results: readonly Result[], seed: string): string =>
  [
    ...aligned([['A', 'B', 'GAMES', 'A WINS', 'POINTS'], ...results.map((result) => pairRow(players, result))]),
    '',
    ...aligned([['LEVEL', 'ELO', 'NODES', 'MS/MOVE', 'WORST'], ...playerRows(players, results)]),
    '',
    `seed ${seed}`,
  ].join('\n');

export const arena: Verb = {
  name: 'arena',
  summary: 'Lets levels of bots play each other, and says how strong they are.',
  usage: 'arena GAME --players LEVEL,LEVEL… [--games N] [--seed SEED] …',
  words: [1, 1],
  flags: {
    players: {
      value: 'LEVELS',
      about: 'Levels with commas between them; greedy@1 is version 1 of greedy, hard:5000 has 5,000 nodes per move.',
    },
    games: { value: 'N', about: 'Matches per pairing, an even number (default 400).' },
    seed: { value: 'SEED', about: 'Any text; the same text gives the same deals and results.' },
    ...OPTION_FLAGS,
    ...DECK_FLAGS,
    json: { about: 'The win rates as one JSON object.' },
  },
  details: [
    'Every level plays every other one. Each deal is played twice with the sides changed, so that the luck of the deal cancels out. All cores are used; the results do not depend on how many there are, only the times do.',
    'A WINS: the share of matches won, draws half, ± 95 %. POINTS: how many more per match. NODES: what a level may search per move. MS/MOVE, WORST: milliseconds of processor time, on average and at most, the first moves of a cold start included. ELO: from all pairings, the weakest at 0.',
    'In games with decks, --deck is the deck of seat 0 and --rival-deck that of the others; both levels play both.',
  ],
  examples: [
    'baize arena guinote --players greedy,random --games 100',
    'baize arena guinote --players greedy,greedy@1 --seed 7 --json',
    'baize arena highnoon --players expert,expert:8000 --preset shared',
    'baize arena mythos --players heuristic,random --deck tides',
  ],
  run: async (given, shell) => {
    const module = await chooseGame(shell, given.words[0] as string);
    const { game } = module;
    const players = await choosePlayers(game, given);
    const options = chooseOptions(game, given, 'levels');
    if (game.sides(options).length < 2) throw new UsageError(`${game.id} has one side only: nobody to play against.`);
    const games = wholeNumber(given, 'games', 400, [2, 1_000_000]);
    if (games % 2 === 1) throw new UsageError(`--games must be even, not ${games}: each deal is played twice.`);
    const seed = given.value('seed') ?? shell.randomSeed().slice(0, 12);
    const loadouts = await chooseLoadouts(shell, given, module, options, 0);
    const pairings = pairingsOf(players.length);
    const results: readonly Result[] = pairings.map((pairing) => ({ ...pairing, ...emptyTally() }));
    const all = games * pairings.length;
    let done = 0;
    shell.progress(`0 of ${all} games`);
    try {
      await shell.playArena(tasksOf({ game, options, seed, loadouts }, players, pairings, games / 2), (result) => {
        count(results[result.pairing] as Result, result);
        done += 2;
        shell.progress(`${done} of ${all} games`);
      });
    } finally {
      shell.progress('');
    }
    const text = given.on('json') ? JSON.stringify(jsonOf(game, players, results)) : tableOf(players, results, seed);
    await shell.stdout.write(`${text}\n`);
    return 0;
  },
};
