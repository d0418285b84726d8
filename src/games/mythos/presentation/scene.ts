// The scene of a view: zones, lanes and facts, as every table draws them.

import type { Fact, Lane, Scene, SceneCard, Zone } from '../../../kernel/presentation.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { PiledCard, PlacedCharacter } from '../layout/layout.ts';
import { LANES, ROUNDS } from '../state.ts';
import type { View } from '../view.ts';

/** What playing a card costs, where the view tells it. A card may be called `constructor`, which every object has. */
export const costIn = ({ costs }: View, card: string): number | undefined =>
  Object.hasOwn(costs, card) ? costs[card] : undefined;

/** The view that a scene was made of: a touch names places only, and what it tries depends on more. */
const views = new WeakMap<Scene, View>();

/** The view behind a scene of this face. */
export const viewBehind = (scene: Scene | undefined): View | undefined =>
  scene === undefined ? undefined : views.get(scene);

/** The zone of one side of a mission. */
export const sideZone = (lane: number, side: Seat): string => `lane-${LANES[lane]}-${side}`;

/** The zone of a mission, which is also the name of its lane. */
export const missionZone = (lane: number): string => `mission-${LANES[lane]}`;

const idOf = (card: PiledCard): string | null => (card === null || typeof card === 'string' ? card : card.card);

const shown = (card: PiledCard): SceneCard => {
  const id = idOf(card);
  return id === null ? null : { id };
};

const handZone = (view: View, seat: Seat): Zone => {
  const own = seat === view.viewer;
  return {
    id: own ? 'hand' : `hand-${seat}`,
    kind: 'hand',
    owner: seat,
    cards: (view.hands[seat] ?? []).map((card): SceneCard => {
      const id = idOf(card);
      if (id === null) return null;
      const cost = costIn(view, id);
      return cost === undefined ? { id } : { id, badge: `◆${cost}`, now: { cost } };
    }),
  };
};

/** Power on the card, tokens as `+2`; one's own hidden characters are marked as such, and who has fired a line in this round. */
const character = ({ card, hidden, tokens, on, marks }: PlacedCharacter, power: number): SceneCard => {
  if (card === null) return null;
  const more = tokens === undefined ? '' : ` (+${tokens})`;
  const spent = marks === undefined ? {} : { spent: '⚡' };
  if (hidden === true) return { id: card, badge: `▽${more}`, mark: 'hidden', now: { power }, ...spent };
  const lasting = on === undefined ? {} : { lasting: '✖' };
  return { id: card, badge: `${power}${more}`, now: { power }, ...lasting, ...spent };
};

const sideZones = (view: View, lane: number): readonly Zone[] => {
  const name = LANES[lane] as string;
  const powers = view.powers[lane] as View['powers'][number];
  return (view.lanes[lane]?.sides ?? []).map((side, seat): Zone => ({
    id: sideZone(lane, seat),
    kind: 'lane',
    owner: seat,
    cards: side.map((standing, at) => character(standing, powers.characters[seat]?.[at] ?? 0)),
    badge: String(powers.sides[seat]),
    group: name,
    ...(side.some(({ tokens }) => tokens !== undefined) ? { tokens: side.map(({ tokens }) => tokens ?? 0) } : {}),
  }));
};

const laneZones = (view: View, lane: number): readonly Zone[] => {
  const { mission } = view.lanes[lane] as View['lanes'][number];
  const cards = [{ id: mission }];
  const group = LANES[lane] as string;
  return [
    { id: missionZone(lane), kind: 'table', cards, badge: `${view.worth[lane] ?? 0}`, group },
    ...sideZones(view, lane),
  ];
};

const lookZones = (view: View): readonly Zone[] =>
  view.looks.flatMap(({ seat, cards }, i): readonly Zone[] =>
    seat === view.viewer
      ? [{ id: `look-${i}`, kind: 'table', cards: cards.map(({ card }) => (card === null ? null : { id: card })) }]
      : [],
  );

/** Empty ones take no place. */
const discardZones = (view: View): readonly Zone[] =>
  view.discards.flatMap((discard, seat): readonly Zone[] =>
    discard.length === 0 ? [] : [{ id: `discard-${seat}`, kind: 'pile', owner: seat, cards: discard.map(shown) }],
  );

const facts = (view: View): readonly Fact[] => {
  const seats = [0, 1];
  const [pending] = view.queue;
  return [
    ...(pending === undefined
      ? []
      : [
          {
            key: 'effect',
            params: { card: pending.card, line: pending.line, part: pending.part },
            at: 'choice' as const,
          },
        ]),
    view.round === 0
      ? { key: 'opening', params: {}, at: 'choice' }
      : { key: 'round', params: { round: view.round, of: ROUNDS }, at: 'bar' },
    ...(view.stage === 'deal' ? [] : [{ key: 'edge', params: {}, seat: view.edge, at: 'score' as const }]),
    ...(view.round === 0
      ? []
      : seats.map((seat) => ({
          key: 'chakra',
          params: { chakra: view.chakra[seat] ?? 0 },
          seat,
          at: 'hand' as const,
        }))),
    ...seats.filter((seat) => view.passed[seat] === true).map((seat) => ({ key: 'passed', params: {}, seat })),
  ];
};

/** All four, so that a table does not change its shape: a mission that is not revealed yet is worth its rank. */
const lanes = (view: View): readonly Lane[] =>
  LANES.map((group, lane): Lane => {
    const head = { id: missionZone(lane), group, round: lane + 1 };
    const there = view.lanes[lane];
    if (there === undefined) return { ...head, worth: lane + 1, state: 'later' };
    const { mission: card, resolved, winner } = there;
    const over = view.stage === 'over' || (resolved && view.options.scoring === 'once');
    return {
      ...head,
      card,
      worth: view.worth[lane] ?? 0,
      state: over ? 'done' : lane === view.round - 1 ? 'now' : 'open',
      ...(resolved && winner !== null ? { winner } : {}),
    };
  });

export const sceneOf = (view: View): Scene => {
  const scene: Scene = {
    zones: [
      ...view.hands.map((_, seat) => handZone(view, seat)),
      ...view.lanes.flatMap((_, lane) => laneZones(view, lane)),
      ...lookZones(view),
      ...view.decks.map((deck, seat): Zone => ({
        id: `deck-${seat}`,
        kind: 'pile',
        owner: seat,
        cards: deck.map(shown),
      })),
      ...discardZones(view),
      { id: 'missions', kind: 'stock', cards: view.missionDeck.map((card) => shown(card)) },
    ],
    facts: facts(view),
    scores: view.points.map((points, seat) => ({ seats: [seat], points, params: {} })),
    actors: view.actors,
    lanes: lanes(view),
  };
  views.set(scene, view);
  return scene;
};
