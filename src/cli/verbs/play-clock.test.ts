// `baize play --speed`: a clock at the terminal, what it shows, and what being late costs.

import { describe, expect, test } from 'vitest';
import { ran } from '../testing/shell.ts';

const GUINOTE = ['play', 'guinote', '--players', '2', '--bot', 'random', '--seed', 'clock', '--record', 'r.json'];

/** Always the first move there is; a deal's end is left by the same key. */
const firstMoves = (count: number): readonly string[] => Array.from({ length: count }, () => '1');

describe('in time', () => {
  test('the prompt says how much there is, and the record verifies', async () => {
    const { out, files } = await ran([...GUINOTE, '--speed', 'blitz'], { typed: firstMoves(30) });
    expect(out).toContain('(7 s + 20 s)');
    const record = files.get('r.json') ?? '';
    expect(JSON.parse(record)).toMatchObject({ format: 2, names: { you: 'Player' } });
    const verified = await ran(['verify', 'r.json', '--bots'], { files: { 'r.json': record } });
    expect(verified).toMatchObject({ code: 0 });
    expect(record).not.toContain('!flag');
  });

  test('without a speed the record is as it was', async () => {
    const { out, files } = await ran(GUINOTE, { typed: firstMoves(3) });
    expect(out).not.toContain(' s + ');
    expect(JSON.parse(files.get('r.json') ?? '')).toMatchObject({ format: 1 });
  });
});

describe('too late', () => {
  test('[GUI-12.5] each answer costs a partida, until the coto is lost; the record verifies', async () => {
    const { out, files, code } = await ran([...GUINOTE, '--speed', 'blitz'], { typed: firstMoves(60), tickMs: 20_000 });
    const record = files.get('r.json') ?? '';
    const { steps } = JSON.parse(record) as { readonly steps: readonly string[] };
    expect(steps.filter((step) => step.endsWith(' 0 !flag part'))).toHaveLength(3);
    expect(out).toContain('Player has no time left.');
    expect(code).toBe(0);
    expect(await ran(['verify', 'r.json'], { files: { 'r.json': record } })).toMatchObject({ code: 0 });
  });

  test('[MYT-5.7] where there are no parts it costs the match', async () => {
    const args = ['play', 'mythos', '--deck', 'tides', '--bot', 'random', '--speed', 'blitz', '--record', 'r.json'];
    const { files } = await ran(args, { typed: firstMoves(10), tickMs: 120_000 });
    const { steps } = JSON.parse(files.get('r.json') ?? '') as { readonly steps: readonly string[] };
    expect(steps.filter((step) => step.includes('!flag'))).toEqual([expect.stringMatching(/ 0 !flag$/u)]);
  });
});

test.each([
  [['play', 'guinote', '--speed', 'bullet'], '--speed must be one of relaxed, normal, blitz, not "bullet".'],
  [['play', 'highnoon', '--speed', 'blitz'], '--speed does not go with highnoon: nobody has a turn in it.'],
])('%j is refused', async (argv, why) => {
  const { code, err } = await ran(argv, { typed: [] });
  expect(code).toBe(2);
  expect(err).toContain(why);
});
