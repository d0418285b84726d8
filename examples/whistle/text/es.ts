// Whistle in Spanish.

import type { Translation } from '../../../src/kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  name: 'Whistle',
  blurb: 'Cinco bazas, se asiste al palo, gana quien hace más.',
  card: '{rank} de {suit}',
  ranks: { A: 'as', K: 'rey', Q: 'reina', J: 'jota', 10: 'diez' },
  suits: { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
  play: 'Jugar {card}',
  events: {
    dealt: 'Se reparten las cartas.',
    played: '{who}: {card}',
    took: 'Baza: {who}',
  },
  refusals: {
    'match-finished': ['Partida terminada', 'Ya se han jugado todas las bazas.'],
    'not-your-turn': ['No es tu turno', 'Espera a que juegue la otra persona.'],
    'card-not-in-hand': ['No es tu carta', 'No tienes {card}.'],
    'must-follow-suit': ['Hay que asistir', 'Tienes {suit}: no puedes jugar {card}.'],
  },
  zones: { hand: 'Mano: {who}', won: 'Bazas: {who}', trick: 'Baza', stock: 'Cartas sin usar' },
  led: 'Palo de salida: {suit}',
  tricks: '{n, plural, one {# baza} other {# bazas}}',
  winner: 'Victoria: {who}.',
  options: {
    preset: 'Reglas',
    'preset.standard': 'Normal',
    'preset.quick': 'Rápida',
    cards: 'Cartas por mano',
    'cards.5': '5 cartas',
    'cards.3': '3 cartas',
  },
};
