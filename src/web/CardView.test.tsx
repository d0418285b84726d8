// Cards in running text.
// @vitest-environment happy-dom

import { render } from 'preact';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { plain } from '../kernel/presentation.ts';
import { PLAIN_DECK } from './art.ts';
import { CardArtContext, RichText } from './CardView.tsx';

const module = await GAMES['mulle']?.();
if (module === undefined) throw new Error('the registry has no Mulle');
const words = module.presentation.words('en');

test('what follows a card directly never begins a line; nothing is lost or doubled', () => {
  const root = document.createElement('div');
  const text = [
    'Take with ',
    { card: 'S9' },
    ': ',
    { card: 'S2' },
    '+',
    { card: 'C7' },
    ', ',
    { card: 'C9' },
    ' · 1 mulle',
  ];
  render(
    <CardArtContext.Provider value={{ deck: PLAIN_DECK, words }}>
      <RichText text={text} />
    </CardArtContext.Provider>,
    root,
  );
  expect(root.textContent).toBe(plain(text, words.card));
  expect([...root.querySelectorAll('.unbroken')].map((each) => each.textContent)).toEqual([
    `${words.card('S9')}:`,
    `${words.card('S2')}+`,
    `${words.card('C7')},`,
  ]);
});
