// Pourquoi un coup de guiñote est bon, en français.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  sings: 'Cela marque {points, number} tout de suite\u00a0; plus tard, il faudra d’abord gagner un autre pli.',
  swaps: 'Le sept devient {pinta}, un meilleur atout.',
  solvedOnly: 'Calculé jusqu’à la dernière carte\u00a0: cela seul gagne la partida.',
  solvedWin: 'Calculé jusqu’à la dernière carte\u00a0: cela gagne la partida.',
  solvedOn: 'Calculé jusqu’à la dernière carte\u00a0: rien ne te place mieux pour les vueltas.',
  solvedLost:
    'Calculé jusqu’à la dernière carte\u00a0: contre le meilleur jeu, la partida est perdue\u00a0; rien ne perd de moins.',
  takes: 'Cela prend un pli de {points, plural, one {# point} other {# points}}.',
  takesOver: 'Cela prend la main sur le pli, qui vaut déjà {points, number}.',
  lastTrick: 'Cela prend le dernier pli\u00a0: {points, number} et les dix qui vont avec.',
  loads:
    'Cela charge {points, plural, one {# point} other {# points}} dans le pli que ton partenaire est en train de gagner.',
  keepsFromRivals: 'Cela ne livre pas {kept} dans un pli que les adversaires gagnent.',
  keepsTop:
    'Cela garde {kept}\u00a0: {out, plural, one {un atout est encore dehors} other {# atouts sont encore dehors}}.',
  keepsUnder: 'Cela garde {kept}\u00a0: {higher} est encore dehors.',
  keepsTrump: 'Cela garde {kept}\u00a0: il reste {out, plural, one {un atout} other {# atouts}} aux autres.',
  keepsForArrastre:
    'Cela garde {kept} pour l’arrastre\u00a0: {out, plural, one {un autre atout est encore dehors} other {# autres atouts sont encore dehors}}.',
  unbeatable: 'Plus personne ne peut battre {card}.',
  drawsTrumps:
    'Cela fait tomber les atouts\u00a0: {out, plural, one {un est encore dehors} other {# sont encore dehors}}.',
  keepsPair: 'Cela garde ensemble {pair, and}, pour annoncer {points, number}.',
  denies: 'Cela garde {kept}\u00a0: personne d’autre ne peut annoncer dans cette couleur.',
  risksNothing: 'Cela ne risque aucun point.',
};
