// What a step costs: the views that are made for it, counted.

import { expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { sealOf } from '../kernel/fair.ts';
import type { Game } from '../kernel/game.ts';
import { bench, fair, person, termsOf } from './testing/bench.ts';

const TERMS = fair(termsOf(whistle.game, [person('ann'), person('bob')]));
const GIVEN = 'ab'.repeat(32);

let views = 0;
const counting: Game = {
  ...whistle.game,
  view: (state, viewer) => {
    views++;
    return whistle.game.view(state, viewer);
  },
};

/** The views made while something happens. */
const viewsFor = (run: () => unknown): number => {
  views = 0;
  run();
  return views;
};

test('what a deal is made of changes nobody’s view; its cards and every move do, once per seat and once for all onlookers', () => {
  const table = bench(counting, TERMS);
  for (const player of ['ann', 'bob', 'cat', 'dan', 'eve']) table.join(player);
  const seal = (seat: number): string =>
    sealOf(GIVEN, { match: TERMS.table, deal: 1, rules: `${TERMS.game}@${TERMS.rules}` }, seat);
  const gather = viewsFor(() => {
    table.say("ann'", { type: 'seal', intent: 's0', deal: 1, seal: seal(0) });
    table.say("bob'", { type: 'seal', intent: 's1', deal: 1, seal: seal(1) });
    table.say("ann'", { type: 'contribute', intent: 'c0', deal: 1, contribution: GIVEN });
  });
  expect(gather).toBe(0);
  // Before and after, for two seats and the public.
  const deal = viewsFor(() => table.say("bob'", { type: 'contribute', intent: 'c1', deal: 1, contribution: GIVEN }));
  expect(table.log().at(-1)?.step.kind).toBe('deal');
  expect(deal).toBe(6);
  const { match, steps } = table.table().timeline;
  const seat = match.actors.must[0]!;
  const move = viewsFor(() =>
    table.say(seat === 0 ? "ann'" : "bob'", { type: 'act', intent: 'a', base: steps, action: match.legal(seat)[0]! }),
  );
  expect(table.log().at(-1)?.step.kind).toBe('act');
  expect(move).toBe(6);
});
