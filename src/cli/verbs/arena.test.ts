// The arena: mirrored matches between named levels, a table and JSON, and clear words for what can't be played.

import { describe, expect, test } from 'vitest';
import { ran } from '../testing/shell.ts';

const TWO = ['arena', 'guinote', '--option', 'players=2', '--option', 'partidasPerCoto=1', '--seed', '7'];

describe('arena', () => {
  test('as JSON: one object, one entry per pairing', async () => {
    const argv = [...TWO, '--players', 'greedy,greedy@1,random', '--games', '4', '--json'];
    const { code, out } = await ran(argv);
    expect(code).toBe(0);
    const report = JSON.parse(out) as { readonly pairs: readonly { readonly [key: string]: unknown }[] };
    expect(Object.keys(report)).toEqual(['game', 'unit', 'pairs']);
    expect(report).toMatchObject({ game: 'guinote', unit: 'match' });
    expect(report.pairs.map(({ a, b, games }) => [a, b, games])).toEqual([
      ['greedy', 'greedy@1', 4],
      ['greedy', 'random', 4],
      ['greedy@1', 'random', 4],
    ]);
    for (const pair of report.pairs) {
      expect(Object.keys(pair)).toEqual(['a', 'b', 'games', 'win', 'low', 'high', 'msPerMove']);
      const { win, low, high, msPerMove } = pair as { [key: string]: number };
      expect(low).toBeLessThanOrEqual(win!);
      expect(high).toBeGreaterThanOrEqual(win!);
      expect(msPerMove).toBeGreaterThan(0);
    }
    expect((await ran(argv)).out).toBe(out);
  });

  test('as a table: pairings, then levels', async () => {
    const { code, out } = await ran([...TWO, '--players', 'greedy, random', '--games', '20']);
    expect(code).toBe(0);
    expect(out).toMatch(/^A +B +GAMES +A WINS +POINTS\ngreedy +random +20 +\d+\.\d % ± \d+\.\d +[+-]?\d/u);
    expect(out).toMatch(/^LEVEL +ELO +NODES +MS\/MOVE +WORST\ngreedy +[1-9]\d* +0 +\d.*\nrandom +0 /mu);
    expect(out).toMatch(/^seed 7$/mu);
  });

  test('a level with another budget', async () => {
    const argv = [...TWO, '--players', 'medium,medium:7', '--games', '2'];
    const { code, out } = await ran(argv);
    expect(code).toBe(0);
    expect(out).toMatch(/^medium +\d+ +120 /mu);
    expect(out).toMatch(/^medium:7 +\d+ +7 /mu);
    const json = await ran([...argv.with(-1, '20'), '--json']);
    const { pairs } = JSON.parse(json.out) as { readonly pairs: readonly { readonly win: number }[] };
    expect(pairs).toMatchObject([{ a: 'medium', b: 'medium:7' }]);
    expect(pairs[0]!.win).toBeGreaterThan(0.5);
  });

  test('two levels of any game, and both play both decks', async () => {
    const whistle = await ran(['arena', 'whistle', '--players', 'easy,random', '--games', '4', '--json']);
    expect([whistle.code, whistle.err]).toEqual([0, '']);
    const argv = ['arena', 'mythos', '--players', 'heuristic,random', '--games', '2', '--deck', 'tides', '--json'];
    expect(JSON.parse((await ran(argv)).out)).toMatchObject({ pairs: [{ games: 2 }] });
  });

  test.each([
    [['--players', 'greedy'], '--players must name 2 to 16 levels, not 1.'],
    [[], '--players must name levels with commas between them'],
    [['--players', 'greedy,,random'], '--players must name levels with commas between them'],
    [['--players', 'greedy,rando'], 'guinote has no bot "rando". Did you mean random?'],
    [['--players', 'greedy,greedy@7'], 'guinote has no bot "greedy@7".'],
    [['--players', 'greedy,greedy@2'], '--players names greedy@2 twice.'],
    [['--players', 'hard,hard:1200'], '--players names hard@4 twice.'],
    [['--players', 'hard,greedy:100'], "greedy searches nothing: it can't have 100 nodes."],
    [['--players', 'hard,hard:0'], 'hard can have 1 to 10000000 nodes per move, not 0.'],
    [['--players', 'hard,hard:x'], 'guinote has no bot "hard:x".'],
    [['--players', 'greedy,random', '--games', '3'], '--games must be even, not 3: each deal is played twice.'],
    [['--players', 'greedy,random', '--games', '0'], '--games must be a whole number from 2'],
    [['--players', 'greedy,random', '--preset', 'x'], 'guinote has no preset "x".'],
    [['--players', 'greedy,random', '--option', 'x=1'], 'guinote has no option "x".'],
    [['--players', 'greedy,random', '--deck', 'tides'], 'guinote has a fixed deck; --deck does not apply.'],
  ])('%j is refused with a reason', async (flags, message) => {
    const { code, out, err } = await ran(['arena', 'guinote', ...flags]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
