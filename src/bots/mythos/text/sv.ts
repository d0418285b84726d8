// Varför ett drag i Mythos är bra, på svenska.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  ahead: 'Du går upp i ledning på uppdrag {lane}: {own, number} mot {rival, number}.',
  aheadByEdge: 'Det blir lika på uppdrag {lane}, {both, number} var, och du har Edge.',
  removes: 'Din motståndare förlorar {lost, number} i styrka på uppdrag {lane}.',
  strengthens: 'Det ger {gained, number} mer i styrka på uppdrag {lane}: {own, number} mot {rival, number}.',
  draws: 'Du drar {drawn, plural, one {# kort} other {# kort}}.',
  gainsChakra: 'Det ger {gained, number} chakra.',
  keepsChakra: 'Det lämnar {left, number} chakra till mer.',
  ambush: 'Dold väntar {card} på sin AMBUSH.',
  bringsChakra: 'Varje figur i spel ger ett chakra till nästa runda.',
  aheadEverywhere: 'Du leder på alla öppna uppdrag: resten av handen kan vänta.',
  takesEdge: 'Den som passar först tar Edge.',
  goodHand: '{cheap, number} figurer som kostar högst 3 är en bra början.',
  dearHand:
    '{cheap, plural, =0 {Ingen figur kostar} one {Bara en figur kostar} other {Bara # figurer kostar}} högst 3.',
};
