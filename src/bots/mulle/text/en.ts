// Why a move of Mulle is good, in English. Every other language has the same keys, and the same values in braces.

export const en = {
  mulles: 'It takes {count, plural, one {a mulle} other {# mullar}}: {points, plural, one {# point} other {# points}}.',
  tabbe: 'It clears the table: a tabbe.',
  takesRivalBuild: 'It takes a rival’s build of {value, number}: {cards, plural, one {# card} other {# cards}}.',
  takesIntake:
    'It takes {cards, plural, one {# card} other {# cards}}, {intake, plural, one {# point} other {# points}} towards the bonus.',
  takes: 'It takes {cards, plural, one {# card} other {# cards}}.',
  buildsMulle: 'It builds the twins {twin} together: a mulle of {points, number} for whoever takes it.',
  rebuilds: 'It makes a rival’s build yours, worth {value, number} now.',
  builds:
    'It builds {value, number} for {taker}; {out, plural, one {one hidden card takes} other {# hidden cards take}} it too.',
  safeBuild: 'It builds {value, number} for {taker}, and no hidden card takes it.',
  leavesNothing: 'It leaves nothing that a hidden card can take.',
  leavesLittle: 'It leaves little: only {takers, number} of {hidden, number} hidden cards take anything.',
  worthless: 'It gives nothing away: {card} scores for nobody any more.',
  keepsIntake: 'It keeps {kept}, {intake, plural, one {# point} other {# points}} towards the bonus.',
} as const;
