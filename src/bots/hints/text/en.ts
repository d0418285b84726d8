// What page, terminal and analysis say of hints, in English. Every other language has the same keys, and the same values in braces.

export const en = {
  hint: 'Hint',
  /** What a hint says first: the move. */
  move: 'Hint: {move}.',
  thinking: 'Thinking…',
  none: 'No hint for this position.',
  silence: 'Say nothing',
  /** Makes the move. */
  doIt: 'Play this',
  compare: 'Compare moves',
  /** One move that was weighed. */
  weight: '{chance, number} % ± {error, number}',
  /** What the numbers are. */
  about: 'How well each move does in what you can’t see: an estimate, 100 % is a sure win.',
  /** Reasons that hold in any game. */
  reasons: {
    only: 'It is the only legal move.',
    solved: 'Worked out to the end: nothing is better.',
    silence: 'There is nothing worth saying.',
    usual: 'It is what the strongest bot would play.',
    equal: 'All moves are about equal here.',
    close: 'A close call: another move looks about as good.',
    best: 'It does best in what I can imagine: {chance, number} %, the next best {next, number} %.',
  },
} as const;
