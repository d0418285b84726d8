// Mythos in Spanish.

import { rich, type Rich } from '../../../kernel/face.ts';
import type { CardPart, Texts } from './texts.ts';

const list = (cards: readonly CardPart[]): Rich => cards.flatMap((card, i) => (i === 0 ? [card] : [', ', card]));
const forCost = (cost?: number): string => (cost === undefined ? '' : ` por ${cost}`);

export const es: Texts = {
  name: 'Mythos',
  blurb: 'Personajes ocultos, jutsu y chakra: cuatro misiones, cada una para el mayor poder.',
  hiddenCharacter: 'un personaje oculto',
  triggers: { MAIN: 'Main', UPGRADE: 'Upgrade', AMBUSH: 'Ambush', SCORE: 'Score' },
  actions: {
    keep: 'Quedarte esta mano',
    mulligan: 'Barajar y robar otras cinco',
    pass: 'Pasar',
    passEdge: 'Pasar: tomas el Edge',
    passEnds: 'Pasar: acaba la ronda',
    accept: 'Hacerlo',
    decline: 'No hacerlo',
    play: (card, lane, cost) => rich`Jugar ${card} en ${lane}${forCost(cost)}`,
    hide: (card, lane) => rich`Jugar ${card} oculto en ${lane} por 1`,
    reveal: (card, lane, cost) => rich`Revelar ${card} en ${lane}${forCost(cost)}`,
    upgrade: (card, lane, cost) => rich`Mejorar a ${card} en ${lane}${forCost(cost)}`,
    jutsu: (card, on, lane, cost) => rich`Jutsu ${card} con ${on} en ${lane}${forCost(cost)}`,
    choose: (who, lane, own) =>
      own === undefined
        ? rich`Elegir ${who} en ${lane}`
        : rich`Elegir ${who} en ${lane}, ${own ? 'tuyo' : 'del rival'}`,
    take: (card) => rich`Jugar ${card}`,
    to: (lane) => `A la misión ${lane}`,
  },
  ways: {
    play: (lane, cost) => `Jugar en ${lane} por ${cost}`,
    hide: (lane) => `Oculto en ${lane} por 1`,
    reveal: (cost) => `Revelar por ${cost}`,
    upgrade: (over, lane, cost) => rich`Mejorar ${over} en ${lane} por ${cost}`,
    jutsu: (on, lane, cost) => rich`Con ${on} en ${lane} por ${cost}`,
    where: (lane, own) => `en ${lane}, ${own ? 'tuyo' : 'del rival'}`,
    leads: (own, name, still) => `${still ? 'sigue' : 'va'}${own ? 's' : ` ${name}`} por delante`,
    tie: (own, name) => `empate: gana ${own ? 'tu Edge' : `el Edge de ${name}`}`,
  },
  cards: {
    cost: (cost) => `coste ${cost}`,
    power: (power) => `poder ${power}`,
    points: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
    jutsu: 'Jutsu',
    mission: 'Misión',
  },
  lanes: {
    round: (round) => `Ronda ${round}`,
    now: (points) => `${points} · esta ronda`,
    yours: 'tuya',
    theirs: (who) => `de ${who}`,
    nobody: 'de nadie',
    last: (won) => `la última vez, ${won}`,
  },
  refusals: {
    'match-finished': () => ({ title: 'Partida acabada', text: rich`La partida ha terminado; empieza otra.` }),
    'not-dealt': () => ({ title: 'Sin repartir', text: rich`Aún no se han repartido las cartas.` }),
    'answer-first': () => ({ title: 'Tu primera mano', text: rich`Primero di si te quedas la mano.` }),
    'answered-already': () => ({ title: 'Ya has contestado', text: rich`Ya has contestado; espera al rival.` }),
    'opening-only': () => ({ title: 'Demasiado tarde', text: rich`La mano solo se cambia antes de la ronda 1.` }),
    'not-your-turn': () => ({ title: 'No es tu turno', text: rich`Espera a que actúe el rival.` }),
    'not-your-choice': () => ({ title: 'No eliges tú', text: rich`El rival tiene que elegir para un efecto.` }),
    'choose-first': () => ({ title: 'Elige primero', text: rich`Un efecto espera tu elección; antes no sigue nada.` }),
    'not-optional': () => ({ title: 'Obligatorio', text: rich`Este efecto no es opcional.` }),
    'no-such-choice': () => ({ title: 'No está entre ellos', text: rich`El efecto no puede ser para eso.` }),
    'nothing-to-choose': () => ({ title: 'Nada que elegir', text: rich`Ningún efecto espera una elección.` }),
    'only-pass': ({ most }) => ({ title: 'Solo pasar', text: rich`Has hecho ${most} acciones en esta ronda.` }),
    'not-revealed': ({ lane }) => ({ title: 'Sin revelar', text: rich`La misión ${lane} no se ha revelado.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'No está en tu mano', text: rich`No tienes ${card}.` }),
    'not-a-character': ({ card }) => ({
      title: 'Es un jutsu',
      text: rich`${card} es un jutsu: juégalo con un personaje tuyo.`,
    }),
    'not-a-jutsu': ({ card }) => ({ title: 'No es un jutsu', text: rich`${card} es un personaje.` }),
    'name-taken': ({ card, lane, upgrade }) => ({
      title: 'Mismo nombre',
      text: rich`Tienes ${card} en ${lane}: uno de cada nombre por misión.${upgrade === undefined ? '' : ` Puedes mejorarlo por ${upgrade}.`}`,
    }),
    'too-dear': ({ cost, chakra }) => ({
      title: 'Demasiado caro',
      text: rich`Cuesta ${cost} y tienes ${chakra} de chakra.`,
    }),
    'not-hidden-there': ({ card, lane }) => ({
      title: 'No está oculto',
      text: rich`No tienes ${card} oculto en ${lane}.`,
    }),
    'nothing-to-upgrade': ({ card, lane }) => ({
      title: 'Nada que mejorar',
      text: rich`No tienes a nadie del nombre de ${card} en ${lane}.`,
    }),
    'not-dearer': ({ card, over }) => ({ title: 'No es más caro', text: rich`${card} debe costar más que ${over}.` }),
    'no-such-target': ({ card }) => ({
      title: 'Sin objetivo',
      text: rich`${card} no es un personaje tuyo boca arriba allí.`,
    }),
  },
  zones: {
    ownHand: 'Tu mano',
    hand: (who) => `${who}: mano`,
    lane: (lane, who) => `${lane} · ${who}`,
    mission: (lane) => `Misión ${lane}`,
    missionDeck: 'Misiones por venir',
    deck: (who) => `${who}: mazo`,
    discard: (who) => `${who}: descarte`,
    look: 'Cartas miradas',
  },
  facts: {
    round: (round, of) => `Ronda ${round} de ${of}`,
    chakra: (who, chakra) => `${who}: ${chakra} de chakra`,
    edge: (who) => `Edge: ${who}`,
    passed: (who) => `${who}: ha pasado`,
    effect: (card, text) => `${card}: ${text}`,
    opening: 'Tu primera mano: ¿te la quedas?',
    chakraBrief: (chakra) => `${chakra} de chakra`,
    edgeBrief: 'Edge',
    passedBrief: 'ha pasado',
  },
  events: {
    dealt: (who) => rich`Cinco cartas a cada uno. Edge: ${who}.`,
    answered: (who) => rich`${who}: respuesta dada.`,
    kept: (who) => rich`${who}: la misma mano.`,
    redraws: (who) => rich`${who}: mano nueva.`,
    round: (round, lane, mission, first) => rich`Ronda ${round}: la misión ${lane} es ${mission}. Empieza: ${first}.`,
    drew: (who, cards, count) =>
      cards.length > 0
        ? [`${who}: `, ...list(cards), ' del mazo.']
        : rich`${who}: ${count === 1 ? '1 carta' : `${count} cartas`} del mazo.`,
    played: (who, card, lane, cost) => rich`${who}: ${card} en ${lane} por ${cost}.`,
    setUnseen: (who, lane) => rich`${who}: un personaje oculto en ${lane}.`,
    set: (who, card, lane) => rich`${who}: ${card} oculto en ${lane}.`,
    revealed: (who, card, lane, cost) => rich`${who}: ${card} revelado en ${lane} por ${cost}.`,
    upgraded: (who, card, over, lane, cost) => rich`${who}: ${card} sobre ${over} en ${lane} por ${cost}.`,
    jutsu: (who, card, on, cost) => rich`${who}: jutsu ${card} con ${on} por ${cost}.`,
    passed: (who, edge) => (edge ? rich`${who}: paso, y el Edge.` : rich`${who}: paso.`),
    spent: (card, trigger) => rich`${card}: su línea ${trigger} ya ha actuado en esta ronda y no vuelve a actuar.`,
    declined: (who, card) => rich`${who}: efecto de ${card} rechazado.`,
    powered: (on, lane, amount) => rich`${on} en ${lane}: +${amount} de poder.`,
    drained: (on, lane, amount) => rich`${on} en ${lane}: −${amount} de poder.`,
    gained: (who, amount) => rich`${who}: +${amount} de chakra.`,
    stole: (who, amount) => rich`${who}: ${amount} de chakra quitado al rival.`,
    moved: (card, from, to) => rich`${card}: de ${from} a ${to}.`,
    blocked: (card) => rich`${card} no puede ir allí: el nombre ya está.`,
    defeated: (card, lane) => rich`${card} derrotado en ${lane}.`,
    turned: (card, lane) => rich`${card} oculto en ${lane}.`,
    took: (who, card, lane) => rich`${who}: control de ${card} en ${lane}.`,
    looked: (who, what, cards) =>
      cards.length > 0
        ? [`${who}: una mirada a `, ...list(cards), '.']
        : rich`${who}: una mirada a ${what === 'hand' ? 'la mano' : 'los ocultos'}.`,
    placed: (who, lane, hidden, discarded) => [
      `${who}: ${hidden} del mazo, ocultas, en ${lane}`,
      ...(discarded.length > 0 ? ['; al descarte: ', ...list(discarded)] : []),
      '.',
    ],
    copied: (card) => rich`Efecto de ${card} copiado.`,
    bound: (on) => rich`Efecto duradero en ${on}.`,
    returned: (card) => rich`${card} vuelve a la mano.`,
    evaluated: (lane, powers, winner, tie) =>
      winner === undefined
        ? rich`Misión ${lane}: nadie tiene poder allí, nadie la gana.`
        : tie
          ? rich`Misión ${lane}: ${powers}. Empate, decide el Edge. Gana: ${winner}.`
          : rich`Misión ${lane}: ${powers}. Gana: ${winner}.`,
    scored: (who, lane, points) => rich`${who}: +${points} por la misión ${lane}.`,
    chainCut: rich`La cadena de efectos se ha cortado.`,
  },
  outcome: {
    points: (who, tally) => rich`Victoria: ${who}, ${tally}`,
    edge: (who, tally) => rich`Victoria por el Edge: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Victoria: ${who}. Abandono: ${loser}`,
    time: (who, loser) => rich`Victoria: ${who}. Sin tiempo: ${loser}`,
    left: (who, loser) => rich`Victoria: ${who}. Mesa abandonada: ${loser}`,
  },
  yes: 'Sí',
  no: 'No',
  options: {
    scoring: 'Las misiones puntúan',
    once: 'Una vez',
    everyRound: 'En cada ronda',
    missionBasePoints: 'Cuentan los puntos impresos',
    missionDeck: 'Mazo de misiones',
    allSix: 'Las seis',
    twoEach: 'Dos de cada uno',
    missionScoreEffects: 'Misiones con efectos SCORE',
    round1Draw: 'Cartas robadas en la ronda 1',
    revealDiscount: 'Descuento al revelar',
    revealTriggersMain: 'Revelar activa también MAIN',
    upgradeTriggersMain: 'Mejorar activa también MAIN',
    upgradeStack: 'Las mejoras se apilan',
    passIsFinal: 'Pasar vale para toda la ronda',
    hiddenTokensCount: 'Las fichas cuentan en los ocultos',
    hiddenTargetable: 'Los ocultos pueden ser objetivo',
    optionalEffects: 'Los efectos son opcionales',
    deckSize: 'Cartas del mazo',
    exactly30: '30 justas',
    atLeast30: '30 o más',
    deckLists: 'Listas de mazo',
    closed: 'Cerradas',
    open: 'Abiertas',
    digital: 'Digital',
    paper: 'Como la impresa',
  },
};
