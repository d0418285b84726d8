// Privacy over HTTP: for how long reports are kept, and a player who wants to be forgotten.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlayerId } from '../table/model.ts';
import { personOf } from '../table/people.ts';
import { refuse } from './errors.ts';
import type { Lobby } from './lobby.ts';
import type { Network } from './network.ts';
import { COOKIE } from './player.ts';
import type { Retention } from './operating/retention.ts';
import { openBuckets, type Rate } from './rate.ts';

export interface PrivacyApiNeeds {
  readonly lobby: Pick<Lobby, 'forget'>;
  readonly reportDays: number;
  readonly retention: Retention;
  readonly network: Network;
  readonly limits: { readonly complaints: Rate };
  readonly now: () => number;
  readonly playerOf: (request: FastifyRequest) => PlayerId;
}

export const addPrivacyApi = (app: FastifyInstance, needs: PrivacyApiNeeds): void => {
  const mayAsk = openBuckets(needs.limits.complaints, needs.now);

  app.get('/api/privacy', async (request, reply) => {
    const { keepDays = null, keepUnfinishedDays = null } = needs.retention;
    const { id: person } = personOf(needs.playerOf(request));
    return reply.send({ person, reportDays: needs.reportDays, keepDays, keepUnfinishedDays });
  });

  app.post('/api/forget', async (request, reply) => {
    if (!needs.network.isOwnOrigin(request.raw))
      return refuse(reply, 403, '', 'requests from other sites are not allowed');
    const player = needs.playerOf(request);
    if (!mayAsk(player)) return refuse(reply, 429, '', 'too often; wait a moment');
    await needs.lobby.forget(player);
    // Whoever comes next is somebody new.
    return reply
      .clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax', secure: needs.network.isSecure(request.raw) })
      .code(204)
      .send();
  });
};
