// The words of tables on this device in German.

export const de = {
  openedHere: 'Es gibt keine Verbindung, also wird diese Partie auf deinem Gerät gespielt.',
  unkept:
    'Diese Partie kann nicht gespeichert werden: Das Gerät ist voll, oder der Browser erlaubt es nicht. Wenn du die Seite schließt, ist sie verloren.',
  missing:
    'Auf einem Gerät gespielte Partien werden nur dort aufbewahrt. Vielleicht hat der Browser diese gelöscht, oder sie wurde auf einem anderen Gerät gespielt.',
  deleted: 'Der Browser hat die auf diesem Gerät aufbewahrten Partien gelöscht.',
  offlineOnly: 'Keine Verbindung: Gegen Bots und an einem Gerät kannst du trotzdem spielen.',
  turnOf: '{name}, du bist am Zug',
  takeDevice: 'Nimm das Gerät. Wenn sonst niemand hinsieht, zeig deine Karten.',
  show: 'Ich bin {name}: meine Karten zeigen',
  mayAct: '{name} hat jetzt vielleicht etwas anzusagen.',
  handOver: 'Weitergeben',
  hereSeat: 'An diesem Gerät',
  nameOf: 'Name von Spieler {n}',
  playerN: 'Spieler {n}',
  noRaceHere: 'In diesem Spiel spielen beide gleichzeitig, also braucht es zwei Geräte.',
  newVersion: 'Eine neue Version ist bereit.',
  reload: 'Neu laden',
  later: 'Später',
} as const;
