// A person at a terminal: windows of any size, pages, the last trick, deals that end, help with examples of the game.

import { describe, expect, test } from 'vitest';
import type { Size } from '../shell.ts';
import { ALL_GAMES, ran } from '../testing/shell.ts';
import { columns } from './columns.ts';

const CLEAR = '\u001b[H\u001b[2J';

const screensOf = async (
  argv: readonly string[],
  typed: readonly (string | Size)[],
  size?: Size,
): Promise<readonly string[]> => {
  const setting = { typed, env: { NO_COLOR: '1' }, ...(size === undefined ? {} : { size }) };
  return (await ran(['play', ...argv, '--lang', 'en'], setting)).out.split(CLEAR).slice(1);
};

const heightOf = (screen: string): number => screen.split('\n').length;
const widthOf = (screen: string): number => Math.max(...screen.split('\n').map(columns));

describe('the window', () => {
  test.each([
    [60, 20],
    [80, 24],
    [132, 43],
    [200, 60],
  ])('of %i × %i is used as it is', async (wide, high) => {
    for (const game of Object.keys(ALL_GAMES)) {
      const [screen = ''] = await screensOf([game, '--seed', 'x'], ['score'], { columns: wide, rows: high });
      expect(heightOf(screen)).toBeLessThanOrEqual(high);
      expect(widthOf(screen)).toBeLessThanOrEqual(wide);
      expect(screen).toContain('─'.repeat(wide - 1));
    }
  });

  test('is drawn again when its size changes, with the notice that stood there', async () => {
    const wide = { columns: 120, rows: 40 };
    const [, told = '', again = ''] = await screensOf(['whistle', '--seed', 'x'], ['zzz', wide]);
    expect(widthOf(told)).toBe(79);
    expect(widthOf(again)).toBe(119);
    expect(again).toContain(`"zzz" isn’t a number, card or action.`);
  });

  test('that is larger shows moves in words, a smaller one as actions, and none is left out', async () => {
    const argv = ['mulle', '--seed', '0'.repeat(63) + '3'];
    const [tall = ''] = await screensOf(argv, ['score'], { columns: 80, rows: 60 });
    const [usual = ''] = await screensOf(argv, ['score']);
    expect(tall).toMatch(/Build Ace of spades on .* \(build SA on DK\)/u);
    expect(usual).toContain('build SA on DK');
    expect(usual).not.toContain('(build SA on DK)');
    const { out } = await ran(['play', ...argv, '--json'], { stdin: '' });
    const turn = out.split('\n').find((line) => line.includes('"turn"')) ?? '{}';
    const { legal } = JSON.parse(turn) as { legal: readonly string[] };
    for (const screen of [tall, usual]) {
      for (const move of legal.keys()) expect(screen).toMatch(new RegExp(`\\b${move + 1}[)+]`, 'u'));
      expect(screen).not.toContain('more move');
    }
  });
});

describe('pages', () => {
  const argv = ['whistle', '--seed', 'x'];
  const small = { columns: 60, rows: 10 };

  test('turn with Enter and end with the text', async () => {
    const screens = await screensOf(argv, ['rules', '', '', '', '', '', '', '', ''], small);
    const pages = screens.filter((screen) => screen.includes('Enter for more, q to go back:'));
    expect(pages.length).toBeGreaterThan(1);
    expect(screens.some((screen) => screen.includes('Enter to go back:'))).toBe(true);
    for (const page of pages) expect(heightOf(page)).toBeLessThanOrEqual(10);
  });

  test.each(['q', 'Q', ' q '])('%j goes back to the table at once', async (typed) => {
    const [, page = '', table = ''] = await screensOf(argv, ['rules', typed], small);
    expect(page).toContain('Enter for more, q to go back:');
    expect(table).toContain('Your turn:');
  });

  test('are broken anew when the width changes', async () => {
    const [, , page = ''] = await screensOf(argv, ['rules', { columns: 100, rows: 30 }], small);
    expect(widthOf(page)).toBeGreaterThan(60);
    expect(page).toContain('WHI-1');
  });
});

describe('what just happened', () => {
  test('the last trick stays in sight, and so does the last move beside an answer', async () => {
    const screens = await screensOf(['whistle', '--seed', 'x'], ['1', 'zzz']);
    const [, next = '', answered = ''] = screens;
    expect(next).toMatch(/^Last trick: Player \w+, Cierzo \w+$/mu);
    const news = next.split('\n').filter((line) => line.startsWith('Cierzo: '));
    expect(news.length).toBeGreaterThan(0);
    expect(answered).toContain(`"zzz" isn’t a number`);
    expect(answered).toContain(/^Last trick: .*$/mu.exec(next)?.[0]);
    expect(answered).toContain(news.at(-1));
  });

  test('a deal that ends is shown with its last trick until Enter is pressed', async () => {
    const typed = Array.from({ length: 40 }, () => '1');
    const screens = await screensOf(['guinote', '--players', '2', '--seed', 'x'], typed);
    const end = screens.findIndex((screen) => screen.endsWith('Enter for the next deal: '));
    expect(end).toBeGreaterThan(0);
    expect(screens[end]).toMatch(/^Last trick: /mu);
    expect(screens[end]).toMatch(/^Stock +empty$/mu);
    expect(screens[end]).not.toContain('Your hand');
    expect(screens[end + 1]).toMatch(/Your (?:turn|hand)/u);
    expect(heightOf(screens[end] ?? '')).toBeLessThanOrEqual(24);
  });

  test('through a pipe nothing is waited for: a line is a move', async () => {
    const argv = ['play', 'guinote', '--players', '2', '--seed', 'x', '--lang', 'en', '--bot', 'greedy'];
    const { out } = await ran(argv, { stdin: '1\n'.repeat(40) });
    expect(out).not.toContain('Enter for the next deal');
    expect(out).toMatch(/^Deal 2 /mu);
  });
});

describe('the help', () => {
  const EXAMPLES: { readonly [game: string]: RegExp } = {
    guinote: /^ {2}play \d+[OCEB] +the same in full/mu,
    highnoon: /^ {2}(?:move|place) \S+.* +the same in full/mu,
    mulle: /^ {2}(?:build|take|discard) [SHDC]\w+.*\n? +the same in full/mu,
    mythos: /^ {2}(?:keep|mulligan|redraw) +the same in full/mu,
    whistle: /^ {2}play [SHDC]\w+ +the same in full/mu,
  };

  test.each(Object.keys(ALL_GAMES))('of %s has examples of that game, and fits a small window', async (game) => {
    const [, help = ''] = await screensOf([game, '--seed', 'x'], ['?'], { columns: 80, rows: 30 });
    expect(help).toMatch(EXAMPLES[game] ?? /^$/u);
    expect(help).not.toContain('{');
    // Only Guiñote has cards such as 4C.
    expect(/\b\d+[OCEB]\b/u.test(help)).toBe(game === 'guinote');
    for (const width of [40, 60]) {
      const [, narrow = ''] = await screensOf([game, '--seed', 'x'], ['?'], { columns: width, rows: 40 });
      expect(widthOf(narrow)).toBeLessThanOrEqual(width);
    }
  });
});

describe('what is typed', () => {
  test.each([
    ['guinote', 'play XX', '"XX" is no card; write rank and suit'],
    ['highnoon', 'move a', '"a" is no place; there are t0 to t6'],
    ['mulle', 'take', 'write take, a card, a colon and what it takes'],
    ['whistle', 'zzz', 'must read "play" and a card'],
  ])('in %s, %s is answered with what the game could not read', async (game, typed, why) => {
    const screens = await screensOf([game, '--seed', 'x'], [typed]);
    expect(screens[1]?.replaceAll(/\n */gu, ' ')).toContain(why);
  });

  test('shorter forms of actions are recorded as the game writes them', async () => {
    const { files } = await ran(['play', 'highnoon', '--seed', 'x', '--record', 'm.json'], { stdin: 'D\n' });
    const { steps } = JSON.parse(files.get('m.json') ?? '{}') as { steps: readonly string[] };
    expect(steps).toContain('0 0 draw');
    expect(steps.join('\n')).not.toContain('D');
  });

  test.each(['guinote', 'highnoon'])('lines without a move end the match after a while (%s)', async (game) => {
    const setting = { stdin: '\n'.repeat(5000) };
    // Without turns a rival goes on meanwhile; how it chooses does not matter here.
    const argv = ['play', game, '--bot', 'random', '--seed', 'x'];
    const { code, err, files } = await ran([...argv, '--record', 'm.json'], setting);
    expect([code, err]).toEqual([1, 'baize: no move in 1000 lines of input.\n']);
    expect(files.has('m.json')).toBe(true);
    const json = await ran([...argv, '--json'], setting);
    expect([json.code, json.err]).toEqual([1, expect.stringContaining('no move in 1000 lines')]);
  });
});

describe('a record', () => {
  const argv = ['play', 'whistle', '--seed', 'x', '--record', 'm.json'];
  const files = { 'm.json': 'precious' };

  test('never replaces a file', async () => {
    const { code, err, out, files: after } = await ran(argv, { stdin: '1\n'.repeat(5), files });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('m.json: already exists. Use --force to replace it, or choose another name.');
    expect(after.get('m.json')).toBe('precious');
  });

  test('replaces it with --force', async () => {
    const { code, files: after } = await ran([...argv, '--force'], { stdin: '1\n'.repeat(5), files });
    expect(code).toBe(0);
    expect(after.get('m.json')).toContain('"whistle"');
  });
});

describe('a hint', () => {
  test.each([
    ['en', 'hint', /Hint: Play .+\./u],
    ['es', 'pista', /Pista: .+\./u],
    ['sv', 'tips', /Tips: .+\./u],
    ['de', 'tipp', /Tipp: .+\./u],
    ['fr', 'indice', /Indice : .+\./u],
  ])('in %s is asked for by %s', async (lang, word, said) => {
    const { out } = await ran(['play', 'whistle', '--seed', 'x', '--lang', lang], { stdin: `${word}\n` });
    expect(out.replaceAll('\u00a0', ' ')).toMatch(said);
    expect(out).toMatch(/\d\s% ± \d/u);
  });

  test('makes no move: asked twice it is the same', async () => {
    const { out } = await ran(['play', 'whistle', '--seed', 'x', '--lang', 'en'], { stdin: 'hint\nhint\n' });
    const hints = out.match(/Hint: .*$/gmu) ?? [];
    expect(hints).toHaveLength(2);
    expect(hints[1]).toBe(hints[0]);
  });
});
