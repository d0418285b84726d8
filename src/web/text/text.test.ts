// The languages of the interface: the first one is chosen sensibly, and every sentence of each is there.
// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { levelsOf } from '../../bots/index.ts';
import { GAMES } from '../../games/index.ts';
import { chooseTongue, firstTongue, text, TONGUES } from './index.ts';

test('remembered first, then what the browser wants, then English', () => {
  expect(firstTongue('sv', ['de-DE'])).toBe('sv');
  expect(firstTongue(null, ['pt-BR', 'fr-CA', 'en'])).toBe('fr');
  expect(firstTongue('constructor', ['pt'])).toBe('en');
});

test.each(TONGUES.filter(([id]) => id !== 'en'))(
  '%s has a word of its own for every level of every game',
  async (id) => {
    chooseTongue(id);
    for (const game of Object.keys(GAMES)) {
      for (const level of await levelsOf(game)) expect(text.value.botLevel(level.id)).not.toContain(level.id);
    }
  },
);

test.each(TONGUES)('%s says everything', (id) => {
  chooseTongue(id);
  const t = text.value;
  expect(document.documentElement.lang).toBe(id);
  const said = [
    t.players([2, 4]),
    t.players([2]),
    t.players([1]),
    t.cards(1),
    t.cards(3),
    t.stock('Z', 1, 'K'),
    t.handCard('K', 'legal', 1, 6),
    t.botLevel('greedy'),
    t.botLevel('expert'),
    t.changes(1),
    t.changes(2),
    t.dropped(undefined),
    t.dropped(9),
    t.allOptions(17),
    t.whoSits(2),
    t.unit('K', 3, 1),
    t.unit('K', undefined, 2),
    t.showCard('K'),
    t.costsNow(2),
    t.lineNumber(3),
    t.cardsOf(31, '30'),
    t.moreLines(2),
    t.minutes(2),
    t.noProgress('0:45'),
    t.startsIn(1),
    t.startsIn(3),
    ...Object.values(t.paces),
    t.tooLong(8000),
    t.answer['bad-deck'],
    ...t.keyList.map(([, what]) => what),
    ...Object.values(t).filter((each) => typeof each === 'string'),
  ];
  for (const sentence of said) expect(sentence).toMatch(/^(?!.*(?:undefined|NaN|\[object)).+$/u);
  expect(t.players([2, 4])).toMatch(/2 .+ 4 /u);
  expect(t.keyList.map(([key]) => key).slice(3)).toEqual(['W', 'L', 'S', 'T', 'B', 'Z', 'R', 'I', '?']);
});
