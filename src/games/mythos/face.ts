// How Mythos shows itself: its scene, and words built from the texts of each language.

import type { Face, Fact, Lane, Language, Rich, Scene, Who, Words, Zone } from '../../kernel/face.ts';
import type { Outcome } from '../../kernel/game.ts';
import { parse } from './actions.ts';
import { baseOfId, nameOfId } from './cards.ts';
import type { MythosEvent } from './events.ts';
import { actionWords } from './face/actions.ts';
import { drawingOf } from './face/drawings.ts';
import { eventWords, tally } from './face/events.ts';
import { deedAt, askedSentence } from './face/effects.ts';
import { refusalWords } from './face/refusals.ts';
import { missionZone, sceneOf, sideZone, viewBehind } from './face/scene.ts';
import { wayWords } from './face/ways.ts';
import { LANES } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { sv } from './text/sv.ts';
import type { Texts } from './text/texts.ts';
import type { View } from './view.ts';

const TEXTS: { readonly [language in Language]: Texts } = { en, es, sv, de, fr };

const words = (language: Language, match?: View): Words => {
  const texts = TEXTS[language];
  return {
    name: texts.name,
    blurb: texts.blurb,
    card: nameOfId,
    action: (action, view) => actionWords(texts, language, action, view as View | undefined),
    way: (action, view, who) => wayWords(texts, language, action, view as View, who),
    drawing: (id) => drawingOf(texts, language, id, match),
    lane: (lane, who, mine) => laneWords(texts, lane, who, mine),
    event: (event, who) => eventWords(texts, event as MythosEvent, who),
    refusal: (refusal) => refusalWords(texts, language, refusal),
    zone: (zone, who) => zoneWords(texts, zone, who),
    fact: (fact, who, brief = false) => factWords(texts, language, fact, who, brief, match),
    score: ({ points }) => texts.cards.points(points),
    outcome: (outcome, who) => outcomeWords(texts, outcome, who),
    option: (key, value) => optionWords(texts, key, value),
  };
};

const optionWords = (texts: Texts, key: string, value?: string): string => {
  if (value === undefined) return texts.options[key] ?? key;
  if (value === 'true') return texts.yes;
  return value === 'false' ? texts.no : (texts.options[value] ?? value);
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

const factWords = (
  texts: Texts,
  language: Language,
  { key, params, seat = 0 }: Fact,
  who: Who,
  brief: boolean,
  match: View | undefined,
): string => {
  const number = (name: string): number => (typeof params[name] === 'number' ? params[name] : 0);
  const { facts } = texts;
  switch (key) {
    case 'round':
      return facts.round(number('round'), number('of'));
    case 'chakra':
      return brief ? facts.chakraBrief(number('chakra')) : facts.chakra(who(seat), number('chakra'));
    case 'edge':
      return brief ? facts.edgeBrief : facts.edge(who(seat));
    case 'passed':
      return brief ? facts.passedBrief : facts.passed(who(seat));
    case 'opening':
      return facts.opening;
    default: {
      const card = String(params['card']);
      const deed = deedAt(match, card, number('line'), number('part'));
      return deed === undefined ? nameOfId(card) : facts.effect(nameOfId(card), askedSentence(deed, language));
    }
  }
};

const laneWords = (
  { lanes, cards }: Texts,
  { card, state, worth, winner, round }: Lane,
  who: Who,
  mine: boolean,
): { readonly title: string; readonly note: string } => {
  const points = cards.points(worth);
  const won = winner === undefined ? lanes.nobody : mine ? lanes.yours : lanes.theirs(who(winner));
  const notes = { later: points, now: lanes.now(points), open: points, done: `${points}, ${won}` };
  const again = state === 'open' && winner !== undefined ? `${points} · ${lanes.last(won)}` : notes[state];
  return { title: card === undefined ? lanes.round(round) : nameOfId(card), note: again };
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

const NOTABLE: readonly MythosEvent['type'][] = ['round', 'evaluated', 'took', 'defeated', 'spent', 'chain-cut'];

/** The seat whose scene it is. */
const ownSeat = (scene: Scene | undefined): number | undefined => scene?.zones.find(({ id }) => id === 'hand')?.owner;

const handle = (text: string, scene?: Scene): { readonly zone: string; readonly card: string } | undefined => {
  const action = parse(text);
  if (!action.ok) return undefined;
  const { value } = action;
  switch (value.do) {
    case 'play':
    case 'hide':
    case 'upgrade':
    case 'jutsu':
      return { zone: 'hand', card: value.card };
    case 'reveal': {
      const seat = ownSeat(scene);
      return seat === undefined ? undefined : { zone: sideZone(value.lane, seat), card: value.card };
    }
    case 'choose':
      return typeof value.card === 'number' ? undefined : { zone: sideZone(value.lane, value.side), card: value.card };
    default:
      return undefined;
  }
};

const targets = (text: string, scene?: Scene): readonly string[] => {
  const action = parse(text);
  if (!action.ok) return [];
  const { value } = action;
  switch (value.do) {
    case 'play':
    case 'hide':
    case 'upgrade':
    case 'to':
      return [missionZone(value.lane)];
    case 'jutsu': {
      const seat = ownSeat(scene);
      const on = seat === undefined ? [] : [`${sideZone(value.lane, seat)} ${value.on}`];
      return [...on, missionZone(value.lane)];
    }
    case 'choose':
      return [`${sideZone(value.lane, value.side)} ${typeof value.card === 'number' ? `#${value.card}` : value.card}`];
    default:
      return [];
  }
};

/** What touching a card tries: of a hand the way that says most about why not. */
const attempt = (zone: string, card: string, scene?: Scene): string | undefined => {
  if (zone === 'hand') return attemptFromHand(card, viewBehind(scene));
  const [kind, lane, side] = zone.split('-');
  if (kind !== 'lane') return undefined;
  const hidden = scene?.zones
    .find(({ id }) => id === zone)
    ?.cards.some((each) => each?.id === card && each.mark === 'hidden');
  const own = Number(side) === ownSeat(scene);
  return hidden === true && own ? `reveal ${card} ${lane}` : `choose ${side} ${lane} ${card}`;
};

/** A jutsu with somebody who could do it, a character where its name is free. */
const attemptFromHand = (card: string, view: View | undefined): string => {
  const own = view?.lanes.map(({ sides }) => (typeof view.viewer === 'number' ? (sides[view.viewer] ?? []) : [])) ?? [];
  if (drawingOf(en, 'en', card, view)?.kind === 'jutsu') {
    const lane = own.findIndex((side) => side.some(({ hidden }) => hidden !== true));
    const on = own[lane]?.find(({ hidden }) => hidden !== true)?.card;
    if (on != null) return `jutsu ${card} ${LANES[lane]} ${on}`;
  }
  const free = own.findIndex(
    (side) => !side.some((each) => each.card !== null && baseOfId(each.card) === baseOfId(card)),
  );
  return `play ${card} ${LANES[Math.max(0, free)]}`;
};

export const face: Face = {
  scene: (view) => sceneOf(view as View),
  words: (language, view) => words(language, view as View | undefined),
  handle,
  attempt,
  targets,
  moment: (event) => NOTABLE.includes((event as MythosEvent).type),
};
