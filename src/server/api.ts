// The HTTP API: open a table, list your own, fetch a record, read the rules. Every error says where and what.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../kernel/presentation.ts';
import { writeRecord } from '../kernel/record.ts';
import type { Result } from '../kernel/result.ts';
import type { PlayerId } from '../table/model.ts';
import type { Lobby } from './lobby.ts';
import type { Store } from './store.ts';
import type { Network } from './network.ts';
import { keepingHeaders } from './operating/keeping-headers.ts';
import type { Retention } from './operating/retention.ts';
import { openBuckets, type Rate } from './rate.ts';
import { refuse } from './errors.ts';
import { openMatchRecords, type MatchRecordNeeds } from './match-record.ts';
import { openMyTables, type MyTablesNeeds } from './my-tables.ts';
import { openNewTable, type NewTableNeeds } from './new-table.ts';
import type { Refused } from './refused.ts';
import { rulesText, type RulesTextNeeds } from './rules-text.ts';

/** How often tables may be opened and records fetched. */
export interface ApiLimits {
  /** By one player. */
  readonly newTables: Rate;
  /** From one address, behind which there may be many players. */
  readonly newTablesPerAddress: Rate;
  /** A record is made by playing its match again. */
  readonly recordsPerAddress: Rate;
}

/** The longest order of a table: a deck and a set of cards, each letter up to three bytes. */
const NEW_TABLE_BYTES = 256 * 1024;

/** What the API needs of the world. */
interface ApiNeeds extends NewTableNeeds, MyTablesNeeds, MatchRecordNeeds, RulesTextNeeds {
  readonly lobby: Pick<Lobby, 'create' | 'live'>;
  readonly store: Store;
  readonly limits: ApiLimits;
  /** For how long matches are kept. */
  readonly retention: Retention;
  readonly network: Network;
  /** May this player open one more table now? */
  readonly mayOpen: (player: PlayerId) => boolean;
  /** Tells who asks. */
  readonly playerOf: (request: FastifyRequest) => PlayerId;
}

/** Puts the API on an HTTP server. */
export const addApi = (app: FastifyInstance, needs: ApiNeeds): void => {
  const { playerOf, network } = needs;
  const tablesOf = openMyTables(needs);
  const addressMayOpen = openBuckets(needs.limits.newTablesPerAddress, needs.now);
  const addressMayFetch = openBuckets(needs.limits.recordsPerAddress, needs.now);
  const recordOf = openMatchRecords(needs);

  app.addHook('onRequest', async (request, reply) => {
    if ((request.routeOptions.url ?? request.url).startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  app.post('/api/tables', { bodyLimit: NEW_TABLE_BYTES }, async (request, reply) => {
    if (!network.isOwnOrigin(request.raw)) return refuse(reply, 403, '', 'requests from other sites are not allowed');
    const player = playerOf(request);
    // The player first: who opens too many uses up nothing that others need.
    if (!needs.mayOpen(player) || !addressMayOpen(network.addressOf(request.raw)))
      return refuse(reply, 429, '', 'too many new tables; wait a moment');
    const opened = await openNewTable(needs, request.body, player);
    if (!opened.ok) return answer(reply, opened);
    return reply.code(201).send({ table: opened.value });
  });

  app.get('/api/tables/mine', async (request, reply) => {
    return reply.send({ tables: await tablesOf(playerOf(request)) });
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const { id } = request.params;
    if (!addressMayFetch(network.addressOf(request.raw)))
      return refuse(reply, 429, '', 'too many records; wait a moment');
    const record = await recordOf(id);
    reply.headers(await keepingHeaders(needs, id));
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
    return answer(reply, await rulesText(needs, request.params.game, lang ?? 'en'));
  });
};

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

const answer = (reply: FastifyReply, result: Result<unknown, Refused>): FastifyReply =>
  result.ok ? reply.send(result.value) : refuse(reply, result.error.status, result.error.at, result.error.message);
