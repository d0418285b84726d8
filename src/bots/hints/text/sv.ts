// Tips på svenska.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  hint: 'Tips',
  move: 'Tips: {move}.',
  thinking: 'Tänker…',
  none: 'Det finns inget tips för det här läget.',
  silence: 'Säg ingenting',
  doIt: 'Spela så',
  compare: 'Jämför dragen',
  weight: '{chance, number} % ± {error, number}',
  about: 'Hur bra varje drag går med det du inte ser: en uppskattning, där 100 % är säker vinst.',
  reasons: {
    only: 'Det är det enda tillåtna draget.',
    solved: 'Uträknat till slutet: inget är bättre.',
    silence: 'Det finns inget värt att säga.',
    usual: 'Det är vad den starkaste boten skulle spela.',
    equal: 'Alla drag är ungefär lika bra här.',
    close: 'Det är jämnt: ett annat drag ser ungefär lika bra ut.',
    best: 'Det går bäst i det jag kan föreställa mig: {chance, number} %, det näst bästa {next, number} %.',
  },
};
