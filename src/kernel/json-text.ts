// Text from outside read as JSON, within limits.

import { fail, ok, type InputError, type Result } from './result.ts';

/** Limits of a file, in characters and in levels of nesting. */
export interface Limits {
  readonly length: number;
  readonly depth: number;
}

/** A text read as JSON in which equal values are equal numbers and strings: no −0, no infinity, no half characters, no member twice. */
export const parseJson = (text: string, limits: Limits): Result<unknown, InputError> => {
  if (text.length > limits.length) {
    return fail({ at: '', message: `is too long: ${text.length} characters, at most ${limits.length} are read` });
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return fail({ at: '', message: `is not JSON, or was cut off: ${(error as Error).message}` });
  }
  const fault = plainFault(json, '', limits.depth) ?? twiceFault(text);
  return fault === undefined ? ok(json) : fail(fault);
};

const LONE_SURROGATE = /\p{Surrogate}/u;

const plainFault = (value: unknown, at: string, depth: number): InputError | undefined => {
  if (typeof value === 'string') {
    return LONE_SURROGATE.test(value) ? { at, message: 'holds half of a character' } : undefined;
  }
  if (typeof value === 'number') {
    return Object.is(value, -0) || !Number.isFinite(value) ? { at, message: 'is no usable number' } : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return { at, message: 'is nested too deeply' };
  const inList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    const inside = inList ? `${at}[${key}]` : member(at, key);
    const fault = plainFault(key, inside, depth) ?? plainFault(item, inside, depth - 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** An object or list that is open while its text is read; only an object has members. */
interface Level {
  readonly at: string;
  readonly members: Set<string> | undefined;
  /** The member or element that is being read; a member's name is still to come where there is none. */
  inside: string | number | undefined;
}

/** A member that comes twice, in text that is known to be JSON: `JSON.parse` would silently take the last. */
const twiceFault = (text: string): InputError | undefined => {
  const levels: Level[] = [];
  for (let i = 0; i < text.length; i++) {
    const level = levels.at(-1);
    switch (text.charAt(i)) {
      case '"': {
        const end = stringEnd(text, i);
        if (level?.members !== undefined && level.inside === undefined) {
          level.inside = JSON.parse(text.slice(i, end)) as string;
          if (level.members.has(level.inside)) return { at: pathIn(level), message: 'is there twice' };
          level.members.add(level.inside);
        }
        i = end - 1;
        break;
      }
      case '{':
        levels.push({ at: pathIn(level), members: new Set(), inside: undefined });
        break;
      case '[':
        levels.push({ at: pathIn(level), members: undefined, inside: 0 });
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level !== undefined) level.inside = typeof level.inside === 'number' ? level.inside + 1 : undefined;
        break;
    }
  }
  return undefined;
};

/** Behind the closing quote of the string that begins here. */
const stringEnd = (text: string, start: number): number => {
  let end = start + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end + 1;
};

const pathIn = (level: Level | undefined): string => {
  if (level?.inside === undefined) return level?.at ?? '';
  return typeof level.inside === 'number' ? `${level.at}[${level.inside}]` : member(level.at, level.inside);
};

const member = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
