// A match as one JSON file: all it follows from, and hashes by which anybody can check it.

import type { Game } from './game.ts';
import { canonical, chain, hashJson } from './hash.ts';
import { parseJson } from './json-text.ts';
import type { Json, JsonObject } from './json.ts';
import { allAtOnce, type Parts } from './parts.ts';
import { present } from './present.ts';
import { readArray, readInteger, reading, readMembers, readObject, readString, wrong, type Spot } from './reading.ts';
import { playing, type OneSeed, type Playable, type RecordFault, type SeedPerDeal } from './replay.ts';
import { fail, ok, type InputError, type Result } from './result.ts';
import { isPersonId, LONGEST_STEP, readStep, writeStep, type Occupant, type Step } from './steps.ts';

/** The formats there are: one seed for all deals and people by name, or a seed for each deal and people by id. */
const FORMATS = [1, 2] as const;

/** The hash of a state: `due` is the deal that came next, or `end`; `step` counts the steps that led to it. */
export interface StateHash {
  readonly step: number;
  readonly due: string;
  readonly hash: string;
}

/** A whole record: header, steps as text, the head of the chain over both, and hashes at the ends of deals and at the end. */
export type MatchRecord = Playable & {
  readonly format: (typeof FORMATS)[number];
  readonly head: string;
  readonly hashes: readonly StateHash[];
};

/** What a record is made from; the game adds its name and rules version. */
export type RecordSource = {
  readonly options: JsonObject;
  readonly seats: readonly (Occupant | null)[];
  readonly loadouts?: readonly Json[];
  readonly steps: readonly Step[];
} & (OneSeed | SeedPerDeal);

/** The text that a record's hash chain starts from: everything before the steps, but not what may change. */
export const headerText = (played: Playable): string => {
  const { game, rules, options, seats, loadouts } = played;
  const header: { [key: string]: Json } = { game, rules, options, seats };
  if (loadouts !== undefined) header['loadouts'] = loadouts;
  const origin = 'seed' in played ? { format: 1, seed: played.seed } : { format: 2, match: played.match };
  return canonical({ ...header, ...origin });
};

/** A record holds no more steps than this. */
export const MOST_STEPS = 50_000;

/** The record of a match, finished or not; its steps are played to find the hashes. One that is too large to be read again is not made. */
export const makeRecord = (game: Game, source: RecordSource): Result<MatchRecord, RecordFault> =>
  allAtOnce(makingRecord(game, source));

/** The same in parts. */
export function* makingRecord(game: Game, source: RecordSource): Parts<Result<MatchRecord, RecordFault>> {
  if (source.steps.length > MOST_STEPS) {
    return fail(tooLarge('steps', `must be at most ${MOST_STEPS}, not ${source.steps.length}`));
  }
  const { seats, loadouts } = source;
  const header = { game: game.id, rules: game.rulesVersion, options: source.options, seats, ...present({ loadouts }) };
  const steps = source.steps.map(writeStep);
  const played: Playable =
    'seed' in source
      ? { ...header, seed: source.seed, steps }
      : { ...header, match: source.match, names: source.names, steps };
  const hashes: StateHash[] = [];
  const fault = yield* playing(game, played, 'silent', ({ marks, steps }) => {
    for (const { due, position } of marks) hashes.push({ step: steps, due, hash: hashJson(position()) });
  });
  if (fault !== undefined) return fail(fault);
  const links = chain({ text: headerText(played) });
  for (const text of played.steps) links.add(text);
  const format = 'seed' in played ? 1 : 2;
  const record: MatchRecord = { format, ...played, head: links.head(), hashes };
  const { length } = writeRecord(record);
  if (length <= LIMITS.length) return ok(record);
  return fail(tooLarge('', `would have ${length} characters; at most ${LIMITS.length} can be read`));
}

const tooLarge = (at: string, message: string): RecordFault => ({ step: 0, at, message });

/** A record as the text of its file: one step per line, so that people can read it and compare two of them. */
export const writeRecord = (record: MatchRecord): string => `${JSON.stringify(record, null, 1)}\n`;

const LIMITS = { length: 4_000_000, depth: 64 } as const;
const MOST_SEATS = 16;
const MOST_OPTIONS = 100;
const WORD = /^[a-z][a-z0-9-]{0,63}$/u;

/** The text of a file read as a record of exact shape. `game` and `rules` say which rules to load for `verify`. */
export const readRecord = (text: string): Result<MatchRecord, InputError> => {
  const json = parseJson(text, LIMITS);
  if (!json.ok) return json;
  const format = (json.value as { readonly format?: unknown } | null)?.format;
  if (format !== undefined && !FORMATS.some((known) => known === format)) {
    return fail({
      at: 'format',
      message: `is ${JSON.stringify(format)}; this program reads format ${FORMATS.join(' and ')} only`,
    });
  }
  return reading(json.value, (spot) => {
    const fields = format === 2 ? readFormat2(spot) : readFormat1(spot);
    readText(fields.game, WORD, 'must be the name of a game');
    readWhole(fields.rules);
    readOptionValues(fields.options);
    readArray(fields.seats, { max: MOST_SEATS }).forEach(format === 2 ? readOccupantById : readOccupant);
    if (fields.loadouts !== undefined) readArray(fields.loadouts, { max: MOST_SEATS });
    readArray(fields.steps, { max: MOST_STEPS }).forEach(readStepText);
    readHex(fields.head);
    readArray(fields.hashes, { max: MOST_STEPS }).forEach(readStateHash);
    return json.value as MatchRecord;
  });
};

const KEYS = ['format', 'game', 'rules', 'options', 'seats', 'steps', 'head', 'hashes'] as const;

const readFormat1 = (spot: Spot) => {
  const fields = readObject(spot, [...KEYS, 'seed'], ['loadouts']);
  readHex(fields.seed);
  return fields;
};

/** As many people as can ever have sat down. */
const MOST_NAMES = 1016;

const readFormat2 = (spot: Spot) => {
  const fields = readObject(spot, [...KEYS, 'match', 'names'], ['loadouts']);
  readText(fields.match, /^[A-Za-z0-9_-]{1,64}$/u, 'must be the name of a match: letters, digits, - and _');
  for (const [id, name] of readMembers(fields.names, MOST_NAMES)) {
    if (!isPersonId(id)) wrong(name, 'must belong to an id of letters, digits, - and _');
    readName(name);
  }
  return fields;
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

const readName = (spot: Spot): void => readText(spot, /^.{0,200}$/su, 'must be a name of at most 200 characters');

const readOccupantById = (spot: Spot): void => {
  const { kind } = (spot.value ?? {}) as { readonly kind?: unknown };
  if (kind !== 'person') return readOccupant(spot);
  const { id } = readObject(spot, ['kind', 'id']);
  if (!isPersonId(readString(id))) wrong(id, 'must be an id of letters, digits, - and _');
};

const readOccupant = (spot: Spot): void => {
  if (spot.value === null) return;
  const { kind } = spot.value as { readonly kind?: unknown };
  if (kind === 'person') {
    return readName(readObject(spot, ['kind', 'name']).name);
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
