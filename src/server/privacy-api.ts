// Privacy over HTTP: for how long reports are kept, and a player who wants to be forgotten.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlayerId } from '../table/model.ts';
import { refuse } from './errors.ts';
import type { Lobby } from './lobby.ts';
import { isOwnOrigin } from './origin.ts';
import { COOKIE } from './player.ts';
import { openBuckets, type Rate } from './rate.ts';

export interface PrivacyApiNeeds {
  readonly lobby: Pick<Lobby, 'forget'>;
  readonly reportDays: number;
  readonly limits: { readonly complaints: Rate };
  readonly now: () => number;
  readonly playerOf: (request: FastifyRequest) => PlayerId;
}

export const addPrivacyApi = (app: FastifyInstance, needs: PrivacyApiNeeds): void => {
  const mayAsk = openBuckets(needs.limits.complaints, needs.now);

  app.get('/api/privacy', async (_request, reply) => reply.send({ reportDays: needs.reportDays }));

  app.post('/api/forget', async (request, reply) => {
    if (!isOwnOrigin(request.headers)) return refuse(reply, 403, '', 'requests from other sites are not allowed');
    const player = needs.playerOf(request);
    if (!mayAsk(player)) return refuse(reply, 429, '', 'too often; wait a moment');
    await needs.lobby.forget(player);
    // Whoever comes next is somebody new.
    return reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' }).code(204).send();
  });
};
