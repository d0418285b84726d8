// Names of cards in English. Spanish cards keep their Spanish names: they are the words of the games. Every other language has the same keys.

export const en = {
  spanish: {
    ranks: {
      1: 'As',
      2: 'Dos',
      3: 'Tres',
      4: 'Cuatro',
      5: 'Cinco',
      6: 'Seis',
      7: 'Siete',
      8: 'Ocho',
      9: 'Nueve',
      10: 'Sota',
      11: 'Caballo',
      12: 'Rey',
    },
    suits: { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' },
    cards: { O: '{rank} de oros', C: '{rank} de copas', E: '{rank} de espadas', B: '{rank} de bastos' },
  },
  french: {
    ranks: {
      A: 'Ace',
      2: 'Two',
      3: 'Three',
      4: 'Four',
      5: 'Five',
      6: 'Six',
      7: 'Seven',
      8: 'Eight',
      9: 'Nine',
      10: 'Ten',
      J: 'Jack',
      Q: 'Queen',
      K: 'King',
    },
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    cards: { S: '{rank} of spades', H: '{rank} of hearts', D: '{rank} of diamonds', C: '{rank} of clubs' },
  },
} as const;
