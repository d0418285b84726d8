// How Mythos shows itself: its scene, and words built from the texts of each language.

import type { Presentation, Fact, Lane, Language, Rich, Scene, Who, Words, Zone } from '../../kernel/presentation.ts';
import type { Outcome } from '../../kernel/game.ts';
import { cuesByType } from '../../kernel/cues.ts';
import type { Sums, SumWords } from '../../kernel/sums.ts';
import { endingWords, tallyOf } from '../../kernel/outcome.ts';
import { reportLines, verificationLines } from '../../kernel/report.ts';
import { lookUp, personsAt, type Formatter } from '../../kernel/text.ts';
import { parse } from './actions.ts';
import { baseOfId, kitOf } from './cards.ts';
import type { MythosEvent } from './events.ts';
import { actionWords } from './presentation/actions.ts';
import { counting } from './presentation/counting.ts';
import { momentOf } from './presentation/moments.ts';
import { sheetOf } from './presentation/sheets.ts';
import { namingOf } from './presentation/names.ts';
import { eventWords } from './presentation/events.ts';
import { effectStepAt, askedSentence, setIn } from './presentation/effects.ts';
import { refusalWords } from './presentation/refusals.ts';
import { missionZone, sceneOf, sideZone, viewBehind } from './presentation/scene.ts';
import type { Foretell } from './presentation/forecast.ts';
import { wayWords } from './presentation/ways.ts';
import { reportStyle } from './report.ts';
import { LANES } from './state.ts';
import { voiceIn, type MythosVoice } from './text/texts.ts';
import type { View } from './view.ts';

const words = (
  language: Language,
  match: View | undefined,
  format: Formatter | undefined,
  foretell: Foretell | undefined,
): Words => {
  const voice = voiceIn(language, format);
  const { texts, text } = voice;
  const { card } = namingOf(setIn(match), language);
  const style = () => reportStyle(language, words(language, match, format, foretell), format);
  return {
    name: texts.name,
    blurb: texts.blurb,
    phrases: texts.phrases,
    card,
    action: (action, view) => actionWords(voice, language, action, view as View | undefined),
    preview: (action, view, who) => wayWords(voice, language, action, view as View, who, foretell),
    lanes: texts.missions,
    sheet: (id) => sheetOf(voice, language, id, match),
    lane: (lane, who, mine) => laneWords(voice, card, lane, who, mine),
    event: (event, who) => eventWords(voice, event as MythosEvent, who),
    refusal: (refusal) => refusalWords(voice, refusal),
    zone: (zone, who) => zoneWords(voice, zone, who),
    fact: (fact, who, brief = false) => factWords(voice, language, fact, who, brief, match),
    score: ({ points }) => text(texts.cards.points, { points }),
    sums: (sums) => sumsWords(voice, card, sums),
    ...endingWords(language, format, (outcome) => decided(voice, outcome)),
    analysis: (analysis, who) => reportLines(style(), analysis, who),
    verification: (findings) => verificationLines(style(), findings),
    option: (key, value) => optionWords(voice, key, value),
  };
};

const optionWords = ({ texts }: MythosVoice, key: string, value = key): string => {
  if (value === 'true') return texts.yes;
  return value === 'false' ? texts.no : (lookUp(texts.options, value) ?? value);
};

const zoneWords = ({ texts, text }: MythosVoice, { id, owner = 0 }: Zone, whoIs: Who): string => {
  const { zones } = texts;
  const [kind, lane = ''] = id.split('-');
  const who = whoIs(owner);
  switch (kind) {
    case 'hand':
      return id === 'hand' ? zones.ownHand : text(zones.hand, { who });
    case 'lane':
      return text(zones.lane, { lane, who });
    case 'mission':
      return text(zones.mission, { lane });
    case 'deck':
    case 'discard':
      return text(zones[kind], { who });
    case 'look':
      return zones.look;
    default:
      return zones.missionDeck;
  }
};

const factWords = (
  { texts, text }: MythosVoice,
  language: Language,
  { key, params, seat = 0 }: Fact,
  whoIs: Who,
  brief: boolean,
  match: View | undefined,
): string => {
  const number = (name: string): number => (typeof params[name] === 'number' ? params[name] : 0);
  const { facts } = texts;
  const who = whoIs(seat);
  const chakra = number('chakra');
  switch (key) {
    case 'round':
      return text(facts.round, { round: number('round'), of: number('of') });
    case 'chakra':
      return brief ? text(facts.chakraBrief, { chakra }) : text(facts.chakra, { who, chakra });
    case 'edge':
      return brief ? facts.edgeBrief : text(facts.edge, { who: personsAt(whoIs, seat) });
    case 'passed':
      return brief ? facts.passedBrief : text(facts.passed, { who });
    case 'opening':
      return facts.opening;
    default: {
      const id = String(params['card']);
      const step = effectStepAt(match, id, number('line'), number('part'));
      const card = namingOf(setIn(match), language).card(id);
      return step === undefined ? card : text(facts.effect, { card, text: askedSentence(step, language, match) });
    }
  }
};

const laneWords = (
  { texts, text }: MythosVoice,
  name: (id: string) => string,
  { card, state, worth, winner, round }: Lane,
  who: Who,
  mine: boolean,
): { readonly title: string; readonly note: string } => {
  const { lanes, cards } = texts;
  const points = text(cards.points, { points: worth });
  const won = winner === undefined ? lanes.nobody : mine ? lanes.yours : text(lanes.theirs, { who: who(winner) });
  const notes = {
    later: points,
    now: text(lanes.now, { points }),
    open: winner === undefined ? points : text(lanes.again, { points, won }),
    done: text(lanes.done, { points, won }),
  };
  return { title: card === undefined ? text(lanes.round, { round }) : name(card), note: notes[state] };
};

const sumsWords = ({ texts, text }: MythosVoice, name: (id: string) => string, { key, params }: Sums): SumWords => ({
  title: key === 'round' ? text(texts.sums.title, { round: Number(params['round']) }) : texts.sums.now,
  row: (row) => {
    const { lane, card } = row.params ?? {};
    if (typeof lane !== 'string') return lookUp(texts.sums.rows, row.key) ?? row.key;
    return typeof card === 'string' ? text(texts.sums.mission, { lane, mission: name(card) }) : lane;
  },
});

const decided = ({ texts, say }: MythosVoice, outcome: Outcome): Rich => {
  const tally = tallyOf(outcome);
  return outcome.reason === 'edge' ? say(texts.outcome.edge, { tally }) : [tally];
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

const isJutsu = (id: string, view: View | undefined): boolean => {
  const set = setIn(view);
  return set.cards[kitOf(set).indexOf.get(id) ?? -1]?.kind === 'jutsu';
};

/** A jutsu with somebody who could do it, a character where its name is free. */
const attemptFromHand = (card: string, view: View | undefined): string => {
  const own = view?.lanes.map(({ sides }) => (typeof view.viewer === 'number' ? (sides[view.viewer] ?? []) : [])) ?? [];
  if (isJutsu(card, view)) {
    const lane = own.findIndex((side) => side.some(({ hidden }) => hidden !== true));
    const on = own[lane]?.find(({ hidden }) => hidden !== true)?.card;
    if (on != null) return `jutsu ${card} ${LANES[lane]} ${on}`;
  }
  const free = own.findIndex(
    (side) => !side.some((each) => each.card !== null && baseOfId(each.card) === baseOfId(card)),
  );
  return `play ${card} ${LANES[Math.max(0, free)]}`;
};

/** `foretell` gives what foretells the outcome of actions, once that is there. */
export const presentationWith = (foretell: () => Foretell | undefined): Presentation => ({
  deck: async () => (await import('../../art/decks/mythos.ts')).mythosDeck,
  cover: 'Sable/Undertow',
  coverDeck: async () => (await import('../../art/decks/mythos-cover.ts')).mythosCoverDeck,
  scene: (view) => sceneOf(view as View),
  words: (language, view, format) => words(language, view as View | undefined, format, foretell()),
  touchTarget: handle,
  tryTouch: attempt,
  targets,
  isNotable: (event) => NOTABLE.includes((event as MythosEvent).type),
  moment: (event) => momentOf(event as MythosEvent),
  counting,
  cue: cuesByType<MythosEvent['type']>({
    dealt: 'slide',
    redrew: 'slide',
    drew: 'slide',
    round: 'flip',
    played: 'place',
    set: 'place',
    upgraded: 'place',
    jutsu: 'place',
    placed: 'place',
    revealed: 'flip',
    turned: 'flip',
    moved: 'slide',
    took: 'slide',
    returned: 'slide',
    defeated: 'slide',
  }),
});
