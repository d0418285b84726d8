// Mulle from the command line: scripts that play it, the judge, and the terminal table.

import { describe, expect, test } from 'vitest';
import { columns } from '../terminal/columns.ts';
import { ran } from '../testing/shell.ts';

const SEED = '0'.repeat(63) + '3';
const ones = '1\n'.repeat(200);

describe('headless runner', () => {
  test('a script plays a whole match; the record verifies, and its bots are honest', async () => {
    const script = `build SA on DK\ntake HA: build 14\n${ones}`;
    const args = ['play', 'mulle', '--seed', SEED, '--option', 'omgangar=1', '--bot', 'random', '--record', 'm.json'];
    const played = await ran(args, { stdin: script });
    expect(played.code).toBe(0);
    expect(played.out).toContain('build SA on DK');
    expect(played.out).toContain('Build of Player, locked [14]');
    expect(played.out).toContain('The match is over.');
    const files = { 'm.json': played.files.get('m.json') as string };
    expect((await ran(['verify', '--bots', 'm.json'], { files })).out).toMatch(
      /^m\.json: ok, mulle, 96 steps, bot 1 \(random\) same, /u,
    );
  });

  test('the same script gives the same record', async () => {
    const record = async (): Promise<string | undefined> =>
      (
        await ran(['play', 'mulle', '--seed', SEED, '--option', 'omgangar=1', '--record', 'm.json'], { stdin: ones })
      ).files.get('m.json');
    expect(await record()).toBe(await record());
  });

  test('four players, every frame fits 80 columns and 24 lines', async () => {
    const { code, out } = await ran(['play', 'mulle', '--seed', SEED, '--option', 'players=4'], { stdin: ones });
    expect(code).toBe(0);
    for (const frame of out.split(/^> .*$/mu)) {
      const lines = frame.replace(/^\n+/u, '').split('\n').slice(0, -1);
      expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(80);
    }
  });

  test('a refusal names its rule, and what is allowed instead', async () => {
    const { out } = await ran(['play', 'mulle', '--seed', SEED, '--bot', 'random'], {
      stdin: 'take HQ: C5+C6\ndiscard HQ\n',
    });
    expect(out).toContain('Not allowed: It doesn’t add up.');
    expect(out).toContain('Rule MUL-3.1');
    expect(out).toContain('Not allowed: It can take.');
    expect(out).toContain('Rule MUL-8.2');
  });

  test('the frame tells specials by their worth, builds by owner, lock and value', async () => {
    const { out } = await ran(['play', 'mulle', '--seed', SEED, '--bot', 'random'], { stdin: 'build SA on DK\n' });
    expect(out).toContain('1+ SA  Ace of spades = 14');
    expect(out).toMatch(/Build of Cierzo, open \[16\] +CQ Queen of clubs, H4 Four of hearts/u);
  });
});

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** A position of the last deal: whatever is not named has been taken by seat 1. */
const positionOf = (table: readonly object[], named: readonly string[], hands: readonly string[][]) => {
  const left = ['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.flatMap((rank) => [suit + rank, suit + rank]));
  for (const card of [...named, ...hands.flat()]) left.splice(left.indexOf(card), 1);
  const none = { mulles: [[], []], tabbar: [0, 0], totals: [0, 0] };
  return { turn: 0, table, hands, stock: [], captured: [[], left], ...none, lastTaker: 1, deal: 6, omgang: 1 };
};

describe('judge', () => {
  const judge = async (line: object) => {
    const { out } = await ran(['judge', 'mulle'], { stdin: `${JSON.stringify(line)}\n` });
    return JSON.parse(out) as { [key: string]: unknown };
  };

  test('the captures of a position, and one of them carried out with its groups written otherwise', async () => {
    const loose = ['S3', 'H4', 'C5', 'D2'];
    const build = { cards: ['H5', 'C2'], build: { owner: 1, value: 7, locked: false } };
    const table = [...loose.map((card) => ({ cards: [card] })), build];
    const position = positionOf(
      table,
      [...loose, 'H5', 'C2'],
      [
        ['C7', 'D9'],
        ['S7', 'HK'],
      ],
    );
    const asked = await judge({ position });
    expect((asked['legalActions'] as { [seat: string]: string[] })['0']).toContain('take C7: S3+H4, D2+C5, build 7');
    const taken = await judge({ position, seat: 0, action: 'take C7: build 7, C5+D2, S3+H4' });
    expect(taken).toMatchObject({ ok: true, legal: true, outcome: null });
    expect(taken['position']).toMatchObject({ table: [], tabbar: [1, 0], lastTaker: 0, turn: 1 });
  });

  test('a refusal with code, clause and words; a bad position with its place', async () => {
    const position = positionOf([{ cards: ['S3'] }, { cards: ['H4'] }], ['S3', 'H4'], [['C7'], ['S7']]);
    const refused = await judge({ position, seat: 0, action: 'discard C7' });
    expect(refused).toMatchObject({ ok: true, legal: false, code: 'can-capture', clause: 'MUL-8.2' });
    expect(refused['message']).toContain('Three of spades');
    const bad = await judge({ position: { ...position, turn: 5 } });
    expect(bad).toMatchObject({ ok: false, error: { at: 'position.turn' } });
  });
});
