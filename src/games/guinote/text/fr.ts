// Le guiñote en français ; les mots du jeu restent espagnols. `\u00a0` : espace insécable devant la ponctuation double.

import { rich } from '../../../kernel/presentation.ts';
import type { SideCount } from '../events.ts';
import type { Texts } from './texts.ts';

const count = ({ cards, cantes, lastTen, carried, total }: SideCount): string => {
  const parts = [`${cards} en cartes`];
  if (cantes > 0) parts.push(`${cantes} en cantes`);
  if (lastTen > 0) parts.push('10 de der');
  if (carried > 0) parts.push(`${carried} des idas`);
  return parts.length === 1 ? parts.join('') : `${total} = ${parts.join(' + ')}`;
};

export const fr: Texts = {
  name: 'Guiñote',
  blurb: 'Le jeu de plis de l’Aragon\u00a0: un atout, las cuarenta et une course jusqu’à 101.',
  and: ' et ',
  play: (card) => rich`Jouer ${card}`,
  sing: (suit, points) => (points === undefined ? rich`Annoncer en ${suit}` : rich`Annoncer ${points} en ${suit}`),
  swap: (seven, pinta) =>
    seven === undefined || pinta === undefined ? rich`Échanger le sept` : rich`Échanger ${seven} contre ${pinta}`,
  draw: rich`Piocher les dernières`,
  renuncio: (what) => ['Insister\u00a0: ', ...what],
  show: rich`Montrer les cartes`,
  risks: {
    labels: {
      play: 'La jouer quand même',
      sing: 'Annoncer quand même',
      swap: 'L’échanger quand même',
      draw: 'Piocher quand même',
      show: 'Montrer ses cartes',
    },
    insisting: 'C’est un renuncio\u00a0: rien n’est joué.',
    showing:
      'Montrer ses cartes est un renuncio. Celui d’un adversaire n’a pas besoin d’être dénoncé\u00a0: il est annoncé dès qu’il se produit.',
    loses: {
      partida: 'L’autre camp gagne aussitôt la partida.',
      coto: 'L’autre camp gagne aussitôt la partida, et avec elle le coto.',
      match: 'L’autre camp gagne aussitôt la partida, et avec elle le match.',
    },
  },
  refusals: {
    'not-your-turn': () => ({ title: 'Pas ton tour', text: rich`Attends que ce soit ton tour.` }),
    'not-dealt': () => ({ title: 'Pas encore donné', text: rich`Les cartes ne sont pas encore distribuées.` }),
    'match-finished': () => ({ title: 'Match terminé', text: rich`Le match est fini\u00a0; commences-en un autre.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Pas en main', text: rich`${card} n’est pas dans ta main.` }),
    'must-follow-suit': ({ lead, suit }) => ({
      title: 'Tu dois fournir',
      text: rich`L’entame est ${lead} et tu as des ${suit}\u00a0: joue cette couleur.`,
    }),
    'must-beat': ({ winning, cards }) => ({
      title: 'Tu dois monter',
      text: [...rich`${winning} mène et tu as `, ...cards, '.'],
    }),
    'must-trump': ({ lead, winning, cards }) => ({
      title: 'Tu dois couper',
      text: [...rich`L’entame est ${lead}, une couleur que tu n’as pas. ${winning} mène et tu as `, ...cards, '.'],
    }),
    'no-trick-yet': () => ({
      title: 'Trop tôt',
      text: rich`On n’annonce ni n’échange rien avant le premier pli de la donne.`,
    }),
    'cante-not-winner': ({ suit }) => ({
      title: 'Pas maintenant',
      text: rich`On n’annonce en ${suit} que juste après avoir gagné un pli.`,
    }),
    'cante-already': ({ suit }) => ({
      title: 'Déjà annoncé',
      text: rich`On a déjà annoncé en ${suit} dans cette donne.`,
    }),
    'cante-missing-card': ({ suit, cards }) => ({
      title: 'Pas de cante',
      text: [...rich`Pour annoncer en ${suit}, il te manque `, ...cards, '.'],
    }),
    'one-cante-a-trick': ({ suit }) => ({
      title: 'Un à la fois',
      text: rich`Un cante par pli gagné\u00a0: les ${suit} attendront le prochain.`,
    }),
    'pinta-gone': () => ({ title: 'Trop tard', text: rich`La pinta est déjà piochée.` }),
    'seven-not-winner': () => ({
      title: 'Pas maintenant',
      text: rich`On n’échange le sept que juste après avoir gagné un pli.`,
    }),
    'no-seven': ({ card }) => ({ title: 'Pas de sept', text: rich`${card} n’est pas dans ta main.` }),
    'draws-are-automatic': () => ({
      title: 'Rien à piocher',
      text: rich`Les cartes se piochent toutes seules\u00a0; tu ne le dis qu’avant les dernières.`,
    }),
    'draw-first': () => ({
      title: 'Pioche d’abord',
      text: rich`Il reste les dernières cartes à piocher\u00a0: annonce ou échange maintenant si tu peux, puis pioche.`,
    }),
    'cante-in-arrastre': ({ suit }) => ({
      title: 'Trop tard',
      text: rich`À cette table, on n’annonce plus en ${suit} quand le talon est vide.`,
    }),
    'pinta-too-low': ({ card }) => ({
      title: 'Pas cette carte',
      text: rich`À cette table, le sept ne s’échange pas contre ${card}.`,
    }),
    'renuncio-prevented': () => ({
      title: 'Pas possible',
      text: rich`Cette table refuse les coups illégaux au lieu de les punir.`,
    }),
    'no-renuncio': () => ({
      title: 'Pas de renuncio',
      text: rich`Ce ne serait pas un renuncio\u00a0: tu ne peux pas insister.`,
    }),
  },
  zones: {
    ownHand: 'Ta main',
    hand: (who) => `${who}\u00a0: main`,
    trick: 'Pli',
    stock: 'Talon',
    won: (who) => `${who}\u00a0: plis gagnés`,
  },
  facts: {
    trump: (suit) => `Atout ${suit}`,
    phase: (phase, trick, of) =>
      phase === 'stop' ? 'Dernière pioche' : `${phase === 'robo' ? 'Robo' : 'Arrastre'} · pli ${trick} sur ${of}`,
    hand: (vueltas, partida, target) => `Partida ${partida} · ${vueltas ? 'vueltas' : 'idas'} · à ${target}`,
    partidas: (own, other, to) => `Partidas ${own}–${other} sur ${to}`,
    dealer: (who) => `Donneur\u00a0: ${who}`,
    thirty: (who, missing) => `${who}\u00a0: encore ${missing} pour 30 en cartes`,
    partner: (who) => `Ton partenaire\u00a0: ${who}`,
    mayspeak: (who) => `La parole\u00a0: ${who}`,
  },
  brief: {
    dealer: 'donne',
    thirty: (missing) => `encore ${missing} pour 30`,
    partner: 'ton partenaire',
    mayspeak: 'peut parler',
  },
  malas: (points) => `${points} malas`,
  buenas: (points) => `${points} buenas`,
  events: {
    dealt: (deal, vueltas, who, pinta) =>
      vueltas
        ? rich`Donne ${deal}, vueltas · donneur\u00a0: ${who} · atout ${pinta}`
        : rich`Donne ${deal} · donneur\u00a0: ${who} · atout ${pinta}`,
    played: (who, card) => rich`${who}\u00a0: ${card}`,
    trick: (who, points) => rich`Pli\u00a0: ${who}, +${points}`,
    drewCard: (who, card) => rich`${who}\u00a0: ${card} du talon.`,
    stop: (who) => rich`Dernière pioche. On peut d’abord annoncer ou échanger\u00a0: ${who}.`,
    sang: (who, suit, points) =>
      rich`${who}\u00a0: ¡las ${points === 40 ? 'cuarenta' : 'veinte'}! ${points} en ${suit}`,
    swapped: (who, seven, pinta) => rich`${who}\u00a0: ${seven} échangé contre ${pinta}.`,
    lastTen: (who) => rich`Dix de der\u00a0: ${who}.`,
    counted: (parts) => [parts.map((part) => `${part.who} ${count(part.count)}`).join('\u00a0; ')],
    vueltas: rich`Personne n’a encore gagné\u00a0: on joue les vueltas.`,
    partida: (who, totals, partidas) => rich`Partida\u00a0: ${who}, ${totals}. Partidas ${partidas}.`,
    coto: (who) => rich`Coto\u00a0: ${who}.`,
    renuncio: (who, offence) => [...rich`Renuncio, ${who}\u00a0: `, ...offence, '. L’autre camp gagne la partida.'],
  },
  outcome: {
    coto: (who, tally) => rich`Victoire\u00a0: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Victoire\u00a0: ${who}. Abandon\u00a0: ${loser}`,
    time: (who, loser) => rich`Victoire\u00a0: ${who}. Temps écoulé\u00a0: ${loser}`,
    left: (who, loser) => rich`Victoire\u00a0: ${who}. Table quittée\u00a0: ${loser}`,
  },
  options: {
    'aragon.note':
      'Le jeu habituel\u00a0: le valet bat le cavalier, et on n’est pas obligé de surpasser son partenaire.',
    'reference.note':
      'Le cavalier bat le valet, il faut monter même sur son partenaire, et un coup illégal peut coûter la partida.',
    'validator.note':
      'Tout aussi stricte, mais on annonce roi et cavalier, jamais dans l’arrastre\u00a0; les coups illégaux sont refusés et 30 points en cartes ne sont pas exigés.',
    players: 'Joueurs',
    rank: 'Figure la plus forte',
    'sota-over-caballo': 'le valet sur le cavalier',
    'caballo-over-sota': 'le cavalier sur le valet',
    figurePoints: 'Vaut trois points',
    sota3: 'le valet',
    caballo3: 'le cavalier',
    deck: 'Cartes du jeu',
    cantePair: 'Paire d’un cante',
    'rey-sota': 'roi et valet',
    'rey-caballo': 'roi et cavalier',
    canteInArrastre: 'Annoncer dans l’arrastre',
    canteBy: 'Qui annonce',
    pair: 'l’un ou l’autre partenaire',
    winner: 'qui a gagné le pli',
    canteWindow: 'Annoncer avant',
    beforeLead: 'l’entame suivante',
    beforeRival: 'la carte d’un adversaire',
    sevenBy: 'Qui échange le sept',
    sevenPinta: 'Le sept s’échange contre',
    any: 'n’importe quelle carte',
    pointsOnly: 'les cartes à points',
    higherThanSeven: 'les cartes au-dessus du sept',
    partnerExemption: 'Si le partenaire mène',
    full: 'ni monter ni couper',
    trumpOnly: 'pas besoin de couper',
    none: 'rien ne change',
    underTrump: 'Un atout qui perd',
    free: 'se joue au choix',
    forced: 'se joue obligatoirement',
    endIdas: 'Les idas finissent',
    playOut: 'à la dernière carte',
    immediate: 'à 101 points',
    bothOver: 'Les deux à 101',
    lastTrick: 'le dernier pli décide',
    higher: 'le plus haut total décide',
    min30: 'Moins de 30 en cartes',
    cannotWin: 'on ne gagne pas encore',
    loses: 'on perd la partida',
    off: 'sans effet',
    partidasPerCoto: 'Partidas pour le coto',
    cotosPerMatch: 'Cotos pour le match',
    renuncio: 'Coups illégaux',
    prevent: 'refusés',
    punish: 'possibles si on insiste, et la partida est perdue',
    true: 'oui',
    false: 'non',
    aragon: 'Comme en Aragon',
    reference: 'Stricte, avec renuncio',
    validator: 'Roi et cavalier',
  },
};
