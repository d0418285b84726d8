// How Guiñote shows itself: its scene, and words built from the texts of each language.

import { spanishCardName, spanishSuitName } from '../../kernel/cards/text/spanish.ts';
import { spanishInk } from '../../kernel/cards/inks.ts';
import type { Presentation, Fact, Language, Rich, Scene, Score, Who, Words, Zone } from '../../kernel/presentation.ts';
import type { Outcome, Refusal, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { reportLines, verificationLines } from '../../kernel/report.ts';
import { cardOf, nameOf, SEVEN, suitNamed } from './cards.ts';
import type { GuinoteEvent } from './events.ts';
import { reportStyle } from './report.ts';
import { insist, risks, riskWords } from './risks.ts';
import { TARGET, THIRTY } from './scoring.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { sv } from './text/sv.ts';
import { REFUSALS, type RefusalParts, type Texts } from './text/texts.ts';
import type { View } from './view.ts';

const TEXTS: { readonly [language in Language]: Texts } = { es, en, sv, de, fr };

const handZone = (view: View, seat: Seat): Zone => {
  const own = seat === view.viewer;
  return {
    id: own ? 'hand' : `hand-${seat}`,
    kind: 'hand',
    owner: seat,
    cards: (view.hands[seat] ?? []).map((id) => (id === null ? null : own ? { id } : { id, mark: 'shown' })),
  };
};

const trickZone = (view: View): Zone => ({
  id: 'trick',
  kind: 'trick',
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

const listed = (cards: readonly string[], and: string): Rich =>
  cards.flatMap((card, i) => (i === 0 ? [{ card }] : [i === cards.length - 1 ? and : ', ', { card }]));

const names = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const words = (language: Language): Words => {
  const texts = TEXTS[language];
  const suit = (letter: string): string => spanishSuitName(language, letter);
  return {
    name: texts.name,
    blurb: texts.blurb,
    card: (id) => spanishCardName(language, id),
    action: (action, view) => actionWords(texts, suit, action, view as View | undefined),
    risk: (action, view) => riskWords(texts.risks, action, view as View),
    event: (event, who) => eventWords(texts, suit, event as GuinoteEvent, who),
    refusal: (refusal) => refusalWords(texts, suit, refusal),
    zone: (zone, who) => zoneWords(texts, zone, who),
    fact: (fact, who, brief = false) => factWords(texts, suit, fact, who, brief),
    score: ({ points }: Score) => (points > 50 ? texts.buenas(points - 50) : texts.malas(points)),
    outcome: (outcome, who) => outcomeWords(texts, outcome, who),
    analysis: (analysis, who) => reportLines(reportStyle(language, words(language)), analysis, who),
    verification: (findings) => verificationLines(reportStyle(language, words(language)), findings),
    option: (key, value) => (value === undefined ? (texts.options[key] ?? key) : (texts.options[value] ?? value)),
  };
};

type SuitName = (letter: string) => string;

const actionWords = (texts: Texts, suit: SuitName, action: string, view?: View): Rich => {
  const [verb, what = ''] = action.split(' ');
  if (verb === 'renuncio') return texts.renuncio(actionWords(texts, suit, action.slice('renuncio '.length), view));
  if (verb === 'show') return texts.show;
  if (verb === 'play') return texts.play({ card: what });
  if (verb === 'sing') {
    const trump = view?.trump ?? null;
    return trump === null ? texts.sing(suit(what)) : texts.sing(suit(what), trump === what ? 40 : 20);
  }
  if (verb === 'draw') return texts.draw;
  const pinta = view?.pinta ?? null;
  if (pinta === null || view === undefined || view.trump === null) return texts.swap();
  const seven = nameOf(cardOf(suitNamed(view.trump) as number, SEVEN));
  return texts.swap({ card: seven }, { card: pinta });
};

const refusalWords = (texts: Texts, suit: SuitName, { code, params }: Refusal): { title: string; text: Rich } => {
  const known = REFUSALS.find((each) => each === code);
  if (known === undefined) return { title: code, text: [] };
  const card = (value: Json | undefined): { card: string } => ({ card: typeof value === 'string' ? value : '' });
  const parts: RefusalParts = {
    card: card(params['card'] ?? params['seven']),
    lead: card(params['lead']),
    winning: card(params['winning']),
    suit: typeof params['suit'] === 'string' ? suit(params['suit']) : '',
    cards: listed(names(params['better'] ?? params['missing']), texts.and),
  };
  return texts.refusals[known](parts);
};

const zoneWords = (texts: Texts, zone: Zone, who: Who): string => {
  if (zone.id === 'hand') return texts.zones.ownHand;
  if (zone.kind === 'hand') return texts.zones.hand(who(zone.owner ?? 0));
  if (zone.kind === 'trick') return texts.zones.trick;
  return zone.kind === 'stock' ? texts.zones.stock : texts.zones.won(who(zone.owner ?? 0));
};

const factWords = (texts: Texts, suit: SuitName, { key, params, seat }: Fact, who: Who, brief: boolean): string => {
  const number = (name: string): number => (typeof params[name] === 'number' ? params[name] : 0);
  switch (key) {
    case 'trump':
      return texts.facts.trump(suit(String(params['suit'])));
    case 'phase':
      return texts.facts.phase(
        params['phase'] === 'stop' ? 'stop' : params['phase'] === 'arrastre' ? 'arrastre' : 'robo',
        number('trick'),
        number('of'),
      );
    case 'hand':
      return texts.facts.hand(params['vueltas'] === true, number('partida'), number('target'));
    case 'partidas': {
      const [a = 0, b = 0] = Array.isArray(params['partidas']) ? params['partidas'].map(Number) : [];
      return texts.facts.partidas(a, b, number('to'));
    }
    case 'dealer':
      return brief ? texts.brief.dealer : texts.facts.dealer(who(seat ?? 0));
    case 'thirty':
      return brief ? texts.brief.thirty(number('missing')) : texts.facts.thirty(who(seat ?? 0), number('missing'));
    case 'partner':
      return brief ? texts.brief.partner : texts.facts.partner(who(seat ?? 0));
    case 'mayspeak':
      return brief ? texts.brief.mayspeak : texts.facts.mayspeak(who(seat ?? 0));
    default:
      return key;
  }
};

const eventWords = (texts: Texts, suit: SuitName, event: GuinoteEvent, who: Who): Rich | undefined => {
  const { events } = texts;
  switch (event.type) {
    case 'dealt':
      return events.dealt(event.deal, event.vueltas, who(event.dealer), { card: event.pinta });
    case 'played':
      return events.played(who(event.seat), { card: event.card });
    case 'trick':
      return events.trick(who(event.winner), event.points);
    case 'drew': {
      const shown = event.cards.filter(({ card }) => card !== null);
      if (shown.length === 0) return undefined;
      return shown.flatMap(({ seat, card }, i) => [
        ...(i > 0 ? [' '] : []),
        ...events.drewCard(who(seat), { card: card ?? '' }),
      ]);
    }
    case 'stop':
      return events.stop(together(texts, event.seats, who));
    case 'ready':
      return undefined;
    case 'sang':
      return events.sang(who(event.seat), suit(event.suit), event.points);
    case 'swapped':
      return events.swapped(who(event.seat), { card: event.seven }, { card: event.pinta });
    case 'last-ten':
      return events.lastTen(who(event.seat));
    case 'counted':
      return events.counted(event.sides.map((count) => ({ who: together(texts, count.seats, who), count })));
    case 'vueltas':
      return events.vueltas;
    case 'partida':
      return events.partida(
        together(texts, event.seats, who),
        tally(event.totals, event.side),
        tally(event.partidas, event.side),
      );
    case 'coto':
      return events.coto(together(texts, event.seats, who));
    case 'renuncio':
      return events.renuncio(who(event.seat), actionWords(texts, suit, event.offence));
  }
};

/** The names of a side: one, or two joined. */
const together = (texts: Texts, seats: readonly Seat[], who: Who): string => seats.map(who).join(texts.and);

/** The winner's number first. */
const tally = (counts: readonly number[], winner: number): string => `${counts[winner]}–${counts[1 - winner]}`;

const outcomeWords = (texts: Texts, { rank, points, reason }: Outcome, who: Who): Rich => {
  const place = (wins: boolean): readonly Seat[] => rank.flatMap((each, seat) => ((each === 1) === wins ? [seat] : []));
  const [winners, losers] = [place(true), place(false)];
  const names = [together(texts, winners, who), together(texts, losers, who)] as const;
  switch (reason) {
    case 'resigned':
      return texts.outcome.resigned(...names);
    case 'time':
      return texts.outcome.time(...names);
    case 'left':
      return texts.outcome.left(...names);
    default:
      return texts.outcome.coto(names[0], tally([points[winners[0] ?? 0] ?? 0, points[losers[0] ?? 0] ?? 0], 0));
  }
};

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
};
