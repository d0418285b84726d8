// What differs between the versions of the rules, played under each.

import { expect, test } from 'vitest';
import type { Game } from '../../../kernel/game.ts';
import { module } from '../index.ts';
import type { State } from '../state.ts';
import { optionsWith, plainSet, positionOf } from '../testing/scenario.ts';

const SET = plainSet(`
character Phoenix
  group Red; cost 1; power 1
  MAIN ⚡ Defeat this character. Then play a character from your discard pile for 9 less.
  MAIN ⚡ Gain 5 chakra.
character Rekindler
  group Red; cost 1; power 1
  MAIN ⚡ Hide this character.
  MAIN ⚡ Gain 5 chakra.
`);

const versions = new Map([module.game, ...(module.earlier ?? [])].map((game) => [game.rulesVersion, game]));

/** The chakra of whoever plays a card, its lines having run. */
const chakraAfter = (version: number, card: string, through: 'state' | 'clone' | 'sample'): number => {
  const game = versions.get(version) as unknown as Game;
  const options = optionsWith();
  const position = positionOf({ set: SET, hands: [[card], []], chakra: [1, 0] });
  const read = game.position.read(options, position);
  if (!read.ok) throw new Error(`${read.error.at}: ${read.error.message}`);
  const random = { below: () => 0 } as never;
  const state =
    through === 'state'
      ? read.value
      : through === 'clone'
        ? game.clone(read.value)
        : game.sample(game.view(read.value, 0), random);
  const action = game.legal(state, 0).find((each) => game.notate(each) === `play ${card} D`);
  game.apply(state, 0, action as never);
  return (state as State).chakra[0] as number;
};

test.each(['state', 'clone', 'sample'] as const)(
  '[MYT-6.6] a source that left and came back runs nothing more; under version 1 it did: %s',
  (through) => {
    expect(chakraAfter(2, 'Phoenix', through)).toBe(0);
    expect(chakraAfter(1, 'Phoenix', through)).toBe(5);
  },
);

test('[MYT-6.6] one that was hidden ran nothing more under either version', () => {
  for (const version of [1, 2]) expect(chakraAfter(version, 'Rekindler', 'state')).toBe(0);
});
