// El análisis de una jugada en español.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  phases: { deal: 'sin repartir', play: 'en juego', end: 'terminada' },
  checks: {
    isCorrectPhase: 'Fase adecuada',
    mayAct: 'Puede actuar',
    rightPlaces: 'Lugares propios',
    canDraw: 'Puede robar',
    canRecycle: 'Puede dar la vuelta al descarte',
    canFlip: 'Puede destapar',
    cardsThere: 'Las cartas están ahí',
    faceUp: 'Las cartas están boca arriba',
    isRun: 'Se mueven juntas',
    fitsColumn: 'Encaja en la columna',
    fitsFoundation: 'Encaja en una base',
    correctPoints: 'Puntos ganados',
  },
  reasons: {
    'in-play': 'La partida está en juego.',
    'no-play': 'No se está jugando.',
    'no-turns': 'No hay turnos: los dos pueden actuar en cualquier momento.',
    'own-places': 'Los lugares son del propio jugador.',
    'no-places': 'La acción no nombra ningún lugar.',
    'stock-there': 'Quedan cartas en el mazo.',
    'stock-gone': 'El mazo está vacío y el descarte no.',
    'top-down': 'La última carta está boca abajo.',
    'cards-there': 'Las cartas están ahí.',
    'card-open': 'Lo que se mueve está boca arriba.',
    'single-card': 'Una sola carta siempre se puede mover.',
    'a-run': '{count} cartas forman una escalera.',
    'on-card': '{card} encaja sobre {top}.',
    'on-empty': '{card} puede empezar una columna vacía.',
    'on-foundation': 'Una base espera {card}.',
    'other-action': 'Esta acción no lo requiere.',
    'not-asked': 'No se comprueba: ya falló algo antes.',
    'not-taken': 'La acción no se hace, así que no se cuenta nada.',
    'nothing-placed': 'No se coloca ninguna carta.',
    'points-right': 'Recontado: {points}.',
    'points-wrong': 'Se dieron {points}; recontados son {expected}.',
  },
  findings: {
    cards: 'Cartas',
    foundations: 'Bases',
    columns: 'Columnas',
    score: 'Puntuación',
    ending: 'Fase',
  },
  details: {
    cards: 'quedan {left, list}',
    foundations: 'alturas {tops, list}',
    score: 'puntos {score, list}, colocadas {placed, list}',
    ending: '{phase}',
  },
};
