// Varför ett drag i HighNoon är bra, på svenska.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  places: 'Det lägger upp ett kort på en grundhög.',
  beforeRival: 'Din motståndare har {theirs} redo för samma plats: hinn före.',
  holdsBack: 'Lägger du upp {card} kan din motståndare lägga upp {theirs}: vänta med det.',
  flips: 'Det vänder upp ett nytt kort.',
  uncovers: 'Det blottar ett kort: {down, plural, one {det sista dolda där} other {# ligger dolda där}}.',
  frees: 'Det frigör {card}, som nu passar på en grundhög.',
  empties: 'Det tömmer en kolumn.',
  plan: 'Det inleder en plan: {steps, plural, one {# drag} other {# drag}} till att lägga upp eller blotta ett kort.',
  turns: 'Inget lägger upp eller blottar ett kort nu: leta i talongen.',
};
