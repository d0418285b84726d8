// The cards that a deck can be built of, in a reader's language, and what they can be told apart by.

import type { BuilderReader, Pool, PoolCard, PoolFilter, PoolName } from '../../../kernel/deck-builder.ts';
import { kitOf, type Card, type CardSet } from '../cards.ts';
import { TRIGGERS } from '../effects/effects.ts';
import { namingOf } from '../presentation/names.ts';
import { cardSheet } from '../presentation/sheets.ts';
import { COPIES } from '../sets/decks.ts';
import { voiceIn } from '../text/texts.ts';
import { builderVoice } from './text/texts.ts';

/** The parts of a deck. */
const CARDS = 'cards';
const MISSIONS = 'missions';

/** Cards that cost so much or more are one bar of the curve, and one value of its filter. */
const DEAREST = 7;

const costOf = (cost: number): string => (cost >= DEAREST ? `${DEAREST}+` : String(cost));

const tagsOf = (card: Card): PoolCard['tags'] => {
  const triggers = card.effects.flatMap(({ trigger }) => trigger ?? []);
  return {
    kind: [card.kind],
    group: card.kind === 'character' ? [card.group] : [],
    keyword: card.kind === 'character' ? card.keywords : [],
    cost: card.kind === 'mission' ? [] : [costOf(card.cost)],
    trigger: [...new Set(triggers)],
  };
};

const filtersOf = (set: CardSet, cards: readonly PoolCard[], reader: BuilderReader): readonly PoolFilter[] => {
  const { texts } = builderVoice(reader.language, reader.format);
  const { triggers } = voiceIn(reader.language, reader.format).texts;
  const { group } = namingOf(set, reader.language);
  const named = (ids: readonly string[], labelOf: (id: string) => string): readonly PoolName[] =>
    ids.map((id) => ({ id, label: labelOf(id) }));
  const costs = Array.from({ length: DEAREST + 1 }, (_, cost) => costOf(cost));
  const all = {
    group: named(set.groups, group),
    kind: named(['character', 'jutsu', 'mission'], (kind) => texts.kinds[kind as Card['kind']]),
    cost: named(costs, (cost) => cost),
    keyword: named(set.keywords, group),
    trigger: named(TRIGGERS, (trigger) => triggers[trigger as keyof typeof triggers]),
  };
  return Object.entries(all)
    .map(([id, values]) => {
      const used = new Set(cards.flatMap(({ tags }) => tags[id] ?? []));
      return { id, label: texts.filters[id as keyof typeof all], values: values.filter((each) => used.has(each.id)) };
    })
    .filter(({ values }) => values.length > 1);
};

/** The pool of a set. */
export const poolOf = (set: CardSet, reader: BuilderReader): Pool => {
  const { texts } = builderVoice(reader.language, reader.format);
  const voice = voiceIn(reader.language, reader.format);
  const { card: nameOf } = namingOf(set, reader.language);
  const cards = set.cards.map((card): PoolCard => ({
    id: card.id,
    name: nameOf(card.id),
    sheet: cardSheet(voice, reader.language, set, card),
    section: card.kind === 'mission' ? MISSIONS : CARDS,
    most: card.kind === 'mission' ? 1 : COPIES,
    tags: tagsOf(card),
  }));
  return {
    name: set.name,
    hash: kitOf(set).hash,
    cards,
    filters: filtersOf(set, cards, reader),
    sections: [
      { id: CARDS, label: texts.sections.cards },
      { id: MISSIONS, label: texts.sections.missions },
    ],
  };
};
