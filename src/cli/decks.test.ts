// `cards`, `deck`, and decks brought to a match.

import { describe, expect, test } from 'vitest';
import { ran } from './testing/shell.ts';

const SET = `set Mine
groups Red

${Array.from({ length: 15 }, (_, i) => `character Hero${i} — One\n  group Red; cost ${1 + (i % 5)}; power 2\n  MAIN ⚡ Draw 1 card.`).join('\n')}
mission One
mission Two
mission Three
`;
const DECK = `${Array.from({ length: 15 }, (_, i) => `2 Hero${i} — One`).join('\n')}\n1 One\n1 Two\n1 Three\n`;

describe('cards', () => {
  test('lint: a good set, and faults by line and column', async () => {
    expect(await ran(['cards', 'lint', 'mine.txt'], { files: { 'mine.txt': SET } })).toMatchObject({
      code: 0,
      out: expect.stringContaining('nothing to remark') as string,
    });
    const bad = await ran(['cards', 'lint', 'bad.txt'], { files: { 'bad.txt': `${SET}  SCORE ⚡ Fly away.\n` } });
    expect(bad).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^\d+:11: "Fly" can't stand here/u) as string,
    });
  });

  test('show and coverage, of the shipped set too, in a language', async () => {
    const shown = await ran(['cards', 'show', 'mine.txt', 'hero3', '--lang', 'es'], { files: { 'mine.txt': SET } });
    expect(shown).toMatchObject({ code: 0, out: 'Hero3 — One (Red, cost 4, power 2)\n  MAIN ⚡ Roba 1 carta.\n' });
    expect((await ran(['cards', 'show', '--short'])).out).toContain('MAIN ⚡ POWERUP 1 ANOTHER_FRIENDLY');
    expect((await ran(['cards', 'coverage'])).out).toContain('every action is used');
    const json = await ran(['cards', 'show', 'mine.txt', '--json'], { files: { 'mine.txt': SET } });
    const again = await ran(['cards', 'show', 'mine.json', '--lang', 'en'], { files: { 'mine.json': json.out } });
    expect(again.out).toContain('character Hero0 — One');
  });

  test('letters whose accents were typed apart are the same letters', async () => {
    const text = 'set Test\ngroups Été\nmission Île\ncharacter André\n  group Été; cost 1; power 1\n';
    const shown = await ran(['cards', 'show', 'x.txt', 'andré'], { files: { 'x.txt': text.normalize('NFD') } });
    expect(shown).toMatchObject({ code: 0, out: 'André (Été, cost 1, power 1)\n' });
  });

  test.each([
    [['cards', 'lnit', 'x'], 'Did you mean lint?'],
    [['cards', 'lint'], 'lint needs a file'],
    [['cards', 'lint', 'nothing.txt'], 'there is no such file'],
    [['deck', 'chekc', 'x'], 'Did you mean check?'],
    [['play', 'guinote', '--deck', 'x'], 'nobody brings cards to guinote'],
  ])('%j is bad usage', async (argv, message) => {
    expect(await ran(argv)).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
  });
});

describe('deck', () => {
  const files = { 'mine.txt': SET, 'deck.txt': DECK, 'odd.txt': `${DECK}1 Nobody\n3 Hero1 — Onee\n` };

  test('check tells unmatched lines one by one', async () => {
    expect((await ran(['deck', 'check', 'deck.txt', '--set', 'mine.txt'], { files })).out).toBe(
      'a legal deck of Mine\n',
    );
    const odd = await ran(['deck', 'check', 'odd.txt', '--set', 'mine.txt'], { files });
    expect(odd.code).toBe(1);
    expect(odd.out.split('\n').slice(0, 2)).toEqual([
      '19:3: "Nobody" is no card of Mine',
      '20:3: "Hero1 — Onee" is no card of Mine; did you mean Hero1 — One?',
    ]);
  });

  test('import and export are each other’s opposite', async () => {
    const json = await ran(['deck', 'import', 'deck.txt', '--set', 'mine.txt'], { files });
    const text = await ran(['deck', 'export', 'deck.json', '--set', 'mine.txt'], {
      files: { ...files, 'deck.json': json.out },
    });
    expect(text.out.replaceAll('\n\n', '\n')).toBe(DECK);
  });

  test('a set and decks of one’s own are played, and the record holds them', async () => {
    const argv = [
      'play',
      'mythos',
      '--set',
      'mine.txt',
      '--deck',
      'deck.txt',
      '--rival-deck',
      'deck.txt',
      '--record',
      'match.json',
    ];
    const left = await ran(argv, { files, stdin: 'keep\nquit\nyes\n' });
    const record = left.files.get('match.json') ?? '';
    expect(JSON.parse(record)).toMatchObject({ game: 'mythos', loadouts: [{ set: { name: 'Mine' } }, {}] });
    expect(await ran(['verify', 'match.json'], { files: { 'match.json': record } })).toMatchObject({ code: 0 });
    const large = {
      ...files,
      'large.txt': `${DECK}2 More — Cards\n`,
      'more.txt': `${SET}character More — Cards\n  group Red; cost 1; power 1\n`,
    };
    const tooMany = await ran(
      ['play', 'mythos', '--set', 'more.txt', '--deck', 'large.txt', '--rival-deck', 'deck.txt'],
      { files: large },
    );
    expect(tooMany).toMatchObject({ code: 2, err: expect.stringContaining('a deck has exactly 30') as string });
    const odd = await ran(['play', 'mythos', '--deck', 'odd.txt'], { files });
    expect(odd).toMatchObject({ code: 2, err: expect.stringContaining("The decks can't be played") as string });
  });
});
