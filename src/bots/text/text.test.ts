// Every level that a player may meet has a name, a strength and a sentence in every language.

import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { LANGUAGES } from '../../kernel/presentation.ts';
import { speaker, PLAIN_FORMATTER } from '../../kernel/text.ts';
import { levelsOf, shippedLevels } from '../index.ts';
import { MOST_BARS, strengthOf } from '../strength.ts';
import { aboutLevel, LEVEL_TEXTS } from './index.ts';

const games = [...Object.keys(GAMES), 'whistle'];
const { text } = speaker(PLAIN_FORMATTER);

describe.each(LANGUAGES)('%s', (language) => {
  const texts = LEVEL_TEXTS[language];

  test.each(games)('has a name and a sentence for every level of %s', async (game) => {
    for (const { id } of await shippedLevels(game)) {
      expect(texts.botLevel).toContain(` ${id} {`);
      expect(Object.keys(texts.aboutLevel)).toContain(id);
      expect(aboutLevel(texts, id)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('names a level that it does not know as it is called', () => {
    expect(text(texts.botLevel, { level: 'grand' })).toContain('grand');
    expect(aboutLevel(texts, 'constructor')).toBe(texts.aboutLevel.other);
  });
});

test.each(games)('%s: stronger levels have more bars, random none', async (game) => {
  const bars = (await levelsOf(game)).map(({ id }) => strengthOf(id));
  expect(bars).toEqual(bars.toSorted((a, b) => a - b));
  expect(bars[0]).toBe(0);
  expect(Math.max(...bars)).toBeLessThanOrEqual(MOST_BARS);
  expect(bars.slice(1).every((each) => each > 0)).toBe(true);
});
