// The health check, for monitoring.

import type { FastifyInstance } from 'fastify';

/**
 * Answers /healthz: 200 while the store can be read and written, 503 when it can't. A full storage is no reason to send people away
 * from tables that go on, so that is told and is no failure.
 */
export const addHealth = (
  app: FastifyInstance,
  checkStore: () => Promise<void>,
  tables: () => number,
  hasRoom: () => boolean,
): void => {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await checkStore();
      return reply.send({ ok: true, store: 'ok', tables: tables(), room: hasRoom() });
    } catch (error) {
      const store = error instanceof Error ? error.message : String(error);
      return reply.code(503).send({ ok: false, store, tables: tables(), room: hasRoom() });
    }
  });
};
