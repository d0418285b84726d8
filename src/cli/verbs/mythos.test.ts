// Mythos at the terminal: names said once, outcomes said whole, what is printed on a card, and a pass that is always in sight.

import { describe, expect, test } from 'vitest';
import { defaultLevel, levelsOf } from '../../bots/index.ts';
import { ran } from '../testing/shell.ts';

const ARGV = ['play', 'mythos', '--seed', 'abc', '--lang', 'en', '--bot', 'heuristic'];
const TALL = { columns: 80, rows: 40 };
const CLEAR = '\u001b[H\u001b[2J';

const played = async (...typed: readonly string[]): Promise<string> =>
  (await ran(ARGV, { typed: [...typed, 'quit', 'yes'] })).out;

/** The screen after the last line, before `quit` asks and `yes` ends the match. */
const lastFrame = async (...typed: readonly string[]): Promise<readonly string[]> => {
  const frames = (await played(...typed)).split(CLEAR);
  return (frames.at(-3) ?? '').split('\n');
};

describe('mythos at the terminal', () => {
  test('the rival is the usual bot, not chance', async () => {
    const left = await ran(['play', 'mythos', '--record', 'm.json'], { stdin: 'keep\nquit\nyes\n' });
    expect(JSON.parse(left.files.get('m.json') ?? '')).toMatchObject({
      seats: [{}, { kind: 'bot', level: defaultLevel(await levelsOf('mythos'))?.id }],
    });
  });

  test('a card whose id spells its name is named once', async () => {
    const table = (await lastFrame('keep')).join('\n');
    expect(table).toContain('Kaito — Scout ◆2');
    expect(table).toContain('Player (you): 0 points  ·  Cierzo: 0 points');
    expect(table).toContain('The Long Bridge');
    expect(table).not.toContain('The_Long_Bridge');
    expect(table).not.toContain('Kest/Wrecker Kest');
  });

  test('a move that is too long for its line says its outcome, not its notation', async () => {
    const { out } = await ran(ARGV, { typed: ['keep'], size: TALL });
    expect(out.split('\n')).toContainEqual(
      expect.stringMatching(/^ 3\) Play Yuri — Quartermaster on D for 2 → Main: your characters of .*…$/u),
    );
    const whole = await ran(['play', 'mythos', '--seed', 'abc', '--lang', 'en'], { stdin: 'keep\nmoves\n' });
    expect(whole.out).toContain('your characters of Lantern cost\n    1 less (play Yuri/Quartermaster D)');
  });

  test('missions begin a line, decks share one, and at 80 × 24 all moves are listed, a pass among them', async () => {
    const table = await lastFrame('keep', '1', 'pass', 'pass');
    expect(table).toContainEqual(expect.stringMatching(/^Mission C \[2\]/u));
    expect(table).toContainEqual(
      expect.stringMatching(/Yuri\/Quartermaster: 1\) play D {2}2\) hide D {2}3\) play C {2}4\) hide C/u),
    );
    const last = Number(/(?<move>\d+)\) pass/u.exec(table.join('\n'))?.groups?.['move']);
    expect(last).toBeGreaterThan(15);
    const numbers = new Set(table.join('\n').match(/\d+(?=\))/gu));
    for (let move = 1; move <= last; move++) expect(numbers).toContain(String(move));
    const first = (await ran(ARGV, { typed: ['keep'], size: TALL })).out.split('\n');
    expect(first).toContainEqual(
      expect.stringMatching(/^Player: deck: 25 face down {2}\| {2}Cierzo: deck: 25 face down/u),
    );
  });

  test.each(['en', 'fr'])('the help in %s speaks of cards that are there, and fits the screen', async (lang) => {
    const { out } = await ran(['play', 'mythos', '--seed', 'abc', '--lang', lang], { stdin: 'keep\n?\n' });
    const help = out.slice(out.lastIndexOf('> ?')).split('\n');
    expect(help.join('\n')).not.toMatch(/\b[14]C\b/u);
    expect(help).toContainEqual(expect.stringMatching(/^ {2}play \S+\/\S+ D(?: {2}|$)/u));
    expect(help).toContainEqual(expect.stringMatching(/^ {2}(?:why \S+ — \S+|pourquoi \S+\/\S+)/u));
    for (const line of help) expect(line.length).toBeLessThanOrEqual(80);
  });

  test.each([
    ['yuri', 'Yuri/Quartermaster can do several things'],
    ['Kaito — Scout', 'Kaito/Scout can do several things'],
    ['card kaito', 'MAIN ⚡ Draw 1 card.'],
    ['card Long_Bridge', 'SCORE ⚡ Play a character costing 2 or less from your discard pile for 2 less.'],
    ['card marshal', '“When he raises the lamp, the whole road stands up.”'],
    ['card nobody', 'no card of The Long Dusk is named "nobody"'],
    ['why kaito', 'Play Kaito — Scout on D for 2 → Main: draw 1 card is allowed now.'],
    ['why 99', 'Type a number from 1 to'],
  ])('%s', async (typed, told) => {
    expect((await lastFrame('keep', typed)).join('\n')).toContain(told);
  });

  test('cards are read in the language of the table, and only where there are texts', async () => {
    const spanish = await ran(['play', 'mythos', '--seed', 'abc', '--lang', 'es'], { stdin: 'keep\ncarta kaito\n?\n' });
    expect(spanish.out).toContain('MAIN ⚡ Roba 1 carta.');
    expect(spanish.out).toContain('lo que pone en la carta X');
    const other = await ran(['play', 'guinote', '--lang', 'en'], { stdin: 'card x\n?\n' });
    expect(other.out).toContain('"x" isn’t a number, card or action');
    expect(other.out).not.toContain('what is printed');
  });
});
