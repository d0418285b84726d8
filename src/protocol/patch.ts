// Patches: what turns one JSON value into another, as small as what has changed. The server makes them, clients apply them.

import type { Json, JsonObject } from '../kernel/json.ts';

/**
 * What becomes of a value:
 * - a text, number, truth value or `null`: it is replaced by that;
 * - `[value]`: it is replaced by a list or an object;
 * - `[]`: it is removed from the object that held it;
 * - `[at, removed, items]`: in a list, from place `at` on, so many are removed and these put in;
 * - an object: the patches of some of its fields, or of some places of a list.
 */
export type Patch = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Patch };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Are they the same, whatever the order of their fields? */
const isSame = (a: Json | undefined, b: Json | undefined): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((value, at) => isSame(value, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
};

const replacing = (value: Json): Patch => (typeof value === 'object' && value !== null ? [value] : value);

/** The patch that makes `after` of `before`; `undefined` if they are the same. Most of any view is: nothing is made for that part. */
export const patchBetween = (before: Json, after: Json): Patch | undefined => {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object') return replacing(after);
  if (isList(before) && isList(after)) return patchOfList(before, after);
  if (isObject(before) && isObject(after)) return patchOfObject(before, after);
  return replacing(after);
};

/** Its loops are the quickest there are over the fields of any object: this runs for each reader of each step. */
const patchOfObject = (before: JsonObject, after: JsonObject): Patch | undefined => {
  let patch: { [key: string]: Patch } | undefined;
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    const value = after[key]!;
    const was = before[key];
    const isThere = was === value || Object.hasOwn(before, key);
    if (isThere) left--;
    if (was === value) continue;
    const change = isThere ? patchBetween(was!, value) : replacing(value);
    if (change !== undefined) put((patch ??= {}), key, change);
  }
  if (left === 0) return patch;
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) put((patch ??= {}), key, []);
  return patch;
};

/** A field of any name, `__proto__` too. */
const put = <V>(object: { [key: string]: V }, key: string, value: V): void => {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
};

const patchOfList = (before: readonly Json[], after: readonly Json[]): Patch | undefined => {
  if (before.length === after.length) return patchOfPlaces(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return [start, before.length - start - end, after.slice(start, after.length - end)];
};

const patchOfPlaces = (before: readonly Json[], after: readonly Json[]): Patch | undefined => {
  let patch: { [place: string]: Patch } | undefined;
  for (let at = 0; at < after.length; at++) {
    const value = after[at]!;
    const was = before[at]!;
    const change = was === value ? undefined : patchBetween(was, value);
    if (change !== undefined) (patch ??= {})[at] = change;
  }
  return patch;
};

/** A patch that does not fit the value it was applied to. */
export class PatchError extends Error {}

/** The value after a patch; what has not changed is shared with the value before. */
export const patched = (before: Json, patch: Patch): Json => {
  if (typeof patch !== 'object' || patch === null) return patch;
  if (isList(patch)) return patchedList(before, patch);
  if (isList(before)) {
    const list = [...before];
    for (const [place, change] of Object.entries(patch)) {
      if (!Object.hasOwn(before, place)) throw new PatchError(`the list has no place ${place}`);
      list[Number(place)] = patched(before[Number(place)]!, change);
    }
    return list;
  }
  if (!isObject(before)) throw new PatchError('a patch of fields needs an object or a list');
  const object: { [key: string]: Json } = { ...before };
  for (const [key, change] of Object.entries(patch)) {
    if (isList(change) && change.length === 0) delete object[key];
    else put(object, key, patched(Object.hasOwn(before, key) ? before[key]! : null, change));
  }
  return object;
};

const patchedList = (before: Json, patch: readonly Json[]): Json => {
  if (patch.length === 1) return patch[0]!;
  const [at, removed, items] = patch;
  if (!isList(before) || typeof at !== 'number' || typeof removed !== 'number' || !isList(items ?? null))
    throw new PatchError('a patch of a list needs a list, a place, a number and items');
  return before.toSpliced(at, removed, ...(items as readonly Json[]));
};
