// The words of tables on this device in English. Every other language has the same keys, and the same values in braces.

export const en = {
  openedHere: 'There is no connection, so this match is played on your device.',
  unkept:
    'This match can’t be saved: the device is full, or the browser doesn’t allow it. It is lost when you close the page.',
  missing:
    'Matches that are played on a device are kept there and nowhere else. The browser may have deleted this one, or it was played on another device.',
  // the front page
  deleted: 'The browser has deleted the matches that were kept on this device.',
  offlineOnly: 'No connection: against bots and on one device you can play all the same.',
  // several people at one device
  turnOf: '{name}, it’s your turn',
  takeDevice: 'Take the device. When nobody else is looking, show your cards.',
  show: 'I’m {name}: show my cards',
  mayAct: '{name} may have something to say now.',
  handOver: 'Hand over',
  hereSeat: 'On this device',
  nameOf: 'Name of player {n}',
  playerN: 'Player {n}',
  noRaceHere: 'Both play at once in this game, so it needs a device for each.',
  // a new version
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
} as const;
