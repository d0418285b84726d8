// Warum ein Zug in Mythos gut ist, auf Deutsch.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  ahead: 'Damit führst du auf Mission {lane}: {own, number} zu {rival, number}.',
  aheadByEdge: 'Auf Mission {lane} steht es dann {both, number} zu {both, number}, und du hast den Edge.',
  removes: 'Das nimmt dem Gegner {lost, number} Kraft auf Mission {lane}.',
  strengthens: 'Das bringt {gained, number} Kraft auf Mission {lane}: {own, number} zu {rival, number}.',
  draws: 'Du ziehst {drawn, plural, one {# Karte} other {# Karten}}.',
  gainsChakra: 'Das bringt {gained, number} Chakra.',
  keepsChakra: 'Es bleiben {left, number} Chakra für mehr.',
  ambush: 'Verdeckt wartet {card} auf AMBUSH.',
  bringsChakra: 'Jede Figur im Spiel bringt in der nächsten Runde ein Chakra mehr.',
  aheadEverywhere: 'Du führst auf allen offenen Missionen: Der Rest deiner Hand kann warten.',
  takesEdge: 'Wer zuerst passt, nimmt den Edge.',
  goodHand: '{cheap, number} Figuren, die höchstens 3 kosten, sind ein guter Anfang.',
  dearHand:
    '{cheap, plural, =0 {Keine Figur kostet} one {Nur eine Figur kostet} other {Nur # Figuren kosten}} höchstens 3.',
};
