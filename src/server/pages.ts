// The web client's files, and the headers every answer carries.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstWords } from './first-words.ts';

/** No inline script anywhere; styles may be inline because card pictures carry them. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // Voice messages are fetched, and played from memory.
  'media-src blob:',
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The security headers of every answer. */
export const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
} as const;

/** Paths the client routes itself; all of them are the same page. */
const CLIENT_ROUTES = ['/', '/t/*', '/r', '/r/*', '/rules', '/rules/*', '/learn/*', '/decks/*', '/privacy'];

/** Bundled files carry a hash in their name and never change; compressed, they end in how. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+(?:\.(?:br|gz))?$/u;

const NOT_BUILT = `Baize is running, but the web client has not been built.

Run this once, then start the server again:

    npm run build:web
`;

/** Puts the security headers on every answer. */
export const addHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
};

/** Serves the built client, or a plain page that says how to build it. */
export const addPages = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const built = existsSync(join(webDir, 'index.html'));
  if (built) await addFiles(app, webDir);
  const page = built ? sendPage(firstWords(webDir)) : sendNotBuilt;
  for (const path of CLIENT_ROUTES) app.get(path, page);
};

const addFiles = async (app: FastifyInstance, webDir: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    cacheControl: false,
    // The build has compressed them (tools/web/compress.ts).
    preCompressed: true,
    // The manifest of the build, for one, is nobody's business.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const lasting = HASHED.test(path);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'private, no-cache');
    },
  });
};

const sendPage =
  (words: ReturnType<typeof firstWords>) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const link = words(request.headers['accept-language']);
    if (link !== undefined) reply.headers({ link, vary: 'accept-language' });
    return reply.sendFile('index.html');
  };

const sendNotBuilt = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(NOT_BUILT);
