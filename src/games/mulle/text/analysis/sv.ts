// Analysen av ett drag på svenska.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  phases: { deal: 'inte givet än', play: 'pågår', end: 'slut' },
  checks: {
    isCorrectPhase: 'Rätt fas',
    isPlayersTurn: 'Spelarens tur',
    playerHasCard: 'Spelaren har kortet',
    notReserved: 'Kortet är fritt',
    onTable: 'Ligger på bordet',
    mayRebuild: 'Får byggas om',
    addsUp: 'Summan stämmer',
    takesAll: 'Tar in allt',
    mayBuild: 'Får byggas',
    mayTrotta: 'Får trotta',
    mayDiscard: 'Får slänga',
    correctPoints: 'Vunna poäng',
  },
  reasons: {
    'in-play': 'En giv spelas.',
    'no-play': 'Inget spelas just nu.',
    'on-turn': 'Det är spelarens tur.',
    'holds-card': '{card} finns på handen.',
    'card-not-held': '{card} finns inte på handen.',
    'not-reserved': 'Inget bygge hänger på {card}.',
    'lies-there': 'Allt som nämns ligger på bordet.',
    'open-build': 'Bygget på {value} får byggas om.',
    'sum-right': 'Allt som tas in blir {value}, vilket {card} är värt.',
    'value-right': 'Bygget på {from} blir {value}.',
    'takes-all': '{card} tar in allt det kan.',
    'can-be-taken': 'Ett kort för {value} blir kvar på handen, och ingen annan har ett sådant bygge.',
    gathers: '{card} samlar det som blir {value}.',
    feeds: '{card} går till det egna bygget på {value}.',
    'lays-down': 'Spelaren har inget bygge, och kortet behöver inte ta in något.',
    'other-action': 'Det krävs inte för det här draget.',
    'not-asked': 'Prövas inte: en tidigare kontroll underkändes.',
    'not-taken': 'Draget görs inte, så inget räknas.',
    'nothing-taken': 'Inget tas in.',
    'points-right': 'Omräknat: {points}.',
    'points-wrong': '{points} gavs; omräknat blir det {expected}.',
  },
  findings: {
    cards: 'Kort',
    hands: 'Kort på hand',
    builds: 'Byggen',
    points: 'Poäng',
  },
  details: {
    cards: 'talong {stock}, intagna {taken, list}',
    hands: '{counts, list}',
    builds: '{none, select, true {inga} other {{values, list}}}',
    points: '{points}',
  },
};
