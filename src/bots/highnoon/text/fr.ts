// Pourquoi un coup de HighNoon est bon, en français.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  places: 'Cela monte une carte sur une base.',
  beforeRival: 'Ton adversaire tient {theirs} prêt pour la même place\u00a0: sois plus rapide.',
  holdsBack: 'Si tu montes {card}, ton adversaire pourra monter {theirs}\u00a0: attends un peu.',
  flips: 'Cela retourne une nouvelle carte.',
  uncovers:
    'Cela découvre une carte\u00a0: {down, plural, one {la dernière face cachée ici} other {# sont face cachée ici}}.',
  frees: 'Cela libère {card}, qui va maintenant sur une base.',
  empties: 'Cela vide une colonne.',
  plan: 'C’est le début d’un plan\u00a0: {steps, plural, one {# coup} other {# coups}} pour monter ou découvrir une carte.',
  turns: 'Rien ne monte ni ne découvre de carte maintenant\u00a0: cherche dans la pioche.',
};
