// Mythos in French.

import { rich, type Rich } from '../../../kernel/face.ts';
import type { CardPart, Texts } from './texts.ts';

const list = (cards: readonly CardPart[]): Rich => cards.flatMap((card, i) => (i === 0 ? [card] : [', ', card]));
const forCost = (cost?: number): string => (cost === undefined ? '' : ` pour ${cost}`);

export const fr: Texts = {
  name: 'Mythos',
  blurb: 'Personnages cachés, jutsu et chakra : quatre missions, chacune à la plus grande puissance.',
  hiddenCharacter: 'un personnage caché',
  triggers: { MAIN: 'Main', UPGRADE: 'Upgrade', AMBUSH: 'Ambush', SCORE: 'Score' },
  actions: {
    keep: 'Garder cette main',
    mulligan: 'Mélanger et piocher cinq autres',
    pass: 'Passer',
    passEdge: 'Passer : tu prends l’Edge',
    passEnds: 'Passer : la manche se termine',
    accept: 'Le faire',
    decline: 'Refuser',
    play: (card, lane, cost) => rich`Jouer ${card} en ${lane}${forCost(cost)}`,
    hide: (card, lane) => rich`Jouer ${card} caché en ${lane} pour 1`,
    reveal: (card, lane, cost) => rich`Révéler ${card} en ${lane}${forCost(cost)}`,
    upgrade: (card, lane, cost) => rich`Améliorer en ${card} en ${lane}${forCost(cost)}`,
    jutsu: (card, on, lane, cost) => rich`Jutsu ${card} avec ${on} en ${lane}${forCost(cost)}`,
    choose: (who, lane, own) =>
      own === undefined
        ? rich`Choisir ${who} en ${lane}`
        : rich`Choisir ${who} en ${lane}, ${own ? 'à toi' : 'au rival'}`,
    take: (card) => rich`Jouer ${card}`,
    to: (lane) => `Vers la mission ${lane}`,
  },
  ways: {
    play: (lane, cost) => `Jouer en ${lane} pour ${cost}`,
    hide: (lane) => `Caché en ${lane} pour 1`,
    reveal: (cost) => `Révéler pour ${cost}`,
    upgrade: (over, lane, cost) => rich`Améliorer ${over} en ${lane} pour ${cost}`,
    jutsu: (on, lane, cost) => rich`Avec ${on} en ${lane} pour ${cost}`,
    where: (lane, own) => `en ${lane}, ${own ? 'à toi' : 'à l’adversaire'}`,
    leads: (own, name, still) => `${own ? 'tu mènes' : `${name} mène`}${still ? ' toujours' : ''}`,
    tie: (own, name) => `égalité : ${own ? 'ton Edge' : `l’Edge de ${name}`} gagne`,
  },
  cards: {
    cost: (cost) => `coût ${cost}`,
    power: (power) => `puissance ${power}`,
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    jutsu: 'Jutsu',
    mission: 'Mission',
  },
  lanes: {
    round: (round) => `Manche ${round}`,
    now: (points) => `${points} · cette manche`,
    yours: 'à toi',
    theirs: (who) => `à ${who}`,
    nobody: 'à personne',
    last: (won) => `la dernière fois, ${won}`,
  },
  refusals: {
    'match-finished': () => ({ title: 'Partie finie', text: rich`La partie est finie ; commences-en une autre.` }),
    'not-dealt': () => ({ title: 'Pas distribué', text: rich`Les cartes ne sont pas distribuées.` }),
    'answer-first': () => ({ title: 'Ta première main', text: rich`Dis d’abord si tu gardes ta main.` }),
    'answered-already': () => ({ title: 'Déjà répondu', text: rich`Tu as répondu ; attends le rival.` }),
    'opening-only': () => ({ title: 'Trop tard', text: rich`On ne change de main qu’avant la manche 1.` }),
    'not-your-turn': () => ({ title: 'Pas ton tour', text: rich`Attends que le rival ait joué.` }),
    'not-your-choice': () => ({ title: 'Pas ton choix', text: rich`Le rival doit choisir pour un effet.` }),
    'choose-first': () => ({
      title: 'Choisis d’abord',
      text: rich`Un effet attend ton choix ; rien d’autre ne se passe avant.`,
    }),
    'not-optional': () => ({ title: 'Obligatoire', text: rich`Cet effet n’est pas facultatif.` }),
    'no-such-choice': () => ({ title: 'Pas parmi eux', text: rich`L’effet ne peut pas viser cela.` }),
    'nothing-to-choose': () => ({ title: 'Rien à choisir', text: rich`Aucun effet n’attend un choix.` }),
    'only-pass': ({ most }) => ({
      title: 'Passer seulement',
      text: rich`Tu as fait ${most} actions dans cette manche.`,
    }),
    'not-revealed': ({ lane }) => ({ title: 'Pas révélée', text: rich`La mission ${lane} n’est pas révélée.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Pas dans ta main', text: rich`Tu n’as pas ${card}.` }),
    'not-a-character': ({ card }) => ({
      title: 'Un jutsu',
      text: rich`${card} est un jutsu : joue-le avec un de tes personnages.`,
    }),
    'not-a-jutsu': ({ card }) => ({ title: 'Pas un jutsu', text: rich`${card} est un personnage.` }),
    'name-taken': ({ card, lane, upgrade }) => ({
      title: 'Même nom',
      text: rich`Tu as ${card} en ${lane} : un seul de chaque nom par mission.${upgrade === undefined ? '' : ` Tu peux l’améliorer pour ${upgrade}.`}`,
    }),
    'too-dear': ({ cost, chakra }) => ({
      title: 'Trop cher',
      text: rich`Cela coûte ${cost} et tu as ${chakra} de chakra.`,
    }),
    'not-hidden-there': ({ card, lane }) => ({
      title: 'Pas caché',
      text: rich`Tu n’as pas de ${card} caché en ${lane}.`,
    }),
    'nothing-to-upgrade': ({ card, lane }) => ({
      title: 'Rien à améliorer',
      text: rich`Tu n’as personne du nom de ${card} en ${lane}.`,
    }),
    'not-dearer': ({ card, over }) => ({ title: 'Pas plus cher', text: rich`${card} doit coûter plus que ${over}.` }),
    'no-such-target': ({ card }) => ({
      title: 'Pas de cible',
      text: rich`${card} n’est pas un personnage visible à toi là-bas.`,
    }),
  },
  zones: {
    ownHand: 'Ta main',
    hand: (who) => `${who} : main`,
    lane: (lane, who) => `${lane} · ${who}`,
    mission: (lane) => `Mission ${lane}`,
    missionDeck: 'Missions à venir',
    deck: (who) => `${who} : paquet`,
    discard: (who) => `${who} : défausse`,
    look: 'Cartes vues',
  },
  facts: {
    round: (round, of) => `Manche ${round} sur ${of}`,
    chakra: (who, chakra) => `${who} : ${chakra} de chakra`,
    edge: (who) => `Edge : ${who}`,
    passed: (who) => `${who} : a passé`,
    effect: (card, text) => `${card} : ${text}`,
    opening: 'Ta première main : tu la gardes ?',
    chakraBrief: (chakra) => `${chakra} de chakra`,
    edgeBrief: 'Edge',
    passedBrief: 'a passé',
  },
  events: {
    dealt: (who) => rich`Cinq cartes chacun. Edge : ${who}.`,
    answered: (who) => rich`${who} : réponse donnée.`,
    kept: (who) => rich`${who} : main gardée.`,
    redraws: (who) => rich`${who} : nouvelle main.`,
    round: (round, lane, mission, first) =>
      rich`Manche ${round} : la mission ${lane} est ${mission}. Commence : ${first}.`,
    drew: (who, cards, count) =>
      cards.length > 0
        ? [`${who} : `, ...list(cards), ' du paquet.']
        : rich`${who} : ${count === 1 ? '1 carte' : `${count} cartes`} du paquet.`,
    played: (who, card, lane, cost) => rich`${who} : ${card} en ${lane} pour ${cost}.`,
    setUnseen: (who, lane) => rich`${who} : un personnage caché en ${lane}.`,
    set: (who, card, lane) => rich`${who} : ${card} caché en ${lane}.`,
    revealed: (who, card, lane, cost) => rich`${who} : ${card} révélé en ${lane} pour ${cost}.`,
    upgraded: (who, card, over, lane, cost) => rich`${who} : ${card} sur ${over} en ${lane} pour ${cost}.`,
    jutsu: (who, card, on, cost) => rich`${who} : jutsu ${card} avec ${on} pour ${cost}.`,
    passed: (who, edge) => (edge ? rich`${who} : passe, et l’Edge.` : rich`${who} : passe.`),
    spent: (card, trigger) =>
      rich`${card} : sa ligne ${trigger} a déjà agi dans cette manche et n’agit pas de nouveau.`,
    declined: (who, card) => rich`${who} : effet de ${card} refusé.`,
    powered: (on, lane, amount) => rich`${on} en ${lane} : +${amount} de puissance.`,
    drained: (on, lane, amount) => rich`${on} en ${lane} : −${amount} de puissance.`,
    gained: (who, amount) => rich`${who} : +${amount} de chakra.`,
    stole: (who, amount) => rich`${who} : ${amount} de chakra volé.`,
    moved: (card, from, to) => rich`${card} : de ${from} à ${to}.`,
    blocked: (card) => rich`${card} ne peut pas y aller : le nom est pris.`,
    defeated: (card, lane) => rich`${card} vaincu en ${lane}.`,
    turned: (card, lane) => rich`${card} caché en ${lane}.`,
    took: (who, card, lane) => rich`${who} : contrôle de ${card} en ${lane}.`,
    looked: (who, what, cards) =>
      cards.length > 0
        ? [`${who} : un regard sur `, ...list(cards), '.']
        : rich`${who} : un regard sur ${what === 'hand' ? 'la main' : 'les personnages cachés'}.`,
    placed: (who, lane, hidden, discarded) => [
      `${who} : ${hidden} du paquet, en cachette, en ${lane}`,
      ...(discarded.length > 0 ? [' ; défaussées : ', ...list(discarded)] : []),
      '.',
    ],
    copied: (card) => rich`Effet de ${card} copié.`,
    bound: (on) => rich`Effet durable sur ${on}.`,
    returned: (card) => rich`${card} revient en main.`,
    evaluated: (lane, powers, winner, tie) =>
      winner === undefined
        ? rich`Mission ${lane} : personne n’y a de puissance, personne ne la gagne.`
        : tie
          ? rich`Mission ${lane} : ${powers}. Égalité, l’Edge décide. Gagnée : ${winner}.`
          : rich`Mission ${lane} : ${powers}. Gagnée : ${winner}.`,
    scored: (who, lane, points) => rich`${who} : +${points} pour la mission ${lane}.`,
    chainCut: rich`La chaîne d’effets a été coupée.`,
  },
  outcome: {
    points: (who, tally) => rich`Victoire\u00a0: ${who}, ${tally}`,
    edge: (who, tally) => rich`Victoire par l’Edge\u00a0: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Victoire\u00a0: ${who}. Abandon\u00a0: ${loser}`,
    time: (who, loser) => rich`Victoire\u00a0: ${who}. Temps écoulé\u00a0: ${loser}`,
    left: (who, loser) => rich`Victoire\u00a0: ${who}. Table quittée\u00a0: ${loser}`,
  },
  yes: 'Oui',
  no: 'Non',
  options: {
    scoring: 'Les missions rapportent',
    once: 'Une fois',
    everyRound: 'À chaque manche',
    missionBasePoints: 'Les points imprimés comptent',
    missionDeck: 'Paquet de missions',
    allSix: 'Les six',
    twoEach: 'Deux de chacun',
    missionScoreEffects: 'Missions avec effets SCORE',
    round1Draw: 'Cartes piochées à la manche 1',
    revealDiscount: 'Remise pour révéler',
    revealTriggersMain: 'Révéler déclenche aussi MAIN',
    upgradeTriggersMain: 'Améliorer déclenche aussi MAIN',
    upgradeStack: 'Les améliorations s’empilent',
    passIsFinal: 'Passer vaut pour toute la manche',
    hiddenTokensCount: 'Les jetons comptent sur les cachés',
    hiddenTargetable: 'Les cachés peuvent être ciblés',
    optionalEffects: 'Les effets sont facultatifs',
    deckSize: 'Cartes du paquet',
    exactly30: '30 exactement',
    atLeast30: '30 ou plus',
    deckLists: 'Listes de paquets',
    closed: 'Fermées',
    open: 'Ouvertes',
    digital: 'Numérique',
    paper: 'Comme imprimé',
  },
};
