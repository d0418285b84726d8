// Analysen av ett drag på svenska.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  title: 'Analys av draget',
  phase: 'Fas: {phase}',
  player: 'Spelare: {who}',
  move: 'Drag: {move}',
  legal: 'Tillåtet: {legal, select, true {JA} other {NEJ}}',
  checks: 'Kontroller',
  check:
    '{check}: {result, select, pass {godkänt} fail {underkänt} other {ej tillämpligt}}{clause, select, none {} other { ({clause})}}. {why}',
  refusal: '{title}. {text}',
  violations: 'Regelbrott',
  violation: '{clause}: {why}',
  noViolations: 'Inga',
  alternatives: 'Tillåtna alternativ: {moves, list}',
  moreAlternatives: 'Tillåtna alternativ: {moves, list} och {n, number} till',
  noAlternatives: 'Tillåtna alternativ: inga',
  verification: 'Kontroll av ställningen',
  finding: '{finding}: {ok, select, true {rätt} other {fel}}',
  findingWith: '{finding}: {ok, select, true {rätt} other {fel}} ({details})',
};
