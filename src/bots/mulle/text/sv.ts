// Varför ett drag i mulle är bra, på svenska.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  mulles:
    'Det tar in {count, plural, one {en mulle} other {# mullar}}: {points, plural, one {# poäng} other {# poäng}}.',
  tabbe: 'Det tömmer bordet: en tabbe.',
  takesRivalBuild: 'Det tar in en motståndares bygge på {value, number}: {cards, plural, one {# kort} other {# kort}}.',
  takesIntake:
    'Det tar in {cards, plural, one {# kort} other {# kort}}, {intake, plural, one {# poäng} other {# poäng}} mot bonusen.',
  takes: 'Det tar in {cards, plural, one {# kort} other {# kort}}.',
  buildsMulle: 'Det bygger ihop tvillingarna {twin}: en mulle på {points, number} för den som tar in bygget.',
  rebuilds: 'Det gör en motståndares bygge till ditt, nu på {value, number}.',
  builds:
    'Det bygger {value, number} åt {taker}; {out, plural, one {ett dolt kort tar} other {# dolda kort tar}} också in det.',
  safeBuild: 'Det bygger {value, number} åt {taker}, och inget dolt kort tar in det.',
  leavesNothing: 'Det lämnar inget som ett dolt kort kan ta in.',
  leavesLittle: 'Det lämnar lite: bara {takers, number} av {hidden, number} dolda kort tar in något.',
  worthless: 'Det ger inte bort något: {card} ger inte längre någon poäng.',
  keepsIntake: 'Det sparar {kept}, {intake, plural, one {# poäng} other {# poäng}} mot bonusen.',
};
