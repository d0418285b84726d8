// Lo que se dice de la gente de una mesa y entre partidas, en español.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  playAgain: 'Jugar otra',
  wantsAgain: '{name} quiere jugar otra.',
  youWantAgain: 'Quieres jugar otra.',
  waitingFor: 'Esperando a {names, list}.',
  notThisTime: 'Esta vez no',
  again: { comes: 'juega otra', stays: 'esta vez no', thinks: 'sin respuesta aún', left: 'se ha ido' },
  whoAgain: 'Quién juega otra',
  opening: 'Abriendo la mesa siguiente…',
  nextOpen: 'La partida siguiente está en otra mesa.',
  goThere: 'Ir a la partida siguiente',
  watchThere: 'Ver la partida siguiente',
  cannotOpen: 'No se ha podido abrir la mesa siguiente. Vuelve a intentarlo en un momento.',
  ask: { undo: 'Pedir deshacer tu jugada', pause: 'Pedir una pausa', resume: 'Seguir jugando' },
  pauseNow: 'Pausa',
  asks: {
    undo: '{name} pide deshacer su última jugada.',
    pause: '{name} pide una pausa.',
    resume: '{name} quiere seguir jugando.',
  },
  asked: {
    undo: 'Has pedido deshacer tu jugada.',
    pause: 'Has pedido una pausa.',
    resume: 'Quieres seguir jugando.',
  },
  agree: 'De acuerdo',
  refuse: 'No',
  withdraw: 'Retirar',
  paused: 'En pausa: nadie juega y ningún reloj corre.',
  agreed: {
    undo: 'De acuerdo: la jugada se ha deshecho.',
    pause: 'De acuerdo: la partida está en pausa.',
    resume: 'La partida sigue.',
    rematch: 'De acuerdo: todos juegan otra.',
  },
  refusedBy: '{name}: no.',
  withdrawnBy: '{name} ya no lo pide.',
  lapsed: 'Esa petición ya no está abierta.',
};
