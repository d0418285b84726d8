// One line of `judge`: a position, perhaps a move and a seed, judged.

import type { GameModule } from '../../games/index.ts';
import type { Language } from '../../kernel/presentation.ts';
import {
  isActor,
  type Actors,
  type Analysis,
  type Fault,
  type Finding,
  type Outcome,
  type Refusal,
  type Seat,
} from '../../kernel/game.ts';
import { parseJson } from '../../kernel/json-text.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { inspectMatch, matchFrom, type Match, type MatchEvent } from '../../kernel/match.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { isSeed, type Seed } from '../../kernel/random.ts';
import { fail, ok, within, type InputError, type Result } from '../../kernel/result.ts';
import { present } from '../../kernel/present.ts';
import { refusalSentence } from '../terminal/names.ts';
import { formatIn } from '../text/format.ts';

/** What `judge` answers. */
export type Verdict = Played | Refused | Described | BadInput;

interface Played {
  readonly ok: true;
  readonly legal: true;
  readonly position: Json;
  readonly events: readonly Json[];
  readonly outcome: Outcome | null;
  readonly due?: string;
  readonly analysis?: Analysis;
  readonly hint?: HintVerdict;
}

interface Refused {
  readonly ok: true;
  readonly legal: false;
  readonly code: string;
  readonly clause: string;
  readonly message: string;
  readonly legalActions: readonly string[];
  readonly analysis?: Analysis;
  readonly hint?: HintVerdict;
}

interface Described {
  readonly ok: true;
  readonly position?: Json;
  readonly events?: readonly Json[];
  readonly actors: Actors;
  readonly legalActions: { readonly [seat: string]: readonly string[] };
  readonly outcome: Outcome | null;
  readonly due?: string;
  readonly hint?: HintVerdict;
}

/** What the strongest level would do, from what one seat sees, in words; no action is silence. */
export interface HintVerdict {
  readonly seat: Seat;
  readonly action: string | null;
  readonly lines: readonly string[];
}

/** Input that can't be judged. For an impossible position a report adds what is wrong with it, and what can be said of the move. */
interface BadInput {
  readonly ok: false;
  readonly error: InputError;
  readonly analysis?: Analysis;
  readonly state?: readonly Finding[];
}

const KEYS = ['preset', 'options', 'position', 'seat', 'action', 'seed'] as const;

/** What one line asks, with its shape checked. */
interface Question {
  readonly match: Match;
  /** What is wrong with the position, if a report is to say so. */
  readonly faults: readonly Fault[];
  readonly preset: string | undefined;
  readonly move: { readonly seat: Seat; readonly action: string } | undefined;
  readonly seed: Seed | undefined;
}

/** Whether the answer to a move includes its analysis. */
export type Depth = 'verdict' | 'analysis';

/** The answer to one line. Never throws: even a bug in the rules becomes an answer. `set` is for positions that contain none. */
export const judgeLine = (
  module: GameModule,
  text: string,
  language: Language,
  depth: Depth = 'verdict',
  set?: Json,
): Verdict => {
  try {
    const question = readQuestion(module, text, set, depth);
    return question.ok ? answer(module, question.value, language, depth) : question;
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    return { ok: false, error: { at: 'position', message: `the rules failed on this position: ${message}` } };
  }
};

/** Whose decision a line asks about, and in which match: the one who moves there, else whoever must act; nothing in an impossible position. */
export const decisionIn = (
  module: GameModule,
  text: string,
  set?: Json,
): { readonly match: Match; readonly seat: Seat } | undefined => {
  const question = readQuestion(module, text, set, 'verdict');
  if (!question.ok) return undefined;
  const { match, move, seed } = question.value;
  const now = match.due !== undefined && seed !== undefined ? match.settle(seed).match : match;
  const seat = move?.seat ?? now.actors.must[0] ?? now.actors.may[0];
  return seat === undefined || !isActor(now.actors, seat) ? undefined : { match: now, seat };
};

const readQuestion = (
  { game }: GameModule,
  text: string,
  set: Json | undefined,
  depth: Depth,
): Result<Question, InputError> => {
  const json = readLine(text);
  if (!json.ok) return json;
  const given = json.value;
  const unknown = Object.keys(given).find((key) => !(KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) return fail({ at: unknown, message: `unknown key; there are ${KEYS.join(', ')}` });
  const { preset, options: asked, position, seed } = given;
  if (preset !== undefined && typeof preset !== 'string') return fail({ at: 'preset', message: 'must be a string' });
  if (asked !== undefined && !isObject(asked)) {
    return fail({ at: 'options', message: 'must be an object of option names and values' });
  }
  const told = isObject(position) ? (game.position.tells?.(position) ?? {}) : {};
  const options = resolveOptions(game.options, { preset, options: { ...told, ...asked } });
  if (!options.ok) return options;
  if ('seed' in given && !isSeed(seed)) return fail({ at: 'seed', message: 'must be 64 digits 0-9 a-f' });
  if (!('position' in given)) return fail({ at: 'position', message: 'is missing' });
  if (!isObject(position)) return fail({ at: 'position', message: 'must be an object' });
  const against = contradiction(told, asked ?? {});
  if (against !== undefined) return fail(against);
  const read = readPosition(game, options.value, set === undefined ? position : { set, ...position }, depth);
  if (!read.ok) return fail(within('position', read.error));
  const move = readMove(given, read.value.match.seats);
  if (!move.ok) return move;
  return ok({ ...read.value, preset, move: move.value, seed: isSeed(seed) ? seed : undefined });
};

/** A report needs every fault of a position, an answer only the first. */
const readPosition = (
  game: GameModule['game'],
  options: unknown,
  position: unknown,
  depth: Depth,
): Result<Pick<Question, 'match' | 'faults'>, InputError> => {
  if (depth === 'analysis') return inspectMatch(game, options, position);
  const match = matchFrom(game, options, position);
  return match.ok ? ok({ match: match.value, faults: [] }) : match;
};

/** An option that contradicts the position. */
const contradiction = (told: JsonObject, asked: { readonly [key: string]: unknown }): InputError | undefined => {
  const key = Object.keys(told).find((each) => Object.hasOwn(asked, each) && asked[each] !== told[each]);
  if (key === undefined) return undefined;
  return {
    at: `position.${key}`,
    message: `is ${String(told[key])}, but options.${key} asks for ${String(asked[key])}; leave that option out`,
  };
};

const LIMITS = { length: 1_000_000, depth: 64 } as const;

const readLine = (text: string): Result<{ readonly [key: string]: unknown }, InputError> => {
  const json = parseJson(text, LIMITS);
  if (!json.ok) return json.error.at === '' ? fail({ ...json.error, at: 'json' }) : json;
  return isObject(json.value) ? ok(json.value) : fail({ at: 'json', message: 'must be an object: {"position":{…}}' });
};

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readMove = (given: { readonly [key: string]: unknown }, seats: number): Result<Question['move'], InputError> => {
  const { seat, action } = given;
  if (!('seat' in given) && !('action' in given)) return ok(undefined);
  if (!('seat' in given)) return fail({ at: 'seat', message: 'is missing; seat and action go together' });
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats) {
    return fail({ at: 'seat', message: `must be a whole number from 0 to ${seats - 1}` });
  }
  if (!('action' in given)) return fail({ at: 'action', message: 'is missing; seat and action go together' });
  if (typeof action !== 'string') return fail({ at: 'action', message: 'must be a string such as "play 1C"' });
  return ok({ seat: seat as number, action });
};

const answer = (module: GameModule, question: Question, language: Language, depth: Depth): Verdict => {
  const { match, faults, preset, move, seed } = question;
  const [fault] = faults;
  if (fault !== undefined) return impossible(question, within('position', fault));
  const dealt = match.due !== undefined && seed !== undefined ? match.settle(seed) : undefined;
  const now = dealt?.match ?? match;
  if (move === undefined) return describe(now, dealt?.events);
  if (now.due !== undefined) {
    return { ok: false, error: { at: 'seed', message: `is missing: ${now.due} is due before anybody can act` } };
  }
  const analysis = depth === 'analysis' ? now.analyse(move.seat, move.action, preset) : undefined;
  const turn = now.act(move.seat, move.action);
  if (turn.ok) {
    const after = seed === undefined ? { match: turn.value.match, events: [] } : turn.value.match.settle(seed);
    const events = [...(dealt?.events ?? []), ...turn.value.events, ...after.events];
    return {
      ok: true,
      legal: true,
      position: after.match.position(),
      events: openly(events),
      outcome: after.match.outcome ?? null,
      ...present({ due: after.match.due }),
      ...present({ analysis }),
    };
  }
  switch (turn.error.kind) {
    case 'refused':
      return { ...refused(module, now, move.seat, turn.error.refusal, language), ...present({ analysis }) };
    case 'unreadable':
      return { ok: false, error: within('action', turn.error.error) };
    case 'breach':
      return { ok: false, error: { at: 'position', message: turn.error.breach.message } };
  }
};

/** An impossible position: all its faults, and what the rules say of the move, as far as they can. */
const impossible = ({ match, faults, preset, move }: Question, error: InputError): BadInput => {
  const located = faults.map((each) => ({ ...each, ...within('position', each) }));
  const state = match.verify(preset, located);
  if (state === undefined) return { ok: false, error };
  const analysis = move === undefined ? undefined : attempted(() => match.analyse(move.seat, move.action, preset));
  return { ok: false, error, ...(analysis === undefined ? { state } : { analysis: { ...analysis, state } }) };
};

/** Asks the rules about a state that they never lead to: an answer, or none if they throw. */
const attempted = <T>(ask: () => T): T | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

const refused = (
  { presentation }: GameModule,
  match: Match,
  seat: Seat,
  refusal: Refusal,
  language: Language,
): Refused => {
  return {
    ok: true,
    legal: false,
    code: refusal.code,
    clause: refusal.clause,
    message: refusalSentence(presentation.words(language, undefined, formatIn(language)), refusal),
    legalActions: match.legal(seat),
  };
};

const describe = (match: Match, dealt: readonly MatchEvent[] | undefined): Described => {
  const legalActions: { [seat: string]: readonly string[] } = {};
  for (const seat of [...match.actors.must, ...match.actors.may]) legalActions[seat] = match.legal(seat);
  return {
    ok: true,
    ...(dealt === undefined ? {} : { position: match.position(), events: openly(dealt) }),
    actors: { must: match.actors.must, may: match.actors.may },
    legalActions,
    outcome: match.outcome ?? null,
    ...present({ due: match.due }),
  };
};

const openly = (events: readonly MatchEvent[]): readonly Json[] => events.map((event) => event.seenBy('open'));
