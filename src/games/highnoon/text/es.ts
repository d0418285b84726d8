// HighNoon en español.

import { rich } from '../../../kernel/face.ts';
import type { Texts } from './texts.ts';

export const es: Texts = {
  name: 'Solitario HighNoon',
  blurb: 'Dos Klondikes, ocho bases comunes, sin turnos: quien llega antes, coloca.',
  or: ' o ',
  waste: 'descarte',
  draw: (cards) => (cards === 1 ? rich`Robar` : rich`Robar ${cards}`),
  recycle: rich`Dar la vuelta al descarte`,
  flip: (column) => rich`Descubrir ${column}`,
  move: ({ card, cards, from, to }) => {
    if (card === undefined) return cards === 1 ? rich`${from} → ${to}` : rich`${from} → ${to}, ${cards} cartas`;
    return cards === 1 ? rich`${card} → ${to}` : rich`${card} y ${cards - 1} más → ${to}`;
  },
  place: (from, card) => (card === undefined ? rich`Colocar desde ${from}` : rich`Colocar ${card}`),
  refusals: {
    'match-finished': () => ({ title: 'Partida terminada', text: rich`La partida ha terminado; empieza otra.` }),
    'not-dealt': () => ({ title: 'Sin repartir', text: rich`Todavía no se han repartido las cartas.` }),
    'foreign-zone': () => ({
      title: 'No es tuyo',
      text: rich`Solo mueves tus cartas, y solo a tus columnas y a las bases.`,
    }),
    'stock-empty': ({ count }) => ({
      title: 'Mazo vacío',
      text: count > 0 ? rich`No queda nada que robar: da la vuelta al descarte.` : rich`No queda nada que robar.`,
    }),
    'stock-left': ({ count }) => ({
      title: 'Antes roba',
      text: rich`Se da la vuelta al descarte con el mazo vacío; le quedan ${count}.`,
    }),
    'waste-empty': () => ({ title: 'Descarte vacío', text: rich`No hay ninguna carta en tu descarte.` }),
    'column-empty': ({ column }) => ({ title: 'No hay nada', text: rich`${column} está vacía.` }),
    'already-open': ({ card }) => ({ title: 'Ya descubierta', text: rich`${card} está boca arriba.` }),
    'face-down': ({ column, count }) => ({
      title: 'Boca abajo',
      text: rich`Las cartas boca abajo no se mueven; descubiertas en ${column}: ${count}.`,
    }),
    'onto-face-down': ({ card, column }) => ({
      title: 'Boca abajo',
      text: rich`${card} no puede ir sobre una carta boca abajo: descubre antes ${column}.`,
    }),
    'too-few-cards': ({ column, count }) => ({ title: 'Demasiadas', text: rich`Cartas en ${column}: ${count}.` }),
    'not-a-run': ({ column, count }) => ({
      title: 'No es escalera',
      text: rich`Solo se mueve junta una escalera: de una en una hacia abajo y alternando colores. En lo alto de ${column}: ${count}.`,
    }),
    'same-column': () => ({ title: 'La misma columna', text: rich`Elige otra columna.` }),
    'wrong-rank': ({ card, top }) => ({
      title: 'No corresponde',
      text: rich`${card} no puede ir sobre ${top}: tiene que ser una menos.`,
    }),
    'same-colour': ({ card, top }) => ({
      title: 'Mismo color',
      text: rich`${card} no puede ir sobre ${top}: los colores se alternan.`,
    }),
    'kings-only': ({ card }) => ({
      title: 'Solo reyes',
      text: rich`${card} no puede empezar una columna; solo un rey.`,
    }),
    'not-next': ({ card, next }) => ({
      title: 'No encaja',
      text: [...rich`${card} no encaja en ninguna base; ahí sigue `, ...next, '.'],
    }),
    'off-foundation': () => ({ title: 'Ya en la base', text: rich`De una base no se quita nunca nada.` }),
  },
  zones: {
    stock: 'Mazo',
    waste: 'Descarte',
    column: (name) => `Columna ${name}`,
    foundation: (name, suit) => `Base ${name}, ${suit}`,
    of: (who, zone) => `${who}: ${zone}`,
  },
  facts: {
    mode: (shared, drawCount) =>
      `${shared ? 'Barajas mezcladas' : 'Una baraja cada uno'} · de ${drawCount} en ${drawCount}`,
    quiet: (actions, limit) => `Sin avance: ${actions} de ${limit}`,
  },
  score: (left) => `quedan ${left}`,
  events: {
    dealt: rich`Los dos tableros están repartidos. ¡Ya!`,
    drew: (who, cards) => [...rich`${who}: `, ...cards, ' del mazo'],
    recycled: (who) => rich`${who}: vuelta al descarte`,
    moved: (who, cards, from, to) => [...rich`${who}: `, ...cards, ` ${from} → ${to}`],
    placed: (who, card, points) => rich`${who}: ${card} a su base, +${points}`,
    turned: (who, card, column) => rich`${who}: ${card} descubierta en ${column}`,
    ended: {
      cleared: rich`Se ha colocado la última carta.`,
      blocked: rich`Ya nadie puede colocar ni descubrir una carta.`,
      quiet: rich`Hace mucho que nadie avanza.`,
    },
  },
  outcome: {
    cleared: (who) => rich`Sin cartas. Victoria: ${who}`,
    blocked: (who, tally) => rich`Bloqueo. Victoria: ${who}, puntos ${tally}`,
    quiet: (who, tally) => rich`Sin más avance. Victoria: ${who}, puntos ${tally}`,
    stalled: (who, tally) => rich`Demasiado tiempo sin avance. Victoria: ${who}, puntos ${tally}`,
    drawn: (tally) => rich`Empate, puntos ${tally}`,
    resigned: (who, loser) => rich`Victoria: ${who}. Abandono: ${loser}`,
    time: (who, loser) => rich`Victoria: ${who}. Sin tiempo: ${loser}`,
    left: (who, loser) => rich`Victoria: ${who}. Mesa abandonada: ${loser}`,
  },
  options: {
    preset: 'Reglas',
    'preset.classic': 'Clásico',
    'preset.shared': 'Barajas mezcladas',
    'preset.draw3': 'De tres en tres',
    mode: 'Barajas',
    'mode.split': 'Una cada uno',
    'mode.shared': 'Las dos mezcladas',
    drawCount: 'Cartas que se roban a la vez',
    'drawCount.1': 'Una',
    'drawCount.3': 'Tres',
    autoReveal: 'Las cartas libres se descubren solas',
    'autoReveal.true': 'Sí',
    'autoReveal.false': 'No, se descubren a mano',
    emptyColumn: 'En una columna vacía cabe',
    'emptyColumn.king': 'Solo un rey',
    'emptyColumn.any': 'Cualquier carta',
    quietLimit: 'Jugadas sin avance que terminan la partida (0: ninguna)',
  },
};
