// Actions as text, and what buttons say.

import { describe, expect, test } from 'vitest';
import { plain } from '../../kernel/presentation.ts';
import { notate, parse } from './actions.ts';
import { presentation } from './presentation/whole.ts';
import { mythos } from './index.ts';
import { optionsWith, plainSet, scenario } from './testing/scenario.ts';

describe('notation', () => {
  test.each([
    'keep',
    'pass',
    'play Kaito/Scout D',
    'hide Sen/Wick_Keeper A',
    'jutsu Ember_Oath C Kaito/Scout',
    'choose 1 D Vex/Thief',
    'choose 0 B #2',
    'take Kaito/Scout',
    'to C',
    'decline',
  ])('%s comes back', (text) => {
    const action = parse(text);
    expect(action.ok && notate(action.value)).toBe(text);
  });

  test.each([
    ['', 'is no action'],
    ['fly Kaito/Scout D', '"fly" is no action'],
    ['play Kaito/Scout', 'takes 2 more words'],
    ['play Kaito/Scout E', 'is no mission'],
    ['play Kaito/Scout/More D', 'is no card'],
    ['choose 2 D Vex/Thief', 'is no side'],
    ['constructor', 'is no action'],
  ])('%j is refused: %s', (text, message) => {
    const action = parse(text);
    expect(action.ok ? '' : action.error.message).toContain(message);
  });
});

const SET = plainSet(`
character Kage — Shadow
  group Red; cost 3; power 3
  AMBUSH ⚡ Draw 1 card.
character Kage — Master
  group Red; cost 5; power 5
  MAIN ⚡ Gain 1 chakra.
  UPGRADE ⚡ Steal 2 chakra.
`);

describe('words', () => {
  test('each action states its outcome', () => {
    const lanes = { D: [[{ card: 'Kage — Shadow', hidden: true }], []], C: [[], []] } as const;
    const { state } = scenario({ set: SET, hands: [['Kage — Master'], []], lanes });
    const { action, card } = presentation.words('en');
    const view = mythos.view(state, 0);
    const said = mythos.legal(state, 0).map((each) => plain(action(notate(each), view), card));
    expect(said).toEqual([
      'Upgrade to Kage — Master on D for 2 → Upgrade: steal 2 chakra',
      'Play Kage — Master on C for 5 → Main: gain 1 chakra',
      'Play Kage — Master hidden on C for 1',
      'Reveal Kage — Shadow on D for 2 → Ambush: draw 1 card',
      'Pass — you take the Edge',
    ]);
  });

  test('the scene has lanes with powers and hands with costs', () => {
    const lanes = { D: [[{ card: 'Kage — Shadow', tokens: 1 }], [{ card: 'Kage — Master', hidden: true }]] } as const;
    const { state } = scenario({ set: SET, hands: [['Kage — Master'], []], lanes });
    const { zones, facts } = presentation.scene(mythos.view(state, 0));
    expect(zones.find(({ id }) => id === 'hand')?.cards).toEqual([
      { id: 'Kage/Master', badge: '◆5', now: { cost: 5 } },
    ]);
    expect(zones.find(({ id }) => id === 'lane-D-0')).toMatchObject({
      cards: [{ id: 'Kage/Shadow', badge: '4 (+1)' }],
      badge: '4',
    });
    expect(zones.find(({ id }) => id === 'lane-D-1')?.cards).toEqual([null]);
    expect(facts.map(({ key }) => key)).toEqual(['round', 'edge', 'chakra', 'chakra']);
  });

  test('setting up refuses loadouts with a reason', () => {
    expect(() => mythos.setup(optionsWith(), [{}, {}] as never)).toThrow('loadouts[0].set: is missing');
  });
});
