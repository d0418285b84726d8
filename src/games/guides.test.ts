// Every game's guide: lessons play to their end as they are told, and what they call wrong is refused by the clause they name.

import { describe, expect, test } from 'vitest';
import { guideFaults } from '../kernel/testing/guides.ts';
import { GAMES, GUIDES } from './index.ts';

describe.each(Object.keys(GUIDES))('the guide to %s', (id) => {
  test('plays as it is told, in every language', async () => {
    const [{ game, presentation }, guide] = [await GAMES[id]!(), await GUIDES[id]!()];
    expect(guideFaults(game, presentation, guide)).toEqual([]);
  });

  test('has wrong tries that the rules refuse', async () => {
    const { lesson } = await GUIDES[id]!();
    const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
    expect(steps.flatMap(({ wrong = [] }) => wrong).length).toBeGreaterThan(1);
    expect(steps.length).toBeGreaterThan(7);
  });
});
