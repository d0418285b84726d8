// `cards`, `deck`, and decks brought to a match.

import { describe, expect, test } from 'vitest';
import { ran } from '../testing/shell.ts';

const SET = `set Mine
groups Red

${Array.from({ length: 15 }, (_, i) => `character Hero${i} — One\n  group Red; cost ${1 + (i % 5)}; power ${1 + (i % 5)}\n  MAIN ⚡ Draw 1 card.`).join('\n')}
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
      out: expect.stringMatching(/^bad\.txt:\d+:11: "Fly" can't stand here/u) as string,
    });
  });

  test('show and coverage, of the shipped set too, in a language', async () => {
    const shown = await ran(['cards', 'show', 'mine.txt', 'hero3', '--lang', 'es'], { files: { 'mine.txt': SET } });
    expect(shown).toMatchObject({ code: 0, out: 'Hero3 — One (Red, coste 4, poder 4)\n  MAIN ⚡ Roba 1 carta.\n' });
    const house = await ran(['cards', 'show', 'kaito', '--lang', 'en']);
    expect(house).toMatchObject({ code: 0, out: expect.stringMatching(/^Kaito — Scout \(Lantern, cost 2/u) as string });
    expect((await ran(['cards', 'show', '--short'])).out).toContain('MAIN ⚡ POWERUP 1 ANOTHER_FRIENDLY');
    expect((await ran(['cards', 'coverage'])).out).toContain('every action is used');
    const json = await ran(['cards', 'show', 'mine.txt', '--json'], { files: { 'mine.txt': SET } });
    const again = await ran(['cards', 'show', 'mine.json', '--lang', 'en'], { files: { 'mine.json': json.out } });
    expect(again.out).toContain('character Hero0 — One');
  });

  test('a file that is cut off says so', async () => {
    const cut = await ran(['cards', 'lint', 'cut.json'], { files: { 'cut.json': '{"name":"x"' } });
    expect(cut).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^the file is not JSON, or was cut off/u) as string,
    });
  });

  test('letters whose accents were typed apart are the same letters', async () => {
    const text = 'set Test\ngroups Été\nmission Île\ncharacter André\n  group Été; cost 1; power 1\n';
    const shown = await ran(['cards', 'show', 'x.txt', 'andré'], { files: { 'x.txt': text.normalize('NFD') } });
    expect(shown).toMatchObject({ code: 0, out: 'André (Été, cost 1, power 1)\n' });
  });

  test('without a file, the set that comes with the game is linted', async () => {
    expect(await ran(['cards', 'lint'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The Long Dusk: 120 cards .*\ncosts .*\nnothing to remark\n$/u) as string,
    });
  });

  test('a card is found by its name in the language, and has its flavour', async () => {
    const { out } = await ran(['cards', 'show', 'mariscal', '--lang', 'es']);
    expect(out).toMatch(/^Kaito — Marshal, Mariscal \(Farol, coste 7, .*Guardia, Anciano\)\n/u);
    expect(out).toContain('aliados con Guardia.');
    expect(out).toContain('“Cuando alza el farol, el camino entero se pone en pie.”');
  });

  test.each([
    ['en', 'kites: Kites, 30. movement and chakra'],
    ['de', 'kites: Drachen, 30. Bewegung und Chakra'],
  ])('the decks that come with the game say how they are played, in %s', async (lang, head) => {
    const { code, out } = await ran(['deck', 'list', '--lang', lang]);
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines).toContain(head);
    expect(lines.filter((line) => !line.startsWith('  '))).toHaveLength(5);
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test.each([
    [['cards', 'lnit', 'x'], 'Did you mean lint?'],
    [['deck', 'check'], 'Missing argument: FILE. Usage: baize deck check FILE'],
    [['deck', 'list', 'x'], 'list takes no file'],
    [['cards', 'lint', 'nothing.txt'], 'there is no such file'],
    [['cards', 'show', 'nothing.txt'], 'there is no such file'],
    [
      ['play', 'mythos', '--deck', 'tydes'],
      'tydes: there is no such file, nor a deck of that name. Did you mean tides?',
    ],
    [['deck', 'chekc', 'x'], 'Did you mean check?'],
    [['deck', 'check'], 'Missing argument: FILE. Usage: baize deck check FILE'],
    [['deck', 'random', 'x'], 'Unexpected argument "x".'],
    [['deck', 'random', '--faction', 'Tyde'], 'There is no faction "Tyde". Factions: '],
    [['deck', 'check', 'x', '--faction', 'Tide'], '--faction is for deck random, not for deck check.'],
    [['deck', 'draft', '--faction', 'Tide'], '--faction is for deck random, not for deck draft.'],
    [['deck', 'list', '--seed', '7'], '--seed is for deck random and deck draft, not for deck list.'],
    [['play', 'guinote', '--deck', 'x'], 'guinote has a fixed deck; --deck does not apply'],
  ])('%j is bad usage', async (argv, message) => {
    expect(await ran(argv)).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
  });
});

describe('deck random', () => {
  const files = { 'mine.txt': SET, 'few.txt': 'set Few\ngroups Red\nmission One\n', 'bad.txt': 'set\n' };

  test('a legal deck, the same for the same seed, of a faction', async () => {
    const argv = ['deck', 'random', '--faction', 'tide', '--seed', '7'];
    const { code, out, err } = await ran(argv);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^# a random deck of Tide, seed 7\n\d /u);
    expect((await ran(argv)).out).toBe(out);
    expect((await ran(['deck', 'random', '--faction', 'Tide', '--seed', '8'])).out).not.toBe(out);
    const checked = await ran(['deck', 'check', 'd.txt'], { files: { 'd.txt': out } });
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('groups    Tide 24') as string });
  });

  test('of any set and of all its factions, with a seed that is told', async () => {
    const { code, out } = await ran(['deck', 'random', '--set', 'mine.txt', '--preset', 'paper'], { files });
    expect([code, out.split('\n')[0]]).toEqual([0, '# a random deck, seed abababababab']);
    const checked = await ran(['deck', 'check', 'd.txt', '--set', 'mine.txt'], { files: { ...files, 'd.txt': out } });
    expect(checked.code).toBe(0);
  });

  test.each([
    ['few.txt', [], 'Few has too few cards: there are 0 cards; a deck has exactly 30\n'],
    ['bad.txt', [], 'bad.txt:1:1: '],
    ['bad.txt', ['--faction', 'Red'], 'bad.txt:1:1: '],
  ])('%s %j has none, and why is told', async (file, flags, message) => {
    const { code, out } = await ran(['deck', 'random', '--set', file, ...flags], { files });
    expect(code).toBe(1);
    expect(out).toContain(message);
  });
});

describe('deck draft', () => {
  test('a legal deck that a bot picked, the same for the same seed, of any set', async () => {
    const argv = ['deck', 'draft', '--seed', '7'];
    const { code, out, err } = await ran(argv);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^# a drafted deck, seed 7\n\d /u);
    expect((await ran(argv)).out).toBe(out);
    expect((await ran(['deck', 'draft', '--seed', '8'])).out).not.toBe(out);
    expect((await ran(['deck', 'check', 'd.txt'], { files: { 'd.txt': out } })).code).toBe(0);
    const files = { 'mine.txt': SET, 'few.txt': 'set Few\ngroups Red\nmission One\n' };
    const own = await ran(['deck', 'draft', '--set', 'mine.txt'], { files });
    expect(
      await ran(['deck', 'check', 'd.txt', '--set', 'mine.txt'], { files: { ...files, 'd.txt': own.out } }),
    ).toMatchObject({ code: 0 });
    expect(await ran(['deck', 'draft', '--set', 'few.txt'], { files })).toMatchObject({
      code: 1,
      out: expect.stringContaining('there are 0 cards') as string,
    });
  });
});

describe('a set of one’s own', () => {
  const files = {
    'mine.txt': SET,
    'deck.txt': DECK,
    'bad.txt': `${SET}  SCORE ⚡ Fly away.\n`,
    'few.txt': 'set Few\nmission One\n',
  };

  test('fuzz plays it, with random decks or given ones', async () => {
    const argv = ['fuzz', 'mythos', '--set', 'mine.txt', '--games', '3', '--seed', '7', '--json'];
    const drawn = await ran(argv, { files });
    expect(drawn).toMatchObject({ code: 0, err: '' });
    const given = await ran([...argv, '--deck', 'deck.txt', '--rival-deck', 'deck.txt'], { files });
    expect(given.code).toBe(0);
    expect(JSON.parse(given.out)).toMatchObject({ ok: true, games: 3 });
    expect(await ran(['fuzz', 'mythos', '--deck', 'random', '--rival-deck', 'tides', '--games', '2'])).toMatchObject({
      code: 0,
    });
    expect(await ran(['fuzz', 'guinote', '--set', 'mine.txt'], { files })).toMatchObject({ code: 2 });
  });

  test('play needs no deck for it', async () => {
    const left = await ran(['play', 'mythos', '--set', 'mine.txt', '--record', 'm.json'], {
      files,
      stdin: 'keep\nquit\nyes\n',
    });
    const record = left.files.get('m.json') ?? '';
    expect(JSON.parse(record)).toMatchObject({ loadouts: [{ set: { name: 'Mine' } }, {}] });
    expect(await ran(['verify', 'm.json'], { files: { 'm.json': record } })).toMatchObject({ code: 0 });
  });

  test('the terminal says what its effects do, at the table and in a replay', async () => {
    const polite = SET.replaceAll('Draw 1 card.', 'You may: draw 1 card.');
    const argv = ['play', 'mythos', '--set', 'mine.txt', '--lang', 'en', '--seed', 'x', '--record', 'm.json'];
    const played = await ran(argv, { files: { 'mine.txt': polite }, stdin: 'keep\n1\ndecline\nquit\nyes\n' });
    expect(played.out).toMatch(/^Hero\d+ — One: .*draw 1 card/mu);
    const record = played.files.get('m.json') ?? '';
    const step = (JSON.parse(record) as { steps: string[] }).steps.findIndex((text) => text.includes(' 0 decline'));
    const shown = await ran(['replay', 'm.json', '--step', `${step}`, '--lang', 'en'], { files: { 'm.json': record } });
    expect(shown.out).toMatch(/^Hero\d+ — One: .*draw 1 card/mu);
  });

  test.each([
    ['bad.txt', /set: 52:11: "Fly" can't stand here/u],
    ['few.txt', /few\.txt: .*there are 0 cards; a deck has exactly 30.*\bbaize cards lint few\.txt/su],
  ])('%s can’t be played, and why is told', async (file, message) => {
    const argv = ['play', 'mythos', '--set', file];
    expect(await ran(argv, { files })).toMatchObject({ code: 2, err: expect.stringMatching(message) as string });
  });

  test('judge takes it for positions that hold none', async () => {
    const position = {
      round: 1,
      edge: 0,
      turn: 0,
      chakra: [5, 5],
      points: [0, 0],
      decks: [[], []],
      hands: [['Hero1/One'], []],
      lanes: [{ mission: 'One', sides: [[], []] }],
      missionDeck: ['Two', 'Three', 'Two'],
    };
    const plain = await ran(['judge', 'mythos'], { stdin: JSON.stringify({ position }) });
    const own = await ran(['judge', 'mythos', '--set', 'mine.txt'], { files, stdin: JSON.stringify({ position }) });
    expect(plain).toMatchObject({ code: 2, out: expect.stringContaining('"ok":false') as string });
    expect(JSON.parse(own.out)).toMatchObject({
      ok: true,
      legalActions: { 0: expect.arrayContaining(['pass']) as string[] },
    });
    const bad = await ran(['judge', 'mythos', '--set', 'bad.txt'], { files });
    expect(bad).toMatchObject({ code: 2, err: expect.stringContaining('bad.txt: 52:11:') as string });
    expect(await ran(['judge', 'guinote', '--set', 'mine.txt'], { files })).toMatchObject({ code: 2 });
  });
});

describe('deck', () => {
  const files = { 'mine.txt': SET, 'deck.txt': DECK, 'odd.txt': `${DECK}1 Nobody\n3 Hero1 — Onee\n` };

  test('check tells unmatched lines one by one', async () => {
    expect((await ran(['deck', 'check', 'deck.txt', '--set', 'mine.txt'], { files })).out.split('\n')).toEqual([
      'a legal deck of Mine',
      'cards     30/30 (30 characters, 0 jutsu, 15 different)',
      'costs     1:6 2:6 3:6 4:6 5:6, 3.0 on average',
      'groups    Red 30',
      'missions  3/3 (One, Two, Three)',
      '',
    ]);
    const odd = await ran(['deck', 'check', 'odd.txt', '--set', 'mine.txt'], { files });
    expect(odd.code).toBe(1);
    expect(odd.out.split('\n').slice(0, 2)).toEqual([
      'odd.txt:19:3: "Nobody" is no card of Mine',
      'odd.txt:20:3: "Hero1 — Onee" is no card of Mine; did you mean Hero1 — One?',
    ]);
  });

  test('check says how far a deck is from a legal one', async () => {
    const off = `${DECK.replace('2 Hero3', '3 Hero3').replace('1 Two\n', '')}`;
    const checked = await ran(['deck', 'check', 'off.txt', '--set', 'mine.txt'], {
      files: { ...files, 'off.txt': off },
    });
    expect(checked.code).toBe(1);
    expect(checked.out.split('\n')).toEqual([
      'Hero3 — One is there 3 times, one too many; at most 2 of a card',
      'there are 31 cards; a deck has exactly 30',
      'there are 2 different missions; a deck has 3 different ones',
      'cards     31/30: one too many (31 characters, 0 jutsu, 15 different)',
      '          3× Hero3 — One: one too many',
      'costs     1:6 2:6 3:6 4:7 5:6, 3.0 on average',
      'groups    Red 31',
      'missions  2/3: 1 missing (One, Three); the set also has Two',
      '',
    ]);
  });

  test('check goes by the options of a match', async () => {
    const large = {
      'more.txt': `${SET}character More — Cards\n  group Red; cost 1; power 1\n`,
      'deck.txt': `${DECK}2 More - Cards\n`,
    };
    const check = (...more: readonly string[]) =>
      ran(['deck', 'check', 'deck.txt', '--set', 'more.txt', ...more], { files: large });
    expect(await check()).toMatchObject({ code: 1, out: expect.stringContaining('32/30: 2 too many') as string });
    for (const asked of [
      ['--preset', 'paper'],
      ['--option', 'deckSize=atLeast30'],
    ]) {
      expect(await check(...asked)).toMatchObject({ code: 0, out: expect.stringContaining('32/30–100 (') as string });
    }
    expect(await check('--preset', 'papre')).toMatchObject({
      code: 2,
      err: expect.stringContaining('paper?') as string,
    });
  });

  test('a deck of JSON with cards that are not in the set is no text', async () => {
    const json = JSON.stringify({ cards: { 'Hero1/One': 2, 'Nobody/Here': 1 }, missions: ['Nowhere'] });
    expect(
      await ran(['deck', 'export', 'd.json', '--set', 'mine.txt'], { files: { ...files, 'd.json': json } }),
    ).toMatchObject({
      code: 1,
      out: 'd.json:1:25: "Nobody/Here" is no id of a card of Mine\nd.json:1:54: "Nowhere" is no id of a card of Mine\n',
    });
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
