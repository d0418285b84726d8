// Why a move of Mythos is good, in English. Every other language has the same keys, and the same values in braces.

export const en = {
  ahead: 'It puts you ahead on mission {lane}: {own, number} to {rival, number}.',
  aheadByEdge: 'It levels mission {lane} at {both, number}, and you hold the Edge.',
  removes: 'It takes {lost, number} power from your rival on mission {lane}.',
  strengthens: 'It adds {gained, number} power on mission {lane}: {own, number} to {rival, number}.',
  draws: 'It draws {drawn, plural, one {# card} other {# cards}}.',
  gainsChakra: 'It brings {gained, number} chakra.',
  keepsChakra: 'It leaves {left, number} chakra for more.',
  ambush: 'Hidden, {card} waits for its AMBUSH.',
  bringsChakra: 'Every character in play brings one more chakra next round.',
  aheadEverywhere: 'You are ahead on every open mission: the rest of your hand can wait.',
  takesEdge: 'The first to pass takes the Edge.',
  goodHand: '{cheap, number} characters that cost 3 or less are a good start.',
  dearHand:
    '{cheap, plural, =0 {No character costs} one {Only one character costs} other {Only # characters cost}} 3 or less.',
} as const;
