// The guide to HighNoon in English.

export const en = {
  aim: {
    first: 'Two players play solitaire at the same time, each with a deck of their own. There are no turns.',
    second:
      'Eight piles in the middle belong to both: each goes up in one suit from the ace, and a card placed there gives its rank in points.',
    third: 'Whoever gets rid of all their cards wins at once. If nobody can go on, more cards placed win.',
  },
  chapters: { board: 'Your board', race: 'The race' },
  steps: {
    welcome:
      'Seven columns and a stock are yours, the eight piles in the middle belong to both of you. In a match the rival plays at the same time; here you may take yours.',
    ace: 'An ace opens a pile in the middle. Touch {ace} to place it.',
    columns:
      'In columns cards go down by one, red on black and black on red. {wrong} does not fit on {onto}: drag it there and see. {card} does: lay it there.',
    turned: 'What was face down beneath it is turned up: {two}. It goes on the ace in the middle.',
    empty:
      'The first column is empty now. Only a king may go there: try {card} if you like. None lies open, so draw a card from the stock.',
    king: '{king} has come to the waste. Lay it on the empty column: it makes room for more.',
    boardDone:
      'That is your board: turn up what is face down, and bring cards to the middle. When the stock is empty, the waste is turned over.',
    rival: 'Now there is a rival. Whoever is first, is first: place {ace} from the waste.',
    theirs: 'The rival has placed {ace}. That point is theirs, but the two of spades may come from either of you.',
    draw: 'You need {three} for your hearts. Draw.',
    three: 'There it is. Place {three}: three points.',
    end: 'If somebody was faster, your card comes back and you are told by how many milliseconds. Now you can race!',
  },
  quick: {
    aces: { term: 'Middle', text: 'Eight piles for both of you, each in one suit up from the ace.' },
    columns: { term: 'Columns', text: 'Down by one, colours alternating; whole runs move too.' },
    kings: { term: 'Empty', text: 'Only a king goes into an empty column.' },
    stock: { term: 'Stock', text: 'Draw when you like; once it is empty, turn the waste over.' },
    points: { term: 'Points', text: 'A card in the middle gives its rank to whoever places it.' },
    end: { term: 'End', text: 'Out of cards, you win at once; if all is blocked, more cards placed win.' },
  },
  disputes: {
    first: {
      claim: '“On my screen I was first.”',
      answer:
        'What counts is the order in which moves reach the table. The card comes back, and you are told by how much.',
    },
    which: {
      claim: '“I wanted the other pile of the suit.”',
      answer:
        'If both fit, the card goes to the higher one; if they are equal, to the lower number. The one you point at is only a hint.',
    },
    empty: {
      claim: '“May any card go into an empty column?”',
      answer: 'Only a king, with whatever lies on it. An option of the table allows any card.',
    },
  },
  examples: { column: 'Your columns 2 to 7; column 1 is empty. What can be done?' },
} as const;
