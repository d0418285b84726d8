// How Mythos shows itself: its scene, and words built from the texts of each language.

import type { Face, Fact, Language, Rich, Scene, SceneCard, Who, Words, Zone } from '../../kernel/face.ts';
import type { Outcome, Refusal, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { parse } from './actions.ts';
import { nameOfId } from './cards.ts';
import type { MythosEvent } from './events.ts';
import { actionWords } from './face-actions.ts';
import { eventWords, tally } from './face-events.ts';
import { deedAt, lowerSentence } from './face-effects.ts';
import type { Lying, Standing } from './layout.ts';
import { ROUNDS } from './phases.ts';
import { LANES } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { sv } from './text/sv.ts';
import { REFUSALS, type RefusalParts, type Texts } from './text/texts.ts';
import type { View } from './view.ts';

const TEXTS: { readonly [language in Language]: Texts } = { en, es, sv, de, fr };

const shown = (card: Lying, badge?: string): SceneCard => {
  if (card === null) return null;
  const id = typeof card === 'string' ? card : card.card;
  return badge === undefined ? { id } : { id, badge };
};

const handZone = (view: View, seat: Seat): Zone => {
  const own = seat === view.viewer;
  return {
    id: own ? 'hand' : `hand-${seat}`,
    kind: 'hand',
    owner: seat,
    cards: (view.hands[seat] ?? []).map((card) => {
      const id = card === null || typeof card === 'string' ? card : card.card;
      const cost = id === null ? undefined : view.costs[id];
      return shown(card, cost === undefined ? undefined : `◆${cost}`);
    }),
  };
};

/** Power on the card, tokens as `+2`; one's own hidden characters are marked as such. */
const character = ({ card, hidden, tokens }: Standing, power: number): SceneCard => {
  if (card === null) return null;
  const more = tokens === undefined ? '' : ` (+${tokens})`;
  return { id: card, badge: hidden === true ? `▽${tokens === undefined ? '' : more}` : `${power}${more}` };
};

const laneZones = (view: View, lane: number): readonly Zone[] => {
  const name = LANES[lane] as string;
  const { mission, sides } = view.lanes[lane] as View['lanes'][number];
  const powers = view.powers[lane] as View['powers'][number];
  const worth = view.worth[lane] ?? 0;
  return [
    { id: `mission-${name}`, kind: 'table', cards: [{ id: mission }], badge: `${worth}`, group: name },
    ...sides.map((side, seat): Zone => ({
      id: `lane-${name}-${seat}`,
      kind: 'lane',
      owner: seat,
      cards: side.map((standing, at) => character(standing, powers.characters[seat]?.[at] ?? 0)),
      badge: String(powers.sides[seat]),
      group: name,
    })),
  ];
};

const lookZones = (view: View): readonly Zone[] =>
  view.looks.flatMap(({ seat, cards }, i) =>
    seat === view.viewer
      ? [
          {
            id: `look-${i}`,
            kind: 'table' as const,
            cards: cards.map(({ card }) => (card === null ? null : { id: card })),
          },
        ]
      : [],
  );

/** Empty ones take no place. */
const discardZones = (view: View): readonly Zone[] =>
  view.discards.flatMap((discard, seat): readonly Zone[] =>
    discard.length === 0
      ? []
      : [{ id: `discard-${seat}`, kind: 'pile', owner: seat, cards: discard.map((card) => shown(card)) }],
  );

const facts = (view: View): readonly Fact[] => {
  const seats = [0, 1];
  const [frame] = view.queue;
  return [
    ...(frame === undefined
      ? []
      : [{ key: 'effect', params: { card: frame.card, line: frame.line, part: frame.part } }]),
    view.round === 0 ? { key: 'opening', params: {} } : { key: 'round', params: { round: view.round, of: ROUNDS } },
    ...(view.stage === 'deal' ? [] : [{ key: 'edge', params: {}, seat: view.edge }]),
    ...(view.round === 0
      ? []
      : seats.map((seat) => ({ key: 'chakra', params: { chakra: view.chakra[seat] ?? 0 }, seat }))),
    ...seats.filter((seat) => view.passed[seat] === true).map((seat) => ({ key: 'passed', params: {}, seat })),
  ];
};

const scene = (view: View): Scene => ({
  deck: 'mythos',
  zones: [
    ...view.hands.map((_, seat) => handZone(view, seat)),
    ...view.lanes.flatMap((_, lane) => laneZones(view, lane)),
    ...lookZones(view),
    ...view.decks.map((deck, seat): Zone => ({
      id: `deck-${seat}`,
      kind: 'pile',
      owner: seat,
      cards: deck.map((card) => shown(card)),
    })),
    ...discardZones(view),
    { id: 'missions', kind: 'stock', cards: view.missionDeck.map((card) => shown(card)) },
  ],
  facts: facts(view),
  scores: view.points.map((points, seat) => ({ seats: [seat], points, params: {} })),
  actors: view.actors,
});

const words = (language: Language): Words => {
  const texts = TEXTS[language];
  return {
    name: texts.name,
    blurb: texts.blurb,
    card: nameOfId,
    action: (action, view) => actionWords(texts, language, action, view as View | undefined),
    event: (event, who) => eventWords(texts, event as MythosEvent, who),
    refusal: (refusal) => refusalWords(texts, refusal),
    zone: (zone, who) => zoneWords(texts, zone, who),
    fact: (fact, who) => factWords(texts, language, fact, who),
    score: () => texts.score,
    outcome: (outcome, who) => outcomeWords(texts, outcome, who),
    option: (key, value) => optionWords(texts, key, value),
  };
};

const optionWords = (texts: Texts, key: string, value?: string): string => {
  if (value === undefined) return texts.options[key] ?? key;
  if (value === 'true') return texts.yes;
  return value === 'false' ? texts.no : (texts.options[value] ?? value);
};

const refusalWords = (texts: Texts, { code, params }: Refusal): { title: string; text: Rich } => {
  const known = REFUSALS.find((each) => each === code);
  if (known === undefined) return { title: code, text: [] };
  const card = (value: Json | undefined): { card: string } => ({ card: typeof value === 'string' ? value : '' });
  const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
  const parts: RefusalParts = {
    card: card(params['card']),
    over: card(params['over']),
    lane: typeof params['lane'] === 'string' ? params['lane'] : '',
    cost: number(params['cost']),
    chakra: number(params['chakra']),
    most: number(params['most']),
  };
  return texts.refusals[known](parts);
};

const zoneWords = (texts: Texts, { id, owner = 0 }: Zone, who: Who): string => {
  const [kind, lane = ''] = id.split('-');
  switch (kind) {
    case 'hand':
      return id === 'hand' ? texts.zones.ownHand : texts.zones.hand(who(owner));
    case 'lane':
      return texts.zones.lane(lane, who(owner));
    case 'mission':
      return texts.zones.mission(lane);
    case 'deck':
      return texts.zones.deck(who(owner));
    case 'discard':
      return texts.zones.discard(who(owner));
    case 'look':
      return texts.zones.look;
    default:
      return texts.zones.missionDeck;
  }
};

const factWords = (texts: Texts, language: Language, { key, params, seat = 0 }: Fact, who: Who): string => {
  const number = (name: string): number => (typeof params[name] === 'number' ? params[name] : 0);
  switch (key) {
    case 'round':
      return texts.facts.round(number('round'), number('of'));
    case 'chakra':
      return texts.facts.chakra(who(seat), number('chakra'));
    case 'edge':
      return texts.facts.edge(who(seat));
    case 'passed':
      return texts.facts.passed(who(seat));
    case 'opening':
      return texts.facts.opening;
    default: {
      const card = String(params['card']);
      const deed = deedAt(undefined, card, number('line'), number('part'));
      return deed === undefined ? nameOfId(card) : texts.facts.effect(nameOfId(card), lowerSentence(deed, language));
    }
  }
};

const outcomeWords = (texts: Texts, { rank, points, reason }: Outcome, who: Who): Rich => {
  const winner = rank.indexOf(1);
  const loser = 1 - winner;
  const score = tally(points, winner);
  switch (reason) {
    case 'resigned':
      return texts.outcome.resigned(who(winner), who(loser));
    case 'time':
      return texts.outcome.time(who(winner), who(loser));
    case 'left':
      return texts.outcome.left(who(winner), who(loser));
    case 'edge':
      return texts.outcome.edge(who(winner), score);
    default:
      return texts.outcome.points(who(winner), score);
  }
};

const NOTABLE: readonly MythosEvent['type'][] = [
  'round',
  'evaluated',
  'scored',
  'took',
  'defeated',
  'looked',
  'chain-cut',
];

const handle = (text: string): { readonly zone: string; readonly card: string } | undefined => {
  const action = parse(text);
  if (!action.ok) return undefined;
  const { value } = action;
  switch (value.do) {
    case 'play':
    case 'hide':
    case 'upgrade':
    case 'jutsu':
      return { zone: 'hand', card: value.card };
    case 'choose':
      return typeof value.card === 'number'
        ? undefined
        : { zone: `lane-${LANES[value.lane]}-${value.side}`, card: value.card };
    default:
      return undefined;
  }
};

const attempt = (zone: string, card: string): string | undefined => {
  if (zone === 'hand') return `play ${card} D`;
  const [kind, lane, side] = zone.split('-');
  return kind === 'lane' ? `choose ${side} ${lane} ${card}` : undefined;
};

export const face: Face = {
  scene: (view) => scene(view as View),
  words,
  handle,
  attempt,
  moment: (event) => NOTABLE.includes((event as MythosEvent).type),
};
