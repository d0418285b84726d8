// Three Quays keeps the contract of a game.

import type { Viewer } from '../../src/kernel/game.ts';
import { conformance } from '../../src/kernel/testing/conformance.ts';
import { module } from './index.ts';

interface Position {
  readonly tide: number;
  readonly hands: readonly (readonly string[])[];
  readonly quays: readonly (readonly { readonly cards: readonly string[]; readonly fog: readonly number[] }[])[];
  readonly sea: readonly string[];
}

/** The other hand, the other's boats in the fog, and what is out at sea: told from the position. */
const secrets = (position: unknown, viewer: Viewer): readonly string[] => {
  const { tide, hands, quays, sea } = position as Position;
  if (tide === 0) return [];
  const isFoggy = hands.some((hand) => hand.length > 0);
  const fogged = quays.flatMap((quay) =>
    quay.flatMap(({ cards, fog }, seat) => (isFoggy && seat !== viewer ? fog.map((at) => cards[at] ?? '') : [])),
  );
  return [...sea, ...fogged, ...hands.filter((_, seat) => seat !== viewer).flat()];
};

conformance(module, {
  optionSets: [{}, { preset: 'quick' }, { preset: 'foggy', options: { target: 12, convoy: 0 } }],
  games: 60,
  bound: 200,
  secrets,
  ordered: ['sea'],
});
