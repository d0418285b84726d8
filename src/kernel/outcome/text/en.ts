// How a match ended, in English: what all games say of it. Every other language has the same keys, and the same values in braces.

export const en = {
  won: '{who, person, you {You win} youAnd {You and # win} one {# wins} other {# win}}',
  drawn: 'A draw',
  /** Who won, and what decided it. */
  whole: '{won} · {how}',
  /** What decided where it was not the cards. */
  by: {
    resigned: '{loser, person, you {you resigned} youAnd {you and # resigned} other {# resigned}}',
    time: '{loser, person, you {you ran out of time} youAnd {you and # ran out of time} other {# ran out of time}}',
    left: '{loser, person, you {you left the table} youAnd {you and # left the table} other {# left the table}}',
  },
} as const;
