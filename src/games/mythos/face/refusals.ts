// Refusals in words: which rule, and for a choice which condition failed.

import type { Language, Rich } from '../../../kernel/face.ts';
import type { Refusal } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { CHOICE_FAULTS } from '../choice.ts';
import { CHOICE_WORDS } from '../text/choices.ts';
import { REFUSALS, type CardPart, type RefusalParts, type Texts } from '../text/texts.ts';

const card = (value: Json | undefined): CardPart => ({ card: textOf(value) });
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** What a refusal says in a language. */
export const refusalWords = (
  texts: Texts,
  language: Language,
  { code, params }: Refusal,
): { readonly title: string; readonly text: Rich } => {
  const known = REFUSALS.find((each) => each === code);
  if (known === undefined) return { title: code, text: [] };
  const parts: RefusalParts = {
    card: card(params['card']),
    over: card(params['over']),
    lane: textOf(params['lane']),
    cost: number(params['cost']),
    chakra: number(params['chakra']),
    most: number(params['most']),
    upgrade: params['upgrade'] === undefined ? undefined : number(params['upgrade']),
  };
  const words = texts.refusals[known](parts);
  const fault = CHOICE_FAULTS.find((each) => each === params['why']);
  if (fault === undefined) return words;
  const who = params['card'] === undefined ? texts.hiddenCharacter : parts.card;
  const text = CHOICE_WORDS[language][fault]({
    ...parts,
    who,
    name: textOf(params['name']),
    has: number(params['has']),
  });
  return { title: words.title, text };
};
