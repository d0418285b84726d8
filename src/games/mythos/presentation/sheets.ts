// What each card of a set says, in a language, and what its picture is drawn from.

import type { CardSheet, Language, SheetLine } from '../../../kernel/presentation.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { present } from '../../../kernel/present.ts';
import { kitOf, type Card, type CardSet } from '../cards.ts';
import type { Effect } from '../effects/effects.ts';
import { setIn } from './effects.ts';
import { sentenceOf } from '../language/sentences.ts';
import { LANES } from '../state.ts';
import type { MythosVoice } from '../text/texts.ts';
import type { View } from '../view.ts';
import { namingOf, type Naming } from './names.ts';

const FACTIONS = ['lantern', 'tide', 'grove', 'moon', 'kite', 'forge'] as const;
const INDEPENDENT = 'independent';

/** A group of that name has its own colours; the others take those that are left, in the order of the set. */
const factionOf = (set: CardSet, group: string): string => {
  const own = (name: string): string | undefined =>
    [...FACTIONS, INDEPENDENT].find((faction) => faction === name.toLowerCase());
  const known = own(group);
  if (known !== undefined) return known;
  const free = FACTIONS.filter((faction) => !set.groups.some((name) => own(name) === faction));
  const strangers = set.groups.filter((name) => own(name) === undefined);
  return free.length === 0 ? INDEPENDENT : (free[strangers.indexOf(group) % free.length] ?? INDEPENDENT);
};

const SIGNS = { instant: '⚡', continuous: '✖' } as const;
const TRIGGERS = { MAIN: 'main', UPGRADE: 'upgrade', AMBUSH: 'ambush', SCORE: 'score' } as const;

const lineOf = ({ texts }: MythosVoice, language: Language, naming: Naming, effect: Effect): SheetLine => {
  const { trigger, timing } = effect;
  const text = sentenceOf(naming.step(effect), language, trigger === undefined);
  return { head: trigger === undefined ? SIGNS[timing] : `${texts.triggers[trigger]} ${SIGNS[timing]}`, text };
};

interface Figures extends Pick<CardSheet, 'cost' | 'power' | 'title' | 'summary'> {
  /** What the picture needs beside them. */
  readonly art: JsonObject;
}

const figuresOf = (
  { texts, text }: MythosVoice,
  naming: Naming,
  set: CardSet,
  card: Card,
  view: View | undefined,
): Figures => {
  const { cards } = texts;
  switch (card.kind) {
    case 'character': {
      const { cost, power, group, keywords } = card;
      const named = [text(cards.cost, { cost }), text(cards.power, { power }), ...keywords.map(naming.group)];
      const summary = [naming.group(group), ...named].join(' · ');
      return { cost, power, summary, art: { faction: factionOf(set, group), cost, power } };
    }
    case 'jutsu': {
      const { cost } = card;
      const summary = `${cards.jutsu} · ${text(cards.cost, { cost })}`;
      return { cost, title: cards.jutsu, summary, art: { faction: 'moon', cost } };
    }
    case 'mission': {
      const lane = view?.lanes.findIndex(({ mission }) => mission === card.id) ?? -1;
      const points = lane < 0 ? card.points : (view?.worth[lane] ?? card.points);
      const summary = `${cards.mission} · ${text(cards.points, { points })}`;
      const art = { faction: INDEPENDENT, rank: LANES[lane] ?? '?', points };
      return { title: cards.mission, summary, art };
    }
  }
};

/** What a card of the view's set says; nothing for a card that it does not have. */
export const sheetOf = (
  voice: MythosVoice,
  language: Language,
  id: string,
  view: View | undefined,
): CardSheet | undefined => {
  const set = setIn(view);
  const card = set.cards[kitOf(set).indexOf.get(id) ?? -1];
  return card === undefined ? undefined : cardSheet(voice, language, set, card, view);
};

/** What a card of a set says, as it is printed or as it stands in a view. */
export const cardSheet = (voice: MythosVoice, language: Language, set: CardSet, card: Card, view?: View): CardSheet => {
  const { id } = card;
  const naming = namingOf(set, language);
  const { name, title: printed } = naming.parts(id);
  const flavour = naming.flavour(id);
  const { art, ...figures } = figuresOf(voice, naming, set, card, view);
  const title = figures.title ?? printed;
  const lines = card.effects.map((effect) => lineOf(voice, language, naming, effect));
  const effects = card.effects.map(({ trigger, timing }, i) => ({
    ...(trigger === undefined ? {} : { trigger: TRIGGERS[trigger] }),
    timing,
    ...(lines[i] as SheetLine),
  }));
  const names = { id, name, ...(title === undefined ? {} : { title }) };
  return {
    ...names,
    ...figures,
    lines,
    ...present({ flavour }),
    art: { ...names, kind: card.kind, base: name, effects, ...art },
  };
};
