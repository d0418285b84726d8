// A hand played out in one go is the hand that the rules and the policy play move by move; and copies are clones.

import { describe, expect, test } from 'vitest';
import { guinote } from '../../games/guinote/index.ts';
import type { GuinoteOptions } from '../../games/guinote/options.ts';
import { copyState, type State } from '../../games/guinote/state.ts';
import { fourWith, optionsWith } from '../../games/guinote/testing.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { finish } from './finish.ts';
import { playByTheRules } from './testing.ts';
import { isHandOver } from './worth.ts';

const RARER = { canteWindow: 'beforeRival', rank: 'caballo-over-sota', deck: 48, sevenPinta: 'pointsOnly' } as const;

const SETTINGS: readonly (readonly [string, GuinoteOptions])[] = [
  ['two, aragon', optionsWith()],
  ['two, validator', optionsWith({}, 'validator')],
  ['two, the rarer rules', optionsWith({ ...RARER })],
  ['four, aragon', fourWith()],
  ['four, reference', fourWith({}, 'reference')],
  ['four, the rarer rules', fourWith({ ...RARER, deck: 36 })],
];

/** A hand with some cards played at random. */
const startOf = (options: GuinoteOptions, random: Random): State => {
  const s = guinote.setup(options, []);
  guinote.resolve(s, random);
  for (let left = random.below(30); left > 0 && !isHandOver(s); left--) {
    const { must, may } = guinote.actors(s);
    const seat = may.find((each) => guinote.legal(s, each).length > 0 && random.below(2) === 0) ?? must[0]!;
    const legal = guinote.legal(s, seat);
    guinote.apply(s, seat, legal[random.below(legal.length)]!);
  }
  return s;
};

describe.each(SETTINGS)('%s', (_, options) => {
  test('200 hands end alike', () => {
    const random = fastRandom(21);
    const scratch = guinote.setup(options, []);
    let sung = 0;
    for (let n = 0; n < 200; n++) {
      const start = startOf(options, random);
      copyState(start, scratch);
      expect(scratch).toEqual(guinote.clone(start));
      finish(scratch);
      playByTheRules(start);
      expect(scratch).toEqual(start);
      expect(isHandOver(start)).toBe(true);
      sung += start.cantes.length;
    }
    expect(sung).toBeGreaterThan(40);
  });
});
