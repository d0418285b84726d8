// The list of a playout: always legal, and on the rung that the greedy player chooses from the view.

import { describe, expect, test } from 'vitest';
import { fromOf, kindOf, MOVE, PLACE, WASTE, type Action } from '../../games/highnoon/actions.ts';
import { highnoon, module } from '../../games/highnoon/index.ts';
import type { State } from '../../games/highnoon/state.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { isProgress } from './aids.ts';
import { greedy } from './greedy.ts';
import { policy } from './policy.ts';

const byList = (state: State, seat: number): Action | undefined =>
  greedy.bot({
    game: highnoon,
    seat,
    view: highnoon.view(state, seat),
    history: [],
    legal: highnoon.legal(state, seat),
    random: fastRandom(1),
    budget: 0,
  });

/** What an action is good for; moves that are good for nothing are none. */
const rungOf = (state: State, seat: number, action: Action | undefined): string => {
  if (action === undefined) return 'silent';
  const kind = kindOf(action);
  if (kind !== MOVE && kind !== PLACE) return `kind ${kind}`;
  const place = fromOf(action) === WASTE ? 'waste' : 'column';
  return `kind ${kind} ${place} ${isProgress(highnoon.view(state, seat).players[seat]!, action)}`;
};

describe.each([
  { preset: 'classic' },
  { preset: 'shared' },
  { preset: 'draw3' },
  { preset: 'classic', options: { autoReveal: false, emptyColumn: 'any' } },
])('%o', (asked) => {
  test('chooses what the greedy player would choose, or something as good', () => {
    const rungs = new Set<string>();
    const refused: Action[] = [];
    const differing: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      for (const { state: any } of walk(subjectOf(module, asked), n, 800).moments) {
        const state = any as State;
        if (state.stage !== 'play') continue;
        for (const seat of [0, 1]) {
          const action = policy(state, seat);
          if (action !== undefined && highnoon.refuse(state, seat, action) !== undefined) refused.push(action);
          const rung = rungOf(state, seat, action);
          // Where nothing is left on the list the greedy player moves anything; a playout is silent.
          const greedyRung = rungOf(state, seat, byList(state, seat));
          if (rung !== 'silent' && rung !== greedyRung) differing.push([rung, greedyRung]);
          rungs.add(rung);
        }
      }
    }
    expect(refused).toEqual([]);
    expect(differing).toEqual([]);
    expect(rungs.size).toBeGreaterThan(5);
  });
});
