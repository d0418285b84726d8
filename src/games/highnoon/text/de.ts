// HighNoon auf Deutsch.

import { rich } from '../../../kernel/face.ts';
import type { Texts } from './texts.ts';

export const de: Texts = {
  name: 'Solitaire HighNoon',
  blurb: 'Zwei Klondikes, acht gemeinsame Ablagen, keine Züge der Reihe nach: Wer schneller ist, legt ab.',
  or: ' oder ',
  waste: 'Abwurf',
  draw: (cards) => (cards === 1 ? rich`Ziehen` : rich`${cards} ziehen`),
  recycle: rich`Abwurf umdrehen`,
  flip: (column) => rich`${column} aufdecken`,
  move: ({ card, cards, from, to }) => {
    if (card === undefined) return cards === 1 ? rich`${from} → ${to}` : rich`${from} → ${to}, ${cards} Karten`;
    return cards === 1 ? rich`${card} → ${to}` : rich`${card} und ${cards - 1} weitere → ${to}`;
  },
  place: (from, card) => (card === undefined ? rich`Ablegen von ${from}` : rich`${card} ablegen`),
  refusals: {
    'match-finished': () => ({ title: 'Partie beendet', text: rich`Die Partie ist zu Ende; beginne eine neue.` }),
    'not-dealt': () => ({ title: 'Nicht ausgeteilt', text: rich`Die Karten sind noch nicht ausgeteilt.` }),
    'foreign-zone': () => ({
      title: 'Nicht deine Karten',
      text: rich`Du bewegst nur eigene Karten, und nur auf eigene Spalten und die Ablagen.`,
    }),
    'stock-empty': ({ count }) => ({
      title: 'Stapel leer',
      text: count > 0 ? rich`Es gibt nichts zu ziehen: Dreh den Abwurf um.` : rich`Es gibt nichts zu ziehen.`,
    }),
    'stock-left': ({ count }) => ({
      title: 'Erst ziehen',
      text: rich`Der Abwurf wird umgedreht, wenn der Stapel leer ist; dort liegen noch ${count}.`,
    }),
    'waste-empty': () => ({ title: 'Abwurf leer', text: rich`In deinem Abwurf liegt keine Karte.` }),
    'column-empty': ({ column }) => ({ title: 'Nichts da', text: rich`${column} ist leer.` }),
    'already-open': ({ card }) => ({ title: 'Schon offen', text: rich`${card} liegt offen.` }),
    'face-down': ({ column, count }) => ({
      title: 'Verdeckt',
      text: rich`Verdeckte Karten bewegen sich nicht; offen in ${column}: ${count}.`,
    }),
    'onto-face-down': ({ card, column }) => ({
      title: 'Verdeckt',
      text: rich`${card} kann nicht auf einer verdeckten Karte liegen: Deck zuerst ${column} auf.`,
    }),
    'too-few-cards': ({ column, count }) => ({ title: 'Zu viele', text: rich`Karten in ${column}: ${count}.` }),
    'not-a-run': ({ column, count }) => ({
      title: 'Keine Folge',
      text: rich`Nur eine Folge bewegt sich als Ganzes: um eins absteigend, Farben abwechselnd. Oben in ${column}: ${count}.`,
    }),
    'same-column': () => ({ title: 'Dieselbe Spalte', text: rich`Wähle eine andere Spalte.` }),
    'wrong-rank': ({ card, top }) => ({
      title: 'Falscher Rang',
      text: rich`${card} kann nicht auf ${top} liegen: Sie muss um eins niedriger sein.`,
    }),
    'same-colour': ({ card, top }) => ({
      title: 'Gleiche Farbe',
      text: rich`${card} kann nicht auf ${top} liegen: Rot und Schwarz wechseln sich ab.`,
    }),
    'kings-only': ({ card }) => ({
      title: 'Nur Könige',
      text: rich`${card} kann keine Spalte beginnen; das kann nur ein König.`,
    }),
    'not-next': ({ card, next }) => ({
      title: 'Passt nicht',
      text: [...rich`${card} passt auf keine Ablage; dort folgt `, ...next, '.'],
    }),
    'off-foundation': () => ({ title: 'Bleibt liegen', text: rich`Von einer Ablage wird nie etwas genommen.` }),
  },
  zones: {
    stock: 'Stapel',
    waste: 'Abwurf',
    column: (name) => `Spalte ${name}`,
    foundation: (name, suit) => `Ablage ${name}, ${suit}`,
    of: (who, zone) => `${who}: ${zone}`,
  },
  facts: {
    mode: (shared, drawCount) => `${shared ? 'Gemischte Decks' : 'Jeder ein Deck'} · ${drawCount} ziehen`,
    quiet: (actions, limit) => `Kein Fortschritt: ${actions} von ${limit}`,
  },
  score: (left) => `${left} übrig`,
  events: {
    dealt: rich`Beide Seiten sind ausgeteilt. Los!`,
    drew: (who, cards) => [...rich`${who}: `, ...cards, ' vom Stapel'],
    recycled: (who) => rich`${who}: Abwurf umgedreht`,
    moved: (who, cards, from, to) => [...rich`${who}: `, ...cards, ` ${from} → ${to}`],
    placed: (who, card, points) => rich`${who}: ${card} abgelegt, +${points}`,
    turned: (who, card, column) => rich`${who}: ${card} aufgedeckt in ${column}`,
    ended: {
      cleared: rich`Die letzte Karte ist abgelegt.`,
      blocked: rich`Niemand kann noch eine Karte ablegen oder aufdecken.`,
      quiet: rich`Lange ist niemand weitergekommen.`,
    },
  },
  outcome: {
    cleared: (who) => rich`Keine Karten mehr. Sieg: ${who}`,
    blocked: (who, tally) => rich`Blockiert. Sieg: ${who}, Punkte ${tally}`,
    quiet: (who, tally) => rich`Kein Fortschritt mehr. Sieg: ${who}, Punkte ${tally}`,
    stalled: (who, tally) => rich`Zu lange kein Fortschritt. Sieg: ${who}, Punkte ${tally}`,
    drawn: (tally) => rich`Unentschieden, Punkte ${tally}`,
    resigned: (who, loser) => rich`Sieg: ${who}. Aufgegeben: ${loser}`,
    time: (who, loser) => rich`Sieg: ${who}. Zeit abgelaufen: ${loser}`,
    left: (who, loser) => rich`Sieg: ${who}. Nicht mehr am Tisch: ${loser}`,
  },
  options: {
    preset: 'Regeln',
    'preset.classic': 'Klassisch',
    'preset.shared': 'Gemischte Decks',
    'preset.draw3': 'Drei ziehen',
    mode: 'Decks',
    'mode.split': 'Jeder eines',
    'mode.shared': 'Beide zusammen gemischt',
    drawCount: 'Karten auf einmal ziehen',
    'drawCount.1': 'Eine',
    'drawCount.3': 'Drei',
    autoReveal: 'Frei gewordene Karten decken sich selbst auf',
    'autoReveal.true': 'Ja',
    'autoReveal.false': 'Nein, von Hand',
    emptyColumn: 'In eine leere Spalte darf',
    'emptyColumn.king': 'Nur ein König',
    'emptyColumn.any': 'Jede Karte',
    quietLimit: 'Aktionen ohne Fortschritt, die die Partie beenden (0: keine)',
  },
};
