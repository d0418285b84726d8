// What is said about the people at a table and between matches, in English.

export const en = {
  // playing again
  playAgain: 'Play again',
  wantsAgain: '{name} wants to play again.',
  youWantAgain: 'You want to play again.',
  waitingFor: 'Waiting for {names, list}.',
  notThisTime: 'Not this time',
  again: { comes: 'plays again', stays: 'not this time', thinks: 'no answer yet', left: 'has left' },
  whoAgain: 'Who plays again',
  opening: 'Opening the next table…',
  nextOpen: 'The next match is at another table.',
  goThere: 'Go to the next match',
  watchThere: 'Watch the next match',
  cannotOpen: 'The next table could not be opened. Try again in a moment.',
  // what everybody must agree to
  ask: { undo: 'Ask to take back your move', pause: 'Ask for a pause', resume: 'Play on' },
  pauseNow: 'Pause',
  asks: {
    undo: '{name} asks to take back the last move.',
    pause: '{name} asks for a pause.',
    resume: '{name} wants to play on.',
  },
  asked: {
    undo: 'You asked to take back your move.',
    pause: 'You asked for a pause.',
    resume: 'You want to play on.',
  },
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  paused: 'Paused: nobody plays, no clock runs.',
  agreed: {
    undo: 'Agreed: the move has been taken back.',
    pause: 'Agreed: the match is paused.',
    resume: 'The match goes on.',
    rematch: 'Agreed: everybody plays again.',
  },
  refusedBy: '{name}: no.',
  withdrawnBy: '{name} no longer asks.',
  lapsed: 'That is no longer being asked.',
} as const;
