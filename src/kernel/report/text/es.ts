// El análisis de una jugada en español.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  title: 'Análisis de la jugada',
  phase: 'Fase: {phase}',
  player: 'Jugador: {who}',
  move: 'Jugada: {move}',
  legal: 'Válida: {legal, select, true {SÍ} other {NO}}',
  checks: 'Comprobaciones',
  check:
    '{check}: {result, select, pass {bien} fail {mal} other {no se aplica}}{clause, select, none {} other { ({clause})}}. {why}',
  refusal: '{title}. {text}',
  violations: 'Infracciones',
  violation: '{clause}: {why}',
  noViolations: 'Ninguna',
  alternatives: 'Jugadas válidas: {moves, list}',
  moreAlternatives: 'Jugadas válidas: {moves, list} y {n, number} más',
  noAlternatives: 'Jugadas válidas: ninguna',
  verification: 'Verificación del estado',
  finding: '{finding}: {ok, select, true {correcto} other {incorrecto}}',
  findingWith: '{finding}: {ok, select, true {correcto} other {incorrecto}} ({details})',
};
