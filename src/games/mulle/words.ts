// Words of Mulle, built from the texts of each language.

import { frenchCardName } from '../../kernel/cards/text/names.ts';
import type { Fact, Presentation, Rich, Who, Zone } from '../../kernel/presentation.ts';
import type { Params, Refusal } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { endingWords, tallyOf } from '../../kernel/outcome.ts';
import { reportLines, verificationLines } from '../../kernel/report.ts';
import { lookUp, personsAt, refusalWords, type CardPart } from '../../kernel/text.ts';
import { groupsOf, parse, type Take } from './actions.ts';
import { nameOf, tableValue, type Card } from './cards.ts';
import type { MulleEvent } from './events.ts';
import { gainOf } from './open-table.ts';
import { previewWords } from './previews.ts';
import { reportStyle } from './report.ts';
import { voiceIn, type MulleVoice } from './text/texts.ts';
import type { View } from './view.ts';

export const words: Presentation['words'] = (language, _view, format) => {
  const voice = voiceIn(language, format);
  const { texts, text } = voice;
  const style = () => reportStyle(language, words(language, undefined, format), format);
  return {
    name: texts.name,
    blurb: texts.blurb,
    phrases: texts.phrases,
    outOfTime: texts.outOfTime,
    card: (id) => frenchCardName(language, id),
    action: (action, view) => actionWords(voice, action, view as View | undefined),
    preview: (action, view) => previewWords(voice, action, view as View),
    event: (event, who) => eventWords(voice, event as MulleEvent, who),
    refusal: (refusal) => refusalOf(voice, refusal),
    zone: (zone, who) => zoneWords(voice, zone, who),
    fact: (fact) => factWords(voice, fact),
    score: ({ params }) => text(texts.intake, { points: number(params['intake']) }),
    sums: (sums) => ({
      title: text(sums.key === 'deal' ? texts.sums.deal : texts.sums.omgang, countsIn(sums.params)),
      row: ({ key }) => lookUp(texts.sums.rows, key) ?? key,
    }),
    ...endingWords(language, format, (outcome) => [tallyOf(outcome)]),
    analysis: (analysis, who) => reportLines(style(), analysis, who),
    verification: (findings) => verificationLines(style(), findings),
    option: (key, value) => lookUp(texts.options, value === undefined ? key : `${key}.${value}`) ?? value ?? key,
  };
};

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

const part = (card: Card): CardPart => ({ card: nameOf(card) });

const parts = (names: Json | undefined): readonly CardPart[] =>
  Array.isArray(names) ? names.map((card) => ({ card: String(card) })) : [];

const actionWords = (voice: MulleVoice, action: string, view?: View): Rich => {
  const { say } = voice;
  const texts = voice.texts.actions;
  const parsed = parse(action);
  if (!parsed.ok) return [action];
  const { value } = parsed;
  const card = part(value.card);
  switch (value.type) {
    case 'take': {
      const mulles = view === undefined ? 0 : gainOf(value, view).mulles.length;
      return say(texts.take, { card, what: takenWords(voice, value), mulles });
    }
    case 'build':
      return say(texts.build, { card, on: part(value.on), value: tableValue(value.card) + tableValue(value.on) });
    case 'rebuild':
      return say(texts.rebuild, { card, from: value.on, to: value.to });
    case 'trotta':
      return say(texts.trotta, { card });
    case 'discard': {
      const worth = tableValue(value.card);
      const fed = view?.table.some(({ build }) => build?.value === worth && build.owner === view.viewer) ?? false;
      return fed ? say(texts.feed, { card, value: worth }) : say(texts.discard, { card });
    }
  }
};

/** `3♠+4♥`, `build 7`: what a capture takes, each group as a sum. */
const takenWords = ({ say, texts }: MulleVoice, action: Take): readonly Rich[] => [
  ...groupsOf(action).map((group) => group.flatMap((card, i) => (i === 0 ? [part(card)] : ['+', part(card)]))),
  ...(action.build === 0 ? [] : [say(texts.build, { value: action.build })]),
];

const refusalOf = (voice: MulleVoice, { code, params }: Refusal) => {
  const larger = parse(String(params['larger'] ?? ''));
  return refusalWords(voice, voice.texts.refusals, code, {
    card: { card: typeof params['card'] === 'string' ? params['card'] : '' },
    value: number(params['value']),
    cards: parts(params['cards']),
    larger: larger.ok && larger.value.type === 'take' ? takenWords(voice, larger.value) : [],
    build: params['build'] === true,
    from: number(params['from']),
    up: number(params['up']),
    down: number(params['down']),
  });
};

const zoneWords = ({ texts, text }: MulleVoice, { id, kind, owner, locked = false }: Zone, whoIs: Who): string => {
  const { zones } = texts;
  const who = whoIs(owner ?? 0);
  if (id === 'hand') return zones.ownHand;
  if (kind === 'hand') return text(zones.hand, { who });
  if (kind === 'stock') return zones.stock;
  if (kind === 'pile') return text(zones.captured, { who });
  return owner === undefined ? zones.table : text(zones.build, { who: personsAt(whoIs, owner), locked });
};

/** Which omgång and deal it is, of how many. */
const countsIn = (params: Params) => ({
  omgang: number(params['omgang']),
  of: number(params['of']),
  deal: number(params['deal']),
  deals: number(params['deals']),
});

const factWords = ({ texts, text }: MulleVoice, { key, params }: Fact): string => {
  const value = (name: string): number => number(params[name]);
  if (key === 'omgang') return text(texts.facts.omgang, countsIn(params));
  const [mulles, tabbar] = [value('mulles'), value('tabbar')];
  return text(texts.facts.side, { mulles, tabbar, both: mulles > 0 && tabbar > 0 });
};

const eventWords = (voice: MulleVoice, event: MulleEvent, whoIs: Who): Rich => {
  const { say } = voice;
  const { events } = voice.texts;
  if (event.type === 'dealt') {
    return say(events.dealt, { omgang: event.omgang, deal: event.deal, who: personsAt(whoIs, event.starter) });
  }
  if (event.type === 'counted') {
    const [first = [], second = []] = event.sides.map((count, side) =>
      say(events.side, { ...count, who: whoIs(side), match: event.totals[side] ?? 0 }),
    );
    return say(events.counted, { omgang: event.omgang, first, second });
  }
  const persons = personsAt(whoIs, event.seat);
  if (event.type === 'swept') return say(events.swept, { who: persons, n: event.cards.length });
  const who = whoIs(event.seat);
  const card = { card: event.card };
  switch (event.type) {
    case 'took': {
      const build = event.build === null ? [] : [say(voice.texts.build, { value: event.build.value })];
      const what = [...parts(event.cards), ...build];
      return say(events.took, { who, card, what, mulles: event.mulles.length, tabbar: event.tabbar });
    }
    case 'built':
      return say(events.built, { who, card, on: { card: event.on }, build: builtWords(voice, event) });
    case 'rebuilt':
      return say(events.rebuilt, { who, card, from: event.from, build: builtWords(voice, event) });
    case 'trotta':
      return say(events.trotta, { who, card, gathered: parts(event.gathered), value: event.value });
    case 'fed':
      return say(events.fed, { who: persons, card, value: event.value });
    case 'discarded':
      return say(events.discarded, { who, card });
  }
};

/** How a build came out. */
const builtWords = (
  { say, texts }: MulleVoice,
  { value, locked, merged, absorbed }: Extract<MulleEvent, { readonly type: 'built' | 'rebuilt' }>,
): Rich => say(texts.events.build, { value, locked, merged, absorbs: absorbed.length > 0, absorbed: parts(absorbed) });
