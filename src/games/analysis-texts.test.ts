// The words of every game's analysis: complete in each language, with a place for every value.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../kernel/presentation.ts';
import { REPORT_TEXTS } from '../kernel/report-texts.ts';
import { ANALYSIS_TEXTS as guinote } from './guinote/report.ts';
import { ANALYSIS_TEXTS as highnoon } from './highnoon/report.ts';
import { ANALYSIS_TEXTS as mulle } from './mulle/report.ts';
import { ANALYSIS_TEXTS as mythos } from './mythos/report.ts';

const TEXTS: { readonly [game: string]: { readonly [language in Language]: object } } = {
  'every game': REPORT_TEXTS,
  guinote,
  highnoon,
  mulle,
  mythos,
};

/** Every text of a language with the path that leads to it. */
const leaves = (value: object, path = ''): readonly (readonly [path: string, text: string])[] =>
  Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    typeof each === 'string' ? [[`${path}${key}`, each] as const] : leaves(each as object, `${path}${key}.`),
  );

const holes = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}/gu)].map(([hole]) => hole).toSorted((a, b) => (a < b ? -1 : 1));

/** What is the same word in English, by its path. */
const SHARED = ['no', 'phases.evaluation', 'details.points', 'findings.missions'];

const cases = Object.keys(TEXTS).flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe.each(cases)('%s in %s', (game, language) => {
  const english = new Map(leaves(TEXTS[game]?.en ?? {}));
  const own = leaves(TEXTS[game]?.[language] ?? {});

  test('nothing is missing, empty or left in English, and every value has its place', () => {
    expect(own.map(([path]) => path)).toEqual([...english.keys()]);
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
    const original = (path: string): string => english.get(path) as string;
    expect(own.map(([path, text]) => [path, holes(text)])).toEqual(own.map(([path]) => [path, holes(original(path))]));
    const same = own.filter(([path, text]) => text === original(path) && !SHARED.includes(path));
    expect(same.map(([path]) => path)).toEqual(
      language === 'en' ? [...english.keys()].filter((path) => !SHARED.includes(path)) : [],
    );
  });

  test('reasons are whole sentences', () => {
    const reasons = own.filter(([path]) => path.startsWith('reasons.'));
    expect(reasons.filter(([, text]) => !/^[\p{Lu}{].*\.$/u.test(text))).toEqual([]);
  });
});
