// Sidan om integritet på svenska.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  title: 'Vad som sparas, och hur länge',
  intro: 'Inget konto, ingen reklam, inga andras program på sidan. Det här är allt:',
  parts: {
    browser: [
      'I den här webbläsaren',
      'En kaka med ett slumptal, i ett år: med den känner bordet igen din plats, och inget annat. Ditt namn, språk, dina inställningar och lekar, och vilka du har tystat, tills du tar bort dem. Matcher som du spelar utan anslutning eller på en och samma enhet finns också kvar här, tills du eller webbläsaren tar bort dem, liksom själva sidan, så att den går att öppna utan anslutning.',
    ],
    matches: [
      'Matcher',
      'Dragen och givarna i varje match med tider, lekar och kort som någon tog med, och namnen som spelarna gav. {kept} Den som har länken till ett bord kan titta på, och hämta protokollet när matchen är slut.',
    ],
    talk: [
      'Prat',
      'Texter och röstmeddelanden är för dem som sitter vid bordet, ingen annan. De tas bort ett dygn efter matchens slut, eller efter 30 dagar utan drag. De hör inte till protokollet.',
    ],
    reports: [
      'Anmälningar',
      'Det som någon anmäler, och bådas namn, sparas i {days, plural, one {# dag} other {# dagar}} för den som driver servern.',
    ],
    address: ['Din adress', 'Adressen som du ansluter från hålls i minnet för att hejda missbruk. Den lagras inte.'],
  },
  kept: {
    forGood: 'De sparas utan gräns, så att en match kan spelas vidare och kontrolleras senare.',
    finished:
      'Avslutade matcher raderas {days, plural, one {# dag} other {# dagar}} efter sista draget, om inte den som driver servern behåller en för gott.',
    unfinished: 'De som ingen spelar vidare raderas efter {days, plural, one {# dag} other {# dagar}}.',
    unknown: 'Det gick inte att fråga servern hur länge.',
  },
  yourNumber: 'Den som driver servern hittar det som sparas om dig med ditt nummer: {person}',
  forgetTitle: 'Få det borttaget',
  forgetHelp:
    'En knapp tar bort ditt namn ur alla matcher, allt du har sagt, vilka du har blockerat och allt i den här webbläsaren. Dina drag står kvar under ett nummer som inte längre är någons, så att de andra kan kontrollera sina matcher. En match som pågår har du lämnat. Det som är anmält finns kvar sin tid ut.',
  forget: 'Glöm mig',
  forgetAsk: 'Glömma den här webbläsarens spelare? Det går inte att ångra.',
  forgetYes: 'Ja, glöm mig',
  keep: 'Behåll allt',
  done: 'Klart. Den som öppnar sidan nu är någon ny.',
  failed: 'Servern svarade inte, och inget togs bort. Försök igen.',
};
