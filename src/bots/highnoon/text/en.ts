// Why a move of HighNoon is good, in English. Every other language has the same keys, and the same values in braces.

export const en = {
  places: 'It puts a card on a foundation.',
  beforeRival: 'Your rival has {theirs} ready for the same place: be first.',
  holdsBack: 'Placing {card} would let your rival place {theirs}: keep it for now.',
  flips: 'It turns up a new card.',
  uncovers: 'It uncovers a card: {down, plural, one {the last one face down there} other {# lie face down there}}.',
  frees: 'It frees {card}, which fits on a foundation now.',
  empties: 'It empties a column.',
  plan: 'It begins a plan: {steps, plural, one {# move} other {# moves}} to place or uncover a card.',
  turns: 'Nothing places or uncovers a card now: look for one in the stock.',
} as const;
