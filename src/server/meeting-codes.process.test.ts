// Codes over a real port: who gets one, whom it leads to the table, and how little guessing is worth.

import { expect, it } from 'vitest';
import { ask, openHouse } from './testing/house.ts';
import type { Visitor } from './testing/visitor.ts';

const house = openHouse();
const TWO = { game: 'guinote', options: { players: 2 }, opponents: null, name: 'Ann' };

const codeOf = async (visitor: Visitor, table: string): Promise<string> =>
  ((await ask(visitor, 'POST', `/api/tables/${table}/code`)).body as { readonly code: string }).code;

it('leads somebody with the code to the table, however it is typed, until every seat is taken', async () => {
  await house.start();
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  const table = await house.open(ann, TWO);
  await house.join(ann, table);
  const answer = await ask(ann, 'POST', `/api/tables/${table}/code`);
  expect(answer).toEqual({ status: 200, body: { code: expect.any(String) as string, validMs: 1_800_000 } });
  const code = await codeOf(ann, table);
  expect(answer.body).toMatchObject({ code });
  for (const typed of [code, code.toLowerCase(), `${code.slice(0, 3)}%20${code.slice(3)}`])
    expect(await ask(bo, 'GET', `/api/codes/${typed}`)).toEqual({ status: 200, body: { table } });
  const { talk } = await house.join(bo, table);
  talk.say({ type: 'sit', intent: 's', seat: 1, name: 'Bo' });
  while ((await talk.hear()).type !== 'seats');
  expect(await ask(bo, 'GET', `/api/codes/${code}`)).toMatchObject({ status: 404, body: { error: { at: 'code' } } });
  expect(await ask(ann, 'POST', `/api/tables/${table}/code`)).toMatchObject({ status: 409 });
});

it('is told to nobody but those who sit there', async () => {
  const { address } = await house.start();
  const [ann, bo] = [await house.visitor(), await house.visitor()];
  const table = await house.open(ann, TWO);
  const path = `/api/tables/${table}/code`;
  expect(await ask(ann, 'POST', path)).toMatchObject({ status: 404 });
  await house.join(ann, table);
  await house.join(bo, table);
  expect(await ask(bo, 'POST', path)).toMatchObject({ status: 404 });
  expect(await ask(ann, 'POST', '/api/tables/nosuchtabl/code')).toMatchObject({ status: 404 });
  const elsewhere = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { cookie: ann.cookie, origin: 'https://elsewhere.example' },
  });
  expect(elsewhere.status).toBe(403);
});

it.each(['BCDFG', 'BCDFGA', 'BCDFGHJ', '%00', '..%2Fmine', '💥', 'x'.repeat(90)])('%s is no code', async (typed) => {
  await house.start();
  const answer = await ask(await house.visitor(), 'GET', `/api/codes/${typed}`);
  expect(answer).toEqual({
    status: 400,
    body: { error: { at: 'code', message: 'must be six letters, such as BKR TWD' } },
  });
});

it('an address may try a few codes, then one every few seconds', async () => {
  let time = 1000;
  await house.start({ now: () => time, limits: { codeTriesPerAddress: { perSecond: 0.2, burst: 3 } } });
  // Another cookie is of no help.
  const guesses = async (): Promise<readonly number[]> => {
    const answers: number[] = [];
    for (let i = 0; i < 5; i++) answers.push((await ask(await house.visitor(), 'GET', '/api/codes/BCDFGH')).status);
    return answers;
  };
  expect(await guesses()).toEqual([404, 404, 404, 429, 429]);
  time += 5000;
  expect(await guesses()).toEqual([404, 429, 429, 429, 429]);
});

it('all addresses together may try no more than so many', async () => {
  const limits = { codeTriesPerAddress: { perSecond: 1, burst: 100 }, codeTries: { perSecond: 0.1, burst: 2 } };
  await house.start({ limits });
  const ann = await house.visitor();
  const answers: number[] = [];
  for (let i = 0; i < 4; i++) answers.push((await ask(ann, 'GET', '/api/codes/BCDFGH')).status);
  expect(answers).toEqual([404, 404, 429, 429]);
});

it('a player may ask for a few codes, then one every two seconds', async () => {
  await house.start({ now: () => 1000, limits: { newCodes: { perSecond: 1, burst: 2 } } });
  const ann = await house.visitor();
  const answers: number[] = [];
  for (let i = 0; i < 3; i++) answers.push((await ask(ann, 'POST', '/api/tables/nosuchtabl/code')).status);
  expect(answers).toEqual([404, 404, 429]);
});
