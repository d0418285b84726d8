// `baize fuzz`: many random matches of a game, to find bugs in its rules.

import { hashText } from '../../kernel/hash.ts';
import type { Game } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Seed } from '../../kernel/random.ts';
import { makeRecord, writeRecord } from '../../kernel/record.ts';
import { openMatch } from '../../kernel/match.ts';
import { writeStep } from '../../kernel/steps.ts';
import { present } from '../../kernel/present.ts';
import type { Level } from '../../bots/bot.ts';
import { MATCH_FLAGS, chooseGame, chooseLevel, chooseOptions } from '../input/choices.ts';
import { DECK_FLAGS, chooseLoadouts, type Loadouts } from '../input/decks.ts';
import { fuzzMatch, type Fuzzed } from './fuzzing.ts';
import type { ExitCode, Shell } from '../shell.ts';
import { wholeNumber, type Verb } from './verb.ts';

/** One match in this many is also recorded and verified. */
const RECORDED = 50;
/** How often progress is shown and signals are handled, in milliseconds. */
const BREATH_MS = 100;

/** Totals over all matches. */
interface Tally {
  games: number;
  steps: number;
  readonly endings: Map<string, number>;
}

const reportText = (tally: Tally, ms: number, seed: string): string => {
  const rate = Math.round(tally.steps / Math.max(ms / 1000, 0.001));
  const endings = [...tally.endings].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} ${count}`);
  return [
    `games    ${tally.games}`,
    `steps    ${tally.steps}`,
    `steps/s  ${rate}`,
    `endings  ${endings.join(', ')}`,
    `seed     ${seed}`,
  ].join('\n');
};

/** Writes what led to a fault: a record if one can be made, else the bare steps. */
const keepFault = async (
  shell: Shell,
  game: Game,
  options: unknown,
  seed: Seed,
  found: Fuzzed,
  loadouts: readonly Json[] | undefined,
): Promise<string> => {
  const { steps, seats, origin } = found;
  const written = openMatch(game, options).options;
  const head = { options: written, seats, ...present({ loadouts }) };
  const made = makeRecord(game, { ...head, ...origin, steps });
  const bare = { game: game.id, rules: game.rulesVersion, ...head, ...origin, seed, steps: steps.map(writeStep) };
  const text = made.ok ? writeRecord(made.value) : `${JSON.stringify(bare, null, 1)}\n`;
  // A record that an earlier run left is never replaced.
  for (let copy = 1; ; copy++) {
    const path = `fuzz-${game.id}-${seed.slice(0, 8)}${copy === 1 ? '' : `-${copy}`}.json`;
    const saved = await shell.writeFile(path, text, 'new');
    if (saved.ok) return path;
    if (saved.error.exists !== true) return `not saved (${saved.error.message})`;
  }
};

const tellFault = async (
  shell: Shell,
  json: boolean,
  fault: {
    readonly match: number;
    readonly seed: Seed;
    readonly step: number;
    readonly message: string;
    readonly file: string;
  },
): Promise<void> => {
  const { match, seed, step, message, file } = fault;
  const text = json
    ? JSON.stringify({ ok: false, ...fault })
    : `fault    ${message}\nmatch    ${match}\nseed     ${seed}\nstep     ${step}\nrecord   ${file}`;
  await shell.stdout.write(`${text}\n`);
};

const fuzzAll = async (
  shell: Shell,
  game: Game,
  settings: {
    readonly options: unknown;
    readonly games: number;
    readonly seed: string;
    readonly json: boolean;
    readonly level?: Level;
    readonly loadouts: Loadouts;
  },
): Promise<ExitCode> => {
  const { options, games, json } = settings;
  const tally: Tally = { games: 0, steps: 0, endings: new Map() };
  const started = shell.now();
  let breath = started;
  for (let i = 0; i < games; i++) {
    const seed = hashText(`fuzz/${settings.seed}/${i}`);
    const loadouts = settings.loadouts(seed);
    const found = fuzzMatch(game, options, seed, {
      loadouts,
      recorded: i % RECORDED === 0,
      level: settings.level,
      // Tables deal by steps, terminals from one seed: both are tried.
      format: i % (2 * RECORDED) < RECORDED ? 1 : 2,
    });
    if (found.fault !== undefined) {
      shell.progress('');
      const file = await keepFault(shell, game, options, seed, found, loadouts);
      await tellFault(shell, json, { match: i, seed, step: found.steps.length, message: found.fault, file });
      return 1;
    }
    tally.games += 1;
    tally.steps += found.steps.length;
    tally.endings.set(found.reason, (tally.endings.get(found.reason) ?? 0) + 1);
    if (shell.now() - breath < BREATH_MS) continue;
    breath = shell.now();
    shell.progress(`${tally.games} of ${games} games, ${tally.steps} steps`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  shell.progress('');
  const ms = shell.now() - started;
  const numbers = { ok: true, games: tally.games, steps: tally.steps, ms: Math.round(ms), seed: settings.seed };
  await shell.stdout.write(
    json
      ? `${JSON.stringify({ ...numbers, endings: Object.fromEntries(tally.endings) })}\n`
      : `${reportText(tally, ms, settings.seed)}\n`,
  );
  return 0;
};

export const fuzz: Verb = {
  name: 'fuzz',
  summary: 'Plays many random matches and checks everything, to find bugs.',
  usage: 'fuzz GAME [--games N] [--bot LEVEL] [--seed SEED] [--preset NAME] …',
  words: [1, 1],
  flags: {
    games: { value: 'N', about: 'How many matches (default 1000).' },
    seed: { value: 'SEED', about: 'Any text; the same text gives the same matches.' },
    bot: { value: 'LEVEL', about: 'Use bots of this level instead of random moves.' },
    ...MATCH_FLAGS,
    ...DECK_FLAGS,
    json: { about: 'The report as one JSON object.' },
  },
  details: [
    'Plays whole matches at random. Invariants are checked after every step; at sampled steps the position is read back and legal moves are compared with refusals; sampled matches are recorded and verified.',
    'In games with decks, --deck is the deck of seat 0 and --rival-deck that of the others; random makes new decks for each match.',
    'A fault ends the run: its seed and step are printed, its record is saved in the current directory, and the exit code is 1.',
  ],
  examples: [
    'baize fuzz guinote --games 10000',
    'baize fuzz highnoon --bot greedy',
    'baize fuzz guinote --games 100 --seed 7 --json',
    'baize fuzz mythos --set my-set.txt --games 10000',
  ],
  run: async (given, shell) => {
    const module = await chooseGame(shell, given.words[0] as string);
    const { game } = module;
    const options = chooseOptions(game, given);
    const games = wholeNumber(given, 'games', 1000, [1, 1_000_000_000]);
    const seed = given.value('seed') ?? shell.randomSeed().slice(0, 12);
    const bot = given.value('bot');
    const level = bot === undefined ? {} : { level: await chooseLevel(game, bot) };
    const loadouts = await chooseLoadouts(shell, given, module, options, 0);
    return fuzzAll(shell, game, { options, games, seed, json: given.on('json'), loadouts, ...level });
  },
};
