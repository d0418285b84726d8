// What a command of `baize` is: its flags, its help, and how its arguments are read. The code calls it a verb, since `Command` is what a player types at the table.

import { parseArgs } from 'node:util';
import { aligned, wrap } from '../terminal/columns.ts';
import { didYouMean, listOf } from '../input/did-you-mean.ts';
import { UsageError, type ExitCode, type Shell } from '../shell.ts';

/** One flag of a command; without `value` it is a switch. */
export interface Flag {
  readonly about: string;
  /** What stands for its value in the help: `N`, `FILE`. */
  readonly value?: string;
  readonly many?: boolean;
}

/** The words and flags that followed a command. */
export interface Arguments {
  readonly words: readonly string[];
  readonly on: (flag: string) => boolean;
  /** The last value given for a flag. */
  readonly value: (flag: string) => string | undefined;
  readonly values: (flag: string) => readonly string[];
}

/** One command. */
export interface Verb {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The line after `baize`: `rules GAME [CLAUSE]`. */
  readonly usage: string;
  /** How many words it takes at least and at most. */
  readonly words: readonly [number, number];
  readonly flags: { readonly [name: string]: Flag };
  /** Paragraphs of its help. */
  readonly details: readonly string[];
  readonly examples: readonly string[];
  readonly run: (given: Arguments, shell: Shell) => Promise<ExitCode>;
}

const HELP: Flag = { about: 'Show this help.' };

/** Arguments read by a command's own list of flags; `help` is a flag of every command. */
export const readArguments = (verb: Verb, argv: readonly string[]): Arguments => {
  const flags: { readonly [name: string]: Flag } = { ...verb.flags, help: HELP };
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      ...Object.fromEntries(
        Object.entries(flags).map(([name, flag]) => [name, { type: flag.value ? 'string' : 'boolean' } as const]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
  });
  const words: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const value = checkFlag(verb, flags, token.name, token.rawName, token.value, token.inlineValue === true);
    given.set(token.name, [...(given.get(token.name) ?? []), value]);
  }
  if (!given.has('help')) checkWords(verb, words);
  return {
    words,
    on: (flag) => given.has(flag),
    value: (flag) => given.get(flag)?.at(-1),
    values: (flag) => given.get(flag) ?? [],
  };
};

const checkFlag = (
  verb: Verb,
  flags: { readonly [name: string]: Flag },
  name: string,
  raw: string,
  value: string | undefined,
  inline: boolean,
): string => {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag === undefined) {
    throw new UsageError(
      `baize ${verb.name} has no flag ${raw}.`,
      didYouMean(name, Object.keys(flags), `baize ${verb.name} --help lists them.`, '--'),
    );
  }
  if (flag.value === undefined) {
    if (value !== undefined) throw new UsageError(`${raw} takes no value.`);
    return '';
  }
  if (value === undefined || (!inline && value.startsWith('--'))) {
    throw new UsageError(`${raw} needs a value: ${raw} ${flag.value}`);
  }
  return value;
};

const checkWords = (verb: Verb, words: readonly string[]): void => {
  const [least, most] = verb.words;
  const usage = `Usage: baize ${verb.usage}`;
  if (words.length < least) throw new UsageError(`Missing argument: ${argumentNames(verb)[words.length]}.`, usage);
  const extra = words[most];
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`, usage);
};

/** The arguments that must be there, as the usage names them. */
const argumentNames = ({ usage }: Verb): readonly string[] =>
  usage
    .split(' ')
    .slice(1)
    .filter((word) => /^[A-Za-z]/u.test(word));

/** A whole number within bounds, from a flag. */
export const wholeNumber = (
  given: Arguments,
  flag: string,
  fallback: number,
  [least, most]: readonly [number, number],
): number => {
  const text = given.value(flag);
  if (text === undefined) return fallback;
  const number = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new UsageError(`--${flag} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
};

/** The help of one command. */
export const verbHelp = (verb: Verb): string => {
  const flags = Object.entries({ ...verb.flags, help: HELP }).map(([name, flag]) => [
    `  --${name}${flag.value === undefined ? '' : ` ${flag.value}`}`,
    flag.about + (flag.many ? ' May be given several times.' : ''),
  ]);
  const indent = ' '.repeat(Math.max(...flags.map(([head]) => (head as string).length)) + 2);
  const lines = [
    `Usage: baize ${verb.usage}`,
    '',
    ...verb.details.flatMap((text) => [...text.split('\n').flatMap(wrapProse), '']),
    ...aligned(flags).flatMap((line) => wrapKeeping(line, indent)),
    '',
    verb.examples.length === 1 ? 'Example:' : 'Examples:',
    ...verb.examples.map((example) => `  ${example}`),
  ];
  return `${lines.join('\n')}\n`;
};

/** Indented lines are laid out by hand and stay as they are. */
const wrapProse = (line: string): readonly string[] => (line.startsWith(' ') ? [line] : wrap(line, 80));

/** Wraps a line whose inner spacing matters: only what overflows moves to lines that begin with `indent`. */
const wrapKeeping = (line: string, indent: string): string[] => {
  const head = line.slice(0, indent.length);
  const [first, ...rest] = wrap(line.slice(indent.length), 80 - indent.length);
  return [head + (first as string), ...rest.map((text) => indent + text)];
};

/** The first word of a command that has several parts, such as `lint` of `cards`. */
export const chooseAction = <T extends string>(verb: string, typed: string, known: readonly T[]): T => {
  const action = known.find((each) => each === typed);
  if (action !== undefined) return action;
  throw new UsageError(`baize ${verb} has no "${typed}".`, didYouMean(typed, known, listOf('It has', known)));
};
