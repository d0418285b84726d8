// Meeting over HTTP: codes of tables, the list of open ones, and quick matches.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlayerId } from '../table/model.ts';
import { isBegun, seatOf } from '../table/state.ts';
import { CODE_MS, openCodes, readCode, type Codes } from './codes.ts';
import { refuse } from './errors.ts';
import type { Lobby } from './lobby.ts';
import type { Network } from './network.ts';
import type { NewTableNeeds } from './new-table.ts';
import { openBuckets, type Rate } from './rate.ts';
import { openQuickMatches } from './quick-match.ts';
import type { Store } from './store.ts';

/** How often codes may be asked for and tried. */
export interface MeetingLimits {
  /** By one player. */
  readonly newCodes: Rate;
  readonly codeTriesPerAddress: Rate;
  /** By everybody together: with ever so many addresses nobody finds a table by guessing. */
  readonly codeTries: Rate;
  /** The list is asked for again and again; by one player, and from one address. */
  readonly lists: Rate;
  readonly listsPerAddress: Rate;
  readonly quickMatches: Rate;
  readonly quickMatchesPerAddress: Rate;
}

interface MeetingNeeds extends NewTableNeeds {
  readonly lobby: Pick<Lobby, 'live' | 'create' | 'openTables'>;
  readonly store: Pick<Store, 'talk'>;
  readonly limits: MeetingLimits;
  readonly network: Network;
  readonly playerOf: (request: FastifyRequest) => PlayerId;
  /** Of all servers; absent, those of this one. */
  readonly codes?: Codes | undefined;
}

const ALL = '';

/** Puts what is needed to meet on an HTTP server. */
export const addMeetingApi = (app: FastifyInstance, needs: MeetingNeeds): void => {
  addCodes(app, needs);
  addOpenTables(app, needs);
  addQuickMatches(app, needs);
};

const addCodes = (app: FastifyInstance, needs: MeetingNeeds): void => {
  const { lobby, limits, network, now, playerOf } = needs;
  const codes: Codes = needs.codes ?? openCodes(now);
  const mayAsk = openBuckets(limits.newCodes, now);
  const addressMayTry = openBuckets(limits.codeTriesPerAddress, now);
  const allMayTry = openBuckets(limits.codeTries, now);

  app.post<{ Params: { id: string } }>('/api/tables/:id/code', async (request, reply) => {
    if (!network.isOwnOrigin(request.raw)) return refuse(reply, 403, '', 'requests from other sites are not allowed');
    const player = playerOf(request);
    if (!mayAsk(player)) return refuse(reply, 429, '', 'too many codes; wait a moment');
    const { id } = request.params;
    const table = lobby.live(id)?.table();
    // Whoever sits at a table is connected to it; of any other it is not even said that it exists.
    if (table === undefined || seatOf(table, player) === undefined)
      return refuse(reply, 404, 'id', 'you have no seat at such a table; connect to it first');
    if (isBegun(table)) return refuse(reply, 409, 'id', 'every seat is taken');
    return reply.send({ code: await codes.of(id), validMs: CODE_MS });
  });

  app.get<{ Params: { code: string } }>('/api/codes/:code', async (request, reply) => {
    // The address first: who tries too often uses up nothing that others need.
    if (!addressMayTry(network.addressOf(request.raw)) || !allMayTry(ALL))
      return refuse(reply, 429, '', 'too many tries; wait a minute, or ask for the link');
    const code = readCode(request.params.code);
    if (code === undefined) return refuse(reply, 400, 'code', 'must be six letters, such as BKR TWD');
    const id = await codes.find(code);
    const table = id === undefined ? undefined : lobby.live(id)?.table();
    if (table !== undefined && isBegun(table)) await codes.forget(code);
    if (id === undefined || (table !== undefined && isBegun(table)))
      return refuse(reply, 404, 'code', 'there is no table with this code; it may be mistyped, or too old');
    return reply.send({ table: id });
  });
};

/** So many pages of the list are kept as text until it changes. */
const MOST_PAGES = 100;

/** The list is asked for by everybody on the front page every few seconds: it is written once for all, and only when it has changed. */
const addOpenTables = (app: FastifyInstance, { lobby, limits, network, now, playerOf, games }: MeetingNeeds): void => {
  const playerMayList = openBuckets(limits.lists, now);
  const addressMayList = openBuckets(limits.listsPerAddress, now);
  const pages = new Map<string, string>();
  let written = -1;
  // Numbers of another server's list mean something else.
  const epoch = Math.floor(now()).toString(36);

  app.get<{ Querystring: { game?: unknown; from?: unknown } }>('/api/tables/open', async (request, reply) => {
    if (!playerMayList(playerOf(request)) || !addressMayList(network.addressOf(request.raw)))
      return refuse(reply, 429, '', 'too many requests; wait a moment');
    const { game, from } = request.query;
    if (game !== undefined && (typeof game !== 'string' || !Object.hasOwn(games, game)))
      return refuse(reply, 400, 'game', `must be one of ${Object.keys(games).join(', ')}`);
    if (from !== undefined && typeof from !== 'string') return refuse(reply, 400, 'from', NO_PLACE);
    const version = lobby.openTables.version();
    const tag = `"${epoch}-${version}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (written !== version) pages.clear();
    written = version;
    const key = `${game ?? ''} ${from ?? ''}`;
    let text = pages.get(key);
    if (text === undefined) {
      const page = lobby.openTables.page(game, from);
      if (page === undefined) return refuse(reply, 400, 'from', NO_PLACE);
      text = JSON.stringify(page);
      if (pages.size < MOST_PAGES) pages.set(key, text);
    }
    return reply.type('application/json; charset=utf-8').send(text);
  });
};

const NO_PLACE = 'must be the `next` of an earlier page';

const addQuickMatches = (app: FastifyInstance, needs: MeetingNeeds): void => {
  const { limits, network, now, playerOf } = needs;
  const playerMayAsk = openBuckets(limits.quickMatches, now);
  const addressMayAsk = openBuckets(limits.quickMatchesPerAddress, now);
  const blocksOf = (player: PlayerId): Promise<readonly string[]> => needs.store.talk.blocksOf(player);
  const matchFor = openQuickMatches({ ...needs, openTables: needs.lobby.openTables, blocksOf });

  app.post('/api/quick', async (request, reply) => {
    if (!network.isOwnOrigin(request.raw)) return refuse(reply, 403, '', 'requests from other sites are not allowed');
    const player = playerOf(request);
    if (!playerMayAsk(player) || !addressMayAsk(network.addressOf(request.raw)))
      return refuse(reply, 429, '', 'too many quick matches; wait a moment');
    const match = await matchFor(request.body, player);
    if (!match.ok) return refuse(reply, match.error.status, match.error.at, match.error.message);
    return reply.code(match.value.isNew ? 201 : 200).send(match.value);
  });
};
