// Analysen av ett drag på svenska.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  phases: { deal: 'inte givet än', play: 'pågår', end: 'slut' },
  checks: {
    isCorrectPhase: 'Rätt fas',
    mayAct: 'Får agera',
    rightPlaces: 'Rätt platser',
    canDraw: 'Får dra',
    canRecycle: 'Får vända kasthögen',
    canFlip: 'Får vända upp',
    cardsThere: 'Korten finns',
    faceUp: 'Korten ligger öppet',
    isRun: 'Flyttas tillsammans',
    fitsColumn: 'Passar i kolumnen',
    fitsFoundation: 'Passar på en grundhög',
    correctPoints: 'Vunna poäng',
  },
  reasons: {
    'in-play': 'Matchen pågår.',
    'no-play': 'Inget spelas just nu.',
    'no-turns': 'Det finns inga turer: båda får agera när som helst.',
    'own-places': 'Platserna är spelarens egna.',
    'no-places': 'Draget nämner ingen plats.',
    'stock-there': 'Det finns kort i talongen.',
    'stock-gone': 'Talongen är tom men inte kasthögen.',
    'top-down': 'Det översta kortet ligger med baksidan upp.',
    'cards-there': 'Korten finns där.',
    'card-open': 'Det som flyttas ligger öppet.',
    'single-card': 'Ett ensamt kort får alltid flyttas.',
    'a-run': '{count} kort bildar en svit.',
    'on-card': '{card} passar på {top}.',
    'on-empty': '{card} får börja en tom kolumn.',
    'on-foundation': 'En grundhög väntar på {card}.',
    'other-action': 'Det krävs inte för det här draget.',
    'not-asked': 'Prövas inte: en tidigare kontroll underkändes.',
    'not-taken': 'Draget görs inte, så inget räknas.',
    'nothing-placed': 'Inget kort läggs på en grundhög.',
    'points-right': 'Omräknat: {points}.',
    'points-wrong': '{points} gavs; omräknat blir det {expected}.',
  },
  findings: {
    cards: 'Kort',
    foundations: 'Grundhögar',
    columns: 'Kolumner',
    score: 'Poäng',
    ending: 'Fas',
  },
  details: {
    cards: '{left, list} kvar',
    foundations: 'höjder {tops, list}',
    score: 'poäng {score, list}, lagda {placed, list}',
    ending: '{phase}',
  },
};
