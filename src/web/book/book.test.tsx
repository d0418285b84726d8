// The rule book: chapters and clauses are found, by refusals too; presets mark what they change; a try gets the verdict of the rules.
// @vitest-environment happy-dom

import { render } from 'preact';
import { expect, test } from 'vitest';
import { GAMES, GUIDES } from '../../games/index.ts';
import { CardArtContext } from '../CardView.tsx';
import { PLAIN_DECK } from '../art.ts';
import { differencesOf, notesIn, optionsNamed } from './clause-notes.tsx';
import { chaptersOf, findIn } from './finding.ts';
import { TryIt } from './TryIt.tsx';

const module = await GAMES['guinote']!();
const guide = await GUIDES['guinote']!();
const words = module.presentation.words('en');
/** A few clauses as the rule book has them. */
const source = `# Guiñote

## 4. Tricks

- **GUI-4.2** The highest trump takes the trick; without trumps, the highest card of the suit led.

## 6. Arrastre

- **GUI-6.2** Whoever follows must beat the winning card with a card of the suit led, if that suit is winning and they can.
- **GUI-6.8** Option \`underTrump: forced\`: whoever has no trump that wins must play a trump all the same.

## 7. Cantes

- **GUI-7.1** Rey and sota of one suit in one hand may be sung. Option \`cantePair: rey-caballo\`: rey and caballo instead.

## 9. The last trick

- **GUI-9.1** The last trick of a hand is worth ten more: _las diez de últimas_.
`;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('chapters are those of the text, in its order', () => {
  const titles = chaptersOf(source).map(({ title }) => title);
  expect(titles).toContain('6. Arrastre');
  expect(titles.indexOf('6. Arrastre')).toBeLessThan(titles.indexOf('7. Cantes'));
});

test('clauses are found by number, by words without accents, and by the code or title of a refusal', () => {
  const clauses = (asked: string) => findIn(source, asked, words, guide.book.refusals).map(({ clause }) => clause);
  expect(clauses('GUI-6.2')).toEqual(['GUI-6.2']);
  expect(clauses('diez de ultimas')).toContain('GUI-9.1');
  expect(clauses('must-trump').slice(0, 2)).toEqual(['GUI-6.4', 'GUI-6.8']);
  expect(clauses('you must beat')[0]).toBe('GUI-6.2');
  expect(clauses('x')).toEqual([]);
  expect(clauses('no such words')).toEqual([]);
});

test('the usual preset changes nothing, another marks the clauses of its options', () => {
  const { game } = module;
  expect(differencesOf(game, game.options.preset).size).toBe(0);
  const changed = differencesOf(game, 'validator');
  expect(changed.get('cantePair')).toBe('rey-caballo');
  expect(optionsNamed(source, [...changed.keys()]).get('GUI-7.1')).toEqual(['cantePair']);
  const notesOf = notesIn({ module, guide, told: guide.words('en'), words, preset: 'validator', source });
  expect([notesOf('GUI-7.1')?.class, notesOf('GUI-4.2')]).toEqual(['differs', undefined]);
});

test('a try is judged by the rules', async () => {
  const example = guide.book.examples.find(({ id }) => id === 'beat')!;
  const root = document.createElement('div');
  const Shown = () => (
    <CardArtContext.Provider value={{ deck: PLAIN_DECK, words }}>
      <TryIt module={module} example={example} words={words} caption="Which?" />
    </CardArtContext.Provider>
  );
  render(<Shown />, root);
  const press = async (action: string): Promise<string> => {
    root.querySelector<HTMLElement>(`[data-try="${action}"]`)?.click();
    await settle();
    return root.querySelector('.ruling')?.textContent ?? '';
  };
  expect(await press('play 6C')).toContain('You must beat it');
  expect(await press('play 2O')).toContain('GUI-6.1');
  expect(await press('play 1C')).toBe('Allowed.');
  render(null, root);
});
