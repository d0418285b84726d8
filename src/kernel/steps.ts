// Steps of a match's log: game actions, and what the table adds for every game. Their text is what a record holds and hashes.

import type { Seat } from './game.ts';
import { canonical } from './hash.ts';
import { parseJson } from './json-text.ts';
import type { Json, JsonObject } from './json.ts';
import { isSeed, type Seed } from './random.ts';
import { fail, ok, type InputError, type Result } from './result.ts';

/** A bot with what is needed to recompute its moves. */
export type BotOccupant = {
  readonly kind: 'bot';
  readonly level: string;
  readonly version: number;
  readonly budget: number;
};

/** A level that answered for a bot whose own thought there was no time for. */
export interface QuickLevel {
  readonly level: string;
  readonly version: number;
}

/** Somebody by name: in logs of format 1, and wherever people read who sits somewhere. */
export type NamedOccupant = { readonly kind: 'person'; readonly name: string } | BotOccupant;

/** Who sits somewhere, as a log tells it: a person by name or, from format 2 on, by an id that says nothing; or a bot. */
export type Occupant = NamedOccupant | { readonly kind: 'person'; readonly id: string };

/** Names beside a log, by the id of a person. No hash covers them, so that they can be changed or removed. */
export type Names = { readonly [id: string]: string };

/** Occupants by name; whoever has none any more is nameless. */
export const namedOccupants = (
  occupants: readonly (Occupant | null)[],
  names: Names = {},
): readonly (NamedOccupant | null)[] =>
  occupants.map((occupant) => {
    if (occupant === null || !('id' in occupant)) return occupant;
    return { kind: 'person', name: (Object.hasOwn(names, occupant.id) ? names[occupant.id] : undefined) ?? '' };
  });

interface Base {
  readonly seat: Seat;
  /** The time since the match began, in milliseconds; it takes no part in the rules. */
  readonly ms: number;
}

/** What nobody does: the table itself. */
interface Nobodys {
  readonly seat: 0;
  readonly ms: number;
}

/** The steps by which a deal is made in format 2; `kernel/dealing.ts` says in which order. */
export type DealStep =
  /** The server's commitment to its secret. */
  | (Nobodys & { readonly kind: 'commit'; readonly commitment: string })
  /** A seat's seal on its contribution, then the contribution itself. */
  | (Base & { readonly kind: 'seal'; readonly seal: string })
  | (Base & { readonly kind: 'contribute'; readonly contribution: Seed })
  /** The random event that is due, resolved. `without`: the people who did not contribute to it. */
  | (Nobodys & { readonly kind: 'deal'; readonly without: readonly Seat[] })
  /** The server's secret of the last deal. */
  | (Nobodys & { readonly kind: 'reveal'; readonly secret: Seed });

const DEALING: ReadonlySet<string> = new Set(['commit', 'seal', 'contribute', 'deal', 'reveal']);

export const isDealStep = (step: Step): step is DealStep => DEALING.has(step.kind);

/** One step. */
export type Step =
  /** `thought`: how many steps a bot knew of when it decided, where that is not all of them. `quick`: the level that decided for it. */
  | (Base & { readonly kind: 'act'; readonly act: string; readonly thought?: number; readonly quick?: QuickLevel })
  /** Giving up, and time that has run out; with `part`, only the part of the match that is being played. */
  | (Base & { readonly kind: 'resign' | 'flag'; readonly part?: true })
  /** `stand` empties a seat; `abandon` is somebody who left a match for good. */
  | (Base & { readonly kind: 'abandon' | 'stand' })
  /** The seat wants the next deal to be made. */
  | (Base & { readonly kind: 'ready' })
  /** Between these nobody acts and no clock runs. */
  | (Base & { readonly kind: 'pause' | 'resume' })
  /** The options that are played by, all of them; before anything is dealt. */
  | (Base & { readonly kind: 'options'; readonly options: JsonObject })
  /** Two seats change places, with all that their occupants have brought; before anything is dealt. */
  | (Base & { readonly kind: 'swap'; readonly other: Seat })
  /** Nobody has made progress for as long as the table allows. */
  | (Nobodys & { readonly kind: 'stall' })
  /** Back to the state after the first `to` steps; nothing is deleted. */
  | (Base & { readonly kind: 'takeback'; readonly to: number })
  /** A seat is taken or changes hands. `loadout` is the occupant's choice, such as a deck; what it does not name stays as the seat has it. */
  | (Base & { readonly kind: 'sit'; readonly sitter: Occupant; readonly loadout?: JsonObject })
  | DealStep;

const WHOLE = /^(?:0|[1-9]\d{0,14})$/u;

/** No step is longer than this, in characters; only a `sit` step with a loadout may be. */
export const LONGEST_STEP = { usual: 1000, loadout: 24_000 } as const;

const LOADOUT_LIMITS: { readonly length: number; readonly depth: number } = { length: LONGEST_STEP.loadout, depth: 16 };

/** A step as one line: `1240 0 play 1C`, `5000 1 !resign`, `900 0 !takeback 4`, `7 1 !sit person @x3Kf {"deck":…}`. */
export const writeStep = (step: Step): string => `${step.ms} ${step.seat} ${bodyOf(step)}`;

/** The same without its time, which takes no part in the rules. Joined at once: a text that was put together piece by piece keeps the pieces. */
export const stepBody = (step: Step): string => [step.seat, bodyOf(step)].join(' ');

const bodyOf = (step: Step): string => {
  switch (step.kind) {
    case 'act':
      return `${step.thought === undefined ? '' : `!thought ${step.thought} `}${quickText(step.quick)}${step.act}`;
    case 'takeback':
      return `!takeback ${step.to}`;
    case 'swap':
      return `!swap ${step.other}`;
    case 'sit':
      return `!sit ${occupantText(step.sitter)}${step.loadout === undefined ? '' : ` ${canonical(step.loadout)}`}`;
    case 'options':
      return `!options ${canonical(step.options)}`;
    case 'commit':
      return `!commit ${step.commitment}`;
    case 'seal':
      return `!seal ${step.seal}`;
    case 'contribute':
      return `!contribute ${step.contribution}`;
    case 'reveal':
      return `!reveal ${step.secret}`;
    case 'deal':
      return `!deal${step.without.length === 0 ? '' : ` without ${step.without.join(' ')}`}`;
    case 'resign':
    case 'flag':
      return `!${step.kind}${step.part === true ? ' part' : ''}`;
    default:
      return `!${step.kind}`;
  }
};

const quickText = (quick: QuickLevel | undefined): string =>
  quick === undefined ? '' : `!quick ${quick.level} ${quick.version} `;

const occupantText = (sitter: Occupant): string => {
  if (sitter.kind === 'bot') return `bot ${sitter.level} ${sitter.version} ${sitter.budget}`;
  return `person ${'id' in sitter ? `@${sitter.id}` : JSON.stringify(sitter.name)}`;
};

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

const WORDS = ['abandon', 'stand', 'ready', 'pause', 'resume'] as const;

const readTableStep = (text: string, base: Base): Result<Step, InputError> => {
  const word = WORDS.find((known) => known === text);
  if (word !== undefined) return ok({ kind: word, ...base });
  const step = readWithWords(text, base);
  if (step !== undefined) return ok(step);
  const own = readNobodys(text, base.ms);
  if (own === undefined)
    return fail({
      at: '',
      message: `unknown table step; there are ${WORDS.join(', ')}, ${OTHERS}`,
    });
  if (base.seat === 0) return ok(own);
  return fail({ at: '', message: `must read "<ms> 0 !${own.kind} …": it is nobody's step` });
};

const OTHERS =
  'resign, flag, stall, takeback, sit, swap, options, thought, quick, commit, seal, contribute, deal and reveal';

/** What follows the word of a step. */
const after = (text: string, word: string): string | undefined =>
  text.startsWith(`${word} `) ? text.slice(word.length + 1) : undefined;

const hexAfter = (text: string, word: string): string | undefined => {
  const hex = after(text, word);
  return isSeed(hex) ? hex : undefined;
};

/** The steps of a seat that say more than one word. */
const readWithWords = (text: string, base: Base): Step | undefined => {
  const [, givesUp, part] = /^(resign|flag)( part)?$/u.exec(text) ?? [];
  if (givesUp !== undefined) {
    const kind = givesUp as 'resign' | 'flag';
    return part === undefined ? { kind, ...base } : { kind, part: true, ...base };
  }
  const to = after(text, 'takeback');
  if (to !== undefined) return WHOLE.test(to) ? { kind: 'takeback', to: Number(to), ...base } : undefined;
  const other = after(text, 'swap');
  if (other !== undefined) return WHOLE.test(other) ? { kind: 'swap', other: Number(other), ...base } : undefined;
  const seal = hexAfter(text, 'seal');
  if (seal !== undefined) return { kind: 'seal', seal, ...base };
  const contribution = hexAfter(text, 'contribute');
  if (contribution !== undefined) return { kind: 'contribute', contribution, ...base };
  const chosen = after(text, 'options');
  const options = chosen === undefined ? undefined : canonicalObject(chosen);
  if (options !== undefined) return { kind: 'options', options, ...base };
  const act = readBotsAct(text);
  if (act !== undefined) return { kind: 'act', ...act, ...base };
  const sit = readSit(text);
  return sit === undefined ? undefined : { kind: 'sit', ...sit, ...base };
};

/** An action of a bot that knew less than the whole log, or for which a quicker level decided. */
const readBotsAct = (
  text: string,
): { readonly act: string; readonly thought?: number; readonly quick?: QuickLevel } | undefined => {
  const [, thought, rest = ''] = /^thought (\d+) (.+)$/su.exec(text) ?? [];
  const marked = thought === undefined ? `!${text}` : rest;
  const [, level, version = '', decided] = /^!quick ([a-z][a-z0-9-]*) (\d+) (.+)$/su.exec(marked) ?? [];
  const act = decided ?? marked;
  if (/^[ !]/u.test(act) || !WHOLE.test(thought ?? '0')) return undefined;
  const known = thought === undefined ? {} : { thought: Number(thought) };
  if (level === undefined) return { act, ...known };
  return WHOLE.test(version) ? { act, ...known, quick: { level, version: Number(version) } } : undefined;
};

/** The steps that the table takes by itself. */
const readNobodys = (text: string, ms: number): Extract<Step, Nobodys> | undefined => {
  const base = { seat: 0, ms } as const;
  if (text === 'stall') return { kind: 'stall', ...base };
  if (text === 'deal') return { kind: 'deal', without: [], ...base };
  const seats = after(text, 'deal without')?.split(' ');
  if (seats?.every((seat) => WHOLE.test(seat)) === true) {
    return { kind: 'deal', without: seats.map(Number), ...base };
  }
  const commitment = hexAfter(text, 'commit');
  if (commitment !== undefined) return { kind: 'commit', commitment, ...base };
  const secret = hexAfter(text, 'reveal');
  return secret === undefined ? undefined : { kind: 'reveal', secret, ...base };
};

const SIT_BOT = /^sit bot ([a-z][a-z0-9-]*) (\d+) (\d+)(?: (\{.*\}))?$/su;
const SIT_PERSON = /^sit person (?:("(?:[^"\\]|\\.)*")|@([A-Za-z0-9_-]{1,64}))(?: (\{.*\}))?$/su;

/** Is this what a person is called in a log of format 2? */
export const isPersonId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/u.test(text);

const readSit = (text: string): { readonly sitter: Occupant; readonly loadout?: JsonObject } | undefined => {
  const [, level, version = '', budget = '', botBrings] = SIT_BOT.exec(text) ?? [];
  if (level !== undefined && WHOLE.test(version) && WHOLE.test(budget)) {
    return withLoadout({ kind: 'bot', level, version: Number(version), budget: Number(budget) }, botBrings);
  }
  const [, person, id, loadout] = SIT_PERSON.exec(text) ?? [];
  if (id !== undefined) return withLoadout({ kind: 'person', id }, loadout);
  const name = person === undefined ? undefined : quoted(person);
  return name === undefined ? undefined : withLoadout({ kind: 'person', name }, loadout);
};

const withLoadout = (sitter: Occupant, text: string | undefined): ReturnType<typeof readSit> => {
  if (text === undefined) return { sitter };
  const loadout = canonicalObject(text);
  return loadout === undefined ? undefined : { sitter, loadout };
};

/** An object in the one form that canonical JSON gives it. */
const canonicalObject = (text: string): JsonObject | undefined => {
  const json = parseJson(text, LOADOUT_LIMITS);
  if (!json.ok || !text.startsWith('{') || canonical(json.value as Json) !== text) return undefined;
  return json.value as JsonObject;
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
