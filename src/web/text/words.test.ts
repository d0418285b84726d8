// The words that are there: parts in use, a change of language, and packs that can't be loaded.

import { expect, test } from 'vitest';
import { openWords } from './words.ts';

type Spoken = 'en' | 'es' | 'sv';

const world = () => {
  const fetched: string[] = [];
  const broken = new Set<string>();
  let spoken: Spoken = 'en';
  const pack = (name: string) => async () => {
    fetched.push(name);
    await Promise.resolve();
    if (broken.has(name)) throw new Error(name);
  };
  const packs = Object.fromEntries(
    ['page', 'game'].map((part) => [
      part,
      Object.fromEntries(['en', 'es', 'sv'].map((language) => [language, pack(`${part} ${language}`)])),
    ]),
  );
  const words = openWords<Spoken>(packs, () => spoken);
  return { words, fetched, broken, speak: (language: Spoken) => (spoken = language) };
};

test('only what is in use is loaded, in the language that is spoken, and once', async () => {
  const { words, fetched } = world();
  await words.loadFirst('page', ['en']);
  expect(fetched).toEqual(['page en']);
  await Promise.all([words.load('game'), words.load('game')]);
  await words.load('game');
  expect(fetched).toEqual(['page en', 'game en']);
});

test('another language is there when all parts in use are', async () => {
  const { words, fetched } = world();
  await words.loadFirst('page', ['en']);
  await words.load('game');
  expect([words.has('en'), words.has('es')]).toEqual([true, false]);
  await words.change('es');
  expect(words.has('es')).toBe(true);
  expect(fetched.slice(2)).toEqual(['page es', 'game es']);
});

test('a part that comes into use during a change is loaded too', async () => {
  const { words } = world();
  await words.loadFirst('page', ['en']);
  const changing = words.change('es');
  const loading = words.load('game');
  await Promise.all([changing, loading]);
  expect(words.has('es')).toBe(true);
});

test('a part that is loaded while the language changes comes in the new one', async () => {
  const { words, speak, fetched } = world();
  const loading = words.load('game');
  speak('sv');
  await loading;
  expect(fetched).toEqual(['game en', 'game sv']);
});

test('a language that can’t be had fails, and a later try loads what is missing', async () => {
  const { words, broken, fetched } = world();
  await words.loadFirst('page', ['en']);
  await words.load('game');
  broken.add('game es');
  await expect(words.change('es')).rejects.toThrow('game es');
  expect(words.has('es')).toBe(false);
  broken.clear();
  await words.change('es');
  expect(fetched.slice(2)).toEqual(['page es', 'game es', 'game es']);
});

test('the first words come in the first language that can be had', async () => {
  const { words, broken } = world();
  broken.add('page sv').add('page en');
  expect(await words.loadFirst('page', ['sv', 'en', 'es'])).toBe('es');
  broken.add('page es');
  await expect(world().words.loadFirst('page', ['sv'])).resolves.toBe('sv');
});

test('without packs all words are there from the start', async () => {
  const words = openWords<Spoken>({}, () => 'en');
  await words.load('anything');
  expect([words.has('en'), words.has('sv')]).toEqual([true, true]);
});
