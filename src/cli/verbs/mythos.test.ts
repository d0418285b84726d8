// Mythos at the terminal: names said once, outcomes said whole, what is printed on a card, and a pass that is always in sight.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultLevel, levelsOf } from '../../bots/index.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { ran } from '../testing/shell.ts';

// A set and a deck that never change, from a record: what is dealt here must not depend on the decks of the day.
const RECORD = new URL('../../../fixtures/first/records/mythos-digital.json', import.meta.url);
const [{ set, cards, missions }] = (JSON.parse(readFileSync(RECORD, 'utf8')) as { loadouts: [JsonObject] }).loadouts;
const LANTERNS = `Kaito — Scout, Kaito — Captain, Sen — Wick Keeper, Sen — Flame Keeper, Mara — Bell Ringer, Tomo — Torchbearer,
Ilva — Oathsworn, Brann — Gate Warden, Yuri — Quartermaster, Hale — Drummer, Rook — Recruiter, Ash — Ember Spirit, Dov — Peddler,
Ember Oath, Second Wind`;
const FILES = {
  'set.json': JSON.stringify(set),
  'tides.json': JSON.stringify({ cards, missions }),
  'lanterns.txt': [
    ...LANTERNS.split(/,\s/u).map((name) => `2 ${name}`),
    ...['The Sunken Bell', 'Lantern Road', 'Quiet Shrine'].map((name) => `1 ${name}`),
  ].join('\n'),
};

const argvIn = (lang: string): readonly string[] =>
  `play mythos --seed abc --lang ${lang} --bot heuristic --set set.json --deck lanterns.txt --rival-deck tides.json`.split(
    ' ',
  );
const ARGV = argvIn('en');
const TALL = { columns: 80, rows: 40 };
const CLEAR = '\u001b[H\u001b[2J';

const played = async (...typed: readonly string[]): Promise<string> =>
  (await ran(ARGV, { typed: [...typed, 'quit', 'yes'], files: FILES })).out;

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
    const { out } = await ran(ARGV, { typed: ['keep'], size: TALL, files: FILES });
    expect(out.split('\n')).toContainEqual(
      expect.stringMatching(/^ 3\) Play Ash — Ember Spirit on D for 2 → Main: return .*…$/u),
    );
    const whole = await ran(ARGV, { stdin: 'keep\nmoves\n', files: FILES });
    expect(whole.out).toContain('return this character to hand at\n    the end of the round (play Ash/Ember_Spirit D)');
  });

  test('missions begin a line, decks share one, and at 80 × 24 all 22 moves are listed, a pass among them', async () => {
    const table = await lastFrame('keep', '1', 'pass', 'pass');
    expect(table).toContainEqual(expect.stringMatching(/^Mission C \[2\]/u));
    expect(table).toContain('Sen/Wick_Keeper: 13) play D  14) hide D  15) play C  16) hide C');
    const numbers = new Set(table.join('\n').match(/\d+(?=\))/gu));
    for (let move = 1; move <= 22; move++) expect(numbers).toContain(String(move));
    expect(table.join('\n')).toMatch(/22\) pass/u);
    const first = (await ran(ARGV, { typed: ['keep'], size: TALL, files: FILES })).out.split('\n');
    expect(first).toContainEqual(
      expect.stringMatching(/^Player: deck: 25 face down {2}\| {2}Cierzo: deck: 25 face down/u),
    );
  });

  test.each(['en', 'fr'])('the help in %s speaks of cards that are there, and fits the screen', async (lang) => {
    const { out } = await ran(argvIn(lang), { stdin: 'keep\n?\n', files: FILES });
    const help = out.slice(out.lastIndexOf('> ?')).split('\n');
    expect(help.join('\n')).not.toMatch(/\b[14]C\b/u);
    expect(help).toContainEqual(expect.stringMatching(/^ {2}play \S+\/\S+ D(?: {2}|$)/u));
    expect(help).toContainEqual(expect.stringMatching(/^ {2}(?:why \S+ — \S+|pourquoi \S+\/\S+)/u));
    for (const line of help) expect(line.length).toBeLessThanOrEqual(80);
  });

  test.each([
    ['kaito', 'Kaito/Scout can do several things'],
    ['Kaito — Scout', 'Kaito/Scout can do several things'],
    ['card kaito', 'MAIN ⚡ Draw 1 card.'],
    ['card Long_Bridge', 'SCORE ⚡ You may move another friendly character on this mission.'],
    ['card oathsworn', '“She swore it aloud, so that somebody would remind her.”'],
    ['card nobody', 'no card of Lanterns and Tides is named "nobody"'],
    ['why kaito', 'Play Kaito — Scout on D for 2 → Main: draw 1 card is allowed now.'],
    ['why 99', 'Type a number from 1 to'],
  ])('%s', async (typed, told) => {
    expect((await lastFrame('keep', typed)).join('\n')).toContain(told);
  });

  test('cards are read in the language of the table, and only where there are texts', async () => {
    const spanish = await ran(argvIn('es'), { stdin: 'keep\ncarta kaito\n?\n', files: FILES });
    expect(spanish.out).toContain('MAIN ⚡ Roba 1 carta.');
    expect(spanish.out).toContain('Kaito — Scout, Explorador (Farol, coste 2, poder 2, Guardia)');
    expect(spanish.out).toContain('lo que pone en la carta X');
    const other = await ran(['play', 'guinote', '--lang', 'en'], { stdin: 'card x\n?\n' });
    expect(other.out).toContain('"x" isn’t a number, card or action');
    expect(other.out).not.toContain('what is printed');
  });
});
