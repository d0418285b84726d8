// The terminal's games speak with the plurals and lists of the language that was chosen.

import { expect, test } from 'vitest';
import { ran } from '../testing/shell.ts';

const cards = (deck: string): string[] =>
  [...'CDHS'].flatMap((suit) =>
    Array.from({ length: 13 }, (_, i) => `${deck}:${suit}:${String(i + 1).padStart(2, '0')}`),
  );

const none = { stock: [], tableau: [[], [], [], [], [], [], []] };
const waste = [...cards('d0').filter((card) => card !== 'd0:C:01' && card !== 'd0:C:05'), 'd0:C:05'];
const position = {
  mode: 'split',
  players: [
    { ...none, waste, score: 1, placed: 1 },
    { ...none, waste: cards('d1'), score: 0, placed: 0 },
  ],
  foundations: [['d0:C:01'], [], [], [], [], [], [], []],
};

test.each([
  ['en', 'Two of clubs or Ace of clubs.'],
  ['es', 'Dos de tréboles o As de tréboles.'],
  ['sv', 'Klöver två eller Klöver ess.'],
  ['de', 'Kreuz-Zwei oder Kreuz-Ass.'],
  ['fr', 'Deux de trèfle ou As de trèfle.'],
])('a judge joins cards as %s does', async (language, expected) => {
  const stdin = `${JSON.stringify({ position, seat: 0, action: 'place waste' })}\n`;
  const { out } = await ran(['judge', 'highnoon', '--lang', language], { stdin });
  expect((JSON.parse(out) as { message: string }).message).toContain(expected);
});
