// A choice that is none of those open: which condition failed, in every language.

import { describe, expect, test } from 'vitest';
import { present } from '../../../kernel/present.ts';
import { LANGUAGES, plain } from '../../../kernel/presentation.ts';
import { parse } from '../actions.ts';
import { CHOICE_FAULTS } from './choice-faults.ts';
import { presentation } from '../presentation/whole.ts';
import { mythos } from '../index.ts';
import { plainSet, scenario, type Scenario } from '../testing/scenario.ts';

const who = (name: string, fields: string, line?: string): string =>
  `character ${name}\n  group Red; ${fields}\n${line === undefined ? '' : `  MAIN ⚡ ${line}\n`}`;

const SET = plainSet(
  [
    who('Ann', 'cost 1; power 1'),
    who('Ben', 'cost 3; power 4; keywords Elite'),
    who('Cat', 'cost 2; power 2'),
    who('Dan', 'cost 2; power 3', 'DRAW 1'),
    who('Foe', 'cost 1; power 1', 'DEFEAT ENEMY'),
    who('Friend', 'cost 1; power 1', 'POWERUP 1 ANOTHER_FRIENDLY'),
    who('Grouper', 'cost 1; power 1', 'DEFEAT ENEMY group=Blue'),
    who('Keen', 'cost 1; power 1', 'DEFEAT ENEMY keyword=Elite'),
    who('Weak', 'cost 1; power 1', 'DEFEAT ENEMY powerMax=2'),
    who('Strong', 'cost 1; power 1', 'DEFEAT ENEMY powerMin=2'),
    who('Cheap', 'cost 1; power 1', 'DEFEAT ENEMY costMax=2'),
    who('Here', 'cost 1; power 1', 'DEFEAT ENEMY atMission'),
    who('Mover', 'cost 1; power 1', 'MOVE ENEMY'),
    who('Shifter', 'cost 1; power 1', 'MOVE'),
    who('Hider', 'cost 1; power 1', 'HIDE ENEMY'),
    who('Taker', 'cost 1; power 1', 'TAKE_CONTROL ENEMY'),
    who('Copier', 'cost 1; power 1', 'COPY_EFFECT ENEMY'),
    who('Caller', 'cost 1; power 1', 'PLAY_CHARACTER hand costMax=3'),
    who('Raiser', 'cost 1; power 1', 'PLAY_CHARACTER discard'),
    'character Blue one\n  group Blue; cost 2; power 2\n',
    'character Blue two\n  group Blue; cost 2; power 2\n',
    'jutsu Spark\n  cost 1\n  MAIN ⚡ DRAW 1\n',
  ].join(''),
);

const ENEMIES = ['Ann', 'Ben', 'Blue one', 'Blue two', { card: 'Cat', hidden: true }] as const;

/** Whose line waits, with these others around. */
const asked = (card: string, more: Parameters<typeof scenario>[0] = {}): Scenario =>
  scenario({
    set: SET,
    hands: [[card, ...(more.hands?.[0] ?? [])], []],
    chakra: [5, 5],
    ...present({ discards: more.discards, options: more.options }),
    lanes: more.lanes ?? { D: [['Dan'], ENEMIES], C: [['Ann'], ['Ben', 'Dan', 'Cat']] },
  })
    .p1.play(card, 'D')
    .leaveOpen();

const NOBODY = [[], []] as const;
const met = new Set<string>();

describe('why a choice is none', () => {
  test.each<[string, Scenario, string, object]>([
    ['not there', asked('Foe'), 'choose 1 D Dan', { why: 'not-there', lane: 'D' }],
    ['one’s own', asked('Foe'), 'choose 0 D Dan', { why: 'not-enemy', card: 'Dan' }],
    ['the rival’s', asked('Friend'), 'choose 1 D Ann', { why: 'not-friendly', card: 'Ann' }],
    ['itself', asked('Friend'), 'choose 0 D Friend', { why: 'itself', card: 'Friend' }],
    ['hidden', asked('Foe'), 'choose 1 D #4', { why: 'hidden', lane: 'D' }],
    ['hidden, by a name that is guessed', asked('Foe'), 'choose 1 D Cat', { why: 'not-there', lane: 'D' }],
    ['group', asked('Grouper'), 'choose 1 D Ann', { why: 'group', card: 'Ann', name: 'Blue' }],
    ['keyword', asked('Keen'), 'choose 1 D Ann', { why: 'keyword', card: 'Ann', name: 'Elite' }],
    ['too strong', asked('Weak'), 'choose 1 D Ben', { why: 'powerMax', card: 'Ben', most: 2, has: 4 }],
    ['too weak', asked('Strong'), 'choose 1 D Ann', { why: 'powerMin', card: 'Ann', most: 2, has: 1 }],
    ['too dear', asked('Cheap'), 'choose 1 C Ben', { why: 'costMax', card: 'Ben', most: 2, has: 3 }],
    ['elsewhere', asked('Here'), 'choose 1 C Ben', { why: 'atMission', card: 'Ben', lane: 'D' }],
    ['nowhere to move', asked('Mover'), 'choose 1 D Ben', { why: 'nowhere-to-go', card: 'Ben' }],
    [
      'hidden already',
      asked('Hider', { options: { hiddenTargetable: true } }),
      'choose 1 D #4',
      { why: 'hidden-already' },
    ],
    [
      'a name that one has there',
      asked('Taker', { lanes: { D: [['Ann'], ['Ann', 'Ben', 'Dan']] } }),
      'choose 1 D Ann',
      { why: 'own-namesake', card: 'Ann' },
    ],
    [
      'nothing to copy',
      asked('Copier', { lanes: { D: [[], ['Ann', 'Dan', 'Foe']] } }),
      'choose 1 D Ann',
      { why: 'nothing-to-copy', card: 'Ann' },
    ],
    [
      'a mission to come',
      asked('Shifter', { lanes: { D: NOBODY, C: NOBODY, B: NOBODY } }),
      'to A',
      { why: 'lane-not-revealed', lane: 'A' },
    ],
    [
      'the same mission',
      asked('Shifter', { lanes: { D: NOBODY, C: NOBODY, B: NOBODY } }),
      'to D',
      { why: 'lane-same', lane: 'D' },
    ],
    [
      'a name that is taken there',
      asked('Shifter', { lanes: { D: NOBODY, C: [['Shifter'], []], B: NOBODY, A: NOBODY } }),
      'to C',
      { why: 'lane-taken', lane: 'C' },
    ],
    ['not held', asked('Caller', { hands: [['Cat', 'Ben']] }), 'take Foe', { why: 'not-in-hand', card: 'Foe' }],
    [
      'not discarded',
      asked('Raiser', { discards: [['Cat', 'Ben'], []] }),
      'take Foe',
      { why: 'not-in-discard', card: 'Foe' },
    ],
    [
      'a jutsu',
      asked('Caller', { hands: [['Cat', 'Ben', 'Spark']] }),
      'take Spark',
      { why: 'no-character', card: 'Spark' },
    ],
    [
      'too little chakra',
      scenario({ set: SET, hands: [['Caller', 'Cat', 'Ben', 'Blue one'], []], chakra: [3, 0] })
        .p1.play('Caller', 'D')
        .leaveOpen(),
      'take Ben',
      { why: 'no-chakra', card: 'Ben', cost: 3, chakra: 2 },
    ],
    [
      'no room',
      asked('Caller', { hands: [['Cat', 'Ben', 'Dan']], lanes: { D: [['Dan'], []] } }),
      'take Dan',
      { why: 'no-room', card: 'Dan' },
    ],
  ])('[MYT-6.3] [MYT-6.4] %s', (_, at, text, params) => {
    const action = parse(text);
    const refusal = action.ok ? mythos.refuse(at.state, 0, action.value) : undefined;
    expect(refusal).toMatchObject({ code: 'no-such-choice' });
    expect(refusal?.params).toEqual(params);
    met.add(String(refusal?.params['why']));
    const said = LANGUAGES.map((language) => {
      const words = presentation.words(language);
      return refusal === undefined ? '' : plain(words.refusal(refusal).text, words.card);
    });
    expect(new Set(said).size).toBe(LANGUAGES.length);
    for (const sentence of said) expect(sentence).toMatch(/^\S.*[^ ]\.$/u);
    for (const value of Object.entries(params).filter(([key]) => key === 'most' || key === 'has' || key === 'name')) {
      for (const sentence of said) expect(sentence).toContain(String(value[1]));
    }
  });

  test('no condition is left out', () => expect([...met].toSorted()).toEqual([...CHOICE_FAULTS].toSorted()));
});
