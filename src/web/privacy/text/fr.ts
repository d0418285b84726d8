// La page sur la vie privée, en français.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'Ce qui est gardé, et combien de temps',
  intro: 'Pas de compte, pas de publicité, aucun programme de tiers sur cette page. Voici tout\u00a0:',
  parts: {
    browser: [
      'Dans ce navigateur',
      'Un cookie avec un nombre au hasard, pendant un an\u00a0: la table reconnaît ainsi ta place, et rien d’autre. Ton nom, ta langue, tes réglages et tes jeux, et qui tu as rendu muet, jusqu’à ce que tu les effaces. Les parties que tu joues sans connexion ou sur un même appareil restent ici aussi, jusqu’à ce que toi ou le navigateur les supprimiez, ainsi que la page elle-même, pour qu’elle s’ouvre sans connexion.',
    ],
    matches: [
      'Les parties',
      'Les coups et les donnes de chaque partie avec leurs heures, les jeux et les cartes apportés, et les noms que les joueurs ont donnés. {kept} Qui a le lien d’une table peut la regarder et, à la fin, télécharger son relevé.',
    ],
    talk: [
      'Les conversations',
      'Les textes et les messages vocaux sont pour ceux qui sont assis à la table, et pour personne d’autre. Ils sont effacés un jour après la fin de la partie, ou après 30 jours sans coup. Ils ne font pas partie du relevé.',
    ],
    reports: [
      'Les signalements',
      'Ce que quelqu’un signale, avec les deux noms, est gardé {days, plural, one {# jour} other {# jours}} pour la personne qui gère ce serveur.',
    ],
    address: [
      'Ton adresse',
      'L’adresse de ta connexion reste en mémoire, contre les abus. Elle n’est pas enregistrée.',
    ],
  },
  kept: {
    forGood: 'Ils sont gardés sans limite, pour qu’une partie puisse continuer et être vérifiée plus tard.',
    finished:
      'Les parties finies sont effacées {days, plural, one {# jour} other {# jours}} après le dernier coup, sauf celles que la personne qui gère ce serveur choisit de garder.',
    unfinished:
      'Celles que personne ne continue sont effacées au bout de {days, plural, one {# jour} other {# jours}}.',
    unknown: 'Impossible de demander à ce serveur pour combien de temps.',
  },
  yourNumber: 'La personne qui gère ce serveur retrouve ce qui est gardé de toi par ton numéro\u00a0: {person}',
  forgetTitle: 'Tout faire effacer',
  forgetHelp:
    'Un bouton efface ton nom de toutes les parties, tout ce que tu as dit, qui tu as bloqué, et tout ce qui est dans ce navigateur. Tes coups restent, sous un numéro qui n’est plus à personne, pour que les autres puissent encore vérifier leurs parties. Une partie en cours, tu l’as quittée. Ce qui a été signalé reste jusqu’à son terme.',
  forget: 'M’oublier',
  forgetAsk: 'Oublier le joueur de ce navigateur\u00a0? C’est définitif.',
  forgetYes: 'Oui, m’oublier',
  keep: 'Tout garder',
  done: 'C’est fait. Qui ouvre cette page maintenant est quelqu’un de nouveau.',
  failed: 'Le serveur n’a pas répondu, et rien n’a été effacé. Essaie encore.',
};
