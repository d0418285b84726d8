// Three Quays in Spanish.

import type { Translation } from '../../../src/kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  name: 'Tres Muelles',
  blurb: 'Amarra tus barcos, esconde uno en la niebla y sé el más fuerte de los muelles.',
  card: '{fleet} {n}',
  fleets: { S: 'Sol', M: 'Luna' },
  quays: { A: 'Lonja', B: 'Maderas', C: 'Especias' },
  ranks: { 0: 'grumete', 1: 'contramaestre', 2: 'al mando' },
  actions: { moor: '{card} → {quay}', fog: '{card} → {quay}, en la niebla', sail: 'Zarpar' },
  previews: {
    moor: '{quay}',
    fog: '{quay}, en la niebla',
    effect: '{mine} contra {theirs}{inFog, select, true { y la niebla} other {}}',
  },
  lanes: {
    all: 'Muelles',
    open: '{n, plural, one {# punto} other {# puntos}}',
    nobody: '{n, plural, one {# punto} other {# puntos}} · de nadie',
    yours: '{n, plural, one {# punto} other {# puntos}} · tuyo',
    theirs: '{n, plural, one {# punto} other {# puntos}} · {who}',
  },
  events: {
    dealt: 'Marea {tide}. Empieza: {who}.',
    moored: '{who}: {card} → {quay}',
    fogged: '{who}: un barco en la niebla → {quay}',
    foggedOwn: '{who}: {card} en la niebla → {quay}',
    lifted: '{quay}, sale de la niebla: {card} ({who})',
    paid: '{quay}: {who}, {high} contra {low}',
    unpaid: '{quay}: nadie, {high} contra {low}',
    sailed: 'A la mar: {who}',
  },
  refusals: {
    'match-finished': ['Partida terminada', 'Esta partida ha terminado: empieza otra.'],
    'not-your-turn': ['No es tu turno', 'Espera a que la otra persona amarre un barco.'],
    'card-not-in-hand': ['No es tu barco', 'No tienes {card}.'],
    'no-berth': ['Sin amarre libre', 'Tus tres amarres están ocupados ({quay}). Elige otro muelle.'],
    'no-fog': [
      'No queda niebla',
      '{n, plural, =0 {En esta partida no hay niebla} one {Solo puedes esconder # barco por marea en la niebla} other {Solo puedes esconder # barcos por marea en la niebla}}. Amárralo a la vista.',
    ],
    'boats-left': [
      'Todavía no',
      'Antes de zarpar {n, plural, one {falta # barco} other {faltan # barcos}} por amarrar.',
    ],
    sailed: ['Ya has zarpado', 'La próxima marea llega cuando hayan zarpado las dos partes.'],
    'tide-over': ['Fin de la marea', 'Todos los barcos están amarrados. Zarpa hacia la próxima marea.'],
  },
  zones: { ownHand: 'Tu mano', hand: 'Mano: {who}', quay: '{letter} {quay}: {who}', sea: 'En alta mar' },
  facts: {
    tide: 'Marea {n}',
    fog: 'Niebla: {n}',
    fogOf: 'Niebla de {who}: {n}',
    sailed: 'a la mar',
    sailedOf: 'A la mar: {who}',
    paid: 'La niebla se ha levantado',
  },
  outcome: {
    points: 'Victoria: {who}, {n} a {other}.',
    draw: 'Empate a {n} puntos.',
    conceded: 'Abandono: {loser}. Victoria: {who}.',
  },
  options: {
    preset: 'Reglas',
    'preset.standard': 'Normal',
    'preset.quick': 'Rápida',
    'preset.foggy': 'Con más niebla',
    target: 'Puntos para ganar',
    'target.21': '21 puntos',
    'target.12': '12 puntos',
    fog: 'Barcos en la niebla',
    'fog.1': '1 por marea',
    'fog.2': '2 por marea',
    'fog.0': 'ninguno',
    convoy: 'Premio por convoy',
    'convoy.3': '3',
    'convoy.0': 'ninguno',
  },
};
