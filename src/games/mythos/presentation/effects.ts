// Effects in running text: which effect step a view or an event speaks of, and its sentence inside another.

import type { Language } from '../../../kernel/presentation.ts';
import { kitOf, type CardSet } from '../cards.ts';
import { effectStepOf, type EffectStep, type Effect, type Trigger } from '../effects/effects.ts';
import { sentenceOf } from '../language/sentences.ts';
import { resolveSet } from '../sets/known.ts';
import { dusk } from '../sets/shipped.ts';
import type { View } from '../view.ts';
import { namingOf } from './names.ts';

/** The set a view speaks of; without a view the shipped one. */
export const setIn = (view: View | undefined): CardSet =>
  view === undefined ? dusk : resolveSet({ at: 'set', value: view.set }, []);

const effectsOf = (view: View | undefined, card: string): readonly Effect[] => {
  const set = setIn(view);
  return set.cards[kitOf(set).indexOf.get(card) ?? -1]?.effects ?? [];
};

/** A effect step by card, line and part; nothing for a card of a set that is not at hand. */
export const effectStepAt = (
  view: View | undefined,
  card: string,
  line: number,
  part: number,
): EffectStep | undefined => {
  const effect = effectsOf(view, card)[line];
  return effect === undefined ? undefined : effectStepOf(effect, part);
};

/** A sentence that goes on from another: small first letter, no full stop. */
const lowerSentence = (step: EffectStep, language: Language, set: CardSet): string => {
  const text = sentenceOf(namingOf(set, language).step(step), language);
  return (text.slice(0, 1).toLowerCase() + text.slice(1)).replace(/\.$/u, '');
};

/** What is asked of whoever may also decline: that they may is what the other button says. */
export const askedSentence = (step: EffectStep, language: Language, view: View | undefined): string => {
  const asked: { optional?: boolean } & EffectStep = { ...step };
  delete asked.optional;
  return lowerSentence(asked, language, setIn(view));
};

/** What the lines of some triggers will do, as `draw 1 card`; those that have fired in this round do nothing (MYT-6.9). */
export const outcomeOf = (
  view: View,
  card: string,
  triggers: readonly Trigger[],
  language: Language,
  spent: readonly number[],
): readonly { readonly trigger: Trigger; readonly text: string }[] =>
  triggers.flatMap((trigger) =>
    effectsOf(view, card)
      .filter((effect, line) => effect.trigger === trigger && !spent.includes(line))
      .map((effect) => ({ trigger, text: lowerSentence(effect, language, setIn(view)) })),
  );

/** The printed cost of a card of the view's set. */
export const printedCost = (view: View, card: string): number => {
  const set = setIn(view);
  const found = set.cards[kitOf(set).indexOf.get(card) ?? -1];
  return found === undefined || found.kind === 'mission' ? 0 : found.cost;
};
