// Die Analyse eines Zuges auf Deutsch.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Analyse des Zuges',
  phase: 'Spielphase: {phase}',
  player: 'Spieler: {who}',
  move: 'Zug: {move}',
  legal: 'Erlaubt: {legal, select, true {JA} other {NEIN}}',
  checks: 'Prüfungen',
  check:
    '{check}: {result, select, pass {bestanden} fail {verletzt} other {nicht anwendbar}}{clause, select, none {} other { ({clause})}}. {why}',
  refusal: '{title}. {text}',
  violations: 'Regelverstöße',
  violation: '{clause}: {why}',
  noViolations: 'Keine',
  alternatives: 'Erlaubte Züge: {moves, list}',
  moreAlternatives: 'Erlaubte Züge: {moves, list} und {n, number} weitere',
  noAlternatives: 'Erlaubte Züge: keine',
  verification: 'Prüfung des Spielstands',
  finding: '{finding}: {ok, select, true {richtig} other {falsch}}',
  findingWith: '{finding}: {ok, select, true {richtig} other {falsch}} ({details})',
};
