// Cards that are called what every object has: `constructor` is a card like any other.

import { describe, expect, test } from 'vitest';
import { endFault, invariantFault, legalFault, positionFault, recordFault } from '../../kernel/testing/checks.ts';
import { actionsToTry, walk, type Subject } from '../../kernel/testing/walk.ts';
import { module, mythos } from './index.ts';
import { costOf } from './presentation/actions.ts';
import { optionsWith, plainSet, positionOf } from './testing/scenario.ts';
import { deckTools } from './deck-tools.ts';

const NAMES = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', 'toLocaleString', 'proto'];
const OTHERS = Array.from({ length: 8 }, (_, i) => `Plain ${i}`);
const MISSIONS = ['mission constructor — constructor', 'mission propertyIsEnumerable', 'mission Hill'];

const SET = `set valueOf
groups constructor, toString
keywords hasOwnProperty
${[...NAMES, ...OTHERS]
  .map((name, i) => `character ${name}\n  group ${i % 2 === 0 ? 'constructor' : 'toString'}; cost ${i % 4}; power 1`)
  .join('\n')}
  keywords hasOwnProperty
  MAIN ⚡ DEFEAT ENEMY group=constructor keyword=hasOwnProperty
${MISSIONS.join('\n')}
`;

const DECK = `${[...NAMES, ...OTHERS].map((name) => `2 ${name}`).join('\n')}
constructor — constructor
propertyIsEnumerable
Hill`;

const options = optionsWith();

describe('cards with odd names', () => {
  test('[MYT-1.2] are in a set, in a deck and in the reports about it', () => {
    expect(deckTools.lint(SET)).toMatchObject({ ok: true });
    expect(deckTools.checkDeck(DECK, SET, options)).toMatchObject({
      ok: true,
      lines: [
        'a legal deck of valueOf',
        'cards     30/30 (30 characters, 0 jutsu, 15 different)',
        'costs     0:8 1:8 2:8 3:6, 1.4 on average',
        'groups    constructor 16, toString 14',
        'missions  3/3 (constructor — constructor, propertyIsEnumerable, Hill)',
      ],
    });
    const [json = ''] = deckTools.convertDeck(DECK, SET).lines;
    expect(deckTools.convertDeck(json, SET).lines.slice(0, 2)).toEqual(['2 constructor', '2 toString']);
    expect(deckTools.checkDeck(DECK.replaceAll('2 ', '1 '), SET, options).lines[0]).toContain('there are 15 cards');
    expect(deckTools.checkDeck(DECK.replace('2 constructor\n', ''), SET, options).lines[0]).toContain('there are 28');
    expect(deckTools.coverage(SET).ok).toBe(true);
  });

  test('[MYT-4.2] are played, from the deal to the record', () => {
    const loadouts = deckTools.loadouts(options, [DECK, DECK], { set: SET, salt: 'a' });
    if (!loadouts.ok) throw new Error(loadouts.error.lines.join('\n'));
    const subject: Subject = { ...module, options, loadouts: loadouts.value };
    for (let n = 0; n < 5; n++) {
      const path = walk(subject, n, 1000);
      const tried = actionsToTry(subject, 1, 1000).slice(0, 50);
      let fault = endFault(subject, path) ?? recordFault(subject, path);
      for (const moment of path.moments) {
        fault ??=
          invariantFault(subject, moment) ?? legalFault(subject, moment, tried) ?? positionFault(subject, moment);
      }
      expect(fault).toBeUndefined();
    }
  });

  test('[MYT-4.2] have the price that is printed, also where the view tells none', () => {
    const set = plainSet(
      'character constructor\n  group Red; cost 2; power 1\ncharacter Ann\n  group Red; cost 1; power 1',
    );
    const read = mythos.position.read(options, positionOf({ set, hands: [['Ann'], ['constructor']] }));
    if (!read.ok) throw new Error(read.error.message);
    const view = mythos.view(read.value, 0);
    expect(costOf(view, 'play', { card: 'Ann', lane: 0 })).toBe(1);
    expect(costOf(view, 'play', { card: 'constructor', lane: 0 })).toBe(2);
  });
});
