// Sentences of effects: both ways, the short form, and where a fault is.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/presentation.ts';
import { effectFault, type Effect } from '../effects/effects.ts';
import { dusk, starter } from '../sets/shipped.ts';
import { lineFault } from './places.ts';
import { parseEffect, printEffect, readEffect, type TextForm } from './sentences.ts';

const NAMES = { groups: ['Red', 'Red Moon'], keywords: ['Elite'] };
const TEXT_FORMS: readonly TextForm[] = [...LANGUAGES, 'short'];

describe('effects as text', () => {
  test.each([
    ['MAIN ⚡ POWERUP 2', 'MAIN ⚡ Put 2 power on this character.'],
    ['AMBUSH ⚡ DRAW 1', 'AMBUSH ⚡ Draw 1 card.'],
    ['SCORE ⚡ DRAW 2', 'SCORE ⚡ Draw 2 cards.'],
    [
      'UPGRADE ⚡ DEFEAT ENEMY powerMax=3 atMission',
      'UPGRADE ⚡ Defeat an enemy character with power 3 or less on this mission.',
    ],
    ['MAIN ✖ POWER_BOOST -1 ALL_ENEMY group=Red Moon', 'MAIN ✖ Give −1 power to all enemy characters of Red Moon.'],
    [
      'MAIN ⚡ if no edge: may MOVE ANY then STEAL_CHAKRA 1',
      'MAIN ⚡ If you do not have the Edge, you may move another character. Then steal 1 chakra.',
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

  test.each([starter, dusk])('[MYT-8.2] every line of the shipped set $name in every language', (set) => {
    for (const { effects } of set.cards) {
      for (const effect of effects) {
        for (const textForm of TEXT_FORMS) {
          expect(parseEffect(printEffect(effect, textForm), textForm, set)).toEqual({ ok: true, value: effect });
        }
      }
    }
  });

  test.each([
    ['en', 'MAIN ⚡ You may: Draw 1 card. Then: Move this character.', 'may DRAW 1 then MOVE'],
    ['en', 'MAIN ⚡ You must: Defeat any other character.', 'must DEFEAT ANY'],
    ['es', 'MAIN ⚡ Si quieres: roba 1 carta. Después: mueve a este personaje.', 'may DRAW 1 then MOVE'],
    ['es', 'MAIN ⚡ Juega un personaje de tu mano por 2 menos.', 'PLAY_CHARACTER 2 hand'],
    ['es', 'MAIN ✖ Devuelve a la mano a este personaje al final de la ronda.', 'RETURN_TO_HAND'],
    ['es', 'MAIN ⚡ Obligatorio: derrota a cualquier otro personaje.', 'must DEFEAT ANY'],
    ['sv', 'MAIN ⚡ Om du vill: dra 1 kort.', 'may DRAW 1'],
    [
      'sv',
      'MAIN ⚡ Obligatoriskt: flytta vilken annan figur som helst. Sedan: få 1 chakra.',
      'must MOVE ANY then GAIN_CHAKRA 1',
    ],
    ['de', 'MAIN ⚡ Wenn du willst: ziehe 1 Karte. Dann: bewege diese Figur.', 'may DRAW 1 then MOVE'],
    ['de', 'MAIN ⚡ Verpflichtend: entferne 2 Kraft von irgendeiner anderen Figur.', 'must REMOVE_POWER 2 ANY'],
    ['fr', 'MAIN ⚡ Obligatoire : déplace n’importe quel autre personnage.', 'must MOVE ANY'],
    ['fr', 'MAIN ⚡ Si tu veux : pioche 1 carte. Ensuite : déplace ce personnage.', 'may DRAW 1 then MOVE'],
    ['fr', 'MAIN ✖ Renvoie en main ce personnage à la fin de la manche.', 'RETURN_TO_HAND'],
  ] as const)('[MYT-8.2] sets written before keep their meaning: %s, %s', (language, older, brief) => {
    const read = parseEffect(older, language, NAMES);
    expect(read).toEqual(parseEffect(`${older.slice(0, 6)} ${brief}`, 'short', NAMES));
    expect(read.ok && printEffect(read.value, language)).not.toBe(older);
  });

  test('sentences read like Spanish', () => {
    const effect: Effect = { trigger: 'MAIN', timing: 'instant', action: 'DRAW', amount: 2, optional: true };
    expect(printEffect(effect, 'es')).toBe('MAIN ⚡ Si quieres, roba 2 cartas.');
  });

  test.each([
    ['MAIN ⚡ Put 2 power on a enemy character.', 23, '"a" can\'t stand here'],
    ['MAIN ⚡ Draw two cards.', 13, 'expected a whole number'],
    ['MAIN ⚡ Draw 1.5 cards.', 13, '"1.5" can\'t stand here'],
    ['MAIN ⚡ Darw 1 card.', 8, 'did you mean "draw"?'],
    ['MAIN ⚡ POWRUP 2', 8, 'did you mean "POWERUP"?'],
    ['MAIN ⚡ POWERUP', 15, 'ends too early; expected a whole number'],
    ['MAIN ⚡ Draw 1 cardd.', 15, '"cardd." can\'t stand here'],
    ['MAIN ⚡ Defeat an enemy of Red.', 24, 'expected "character"'],
    ['MAIN ⚡ Defeat an enemy character with power 3 or less and on this mission.', 55, '"and"'],
    ['MAIN ⚡ Draw 1 card. Next draw 1 card.', 21, 'expected "Then'],
    ['MAIN ⚡ You can draw 1 card.', 12, 'expected "may'],
    ['MAIN ⚡ Draw 1 card.\u200B', 20, '"U+200B"'],
    ['MAIN ⚡ Roba 1 carta.', 8, 'a sentence in es; the set says language en'],
    ['MAIN Draw 1 card.', 6, 'after MAIN comes ⚡'],
    ['MIAN ⚡ Draw 1 card.', 1, 'did you mean MAIN?'],
    ['⚡ Draw 1 card.', 1, 'a trigger is missing'],
    ['✖ Give 1 power to this character.', 1, 'a trigger is missing'],
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
    ['MAIN ⚡ Draw  1\tcard', 'MAIN ⚡ Draw 1 card.'],
    ['main⚡️draw 1 cards.', 'MAIN ⚡ Draw 1 card.'],
    ["MAIN ! Look at the rival's hand.", 'MAIN ⚡ Look at the rival’s hand.'],
    ['MAIN x Give +1 power to this character.', 'MAIN ✖ Give 1 power to this character.'],
    ['MAIN ✗ Give -1 power to all enemy characters', 'MAIN ✖ Give −1 power to all enemy characters.'],
    ['MAIN ⚡ POWERUP 2 SELF', 'MAIN ⚡ Put 2 power on this character.'],
    [
      'MAIN ⚡ Defeat an enemy character on this mission costing 2 or less of Red Moon.',
      'MAIN ⚡ Defeat an enemy character of Red Moon costing 2 or less on this mission.',
    ],
    [
      'MAIN ⚡ If there are 0 or fewer enemy characters, draw 1 card.',
      'MAIN ⚡ If there are no enemy characters, draw 1 card.',
    ],
    [
      'MAIN ⚡ Place the top 1 card of your deck here, hidden.',
      'MAIN ⚡ Place the top card of your deck here, hidden.',
    ],
  ])('[MYT-8.2] people may write %j', (text, meant) => {
    const read = parseEffect(text, 'en', NAMES);
    expect(read.ok ? printEffect(read.value, 'en') : read.error).toBe(meant);
  });

  test.each([
    ['es', 'Si no hay más personajes aliados en esta misión, roba 1 carta.'],
    ['sv', 'Om det inte finns några andra egna figurer på det här uppdraget, dra 1 kort.'],
    ['de', 'Falls es keine anderen eigenen Figuren auf dieser Mission gibt, ziehe 1 Karte.'],
    ['fr', 'S’il n’y a aucun autre personnage allié dans cette mission, pioche 1 carte.'],
  ] as const)('nothing to count, in %s', (language, sentence) => {
    const read = parseEffect('MAIN ⚡ if other atMission <= 0: DRAW 1', 'short', NAMES);
    expect(read.ok ? printEffect(read.value, language) : read.error).toBe(`MAIN ⚡ ${sentence}`);
  });

  test.each([
    ['fr', 'if enemy >= 1: DRAW 1', 'S’il y a au moins 1 personnage ennemi, pioche 1 carte.'],
    ['fr', 'if enemy >= 2: DRAW 1', 'S’il y a au moins 2 personnages ennemis, pioche 1 carte.'],
    // Without “ailleurs” it would be moved to this mission.
    ['fr', 'MOVE ENEMY atMission', 'Déplace ailleurs un personnage ennemi dans cette mission.'],
    ['fr', 'TAKE_CONTROL ENEMY', 'Prends le contrôle d’un personnage ennemi.'],
    ['fr', 'DRAW 1 each hidden', 'Pioche 1 carte pour chacun de tes personnages cachés.'],
    ['de', 'REMOVE_POWER 2 ANOTHER_FRIENDLY', 'Entferne 2 Kraft von einer anderen eigenen Figur.'],
    ['de', 'COPY_EFFECT ENEMY', 'Kopiere einen Effekt von einer feindlichen Figur.'],
    ['en', 'must DEFEAT ANY', 'You must defeat another character.'],
    ['es', 'must DEFEAT ANY', 'Quieras o no, derrota a otro personaje.'],
    ['sv', 'must DEFEAT ANY', 'Vare sig du vill eller inte, besegra en annan figur.'],
    ['de', 'must DEFEAT ANY', 'Ob du willst oder nicht, besiege eine andere Figur.'],
    ['fr', 'must DEFEAT ANY', 'Que tu le veuilles ou non, vaincs un autre personnage.'],
    ['sv', 'GAIN_CHAKRA 1', 'Ta 1 chakra.'],
    ['sv', 'PLACE_FROM_DECK 2', 'Lägg de 2 översta korten i din kortlek dolda här.'],
    ['es', 'PLACE_FROM_DECK 1', 'Pon aquí, oculta, la primera carta de tu mazo.'],
    ['es', 'if other >= 2: DRAW 1', 'Si hay 2 o más personajes aliados además de este, roba 1 carta.'],
  ] as const)('good %s: %s', (language, brief, sentence) => {
    const read = parseEffect(`MAIN ⚡ ${brief}`, 'short', NAMES);
    expect(read.ok ? printEffect(read.value, language) : read.error).toBe(`MAIN ⚡ ${sentence}`);
  });

  test.each([
    ['MAIN ⚡ Take control of any other character.', 24, "can't have the target"],
    ['MAIN ⚡ Give 1 power to this character.', 6, 'continuous ✖, not instant'],
    ['MAIN ⚡ Draw 10 cards.', 13, 'from 1 to 9, not 10'],
    ['MAIN ⚡ Draw 1 card. Then: Give 1 power to this character.', 21, "can't follow"],
    ['MAIN ⚡ Draw 1 card. Then: draw 12 cards.', 32, 'not 12'],
    ['MAIN ⚡ If it is round 5, draw 1 card.', 23, 'rounds 1 to 4'],
    ['MAIN ⚡ DEFEAT ENEMY atMission costMax=999', 31, 'costMax must be'],
    ['MAIN ✖ Your characters with power 2 or less cost 1 less.', 24, 'no filter'],
    ['MAIN ✖ You may: give 1 power to this character.', 8, 'neither optional'],
  ])('[MYT-8.4] %s → the word at column %i', (text, column, message) => {
    const read = readEffect(text, 'en', NAMES);
    const fault = read.ok ? lineFault(read.value, 'character', text) : read.error;
    expect(fault).toMatchObject({ column, message: expect.stringContaining(message) as string });
  });

  test.each([
    ['en', 'MAIN ⚡ Give 1 power to this character.', '"give … power to …" is continuous ✖, not instant ⚡'],
    [
      'en',
      'MAIN ⚡ Take control of any other character.',
      `"take control of …" can't have the target "another character"`,
    ],
    ['en', 'MAIN ✖ Your characters with power 2 or less cost 1 less.', 'has no filter "with power … or less"'],
    ['en', 'MAIN ⚡ Look at the rival’s hidden characters of Red.', '"look at the rival’s …" has no filter "of …"'],
    ['es', 'MAIN ✖ Roba 1 carta.', '"roba … cartas" is instant ⚡, not continuous ✖'],
    ['short', 'MAIN ⚡ POWER_BOOST 1', 'POWER_BOOST is continuous ✖, not instant ⚡'],
  ] as const)('[MYT-8.4] in %s, %s is blamed in its own words', (textForm, text, message) => {
    const read = readEffect(text, textForm, NAMES);
    const fault = read.ok ? lineFault(read.value, 'character', text) : read.error;
    expect(fault?.message).toContain(message);
  });

  test.each([
    ['short', 'MAIN ⚡ DRAW 1', ' then DRAW 1', 51],
    ['en', 'MAIN ⚡ Draw 1 card', '. Then: draw 1 card', 78],
  ] as const)('[MYT-8.1] a chain has a limit, in %s, and the error names it', (textForm, first, more, column) => {
    expect(parseEffect(first + more.repeat(3), textForm, NAMES).ok).toBe(true);
    for (const links of [4, 800]) {
      const read = parseEffect(first + more.repeat(links), textForm, NAMES);
      expect(read).toMatchObject({ ok: false, error: { column, message: 'at most 3 "then" in a row' } });
    }
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
