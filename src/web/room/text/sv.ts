// Vad som sägs om folket vid ett bord och mellan partier, på svenska.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  playAgain: 'Spela igen',
  wantsAgain: '{name} vill spela igen.',
  youWantAgain: 'Du vill spela igen.',
  waitingFor: 'Väntar på {names, list}.',
  notThisTime: 'Inte den här gången',
  again: { comes: 'spelar igen', stays: 'inte den här gången', thinks: 'inget svar än', left: 'har gått' },
  whoAgain: 'Vilka som spelar igen',
  opening: 'Öppnar nästa bord…',
  nextOpen: 'Nästa parti spelas vid ett annat bord.',
  goThere: 'Gå till nästa parti',
  watchThere: 'Titta på nästa parti',
  cannotOpen: 'Nästa bord kunde inte öppnas. Försök igen om en stund.',
  ask: { undo: 'Be att få ta tillbaka ditt drag', pause: 'Be om en paus', resume: 'Spela vidare' },
  pauseNow: 'Paus',
  asks: {
    undo: '{name} ber att få ta tillbaka sitt senaste drag.',
    pause: '{name} ber om en paus.',
    resume: '{name} vill spela vidare.',
  },
  asked: {
    undo: 'Du har bett att få ta tillbaka ditt drag.',
    pause: 'Du har bett om en paus.',
    resume: 'Du vill spela vidare.',
  },
  agree: 'Gå med på det',
  refuse: 'Nej',
  withdraw: 'Ångra',
  paused: 'Paus: ingen spelar och ingen klocka går.',
  agreed: {
    undo: 'Överens: draget är tillbakataget.',
    pause: 'Överens: partiet är pausat.',
    resume: 'Partiet fortsätter.',
    rematch: 'Överens: alla spelar igen.',
  },
  refusedBy: '{name}: nej.',
  withdrawnBy: '{name} ber inte längre om det.',
  lapsed: 'Den förfrågan gäller inte längre.',
};
