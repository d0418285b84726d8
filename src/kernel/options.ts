// Options of a game: which values each may take, the default first, and presets that bundle them.

import type { JsonObject } from './json.ts';
import { fail, ok, type InputError, type Result } from './result.ts';

type Value = string | number | boolean;

/** Either a closed list of values, the default first, or a range of whole numbers. */
export type OptionField<V> = readonly V[] | { readonly min: number; readonly max: number; readonly fallback: number };

/** The schema of a game's options: fields in display order, and named presets that differ from the defaults. */
export interface Options<O> {
  readonly fields: { readonly [K in keyof O]: OptionField<O[K]> };
  readonly presets: { readonly [name: string]: Partial<O> };
  /** The preset that is used when none is named. */
  readonly preset: string;
}

const isRange = (
  field: OptionField<unknown>,
): field is { readonly min: number; readonly max: number; readonly fallback: number } => !Array.isArray(field);

const fallbackOf = (field: OptionField<unknown>): unknown => (isRange(field) ? field.fallback : field[0]);

const accepts = (field: OptionField<unknown>, value: unknown): boolean =>
  isRange(field)
    ? Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max
    : field.includes(value);

const describe = (field: OptionField<unknown>): string =>
  isRange(field) ? `a whole number from ${field.min} to ${field.max}` : `one of ${field.map(String).join(', ')}`;

/** Every option resolved: defaults, then the preset, then what was asked for, each checked. */
export const resolveOptions = <O>(
  schema: Options<O>,
  asked: { readonly preset?: unknown; readonly options?: unknown } = {},
): Result<O, InputError> => {
  const name = asked.preset ?? schema.preset;
  const presets = Object.keys(schema.presets);
  if (typeof name !== 'string' || !presets.includes(name)) {
    return fail({ at: 'preset', message: `unknown preset; use one of ${presets.join(', ')}` });
  }
  const wanted = asked.options ?? {};
  if (typeof wanted !== 'object' || Array.isArray(wanted)) {
    return fail({ at: 'options', message: 'must be an object of option names and values' });
  }
  const fields = schema.fields as { readonly [key: string]: OptionField<unknown> };
  const resolved: { [key: string]: unknown } = {};
  for (const [key, field] of Object.entries(fields)) resolved[key] = fallbackOf(field);
  Object.assign(resolved, schema.presets[name]);
  for (const [key, value] of Object.entries(wanted)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field === undefined) {
      return fail({ at: `options.${key}`, message: `no such option; there are ${Object.keys(fields).join(', ')}` });
    }
    if (!accepts(field, value)) return fail({ at: `options.${key}`, message: `must be ${describe(field)}` });
    resolved[key] = value;
  }
  return ok(resolved as O);
};

/** The preset that these options follow: of those whose own values they all have, the one with most of them. */
export const presetOf = <O>(schema: Options<O>, options: O): string => {
  let found = schema.preset;
  let most = -1;
  for (const [name, values] of Object.entries<Partial<O>>(schema.presets)) {
    const keys = Object.keys(values) as (keyof O)[];
    if (keys.length <= most || !keys.every((key) => options[key] === values[key])) continue;
    found = name;
    most = keys.length;
  }
  return found;
};

/** Options as a record holds them: every field present and valid, nothing else. */
export const readOptions = <O>(schema: Options<O>, json: unknown): Result<O, InputError> => {
  const resolved = resolveOptions(schema, { options: json });
  if (!resolved.ok) return resolved;
  const missing = Object.keys(schema.fields).find((key) => !Object.hasOwn(json as object, key));
  if (missing !== undefined)
    return fail({ at: `options.${missing}`, message: 'is missing; a record holds every option' });
  return resolved;
};

/** Options as JSON, in the order of the schema. */
export const writeOptions = <O>(schema: Options<O>, options: O): JsonObject => {
  const out: { [key: string]: Value } = {};
  for (const key of Object.keys(schema.fields)) out[key] = options[key as keyof O] as Value;
  return out;
};
