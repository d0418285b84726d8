// Guiñote en español.

import { rich } from '../../../kernel/face.ts';
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
  refusals: {
    'not-your-turn': () => ({ title: 'No es tu turno', text: rich`Espera a que juegue el otro.` }),
    'not-dealt': () => ({ title: 'Sin repartir', text: rich`Aún no se han repartido las cartas.` }),
    'match-finished': () => ({ title: 'Se acabó', text: rich`La partida ha terminado; empieza otra.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'No la tienes', text: rich`No tienes ${card} en la mano.` }),
    'must-follow-suit': ({ lead, suit }) => ({
      title: 'Debes asistir',
      text: rich`Han salido con ${lead} y tienes ${suit}: echa de ese palo.`,
    }),
    'must-beat': ({ winning, cards }) => ({
      title: 'Debes matar',
      text: [...rich`${winning} va ganando y tienes `, ...cards, ', que lo supera.'],
    }),
    'must-trump': ({ lead, winning, cards }) => ({
      title: 'Debes fallar',
      text: [...rich`No tienes del palo de ${lead}, ${winning} va ganando y tienes `, ...cards, '.'],
    }),
    'no-trick-yet': () => ({
      title: 'Demasiado pronto',
      text: rich`No se canta ni se cambia antes de ganar una baza en esta mano.`,
    }),
    'cante-not-winner': ({ suit }) => ({
      title: 'Ahora no',
      text: rich`Solo se canta en ${suit} tras ganar una baza y antes de salir.`,
    }),
    'cante-already': ({ suit }) => ({ title: 'Ya cantado', text: rich`En esta mano ya se ha cantado en ${suit}.` }),
    'cante-missing-card': ({ suit, cards }) => ({
      title: 'No hay cante',
      text: [...rich`Para cantar en ${suit} hacen falta Rey y Sota; te falta `, ...cards, '.'],
    }),
    'one-cante-a-trick': ({ suit }) => ({
      title: 'De uno en uno',
      text: rich`Un cante por baza ganada: ${suit} espera a la siguiente.`,
    }),
    'pinta-gone': () => ({ title: 'Demasiado tarde', text: rich`El triunfo de la mesa ya se ha robado.` }),
    'seven-not-winner': () => ({
      title: 'Ahora no',
      text: rich`El siete solo se cambia tras ganar una baza y antes de salir.`,
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
  },
  zones: {
    ownHand: 'Tu mano',
    hand: (who) => `Mano de ${who}`,
    trick: 'Baza',
    stock: 'Mazo',
    won: (who) => `Bazas de ${who}`,
  },
  facts: {
    trump: (suit) => `Triunfo ${suit}`,
    phase: (phase, trick, of) =>
      phase === 'stop' ? 'Último robo' : `${phase === 'robo' ? 'Robo' : 'Arrastre'} · baza ${trick} de ${of}`,
    hand: (vueltas, partida, target) => `Partida ${partida} · ${vueltas ? 'vueltas' : 'idas'} · a ${target}`,
    partidas: (own, other, to) => `Partidas ${own}–${other} de ${to}`,
    dealer: (who) => `Da ${who}`,
    stock: (left) => `Quedan ${left}`,
    thirty: (who, missing) => `${who}: faltan ${missing} para 30 en cartas`,
  },
  malas: (points) => `${points} malas`,
  buenas: (points) => `${points} buenas`,
  events: {
    dealt: (deal, vueltas, who, pinta) =>
      vueltas
        ? rich`Reparto ${deal}, de vueltas: da ${who}, pinta ${pinta}.`
        : rich`Reparto ${deal}: da ${who}, pinta ${pinta}.`,
    played: (who, card) => rich`${who}: ${card}`,
    trick: (who, points) => rich`Baza para ${who}, +${points}`,
    drewCard: (who, card) => rich`${who} roba ${card}.`,
    stop: (who) => rich`Último robo: antes, ${who} puede cantar o cambiar.`,
    sang: (who, suit, points) => rich`${who}: ¡las ${points === 40 ? 'cuarenta' : `veinte en ${suit}`}! +${points}`,
    swapped: (who, seven, pinta) => rich`${who} cambia ${seven} por ${pinta}.`,
    lastTen: (who) => rich`Diez de últimas: ${who}.`,
    counted: (parts) => [parts.map((part) => `${part.who} ${count(part.count)}`).join('; ')],
    vueltas: rich`Nadie llega a 101: se juegan las vueltas.`,
    partida: (who, totals, partidas) => rich`Partida para ${who}, ${totals}. Partidas ${partidas}.`,
    coto: (who) => rich`Coto para ${who}.`,
  },
  outcome: {
    coto: (who, tally) => rich`Gana ${who}, ${tally}`,
    resigned: (who, loser) => rich`Gana ${who}: abandona ${loser}`,
    time: (who, loser) => rich`Gana ${who}: sin tiempo, ${loser}`,
    left: (who, loser) => rich`Gana ${who}: se fue ${loser}`,
  },
  options: {
    players: 'Jugadores',
    partidasPerCoto: 'Partidas que ganan el coto',
    cotosPerMatch: 'Cotos que ganan el encuentro',
    aragon: 'Como se juega en Aragón',
  },
};
