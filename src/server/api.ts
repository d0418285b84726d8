// The HTTP API: open a table, list one's own, fetch a record, read the rules. Every error says where and what.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../kernel/presentation.ts';
import { writeRecord } from '../kernel/record.ts';
import type { Result } from '../kernel/result.ts';
import type { PlayerId } from '../table/model.ts';
import { isOwnOrigin } from './origin.ts';
import { addressOf } from './address.ts';
import { openBuckets, type Rate } from './rate.ts';
import type { Desk, Refused } from './desk.ts';
import { refuse } from './errors.ts';

/** How often tables may be opened. */
export interface ApiLimits {
  /** By one player. */
  readonly newTables: Rate;
  /** From one address, behind which there may be many players. */
  readonly newTablesPerAddress: Rate;
}

/** The longest order of a table: a deck and a set of cards, each letter up to three bytes. */
const NEW_TABLE_BYTES = 256 * 1024;

/** Puts the API on an HTTP server. `playerOf` tells who asks. */
export const addApi = (
  app: FastifyInstance,
  needs: {
    readonly desk: Desk;
    readonly limits: ApiLimits;
    readonly now: () => number;
    readonly playerOf: (request: FastifyRequest) => PlayerId;
  },
): void => {
  const { desk, playerOf } = needs;
  const playerMayOpen = openBuckets(needs.limits.newTables, needs.now);
  const addressMayOpen = openBuckets(needs.limits.newTablesPerAddress, needs.now);

  app.addHook('onRequest', async (request, reply) => {
    if ((request.routeOptions.url ?? request.url).startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  app.post('/api/tables', { bodyLimit: NEW_TABLE_BYTES }, async (request, reply) => {
    if (!isOwnOrigin(request.headers)) return refuse(reply, 403, '', 'this page may not open tables here');
    const player = playerOf(request);
    // The player first: who opens too many uses up nothing that others need.
    if (!playerMayOpen(player) || !addressMayOpen(addressOf(request.raw)))
      return refuse(reply, 429, '', 'too many new tables; wait a moment');
    const opened = await desk.openTable(request.body, player);
    if (!opened.ok) return answer(reply, opened);
    return reply.code(201).send({ table: opened.value });
  });

  app.get('/api/tables/mine', async (request, reply) => {
    return reply.send({ tables: await desk.tablesOf(playerOf(request)) });
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const { id } = request.params;
    const record = await desk.recordOf(id);
    if (!record.ok) return answer(reply, record);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${record.value.game}-${id}.json"`)
      .send(writeRecord(record.value));
  });

  app.get<{ Params: { game: string }; Querystring: { lang?: unknown } }>('/api/rules/:game', async (request, reply) => {
    const { lang } = request.query;
    if (lang !== undefined && !isLanguage(lang)) {
      return refuse(reply, 400, 'lang', `must be one of ${LANGUAGES.join(', ')}`);
    }
    return answer(reply, await desk.rulesOf(request.params.game, lang ?? 'en'));
  });
};

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

const answer = (reply: FastifyReply, result: Result<unknown, Refused>): FastifyReply =>
  result.ok ? reply.send(result.value) : refuse(reply, result.error.status, result.error.at, result.error.message);
