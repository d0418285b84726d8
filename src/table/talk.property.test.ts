// Talk at a table, whatever is said.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { PHRASES } from '../protocol/talk.ts';
import type { KeptLine } from './kept-talk.ts';
import { MOST_AT_ONCE } from './talk.ts';
import { bench, fair, person, termsOf } from './testing/bench.ts';

const { game } = module;

test('whatever is said, onlookers get nothing of it and no seat learns who a player is', () => {
  const secret = 'ann-secret-player-id';
  const said = fc.oneof(
    fc.record({
      type: fc.constant('phrase'),
      intent: fc.string(),
      phrase: fc.oneof(fc.constantFrom(...PHRASES), fc.string()),
    }),
    fc.record({
      type: fc.constant('say'),
      intent: fc.stringMatching(/^[a-z]{1,9}$/u),
      text: fc.string({ unit: 'binary' }),
    }),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.array(said, { maxLength: 8 }), (all) => {
      const terms = termsOf(game, [person(secret), person('bea')]);
      const table = bench(game, fair({ ...terms, talk: 'text' }));
      for (const player of [secret, 'bea', 'cid']) table.join(player, player);
      const heard: KeptLine[] = [];
      for (const message of all) {
        table.tell({ type: 'message', client: secret, message });
        expect(table.sent('cid')).toEqual([]);
        expect(JSON.stringify(table.sent('bea'))).not.toContain(secret);
        heard.push(...table.effects().flatMap((effect) => (effect.type === 'talk' ? [effect.line] : [])));
      }
      expect(heard.length).toBeLessThanOrEqual(MOST_AT_ONCE);
      for (const line of heard)
        expect('text' in line ? line.text : '').not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    }),
    { numRuns: 40 },
  );
});
