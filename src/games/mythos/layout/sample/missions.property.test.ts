// Missions and answers that a viewer can't know are drawn exactly as often as decision 0036 says.

import { describe, expect, test } from 'vitest';
import { mythos } from '../../index.ts';
import type { State } from '../../state.ts';
import { chiSquareFault, missionsText, stateOf, type Truth } from './testing.ts';

describe('missions are exactly as likely as they should be', () => {
  const lists = [
    { cards: {}, missions: ['Plain_One', 'Plain_Two', 'Plain_Three'] },
    { cards: {}, missions: ['Plain_Two', 'Plain_Three', 'Plain_Four'] },
  ];
  const truthFor = (state: State, used: number): Truth => {
    const view = mythos.view(state, 0);
    const revealed = view.lanes.map(({ mission }) => mission);
    const truth = new Map<string, number>();
    const open = view.lists[1]?.missions;
    const all = ['Plain_One', 'Plain_Two', 'Plain_Three', 'Plain_Four'];
    for (const own of orders(view.lists[0]?.missions ?? [])) {
      for (const other of orders(open ?? all).map((ids) => ids.slice(0, 3))) {
        for (const deck of orders([...own.slice(0, used), ...other.slice(0, used)])) {
          if (JSON.stringify(deck.slice(0, revealed.length)) !== JSON.stringify(revealed)) continue;
          const missions = [own.toSorted(), other.toSorted()];
          const text = JSON.stringify({ missionDeck: deck.slice(revealed.length), missions });
          truth.set(text, (truth.get(text) ?? 0) + 1);
        }
      }
    }
    return truth;
  };
  const orders = (ids: readonly string[]): readonly (readonly string[])[] =>
    ids.length === 0 ? [[]] : ids.flatMap((id, i) => orders(ids.toSpliced(i, 1)).map((rest) => [id, ...rest]));

  test.each([
    [
      'allSix, closed',
      'closed',
      'allSix',
      ['Plain_Two', 'Plain_One', 'Plain_Four'],
      ['Plain_Two', 'Plain_Three', 'Plain_Three'],
    ],
    [
      'allSix, open',
      'open',
      'allSix',
      ['Plain_Two'],
      ['Plain_One', 'Plain_Two', 'Plain_Three', 'Plain_Four', 'Plain_Three'],
    ],
    ['twoEach, closed', 'closed', 'twoEach', ['Plain_Two', 'Plain_Three'], ['Plain_Two', 'Plain_Three']],
    ['twoEach, open', 'open', 'twoEach', ['Plain_Two', 'Plain_Four'], ['Plain_One', 'Plain_Three']],
  ] as const)('%s', (_title, deckLists, missionDeck, revealed, deck) => {
    const state = stateOf(
      { options: { deckLists, missionDeck } },
      {
        round: revealed.length,
        lanes: revealed.map((mission) => ({ mission, sides: [[], []] })),
        missionDeck: deck,
        lists,
      },
    );
    const truth = truthFor(state, missionDeck === 'allSix' ? 3 : 2);
    expect(chiSquareFault(truth, mythos.view(state, 0), missionsText)).toBeUndefined();
    expect(truth.size).toBeGreaterThan(1);
  });
});

test('a secret answer to the first hand is either, equally often', () => {
  const state = stateOf(
    { hands: [['Ann — One'], ['Ben — One']] },
    {
      round: 0,
      lanes: [],
      stage: 'mulligan',
      answers: [null, 'mulligan'],
      missionDeck: ['Plain_One', 'Plain_Two', 'Plain_Three', 'Plain_Four'],
    },
  );
  const answers = (s: State): string => JSON.stringify(mythos.view(s, 'open').answers);
  const truth = new Map([
    ['[null,"keep"]', 1],
    ['[null,"mulligan"]', 1],
  ]);
  expect(chiSquareFault(truth, mythos.view(state, 0), answers)).toBeUndefined();
});
