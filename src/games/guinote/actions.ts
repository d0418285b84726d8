// Actions of Guiñote as numbers, and their text: `play 1C`, `sing C`, `swap`, `draw`, `renuncio play 4C`.

import { ok, unreadable, type InputError, type Result } from '../../kernel/result.ts';
import { cardNamed, nameOf, suitNamed, SUITS, type Suit } from './cards.ts';

/** Below 64 a card to play, 64–67 a suit to sing, then swap, draw and show; 128 and more is a renuncio of the rest. */
export type Action = number;

export const SING = 64;
export const SWAP = 68;
export const DRAW = 69;
/** Showing one's cards: never legal, only ever a renuncio (GUI-13.4). */
export const SHOW = 70;
export const RENUNCIO = 128;

export const sing = (suit: Suit): Action => SING + suit;

export const isPlay = (action: Action): boolean => action < SING;

export const isSing = (action: Action): boolean => action >= SING && action < SWAP;

/** What may be said between tricks: a cante, or the change of the seven. */
export const isWord = (action: Action): boolean => isSing(action) || action === SWAP;

export const isRenuncio = (action: Action): boolean => action >= RENUNCIO;

export const notate = (action: Action): string => {
  if (isRenuncio(action)) return `renuncio ${notate(action - RENUNCIO)}`;
  if (isPlay(action)) return `play ${nameOf(action)}`;
  if (isSing(action)) return `sing ${SUITS[action - SING]}`;
  return action === SWAP ? 'swap' : action === DRAW ? 'draw' : 'show';
};

/** Takes what `notate` gives, also in other case, with more spaces, and with cards written `copas_1`. */
export const parse = (text: string): Result<Action, InputError> => {
  const words = text.trim().split(/\s+/u);
  const [verb = '', ...rest] = words;
  if (verb.toLowerCase() !== 'renuncio') return parseWords(words, false);
  const inner = parseWords(rest, true);
  return inner.ok ? ok(RENUNCIO + inner.value) : inner;
};

const parseWords = ([verb = '', what, ...more]: readonly string[], insisted: boolean): Result<Action, InputError> => {
  if (more.length > 0) return unreadable('too many words; write play 1C, sing C, swap or draw');
  switch (verb.toLowerCase()) {
    case 'play': {
      const card = cardNamed(what ?? '');
      return card === undefined
        ? unreadable(`"${what ?? ''}" is no card; write rank and suit, as in play 12C`)
        : ok(card);
    }
    case 'sing': {
      const suit = suitNamed(what ?? '');
      return suit === undefined
        ? unreadable(`"${what ?? ''}" is no suit; write sing O, sing C, sing E or sing B`)
        : ok(sing(suit));
    }
    case 'swap':
      return what === undefined ? ok(SWAP) : unreadable('swap stands alone');
    case 'draw':
      return what === undefined ? ok(DRAW) : unreadable('draw stands alone');
    case 'show':
      if (!insisted) return unreadable('showing cards is only a renuncio: renuncio show');
      return what === undefined ? ok(SHOW) : unreadable('show stands alone');
    default:
      return unreadable(`"${verb}" is no action; there are play, sing, swap, draw and renuncio with one of them`);
  }
};
