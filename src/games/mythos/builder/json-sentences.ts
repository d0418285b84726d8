// Which sentence says what is wrong with a set as JSON.

import type { JsonFault, JsonWanted } from '../../../kernel/json-tree.ts';
import { nearest } from '../../../kernel/nearest.ts';
import { LIMITS } from '../deck-tools/report.ts';
import { visible } from '../language/sentences.ts';
import { said, type Said } from '../said.ts';
import { quoted } from '../sets/text-lines.ts';
import { saidOfJson, type FaultKey } from './json-said.ts';

/** The last name of a path, which sentences speak of. */
export const fieldOf = (at: string): string => at.slice(at.lastIndexOf('.') + 1);

const WANTED: { readonly [wanted in JsonWanted]: string } = {
  value: 'a value',
  name: 'a name in quotation marks',
  end: 'the end of the file',
  ',': '","',
  ':': '":"',
  '}': '"}"',
  ']': '"]"',
};

/** What is wrong with the text itself. */
export const saidOfText = ({ kind, found, wanted }: JsonFault): Said<FaultKey> => {
  const word = visible(found);
  switch (kind) {
    case 'other': {
      const listed = wanted.map((each) => WANTED[each]);
      const expected = { wanted: listed.join(' or ') };
      const why = found === '' ? saidOfJson('file-ends', expected) : said('word-here', { word, ...expected });
      return { ...why, values: { ...why.values, wanted: listed } };
    }
    case 'comma':
      return saidOfJson('last-comma');
    case 'open':
      return saidOfJson('text-open');
    case 'escape':
      return saidOfJson('bad-escape', { word });
    case 'sign':
      return saidOfJson('bad-sign', { word });
    case 'number':
      return saidOfJson('no-number', { word });
    case 'half':
      return saidOfJson('half-character');
    case 'twice':
      return said('twice', { name: quoted(found) });
    case 'deep':
      return saidOfJson('too-deep', { most: LIMITS.depth });
  }
};

/** What somebody wrote that is none of the words that may stand there. */
export const saidOfWord = (at: string, value: string, words: readonly string[]): Said<FaultKey> => {
  const near = nearest(value, words);
  const name = quoted(value);
  const what = at.endsWith('.group') ? 'group' : /\.keyword(?:s\[\d+\])?$/u.test(at) ? 'keyword' : undefined;
  if (what === undefined) {
    return near === undefined
      ? saidOfJson('value-unknown', { field: fieldOf(at), word: name, known: words.join(', ') })
      : said('word-near', { word: name, near });
  }
  if (near !== undefined) return said(`${what}-near`, { name, near });
  return words.length === 0
    ? saidOfJson(`${what}s-empty`, { name })
    : said(`${what}-unknown`, { name, known: words.join(', ') });
};

/** What there is too much of, by the list that it is in. */
export const saidOfLength = (at: string, most: number, count: number): Said<FaultKey> => {
  if (at === 'groups' || at === 'keywords') return said(`many-${at}`, { most });
  if (at === 'cards') return said('many-cards', { most });
  return at.endsWith('.effects') ? said('many-lines', { most }) : said('many-card-keywords', { most, count });
};

/** A name that no member here has; `near` is what may have been meant. */
export const saidOfName = (key: string, known: readonly string[], near: string | undefined): Said<FaultKey> =>
  near === undefined
    ? saidOfJson('name-unknown', { word: quoted(key), known: known.join(', ') })
    : said('word-near', { word: quoted(key), near });
