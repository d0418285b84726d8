// The document of the HTTP API: it is what the code says, every request is in it, and answers are as it says.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ANSWERS } from './answers.ts';
import { jsonSchema } from './json-schema.ts';
import { openApi, OPERATIONS } from './openapi.ts';
import { ask, openHouse } from './testing/house.ts';

const ROOT = join(import.meta.dirname, '../..');
const house = openHouse();

it('docs/openapi.json is made from the code; if not, run node tools/openapi.ts', () => {
  expect(JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'))).toEqual(openApi());
});

it('every route of the API is described, and no other', () => {
  const routes = globSync('src/server/**/*.ts', { cwd: ROOT, exclude: (file) => file.endsWith('.test.ts') })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/app\.(get|post|put|delete)(?:<[^(]*>)?\(\s*'(\/(?:api\/|healthz)[^']*)'/gu),
    ])
    .map(([, method, path]) => `${method} ${path}`);
  expect(OPERATIONS.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(routes.toSorted());
});

it('answers are as it says', async () => {
  await house.start();
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  const order = { game: 'guinote', options: { players: 2 }, opponents: null, public: true, name: 'Ann' };
  const seen = new Set<string>();
  const answered = async (method: 'GET' | 'POST', path: string, name: keyof typeof ANSWERS, body?: unknown) => {
    const answer = await ask(bo, method, path, body);
    const read = v.safeParse(ANSWERS[name], answer.body);
    expect(read.success ? [] : v.flatten(read.issues), `${method} ${path}`).toEqual([]);
    seen.add(name);
    return answer.body as never;
  };
  const { table } = (await answered('POST', '/api/tables', 'opened', order)) as { table: string };
  const { talk } = await house.join(bo, table);
  await house.join(ann, await house.open(ann, { ...order, clock: { baseMs: 1000, incrementMs: 0 } }));
  await answered('GET', '/api/tables/mine', 'mine');
  await answered('GET', '/api/tables/open', 'open');
  const { code } = (await answered('POST', `/api/tables/${table}/code`, 'code')) as { code: string };
  await answered('GET', `/api/codes/${code}`, 'found');
  await answered('POST', '/api/quick', 'quick', { game: 'guinote', players: 2 });
  await answered('POST', '/api/quick', 'quick', { game: 'mulle', speed: 'blitz' });
  await answered('GET', '/api/rules/guinote?lang=es', 'rules');
  await answered('GET', '/api/openapi.json', 'document');
  await answered('GET', '/api/privacy', 'privacy');
  await answered('GET', '/healthz', 'health');
  await answered('GET', '/api/blocks', 'blocks');
  for (const path of ['/api/nothing', '/api/codes/x', '/api/tables/open?from=x', `/api/tables/${table}/record`])
    await answered('GET', path, 'error');
  talk.say({ type: 'bot', intent: 'b', seat: 1, level: 'random' });
  for (;;) {
    const message = await talk.hear();
    if (message.type === 'step' && message.legal !== undefined) break;
  }
  talk.say({ type: 'resign', intent: 'r' });
  for (;;) {
    const message = await talk.hear();
    if (message.type === 'step' && message.outcome !== undefined) break;
  }
  await answered('GET', `/api/tables/${table}/record`, 'record');
  // Those of talk are looked at where people talk.
  expect([...seen, 'voice', 'reported'].toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
});

it('a kind of schema that nobody has described is an error, not a gap', () => {
  expect(() => jsonSchema(v.date())).toThrow('no JSON Schema is known for date');
  expect(() => jsonSchema(v.pipe(v.string(), v.email()))).toThrow('no JSON Schema is known for email');
  expect(jsonSchema(v.pipe(v.array(v.nullable(v.string())), v.maxLength(3)))).toEqual({
    type: 'array',
    items: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    maxItems: 3,
  });
});
