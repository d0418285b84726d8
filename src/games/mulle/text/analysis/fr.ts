// L’analyse d’un coup en français.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  phases: { deal: 'pas encore distribuée', play: 'en cours', end: 'terminée' },
  checks: {
    isCorrectPhase: 'Bonne phase',
    isPlayersTurn: 'Tour du joueur',
    playerHasCard: 'Le joueur a la carte',
    notReserved: 'La carte est libre',
    onTable: 'Se trouve sur la table',
    mayRebuild: 'Peut être rebâtie',
    addsUp: 'Le compte est bon',
    takesAll: 'Prend tout',
    mayBuild: 'Peut être bâtie',
    mayTrotta: 'Peut faire trotta',
    mayDiscard: 'Peut poser',
    correctPoints: 'Points gagnés',
  },
  reasons: {
    'in-play': 'Une donne est en cours.',
    'no-play': 'On ne joue pas en ce moment.',
    'on-turn': 'C’est le tour du joueur.',
    'holds-card': '{card} est dans la main.',
    'card-not-held': '{card} n’est pas dans la main.',
    'not-reserved': 'Aucune pile ne dépend de {card}.',
    'lies-there': 'Tout ce qui est nommé se trouve sur la table.',
    'open-build': 'La pile de {value} peut être rebâtie.',
    'sum-right': 'Tout ce qui est pris fait {value}, la valeur de {card}.',
    'value-right': 'La pile de {from} passe à {value}.',
    'takes-all': '{card} prend tout ce qui est possible.',
    'can-be-taken': 'Une carte pour {value} reste en main, et personne d’autre n’a une telle pile.',
    gathers: '{card} rassemble ce qui fait {value}.',
    feeds: '{card} rejoint la pile de {value} du joueur.',
    'lays-down': 'Le joueur n’a pas de pile, et la carte n’est pas tenue de prendre.',
    'other-action': 'Cette action ne le demande pas.',
    'not-asked': 'Non contrôlé\u00a0: un contrôle précédent a échoué.',
    'not-taken': 'Le coup n’est pas joué, donc rien n’est compté.',
    'nothing-taken': 'Rien n’est pris.',
    'points-right': 'Recompté\u00a0: {points}.',
    'points-wrong': '{points} ont été donnés\u00a0; recomptés, ils sont {expected}.',
  },
  findings: {
    cards: 'Cartes',
    hands: 'Cartes en main',
    builds: 'Piles',
    points: 'Total des points',
  },
  details: {
    cards: 'talon {stock}, prises {taken, list}',
    hands: '{counts, list}',
    builds: '{none, select, true {aucune} other {{values, list}}}',
    points: '{points}',
  },
};
