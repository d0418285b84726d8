// What a viewer sees of a state, and states that look the same to that viewer.

import type { Viewer } from '../../src/kernel/game.ts';
import { shuffle, type Random } from '../../src/kernel/random.ts';
import { DECK, sorted, type Card } from './cards.ts';
import { stageOf, type Quay, type State, type View } from './state.ts';

export const viewOf = (state: State, viewer: Viewer): View => {
  const sees = (seat: number): boolean => viewer === 'open' || viewer === seat;
  // While boats are moored the fog hides them; afterwards they all lie open.
  const isFoggy = stageOf(state) === 'mooring';
  return {
    options: { ...state.options },
    viewer,
    tide: state.tide,
    lead: state.lead,
    points: [...state.points],
    hands: state.hands.map((hand, seat) => hand.map((card) => (sees(seat) ? card : null))),
    quays: state.quays.map((quay): Quay<Card | null> => {
      const side = (seat: 0 | 1) => {
        const { cards, fog } = quay[seat];
        const hides = (at: number): boolean => isFoggy && fog.includes(at) && !sees(seat);
        return { cards: cards.map((card, at) => (hides(at) ? null : card)), fog: [...fog] };
      };
      return [side(0), side(1)];
    }),
    sea: state.sea.map((card) => (viewer === 'open' ? card : null)),
    sailed: [...state.sailed],
  };
};

/** Every boat that the viewer does not see may lie in any hidden place, all ways equally likely. */
export const sample = (view: View, random: Random): State => {
  const known = new Set([
    ...view.hands.flat(),
    ...view.quays.flatMap((quay) => quay.flatMap((side) => side.cards)),
    ...view.sea,
  ]);
  const unseen = shuffle(
    DECK.filter((card) => !known.has(card)),
    random,
  );
  const fill = (cards: readonly (Card | null)[]): Card[] => cards.map((card) => card ?? (unseen.pop() as Card));
  const side = ({ cards, fog }: Quay<Card | null>[0]) => ({ cards: fill(cards), fog: [...fog] });
  return {
    options: { ...view.options },
    tide: view.tide,
    lead: view.lead,
    points: [...view.points],
    hands: [sorted(fill(view.hands[0] ?? [])), sorted(fill(view.hands[1] ?? []))],
    quays: view.quays.map((quay): Quay => [side(quay[0]), side(quay[1])]),
    sea: fill(view.sea),
    sailed: [...view.sailed],
  };
};
