// Sentences of effects: both ways, the short form, and where a fault is.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/face.ts';
import { effectFault, type Effect } from '../effects.ts';
import { starter } from '../sets/shipped.ts';
import { parseEffect, printEffect, type Tongue } from './sentences.ts';

const NAMES = { groups: ['Red', 'Red Moon'], keywords: ['Elite'] };
const TONGUES: readonly Tongue[] = [...LANGUAGES, 'short'];

describe('effects as text', () => {
  test.each([
    ['MAIN ⚡ POWERUP 2', 'MAIN ⚡ Put 2 power on this character.'],
    ['AMBUSH ⚡ DRAW 1', 'AMBUSH ⚡ Draw 1 card.'],
    ['SCORE ⚡ DRAW 2', 'SCORE ⚡ Draw 2 cards.'],
    [
      'UPGRADE ⚡ DEFEAT ENEMY powerMax=3 atMission',
      'UPGRADE ⚡ Defeat an enemy character with power 3 or less on this mission.',
    ],
    ['MAIN ✖ POWER_BOOST -1 ALL_ENEMY group=Red Moon', 'MAIN ✖ Give -1 power to all enemy characters of Red Moon.'],
    [
      'MAIN ⚡ if no edge: may MOVE ANY then STEAL_CHAKRA 1',
      'MAIN ⚡ If you do not have the Edge, you may: move any other character. Then: steal 1 chakra.',
    ],
    ['MAIN ⚡ GAIN_CHAKRA 1 each hidden', 'MAIN ⚡ Gain 1 chakra for each hidden character of yours.'],
    ['✖ POWER_BOOST 1 powerMin=4', '✖ Give 1 power to every character here with power 4 or more.'],
  ])('[MYT-8.3] %s is %s', (brief, sentence) => {
    const effect = parseEffect(brief, 'en', NAMES);
    if (!effect.ok) throw new Error(effect.error.message);
    expect(printEffect(effect.value, 'en')).toBe(sentence);
    expect(printEffect(effect.value, 'short')).toBe(brief);
    expect(parseEffect(sentence, 'en', NAMES)).toEqual(effect);
  });

  test('[MYT-8.2] every line of the starter set in every language', () => {
    for (const { effects } of starter.cards) {
      for (const effect of effects) {
        for (const tongue of TONGUES) {
          expect(parseEffect(printEffect(effect, tongue), tongue, starter)).toEqual({ ok: true, value: effect });
        }
      }
    }
  });

  test('sentences read like Spanish', () => {
    const effect: Effect = { trigger: 'MAIN', timing: 'instant', action: 'DRAW', amount: 2, optional: true };
    expect(printEffect(effect, 'es')).toBe('MAIN ⚡ Si quieres: roba 2 cartas.');
  });

  test.each([
    ['MAIN ⚡ Put 2 power on a enemy character.', 24, "can't stand here"],
    ['MAIN ⚡ Draw two cards.', 13, 'a number'],
    ['MAIN ⚡ Defeat an enemy character of Blue.', 37, 'a group of the set (Red, Red Moon)'],
    ['MAIN ⚡ Draw 1 card. And more.', 21, 'expected'],
    ['PLAY ⚡ Draw 1 card.', 1, '"PLAY" is no trigger'],
    ['Draw 1 card.', 1, 'a line begins with'],
    ['MAIN ⚡ Put 2 power on', 22, 'too early'],
  ])('[MYT-8.4] %s → column %i', (text, column, message) => {
    const read = parseEffect(text, 'en', NAMES);
    expect(read).toMatchObject({ ok: false, error: { column, message: expect.stringContaining(message) as string } });
  });

  test.each([
    ['MAIN ✖ POWERUP 1', 'instant'],
    ['MAIN ⚡ POWER_BOOST 1', 'continuous'],
    ['MAIN ⚡ TAKE_CONTROL ANY', "can't have the target ANY"],
    ['MAIN ✖ PAYING_LESS 1 powerMax=2', 'no filter powerMax'],
    ['MAIN ⚡ LOOK_AT hidden group=Red', 'no filter group'],
    ['MAIN ⚡ POWERUP 0', 'number from 1'],
    ['MAIN ✖ POWER_BOOST -1 ALL_FRIENDLY', 'number from 1'],
    ['MAIN ⚡ DEFEAT ENEMY powerMax=2 powerMin=3', 'no character has'],
    ['MAIN ✖ may RETURN_TO_HAND', 'neither optional'],
    ['MAIN ⚡ DRAW 1 then POWER_BOOST 1', "can't follow"],
    ['✖ GAIN_CHAKRA 1', 'a trigger is missing'],
  ])('[MYT-8.1] %s is no legal cell: %s', (text, message) => {
    const read = parseEffect(text, 'short', NAMES);
    expect(read.ok ? effectFault(read.value, 'character') : read.error.message).toContain(message);
  });

  test.each([
    ['MAIN ✖ POWER_BOOST 1', 'jutsu', 'does not stay'],
    ['SCORE ⚡ DRAW 1', 'jutsu', 'MAIN lines only'],
    ['MAIN ⚡ DRAW 1', 'mission', 'SCORE lines only'],
    ['SCORE ⚡ POWERUP 1', 'mission', 'no SELF'],
    ['✖ POWER_BOOST 1 costMax=2', 'mission', 'no filter costMax'],
  ] as const)('[MYT-8.1] %s on a %s', (text, bearer, message) => {
    const read = parseEffect(text, 'short', NAMES);
    expect(read.ok ? effectFault(read.value, bearer) : '').toContain(message);
  });
});
