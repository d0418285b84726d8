// Plans of HighNoon on random positions: followed, they get somewhere; and whoever is dead has none.

import { expect, test } from 'vitest';
import { canProgress } from '../../games/highnoon/dead.ts';
import { highnoon, module } from '../../games/highnoon/index.ts';
import type { State } from '../../games/highnoon/state.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { planFrom } from './plan.ts';

test.each(['classic', 'shared', 'draw3'])('%s: followed, a plan gets somewhere; whoever is dead has none', (preset) => {
  const random = fastRandom(8);
  let planned = 0;
  for (let n = 0; n < 4; n++) {
    for (const { state: any } of walk(subjectOf(module, { preset, options: { quietLimit: 0 } }), n, 500).moments) {
      const state = any as State;
      if (state.stage !== 'play' || random.below(50) !== 0) continue;
      const now = highnoon.clone(state);
      const alive = canProgress(highnoon.clone(state), 0);
      const before = now.progress[0];
      for (let steps = 0; steps < 60 && now.progress[0] === before; steps++) {
        const action = planFrom(highnoon, now, 0, 1000);
        if (action === undefined) break;
        expect(alive).toBe(true);
        expect(highnoon.refuse(now, 0, action)).toBeUndefined();
        highnoon.apply(now, 0, action);
        planned++;
      }
      const got = now.progress[0] !== before;
      expect(got).toBe(planFrom(highnoon, state, 0, 1000) !== undefined);
    }
  }
  expect(planned).toBeGreaterThan(20);
});
