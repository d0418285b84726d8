// The HTTP API as an OpenAPI document, made from the schemas that orders are read by.

import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { JsonObject } from '../kernel/json.ts';
import { LANGUAGES } from '../kernel/presentation.ts';
import { ANSWERS } from './answers.ts';
import { jsonSchema } from './json-schema.ts';
import { order } from './new-table.ts';
import { quickOrder } from './quick-match.ts';
import { complaint } from './talk/talk-api.ts';

interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** As the server's routes are written. */
  readonly path: string;
  readonly summary: string;
  readonly query?: { readonly [name: string]: JsonObject };
  readonly body?: v.GenericSchema | 'audio';
  readonly answers: { readonly [status: number]: keyof typeof ANSWERS | 'audio' | 'nothing' };
  /** Besides what any request may be answered with. */
  readonly errors?: readonly number[];
}

const TEXT: JsonObject = { type: 'string' };

/** Every request there is. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/tables',
    summary: 'Opens a table; whoever asks takes its first seat.',
    body: order,
    answers: { 201: 'opened' },
    errors: [403, 404, 413, 429, 503, 507],
  },
  {
    method: 'get',
    path: '/api/tables/mine',
    summary: 'The tables at which the player sits, newest first.',
    answers: { 200: 'mine' },
  },
  {
    method: 'get',
    path: '/api/tables/open',
    summary:
      'Public tables that wait for somebody, newest first. With If-None-Match, 304 as long as nothing has changed.',
    query: { game: TEXT, from: { ...TEXT, description: 'the `next` of an earlier page' } },
    answers: { 200: 'open' },
    errors: [429],
  },
  {
    method: 'post',
    path: '/api/quick',
    summary: 'A quick match: a waiting table to sit down at (200), or a new one (201).',
    body: quickOrder,
    answers: { 200: 'quick', 201: 'quick' },
    errors: [403, 404, 413, 429, 507],
  },
  {
    method: 'post',
    path: '/api/tables/:id/code',
    summary: 'The code of a table at which the player sits, while a seat is free.',
    answers: { 200: 'code' },
    errors: [403, 404, 409, 429],
  },
  {
    method: 'get',
    path: '/api/codes/:code',
    summary: 'The table that a code stands for.',
    answers: { 200: 'found' },
    errors: [404, 429],
  },
  {
    method: 'get',
    path: '/api/tables/:id/record',
    summary:
      'The record of a finished match. The headers baize-kept-until, baize-kept and baize-deleted say how long it is kept.',
    answers: { 200: 'record' },
    errors: [404, 409, 410, 429, 503],
  },
  {
    method: 'get',
    path: '/api/rules/:game',
    summary: 'The rules of a game; in English where a translation is missing.',
    query: { lang: { enum: [...LANGUAGES] } },
    answers: { 200: 'rules' },
    errors: [404],
  },
  {
    method: 'post',
    path: '/api/tables/:id/voice',
    summary: 'A voice message of at most 5 seconds, from somebody who sits at the table.',
    body: 'audio',
    answers: { 201: 'voice' },
    errors: [403, 404, 409, 413, 415, 429],
  },
  {
    method: 'get',
    path: '/api/tables/:id/voice/:voice',
    summary: 'A voice message, for those who sit at the table.',
    answers: { 200: 'audio' },
    errors: [403, 404, 429],
  },
  {
    method: 'post',
    path: '/api/tables/:id/reports',
    summary: 'Reports what somebody said to whoever runs the server.',
    body: complaint,
    answers: { 201: 'reported' },
    errors: [403, 404, 429],
  },
  { method: 'get', path: '/api/blocks', summary: 'Whom the player has blocked.', answers: { 200: 'blocks' } },
  {
    method: 'put',
    path: '/api/blocks/:person',
    summary: 'Blocks somebody.',
    answers: { 204: 'nothing' },
    errors: [403, 429],
  },
  {
    method: 'delete',
    path: '/api/blocks/:person',
    summary: 'Blocks somebody no longer.',
    answers: { 204: 'nothing' },
    errors: [403, 429],
  },
  {
    method: 'get',
    path: '/api/privacy',
    summary: 'For how long reports and matches are kept (null: for good), and the id that records have for the player.',
    answers: { 200: 'privacy' },
  },
  {
    method: 'post',
    path: '/api/forget',
    summary: 'Forgets the player of the cookie.',
    answers: { 204: 'nothing' },
    errors: [403, 429],
  },
  { method: 'get', path: '/api/openapi.json', summary: 'This document.', answers: { 200: 'document' } },
  { method: 'get', path: '/healthz', summary: 'Is the server well?', answers: { 200: 'health', 503: 'health' } },
];

const ERRORS: { readonly [status: number]: string } = {
  400: 'What was asked is wrong; the error says where.',
  403: 'The request came from the page of another site.',
  404: 'There is no such thing.',
  409: 'Not yet, or not any more.',
  410: 'This server does not have the rules of the match.',
  413: 'Too long.',
  415: 'No audio that is known.',
  429: 'Too often, or too much; try again later.',
  503: 'Too busy; try again in a moment.',
  507: 'The storage of the server is full.',
};

const jsonOf = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const named = (answer: keyof typeof ANSWERS): JsonObject => ({ $ref: `#/components/schemas/${answer}` });

const AUDIO: JsonObject = {
  content: Object.fromEntries(['audio/webm', 'audio/ogg', 'audio/mp4'].map((type) => [type, {}])),
};

const answerOf = (answer: Operation['answers'][number]): JsonObject => {
  if (answer === 'nothing') return {};
  return answer === 'audio' ? AUDIO : jsonOf(named(answer));
};

const bodyOf = (body: NonNullable<Operation['body']>): JsonObject =>
  body === 'audio' ? AUDIO : jsonOf(jsonSchema(body));

const parametersOf = ({ path, query = {} }: Operation): readonly JsonObject[] => [
  ...[...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => ({ name, in: 'path', required: true, schema: TEXT })),
  ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
];

const operationOf = (operation: Operation): JsonObject => {
  const { summary, body, answers, errors = [] } = operation;
  const parameters = parametersOf(operation);
  const refusals = operation.path.startsWith('/api/') ? [400, ...errors] : [];
  return {
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, ...bodyOf(body) } }),
    responses: Object.fromEntries([
      ...Object.entries(answers).map(([status, answer]) => [status, { description: 'Answered.', ...answerOf(answer) }]),
      ...refusals.map((status) => [status, { description: ERRORS[status] ?? '', ...jsonOf(named('error')) }]),
    ]) as JsonObject,
  };
};

/** The document. */
export const openApi = (): JsonObject => {
  const paths: { [path: string]: { [method: string]: JsonObject } } = {};
  for (const operation of OPERATIONS) {
    const path = operation.path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: operationOf(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baize',
      version: '1',
      description:
        'Tables are opened and found over HTTP, and played over a WebSocket at /ws/{table}. The cookie `baize`, set by the first answer, says who asks; docs/protocol.md has the rest.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(ANSWERS).map(([name, schema]) => [name, jsonSchema(schema)])),
    },
  };
};

/** Serves it. */
export const addOpenApi = (app: FastifyInstance): void => {
  const text = JSON.stringify(openApi());
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
};
