// Comparing and searching plain data, for checks that must work for any game's states and views.

import { canonical } from '../hash.ts';
import type { Json } from '../json.ts';

/** Equal as data, whatever the order of members. */
export const same = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Canonical text; a missing value has a text too. */
export const textOf = (value: unknown): string => (value === undefined ? 'undefined' : canonical(value as Json));

/** Where a value is not plain data that survives JSON: the path, or `undefined` if it is. */
export const notPlain = (value: unknown, at = ''): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${at} (${value})`;
  if (typeof value !== 'object') return `${at} (${typeof value})`;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return `${at} (neither a plain object nor a list)`;
  for (const [key, item] of Object.entries(value)) {
    const fault = notPlain(item, `${at}/${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** Freezes a value and all it holds, so that any write to it throws. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
};

/** Every string in a value, member names not included. */
export const stringsIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) stringsIn(item, found);
  return found;
};

/** Every list in a value, by its path. */
export const listsIn = (value: unknown, at = '', found = new Map<string, readonly unknown[]>()) => {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) found.set(at, value);
  for (const [key, item] of Object.entries(value)) listsIn(item, `${at}/${key}`, found);
  return found;
};

const SCRIBBLE = 'scribble';

/** Writes over every member and element of a value, deep down; what it returns puts all of it back. Frozen data can't be written to. */
export const scribbleOver = (value: unknown): (() => void) => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return () => undefined;
  const members = value as { [key: string]: unknown };
  const undo = Object.entries(members).map(([key, item]) => {
    const restore = scribbleOver(item);
    members[key] = SCRIBBLE;
    return () => {
      members[key] = item;
      restore();
    };
  });
  const length = Array.isArray(value) ? value.length : undefined;
  if (Array.isArray(value)) value.push(SCRIBBLE);
  else members[SCRIBBLE] = SCRIBBLE;
  return () => {
    if (Array.isArray(value)) value.length = length ?? 0;
    else delete members[SCRIBBLE];
    for (const put of undo.reverse()) put();
  };
};
