// What searches found when their numbers were recorded, they find again, to the last bit: a playout made faster must not move a card.

import { expect, test } from 'vitest';
import { guinote } from '../../games/guinote/index.ts';
import type { State } from '../../games/guinote/state.ts';
import { optionsWith } from '../../games/guinote/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { paired } from '../search/paired.ts';
import { tree } from '../search/tree.ts';
import { aidsFor } from './aids.ts';
import recorded from './records/searched.json' with { type: 'json' };
import { thoughtAt } from './testing.ts';

/** A position after so many random actions of a deal. */
const positionAt = (players: number, preset: string, deal: number, actions: number): State => {
  const random = fastRandom(deal);
  const s = guinote.setup(optionsWith({ players }, preset), []);
  for (let n = 0; n < actions || s.stage === 'deal'; n++) {
    if (s.stage === 'deal') guinote.resolve(s, random);
    else {
      const legal = guinote.legal(s, s.turn);
      guinote.apply(s, s.turn, legal[random.below(legal.length)]!);
    }
  }
  return s;
};

test.each(recorded)('$players players, $preset, deal $deal, $actions actions', (each) => {
  const { players, preset, deal, actions, memory, budget, found } = each;
  const s = positionAt(players, preset, deal, actions);
  const aids = aidsFor({ memory, infers: memory > 50 }, memory === 100 ? 'weighed' : 0);
  const listed = [paired, tree].map((search) =>
    search(thoughtAt(s, budget), aids).map(({ action, visits, mean }) => [guinote.notate(action!), visits, mean]),
  );
  expect(listed).toEqual([found.paired, found.tree]);
});
