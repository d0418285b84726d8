// Errors over HTTP: the one shape they all have, also for requests that never get as far as a route.

import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from './pages.ts';

/** What went wrong and where, as every error says it. */
const bodyOf = (at: string, message: string) => ({ error: { at, message } });

/** Answers with an error. */
export const refuse = (reply: FastifyReply, status: number, at: string, message: string): FastifyReply =>
  reply.code(status).send(bodyOf(at, message));

/** Answers where there is nothing, and where something went wrong. */
export const addErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return refuse(reply, 404, '', 'there is nothing at this address');
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(reply, status, 'body', error.message);
    request.log.error(error);
    return refuse(reply, 500, '', 'internal error; please try again');
  });
};

/** Answers an address that no route can be found for because it is not one. Hooks have not run then. */
export const answerBadAddress = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  const tooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const message = tooLong ? 'is too long' : 'is malformed: a % must be followed by two hexadecimal digits of UTF-8';
  void refuse(reply.headers(HEADERS), tooLong ? 414 : 400, 'url', message);
};

const BAD_REQUESTS: { readonly [code: string]: readonly [string, string] } = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request took too long'],
};

/** Answers what is no HTTP request, over the bare connection. */
export const answerBadRequest = (error: { readonly code?: string }, socket: Socket): void => {
  if (socket.destroyed || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = BAD_REQUESTS[error.code ?? ''] ?? [
    '400 Bad Request',
    'this is not a well-formed HTTP request',
  ];
  const body = JSON.stringify(bodyOf('', message));
  const type = 'Content-Type: application/json; charset=utf-8';
  socket.once('finish', () => void socket.destroy());
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\n${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};
