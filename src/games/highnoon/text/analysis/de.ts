// Die Analyse eines Zuges auf Deutsch.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  phases: { deal: 'noch nicht ausgeteilt', play: 'im Gange', end: 'zu Ende' },
  checks: {
    isCorrectPhase: 'Richtige Phase',
    mayAct: 'Darf handeln',
    rightPlaces: 'Richtige Plätze',
    canDraw: 'Darf ziehen',
    canRecycle: 'Darf den Abwurf umdrehen',
    canFlip: 'Darf aufdecken',
    cardsThere: 'Karten sind da',
    faceUp: 'Karten liegen offen',
    isRun: 'Bewegen sich gemeinsam',
    fitsColumn: 'Passt auf die Spalte',
    fitsFoundation: 'Passt auf eine Ablage',
    correctPoints: 'Gewonnene Punkte',
  },
  reasons: {
    'in-play': 'Die Partie läuft.',
    'no-play': 'Es wird gerade nicht gespielt.',
    'no-turns': 'Es gibt keine Reihenfolge: Beide dürfen jederzeit handeln.',
    'own-places': 'Die Plätze gehören dem Spieler.',
    'no-places': 'Die Aktion nennt keinen Platz.',
    'stock-there': 'Der Stapel hat noch Karten.',
    'stock-gone': 'Der Stapel ist leer, der Abwurf nicht.',
    'top-down': 'Die oberste Karte liegt verdeckt.',
    'cards-there': 'Die Karten sind da.',
    'card-open': 'Was bewegt wird, liegt offen.',
    'single-card': 'Eine einzelne Karte darf immer bewegt werden.',
    'a-run': '{count} Karten bilden eine Folge.',
    'on-card': '{card} passt auf {top}.',
    'on-empty': '{card} darf eine leere Spalte beginnen.',
    'on-foundation': 'Eine Ablage wartet auf {card}.',
    'other-action': 'Für diese Aktion ohne Belang.',
    'not-asked': 'Nicht geprüft: Eine frühere Prüfung ist gescheitert.',
    'not-taken': 'Die Aktion wird nicht ausgeführt, also wird nichts gezählt.',
    'nothing-placed': 'Es wird keine Karte abgelegt.',
    'points-right': 'Nachgezählt: {points}.',
    'points-wrong': '{points} wurden gegeben; nachgezählt sind es {expected}.',
  },
  findings: {
    cards: 'Karten',
    foundations: 'Ablagen',
    columns: 'Spalten',
    score: 'Punktestand',
    ending: 'Spielphase',
  },
  details: {
    cards: '{left, list} übrig',
    foundations: 'Höhen {tops, list}',
    score: 'Punkte {score, list}, abgelegt {placed, list}',
    ending: '{phase}',
  },
};
