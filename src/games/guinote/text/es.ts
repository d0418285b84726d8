// Guiñote en español.

import { rich } from '../../../kernel/presentation.ts';
import type { SideCount } from '../events.ts';
import type { Texts } from './texts.ts';

const count = ({ cards, cantes, lastTen, carried, total }: SideCount): string => {
  const parts = [`${cards} de cartas`];
  if (cantes > 0) parts.push(`${cantes} de cantes`);
  if (lastTen > 0) parts.push('10 de últimas');
  if (carried > 0) parts.push(`${carried} de las idas`);
  return parts.length === 1 ? parts.join('') : `${total} = ${parts.join(' + ')}`;
};

export const es: Texts = {
  name: 'Guiñote',
  blurb: 'El juego de bazas de Aragón: un triunfo, las cuarenta y una carrera hasta 101.',
  and: ' y ',
  play: (card) => rich`Echar ${card}`,
  sing: (suit, points) => (points === undefined ? rich`Cantar en ${suit}` : rich`Cantar ${points} en ${suit}`),
  swap: (seven, pinta) =>
    seven === undefined || pinta === undefined ? rich`Cambiar el siete` : rich`Cambiar ${seven} por ${pinta}`,
  draw: rich`Robar las últimas`,
  renuncio: (what) => ['Insistir: ', ...what],
  show: rich`Enseñar las cartas`,
  risks: {
    labels: {
      play: 'Jugarla de todos modos',
      sing: 'Cantar de todos modos',
      swap: 'Cambiarlo de todos modos',
      draw: 'Robar de todos modos',
      show: 'Enseñar las cartas',
    },
    insisting: 'Es renuncio: no se juega nada.',
    showing:
      'Enseñar las cartas es renuncio. El renuncio de un contrario no hace falta denunciarlo: se anuncia en cuanto ocurre.',
    loses: {
      partida: 'El otro bando gana la partida en el acto.',
      coto: 'El otro bando gana la partida en el acto, y con ella el coto.',
      match: 'El otro bando gana la partida en el acto, y con ella el encuentro.',
    },
  },
  refusals: {
    'not-your-turn': () => ({ title: 'No es tu turno', text: rich`Espera a que te toque.` }),
    'not-dealt': () => ({ title: 'Sin repartir', text: rich`Aún no se han repartido las cartas.` }),
    'match-finished': () => ({ title: 'Se acabó', text: rich`El encuentro ha terminado; empieza otro.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'No la tienes', text: rich`No tienes ${card} en la mano.` }),
    'must-follow-suit': ({ lead, suit }) => ({
      title: 'Debes asistir',
      text: rich`Han salido con ${lead} y tienes ${suit}: echa de ese palo.`,
    }),
    'must-beat': ({ winning, cards }) => ({
      title: 'Debes matar',
      text: [
        ...rich`${winning} va ganando y tienes `,
        ...cards,
        cards.length > 1 ? ', que lo superan.' : ', que lo supera.',
      ],
    }),
    'must-trump': ({ lead, winning, cards }) => ({
      title: 'Debes fallar',
      text: [...rich`Han salido con ${lead} y no tienes de ese palo. ${winning} va ganando y tienes `, ...cards, '.'],
    }),
    'no-trick-yet': () => ({
      title: 'Demasiado pronto',
      text: rich`No se canta ni se cambia antes de la primera baza de la mano.`,
    }),
    'cante-not-winner': ({ suit }) => ({
      title: 'Ahora no',
      text: rich`Solo se canta en ${suit} justo después de ganar una baza.`,
    }),
    'cante-already': ({ suit }) => ({ title: 'Ya cantado', text: rich`En esta mano ya se ha cantado en ${suit}.` }),
    'cante-missing-card': ({ suit, cards }) => ({
      title: 'No hay cante',
      text: [...rich`Para cantar en ${suit} te ${cards.length > 1 ? 'faltan' : 'falta'} `, ...cards, '.'],
    }),
    'one-cante-a-trick': ({ suit }) => ({
      title: 'De uno en uno',
      text: rich`Un cante por baza ganada: ${suit}, en la siguiente.`,
    }),
    'pinta-gone': () => ({ title: 'Demasiado tarde', text: rich`La pinta ya se ha robado.` }),
    'seven-not-winner': () => ({
      title: 'Ahora no',
      text: rich`El siete solo se cambia justo después de ganar una baza.`,
    }),
    'no-seven': ({ card }) => ({ title: 'Sin el siete', text: rich`No tienes ${card}.` }),
    'draws-are-automatic': () => ({
      title: 'Nada que robar',
      text: rich`Las cartas se roban solas; solo se dice robar antes de las últimas.`,
    }),
    'draw-first': () => ({
      title: 'Antes, roba',
      text: rich`Quedan por robar las últimas cartas: canta o cambia ahora si puedes, y después roba.`,
    }),
    'cante-in-arrastre': ({ suit }) => ({
      title: 'Demasiado tarde',
      text: rich`En esta mesa no se canta en ${suit} con el mazo agotado.`,
    }),
    'pinta-too-low': ({ card }) => ({
      title: 'Por esa no',
      text: rich`En esta mesa el siete no se cambia por ${card}.`,
    }),
    'renuncio-prevented': () => ({
      title: 'No es posible',
      text: rich`Esta mesa rechaza las jugadas no válidas en vez de castigarlas.`,
    }),
    'no-renuncio': () => ({
      title: 'No hay renuncio',
      text: rich`Eso no sería renuncio: no hay nada en lo que insistir.`,
    }),
  },
  zones: {
    ownHand: 'Tu mano',
    hand: (who) => `Mano: ${who}`,
    trick: 'Baza',
    stock: 'Mazo',
    won: (who) => `Bazas: ${who}`,
  },
  facts: {
    trump: (suit) => `Triunfo ${suit}`,
    phase: (phase, trick, of) =>
      phase === 'stop' ? 'Último robo' : `${phase === 'robo' ? 'Robo' : 'Arrastre'} · baza ${trick} de ${of}`,
    hand: (vueltas, partida, target) => `Partida ${partida} · ${vueltas ? 'vueltas' : 'idas'} · a ${target}`,
    partidas: (own, other, to) => `Partidas ${own}–${other} de ${to}`,
    dealer: (who) => `Reparto: ${who}`,
    thirty: (who, missing) => `${who}: faltan ${missing} para 30 en cartas`,
    partner: (who) => `Tu compañero: ${who}`,
    mayspeak: (who) => `Con la palabra: ${who}`,
  },
  brief: {
    dealer: 'reparte',
    thirty: (missing) => `faltan ${missing} para 30`,
    partner: 'tu compañero',
    mayspeak: 'puede hablar',
  },
  malas: (points) => `${points} malas`,
  buenas: (points) => `${points} buenas`,
  events: {
    dealt: (deal, vueltas, who, pinta) =>
      vueltas
        ? rich`Mano ${deal}, de vueltas · reparto: ${who} · pinta ${pinta}`
        : rich`Mano ${deal} · reparto: ${who} · pinta ${pinta}`,
    played: (who, card) => rich`${who}: ${card}`,
    trick: (who, points) => rich`Baza: ${who}, +${points}`,
    drewCard: (who, card) => rich`${who}: ${card} del mazo.`,
    stop: (who) => rich`Último robo. Antes se puede cantar o cambiar: ${who}.`,
    sang: (who, suit, points) => rich`${who}: ¡las ${points === 40 ? 'cuarenta' : `veinte en ${suit}`}! +${points}`,
    swapped: (who, seven, pinta) => rich`${who}: cambio de ${seven} por ${pinta}.`,
    lastTen: (who) => rich`Diez de últimas: ${who}.`,
    counted: (parts) => [parts.map((part) => `${part.who} ${count(part.count)}`).join('; ')],
    vueltas: rich`Aún no ha ganado nadie: se juegan las vueltas.`,
    partida: (who, totals, partidas) => rich`Partida: ${who}, ${totals}. Partidas ${partidas}.`,
    coto: (who) => rich`Coto: ${who}.`,
    renuncio: (who, offence) => [...rich`Renuncio, ${who}: `, ...offence, '. El otro bando gana la partida.'],
  },
  outcome: {
    coto: (who, tally) => rich`Victoria: ${who}, ${tally}`,
    resigned: (who, loser) => rich`Victoria: ${who}. Abandono: ${loser}`,
    time: (who, loser) => rich`Victoria: ${who}. Sin tiempo: ${loser}`,
    left: (who, loser) => rich`Victoria: ${who}. Mesa abandonada: ${loser}`,
  },
  options: {
    'aragon.note': 'Lo habitual: la sota gana al caballo y no hace falta superar al compañero.',
    'reference.note':
      'El caballo gana a la sota, hay que superar incluso al compañero y una jugada indebida puede costar la partida.',
    'validator.note':
      'Igual de estricta, pero cantan rey y caballo, nunca en el arrastre; no se permiten jugadas indebidas ni se exigen 30 en cartas.',
    players: 'Jugadores',
    rank: 'Figura más fuerte',
    'sota-over-caballo': 'la sota sobre el caballo',
    'caballo-over-sota': 'el caballo sobre la sota',
    figurePoints: 'Tres tantos',
    sota3: 'la sota',
    caballo3: 'el caballo',
    deck: 'Cartas de la baraja',
    cantePair: 'Pareja del cante',
    'rey-sota': 'rey y sota',
    'rey-caballo': 'rey y caballo',
    canteInArrastre: 'Cantar en el arrastre',
    canteBy: 'Quién canta',
    pair: 'cualquiera de la pareja',
    winner: 'quien gana la baza',
    canteWindow: 'Se canta hasta',
    beforeLead: 'la siguiente salida',
    beforeRival: 'la siguiente carta contraria',
    sevenBy: 'Quién cambia el siete',
    sevenPinta: 'El siete se cambia por',
    any: 'cualquier carta',
    pointsOnly: 'cartas con tantos',
    higherThanSeven: 'cartas por encima del siete',
    partnerExemption: 'Si gana el compañero',
    full: 'no hay que matar ni fallar',
    trumpOnly: 'no hay que fallar',
    none: 'no cambia nada',
    underTrump: 'Un triunfo que no gana',
    free: 'se puede guardar',
    forced: 'hay que echarlo',
    endIdas: 'Las idas acaban',
    playOut: 'con la última carta',
    immediate: 'al llegar a 101',
    bothOver: 'Los dos con 101',
    lastTrick: 'deciden las últimas',
    higher: 'decide el total mayor',
    min30: 'Con menos de 30 en cartas',
    cannotWin: 'no se gana todavía',
    loses: 'se pierde la partida',
    off: 'no importa',
    partidasPerCoto: 'Partidas que ganan el coto',
    cotosPerMatch: 'Cotos que ganan el encuentro',
    renuncio: 'Jugadas no válidas',
    prevent: 'se rechazan',
    punish: 'se puede insistir, y se pierde la partida',
    true: 'sí',
    false: 'no',
    aragon: 'Como en Aragón',
    reference: 'Estricta, con renuncio',
    validator: 'Rey y caballo',
  },
};
