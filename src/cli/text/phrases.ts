// What the terminal table itself says, apart from the words of the games.

import type { Language } from '../../kernel/presentation.ts';
import { LEVEL_TEXTS, aboutLevel } from '../../bots/text/index.ts';
import { voicesOf } from '../../kernel/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { formatIn } from './format.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

/** The texts of the terminal in one language. */
export const voiceIn = voicesOf(
  { ...en, ...LEVEL_TEXTS.en },
  {
    es: { ...es, ...LEVEL_TEXTS.es },
    sv: { ...sv, ...LEVEL_TEXTS.sv },
    de: { ...de, ...LEVEL_TEXTS.de },
    fr: { ...fr, ...LEVEL_TEXTS.fr },
  },
);

/** The phrases of the terminal table in one language. */
export type Phrases = ReturnType<typeof phrasesIn>;

/** What the terminal table says in a language. */
export const phrasesIn = (language: Language) => {
  const { texts, text } = voiceIn(language, formatIn(language));
  return {
    ...texts,
    yes: new RegExp(`^(?:${texts.yes.replaceAll(' ', '|')})$`, 'iu'),
    /** Cards of another hand that everybody has seen. */
    shown: (cards: string) => text(texts.shown, { cards }),
    faceDown: (count: number) => text(texts.faceDown, { count }),
    cards: (count: number) => text(texts.cards, { count }),
    moreMoves: (count: number) => text(texts.moreMoves, { count }),
    moreNews: (count: number) => text(texts.moreNews, { count }),
    moreZones: (count: number) => text(texts.moreZones, { count }),
    rule: (clause: string) => text(texts.rule, { clause }),
    notUnderstood: (typed: string) => text(texts.notUnderstood, { typed }),
    severalMoves: (card: string) => text(texts.severalMoves, { card }),
    noSuchNumber: (most: number) => (most === 0 ? texts.nothingToChoose : text(texts.noSuchNumber, { most })),
    isAllowed: (what: string) => text(texts.isAllowed, { what }),
    noSuchClause: (clause: string) => text(texts.noSuchClause, { clause }),
    resigned: (name: string) => text(texts.resigned, { name }),
    timeOut: (name: string) => text(texts.timeOut, { name }),
    leftSeat: (name: string) => text(texts.leftSeat, { name }),
    tookBack: (name: string, step: number) => text(texts.tookBack, { name, step }),
    satDown: (name: string) => text(texts.satDown, { name }),
    ready: (name: string) => text(texts.ready, { name }),
    paused: (name: string) => text(texts.paused, { name }),
    resumed: (name: string) => text(texts.resumed, { name }),
    dealtWithout: (names: readonly string[]) => text(texts.dealtWithout, { names: names.join(', ') }),
    recordSaved: (path: string) => text(texts.recordSaved, { path }),
    seedWas: (seed: string) => text(texts.seedWas, { seed }),
    botLevel: (level: string) => text(texts.botLevel, { level }),
    aboutLevel: (level: string) => aboutLevel(texts, level),
    step: (step: number, of: number) => text(texts.step, { step, of }),
  };
};
