// JSON text for whoever writes it: every value with where it stands, and what is wrong in the text, each with its place.

/** A value and where it stands. An object has members instead of a value, a list elements. */
export interface JsonNode {
  /** The character that it begins at. */
  readonly start: number;
  /** The character that its name begins at, of a member. */
  readonly name: number;
  readonly value?: unknown;
  readonly members?: ReadonlyMap<string, JsonNode>;
  readonly elements?: readonly JsonNode[];
}

/** What can be missing: a value, a name, the end of the file, or a sign as it is. */
export type JsonWanted = 'value' | 'name' | 'end' | ',' | ':' | '}' | ']';

/** What can be wrong with the text. */
export type JsonFaultKind =
  /** Something else is wanted here; nothing is found where the text ends. */
  | 'other'
  /** A comma after which nothing comes. */
  | 'comma'
  /** Text whose quotation mark is not closed on its line. */
  | 'open'
  /** A backslash that begins nothing. */
  | 'escape'
  /** A sign that must be written otherwise in text, such as a tab. */
  | 'sign'
  | 'number'
  | 'half'
  | 'twice'
  | 'deep';

export interface JsonFault {
  readonly kind: JsonFaultKind;
  readonly at: number;
  /** The path to where it is, as readers of JSON write it; long names are cut. */
  readonly path: string;
  /** What stands there, cut where it is long. */
  readonly found: string;
  readonly wanted: readonly JsonWanted[];
}

/** What could be read of a text. Without a root it could not be read to its end: the last fault says why. */
export interface JsonTree {
  readonly root?: JsonNode;
  readonly faults: readonly JsonFault[];
}

/** Levels of nesting, and faults that are told. */
export interface TreeLimits {
  readonly depth: number;
  readonly faults: number;
}

const SPACE = /[ \t\n\r]*/uy;
const WORD = /[^\s{}[\]:,"]+/uy;
/** What stands where something else is wanted: a word, text, or one sign. */
const ANYTHING = /[^\s{}[\]:,"]+|"[^"\n\r]*"?|[^]?/uy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/uy;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?$/u;
const LONE_SURROGATE = /\p{Surrogate}/u;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const LONGEST_SHOWN = 40;

const cut = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** Nothing more is read. */
class Stop extends Error {}

/** Reads JSON from left to right, each character once. It calls itself as deep as a text may be nested, no deeper. */
export const readJsonTree = (text: string, limits: TreeLimits): JsonTree => {
  const faults: JsonFault[] = [];
  const path: string[] = [];
  let at = 0;

  const note = (kind: JsonFaultKind, where: number, found = '', wanted: readonly JsonWanted[] = []): void => {
    faults.push({ kind, at: where, path: path.join('').replace(/^\./u, ''), found: cut(found), wanted });
    if (faults.length >= limits.faults) throw new Stop();
  };
  const stop = (...fault: Parameters<typeof note>): never => {
    note(...fault);
    throw new Stop();
  };
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  /** What stands here, which is not what is wanted. */
  const other = (...wanted: readonly JsonWanted[]): never => stop('other', at, take(ANYTHING), wanted);

  const string = (): string => {
    const start = at;
    at++;
    for (;;) {
      const sign = text[at];
      if (sign === '"') break;
      if (sign === undefined || sign === '\n' || sign === '\r') return stop('open', start);
      if (sign < ' ') return stop('sign', at, sign);
      if (sign !== '\\') at++;
      else if (take(ESCAPE) === '') return stop('escape', at, text.slice(at, at + 2));
    }
    at++;
    const written = JSON.parse(text.slice(start, at)) as string;
    if (LONE_SURROGATE.test(written)) note('half', start);
    return written;
  };

  /** A number, or one of the words that stand for themselves. */
  const word = (): unknown => {
    const start = at;
    const found = take(WORD);
    if (WORDS.has(found)) return WORDS.get(found);
    if (!/^[-+.]?\d/u.test(found)) {
      at = start;
      return other('value');
    }
    if (!NUMBER.test(found)) return stop('number', start, found);
    const number = Number(found);
    if (Object.is(number, -0) || !Number.isFinite(number)) note('number', start, found);
    return number;
  };

  /** Everything up to the sign that closes what opens here. */
  const parts = (close: '}' | ']', part: () => void): void => {
    at++;
    take(SPACE);
    while (text[at] !== close) {
      part();
      take(SPACE);
      if (text[at] === close) break;
      if (text[at] !== ',') other(',', close);
      const comma = at++;
      take(SPACE);
      if (text[at] === close) stop('comma', comma, ',');
    }
    at++;
  };

  const object = (levels: number): ReadonlyMap<string, JsonNode> => {
    const members = new Map<string, JsonNode>();
    parts('}', () => {
      if (text[at] !== '"') other('name');
      const name = at;
      const key = string();
      path.push(`.${cut(key)}`);
      if (members.has(key)) note('twice', name, key);
      take(SPACE);
      if (text[at] !== ':') other(':');
      at++;
      members.set(key, value(levels, name));
      path.pop();
    });
    return members;
  };

  const list = (levels: number): readonly JsonNode[] => {
    const elements: JsonNode[] = [];
    parts(']', () => {
      path.push(`[${elements.length}]`);
      elements.push(value(levels));
      path.pop();
    });
    return elements;
  };

  const value = (levels: number, named?: number): JsonNode => {
    take(SPACE);
    const start = at;
    const name = named ?? start;
    const sign = text[at];
    if ((sign === '{' || sign === '[') && levels === 0) return stop('deep', start);
    if (sign === '{') return { start, name, members: object(levels - 1) };
    if (sign === '[') return { start, name, elements: list(levels - 1) };
    return { start, name, value: sign === '"' ? string() : word() };
  };

  try {
    const root = value(limits.depth);
    take(SPACE);
    if (at < text.length) other('end');
    return { root, faults };
  } catch (error) {
    if (error instanceof Stop) return { faults };
    throw error;
  }
};

/** Where characters of a text stand, in the same order; lines and columns count from 1. */
export const linePlaces = (
  text: string,
  ats: readonly number[],
): readonly { readonly line: number; readonly column: number }[] => {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/gu)].map(({ 0: end, index }) => index + end.length)];
  return ats.map((at) => {
    const line = starts.findLastIndex((start) => start <= at);
    return { line: line + 1, column: at - starts[line]! + 1 };
  });
};
