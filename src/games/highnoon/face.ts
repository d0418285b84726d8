// How HighNoon shows itself: its scene, and words built from the texts of each language.

import { frenchCardName, frenchSuitName } from '../../kernel/cards/text/french.ts';
import type { Face, Fact, Language, Rich, Scene, Who, Words, Zone } from '../../kernel/face.ts';
import type { Outcome, Refusal, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { reportLines, verificationLines } from '../../kernel/report.ts';
import { frenchOf, SUITS } from './cards.ts';
import type { HighNoonEvent } from './events.ts';
import { reportStyle } from './report.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { sv } from './text/sv.ts';
import { REFUSALS, type CardPart, type RefusalParts, type Texts } from './text/texts.ts';
import type { PlayerView, View } from './view.ts';

const TEXTS: { readonly [language in Language]: Texts } = { en, es, sv, de, fr };

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

const left = (player: PlayerView): number =>
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
  deck: 'french',
  zones: [
    ...view.foundations.map(foundationZone),
    ...view.players.flatMap((player, seat) => playerZones(view, player, seat)),
  ],
  facts: facts(view),
  scores: view.players.map((player, seat) => ({ seats: [seat], points: player.score, params: { left: left(player) } })),
  actors: view.actors,
});

const words = (language: Language): Words => {
  const texts = TEXTS[language];
  return {
    name: texts.name,
    blurb: texts.blurb,
    card: (id) => frenchCardName(language, frenchOf(id)),
    short: frenchOf,
    action: (action, view) => actionWords(texts, action, view as View | undefined),
    event: (event, who) => eventWords(texts, event as HighNoonEvent, who),
    refusal: (refusal) => refusalWords(texts, refusal),
    zone: (zone, who) => zoneWords(texts, language, zone, who),
    fact: (fact) => factWords(texts, fact),
    score: ({ params }) => texts.score(typeof params['left'] === 'number' ? params['left'] : 0),
    outcome: (outcome, who) => outcomeWords(texts, outcome, who),
    analysis: (analysis, who) => reportLines(reportStyle(language, words(language)), analysis, who),
    verification: (findings) => verificationLines(reportStyle(language, words(language)), findings),
    option: (key, value) => texts.options[value === undefined ? key : `${key}.${value}`] ?? value ?? key,
  };
};

/** The words of an action: what is done, from where, to where, with how many cards. */
const partsOf = (action: string) => {
  const [verb = '', from = '', to = '', count = '1'] = action.split(' ');
  return { verb, from, to, count: Number(count) };
};

const placeWords = (texts: Texts, place: string): string => place.replace('waste', texts.waste);

/** The card at a depth of one of the viewer's own places, where the view tells. */
const cardAt = (view: View | undefined, place: string, depth: number): CardPart | undefined => {
  const player = typeof view?.viewer === 'number' ? view.players[view.viewer] : undefined;
  const ids = place === 'waste' ? player?.waste : player?.tableau[Number(place.slice(1))];
  const id = ids?.at(-depth);
  return id === undefined || id === null ? undefined : { card: id };
};

const actionWords = (texts: Texts, action: string, view?: View): Rich => {
  const { verb, from, to, count } = partsOf(action);
  const card = cardAt(view, from, count);
  switch (verb) {
    case 'draw':
      return texts.draw(view?.options.drawCount ?? 1);
    case 'recycle':
      return texts.recycle;
    case 'flip':
      return texts.flip(from);
    case 'move':
      return texts.move({ ...(card === undefined ? {} : { card }), cards: count, from: placeWords(texts, from), to });
    default:
      return texts.place(placeWords(texts, from), card);
  }
};

const listed = (cards: readonly string[], between: string): Rich =>
  cards.flatMap((card, i) => (i === 0 ? [{ card }] : [between, { card }]));

const refusalWords = (texts: Texts, { code, params }: Refusal): { title: string; text: Rich } => {
  const known = REFUSALS.find((each) => each === code);
  if (known === undefined) return { title: code, text: [] };
  const card = (value: Json | undefined): CardPart => ({ card: typeof value === 'string' ? value : '' });
  const number = (...names: readonly string[]): number => {
    const value = names.map((name) => params[name]).find((each) => typeof each === 'number');
    return typeof value === 'number' ? value : 0;
  };
  const parts: RefusalParts = {
    card: card(params['card']),
    top: card(params['top']),
    next: listed(Array.isArray(params['next']) ? params['next'].map(String) : [], texts.or),
    column: `t${number('from', 'to')}`,
    count: number('open', 'run', 'cards', 'stock', 'waste'),
  };
  return texts.refusals[known](parts);
};

const zoneWords = (texts: Texts, language: Language, zone: Zone, who: Who): string => {
  if (zone.kind === 'foundation') {
    const suit = SUITS[Number(zone.id.slice(1)) >> 1] ?? '';
    return texts.zones.foundation(zone.id, frenchSuitName(language, suit));
  }
  const [place = '', prefix] = zone.id.split('.').toReversed();
  const name =
    place === 'stock' ? texts.zones.stock : place === 'waste' ? texts.zones.waste : texts.zones.column(place);
  return prefix === undefined ? name : texts.zones.of(who(zone.owner ?? 0), name);
};

const factWords = (texts: Texts, { key, params }: Fact): string => {
  const number = (name: string): number => (typeof params[name] === 'number' ? params[name] : 0);
  switch (key) {
    case 'mode':
      return texts.facts.mode(params['shared'] === true, number('drawCount'));
    case 'quiet':
      return texts.facts.quiet(number('actions'), number('limit'));
    default:
      return key;
  }
};

const rankOfId = (id: string): number => Number(id.slice(-2));

const eventWords = (texts: Texts, event: HighNoonEvent, who: Who): Rich => {
  const { events } = texts;
  switch (event.type) {
    case 'dealt':
      return events.dealt;
    case 'drew':
      return events.drew(who(event.seat), listed(event.cards, ', '));
    case 'recycled':
      return events.recycled(who(event.seat), event.cards);
    case 'moved':
      return events.moved(who(event.seat), listed(event.cards, ', '), placeWords(texts, event.from), event.to);
    case 'placed':
      return events.placed(who(event.seat), { card: event.card }, rankOfId(event.card));
    case 'turned':
      return events.turned(who(event.seat), { card: event.card }, event.column);
    case 'ended':
      return events.ended[event.ending];
  }
};

const outcomeWords = (texts: Texts, { rank, points, reason }: Outcome, who: Who): Rich => {
  const { outcome } = texts;
  const winner = rank.indexOf(1);
  const loser = 1 - winner;
  const tally = `${points[winner] ?? 0}–${points[loser] ?? 0}`;
  if (rank[0] === rank[1]) return outcome.drawn(tally);
  switch (reason) {
    case 'resigned':
      return outcome.resigned(who(winner), who(loser));
    case 'time':
      return outcome.time(who(winner), who(loser));
    case 'left':
      return outcome.left(who(winner), who(loser));
    case 'cleared':
      return outcome.cleared(who(winner));
    case 'quiet':
      return outcome.quiet(who(winner), tally);
    case 'stalled':
      return outcome.stalled(who(winner), tally);
    default:
      return outcome.blocked(who(winner), tally);
  }
};

/** The card that moves is the one to touch; what is drawn, recycled or flipped has no name, and is touched as a place. */
const handle: Face['handle'] = (action, shown) => {
  const { verb, from, count } = partsOf(action);
  if (verb !== 'move' && verb !== 'place') return undefined;
  const card = shown?.zones.find(({ id }) => id === from)?.cards.at(-count);
  return card === undefined || card === null ? undefined : { zone: from, card: card.id };
};

/** The top card tries the foundations; a card further down tries the first column, so that the rules can say why not. */
const attempt: Face['attempt'] = (zone, card, shown) => {
  const found = shown?.zones.find(({ id }) => id === zone);
  if (found === undefined || (found.kind !== 'column' && found.kind !== 'pile')) return undefined;
  const depth = found.cards.length - found.cards.findIndex((each) => each?.id === card);
  if (depth <= 1 || found.kind === 'pile') return `place ${zone}`;
  return `move ${zone} ${zone === 't0' ? 't1' : 't0'} ${depth}`;
};

/** The stock is drawn from or, once empty, filled with the waste; a face-down top is flipped; an empty waste says that it is. */
const tap: Face['tap'] = (zone, { zones }) => {
  const found = zones.find(({ id }) => id === zone);
  if (found === undefined || zone.includes('.')) return undefined;
  if (found.kind === 'stock') return found.cards.length > 0 ? 'draw' : 'recycle';
  if (found.kind === 'pile' && found.cards.length === 0) return `place ${zone}`;
  return found.kind === 'column' && found.cards.at(-1) === null ? `flip ${zone}` : undefined;
};

export const face: Face = {
  scene: (view) => scene(view as View),
  words,
  handle,
  attempt,
  tap,
  moment: (event) => (event as HighNoonEvent).type === 'ended',
};
