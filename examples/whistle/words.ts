// What Whistle says, from the texts of each language; languages without texts fall back to English.

import type { Presentation } from '../../src/kernel/presentation.ts';
import { lookUp, refusalWords, voicesOf } from '../../src/kernel/text.ts';
import type { Event } from './state.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

const voiceIn = voicesOf(en, { es });

export const words: Presentation['words'] = (language, _view, format) => {
  const voice = voiceIn(language, format);
  const { texts, say, text } = voice;
  const suitName = (suit: unknown): string => lookUp(texts.suits, String(suit)) ?? String(suit);
  return {
    name: texts.name,
    blurb: texts.blurb,
    card: (id) => text(texts.card, { rank: lookUp(texts.ranks, id.slice(1)) ?? id, suit: suitName(id[0]) }),
    action: (action) => say(texts.play, { card: { card: action.slice('play '.length) } }),
    event: (event, who) => {
      const told = event as Event;
      switch (told.type) {
        case 'dealt':
          return say(texts.events.dealt);
        case 'played':
          return say(texts.events.played, { who: who(told.seat), card: { card: told.card } });
        case 'took':
          return say(texts.events.took, { who: who(told.seat) });
      }
    },
    refusal: ({ code, params }) =>
      refusalWords(voice, texts.refusals, code, {
        card: { card: String(params['card']) },
        suit: suitName(params['suit']),
      }),
    zone: ({ kind, owner }, who) => {
      if (owner === undefined) return kind === 'trick' ? texts.zones.trick : texts.zones.stock;
      return text(kind === 'hand' ? texts.zones.hand : texts.zones.won, { who: who(owner) });
    },
    fact: ({ params }) => text(texts.led, { suit: suitName(params['suit']) }),
    score: ({ points }) => text(texts.tricks, { n: points }),
    outcome: ({ rank }, who) => say(texts.winner, { who: who(rank.indexOf(1)) }),
    option: (key, value) => lookUp(texts.options, value === undefined ? key : `${key}.${value}`) ?? value ?? key,
  };
};
