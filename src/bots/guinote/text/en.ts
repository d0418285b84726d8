// Why a move of Guiñote is good, in English. Every other language has the same keys, and the same values in braces.

export const en = {
  sings: 'It scores {points, number} at once; later you must win another trick first.',
  swaps: 'The seven becomes {pinta}, a better trump.',
  solvedOnly: 'Worked out to the last card: only this wins the partida.',
  solvedWin: 'Worked out to the last card: it wins the partida.',
  solvedOn: 'Worked out to the last card: nothing leaves you better off for the vueltas.',
  solvedLost: 'Worked out to the last card: against best play the partida is lost; nothing loses by less.',
  takes: 'It takes a trick worth {points, plural, one {# point} other {# points}}.',
  takesOver: 'It takes over the trick, worth {points, number} so far.',
  lastTrick: 'It takes the last trick: {points, number} and the ten for it.',
  loads: 'It gives {points, plural, one {# point} other {# points}} to the trick your partner is winning.',
  keepsFromRivals: 'It keeps {kept} out of a trick the rivals are winning.',
  keepsTop: 'It keeps {kept}: {out, plural, one {one trump is} other {# trumps are}} still out.',
  keepsUnder: 'It keeps {kept}: {higher} is still out.',
  keepsTrump:
    'It keeps {kept}: {out, plural, one {one trump of the others is} other {# trumps of the others are}} still out.',
  keepsForArrastre:
    'It keeps {kept} for the arrastre: {out, plural, one {one more trump is} other {# more trumps are}} still out.',
  unbeatable: 'Nobody can beat {card} any more.',
  drawsTrumps: 'It draws trumps: {out, plural, one {one is} other {# are}} still out.',
  keepsPair: 'It keeps {pair, and} together, to sing {points, number}.',
  denies: 'It keeps {kept}, so that nobody else can sing that suit.',
  risksNothing: 'It risks no points.',
} as const;
