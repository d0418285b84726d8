// A match as one JSON file: all it follows from, and hashes by which anybody can check it.

import type { Game } from './game.ts';
import { canonical, chain, hashJson } from './hash.ts';
import { parseJson } from './json-text.ts';
import type { Json } from './json.ts';
import { allAtOnce, type Parts } from './parts.ts';
import { present } from './present.ts';
import { readArray, readInteger, reading, readMembers, readObject, readString, wrong, type Spot } from './reading.ts';
import { playing, type Playable, type RecordFault } from './replay.ts';
import { fail, ok, type InputError, type Result } from './result.ts';
import { LONGEST_STEP, readStep, writeStep, type Step } from './steps.ts';

const FORMAT = 1;

/** The hash of a state: `due` is the deal that came next, or `end`; `step` counts the steps that led to it. */
export interface StateHash {
  readonly step: number;
  readonly due: string;
  readonly hash: string;
}

/** A whole record: header, steps as text, the head of the chain over both, and hashes at the ends of deals and at the end. */
export interface MatchRecord extends Playable {
  readonly format: typeof FORMAT;
  readonly head: string;
  readonly hashes: readonly StateHash[];
}

/** What a record is made from; the game adds its name and rules version. */
export interface RecordSource extends Omit<Playable, 'game' | 'rules' | 'steps'> {
  readonly steps: readonly Step[];
}

/** The text that a record's hash chain starts from: everything before the steps. */
export const headerText = ({ game, rules, options, seats, loadouts, seed }: Playable): string => {
  const header: { [key: string]: Json } = { format: FORMAT, game, rules, options, seats, seed };
  if (loadouts !== undefined) header['loadouts'] = loadouts;
  return canonical(header);
};

/** A record holds no more steps than this. */
export const MOST_STEPS = 50_000;

/** The record of a match, finished or not; its steps are played to find the hashes. One that nobody could read is not made. */
export const makeRecord = (game: Game, source: RecordSource): Result<MatchRecord, RecordFault> =>
  allAtOnce(makingRecord(game, source));

/** The same in parts. */
export function* makingRecord(game: Game, source: RecordSource): Parts<Result<MatchRecord, RecordFault>> {
  if (source.steps.length > MOST_STEPS) {
    return fail(tooLarge('steps', `are ${source.steps.length}, and a record holds at most ${MOST_STEPS}`));
  }
  const { seats, seed, loadouts } = source;
  const played: Playable = {
    game: game.id,
    rules: game.rulesVersion,
    options: source.options,
    seats,
    ...present({ loadouts }),
    seed,
    steps: source.steps.map(writeStep),
  };
  const hashes: StateHash[] = [];
  const fault = yield* playing(game, played, 'silent', ({ marks, steps }) => {
    for (const { due, position } of marks) hashes.push({ step: steps, due, hash: hashJson(position()) });
  });
  if (fault !== undefined) return fail(fault);
  const links = chain({ text: headerText(played) });
  for (const text of played.steps) links.add(text);
  const record: MatchRecord = { format: FORMAT, ...played, head: links.head(), hashes };
  const { length } = writeRecord(record);
  if (length <= LIMITS.length) return ok(record);
  return fail(tooLarge('', `would have ${length} characters, and at most ${LIMITS.length} are read`));
}

const tooLarge = (at: string, message: string): RecordFault => ({ step: 0, at, message });

/** A record as the text of its file: one step per line, so that people can read it and compare two of them. */
export const writeRecord = (record: MatchRecord): string => `${JSON.stringify(record, null, 1)}\n`;

const LIMITS = { length: 4_000_000, depth: 64 } as const;
const MOST_SEATS = 16;
const MOST_OPTIONS = 100;
const WORD = /^[a-z][a-z0-9-]{0,63}$/u;

/** The text of a file read as a record of exact shape. `game` and `rules` tell which rules to load for `verify`. */
export const readRecord = (text: string): Result<MatchRecord, InputError> => {
  const json = parseJson(text, LIMITS);
  if (!json.ok) return json;
  const format = (json.value as { readonly format?: unknown } | null)?.format;
  if (format !== undefined && format !== FORMAT) {
    return fail({ at: 'format', message: `is ${JSON.stringify(format)}; this program reads format ${FORMAT} only` });
  }
  return reading(json.value, (spot) => {
    const keys = ['format', 'game', 'rules', 'options', 'seats', 'seed', 'steps', 'head', 'hashes'] as const;
    const fields = readObject(spot, keys, ['loadouts']);
    readText(fields.game, WORD, 'must be the name of a game');
    readWhole(fields.rules);
    readOptionValues(fields.options);
    readArray(fields.seats, { max: MOST_SEATS }).forEach(readOccupant);
    if (fields.loadouts !== undefined) readArray(fields.loadouts, { max: MOST_SEATS });
    readHex(fields.seed);
    readArray(fields.steps, { max: MOST_STEPS }).forEach(readStepText);
    readHex(fields.head);
    readArray(fields.hashes, { max: MOST_STEPS }).forEach(readStateHash);
    return json.value as MatchRecord;
  });
};

const readText = (spot: Spot, pattern: RegExp, message: string): void => {
  if (!pattern.test(readString(spot))) wrong(spot, message);
};

const readHex = (spot: Spot): void => readText(spot, /^[0-9a-f]{64}$/u, 'must be 64 digits 0-9 a-f');

const readWhole = (spot: Spot): number => readInteger(spot, 0, Number.MAX_SAFE_INTEGER);

const readOptionValues = (spot: Spot): void => {
  for (const [, field] of readMembers(spot, MOST_OPTIONS)) {
    const { value } = field;
    if (typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value)) continue;
    wrong(field, 'must be a word, a whole number, true or false');
  }
};

const readOccupant = (spot: Spot): void => {
  if (spot.value === null) return;
  const { kind } = spot.value as { readonly kind?: unknown };
  if (kind === 'person') {
    readText(readObject(spot, ['kind', 'name']).name, /^.{0,200}$/su, 'must be a name of at most 200 characters');
    return;
  }
  if (kind !== 'bot') wrong(spot, 'must be null, a person with a name, or a bot with level, version and budget');
  const bot = readObject(spot, ['kind', 'level', 'version', 'budget']);
  readText(bot.level, WORD, 'must be the name of a level');
  readWhole(bot.version);
  readWhole(bot.budget);
};

const readStepText = (spot: Spot): void => {
  const text = readString(spot);
  if (text.length > LONGEST_STEP.loadout) wrong(spot, `must have at most ${LONGEST_STEP.usual} characters`);
  const step = readStep(text);
  if (!step.ok) return wrong(spot, step.error.message);
  const loadout = step.value.kind === 'sit' && step.value.loadout !== undefined;
  if (text.length > LONGEST_STEP.usual && !loadout) wrong(spot, `must have at most ${LONGEST_STEP.usual} characters`);
};

const readStateHash = (spot: Spot): void => {
  const { step, due, hash } = readObject(spot, ['step', 'due', 'hash']);
  readWhole(step);
  readText(due, /^[a-z0-9/-]{1,64}$/u, 'must be a deal, or end');
  readHex(hash);
};
