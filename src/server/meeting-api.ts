// Meeting over HTTP: a table's code for those who sit there, and the table for whoever has a code.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlayerId } from '../table/model.ts';
import { isBegun, seatOf } from '../table/state.ts';
import { addressOf } from './address.ts';
import { CODE_MS, openCodes, readCode } from './codes.ts';
import { refuse } from './errors.ts';
import type { Lobby } from './lobby.ts';
import { isOwnOrigin } from './origin.ts';
import { openBuckets, type Rate } from './rate.ts';

/** How often codes may be asked for and tried. */
export interface MeetingLimits {
  /** By one player. */
  readonly newCodes: Rate;
  readonly codeTriesPerAddress: Rate;
  /** By everybody together: with ever so many addresses nobody finds a table by guessing. */
  readonly codeTries: Rate;
}

interface MeetingNeeds {
  readonly lobby: Pick<Lobby, 'live'>;
  readonly limits: MeetingLimits;
  readonly now: () => number;
  readonly playerOf: (request: FastifyRequest) => PlayerId;
}

const ALL = '';

/** Puts what is needed to meet on an HTTP server. */
export const addMeetingApi = (app: FastifyInstance, { lobby, limits, now, playerOf }: MeetingNeeds): void => {
  const codes = openCodes(now);
  const mayAsk = openBuckets(limits.newCodes, now);
  const addressMayTry = openBuckets(limits.codeTriesPerAddress, now);
  const allMayTry = openBuckets(limits.codeTries, now);

  app.post<{ Params: { id: string } }>('/api/tables/:id/code', async (request, reply) => {
    if (!isOwnOrigin(request.headers)) return refuse(reply, 403, '', 'requests from other sites are not allowed');
    const player = playerOf(request);
    if (!mayAsk(player)) return refuse(reply, 429, '', 'too many codes; wait a moment');
    const { id } = request.params;
    const table = lobby.live(id)?.table();
    // Whoever sits at a table is connected to it; of any other it is not even said that it exists.
    if (table === undefined || seatOf(table, player) === undefined)
      return refuse(reply, 404, 'id', 'you have no seat at such a table; connect to it first');
    if (isBegun(table)) return refuse(reply, 409, 'id', 'every seat is taken');
    return reply.send({ code: codes.of(id), validMs: CODE_MS });
  });

  app.get<{ Params: { code: string } }>('/api/codes/:code', async (request, reply) => {
    // The address first: who tries too often uses up nothing that others need.
    if (!addressMayTry(addressOf(request.raw)) || !allMayTry(ALL))
      return refuse(reply, 429, '', 'too many tries; wait a minute, or ask for the link');
    const code = readCode(request.params.code);
    if (code === undefined) return refuse(reply, 400, 'code', 'must be six letters, such as BKR TWD');
    const id = codes.find(code);
    const table = id === undefined ? undefined : lobby.live(id)?.table();
    if (table !== undefined && isBegun(table)) codes.forget(code);
    if (id === undefined || (table !== undefined && isBegun(table)))
      return refuse(reply, 404, 'code', 'there is no table with this code; it may be mistyped, or too old');
    return reply.send({ table: id });
  });
};
