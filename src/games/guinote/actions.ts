// Actions of Guiñote as numbers, and their text: `play 1C`, `sing C`, `swap`, `draw`.

import { fail, ok, type InputError, type Result } from '../../kernel/result.ts';
import { cardNamed, nameOf, suitNamed, SUITS, type Suit } from './cards.ts';

/** Below 64 a card to play, 64–67 a suit to sing, then swap and draw. */
export type Action = number;

export const SING = 64;
export const SWAP = 68;
export const DRAW = 69;

export const sing = (suit: Suit): Action => SING + suit;

export const isPlay = (action: Action): boolean => action < SING;

export const isSing = (action: Action): boolean => action >= SING && action < SWAP;

export const notate = (action: Action): string => {
  if (isPlay(action)) return `play ${nameOf(action)}`;
  if (isSing(action)) return `sing ${SUITS[action - SING]}`;
  return action === SWAP ? 'swap' : 'draw';
};

const unreadable = (message: string): Result<never, InputError> => fail({ at: '', message });

/** Takes what `notate` gives, also in other case, with more spaces, and with cards written `copas_1`. */
export const parse = (text: string): Result<Action, InputError> => {
  const [verb = '', what, ...more] = text.trim().split(/\s+/u);
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
    default:
      return unreadable(`"${verb}" is no action; there are play, sing, swap and draw`);
  }
};
