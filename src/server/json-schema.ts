// JSON Schema of the schemas that read orders: the kinds that we use, and an error for any other, so that none is left out silently.

import type * as v from 'valibot';
import type { JsonObject } from '../kernel/json.ts';

type Schema = v.GenericSchema;

/** The parts of schemas and of their pipes that are looked at. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly entries?: { readonly [key: string]: Part };
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly value?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly metadata?: { readonly jsonSchema?: JsonObject };
  readonly description?: string;
}

/** What a step of a pipe adds; what JSON Schema can't say is checked all the same. */
const stepSchema = ({ kind, type, requirement, metadata, description }: Part): JsonObject => {
  const bound = requirement as number;
  if (kind === 'metadata')
    return type === 'description' ? { description: description ?? '' } : (metadata?.jsonSchema ?? {});
  switch (type) {
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: bound };
    case 'max_value':
      return { maximum: bound };
    case 'min_length':
      return { minLength: bound };
    case 'max_length':
      return { maxLength: bound };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'transform':
    case 'check':
      return {};
    default:
      throw new Error(`no JSON Schema is known for ${type}`);
  }
};

const objectSchema = ({ type, entries = {} }: Part): JsonObject => {
  const required = Object.keys(entries).filter((key) => entries[key]?.type !== 'optional');
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([key, part]) => [key, schemaOf(part)])),
    ...(required.length === 0 ? {} : { required }),
    ...(type === 'strict_object' ? { additionalProperties: false } : {}),
  };
};

const plainSchema = (part: Part): JsonObject => {
  const { type, wrapped, item, value, options = [], literal } = part;
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type };
    case 'custom':
    case 'unknown':
      return {};
    case 'literal':
      return { const: literal as string };
    case 'picklist':
      return { enum: options as readonly string[] };
    case 'union':
      return { anyOf: (options as readonly Part[]).map(schemaOf) };
    case 'nullable':
      return { anyOf: [schemaOf(wrapped as Part), { type: 'null' }] };
    case 'optional':
      return schemaOf(wrapped as Part);
    case 'array':
      return { type: 'array', items: schemaOf(item as Part) };
    case 'record':
      return { type: 'object', additionalProperties: schemaOf(value as Part) };
    case 'object':
    case 'strict_object':
      return objectSchema(part);
    default:
      throw new Error(`no JSON Schema is known for ${type}`);
  }
};

/** A list counts its items where a text counts its letters. */
const ofList = (step: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(step).map(([key, value]) => [key.replace('Length', 'Items'), value]));

const schemaOf = (part: Part): JsonObject => {
  const { pipe } = part;
  if (pipe === undefined) return plainSchema(part);
  const [first, ...steps] = pipe;
  const base = schemaOf({ ...(first as Part) });
  return steps
    .map(stepSchema)
    .reduce((all, step) => ({ ...all, ...(all['type'] === 'array' ? ofList(step) : step) }), base);
};

/** The JSON Schema of what a schema takes. */
export const jsonSchema = (schema: Schema): JsonObject => schemaOf(schema as unknown as Part);
