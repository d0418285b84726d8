// How Guiñote shows itself: its scene, and what a player touches. The words are in `words.ts`.

import { spanishInk } from '../../kernel/cards/inks.ts';
import { cuesByType, type Cue } from '../../kernel/cues.ts';
import type { Presentation, Fact, Scene, Zone } from '../../kernel/presentation.ts';
import type { Seat } from '../../kernel/game.ts';
import { cardNamed, orderOf, pointsOf, suitOf, type Card } from './cards.ts';
import { counting } from './counting.ts';
import type { GuinoteEvent } from './events.ts';
import { insist, risks } from './risks.ts';
import { TARGET, THIRTY } from './scoring.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const handZone = (view: View, seat: Seat): Zone => {
  const own = seat === view.viewer;
  return {
    id: own ? 'hand' : `hand-${seat}`,
    kind: 'hand',
    owner: seat,
    cards: (view.hands[seat] ?? []).map((id) => (id === null ? null : own ? { id } : { id, mark: 'shown' })),
  };
};

/** What lies in the trick is worth. */
const trickPoints = ({ options, trick }: View): number =>
  trick.cards.reduce((sum, name) => sum + pointsOf(options, cardNamed(name) as Card), 0);

const trickZone = (view: View): Zone => ({
  id: 'trick',
  kind: 'trick',
  ...(trickPoints(view) === 0 ? {} : { badge: String(trickPoints(view)) }),
  cards: view.trick.cards.map((id, i) => {
    const by = (view.trick.leader + i) % view.options.players;
    return by === view.winning ? { id, by, mark: 'win' } : { id, by };
  }),
});

const stockZone = (view: View): Zone => {
  const pinta = view.pinta === null ? [] : [{ id: view.pinta, mark: 'cross' } as const];
  return { id: 'stock', kind: 'stock', cards: [...pinta, ...view.stock.map((id) => (id === null ? null : { id }))] };
};

/** Tricks taken lie face down: nobody may look back further than the last one. */
const wonZone = (view: View, side: number): Zone => ({
  id: `won-${side}`,
  kind: 'pile',
  owner: side,
  cards: (view.won[side] ?? []).map(() => null),
});

const tricksPlayed = (view: View): number => view.won.flat().length / view.options.players;

const facts = (view: View): readonly Fact[] => {
  if (view.trump === null) return [];
  const of = view.options.deck / view.options.players;
  const trick = Math.min(tricksPlayed(view) + 1, of);
  const phase = view.stage === 'stop' ? 'stop' : view.pinta === null ? 'arrastre' : 'robo';
  const decided = view.partidaWinner === null ? 0 : 1;
  const partida = (view.partidas[0] ?? 0) + (view.partidas[1] ?? 0) + 1 - decided;
  return [
    { key: 'trump', params: { suit: view.trump, card: view.pinta } },
    { key: 'phase', params: { phase, trick, of } },
    { key: 'hand', params: { vueltas: view.vueltas, partida, target: TARGET } },
    { key: 'partidas', params: { partidas: ownFirst(view), to: view.options.partidasPerCoto } },
    ...(view.dealer === null ? [] : [{ key: 'dealer', params: {}, seat: view.dealer }]),
    ...thirty(view),
    ...partner(view),
    // Who may speak sees that in what can be said.
    ...view.actors.may.filter((seat) => seat !== view.viewer).map((seat) => ({ key: 'mayspeak', params: {}, seat })),
  ];
};

/** Partidas won, the viewer's side first. */
const ownFirst = ({ partidas, viewer }: View): readonly number[] =>
  typeof viewer === 'number' && (viewer & 1) === 1 ? [...partidas].reverse() : partidas;

const partner = (view: View): readonly Fact[] =>
  view.options.players === 4 && typeof view.viewer === 'number'
    ? [{ key: 'partner', params: {}, seat: view.viewer ^ 2 }]
    : [];

/** A side at 101 that lacks card points does not win yet: say how many (GUI-11). */
const thirty = (view: View): readonly Fact[] =>
  view.counts.flatMap((count, side) => {
    const missing = THIRTY - count.cards - (view.carriedCards[side] ?? 0);
    return view.options.min30 !== 'off' && count.total >= TARGET && missing > 0
      ? [{ key: 'thirty', params: { missing }, seat: side }]
      : [];
  });

const scene = (view: View): Scene => ({
  zones: [
    ...view.hands.map((_, seat) => handZone(view, seat)),
    trickZone(view),
    stockZone(view),
    wonZone(view, 0),
    wonZone(view, 1),
  ],
  facts: facts(view),
  scores: view.counts.map((count) => ({
    seats: count.seats,
    points: count.total,
    of: TARGET,
    milestones: [50],
    params: { ...count },
  })),
  actors: view.actors,
});

const NOTABLE: readonly GuinoteEvent['type'][] = [
  'sang',
  'swapped',
  'stop',
  'counted',
  'vueltas',
  'partida',
  'coto',
  'renuncio',
];

/** Suits as in the deck, the strongest card of each first. */
const suitIn = (card: string): number => suitOf(cardNamed(card) ?? 0);
const strengthOf = (card: string): number => orderOf(cardNamed(card) ?? 0);

const heard = cuesByType<GuinoteEvent['type']>({
  dealt: 'slide',
  drew: 'slide',
  played: 'place',
  sang: 'flip',
  swapped: 'flip',
});

/** A cante in trump. */
const FORTY = 40;

/** Las cuarenta are knocked on the table. */
const cueOf = (event: GuinoteEvent): Cue | undefined =>
  event.type === 'sang' && event.points === FORTY ? { kind: 'knock', by: event.seat } : heard(event);

export const presentation: Presentation = {
  deck: async () => (await import('../../art/decks/spanish.ts')).spanishDeck,
  cover: '12O',
  ink: spanishInk,
  scene: (view) => scene(view as View),
  words,
  touchTarget: (action) =>
    action.startsWith('play ') ? { zone: 'hand', card: action.slice('play '.length) } : undefined,
  tryTouch: (zone, card) => (zone === 'hand' ? `play ${card}` : undefined),
  insist: (action, refusal, view) => insist(action, refusal, view as View),
  risks: (view) => risks(view as View),
  laidCard: (event) => {
    const played = event as GuinoteEvent;
    return played.type === 'played' ? { zone: 'trick', card: played.card, by: played.seat } : undefined;
  },
  isNotable: (event) => NOTABLE.includes((event as GuinoteEvent).type),
  formality: ([only, ...others]) => (only === 'draw' && others.length === 0 ? only : undefined),
  moment: (event) => {
    const trick = event as GuinoteEvent;
    return trick.type === 'trick' ? { kind: 'taken', by: trick.winner, points: trick.points } : undefined;
  },
  counting,
  cue: (event) => cueOf(event as GuinoteEvent),
  handOrders: {
    suit: (card) => [suitIn(card), -strengthOf(card)],
    rank: (card) => [-strengthOf(card), suitIn(card)],
  },
};
