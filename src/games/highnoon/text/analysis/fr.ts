// L’analyse d’un coup en français.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  phases: { deal: 'pas encore distribuée', play: 'en cours', end: 'terminée' },
  checks: {
    isCorrectPhase: 'Bonne phase',
    mayAct: 'Peut agir',
    rightPlaces: 'Bons emplacements',
    canDraw: 'Peut piocher',
    canRecycle: 'Peut retourner la défausse',
    canFlip: 'Peut retourner la carte',
    cardsThere: 'Les cartes sont là',
    faceUp: 'Cartes visibles',
    isRun: 'Se déplacent ensemble',
    fitsColumn: 'Convient à la colonne',
    fitsFoundation: 'Convient à une base',
    correctPoints: 'Points gagnés',
  },
  reasons: {
    'in-play': 'La partie est en cours.',
    'no-play': 'On ne joue pas en ce moment.',
    'no-turns': 'Il n’y a pas de tours\u00a0: les deux joueurs peuvent agir à tout moment.',
    'own-places': 'Les emplacements sont ceux du joueur.',
    'no-places': 'L’action ne nomme aucun emplacement.',
    'stock-there': 'Il reste des cartes dans la pioche.',
    'stock-gone': 'La pioche est vide, mais pas la défausse.',
    'top-down': 'La carte du dessus est face cachée.',
    'cards-there': 'Les cartes sont là.',
    'card-open': 'Ce qui se déplace est visible.',
    'single-card': 'Une carte seule peut toujours se déplacer.',
    'a-run': '{count} cartes forment une suite.',
    'on-card': '{card} se pose sur {top}.',
    'on-empty': '{card} peut commencer une colonne vide.',
    'on-foundation': 'Une base attend {card}.',
    'other-action': 'Cette action ne le demande pas.',
    'not-asked': 'Non contrôlé\u00a0: un contrôle précédent a échoué.',
    'not-taken': 'Le coup n’est pas joué, donc rien n’est compté.',
    'nothing-placed': 'Aucune carte n’est placée.',
    'points-right': 'Recompté\u00a0: {points}.',
    'points-wrong': '{points} ont été donnés\u00a0; recomptés, ils sont {expected}.',
  },
  findings: {
    cards: 'Cartes en jeu',
    foundations: 'Bases',
    columns: 'Colonnes',
    score: 'Marque',
    ending: 'État de la partie',
  },
  details: {
    cards: 'il reste {left, list}',
    foundations: 'hauteurs {tops, list}',
    score: 'points {score, list}, placées {placed, list}',
    ending: '{phase}',
  },
};
