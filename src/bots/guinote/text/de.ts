// Warum ein Zug im Guiñote gut ist, auf Deutsch.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  sings: 'Das zählt sofort {points, number}; später musst du erst noch einen Stich gewinnen.',
  swaps: 'Aus der Sieben wird {pinta}, ein besserer Trumpf.',
  solvedOnly: 'Bis zur letzten Karte durchgerechnet: Nur das gewinnt die Partida.',
  solvedWin: 'Bis zur letzten Karte durchgerechnet: Das gewinnt die Partida.',
  solvedOn: 'Bis zur letzten Karte durchgerechnet: Besser stehst du für die Vueltas mit nichts anderem.',
  solvedLost:
    'Bis zur letzten Karte durchgerechnet: Gegen bestes Spiel ist die Partida verloren; nichts verliert knapper.',
  takes: 'Das nimmt einen Stich, der {points, plural, one {# Punkt} other {# Punkte}} wert ist.',
  takesOver: 'Das übernimmt den Stich, der bisher {points, number} wert ist.',
  lastTrick: 'Das nimmt den letzten Stich: {points, number} und die zehn dafür.',
  loads: 'Das gibt {points, plural, one {# Punkt} other {# Punkte}} in den Stich, den dein Partner gerade gewinnt.',
  keepsFromRivals: '{kept} geht nicht in einen Stich, den die Gegner gewinnen.',
  keepsTop: '{kept} bleibt auf der Hand: {out, plural, one {Ein Trumpf ist} other {# Trümpfe sind}} noch draußen.',
  keepsUnder: '{kept} bleibt auf der Hand: {higher} ist noch draußen.',
  keepsTrump: '{kept} bleibt auf der Hand: Die anderen haben noch {out, plural, one {einen Trumpf} other {# Trümpfe}}.',
  keepsForArrastre:
    '{kept} bleibt für den Arrastre: {out, plural, one {Ein weiterer Trumpf ist} other {# weitere Trümpfe sind}} noch draußen.',
  unbeatable: 'Niemand kann {card} mehr schlagen.',
  drawsTrumps: 'Das zieht Trümpfe: {out, plural, one {Einer ist} other {# sind}} noch draußen.',
  keepsPair: '{pair, and} bleiben zusammen, um {points, number} zu melden.',
  denies: '{kept} bleibt auf der Hand, so kann sonst niemand diese Farbe melden.',
  risksNothing: 'Das riskiert keine Punkte.',
};
