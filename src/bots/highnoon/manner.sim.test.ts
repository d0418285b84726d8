// How a rival plays: what events tell is what the rules allowed, and who is greedy never holds anything back.

import { expect, test } from 'vitest';
import { FLIP, kindOf, PLACE, type Action } from '../../games/highnoon/actions.ts';
import type { HighNoonEvent } from '../../games/highnoon/events.ts';
import { highnoon, module } from '../../games/highnoon/index.ts';
import { PLAYERS, type State } from '../../games/highnoon/state.ts';
import { seen, type Events, type Seat } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf } from '../../kernel/testing/walk.ts';
import { greedy } from './greedy.ts';
import { placesOf } from './manner.ts';

/** Two players take turns; what each did by the rules, and what the second saw. */
const play = (
  asked: Parameters<typeof subjectOf>[1],
  deal: number,
  choose: (s: State, seat: Seat) => Action | undefined,
) => {
  const random = fastRandom(deal);
  const s = highnoon.setup(subjectOf(module, asked).options as State['options'], []);
  const events: Events<HighNoonEvent> = [];
  highnoon.resolve(s, random, events);
  const counts = [
    { placed: 0, heldBack: 0 },
    { placed: 0, heldBack: 0 },
  ];
  for (let turn = 0; turn < 400 && s.stage === 'play'; turn++) {
    const seat = turn % PLAYERS;
    const action = choose(s, seat);
    if (action === undefined) continue;
    const couldPlace = highnoon.legal(s, seat).some((each) => kindOf(each) === PLACE);
    if (kindOf(action) === PLACE) counts[seat]!.placed++;
    else if (couldPlace && kindOf(action) !== FLIP) counts[seat]!.heldBack++;
    highnoon.apply(s, seat, action, events);
  }
  return { counts, history: events.map((event) => seen(event, 1)) };
};

const MODES = [
  { preset: 'shared' },
  { preset: 'classic' },
  { preset: 'draw3' },
  { preset: 'shared', options: { autoReveal: false, emptyColumn: 'any' } },
] as const;

test.each(MODES)('%o: events tell what was placed and what was held back', (asked) => {
  let heldBack = 0;
  for (let deal = 1; deal <= 8; deal++) {
    const random = fastRandom(deal);
    const { counts, history } = play(asked, deal, (s, seat) => {
      const legal = highnoon.legal(s, seat);
      return legal[random.below(legal.length)];
    });
    for (const seat of [0, 1]) expect(placesOf(history, seat)).toEqual(counts[seat]);
    heldBack += counts[0]!.heldBack + counts[1]!.heldBack;
  }
  expect(heldBack).toBeGreaterThan(50);
});

test.each(MODES)('%o: the greedy player holds nothing back', (asked) => {
  let placed = 0;
  for (let deal = 1; deal <= 8; deal++) {
    const { history } = play(asked, deal, (s, seat) => {
      const view = highnoon.view(s, seat);
      const thought = { game: highnoon, seat, view, history: [], legal: highnoon.legal(s, seat) };
      return greedy.bot({ ...thought, random: fastRandom(1), budget: 0 });
    });
    for (const seat of [0, 1]) {
      const found = placesOf(history, seat);
      expect(found.heldBack).toBe(0);
      placed += found.placed;
    }
  }
  expect(placed).toBeGreaterThan(100);
});

test('nothing is told of a match that was not seen from its deal on', () => {
  const { history } = play({ preset: 'shared' }, 3, (s, seat) => highnoon.legal(s, seat)[0]);
  expect(placesOf(history.slice(1), 0)).toEqual({ placed: 0, heldBack: 0 });
  expect(placesOf([], 0)).toEqual({ placed: 0, heldBack: 0 });
});
