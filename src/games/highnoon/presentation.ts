// How HighNoon shows itself: its scene, and words built from the texts of each language.

import { frenchCardName, frenchSuitName } from '../../kernel/cards/text/names.ts';
import { frenchInk } from '../../kernel/cards/inks.ts';
import { cuesByType } from '../../kernel/cues.ts';
import type { Presentation, Fact, Language, Rich, Scene, Who, Zone } from '../../kernel/presentation.ts';
import type { Outcome, Params, Refusal, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { endingWords } from '../../kernel/outcome.ts';
import { reportLines, verificationLines } from '../../kernel/report.ts';
import { lookUp, refusalWords, type CardPart } from '../../kernel/text.ts';
import { frenchOf, SUITS } from './cards.ts';
import { counting } from './counting.ts';
import type { HighNoonEvent } from './events.ts';
import { reportStyle } from './report.ts';
import { partsOf, touching } from './touching.ts';
import { voiceIn, type HighNoonVoice } from './text/texts.ts';
import type { PlayerView, View } from './view.ts';

const cardsOf = (ids: readonly (string | null)[]): Zone['cards'] => ids.map((id) => (id === null ? null : { id }));

/** A player's own places are called as in actions; those of others have their owner before them. */
const prefixOf = (view: View, seat: Seat): string => (view.viewer === seat ? '' : `p${seat + 1}.`);

const playerZones = (view: View, player: PlayerView, owner: Seat): readonly Zone[] => {
  const prefix = prefixOf(view, owner);
  return [
    { id: `${prefix}stock`, kind: 'stock', owner, cards: cardsOf(player.stock) },
    { id: `${prefix}waste`, kind: 'pile', owner, cards: cardsOf(player.waste) },
    ...player.tableau.map((column, i): Zone => ({
      id: `${prefix}t${i}`,
      kind: 'column',
      owner,
      cards: cardsOf(column),
    })),
  ];
};

const SYMBOLS = ['♣', '♦', '♥', '♠'] as const;

const foundationZone = (lane: readonly string[], i: number): Zone => ({
  id: `f${i}`,
  kind: 'foundation',
  cards: cardsOf(lane),
  badge: SYMBOLS[i >> 1] ?? '',
});

const cardsLeft = (player: PlayerView): number =>
  player.stock.length + player.waste.length + player.tableau.reduce((sum, column) => sum + column.length, 0);

const facts = (view: View): readonly Fact[] => {
  if (view.stage === 'deal') return [];
  const { mode, drawCount, quietLimit } = view.options;
  const idle = Math.min(...view.players.map((player) => player.idle));
  const quiet: readonly Fact[] =
    quietLimit > 0 && idle * 2 >= quietLimit ? [{ key: 'quiet', params: { actions: idle, limit: quietLimit } }] : [];
  return [{ key: 'mode', params: { shared: mode === 'shared', drawCount } }, ...quiet];
};

const scene = (view: View): Scene => ({
  zones: [
    ...view.foundations.map(foundationZone),
    ...view.players.flatMap((player, seat) => playerZones(view, player, seat)),
  ],
  facts: facts(view),
  scores: view.players.map(({ score, placed }, seat) => ({ seats: [seat], points: score, params: { placed } })),
  actors: view.actors,
  race: view.players.map((player) => ({ done: player.placed, of: player.placed + cardsLeft(player) })),
});

const words: Presentation['words'] = (language, _view, format) => {
  const voice = voiceIn(language, format);
  const { texts, text } = voice;
  const style = () => reportStyle(language, words(language, undefined, format), format);
  return {
    name: texts.name,
    blurb: texts.blurb,
    phrases: texts.phrases,
    card: (id) => frenchCardName(language, frenchOf(id)),
    short: frenchOf,
    action: (action, view) => actionWords(voice, action, view as View | undefined),
    event: (event, who) => eventWords(voice, event as HighNoonEvent, who),
    refusal: (refusal) => refusalOf(voice, refusal),
    zone: (zone, who) => zoneWords(voice, language, zone, who),
    fact: (fact) => factWords(voice, fact),
    score: ({ params }) => text(texts.score, { n: numberIn(params, 'placed') }),
    sums: () => ({ title: texts.sums.title, row: ({ key }) => lookUp(texts.sums.rows, key) ?? key }),
    ...endingWords(language, format, (outcome, view) => endedBy(voice, outcome, view as View | undefined)),
    analysis: (analysis, who) => reportLines(style(), analysis, who),
    verification: (findings) => verificationLines(style(), findings),
    option: (key, value) => lookUp(texts.options, value === undefined ? key : `${key}.${value}`) ?? value ?? key,
  };
};

/** The first of these values that is a number. */
const numberIn = (params: Params, ...names: readonly string[]): number => {
  const value = names.map((name) => params[name]).find((each) => typeof each === 'number');
  return typeof value === 'number' ? value : 0;
};

/** A place as people count it: columns from 1 on the left, where the notation has `t0`. */
const placeOf = (name: string): 'waste' | number => (name === 'waste' ? name : Number(name.slice(1)) + 1);

/** The card at a depth of one of the viewer's own places, where the view tells. */
const cardAt = (view: View | undefined, place: string, depth: number): CardPart | undefined => {
  const player = typeof view?.viewer === 'number' ? view.players[view.viewer] : undefined;
  const piles = place.startsWith('f') ? view?.foundations : player?.tableau;
  const ids = place === 'waste' ? player?.waste : piles?.[Number(place.slice(1))];
  const id = ids?.at(-depth);
  return id === undefined || id === null ? undefined : { card: id };
};

const actionWords = (voice: HighNoonVoice, action: string, view?: View): Rich => {
  const { say } = voice;
  const texts = voice.texts.actions;
  const { verb, from, to, count } = partsOf(action);
  const card = cardAt(view, from, count);
  switch (verb) {
    case 'draw':
      return say(texts.draw, { n: view?.options.drawCount ?? 1 });
    case 'recycle':
      return say(texts.recycle);
    case 'flip':
      return say(texts.flip, { column: placeOf(from) });
    case 'move': {
      const way = { from: placeOf(from), to: placeOf(to) };
      if (card === undefined)
        return count === 1 ? say(texts.moveFrom, way) : say(texts.moveRunFrom, { ...way, n: count });
      return count === 1 ? say(texts.move, { card, ...way }) : say(texts.moveRun, { card, ...way, more: count - 1 });
    }
    default:
      return card === undefined ? say(texts.placeFrom, { from: placeOf(from) }) : say(texts.place, { card });
  }
};

const cardParts = (cards: readonly string[]): readonly CardPart[] => cards.map((card) => ({ card }));

const refusalOf = (voice: HighNoonVoice, { code, params }: Refusal): { title: string; text: Rich } => {
  const card = (value: Json | undefined): CardPart => ({ card: typeof value === 'string' ? value : '' });
  const n = numberIn(params, 'open', 'run', 'cards', 'stock', 'waste');
  return refusalWords(voice, voice.texts.refusals, code, {
    card: card(params['card']),
    top: card(params['top']),
    next: cardParts(Array.isArray(params['next']) ? params['next'].map(String) : []),
    column: numberIn(params, 'from', 'to') + 1,
    n,
    refill: n > 0,
  });
};

const zoneWords = ({ texts, text }: HighNoonVoice, language: Language, zone: Zone, who: Who): string => {
  if (zone.kind === 'foundation') {
    // Two of each suit, one after the other.
    const lane = Number(zone.id.slice(1));
    return text(texts.zones.foundation, { n: (lane & 1) + 1, suit: frenchSuitName(language, SUITS[lane >> 1] ?? '') });
  }
  const [place = '', prefix] = zone.id.split('.').toReversed();
  const name =
    place === 'stock' || place === 'waste' ? texts.zones[place] : text(texts.zones.column, { n: placeOf(place) });
  return prefix === undefined ? name : text(texts.zones.of, { who: who(zone.owner ?? 0), zone: name });
};

const factWords = ({ texts, text }: HighNoonVoice, { key, params }: Fact): string => {
  switch (key) {
    case 'mode':
      return text(texts.facts.mode, { shared: params['shared'] === true, n: numberIn(params, 'drawCount') });
    case 'quiet':
      return text(texts.facts.quiet, { actions: numberIn(params, 'actions'), limit: numberIn(params, 'limit') });
    default:
      return key;
  }
};

const rankOfId = (id: string): number => Number(id.slice(-2));

const eventWords = (voice: HighNoonVoice, event: HighNoonEvent, seatName: Who): Rich => {
  const { say, texts } = voice;
  if (event.type === 'dealt') return say(texts.events.dealt);
  if (event.type === 'ended') return say(texts.ended[event.ending]);
  const who = seatName(event.seat);
  switch (event.type) {
    case 'drew':
      return say(texts.events.drew, { who, cards: cardParts(event.cards) });
    case 'recycled':
      return say(texts.events.recycled, { who });
    case 'moved': {
      const way = { from: placeOf(event.from), to: placeOf(event.to) };
      return say(texts.events.moved, { who, cards: cardParts(event.cards), ...way });
    }
    case 'placed':
      return say(texts.events.placed, { who, card: { card: event.card }, points: rankOfId(event.card) });
    case 'turned':
      return say(texts.events.turned, { who, card: { card: event.card }, column: placeOf(event.column) });
  }
};

/** The figures that decide in the order in which they do (HN-12.3): cards placed, where the view tells them, then the score. */
const figures = ({ texts, text }: HighNoonVoice, points: readonly number[], first: Seat, view?: View): string => {
  const against = (of: readonly number[]): string => `${of[first] ?? 0}–${of[1 - first] ?? 0}`;
  const told = { score: against(points), placed: against(view?.players.map(({ placed }) => placed) ?? []) };
  return text(view === undefined ? texts.figures.score : texts.figures.both, told);
};

const endedBy = (voice: HighNoonVoice, { rank, points, reason }: Outcome, view?: View): Rich => {
  const { say, texts } = voice;
  const key = Object.hasOwn(texts.outcome, reason) ? (reason as keyof typeof texts.outcome) : 'blocked';
  return say(texts.outcome[key], { figures: figures(voice, points, Math.max(0, rank.indexOf(1)), view) });
};

export const presentation: Presentation = {
  deck: async () => (await import('../../art/decks/french.ts')).frenchDeck,
  cover: 'HK',
  ink: frenchInk,
  scene: (view) => scene(view as View),
  words,
  ...touching,
  laidCard: (event) => {
    const placed = event as HighNoonEvent;
    return placed.type === 'placed' ? { zone: `f${placed.lane}`, card: placed.card, by: placed.seat } : undefined;
  },
  isNotable: (event) => (event as HighNoonEvent).type === 'ended',
  counting,
  cue: cuesByType<HighNoonEvent['type']>({
    dealt: 'slide',
    drew: 'flip',
    recycled: 'slide',
    moved: 'place',
    placed: 'place',
    turned: 'flip',
  }),
};
