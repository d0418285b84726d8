// What page and terminal say of a level of bots, in English. Every other language has the same keys, and the same values in braces.

export const en = {
  /** A bot of a level. */
  botLevel:
    '{level, select, easy {easy} medium {medium} hard {hard} expert {expert} random {random} greedy {simple} heuristic {skilled} other {{level}}} bot',
  /** One honest sentence about how each level plays. */
  aboutLevel: {
    easy: 'Remembers little and often plays the second-best move.',
    medium: 'Remembers some of what it has seen and sometimes misses the best move.',
    hard: 'Remembers most of what it has seen and seldom errs.',
    expert: 'Remembers everything it has seen and thinks ahead.',
    random: 'Makes any legal move, without a thought.',
    greedy: 'Takes what it can get now and never thinks ahead.',
    heuristic: 'Follows rules of thumb and never thinks ahead.',
    other: 'An older bot.',
  },
  /** How strong it is, for those who can't see the bars. */
  strength: 'Strength {bars, number} of {of, number}',
} as const;
