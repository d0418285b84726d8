// Text from outside read as JSON, within limits.

import { fail, ok, type InputError, type Result } from './result.ts';

/** Limits of a file, in characters and in levels of nesting. */
export interface Limits {
  readonly length: number;
  readonly depth: number;
}

/** A text read as JSON in which equal values are equal numbers and strings: no −0, no infinity, no half characters. */
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
  const fault = plainFault(json, '', limits.depth);
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

const member = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);
