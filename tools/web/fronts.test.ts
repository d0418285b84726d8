// What the front page shows of the games: everything about each of them, in every language, without loading any.

import { expect, it } from 'vitest';
import { DECKS, GAMES, GUIDES, PRESENTATIONS } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/kernel/presentation.ts';
import { makeFronts } from './fronts.ts';
import { partOf } from './words.ts';

it('has a name, a sentence and a cover for every game in every language', async () => {
  const { fronts, words, covers } = await makeFronts(GAMES, LANGUAGES, GUIDES);
  expect(fronts.filter(({ teaches }) => teaches).map(({ id }) => id)).toEqual(Object.keys(GUIDES));
  expect(fronts.map(({ id }) => id)).toEqual(Object.keys(GAMES));
  expect(fronts.map(({ kind }) => kind)).toEqual(['tricks', 'race', 'open', 'lanes']);
  const files = new Set(covers.map(({ file }) => `/${file}`));
  for (const language of LANGUAGES) {
    for (const { id, counts, players } of fronts) {
      const { presentation } = await GAMES[id]!();
      const { name, blurb } = presentation.words(language);
      expect(words[language]?.[id]).toEqual({ name, blurb, cover: expect.any(String) as string });
      expect(files).toContain(words[language]?.[id]?.cover);
      expect(counts).toContain(players);
    }
  }
});

it('presentations apart from their rules say the same as those with them', async () => {
  expect(Object.keys(PRESENTATIONS)).toEqual(Object.keys(GAMES));
  for (const [id, load] of Object.entries(PRESENTATIONS)) {
    const [apart, { presentation }] = [await load(), await GAMES[id]!()];
    await apart.loadPreviews?.();
    expect(await DECKS[id]?.()).toBe(await presentation.deck());
    expect(Object.keys(apart).filter((key) => key !== 'loadPreviews')).toEqual(Object.keys(presentation));
    expect(Object.keys(apart.words('en'))).toEqual(Object.keys(presentation.words('en')));
    expect([apart.cover, apart.words('sv').blurb]).toEqual([presentation.cover, presentation.words('sv').blurb]);
  }
});

it('words belong to a game or its guide, to hints, to the page or a part of it', () => {
  const folders = [
    'games/whist/text/analysis',
    'games/whist/guide/text',
    'web/learn/text',
    'bots/whist/text',
    'bots/hints/text',
    'bots/text',
    'kernel/cards/text',
    'web/text',
    'web/replay/text',
    'web/room/text',
  ];
  const parts = ['whist', 'whist-guide', 'learn', 'hints', 'hints', 'page', 'page', 'page', 'replay', 'room'];
  expect(folders.map(partOf)).toEqual(parts);
});
