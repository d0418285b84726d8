// Pourquoi un coup de mulle est bon, en français.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  mulles:
    'Cela prend {count, plural, one {un mulle} other {# mullar}}\u00a0: {points, plural, one {# point} other {# points}}.',
  tabbe: 'Cela vide la table\u00a0: un tabbe.',
  takesRivalBuild:
    'Cela prend une pile adverse de {value, number}\u00a0: {cards, plural, one {# carte} other {# cartes}}.',
  takesIntake:
    'Cela prend {cards, plural, one {# carte} other {# cartes}}, {intake, plural, one {# point} other {# points}} pour le bonus.',
  takes: 'Cela prend {cards, plural, one {# carte} other {# cartes}}.',
  buildsMulle: 'Cela réunit les jumelles {twin}\u00a0: un mulle de {points, number} pour qui prendra la pile.',
  rebuilds: 'Une pile adverse devient la tienne et vaut maintenant {value, number}.',
  builds:
    'Cela bâtit {value, number} pour {taker}\u00a0; {out, plural, one {une carte cachée prend aussi cette pile} other {# cartes cachées prennent aussi cette pile}}.',
  safeBuild: 'Cela bâtit {value, number} pour {taker}, et aucune carte cachée ne prend cette pile.',
  leavesNothing: 'Cela ne laisse rien qu’une carte cachée puisse prendre.',
  leavesLittle:
    'Cela laisse peu\u00a0: seules {takers, number} des {hidden, number} cartes cachées prennent quelque chose.',
  worthless: 'Cela ne donne rien\u00a0: {card} ne rapporte plus à personne.',
  keepsIntake: 'Cela garde {kept}, {intake, plural, one {# point} other {# points}} pour le bonus.',
};
