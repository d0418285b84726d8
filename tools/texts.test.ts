// Every text of every language: the same keys as in English, the same values, readable templates, the right plurals.

import { globSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatterIn, speaker } from '../src/kernel/text.ts';
import { flatTexts, textFaults } from '../src/kernel/testing/texts.ts';
import { LANGUAGES, type Language } from '../src/kernel/presentation.ts';

const ROOT = dirname(import.meta.dirname);

const folders = globSync('{src,examples}/**/text/**/en.ts', { cwd: ROOT }).map((file) =>
  dirname(file).replaceAll(sep, '/'),
);

const textsOf = async (folder: string, language: string): Promise<unknown> => {
  const file = (await import(join(ROOT, folder, `${language}.ts`))) as { readonly [name: string]: unknown };
  return file[language];
};

const files = folders.flatMap((folder) =>
  globSync(`{${LANGUAGES.join(',')}}.ts`, { cwd: join(ROOT, folder) }).map(
    (file): readonly [string, string, Language] => [`${folder}/${file}`, folder, basename(file, '.ts') as Language],
  ),
);

describe('texts', () => {
  test('are found', () => {
    expect(folders).toContain('examples/whistle/text');
    expect(folders).toContain('examples/quays/text');
    expect(folders).toContain('src/games/highnoon/text');
    expect(folders).toContain('src/kernel/report/text');
    expect(folders.filter((folder) => folder.endsWith('/analysis'))).toHaveLength(4);
  });

  test.each(files)('%s is in order', async (file, folder, language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const faults = textFaults(file, await textsOf(folder, language), pluralCategories, await textsOf(folder, 'en'));
    expect(faults).toEqual([]);
  });

  test.each(files.filter(([, , language]) => language === 'fr'))(
    '%s keeps double punctuation on the line of its word',
    async (_, folder) => {
      const texts = [...flatTexts(await textsOf(folder, 'fr')).values()];
      expect(texts.filter((text) => /\S [:;!?»]|« /u.test(text ?? ''))).toEqual([]);
    },
  );
});

/** What the analysis of a move says in the words of English, by key. */
const SHARED = [
  'refusal',
  'violation',
  'phases.evaluation',
  'findings.missions',
  'details.points',
  'details.hands',
  'details.ending',
  'details.cardsInHands',
  'details.phaseTransition',
];

const analysisFiles = files.filter(([, folder]) => /text\/analysis$|report\/text$/u.test(folder));

describe('texts of an analysis', () => {
  test.each(analysisFiles.filter(([, , language]) => language !== 'en'))(
    '%s leaves nothing in English',
    async (_, folder, language) => {
      const english = flatTexts(await textsOf(folder, 'en'));
      const own = [...flatTexts(await textsOf(folder, language))];
      expect(own.filter(([key, text]) => text === english.get(key) && !SHARED.includes(key))).toEqual([]);
    },
  );

  test.each(analysisFiles)('%s gives reasons in whole sentences', async (_, folder, language) => {
    const reasons = [...flatTexts(await textsOf(folder, language))].filter(([key]) => key.startsWith('reasons.'));
    expect(reasons.filter(([, text]) => !/^[\p{Lu}{].*\.$/u.test(text ?? ''))).toEqual([]);
  });
});

describe('Intl gives a language its plurals, numbers and lists', () => {
  const texts = (language: Language) => speaker(formatterIn(Intl, language)).text;
  const cards = '{n, plural, one {# carte} other {# cartes}}';

  test('plurals', () => {
    expect([0, 1, 2].map((n) => texts('fr')(cards, { n }))).toEqual(['0 carte', '1 carte', '2 cartes']);
    expect([0, 1, 2].map((n) => texts('es')(cards, { n }))).toEqual(['0 cartes', '1 carte', '2 cartes']);
    expect(texts('es')(cards, { n: 1_000_000 })).toMatch(/ cartes$/u);
  });

  test('numbers', () => {
    expect(LANGUAGES.map((language) => texts(language)('{n, number}', { n: 12_345 }).replace(/\s/u, ' '))).toEqual(
      LANGUAGES.map((language) => ({ en: '12,345', es: '12.345', sv: '12 345', de: '12.345', fr: '12 345' })[language]),
    );
  });

  test('lists', () => {
    const names = ['A', 'B', 'C'];
    expect(LANGUAGES.map((language) => texts(language)('{names, or}', { names }))).toEqual(
      LANGUAGES.map((language) => {
        const or = { en: 'or', es: 'o', sv: 'eller', de: 'oder', fr: 'ou' }[language];
        return `A, B ${or} C`;
      }),
    );
    expect(texts('es')('{names, and}', { names: ['A', 'B'] })).toBe('A y B');
  });
});
