// Mythos on the page: lanes, what is hidden, first hands, and the end.
// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import {
  acts,
  all,
  close,
  game,
  MISSIONS,
  one,
  POSITION,
  root,
  session,
  settle,
  show,
  stateOf,
  tap,
  tell,
  texts,
} from './testing/mythos-table.tsx';

afterEach(close);

test('four lanes: heads, both sides, and the tug of war; every mission once', async () => {
  await show(POSITION);
  expect(texts('.lane .rank')).toEqual(['D', 'C', 'B', 'A']);
  expect(texts('.lane .head b')).toEqual(['Quiet Shrine', 'Harbour Watch', 'Round 3', 'Round 4']);
  expect(texts('.lane .head small')).toEqual(['1 point, yours', '2 points · this round', '3 points', '4 points']);
  expect(texts('.tug b')).toEqual(['2', '0', '3', '9']);
  expect(one('[data-lane="mission-C"] .tug').getAttribute('aria-label')).toBe('You 3, Bea 9');
  expect(root.querySelector('.table')?.innerHTML.match(/Quiet Shrine<\/b>/gu)).toHaveLength(1);
  expect(texts('.bar [data-fact="edge"]')).toEqual(['Edge']);
  expect(one('.bar .score [data-fact="edge"]').closest('.score')?.getAttribute('aria-label')).toMatch(/^You 1/u);
  expect(texts('.bar [data-fact="round"]')).toEqual(['Round 2 of 4']);
  expect(one('.strip .plate small').textContent).toBe('3 chakra · 2 cards');
  expect(all('.purse .dots i')).toHaveLength(6);
});

test('one’s own hidden character is known and marked, the rival’s is nothing but its tokens', async () => {
  await show(POSITION);
  const own = one('[data-zone="lane-C-0"] .veiled');
  expect(own.dataset['card']).toBe('Kaito/Captain');
  expect(own.getAttribute('aria-label')).toContain('hidden');
  const theirs = one('[data-zone="lane-C-1"] span.unit');
  expect(theirs.getAttribute('aria-label')).toBe('hidden, 1 token');
  expect(root.innerHTML).not.toMatch(/Sable|Undertow/u);
  expect(one('[data-zone="lane-C-0"] [data-card="Dov/Peddler"] .figure').dataset['drawn']).toBe('3 (+2)');
  expect(one('[data-zone="lane-C-0"] [data-card="Dov/Peddler"]').getAttribute('aria-label')).toMatch(
    /^Dov — Peddler, power 3, 2 tokens\. .*Gain 1 chakra\./u,
  );
});

test('what was looked at lies open for a while', async () => {
  const look = { seat: 0, what: 'hand', cards: [{ card: 'Nerin/Diver', lane: null }], left: 2 };
  await show({ ...POSITION, looks: [look] });
  expect(all('.shown-cards [data-look="Nerin/Diver"]')).toHaveLength(1);
});

test('the first hand lies large, and only keeping it or not is asked', async () => {
  await show({
    ...POSITION,
    round: 0,
    stage: 'mulligan',
    answers: [null, null],
    chakra: [0, 0],
    points: [0, 0],
    discards: [[], []],
    hands: [
      ['Tomo/Torchbearer', 'Brann/Gate_Warden', 'Second_Wind', 'Oshi/Fog_Caller', 'Ash/Ember_Spirit'],
      ['Nerin/Diver', 'Pell/Ferryman', 'Vex/Thief', 'Kest/Wrecker', 'Grim/Sellsword'],
    ],
    lanes: [],
    missionDeck: MISSIONS,
  });
  expect(all('.lane')).toHaveLength(0);
  expect(all('.opening .hand [data-card]')).toHaveLength(5);
  expect(all('.choice [data-action]').map(({ dataset }) => dataset['action'])).toEqual(['keep', 'mulligan']);
  await tap('.choice [data-action="keep"]');
  expect(acts()).toEqual(['keep']);
});

test('keys: those of tricks are not listed where there are none, and a card is read out as one sentence', async () => {
  await show(POSITION);
  globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  await settle();
  expect(texts('.keys kbd')).toContain('W');
  expect(texts('.keys kbd')).not.toContain('L');
  const [card] = all('.hand [data-card="Brann/Gate_Warden"]');
  expect(card?.getAttribute('aria-label')).toMatch(/on this mission, playable, \d of \d$/u);
});

test('a pass says what it does', async () => {
  await show(POSITION);
  expect(texts('[data-action="pass"]')).toEqual(['Pass — you take the Edge']);
});

test('the end tells who won which mission', async () => {
  await show(POSITION, 'en', {
    outcome: { rank: [1, 2], points: [6, 4], reason: 'points', clause: 'MYT-5.6' },
    legal: [],
  });
  expect(texts('.result li')).toEqual([
    'DQuiet Shrine1 point, yours',
    'CHarbour Watch2 points · this round',
    'BRound 33 points',
    'ARound 44 points',
  ]);
});

test('a round that ends tells how its missions went and what comes next', async () => {
  await show(POSITION);
  const state = stateOf(POSITION);
  tell({
    type: 'step',
    seat: 1,
    revision: 8,
    patch: [game.view(state, 0) as Json],
    actors: game.actors(state),
    events: [
      { type: 'passed', seat: 1, edge: false },
      { type: 'evaluated', lane: 'C', powers: [3, 9], winner: 1, tie: false },
      { type: 'scored', seat: 1, lane: 'C', points: 2 },
      { type: 'round', round: 3, lane: 'B', mission: MISSIONS[2], chakra: [7, 7], first: 0 },
    ],
  });
  await settle();
  expect(one('[data-testid="toast"]').textContent).toBe('Mission C: You 3, Bea 9. Bea wins it.');
  session.skip();
  await settle();
  expect(one('[data-testid="toast"]').textContent).toBe('Round 3: mission B is The Long Bridge. You begin.');
  session.toast.value = undefined;
});

test.each([
  ['a player', 0, 1],
  ['somebody who watches', null, 0],
] as const)('a rematch is offered to %s only if they played', async (_, seat, offers) => {
  await show(POSITION, 'en', {
    seat,
    outcome: { rank: [1, 2], points: [6, 4], reason: 'points', clause: 'MYT-5.6' },
  });
  expect(all('[data-testid="result"]')).toHaveLength(1);
  expect(all('[data-testid="rematch"]')).toHaveLength(offers);
});
