// What a view of Mulle looks like on a table: zones, facts and scores.

import type { Seat } from '../../kernel/game.ts';
import type { Fact, Scene, SceneCard, Zone } from '../../kernel/presentation.ts';
import { cardNamed, handValue, isSpecial, type Card } from './cards.ts';
import { dealsOf } from './state.ts';
import type { View } from './view.ts';

/** Specials say what they are worth in the hand: the picture does not. */
const handCard = (id: string): SceneCard => {
  const card = cardNamed(id) as Card;
  return isSpecial(card) ? { id, badge: `= ${handValue(card)}` } : { id };
};

const handZone = (view: View, seat: Seat): Zone => ({
  id: seat === view.viewer ? 'hand' : `hand-${seat}`,
  kind: 'hand',
  owner: seat,
  cards: (view.hands[seat] ?? []).map((id) => (id === null ? null : handCard(id))),
});

const tableZone = (view: View): Zone => ({
  id: 'table',
  kind: 'table',
  cards: view.table.filter(({ build }) => build === null).map(({ cards }) => ({ id: cards[0] ?? '' })),
});

const buildZones = (view: View): readonly Zone[] =>
  view.table.flatMap(({ cards, build }): readonly Zone[] =>
    build === null
      ? []
      : [
          {
            id: `build-${build.value}`,
            kind: 'table',
            owner: build.owner,
            cards: cards.map((id) => ({ id })),
            badge: String(build.value),
            locked: build.locked,
          },
        ],
  );

/** What a side has taken lies open, in a pile. */
const capturedZone = (view: View, side: number): Zone => ({
  id: `captured-${side}`,
  kind: 'pile',
  owner: side,
  cards: (view.captured[side] ?? []).map((id) => ({ id })),
});

const facts = (view: View): readonly Fact[] => {
  const { options, omgang, deal } = view;
  const match = {
    key: 'omgang',
    params: { omgang, of: options.omgangar, deal: Math.max(deal, 1), deals: dealsOf(options) },
  };
  const sides = view.mulles.map((mulles, side) => ({
    key: 'side',
    params: { mulles: mulles.length, tabbar: view.tabbar[side] ?? 0 },
    seat: side,
  }));
  return [match, ...sides.filter(({ params }) => params.mulles + params.tabbar > 0)];
};

export const scene = (view: View): Scene => ({
  zones: [
    ...view.hands.map((_, seat) => handZone(view, seat)),
    tableZone(view),
    ...buildZones(view),
    { id: 'stock', kind: 'stock', cards: view.stock.map((id) => (id === null ? null : { id })) },
    capturedZone(view, 0),
    capturedZone(view, 1),
  ],
  facts: facts(view),
  scores: view.points.map((points, side) => ({
    seats: view.hands.map((_, seat) => seat).filter((seat) => seat % 2 === side),
    points,
    params: { ...view.counts[side] },
  })),
  actors: view.actors,
});
