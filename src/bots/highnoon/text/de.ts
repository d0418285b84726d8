// Warum ein Zug im HighNoon gut ist, auf Deutsch.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  places: 'Das bringt eine Karte auf eine Ablage.',
  beforeRival: 'Für denselben Platz liegt beim Gegner {theirs} bereit: Sei schneller.',
  holdsBack: 'Legst du {card} ab, kann dein Gegner {theirs} ablegen: Warte noch damit.',
  flips: 'Das deckt eine neue Karte auf.',
  uncovers: 'Das legt eine Karte frei: {down, plural, one {die letzte verdeckte dort} other {dort liegen # verdeckt}}.',
  frees: 'Das macht {card} frei, und das passt jetzt auf eine Ablage.',
  empties: 'Das leert eine Spalte.',
  plan: 'Damit beginnt ein Plan: {steps, plural, one {# Zug} other {# Züge}}, um eine Karte abzulegen oder aufzudecken.',
  turns: 'Nichts legt jetzt eine Karte ab oder frei: Such im Stapel.',
};
