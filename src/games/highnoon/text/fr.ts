// HighNoon en français ; `\u00a0` garde la ponctuation double sur la ligne de son mot.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  name: 'Solitaire HighNoon',
  blurb: 'Deux Klondikes, huit bases communes, pas de tours\u00a0: le plus rapide prend la place.',
  phrases: {
    'too-fast': 'Tu es trop rapide pour moi\u00a0!',
    mine: 'J’allais y poser la mienne\u00a0!',
    stuck: 'Je coince…',
    'close-race': 'Quelle course\u00a0!',
  },
  actions: {
    draw: '{n, plural, one {Piocher} other {Piocher #}}',
    recycle: 'Retourner la défausse',
    flip: 'Retourner la colonne {column}',
    move: '{card} → colonne {to}',
    moveRun: '{card} et {more} de plus → colonne {to}',
    moveFrom: '{from, select, waste {Défausse} other {Colonne {from}}} → colonne {to}',
    moveRunFrom:
      '{from, select, waste {Défausse} other {Colonne {from}}} → colonne {to}, {n, plural, one {# carte} other {# cartes}}',
    place: 'Monter {card}',
    placeFrom: 'Monter depuis la {from, select, waste {défausse} other {colonne {from}}}',
  },
  refusals: {
    'match-finished': ['Partie terminée', 'La partie est finie\u00a0; commences-en une autre.'],
    'not-dealt': ['Pas distribué', 'Les cartes ne sont pas encore distribuées.'],
    'foreign-zone': [
      'Pas tes cartes',
      'Tu ne peux déplacer que tes cartes, et seulement vers tes colonnes et les bases.',
    ],
    'stock-empty': [
      'Pioche vide',
      'Il n’y a rien à piocher{refill, select, true {\u00a0: retourne la défausse} other {}}.',
    ],
    'stock-left': [
      'Pioche d’abord',
      'On ne retourne la défausse que quand la pioche est vide\u00a0; il y reste {n, plural, one {# carte} other {# cartes}}.',
    ],
    'waste-empty': ['Défausse vide', 'Il n’y a aucune carte dans ta défausse.'],
    'column-empty': ['Rien ici', 'La colonne {column} est vide.'],
    'already-open': ['Déjà visible', '{card}\u00a0: cette carte est déjà visible.'],
    'face-down': [
      'Face cachée',
      'Les cartes cachées ne bougent pas\u00a0; dans la colonne {column}, {n, plural, =0 {aucune n’est visible} one {une seule est visible} other {seules # sont visibles}}.',
    ],
    'onto-face-down': [
      'Face cachée',
      '{card} ne peut pas aller sur une carte cachée\u00a0: retourne d’abord la colonne {column}.',
    ],
    'too-few-cards': [
      'Trop de cartes',
      'Il n’y a que {n, plural, one {# carte} other {# cartes}} dans la colonne {column}.',
    ],
    'not-a-run': [
      'Pas une suite',
      'Seule une suite bouge d’un bloc\u00a0: en descendant de un, couleurs alternées. Celle de la colonne {column} compte {n, plural, one {# carte} other {# cartes}}.',
    ],
    'same-column': ['Même colonne', 'Choisis une autre colonne.'],
    'wrong-rank': ['Mauvais rang', '{card} ne peut pas aller sur {top}\u00a0: il faut un rang de moins.'],
    'same-colour': ['Même couleur', '{card} ne peut pas aller sur {top}\u00a0: rouge et noir alternent.'],
    'kings-only': ['Rois seulement', '{card} ne peut pas commencer une colonne\u00a0; seul un roi le peut.'],
    'not-next': ['Ne va pas', '{card} ne va sur aucune base\u00a0; on y attend {next, or}.'],
    'off-foundation': ['Reste en place', 'Rien ne quitte jamais une base.'],
  },
  zones: {
    stock: 'Pioche',
    waste: 'Défausse',
    column: 'Colonne {n}',
    foundation: '{n, select, 1 {Première} other {Deuxième}} base de {suit}',
    of: '{who}\u00a0: {zone}',
  },
  facts: {
    mode: '{shared, select, true {Jeux mélangés} other {Un jeu chacun}} · par {n}',
    quiet: 'Sans progrès\u00a0: {actions} sur {limit}',
  },
  score: '{n, plural, one {# posée} other {# posées}}',
  events: {
    dealt: 'Les deux jeux sont distribués. Partez\u00a0!',
    drew: '{who}\u00a0: {cards, list} de la pioche',
    recycled: '{who}\u00a0: défausse retournée',
    moved:
      '{who}\u00a0: {cards, list}, de la {from, select, waste {défausse} other {colonne {from}}} à la colonne {to}',
    placed: '{who}\u00a0: {card} sur sa base, +{points}',
    turned: '{who}\u00a0: {card}, retournée dans la colonne {column}',
  },
  ended: {
    cleared: 'La dernière carte est montée.',
    blocked: 'Plus personne ne peut monter ni retourner une carte.',
    quiet: 'Personne n’avance plus depuis longtemps.',
  },
  figures: {
    both: 'cartes posées {placed}, points {score}',
    score: 'points {score}',
  },
  sums: { title: 'La course', rows: { placed: 'Cartes posées', left: 'Cartes restantes', score: 'Points' } },
  outcome: {
    cleared: 'plus de cartes',
    blocked: 'blocage\u00a0: {figures}',
    quiet: 'plus de progrès\u00a0: {figures}',
    stalled: 'trop longtemps sans progrès\u00a0: {figures}',
  },
  options: {
    preset: 'Règles',
    'preset.classic': 'Classique',
    'preset.classic.note': 'Chacun son jeu, une carte à la fois du talon.',
    'preset.shared': 'Jeux mélangés',
    'preset.shared.note': 'Les deux jeux mélangés\u00a0: tu peux avoir des cartes dont ton adversaire a besoin.',
    'preset.draw3': 'Par trois',
    'preset.draw3.note': 'Chacun son jeu, trois cartes à la fois du talon.',
    mode: 'Jeux de cartes',
    'mode.split': 'Un chacun',
    'mode.shared': 'Les deux mélangés',
    drawCount: 'Cartes piochées à la fois',
    'drawCount.1': 'Une',
    'drawCount.3': 'Trois',
    autoReveal: 'Retourner automatiquement les cartes dégagées',
    'autoReveal.true': 'Oui',
    'autoReveal.false': 'Non, à la main',
    emptyColumn: 'Dans une colonne vide va',
    'emptyColumn.king': 'Seulement un roi',
    'emptyColumn.any': 'N’importe quelle carte',
    quietLimit: 'Actions sans progrès avant la fin de la partie (0\u00a0: sans limite)',
  },
};
