// Whistle in English. Every other language has the same keys, and the same values in braces.

export const en = {
  name: 'Whistle',
  blurb: 'Five tricks, follow suit, most tricks wins.',
  card: '{rank} of {suit}',
  ranks: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', 10: 'ten' },
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  play: 'Play {card}',
  events: {
    dealt: 'The cards are dealt.',
    played: '{who}: {card}',
    took: 'Trick: {who}',
  },
  refusals: {
    'match-finished': ['Match over', 'All tricks have been played.'],
    'not-your-turn': ['Not your turn', 'Wait until the other player has played.'],
    'card-not-in-hand': ['Not your card', 'You do not hold {card}.'],
    'must-follow-suit': ['Follow suit', 'You hold {suit}, so you can’t play {card}.'],
  },
  zones: { hand: 'Hand: {who}', won: 'Tricks: {who}', trick: 'Trick', stock: 'Unused cards' },
  led: 'Led: {suit}',
  tricks: '{n, plural, one {# trick} other {# tricks}}',
  winner: 'Winner: {who}.',
  options: {
    preset: 'Rules',
    'preset.standard': 'Standard',
    'preset.quick': 'Quick',
    cards: 'Cards each',
    'cards.5': '5 cards',
    'cards.3': '3 cards',
  },
} as const;
