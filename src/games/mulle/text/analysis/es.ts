// El análisis de una jugada en español.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  phases: { deal: 'sin repartir', play: 'en juego', end: 'terminada' },
  checks: {
    isCorrectPhase: 'Fase adecuada',
    isPlayersTurn: 'Es su turno',
    playerHasCard: 'Tiene la carta',
    notReserved: 'La carta está libre',
    onTable: 'Está en la mesa',
    mayRebuild: 'Puede cambiarlo',
    addsUp: 'Suma bien',
    takesAll: 'Se lleva todo',
    mayBuild: 'Puede montarlo',
    mayTrotta: 'Puede hacer trotta',
    mayDiscard: 'Puede soltar',
    correctPoints: 'Puntos ganados',
  },
  reasons: {
    'in-play': 'Se está jugando una mano.',
    'no-play': 'No se está jugando.',
    'on-turn': 'Es su turno.',
    'holds-card': '{card} está en la mano.',
    'card-not-held': '{card} no está en la mano.',
    'not-reserved': 'Ningún montón depende de {card}.',
    'lies-there': 'Todo lo nombrado está en la mesa.',
    'open-build': 'El montón de {value} se puede cambiar.',
    'sum-right': 'Todo lo que se lleva suma {value}, lo que vale {card}.',
    'value-right': 'El montón de {from} pasa a {value}.',
    'takes-all': '{card} se lleva todo lo que puede.',
    'can-be-taken': 'Queda en la mano una carta para {value}, y nadie más tiene un montón así.',
    gathers: '{card} reúne lo que suma {value}.',
    feeds: '{card} va a su propio montón de {value}.',
    'lays-down': 'No tiene montones, y la carta no está obligada a llevarse nada.',
    'other-action': 'Esta acción no lo requiere.',
    'not-asked': 'No se comprueba: ya falló algo antes.',
    'not-taken': 'La acción no se hace, así que no se cuenta nada.',
    'nothing-taken': 'No se lleva nada.',
    'points-right': 'Recontado: {points}.',
    'points-wrong': 'Se dieron {points}; recontados son {expected}.',
  },
  findings: {
    cards: 'Cartas',
    hands: 'Cartas en mano',
    builds: 'Montones',
    points: 'Puntos',
  },
  details: {
    cards: 'mazo {stock}, llevadas {taken, list}',
    hands: '{counts, list}',
    builds: '{none, select, true {ninguno} other {{values, list}}}',
    points: '{points}',
  },
};
