// Por qué es buena una jugada de Mythos, en español.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  ahead: 'Te pone por delante en la misión {lane}: {own, number} a {rival, number}.',
  aheadByEdge: 'Iguala la misión {lane} a {both, number}, y el Edge es tuyo.',
  removes: 'Le quita a tu rival {lost, number} de poder en la misión {lane}.',
  strengthens: 'Suma {gained, number} de poder en la misión {lane}: {own, number} a {rival, number}.',
  draws: 'Roba {drawn, plural, one {# carta} other {# cartas}}.',
  gainsChakra: 'Da {gained, number} de chakra.',
  keepsChakra: 'Deja {left, number} de chakra para seguir.',
  ambush: 'Oculto, {card} espera su AMBUSH.',
  bringsChakra: 'Cada personaje en juego da un chakra más en la próxima ronda.',
  aheadEverywhere: 'Vas por delante en todas las misiones abiertas: el resto de la mano puede esperar.',
  takesEdge: 'El primero que pasa toma el Edge.',
  goodHand: '{cheap, number} personajes que cuestan 3 o menos son un buen comienzo.',
  dearHand:
    '{cheap, plural, =0 {Ningún personaje cuesta} one {Solo un personaje cuesta} other {Solo # personajes cuestan}} 3 o menos.',
};
