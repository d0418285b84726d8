// Three Quays in German.

import type { Translation } from '../../../src/kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  name: 'Drei Kais',
  blurb: 'Mach deine Boote fest, versteck eins im Nebel und sei am stärksten an den Kais.',
  card: '{fleet} {n}',
  fleets: { S: 'Sonne', M: 'Mond' },
  quays: { A: 'Fischkai', B: 'Holzkai', C: 'Gewürzkai' },
  ranks: { 0: 'Schiffsjunge', 1: 'Maat', 2: 'Kapitän' },
  actions: { moor: '{card} → {quay}', fog: '{card} → {quay}, im Nebel', sail: 'Segel setzen' },
  previews: {
    moor: '{quay}',
    fog: '{quay}, im Nebel',
    effect: '{mine} gegen {theirs}{inFog, select, true { und den Nebel} other {}}',
  },
  lanes: {
    all: 'Kais',
    open: '{n, plural, one {# Punkt} other {# Punkte}}',
    nobody: '{n, plural, one {# Punkt} other {# Punkte}} · für niemanden',
    yours: '{n, plural, one {# Punkt} other {# Punkte}} · für dich',
    theirs: '{n, plural, one {# Punkt} other {# Punkte}} · {who}',
  },
  events: {
    dealt: 'Flut {tide}. Es beginnt: {who}.',
    moored: '{who}: {card} → {quay}',
    fogged: '{who}: ein Boot im Nebel → {quay}',
    foggedOwn: '{who}: {card} im Nebel → {quay}',
    lifted: 'Aus dem Nebel am {quay}: {card} ({who})',
    paid: '{quay}: {who}, {high} gegen {low}',
    unpaid: '{quay}: niemand, {high} gegen {low}',
    sailed: 'Unter Segeln: {who}',
  },
  refusals: {
    'match-finished': ['Partie beendet', 'Diese Partie ist vorbei: Beginne eine neue.'],
    'not-your-turn': ['Du bist nicht dran', 'Warte, bis auf der anderen Seite ein Boot festgemacht hat.'],
    'card-not-in-hand': ['Nicht dein Boot', '{card} hast du nicht auf der Hand.'],
    'no-berth': ['Kein freier Liegeplatz', 'Deine drei Liegeplätze am {quay} sind belegt. Nimm einen anderen Kai.'],
    'no-fog': [
      'Kein Nebel mehr',
      '{n, plural, =0 {In dieser Partie gibt es keinen Nebel} one {Im Nebel darfst du # Boot pro Flut verstecken} other {Im Nebel darfst du # Boote pro Flut verstecken}}. Mach dieses offen fest.',
    ],
    'boats-left': [
      'Noch nicht',
      'Erst {n, plural, one {muss noch # Boot} other {müssen noch # Boote}} festmachen, dann werden die Segel gesetzt.',
    ],
    sailed: ['Schon unter Segeln', 'Du hast Segel gesetzt. Die nächste Flut kommt, sobald beide so weit sind.'],
    'tide-over': ['Die Flut ist vorbei', 'Alle Boote sind fest. Setz Segel für die nächste Flut.'],
  },
  zones: { ownHand: 'Deine Hand', hand: 'Hand: {who}', quay: '{letter} {quay}: {who}', sea: 'Auf See' },
  facts: {
    tide: 'Flut {n}',
    fog: 'Nebel: {n}',
    fogOf: 'Nebel, {who}: {n}',
    sailed: 'unter Segeln',
    sailedOf: 'Unter Segeln: {who}',
    paid: 'Der Nebel hat sich gelichtet',
  },
  outcome: {
    points: 'Gewonnen: {who}, {n} zu {other}.',
    draw: 'Unentschieden mit je {n} Punkten.',
    conceded: 'Aufgegeben: {loser}. Gewonnen: {who}.',
  },
  options: {
    preset: 'Regeln',
    'preset.standard': 'Normal',
    'preset.quick': 'Schnell',
    'preset.foggy': 'Neblig',
    target: 'Punkte zum Sieg',
    'target.21': '21 Punkte',
    'target.12': '12 Punkte',
    fog: 'Boote im Nebel',
    'fog.1': '1 pro Flut',
    'fog.2': '2 pro Flut',
    'fog.0': 'keine',
    convoy: 'Konvoi-Bonus',
    'convoy.3': '3',
    'convoy.0': 'keiner',
  },
};
