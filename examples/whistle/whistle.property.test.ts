// Whistle keeps the contract of a game.

import type { Viewer } from '../../src/kernel/game.ts';
import { conformance } from '../../src/kernel/testing/conformance.ts';
import { module } from './index.ts';

/** The stock and the other hand: told from the position, so that a mistake in `view` can't hide itself. */
const secrets = (position: unknown, viewer: Viewer): readonly string[] => {
  const { stock, hands } = position as { stock: string[]; hands: string[][] };
  const isDealt = stock.length < 20;
  return isDealt ? [...stock, ...hands.filter((_, seat) => seat !== viewer).flat()] : [];
};

conformance(module, {
  optionSets: [{}, { preset: 'quick' }],
  games: 200,
  bound: 20,
  secrets,
  ordered: ['stock'],
});
