// Whole matches of every game at a terminal, in every language: each screen fits.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/presentation.ts';
import { columns } from '../terminal/columns.ts';
import { CLEAR } from '../terminal/pager.ts';
import { ALL_GAMES, ran } from '../testing/shell.ts';
import { phrasesIn } from '../text/phrases.ts';

describe.each(Object.keys(ALL_GAMES))('screens of %s', (id) => {
  // A match of HighNoon is over long after the last new screen: whoever makes no progress may go on for 200 actions.
  const shorter = id === 'highnoon' ? ['--option', 'quietLimit=20'] : [];
  // Numbers beyond what is legal, refusals and questions make the fullest screens.
  const script = Array.from({ length: 3000 }, (_, i) => ((i * 7) % 5) + 1).flatMap((n) => [`why ${n}`, `${n}`, '1']);

  test.each(LANGUAGES)('in %s fit 80×24 in whole matches', async (lang) => {
    const argv = ['play', id, '--lang', lang, '--name', 'Wilhelmina Alexandra', '--seed', lang, ...shorter];
    const piped = await ran(argv, { stdin: `${script.join('\n')}\n` });
    expect(piped.code).toBe(0);
    expect(piped.out.split('\n').filter((line) => columns(line) > 80)).toEqual([]);
    const typed = await ran(argv, { typed: script });
    expect(typed.code).toBe(0);
    const screens = typed.out.split(CLEAR).slice(1, -1);
    for (const screen of screens) {
      const lines = screen.split('\n');
      expect(lines.length).toBeLessThanOrEqual(24);
      expect(lines.filter((line) => columns(line) > 80)).toEqual([]);
      expect(['> ', `${phrasesIn(lang).nextDeal} `]).toContain(lines.at(-1));
    }
    expect(screens.length).toBeGreaterThan(4);
  });
});
