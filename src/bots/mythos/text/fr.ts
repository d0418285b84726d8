// Pourquoi un coup de Mythos est bon, en français.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  ahead: 'Tu passes devant sur la mission {lane}\u00a0: {own, number} à {rival, number}.',
  aheadByEdge: 'Égalité à {both, number} sur la mission {lane}, et tu as l’Edge.',
  removes: 'Ton adversaire perd {lost, number} de puissance sur la mission {lane}.',
  strengthens:
    'Cela ajoute {gained, number} de puissance sur la mission {lane}\u00a0: {own, number} à {rival, number}.',
  draws: 'Tu pioches {drawn, plural, one {# carte} other {# cartes}}.',
  gainsChakra: 'Cela donne {gained, number} de chakra.',
  keepsChakra: 'Il reste {left, number} de chakra pour la suite.',
  ambush: 'Caché, {card} attend son AMBUSH.',
  bringsChakra: 'Chaque personnage en jeu donne un chakra de plus à la prochaine manche.',
  aheadEverywhere: 'Tu es devant sur toutes les missions ouvertes\u00a0: le reste de ta main peut attendre.',
  takesEdge: 'Le premier qui passe prend l’Edge.',
  goodHand: '{cheap, number} personnages qui coûtent 3 ou moins sont un bon début.',
  dearHand:
    '{cheap, plural, =0 {Aucun personnage ne coûte} one {Un seul personnage coûte} other {Seuls # personnages coûtent}} 3 ou moins.',
};
