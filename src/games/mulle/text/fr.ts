// Mulle en français ; les mots du jeu restent suédois.

import { rich } from '../../../kernel/presentation.ts';
import type { BuildParts, Texts } from './texts.ts';

const mulles = (count: number): string => (count === 1 ? '1 mulle' : `${count} mullar`);
const tabbar = (count: number): string => (count === 1 ? '1 tabbe' : `${count} tabbar`);

const outcome = ({ value, locked, merged, absorbed }: BuildParts) => [
  `${value}, ${locked ? 'fermée' : 'ouverte'}`,
  ...(merged ? [', réunie'] : []),
  ...(absorbed.length === 0 ? [] : [', avec ', ...absorbed]),
];

export const fr: Texts = {
  name: 'Mulle',
  blurb: 'Le jeu de pêche suédois : des piles, la trotta et des jumelles qui rapportent.',
  and: ' et ',
  build: (value) => `pile ${value}`,
  mulles,
  tabbar,
  actions: {
    take: (card, what, count) => [
      ...rich`Prendre avec ${card} : `,
      ...what,
      ...(count === 0 ? [] : [` · ${mulles(count)}`]),
    ],
    build: (card, on, value) => rich`Bâtir ${card} sur ${on} = ${value}`,
    rebuild: (card, from, to) => rich`Rebâtir ${from} avec ${card} à ${to}`,
    trotta: (card) => rich`Trotta ${card}`,
    discard: (card) => rich`Poser ${card}`,
    feed: (card, value) => rich`Ajouter ${card} à ta pile ${value}`,
  },
  refusals: {
    'not-your-turn': () => ({ title: 'Pas ton tour', text: rich`Attends que ce soit ton tour.` }),
    'not-dealt': () => ({ title: 'Pas encore donné', text: rich`Les cartes ne sont pas encore données.` }),
    'match-finished': () => ({ title: 'Partie finie', text: rich`La partie est finie ; commences-en une autre.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Pas en main', text: rich`Tu n’as pas ${card} en main.` }),
    'card-not-on-table': ({ card }) => ({
      title: 'Pas sur la table',
      text: rich`${card} n’est pas isolée sur la table.`,
    }),
    'card-named-twice': ({ card }) => ({
      title: 'Nommée deux fois',
      text: rich`${card} n’est qu’une fois sur la table, et aucune carte ne fait partie de deux groupes.`,
    }),
    'no-such-build': ({ value }) => ({ title: 'Pas de telle pile', text: rich`Il n’y a pas de pile de ${value}.` }),
    'special-takes-builds': ({ card, value }) => ({
      title: 'Des piles seulement',
      text: rich`${card} vaut ${value} et ne prend qu’une pile de ${value}, aucune carte isolée.`,
    }),
    'wrong-sum': ({ card, value }) => ({
      title: 'Le compte n’y est pas',
      text: rich`${card} prend des piles de ${value} et des groupes qui font ${value}.`,
    }),
    'twin-first': ({ card }) => ({
      title: 'Prends la jumelle',
      text: rich`La jumelle de ${card} est sur la table : la carte la prend, et rien d’autre.`,
    }),
    'take-the-build': ({ card, value, larger }) => ({
      title: 'La pile aussi',
      text: [...rich`Il y a une pile de ${value}, et ${card} la prend dans tous les cas : `, ...larger, '.'],
    }),
    'take-more': ({ card, larger }) => ({
      title: 'Prends tout',
      text: [...rich`${card} peut prendre davantage : `, ...larger, '.'],
    }),
    'auto-decides': ({ card, cards }) => ({
      title: 'Pas celle-là',
      text: [...rich`Ici la règle choisit la prise : ${card} prend `, ...cards, '.'],
    }),
    reserved: ({ card, value }) => ({
      title: 'Réservée',
      text: rich`${card} est ta seule carte pour ta pile de ${value} : elle ne peut que prendre.`,
    }),
    'value-out-of-range': ({ value }) => ({
      title: 'Pas cette valeur',
      text: rich`Une pile vaut de 2 à 16, pas ${value}.`,
    }),
    'no-taker': ({ card, value }) => ({
      title: 'Il manque une carte',
      text: rich`En plus de ${card}, il te faut en main une carte qui vaut ${value}.`,
    }),
    'others-build': ({ value }) => ({
      title: 'Valeur prise',
      text: rich`Un autre joueur a une pile de ${value} ; il n’y en a qu’une par valeur.`,
    }),
    'own-build': ({ value }) => ({
      title: 'Ta propre pile',
      text: rich`Tu ne peux pas rebâtir ta propre pile de ${value}.`,
    }),
    'locked-build': ({ value }) => ({
      title: 'Fermée',
      text: rich`La pile de ${value} est fermée : on ne peut que la prendre.`,
    }),
    'wrong-value': ({ card, from, up, down }) => ({
      title: 'Mauvaise valeur',
      text: rich`Avec ${card}, la pile de ${from} passe à ${up} ou à ${down}.`,
    }),
    'build-in-the-way': ({ value }) => ({
      title: 'Une pile gêne',
      text: rich`La pile de ${value} ne peut pas être ramassée : pas de trotta à ${value}.`,
    }),
    'nothing-to-gather': ({ value }) => ({
      title: 'Rien à ramasser',
      text: rich`Aucune carte et aucune paire sur la table ne fait ${value}.`,
    }),
    'no-trotta-of-aces': ({ card }) => ({
      title: 'Jamais un as',
      text: rich`On ne fait pas trotta avec ${card} : rien en main ne vaut 1.`,
    }),
    'has-builds': ({ value }) => ({
      title: 'Tu as une pile',
      text: rich`Tant que ta pile de ${value} est là, tu ne peux pas poser de carte.`,
    }),
    'can-capture': ({ card, value, build, cards }) => ({
      title: 'Elle peut prendre',
      text: build
        ? rich`${card} peut prendre la pile de ${value} : on ne peut pas la poser.`
        : [...rich`${card} peut prendre `, ...cards, ' : on ne peut pas la poser.'],
    }),
  },
  zones: {
    ownHand: 'Ta main',
    hand: (who) => `${who} : main`,
    table: 'Table',
    build: (who, locked) => `Pile, ${who}, ${locked ? 'fermée' : 'ouverte'}`,
    stock: 'Talon',
    captured: (who) => `${who} : cartes prises`,
  },
  facts: { omgang: (omgang, of, deal, deals) => `Omgång ${omgang} sur ${of} · donne ${deal} sur ${deals}` },
  intake: (points) => `intag ${points}`,
  events: {
    dealt: (omgang, deal, starter) => rich`Omgång ${omgang}, donne ${deal}. Premier à jouer : ${starter}.`,
    took: (who, card, what) => [...rich`${who} : ${card} prend `, ...what],
    built: (who, card, on, build) => [...rich`${who} : ${card} sur ${on}, pile `, ...outcome(build)],
    rebuilt: (who, card, from, build) => [...rich`${who} : ${card} sur la pile ${from}, désormais `, ...outcome(build)],
    trotta: (who, card, gathered, value) => [
      ...rich`${who} : trotta ${card} avec `,
      ...gathered,
      `, pile ${value}, fermée`,
    ],
    fed: (who, card, value) => rich`${who} : ${card} sur sa pile ${value}, fermée`,
    discarded: (who, card) => rich`${who} : pose ${card}`,
    swept: (who, cards) => rich`Reste de la table, cartes : ${cards}, pour ${who}`,
    counted: (omgang, parts) => [
      `Omgång ${omgang}. `,
      parts
        .map(
          ({ who, count, total }) =>
            `${who} : ${count.total} = mullar ${count.mulles} + tabbar ${count.tabbar} + bonus ${count.bonus} (intag ${count.intake}), total ${total}`,
        )
        .join(' ; '),
    ],
  },
  outcome: {
    won: (who, tally) => rich`Victoire\u00a0: ${who}, ${tally}`,
    drawn: (tally) => rich`Égalité, ${tally}`,
    resigned: (who, loser) => rich`Victoire\u00a0: ${who}. Abandon\u00a0: ${loser}`,
    time: (who, loser) => rich`Victoire\u00a0: ${who}. Temps écoulé\u00a0: ${loser}`,
    left: (who, loser) => rich`Victoire\u00a0: ${who}. Table quittée\u00a0: ${loser}`,
  },
  options: {
    players: 'Joueurs',
    'players=2': 'Deux joueurs',
    'players=4': 'Quatre, par paires',
    omgangar: 'Omgångar (jeux entiers)',
    captureChoice: 'Si plusieurs prises sont possibles',
    'captureChoice=choose': 'Le joueur choisit',
    'captureChoice=auto': 'Le plus de piles, puis le plus d’intag',
    absorb: 'Une nouvelle pile attire',
    'absorb=combos': 'Cartes et groupes de sa valeur',
    'absorb=equalOnly': 'Cartes isolées de sa valeur',
    'absorb=off': 'Rien',
    ownerRebuild: 'Rebâtir sa propre pile',
    'ownerRebuild=never': 'Jamais',
    'ownerRebuild=any': 'Tant qu’elle est ouverte',
    trailWhenCapturable: 'Poser une carte qui pourrait prendre',
    'trailWhenCapturable=false': 'Interdit',
    'trailWhenCapturable=true': 'Permis',
    tableSpecials: 'Deux jumelles spéciales isolées',
    'tableSpecials=tabbe': 'Donnent des tabbar',
    'tableSpecials=mulle': 'Sont une mulle',
    'preset=standard': 'Standard',
    'preset=classic': 'Classique',
  },
};
