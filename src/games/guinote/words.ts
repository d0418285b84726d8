// Words of Guiñote, built from the texts of each language.

import { spanishCardName, spanishSuitName } from '../../kernel/cards/text/names.ts';
import {
  plain,
  type Fact,
  type Presentation,
  type Rich,
  type Risk,
  type Who,
  type Zone,
} from '../../kernel/presentation.ts';
import type { Banner } from '../../kernel/moments.ts';
import type { Sums, SumWords } from '../../kernel/sums.ts';
import type { Refusal, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { endingWords, tallyOf } from '../../kernel/outcome.ts';
import { reportLines, verificationLines } from '../../kernel/report.ts';
import { lookUp, personsAt, refusalWords, type CardPart } from '../../kernel/text.ts';
import { cardOf, nameOf, SEVEN, suitNamed } from './cards.ts';
import type { GuinoteEvent, SideCount } from './events.ts';
import { reportStyle } from './report.ts';
import { atStake } from './risks.ts';
import { voiceIn, type GuinoteVoice } from './text/texts.ts';
import type { View } from './view.ts';

export const words: Presentation['words'] = (language, _view, format) => {
  const voice = voiceIn(language, format);
  const { texts, text } = voice;
  const suit = (letter: string): string => spanishSuitName(language, letter);
  const style = () => reportStyle(language, words(language, undefined, format), format);
  return {
    name: texts.name,
    blurb: texts.blurb,
    phrases: texts.phrases,
    outOfTime: texts.outOfTime,
    card: (id) => spanishCardName(language, id),
    action: (action, view) => actionWords(voice, suit, action, view as View | undefined),
    risk: (action, view) => riskWords(voice, action, view as View),
    event: (event, who) => eventWords(voice, suit, event as GuinoteEvent, who),
    banner: (event, who) => bannerOf(voice, suit, event as GuinoteEvent, who),
    refusal: (refusal) => refusalOf(voice, suit, refusal),
    zone: (zone, who) => zoneWords(voice, zone, who),
    fact: (fact, who, brief = false) => factWords(voice, suit, fact, who, brief),
    score: ({ points }) => (points > 50 ? text(texts.buenas, { points: points - 50 }) : text(texts.malas, { points })),
    sums: (sums, who) => sumsWords(voice, suit, (id) => spanishCardName(language, id), sums, who),
    ...endingWords(language, format, (outcome) => [tallyOf(outcome)]),
    analysis: (analysis, who) => reportLines(style(), analysis, who),
    verification: (findings) => verificationLines(style(), findings),
    option: (key, value = key) => lookUp(texts.options, value) ?? value,
  };
};

type SuitName = (letter: string) => string;

const part = (value: Json | undefined): CardPart => ({ card: typeof value === 'string' ? value : '' });

const actionWords = (voice: GuinoteVoice, suitName: SuitName, action: string, view?: View): Rich => {
  const { say } = voice;
  const texts = voice.texts.actions;
  const [verb, what = ''] = action.split(' ');
  const [trump, pinta] = [view?.trump ?? null, view?.pinta ?? null];
  switch (verb) {
    case 'renuncio':
      return say(texts.renuncio, { what: actionWords(voice, suitName, action.slice('renuncio '.length), view) });
    case 'play':
      return say(texts.play, { card: part(what) });
    case 'sing': {
      const suit = suitName(what);
      return trump === null
        ? say(texts.sing, { suit })
        : say(texts.singFor, { suit, points: trump === what ? 40 : 20 });
    }
    case 'show':
    case 'draw':
      return say(texts[verb]);
    default: {
      if (pinta === null || trump === null) return say(texts.swap);
      const seven = nameOf(cardOf(suitNamed(trump) as number, SEVEN));
      return say(texts.swapFor, { seven: part(seven), pinta: part(pinta) });
    }
  }
};

const riskWords = ({ texts, text }: GuinoteVoice, action: string, view: View): Risk => {
  const { labels, insisting, showing, loses } = texts.risks;
  const [, verb = ''] = action.split(' ');
  const warning = verb === 'show' ? showing : insisting;
  return { label: lookUp(labels, verb) ?? labels.play, warning: text(warning, { loses: loses[atStake(view)] }) };
};

const refusalOf = (voice: GuinoteVoice, suit: SuitName, { code, params }: Refusal) => {
  const cards = params['better'] ?? params['missing'];
  return refusalWords(voice, voice.texts.refusals, code, {
    card: part(params['card'] ?? params['seven']),
    lead: part(params['lead']),
    winning: part(params['winning']),
    suit: typeof params['suit'] === 'string' ? suit(params['suit']) : '',
    cards: Array.isArray(cards) ? cards.map(part) : [],
  });
};

const zoneWords = ({ texts, text }: GuinoteVoice, { id, kind, owner = 0 }: Zone, who: Who): string => {
  if (id === 'hand') return texts.zones.ownHand;
  if (kind === 'hand') return text(texts.zones.hand, { who: who(owner) });
  return kind === 'trick' || kind === 'stock' ? texts.zones[kind] : text(texts.zones.won, { who: who(owner) });
};

const factWords = (
  { texts, text }: GuinoteVoice,
  suit: SuitName,
  { key, params, seat = 0 }: Fact,
  whoIs: Who,
  brief: boolean,
): string => {
  const number = (name: string): number => (typeof params[name] === 'number' ? params[name] : 0);
  const { facts } = texts;
  const who = whoIs(seat);
  switch (key) {
    case 'trump':
      return text(facts.trump, { suit: suit(String(params['suit'])) });
    case 'phase':
      return text(facts.phase, { phase: String(params['phase']), trick: number('trick'), of: number('of') });
    case 'hand': {
      const vueltas = params['vueltas'] === true;
      return text(facts.hand, { vueltas, partida: number('partida'), target: number('target') });
    }
    case 'partidas': {
      const [own = 0, other = 0] = Array.isArray(params['partidas']) ? params['partidas'].map(Number) : [];
      return text(facts.partidas, { own, other, to: number('to') });
    }
    case 'thirty': {
      const missing = number('missing');
      return brief ? text(texts.brief.thirty, { missing }) : text(facts.thirty, { who, missing });
    }
    case 'partner':
      return brief ? texts.brief.partner : text(facts.partner, { who });
    case 'dealer':
    case 'mayspeak':
      return brief ? texts.brief[key] : text(facts[key], { who: personsAt(whoIs, seat) });
    default:
      return key;
  }
};

const eventWords = (voice: GuinoteVoice, suit: SuitName, event: GuinoteEvent, who: Who): Rich | undefined => {
  const { say } = voice;
  const { events } = voice.texts;
  const played = (seat: Seat, card: string): Rich => say(events.played, { who: who(seat), card: part(card) });
  switch (event.type) {
    case 'dealt': {
      const { deal, vueltas, dealer, pinta } = event;
      return say(events.dealt, { deal, vueltas, who: personsAt(who, dealer), pinta: part(pinta) });
    }
    case 'played':
      return played(event.seat, event.card);
    case 'trick':
      return say(events.trick, { who: personsAt(who, event.winner), points: event.points });
    case 'drew': {
      const draws = event.cards.flatMap(({ seat, card }) => (card === null ? [] : [played(seat, card)]));
      return draws.length === 0 ? undefined : say(events.drew, { draws });
    }
    case 'ready':
      return undefined;
    case 'sang':
      return say(events.sang, { who: who(event.seat), suit: suit(event.suit), points: event.points });
    case 'swapped':
      return say(events.swapped, { who: who(event.seat), seven: part(event.seven), pinta: part(event.pinta) });
    case 'last-ten':
      return say(events.lastTen, { who: personsAt(who, event.seat) });
    case 'counted': {
      const [first = [], second = []] = event.sides.map((count) => sideWords(voice, count, who));
      return say(events.counted, { first, second });
    }
    case 'vueltas':
      return say(events.vueltas);
    case 'partida': {
      const { seats, totals, partidas, side } = event;
      const values = { totals: tally(totals, side), partidas: tally(partidas, side) };
      return say(events.partida, { who: personsAt(who, ...seats), ...values });
    }
    case 'stop':
    case 'coto':
      return say(events[event.type], { who: personsAt(who, ...event.seats) });
    case 'renuncio':
      return say(events.renuncio, {
        who: personsAt(who, event.seat),
        offence: actionWords(voice, suit, event.offence),
      });
  }
};

/** What a side's points are made of; a single part is no sum. */
const sideWords = ({ say, texts }: GuinoteVoice, { seats, ...count }: SideCount, who: Who): Rich =>
  say(texts.events.side, { ...count, who: personsAt(who, ...seats), sum: count.total !== count.cards });

/** What is celebrated or announced: a cante, the seven, and the arrastre once the stock is gone. */
const bannerOf = (
  { texts, text }: GuinoteVoice,
  suitName: SuitName,
  event: GuinoteEvent,
  who: Who,
): Banner | undefined => {
  const { banners } = texts;
  switch (event.type) {
    case 'sang': {
      const { seat, points, suit, cards } = event;
      const note = text(banners.sangBy, { who: who(seat), suit: suitName(suit), points });
      return { title: text(banners.sang, { points }), note, cards };
    }
    case 'swapped':
      return {
        title: banners.swapped,
        note: text(banners.swappedBy, { who: personsAt(who, event.seat) }),
        cards: [event.seven, event.pinta],
      };
    case 'drew':
      return event.left === 0 ? { title: banners.arrastre, note: banners.duties, cards: [] } : undefined;
    default:
      return undefined;
  }
};

/** A hand in a partida, and in the words of the log what followed from it. */
const sumsWords = (
  voice: GuinoteVoice,
  suit: SuitName,
  cardName: (id: string) => string,
  { params }: Sums,
  who: Who,
): SumWords => {
  const { texts, text } = voice;
  const closing = (params['closing'] ?? []) as unknown as readonly GuinoteEvent[];
  const lines = closing.map((event) => plain(eventWords(voice, suit, event, who) ?? [], cardName));
  return {
    title: text(texts.sums.title, { partida: Number(params['partida']), vueltas: params['vueltas'] === true }),
    row: ({ key }) => lookUp(texts.sums.rows, key) ?? key,
    ...(lines.length === 0 ? {} : { note: lines.join(' ') }),
  };
};

/** The winner's number first. */
const tally = (counts: readonly number[], winner: number): string => `${counts[winner]}–${counts[1 - winner]}`;
