// Refusals in words: which rule, and for a choice which condition failed.

import type { Rich } from '../../../kernel/presentation.ts';
import type { Refusal } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { refusalWords as wordsOf, type CardPart } from '../../../kernel/text.ts';
import { CHOICE_FAULTS } from '../effects/choice-faults.ts';
import type { MythosVoice } from '../text/texts.ts';

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const cardOf = (value: Json | undefined): CardPart => ({ card: textOf(value) });
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** What a refusal says. */
export const refusalWords = (
  voice: MythosVoice,
  { code, params }: Refusal,
): { readonly title: string; readonly text: Rich } => {
  const { texts } = voice;
  const figures = {
    lane: textOf(params['lane']),
    cost: numberOf(params['cost']),
    chakra: numberOf(params['chakra']),
    most: numberOf(params['most']),
  };
  const words = wordsOf(voice, texts.refusals, code, {
    ...figures,
    card: cardOf(params['card']),
    over: cardOf(params['over']),
    upgrade: numberOf(params['upgrade']),
    upgradable: params['upgrade'] !== undefined,
  });
  const fault = CHOICE_FAULTS.find((each) => each === params['why']);
  if (fault === undefined) return words;
  const who = params['card'] === undefined ? texts.hiddenCharacter : cardOf(params['card']);
  const sink = { ...figures, who, name: textOf(params['name']), has: numberOf(params['has']) };
  return { title: words.title, text: voice.say(texts.choices[fault], sink) };
};
