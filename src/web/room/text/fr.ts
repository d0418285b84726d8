// Ce qui se dit des gens d’une table et entre les parties, en français.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  playAgain: 'Rejouer',
  wantsAgain: '{name} veut rejouer.',
  youWantAgain: 'Tu veux rejouer.',
  waitingFor: 'On attend {names, list}.',
  notThisTime: 'Pas cette fois',
  again: { comes: 'rejoue', stays: 'pas cette fois', thinks: 'pas encore de réponse', left: 'n’est plus là' },
  whoAgain: 'Qui rejoue',
  opening: 'Ouverture de la table suivante…',
  nextOpen: 'La partie suivante se joue à une autre table.',
  goThere: 'Aller à la partie suivante',
  watchThere: 'Regarder la partie suivante',
  cannotOpen: 'La table suivante n’a pas pu être ouverte. Réessaie dans un instant.',
  ask: { undo: 'Demander à reprendre ton coup', pause: 'Demander une pause', resume: 'Reprendre la partie' },
  pauseNow: 'Pause',
  asks: {
    undo: '{name} demande à reprendre son dernier coup.',
    pause: '{name} demande une pause.',
    resume: '{name} veut reprendre la partie.',
  },
  asked: {
    undo: 'Tu as demandé à reprendre ton coup.',
    pause: 'Tu as demandé une pause.',
    resume: 'Tu veux reprendre la partie.',
  },
  agree: 'D’accord',
  refuse: 'Non',
  withdraw: 'Retirer',
  paused: 'Pause\u00a0: personne ne joue, aucune pendule ne tourne.',
  agreed: {
    undo: 'D’accord\u00a0: le coup est repris.',
    pause: 'D’accord\u00a0: la partie est en pause.',
    resume: 'La partie reprend.',
    rematch: 'D’accord\u00a0: tout le monde rejoue.',
  },
  refusedBy: '{name}\u00a0: non.',
  withdrawnBy: '{name} ne le demande plus.',
  lapsed: 'Cette demande n’est plus ouverte.',
};
