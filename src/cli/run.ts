// The command line: finds the command, reads its arguments, runs it, and turns every error into a message and an exit code.

import { arena } from './verbs/arena.ts';
import { balance } from './verbs/balance.ts';
import { backup, restore } from './verbs/backup.ts';
import { bench } from './verbs/bench.ts';
import { load } from './verbs/load.ts';
import { match } from './verbs/match.ts';
import { cards } from './verbs/cards.ts';
import { chaos } from './verbs/chaos.ts';
import { aligned } from './terminal/columns.ts';
import { deck } from './verbs/deck.ts';
import { exporting, importing } from './verbs/exporting.ts';
import { fuzz } from './verbs/fuzz.ts';
import { games } from './verbs/games.ts';
import { judge } from './verbs/judge.ts';
import { didYouMean } from './input/did-you-mean.ts';
import { play } from './verbs/play.ts';
import { player } from './verbs/player.ts';
import { replay } from './verbs/replay.ts';
import { reports } from './verbs/reports.ts';
import { rules } from './verbs/rules.ts';
import { serve } from './verbs/serve.ts';
import { ReaderGone, UsageError, type ExitCode, type Shell } from './shell.ts';
import { readArguments, verbHelp, type Verb } from './verbs/verb.ts';
import { verify } from './verbs/verify.ts';

/** Every command, in the order of the help. */
export const VERBS: readonly Verb[] = [
  games,
  rules,
  play,
  cards,
  deck,
  judge,
  replay,
  verify,
  fuzz,
  arena,
  balance,
  bench,
  load,
  chaos,
  serve,
  backup,
  restore,
  exporting,
  importing,
  match,
  player,
  reports,
];

const help = (): string =>
  [
    'Baize: an open card room.',
    '',
    'Usage: baize COMMAND …',
    '',
    ...aligned(VERBS.map((verb) => [`  ${verb.name}`, verb.summary])),
    '',
    'baize COMMAND --help explains one of them, with examples.',
    'Exit codes: 0 success, 1 illegal or failed, 2 bad usage or input.',
    'NO_COLOR=1 turns colours off.',
    'To start: baize play guinote',
    '',
  ].join('\n');

const findVerb = (name: string): Verb => {
  const verb = VERBS.find((known) => known.name === name);
  if (verb !== undefined) return verb;
  const names = VERBS.map((known) => known.name);
  throw new UsageError(
    name.startsWith('-') ? `The command comes first, not "${name}".` : `There is no command "${name}".`,
    didYouMean(name, names, 'baize --help lists the commands.'),
  );
};

const dispatch = async (argv: readonly string[], shell: Shell): Promise<ExitCode> => {
  const [first, second] = argv;
  if (first === undefined) {
    await shell.stderr.write(help());
    return 2;
  }
  if (first === '--version') {
    await shell.stdout.write(`baize ${shell.version}\n`);
    return 0;
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    const text = first === 'help' && second !== undefined ? verbHelp(findVerb(second)) : help();
    await shell.stdout.write(text);
    return 0;
  }
  const verb = findVerb(first);
  const given = readArguments(verb, argv.slice(1));
  if (given.on('help')) {
    await shell.stdout.write(verbHelp(verb));
    return 0;
  }
  return verb.run(given, shell);
};

/** Runs one command line; everything it touches comes with the shell. */
export const run = async (argv: readonly string[], shell: Shell): Promise<ExitCode> => {
  try {
    return await dispatch(argv, shell);
  } catch (fault) {
    if (fault instanceof ReaderGone) return 0;
    if (!(fault instanceof UsageError)) {
      await shell.stderr.write(
        `baize: internal error (please report it): ${fault instanceof Error ? fault.stack : String(fault)}\n`,
      );
      return 1;
    }
    const hint = fault.hint === undefined ? '' : ` ${fault.hint}`;
    await shell.stderr.write(`baize: ${fault.message}${hint}\n`);
    return 2;
  }
};
