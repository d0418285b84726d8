// The words that the report on a move has in every game.

import type { Language } from './presentation.ts';
import type { Check } from './game.ts';

export interface ReportTexts {
  readonly title: string;
  readonly phase: string;
  readonly player: string;
  readonly move: string;
  readonly legal: string;
  readonly yes: string;
  readonly no: string;
  readonly checks: string;
  readonly results: { readonly [result in Check['result']]: string };
  readonly violations: string;
  readonly noViolations: string;
  readonly alternatives: string;
  readonly noAlternatives: string;
  /** Behind a list that is cut short. */
  readonly more: string;
  readonly verification: string;
  readonly correct: string;
  readonly incorrect: string;
}

export const REPORT_TEXTS: { readonly [language in Language]: ReportTexts } = {
  es: {
    title: 'Análisis de la jugada',
    phase: 'Fase',
    player: 'Jugador',
    move: 'Jugada',
    legal: 'Válida',
    yes: 'SÍ',
    no: 'NO',
    checks: 'Comprobaciones',
    results: { pass: 'bien', fail: 'mal', 'n/a': 'no se aplica' },
    violations: 'Infracciones',
    noViolations: 'Ninguna',
    alternatives: 'Jugadas válidas',
    noAlternatives: 'ninguna',
    more: 'y {count} más',
    verification: 'Verificación del estado',
    correct: 'correcto',
    incorrect: 'incorrecto',
  },
  en: {
    title: 'Move Analysis',
    phase: 'Phase',
    player: 'Player',
    move: 'Move',
    legal: 'Legal',
    yes: 'YES',
    no: 'NO',
    checks: 'Checks',
    results: { pass: 'pass', fail: 'fail', 'n/a': 'not applicable' },
    violations: 'Rule Violations',
    noViolations: 'None',
    alternatives: 'Legal alternatives',
    noAlternatives: 'none',
    more: 'and {count} more',
    verification: 'Game State Verification',
    correct: 'correct',
    incorrect: 'incorrect',
  },
  sv: {
    title: 'Analys av draget',
    phase: 'Fas',
    player: 'Spelare',
    move: 'Drag',
    legal: 'Tillåtet',
    yes: 'JA',
    no: 'NEJ',
    checks: 'Kontroller',
    results: { pass: 'godkänt', fail: 'underkänt', 'n/a': 'ej tillämpligt' },
    violations: 'Regelbrott',
    noViolations: 'Inga',
    alternatives: 'Tillåtna alternativ',
    noAlternatives: 'inga',
    more: 'och {count} till',
    verification: 'Kontroll av ställningen',
    correct: 'rätt',
    incorrect: 'fel',
  },
  de: {
    title: 'Analyse des Zuges',
    phase: 'Spielphase',
    player: 'Spieler',
    move: 'Zug',
    legal: 'Erlaubt',
    yes: 'JA',
    no: 'NEIN',
    checks: 'Prüfungen',
    results: { pass: 'bestanden', fail: 'verletzt', 'n/a': 'nicht anwendbar' },
    violations: 'Regelverstöße',
    noViolations: 'Keine',
    alternatives: 'Erlaubte Züge',
    noAlternatives: 'keine',
    more: 'und {count} weitere',
    verification: 'Prüfung des Spielstands',
    correct: 'richtig',
    incorrect: 'falsch',
  },
  fr: {
    title: 'Analyse du coup',
    phase: 'Phase du jeu',
    player: 'Joueur',
    move: 'Coup',
    legal: 'Permis',
    yes: 'OUI',
    no: 'NON',
    checks: 'Contrôles',
    results: { pass: 'respecté', fail: 'enfreint', 'n/a': 'sans objet' },
    violations: 'Fautes',
    noViolations: 'Aucune',
    alternatives: 'Coups permis',
    noAlternatives: 'aucun',
    more: 'et {count} autres',
    verification: 'Vérification de la position',
    correct: 'juste',
    incorrect: 'faux',
  },
};
