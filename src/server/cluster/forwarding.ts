// Requests over HTTP that only the server of a table can answer: whichever server they come to, they are passed on to that one.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCode, type Codes } from '../codes.ts';
import { refuse } from '../errors.ts';
import type { ForwardedRequest, Room } from './room.ts';

/** What is known of a table only where it is: who sits there, and what was said. */
const ABOUT_TABLES: ReadonlySet<string> = new Set([
  '/api/tables/:id/code',
  '/api/tables/:id/voice',
  '/api/tables/:id/voice/:voice',
  '/api/tables/:id/reports',
]);
const CODE = '/api/codes/:code';
const QUICK = '/api/quick';

/** Marks a request that was passed on: it goes no further. */
const PASSED_ON = 'x-baize-passed-on';

/** Headers of the connection, not of the request. */
const NOT_PASSED: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** Of an answer, what the server that is asked adds itself. */
const NOT_RETURNED: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

interface Answered {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

interface ForwardingNeeds {
  readonly node: string;
  readonly room: Pick<Room, 'ask' | 'others'>;
  readonly codes: Pick<Codes, 'find'>;
  readonly ownerOf: (table: string) => Promise<string | undefined>;
  /** Has the visitor only just come? Then they sit nowhere. */
  readonly isNew: (request: FastifyRequest) => boolean;
}

/** Passes on what others must answer. */
export const addForwarding = (app: FastifyInstance, needs: ForwardingNeeds): void => {
  const { node, room } = needs;

  /** The server that answers a request, if it is not this one. */
  const answerer = async (request: FastifyRequest): Promise<string | undefined> => {
    const route = request.routeOptions.url ?? '';
    const { id, code } = request.params as { readonly id?: string; readonly code?: string };
    // One of them matches people, so that two who ask at the same time meet.
    if (route === QUICK) return [node, ...room.others()].toSorted()[0];
    if (ABOUT_TABLES.has(route) && id !== undefined) return needs.ownerOf(id);
    if (route !== CODE || code === undefined) return undefined;
    const read = readCode(code);
    const table = read === undefined ? undefined : await needs.codes.find(read);
    return table === undefined ? undefined : needs.ownerOf(table);
  };

  app.addHook('preHandler', async (request, reply) => {
    if (request.headers[PASSED_ON] !== undefined || needs.isNew(request)) return;
    const at = await answerer(request);
    if (at === undefined || at === node) return;
    const answer = await room.ask(at, { type: 'http', request: passedOn(request, node) }).catch(() => undefined);
    if (answer === undefined) return refuse(reply, 503, '', 'the table is away; try again in a moment');
    const { status, headers, body } = answer as Answered;
    return reply.code(status).headers(headers).send(Buffer.from(body, 'base64'));
  });
};

const passedOn = (request: FastifyRequest, node: string): ForwardedRequest => {
  const { method, url, body } = request;
  const headers: Record<string, string> = { [PASSED_ON]: node };
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !NOT_PASSED.has(name)) headers[name] = value;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body == null ? '' : JSON.stringify(body));
  return { method, url, headers, body: bytes.toString('base64'), address: request.raw.socket.remoteAddress ?? '' };
};

/** Answers a request that came to another server as if it had come to this one. */
export const answerForwarded = async (app: FastifyInstance, request: ForwardedRequest): Promise<Answered> => {
  const { method, url, headers, body, address } = request;
  const answer = await app.inject({
    method: method as 'GET' | 'POST',
    url,
    headers,
    remoteAddress: address,
    ...(body === '' ? {} : { payload: Buffer.from(body, 'base64') }),
  });
  const kept = Object.entries(answer.headers).filter(([name]) => !NOT_RETURNED.has(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: answer.rawPayload.toString('base64'),
  };
};
