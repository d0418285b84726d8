// Die Analyse eines Zuges auf Deutsch.

import type { Translation } from '../../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  phases: { deal: 'noch nicht gegeben', play: 'im Gange', end: 'zu Ende' },
  checks: {
    isCorrectPhase: 'Richtige Phase',
    isPlayersTurn: 'Spieler ist am Zug',
    playerHasCard: 'Spieler hat die Karte',
    notReserved: 'Karte ist frei',
    onTable: 'Liegt auf dem Tisch',
    mayRebuild: 'Darf umgebaut werden',
    addsUp: 'Summe stimmt',
    takesAll: 'Nimmt alles',
    mayBuild: 'Darf gebaut werden',
    mayTrotta: 'Darf Trotta spielen',
    mayDiscard: 'Darf ablegen',
    correctPoints: 'Gewonnene Punkte',
  },
  reasons: {
    'in-play': 'Es wird gespielt.',
    'no-play': 'Es wird gerade nicht gespielt.',
    'on-turn': 'Der Spieler ist am Zug.',
    'holds-card': '{card} ist auf der Hand.',
    'card-not-held': '{card} ist nicht auf der Hand.',
    'not-reserved': 'Kein Bau hängt von {card} ab.',
    'lies-there': 'Alles Genannte liegt auf dem Tisch.',
    'open-build': 'Der Bau mit dem Wert {value} darf umgebaut werden.',
    'sum-right': 'Alles Genommene ergibt {value}, den Wert von {card}.',
    'value-right': 'Der Bau {from} wird zu {value}.',
    'takes-all': '{card} nimmt alles, was möglich ist.',
    'can-be-taken': 'Eine Karte für {value} bleibt auf der Hand, und niemand sonst hat so einen Bau.',
    gathers: '{card} sammelt ein, was {value} ergibt.',
    feeds: '{card} geht in den eigenen Bau mit dem Wert {value}.',
    'lays-down': 'Der Spieler hat keinen Bau, und die Karte muss nichts nehmen.',
    'other-action': 'Für diese Aktion ohne Belang.',
    'not-asked': 'Nicht geprüft: Eine frühere Prüfung ist gescheitert.',
    'not-taken': 'Die Aktion wird nicht ausgeführt, also wird nichts gezählt.',
    'nothing-taken': 'Es wird nichts genommen.',
    'points-right': 'Nachgezählt: {points}.',
    'points-wrong': '{points} wurden gegeben; nachgezählt sind es {expected}.',
  },
  findings: {
    cards: 'Karten',
    hands: 'Karten auf der Hand',
    builds: 'Bauten',
    points: 'Punkte',
  },
  details: {
    cards: 'Stapel {stock}, genommen {taken, list}',
    hands: '{counts, list}',
    builds: '{none, select, true {keine} other {{values, list}}}',
    points: '{points}',
  },
};
