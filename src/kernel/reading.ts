// Strict readers of outside JSON: each knows its path, so that every fault says where it is.

import { fail, ok, type InputError, type Result } from './result.ts';

/** A value somebody sent, with the path that leads to it. */
export interface Spot {
  readonly at: string;
  readonly value: unknown;
}

class Misread extends Error {
  readonly fault: InputError;

  constructor(fault: InputError) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Stops reading with a fault at this spot. */
export const wrong = (spot: Spot, message: string): never => {
  throw new Misread({ at: spot.at, message });
};

/** Runs a reader; the first fault it meets is the error. */
export const reading = <T>(value: unknown, read: (spot: Spot) => T): Result<T, InputError> => {
  try {
    return ok(read({ at: '', value }));
  } catch (error) {
    if (error instanceof Misread) return fail(error.fault);
    throw error;
  }
};

const inside = (spot: Spot, key: string): string => (spot.at === '' ? key : `${spot.at}.${key}`);

/** An object with these keys and no others; an optional one may be absent. */
export const readObject = <K extends string, O extends string = never>(
  spot: Spot,
  required: readonly K[],
  optional: readonly O[] = [],
): { readonly [key in K]: Spot } & { readonly [key in O]?: Spot } => {
  const { value } = spot;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(spot, 'must be an object');
  const keys: readonly string[] = [...required, ...optional];
  const stray = Object.keys(value).find((key) => !keys.includes(key));
  if (stray !== undefined)
    return wrong({ ...spot, at: inside(spot, stray) }, `is not known here; there are ${keys.join(', ')}`);
  const missing = required.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return wrong({ ...spot, at: inside(spot, missing) }, 'is missing');
  const fields = value as { readonly [key: string]: unknown };
  const spots = Object.keys(value).map((key) => [key, { at: inside(spot, key), value: fields[key] }] as const);
  return Object.fromEntries(spots) as { readonly [key in K]: Spot } & { readonly [key in O]?: Spot };
};

/** The members of an object with any keys, at most `max` of them. */
export const readMembers = (spot: Spot, max: number): readonly (readonly [key: string, value: Spot])[] => {
  const { value } = spot;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(spot, 'must be an object');
  const members = Object.entries(value);
  if (members.length > max) return wrong(spot, `must have at most ${max} members, not ${members.length}`);
  return members.map(([key, member]) => [key, { at: inside(spot, key), value: member }]);
};

/** An array, each element with its own path; `length` fixes how many, `max` limits them. */
export const readArray = (
  spot: Spot,
  limits: { readonly length?: number; readonly max?: number } = {},
): readonly Spot[] => {
  const { value } = spot;
  if (!Array.isArray(value)) return wrong(spot, 'must be a list');
  if (limits.length !== undefined && value.length !== limits.length) {
    return wrong(spot, `must have ${limits.length} elements, not ${value.length}`);
  }
  if (limits.max !== undefined && value.length > limits.max) {
    return wrong(spot, `must have at most ${limits.max} elements, not ${value.length}`);
  }
  return value.map((each: unknown, i) => ({ at: `${spot.at}[${i}]`, value: each }));
};

/** A whole number within bounds. */
export const readInteger = (spot: Spot, min: number, max: number): number => {
  const { value } = spot;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  return wrong(spot, min === max ? `must be ${min}` : `must be a whole number from ${min} to ${max}`);
};

export const readString = (spot: Spot): string =>
  typeof spot.value === 'string' ? spot.value : wrong(spot, 'must be text');

/** One of a few words. */
export const readWord = <W extends string>(spot: Spot, words: readonly W[]): W =>
  words.find((word) => word === spot.value) ?? wrong(spot, `must be one of ${words.join(', ')}`);
