// The scene of a view: hands, quays as lanes with both sides of each, what is out at sea, facts and scores.

import type { Seat } from '../../src/kernel/game.ts';
import type { Fact, Lane, Scene, SceneCard, Zone } from '../../src/kernel/presentation.ts';
import { QUAYS, WORTH, type Card } from './cards.ts';
import {
  actorsOf,
  fogLeft,
  milestonesOf,
  rankOf,
  SEATS,
  stageOf,
  strengthsAt,
  winnerAt,
  type Quay,
  type View,
} from './state.ts';

/** The lane of a quay. */
export const laneId = (quay: number): string => `quay-${QUAYS[quay]}`;

/** The zone of one side of a quay. */
export const sideId = (quay: number, seat: Seat): string => `${laneId(quay)}-${seat}`;

const shown = (id: Card | null): SceneCard => (id === null ? null : { id });

/** The viewer's own hand is `hand`, so that an action can name it without knowing its seat. */
const handZone = (view: View, seat: Seat): Zone => ({
  id: seat === view.viewer ? 'hand' : `hand-${seat}`,
  kind: 'hand',
  owner: seat,
  cards: (view.hands[seat] ?? []).map(shown),
});

const sideZone = (view: View, quay: Quay<Card | null>, at: number, seat: 0 | 1): Zone => {
  const { cards, fog } = quay[seat];
  const isHidden = (place: number): boolean => stageOf(view) === 'mooring' && fog.includes(place);
  return {
    id: sideId(at, seat),
    kind: 'lane',
    owner: seat,
    group: QUAYS[at] as string,
    badge: String(strengthsAt(quay, view.options)[seat]),
    cards: cards.map((id, place) => (id !== null && isHidden(place) ? { id, mark: 'hidden', badge: '≈' } : shown(id))),
  };
};

const laneOf = (view: View, quay: Quay<Card | null>, at: number): Lane => {
  const stage = stageOf(view);
  const winner = winnerAt(quay, view.options);
  const isPaid = view.tide > 0 && stage !== 'mooring';
  return {
    id: laneId(at),
    group: QUAYS[at] as string,
    worth: WORTH[at] ?? 0,
    round: 1,
    state: isPaid ? 'done' : 'open',
    ...(isPaid && winner !== null ? { winner } : {}),
  };
};

const factsOf = (view: View): readonly Fact[] => {
  const stage = stageOf(view);
  const tide: Fact = { key: 'tide', params: { tide: view.tide }, at: 'bar' };
  if (stage === 'mooring' && view.options.fog > 0) {
    return [
      tide,
      ...SEATS.map((seat): Fact => ({ key: 'fog', params: { left: fogLeft(view, seat) }, seat, at: 'hand' })),
    ];
  }
  if (stage !== 'paid') return view.tide === 0 ? [] : [tide];
  return [
    tide,
    { key: 'paid', params: {}, at: 'choice' },
    ...SEATS.filter((seat) => view.sailed[seat]).map((seat): Fact => ({ key: 'sailed', params: {}, seat })),
  ];
};

export const sceneOf = (view: View): Scene => ({
  zones: [
    ...SEATS.map((seat) => handZone(view, seat)),
    ...view.quays.flatMap((quay, at) => SEATS.map((seat) => sideZone(view, quay, at, seat))),
    { id: 'sea', kind: 'stock', cards: view.sea.map(shown) },
  ],
  lanes: view.quays.map((quay, at) => laneOf(view, quay, at)),
  facts: factsOf(view),
  scores: SEATS.map((seat) => ({
    seats: [seat],
    points: view.points[seat],
    of: view.options.target,
    milestones: milestonesOf(view.options),
    params: { rank: rankOf(view.points[seat], view.options) },
  })),
  actors: actorsOf(view),
});
