// Words of Mulle, built from the texts of each language.

import { frenchCardName } from '../../kernel/cards/text/french.ts';
import type { Fact, Language, Rich, Who, Words, Zone } from '../../kernel/presentation.ts';
import type { Outcome, Refusal } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { reportLines, verificationLines } from '../../kernel/report.ts';
import { groupsOf, parse, type Take } from './actions.ts';
import { cardNamed, isSpecial, nameOf, tableValue, type Card } from './cards.ts';
import type { MulleEvent } from './events.ts';
import { reportStyle } from './report.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { sv } from './text/sv.ts';
import { REFUSALS, type BuildParts, type RefusalParts, type Texts } from './text/texts.ts';
import type { View } from './view.ts';

const TEXTS: { readonly [language in Language]: Texts } = { es, en, sv, de, fr };

export const words = (language: Language): Words => {
  const texts = TEXTS[language];
  return {
    name: texts.name,
    blurb: texts.blurb,
    card: (id) => frenchCardName(language, id),
    action: (action, view) => actionWords(texts, action, view as View | undefined),
    event: (event, who) => eventWords(texts, event as MulleEvent, who),
    refusal: (refusal) => refusalWords(texts, refusal),
    zone: (zone, who) => zoneWords(texts, zone, who),
    fact: (fact) => factWords(texts, fact),
    score: ({ params }) => texts.intake(number(params['intake'])),
    outcome: (outcome, who) => outcomeWords(texts, outcome, who),
    analysis: (analysis, who) => reportLines(reportStyle(language, words(language)), analysis, who),
    verification: (findings) => verificationLines(reportStyle(language, words(language)), findings),
    option: (key, value) =>
      value === undefined ? (texts.options[key] ?? key) : (texts.options[`${key}=${value}`] ?? value),
  };
};

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

const part = (card: Card): { readonly card: string } => ({ card: nameOf(card) });

const listed = (cards: readonly string[], and: string): Rich =>
  cards.flatMap((card, i) => (i === 0 ? [{ card }] : [i === cards.length - 1 ? and : ', ', { card }]));

const actionWords = (texts: Texts, text: string, view?: View): Rich => {
  const parsed = parse(text);
  if (!parsed.ok) return [text];
  const action = parsed.value;
  const card = part(action.card);
  switch (action.type) {
    case 'take':
      return texts.actions.take(card, takenWords(texts, action), view === undefined ? 0 : mullesOf(action, view));
    case 'build':
      return texts.actions.build(card, part(action.on), tableValue(action.card) + tableValue(action.on));
    case 'rebuild':
      return texts.actions.rebuild(card, action.on, action.to);
    case 'trotta':
      return texts.actions.trotta(card);
    case 'discard': {
      const value = tableValue(action.card);
      const fed = view?.table.some(({ build }) => build?.value === value && build.owner === view.viewer) ?? false;
      return fed ? texts.actions.feed(card, value) : texts.actions.discard(card);
    }
  }
};

/** `3♠+4♥, build 7`. */
const takenWords = (texts: Texts, action: Take): Rich => {
  const groups = groupsOf(action).map((group): Rich =>
    group.flatMap((card, i) => (i === 0 ? [part(card)] : ['+', part(card)])),
  );
  const things: readonly Rich[] = [...groups, ...(action.build === 0 ? [] : [[texts.build(action.build)]])];
  return things.flatMap((thing, i) => (i === 0 ? thing : [', ', ...thing]));
};

/** Twins among what a capture takes; special ones that lie loose count for tabbar instead, and are left out. */
const mullesOf = (action: Take, view: View): number => {
  const build = view.table.find((pile) => pile.build?.value === action.build);
  const inBuild = (build?.cards ?? []).map((name) => cardNamed(name) as Card);
  const taken = [action.card, ...action.cards, ...inBuild];
  const pairs = taken.filter((card, i) => taken.indexOf(card) < i);
  const isTabbe = (card: Card): boolean =>
    view.options.tableSpecials === 'tabbe' &&
    isSpecial(card) &&
    action.cards.indexOf(card) !== action.cards.lastIndexOf(card);
  return pairs.filter((card) => !isTabbe(card)).length;
};

const refusalWords = (texts: Texts, { code, params }: Refusal): { title: string; text: Rich } => {
  const known = REFUSALS.find((each) => each === code);
  if (known === undefined) return { title: code, text: [] };
  const cards = Array.isArray(params['cards']) ? params['cards'].filter((each) => typeof each === 'string') : [];
  const parts: RefusalParts = {
    card: { card: typeof params['card'] === 'string' ? params['card'] : '' },
    value: number(params['value']),
    cards: listed(cards, texts.and),
    larger: largerWords(texts, params['larger']),
    build: params['build'] === true,
    from: number(params['from']),
    up: number(params['up']),
    down: number(params['down']),
  };
  return texts.refusals[known](parts);
};

const largerWords = (texts: Texts, larger: Json | undefined): Rich => {
  const parsed = parse(typeof larger === 'string' ? larger : '');
  return parsed.ok && parsed.value.type === 'take' ? takenWords(texts, parsed.value) : [];
};

const zoneWords = (texts: Texts, zone: Zone, who: Who): string => {
  const owner = who(zone.owner ?? 0);
  if (zone.id === 'hand') return texts.zones.ownHand;
  if (zone.kind === 'hand') return texts.zones.hand(owner);
  if (zone.kind === 'stock') return texts.zones.stock;
  if (zone.kind === 'pile') return texts.zones.captured(owner);
  return zone.owner === undefined ? texts.zones.table : texts.zones.build(owner, zone.locked === true);
};

const factWords = (texts: Texts, { key, params }: Fact): string => {
  if (key === 'omgang')
    return texts.facts.omgang(
      number(params['omgang']),
      number(params['of']),
      number(params['deal']),
      number(params['deals']),
    );
  const [mulles, tabbar] = [number(params['mulles']), number(params['tabbar'])];
  return [...(mulles > 0 ? [texts.mulles(mulles)] : []), ...(tabbar > 0 ? [texts.tabbar(tabbar)] : [])].join(' · ');
};

const eventWords = (texts: Texts, event: MulleEvent, who: Who): Rich | undefined => {
  const { events } = texts;
  switch (event.type) {
    case 'dealt':
      return events.dealt(event.omgang, event.deal, who(event.starter));
    case 'took':
      return tookWords(texts, event, who);
    case 'built':
      return events.built(who(event.seat), { card: event.card }, { card: event.on }, builtParts(texts, event));
    case 'rebuilt':
      return events.rebuilt(who(event.seat), { card: event.card }, event.from, builtParts(texts, event));
    case 'trotta':
      return events.trotta(who(event.seat), { card: event.card }, listed(event.gathered, texts.and), event.value);
    case 'fed':
      return events.fed(who(event.seat), { card: event.card }, event.value);
    case 'discarded':
      return events.discarded(who(event.seat), { card: event.card });
    case 'swept':
      return events.swept(who(event.seat), event.cards.length);
    case 'counted':
      return events.counted(
        event.omgang,
        event.sides.map((count, side) => ({ who: who(side), count, total: event.totals[side] ?? 0 })),
      );
  }
};

const builtParts = (
  { and }: Texts,
  { value, locked, merged, absorbed }: Extract<MulleEvent, { readonly type: 'built' | 'rebuilt' }>,
): BuildParts => ({ value, locked, merged, absorbed: listed(absorbed, and) });

const tookWords = (texts: Texts, event: Extract<MulleEvent, { readonly type: 'took' }>, who: Who): Rich => {
  const things: Rich[] = event.cards.map((card) => [{ card }]);
  if (event.build !== null) things.push([texts.build(event.build.value)]);
  const what = things.flatMap((thing, i) => (i === 0 ? thing : [', ', ...thing]));
  const scored = [
    ...(event.mulles.length > 0 ? [texts.mulles(event.mulles.length)] : []),
    ...(event.tabbar > 0 ? [texts.tabbar(event.tabbar)] : []),
  ];
  const line = texts.events.took(who(event.seat), { card: event.card }, what);
  return scored.length === 0 ? line : [...line, ` · ${scored.join(' · ')}`];
};

const outcomeWords = (texts: Texts, { rank, points, reason }: Outcome, who: Who): Rich => {
  const winners = rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const losers = rank.flatMap((place, seat) => (place > 1 ? [seat] : []));
  const names = (seats: readonly number[]): string => seats.map(who).join(' + ');
  const tally = `${points[winners[0] ?? 0]}–${points[losers[0] ?? 1]}`;
  if (losers.length === 0) return texts.outcome.drawn(tally);
  switch (reason) {
    case 'resigned':
    case 'conceded':
      return texts.outcome.resigned(names(winners), names(losers));
    case 'time':
      return texts.outcome.time(names(winners), names(losers));
    case 'left':
      return texts.outcome.left(names(winners), names(losers));
    default:
      return texts.outcome.won(names(winners), tally);
  }
};
