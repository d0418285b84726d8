// Steps of a match's log: game actions, and what the table adds for every game. Their text is what a record holds and hashes.

import type { Seat } from './game.ts';
import { canonical } from './hash.ts';
import { parseJson } from './json-text.ts';
import type { Json, JsonObject } from './json.ts';
import { fail, ok, type InputError, type Result } from './result.ts';

/** Who sits somewhere: a person, or a bot with what is needed to recompute its moves. */
export type Occupant =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string; readonly version: number; readonly budget: number };

/** One step. `ms` is the time since the match began; it takes no part in the rules. */
export type Step =
  | { readonly kind: 'act'; readonly seat: Seat; readonly act: string; readonly ms: number }
  /** `stand` empties the seat of somebody who goes before the match begins; the others end it. */
  | { readonly kind: 'resign' | 'flag' | 'abandon' | 'stand'; readonly seat: Seat; readonly ms: number }
  /** Nobody has made progress for as long as the table allows; it is nobody's step, so its seat is 0. */
  | { readonly kind: 'stall'; readonly seat: 0; readonly ms: number }
  /** Back to the state after the first `to` steps; nothing is deleted. */
  | { readonly kind: 'takeback'; readonly to: number; readonly seat: Seat; readonly ms: number }
  /** `loadout` is the occupant's choice, such as a deck; what it does not name stays as the seat has it. */
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly sitter: Occupant;
      readonly loadout?: JsonObject;
      readonly ms: number;
    };

const WHOLE = /^(?:0|[1-9]\d{0,14})$/u;

/** No step is longer than this, in characters; only a `sit` step with a loadout may be. */
export const LONGEST_STEP = { usual: 1000, loadout: 24_000 } as const;

const LOADOUT_LIMITS: { readonly length: number; readonly depth: number } = { length: LONGEST_STEP.loadout, depth: 16 };

/** A step as one line: `1240 0 play 1C`, `5000 1 !resign`, `900 0 !takeback 4`, `7 1 !sit person "Bo" {"deck":…}`. */
export const writeStep = (step: Step): string => {
  const head = `${step.ms} ${step.seat}`;
  switch (step.kind) {
    case 'act':
      return `${head} ${step.act}`;
    case 'takeback':
      return `${head} !takeback ${step.to}`;
    case 'sit':
      return `${head} !sit ${occupantText(step.sitter)}${step.loadout === undefined ? '' : ` ${canonical(step.loadout)}`}`;
    default:
      return `${head} !${step.kind}`;
  }
};

const occupantText = (sitter: Occupant): string =>
  sitter.kind === 'person'
    ? `person ${JSON.stringify(sitter.name)}`
    : `bot ${sitter.level} ${sitter.version} ${sitter.budget}`;

/** A line back into a step; only the exact form that `writeStep` gives is taken. */
export const readStep = (line: string): Result<Step, InputError> => {
  const first = line.indexOf(' ');
  const second = line.indexOf(' ', first + 1);
  const ms = wholeIn(line, 0, first);
  const seat = wholeIn(line, first + 1, second);
  const rest = line.slice(second + 1);
  if (ms === undefined || seat === undefined || rest === '' || LINE_END.test(rest)) {
    return fail({ at: '', message: 'must read "<ms> <seat> <action>"' });
  }
  if (!rest.startsWith('!')) return ok({ kind: 'act', act: rest, seat, ms });
  return readTableStep(rest.slice(1), { seat, ms });
};

const LINE_END = /[\n\r]/u;

/** The number that `WHOLE` describes, between two places of a line; by hand, since verifying reads little else. */
const wholeIn = (line: string, from: number, to: number): number | undefined => {
  const digits = to - from;
  if (digits < 1 || digits > 15 || (digits > 1 && line.charCodeAt(from) === 0x30)) return undefined;
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = line.charCodeAt(i) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
};

const WORDS = ['resign', 'flag', 'abandon', 'stand'] as const;

const readTableStep = (text: string, base: { readonly seat: Seat; readonly ms: number }): Result<Step, InputError> => {
  const word = WORDS.find((known) => known === text);
  if (word !== undefined) return ok({ kind: word, ...base });
  if (text === 'stall') {
    return base.seat === 0
      ? ok({ kind: 'stall', seat: 0, ms: base.ms })
      : fail({ at: '', message: 'must read "<ms> 0 !stall": it is nobody\'s step' });
  }
  const takeback = /^takeback (\d+)$/u.exec(text)?.[1];
  if (takeback !== undefined && WHOLE.test(takeback)) return ok({ kind: 'takeback', to: Number(takeback), ...base });
  const sit = readSit(text);
  if (sit !== undefined) return ok({ kind: 'sit', ...sit, ...base });
  return fail({
    at: '',
    message: 'unknown table step; there are resign, flag, abandon, stall, stand, takeback and sit',
  });
};

const SIT_BOT = /^sit bot ([a-z][a-z0-9-]*) (\d+) (\d+)(?: (\{.*\}))?$/su;
const SIT_PERSON = /^sit person ("(?:[^"\\]|\\.)*")(?: (\{.*\}))?$/su;

const readSit = (text: string): { readonly sitter: Occupant; readonly loadout?: JsonObject } | undefined => {
  const [, level, version = '', budget = '', botBrings] = SIT_BOT.exec(text) ?? [];
  if (level !== undefined && WHOLE.test(version) && WHOLE.test(budget)) {
    return withLoadout({ kind: 'bot', level, version: Number(version), budget: Number(budget) }, botBrings);
  }
  const [, person, loadout] = SIT_PERSON.exec(text) ?? [];
  const name = person === undefined ? undefined : quoted(person);
  return name === undefined ? undefined : withLoadout({ kind: 'person', name }, loadout);
};

const withLoadout = (sitter: Occupant, text: string | undefined): ReturnType<typeof readSit> => {
  if (text === undefined) return { sitter };
  const json = parseJson(text, LOADOUT_LIMITS);
  if (!json.ok || canonical(json.value as Json) !== text) return undefined;
  return { sitter, loadout: json.value as JsonObject };
};

/** A JSON string in the one form `JSON.stringify` gives it. */
const quoted = (text: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' && JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
};
