// The words of Whistle in English and Spanish; other languages fall back to English.

import { rich, type Language, type Words } from '../../src/kernel/face.ts';
import type { Event } from './state.ts';

const suitIn = (names: { readonly [suit: string]: string }, suit: unknown): string =>
  names[String(suit)] ?? String(suit);

const RANKS_EN: { readonly [rank: string]: string } = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', 10: 'ten' };
const SUITS_EN = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

const en: Words = {
  name: 'Whistle',
  blurb: 'Five tricks, follow suit, most tricks wins.',
  card: (id) => `${RANKS_EN[id.slice(1)] ?? id} of ${suitIn(SUITS_EN, id[0])}`,
  action: (action) => rich`Play ${{ card: action.slice(5) }}`,
  event: (event, who) => {
    const { type, ...shown } = event as Event;
    if (type === 'dealt') return rich`The cards are dealt.`;
    const { seat, card } = shown as { seat: number; card: string };
    return type === 'played' ? rich`${who(seat)}: ${{ card }}` : rich`Trick: ${who(seat)}`;
  },
  refusal: ({ code, params }) => {
    const card = { card: String(params['card']) };
    switch (code) {
      case 'not-your-turn':
        return { title: 'Not your turn', text: rich`Wait until the other player has played.` };
      case 'card-not-in-hand':
        return { title: 'Not your card', text: rich`You do not hold ${card}.` };
      case 'must-follow-suit':
        return {
          title: 'Follow suit',
          text: rich`You hold ${suitIn(SUITS_EN, params['suit'])}, so you can't play ${card}.`,
        };
      default:
        return { title: 'Match over', text: rich`All tricks are played.` };
    }
  },
  zone: ({ kind, owner }, who) => {
    if (owner !== undefined) return kind === 'hand' ? `Hand: ${who(owner)}` : `Tricks: ${who(owner)}`;
    return kind === 'trick' ? 'Trick' : 'Unused cards';
  },
  fact: ({ params }) => `Led: ${suitIn(SUITS_EN, params['suit'])}`,
  score: ({ points }) => (points === 1 ? '1 trick' : `${points} tricks`),
  outcome: ({ rank }, who) => rich`Winner: ${who(rank.indexOf(1))}.`,
  option: (key, value) => (value === undefined ? 'Cards each' : `${value} cards`),
};

const RANKS_ES: { readonly [rank: string]: string } = { A: 'as', K: 'rey', Q: 'reina', J: 'jota', 10: 'diez' };
const SUITS_ES = { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' };

const es: Words = {
  name: 'Whistle',
  blurb: 'Cinco bazas, se asiste al palo, gana quien hace más.',
  card: (id) => `${RANKS_ES[id.slice(1)] ?? id} de ${suitIn(SUITS_ES, id[0])}`,
  action: (action) => rich`Jugar ${{ card: action.slice(5) }}`,
  event: (event, who) => {
    const { type, ...shown } = event as Event;
    if (type === 'dealt') return rich`Se reparten las cartas.`;
    const { seat, card } = shown as { seat: number; card: string };
    return type === 'played' ? rich`${who(seat)}: ${{ card }}` : rich`Baza: ${who(seat)}`;
  },
  refusal: ({ code, params }) => {
    const card = { card: String(params['card']) };
    switch (code) {
      case 'not-your-turn':
        return { title: 'No es tu turno', text: rich`Espera a que juegue la otra persona.` };
      case 'card-not-in-hand':
        return { title: 'No es tu carta', text: rich`No tienes ${card}.` };
      case 'must-follow-suit':
        return {
          title: 'Hay que asistir',
          text: rich`Tienes ${suitIn(SUITS_ES, params['suit'])}: no puedes jugar ${card}.`,
        };
      default:
        return { title: 'Partida terminada', text: rich`Ya se han jugado todas las bazas.` };
    }
  },
  zone: ({ kind, owner }, who) => {
    if (owner !== undefined) return kind === 'hand' ? `Mano: ${who(owner)}` : `Bazas: ${who(owner)}`;
    return kind === 'trick' ? 'Baza' : 'Cartas sin usar';
  },
  fact: ({ params }) => `Palo de salida: ${suitIn(SUITS_ES, params['suit'])}`,
  score: ({ points }) => (points === 1 ? '1 baza' : `${points} bazas`),
  outcome: ({ rank }, who) => rich`Victoria: ${who(rank.indexOf(1))}.`,
  option: (key, value) => (value === undefined ? 'Cartas por mano' : `${value} cartas`),
};

export const words = (language: Language): Words => (language === 'es' ? es : en);
