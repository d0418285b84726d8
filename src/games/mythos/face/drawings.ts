// What each card of a set shows, in a language: the data that pictures and readers of cards are made from.

import type { Drawing, DrawingLine, Language } from '../../../kernel/face.ts';
import { kitOf, nameOfId, type Card, type CardSet } from '../cards.ts';
import type { Effect } from '../effects.ts';
import { setIn } from './effects.ts';
import { sentenceOf } from '../language/sentences.ts';
import { LANES } from '../state.ts';
import type { MythosVoice } from '../text/texts.ts';
import type { View } from '../view.ts';

const FACTIONS = ['lantern', 'tide', 'grove', 'moon'] as const;
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

const lineOf = ({ texts }: MythosVoice, language: Language, effect: Effect): DrawingLine => {
  const { trigger, timing } = effect;
  const text = sentenceOf(effect, language, trigger === undefined);
  if (trigger === undefined) return { timing, head: SIGNS[timing], text };
  return { trigger: TRIGGERS[trigger], timing, head: `${texts.triggers[trigger]} ${SIGNS[timing]}`, text };
};

const figures = ({ texts, text }: MythosVoice, set: CardSet, card: Card, view: View | undefined): Partial<Drawing> => {
  const { cards } = texts;
  switch (card.kind) {
    case 'character': {
      const { cost, power, group, keywords } = card;
      const summary = [group, text(cards.cost, { cost }), text(cards.power, { power }), ...keywords].join(' · ');
      return { faction: factionOf(set, group), cost, power, summary };
    }
    case 'jutsu':
      return {
        faction: 'moon',
        cost: card.cost,
        title: cards.jutsu,
        summary: `${cards.jutsu} · ${text(cards.cost, { cost: card.cost })}`,
      };
    case 'mission': {
      const lane = view?.lanes.findIndex(({ mission }) => mission === card.id) ?? -1;
      const points = lane < 0 ? card.points : (view?.worth[lane] ?? card.points);
      return {
        rank: LANES[lane] ?? '?',
        points,
        title: cards.mission,
        summary: `${cards.mission} · ${text(cards.points, { points })}`,
      };
    }
  }
};

/** What a card of the view's set shows; nothing for a card that it does not have. */
export const drawingOf = (
  voice: MythosVoice,
  language: Language,
  id: string,
  view: View | undefined,
): Drawing | undefined => {
  const set = setIn(view);
  const card = set.cards[kitOf(set).indexOf.get(id) ?? -1];
  if (card === undefined) return undefined;
  const [name = '', title] = id.split('/').map(nameOfId);
  return {
    id,
    kind: card.kind,
    faction: INDEPENDENT,
    name,
    ...(title === undefined ? {} : { title }),
    summary: '',
    ...figures(voice, set, card, view),
    lines: card.effects.map((effect) => lineOf(voice, language, effect)),
  };
};
