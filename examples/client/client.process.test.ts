// The example client plays whole matches of every game with a person, by the link of a table.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fastRandom } from '../../src/kernel/random.ts';
import { openHouse } from '../../src/server/testing/house.ts';
import { playToTheEnd } from '../../src/server/testing/visitor.ts';

const house = openHouse();
const CLIENT = join(import.meta.dirname, 'client.mjs');
const NO_FLOOD = { limits: { messages: { perSecond: 10_000, burst: 10_000 } } };

const run = (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  promisify(execFile)(process.execPath, [CLIENT, ...args]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );

it('has at most 80 lines, and imports nothing', () => {
  const source = readFileSync(CLIENT, 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  expect(source).not.toMatch(/^import|require\(/mu);
});

it.each([
  { game: 'guinote', options: { players: 2, partidasPerCoto: 1 } },
  { game: 'mulle', options: { players: 2 } },
  { game: 'mythos' },
  { game: 'highnoon', options: { quietLimit: 4 } },
])('plays $game to its end with a person', async (order) => {
  const { address } = await house.start(NO_FLOOD);
  const ann = await house.visitor();
  const table = await house.open(ann, { ...order, opponents: null, name: 'Ann' });
  const [end, { code, said }] = await Promise.all([
    playToTheEnd(ann, table, fastRandom(5), { answered: () => undefined, stepped: () => undefined }),
    run(`${address}/t/${table}`, 'Robby'),
  ]);
  expect(said).toContain('The match is over');
  expect(code).toBe(0);
  expect(end.seats[1]).toMatchObject({ sitter: { kind: 'person', name: 'Robby' } });
});

it('says what is wrong where there is no table or no seat', async () => {
  const { address } = await house.start();
  expect(await run()).toMatchObject({ code: 2, said: expect.stringContaining('Usage') as string });
  expect(await run('nonsense')).toMatchObject({ code: 2 });
  expect(await run(`${address}/t/nosuchtabl`)).toMatchObject({ code: 1 });
  const ann = await house.visitor();
  const full = await house.open(ann, { game: 'guinote', name: 'Ann' });
  expect(await run(`${address}/t/${full}`)).toMatchObject({ code: 1, said: 'There is no free seat.\n' });
});
