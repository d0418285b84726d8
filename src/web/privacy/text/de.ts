// Die Seite über den Datenschutz auf Deutsch.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Was gespeichert wird, und wie lange',
  intro: 'Kein Konto, keine Werbung, keine fremden Programme auf dieser Seite. Das ist alles:',
  parts: {
    browser: [
      'In diesem Browser',
      'Ein Cookie mit einer Zufallszahl, ein Jahr lang: Daran erkennt ein Tisch deinen Platz, und nichts sonst. Dein Name, deine Sprache, Einstellungen und Decks, und wen du stummgeschaltet hast, bis du es löschst. Auch Partien, die du ohne Verbindung oder an einem gemeinsamen Gerät spielst, bleiben hier, bis du oder der Browser sie löscht, und die Seite selbst, damit sie sich ohne Verbindung öffnen lässt.',
    ],
    matches: [
      'Partien',
      'Die Züge und das Geben jeder Partie mit ihren Zeiten, mitgebrachte Decks und Karten, und die Namen, die die Spieler angegeben haben. {kept} Wer den Link eines Tisches hat, kann zusehen und nach dem Ende das Protokoll herunterladen.',
    ],
    talk: [
      'Gespräche',
      'Texte und Sprachnachrichten sind für die, die am Tisch sitzen, und für niemanden sonst. Sie werden einen Tag nach dem Ende der Partie gelöscht, oder nach 30 Tagen ohne Zug. Sie gehören nicht zum Protokoll.',
    ],
    reports: [
      'Meldungen',
      'Was jemand meldet, wird mit beiden Namen {days, plural, one {# Tag} other {# Tage}} lang für die Betreiber dieses Servers aufbewahrt.',
    ],
    address: [
      'Deine Adresse',
      'Die Adresse deiner Verbindung bleibt nur im Arbeitsspeicher, gegen Überflutung. Sie wird nicht gespeichert.',
    ],
  },
  kept: {
    forGood: 'Sie bleiben unbegrenzt, damit man eine Partie weiterspielen und später prüfen kann.',
    finished:
      'Beendete werden {days, plural, one {# Tag} other {# Tage}} nach dem letzten Zug gelöscht, außer wenn der Betreiber dieses Servers eine dauerhaft behält.',
    unfinished: 'Solche, die niemand weiterspielt, werden nach {days, plural, one {# Tag} other {# Tagen}} gelöscht.',
    unknown: 'Wie lange, ließ sich beim Server gerade nicht erfragen.',
  },
  yourNumber: 'Der Betreiber dieses Servers findet das, was von dir gespeichert ist, über deine Nummer: {person}',
  forgetTitle: 'Löschen lassen',
  forgetHelp:
    'Ein Knopf löscht deinen Namen aus allen Partien, alles, was du gesagt hast, wen du blockiert hast, und alles in diesem Browser. Deine Züge bleiben, unter einer Nummer, die niemandem mehr gehört, damit die anderen ihre Partien noch prüfen können. Eine laufende Partie hast du damit verlassen. Gemeldetes bleibt bis zum Ablauf seiner Frist.',
  forget: 'Mich vergessen',
  forgetAsk: 'Den Spieler dieses Browsers vergessen? Das lässt sich nicht rückgängig machen.',
  forgetYes: 'Ja, mich vergessen',
  keep: 'Alles behalten',
  done: 'Erledigt. Wer diese Seite jetzt öffnet, ist jemand Neues.',
  failed: 'Der Server hat nicht geantwortet, und nichts wurde gelöscht. Versuche es noch einmal.',
};
