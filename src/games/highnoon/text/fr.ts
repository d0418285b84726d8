// HighNoon en français.

import { rich } from '../../../kernel/face.ts';
import type { Texts } from './texts.ts';

export const fr: Texts = {
  name: 'Solitaire HighNoon',
  blurb: 'Deux Klondikes, huit bases communes, pas de tours : le plus rapide prend la place.',
  or: ' ou ',
  waste: 'défausse',
  draw: (cards) => (cards === 1 ? rich`Piocher` : rich`Piocher ${cards}`),
  recycle: rich`Retourner la défausse`,
  flip: (column) => rich`Retourner ${column}`,
  move: ({ card, cards, from, to }) => {
    if (card === undefined) return cards === 1 ? rich`${from} → ${to}` : rich`${from} → ${to}, ${cards} cartes`;
    return cards === 1 ? rich`${card} → ${to}` : rich`${card} et ${cards - 1} de plus → ${to}`;
  },
  place: (from, card) => (card === undefined ? rich`Monter depuis ${from}` : rich`Monter ${card}`),
  refusals: {
    'match-finished': () => ({ title: 'Partie terminée', text: rich`La partie est finie ; commences-en une autre.` }),
    'not-dealt': () => ({ title: 'Pas distribué', text: rich`Les cartes ne sont pas encore distribuées.` }),
    'foreign-zone': () => ({
      title: 'Pas tes cartes',
      text: rich`Tu ne déplaces que tes cartes, et seulement vers tes colonnes et les bases.`,
    }),
    'stock-empty': ({ count }) => ({
      title: 'Pioche vide',
      text: count > 0 ? rich`Il n’y a rien à piocher : retourne la défausse.` : rich`Il n’y a rien à piocher.`,
    }),
    'stock-left': ({ count }) => ({
      title: 'Pioche d’abord',
      text: rich`On retourne la défausse quand la pioche est vide ; il y reste ${count}.`,
    }),
    'waste-empty': () => ({ title: 'Défausse vide', text: rich`Il n’y a aucune carte dans ta défausse.` }),
    'column-empty': ({ column }) => ({ title: 'Rien ici', text: rich`${column} est vide.` }),
    'already-open': ({ card }) => ({ title: 'Déjà visible', text: rich`${card} : cette carte est visible.` }),
    'face-down': ({ column, count }) => ({
      title: 'Face cachée',
      text: rich`Les cartes cachées ne bougent pas ; visibles dans ${column} : ${count}.`,
    }),
    'onto-face-down': ({ card, column }) => ({
      title: 'Face cachée',
      text: rich`${card} ne peut pas aller sur une carte cachée : retourne d’abord ${column}.`,
    }),
    'too-few-cards': ({ column, count }) => ({ title: 'Trop', text: rich`Cartes dans ${column} : ${count}.` }),
    'not-a-run': ({ column, count }) => ({
      title: 'Pas une suite',
      text: rich`Seule une suite bouge d’un bloc : en descendant de un, couleurs alternées. En haut de ${column} : ${count}.`,
    }),
    'same-column': () => ({ title: 'Même colonne', text: rich`Choisis une autre colonne.` }),
    'wrong-rank': ({ card, top }) => ({
      title: 'Mauvais rang',
      text: rich`${card} ne peut pas aller sur ${top} : il faut un rang de moins.`,
    }),
    'same-colour': ({ card, top }) => ({
      title: 'Même couleur',
      text: rich`${card} ne peut pas aller sur ${top} : rouge et noir alternent.`,
    }),
    'kings-only': ({ card }) => ({
      title: 'Rois seulement',
      text: rich`${card} ne peut pas commencer une colonne ; seul un roi le peut.`,
    }),
    'not-next': ({ card, next }) => ({
      title: 'Ne va pas',
      text: [...rich`${card} ne va sur aucune base ; on y attend `, ...next, '.'],
    }),
    'off-foundation': () => ({ title: 'Reste en place', text: rich`Rien ne quitte jamais une base.` }),
  },
  zones: {
    stock: 'Pioche',
    waste: 'Défausse',
    column: (name) => `Colonne ${name}`,
    foundation: (name, suit) => `Base ${name}, ${suit}`,
    of: (who, zone) => `${who} : ${zone}`,
  },
  facts: {
    mode: (shared, drawCount) => `${shared ? 'Jeux mélangés' : 'Un jeu chacun'} · par ${drawCount}`,
    quiet: (actions, limit) => `Sans progrès : ${actions} sur ${limit}`,
  },
  score: (left) => `reste ${left}`,
  events: {
    dealt: rich`Les deux jeux sont distribués. Partez !`,
    drew: (who, cards) => [...rich`${who} : `, ...cards, ' de la pioche'],
    recycled: (who) => rich`${who} : défausse retournée`,
    moved: (who, cards, from, to) => [...rich`${who} : `, ...cards, ` ${from} → ${to}`],
    placed: (who, card, points) => rich`${who} : ${card} sur sa base, +${points}`,
    turned: (who, card, column) => rich`${who} : ${card}, retournée dans ${column}`,
    ended: {
      cleared: rich`La dernière carte est montée.`,
      blocked: rich`Plus personne ne peut monter ni retourner une carte.`,
      quiet: rich`Personne n’avance plus depuis longtemps.`,
    },
  },
  outcome: {
    cleared: (who) => rich`Plus de cartes. Victoire\u00a0: ${who}`,
    blocked: (who, tally) => rich`Blocage. Victoire\u00a0: ${who}, points ${tally}`,
    quiet: (who, tally) => rich`Plus de progrès. Victoire\u00a0: ${who}, points ${tally}`,
    stalled: (who, tally) => rich`Trop longtemps sans progrès. Victoire\u00a0: ${who}, points ${tally}`,
    drawn: (tally) => rich`Match nul, points ${tally}`,
    resigned: (who, loser) => rich`Victoire\u00a0: ${who}. Abandon\u00a0: ${loser}`,
    time: (who, loser) => rich`Victoire\u00a0: ${who}. Temps écoulé\u00a0: ${loser}`,
    left: (who, loser) => rich`Victoire\u00a0: ${who}. Table quittée\u00a0: ${loser}`,
  },
  options: {
    preset: 'Règles',
    'preset.classic': 'Classique',
    'preset.shared': 'Jeux mélangés',
    'preset.draw3': 'Par trois',
    mode: 'Jeux de cartes',
    'mode.split': 'Un chacun',
    'mode.shared': 'Les deux mélangés',
    drawCount: 'Cartes piochées à la fois',
    'drawCount.1': 'Une',
    'drawCount.3': 'Trois',
    autoReveal: 'Les cartes dégagées se retournent seules',
    'autoReveal.true': 'Oui',
    'autoReveal.false': 'Non, à la main',
    emptyColumn: 'Dans une colonne vide va',
    'emptyColumn.king': 'Seulement un roi',
    'emptyColumn.any': 'N’importe quelle carte',
    quietLimit: 'Actions sans progrès qui finissent la partie (0 : aucune)',
  },
};
