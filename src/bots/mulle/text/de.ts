// Warum ein Zug im Mulle gut ist, auf Deutsch.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  mulles:
    'Das nimmt {count, plural, one {eine Mulle} other {# Mullar}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  tabbe: 'Das räumt den Tisch ab: eine Tabbe.',
  takesRivalBuild:
    'Das nimmt einen gegnerischen Bau mit dem Wert {value, number}: {cards, plural, one {# Karte} other {# Karten}}.',
  takesIntake:
    'Das nimmt {cards, plural, one {# Karte} other {# Karten}}, {intake, plural, one {# Punkt} other {# Punkte}} für den Bonus.',
  takes: 'Das nimmt {cards, plural, one {# Karte} other {# Karten}}.',
  buildsMulle: 'Das baut die Zwillinge {twin} zusammen: eine Mulle zu {points, number} für den, der den Bau nimmt.',
  rebuilds: 'Das macht einen gegnerischen Bau zu deinem, jetzt mit dem Wert {value, number}.',
  builds:
    'Das baut {value, number} für {taker}; {out, plural, one {eine verdeckte Karte nimmt} other {# verdeckte Karten nehmen}} das auch.',
  safeBuild: 'Das baut {value, number} für {taker}, und keine verdeckte Karte nimmt das.',
  leavesNothing: 'Das lässt nichts liegen, was eine verdeckte Karte nehmen kann.',
  leavesLittle: 'Das lässt wenig: Nur {takers, number} von {hidden, number} verdeckten Karten nehmen etwas.',
  worthless: 'Das verschenkt nichts: {card} bringt niemandem mehr Punkte.',
  keepsIntake: '{kept} bleibt auf der Hand, {intake, plural, one {# Punkt} other {# Punkte}} für den Bonus.',
};
