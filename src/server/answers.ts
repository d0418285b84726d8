// What the HTTP API answers, as schemas: the document of the API is made from them, and tests hold real answers against them.

import * as v from 'valibot';
import { SPEEDS } from '../kernel/speeds.ts';

const seat = v.object({
  seat: v.pipe(v.number(), v.integer()),
  sitter: v.nullable(
    v.union([
      v.object({ kind: v.literal('person'), name: v.string() }),
      v.object({ kind: v.literal('bot'), level: v.string(), version: v.number(), budget: v.number() }),
    ]),
  ),
  presence: v.picklist(['here', 'dropped', 'left', 'bot', 'empty']),
  isHost: v.optional(v.literal(true)),
  graceMs: v.optional(v.number()),
  taker: v.optional(v.string()),
});

const clock = v.strictObject({
  baseMs: v.number(),
  incrementMs: v.number(),
  moveMs: v.optional(v.number()),
  part: v.optional(v.literal(true)),
  speed: v.optional(v.picklist(SPEEDS)),
});

const tableId = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{10}$/u));

export const ANSWERS = {
  error: v.strictObject({ error: v.strictObject({ at: v.string(), message: v.string() }) }),
  opened: v.strictObject({ table: tableId }),
  mine: v.strictObject({
    tables: v.array(
      v.strictObject({
        table: tableId,
        game: v.string(),
        finished: v.boolean(),
        yourTurn: v.boolean(),
        comeBack: v.optional(v.literal(true)),
        seats: v.array(seat),
        updatedAt: v.number(),
        unplayable: v.optional(v.strictObject({ reason: v.string(), message: v.string() })),
      }),
    ),
  }),
  open: v.strictObject({
    tables: v.array(
      v.strictObject({
        table: tableId,
        game: v.string(),
        host: v.string(),
        seats: v.number(),
        free: v.number(),
        preset: v.optional(v.string()),
        changes: v.optional(v.number()),
        clock: v.optional(clock),
        progressMs: v.optional(v.number()),
      }),
    ),
    next: v.optional(v.string()),
  }),
  code: v.strictObject({ code: v.pipe(v.string(), v.regex(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/u)), validMs: v.number() }),
  found: v.strictObject({ table: tableId }),
  quick: v.strictObject({ table: tableId, isNew: v.boolean() }),
  record: v.object({ format: v.number(), game: v.string(), steps: v.array(v.string()) }),
  rules: v.strictObject({ markdown: v.string(), lang: v.string() }),
  health: v.strictObject({ ok: v.boolean(), store: v.string(), tables: v.number(), room: v.boolean() }),
  privacy: v.strictObject({
    person: v.string(),
    reportDays: v.number(),
    keepDays: v.nullable(v.number()),
    keepUnfinishedDays: v.nullable(v.number()),
  }),
  document: v.object({ openapi: v.string() }),
  voice: v.strictObject({ voice: v.string(), ms: v.number() }),
  reported: v.strictObject({ reported: v.number() }),
  blocks: v.strictObject({ blocked: v.array(v.string()) }),
} as const;
