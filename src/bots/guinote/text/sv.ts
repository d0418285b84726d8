// Varför ett drag i guiñote är bra, på svenska.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  sings: 'Det ger {points, number} genast; senare måste du först vinna ett stick till.',
  swaps: 'Sjuan blir {pinta}, en bättre trumf.',
  solvedOnly: 'Uträknat till sista kortet: bara det här vinner partidan.',
  solvedWin: 'Uträknat till sista kortet: det vinner partidan.',
  solvedOn: 'Uträknat till sista kortet: inget ger ett bättre läge inför vueltas.',
  solvedLost: 'Uträknat till sista kortet: mot bästa spel är partidan förlorad; inget förlorar med mindre.',
  takes: 'Det tar ett stick värt {points, plural, one {# poäng} other {# poäng}}.',
  takesOver: 'Det tar över sticket, hittills värt {points, number}.',
  lastTrick: 'Det tar sista sticket: {points, number} och de tio för det.',
  loads: 'Det lägger {points, plural, one {# poäng} other {# poäng}} i sticket som din partner är på väg att vinna.',
  keepsFromRivals: 'Det ger inte bort {kept} i ett stick som motståndarna vinner.',
  keepsTop: 'Det sparar {kept}: {out, plural, one {en trumf är} other {# trumf är}} ännu ute.',
  keepsUnder: 'Det sparar {kept}: {higher} är ännu ute.',
  keepsTrump: 'Det sparar {kept}: de andra har {out, plural, one {en trumf} other {# trumf}} kvar.',
  keepsForArrastre:
    'Det sparar {kept} till arrastre: {out, plural, one {en trumf till är} other {# trumf till är}} ännu ute.',
  unbeatable: 'Ingen kan längre slå {card}.',
  drawsTrumps: 'Det drar ut trumf: {out, plural, one {en är} other {# är}} ännu ute.',
  keepsPair: 'Det håller ihop {pair, and}, för att melda {points, number}.',
  denies: 'Det sparar {kept}, så att ingen annan kan melda den färgen.',
  risksNothing: 'Det riskerar inga poäng.',
};
