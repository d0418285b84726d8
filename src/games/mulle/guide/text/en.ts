// The guide to Mulle in English; the game’s own words stay Swedish.

export const en = {
  aim: {
    first:
      'Take cards from the table with a card of your hand: cards that add up to its value, or builds of that value.',
    second: 'There are two packs: take a card together with its twin, and that is a mulle, worth the card’s number.',
    third: 'Leaving the table empty is a tabbe, 1 point. After two omgångar the higher total wins.',
  },
  chapters: { captures: 'Taking cards', builds: 'Builds' },
  steps: {
    welcome:
      'You play one card each turn: it takes cards from the table, makes a build, or is laid down. An ace counts 1, jack 11, queen 12, king 13.',
    sum: 'Your {card} takes cards that add up to 7. {wrong} alone is not enough; {three} and {four} are. Choose {card}, then take.',
    twin: 'You hold {card}, and its twin lies on the table. Together they are a mulle: nine points. Take it.',
    discard:
      'Nothing on the table fits {card} now, so you may lay it down. Do that. A card that could take something may not be laid down.',
    capturesDone: 'Leave the table empty with a capture and you get a tabbe, one point more. Next: builds.',
    build:
      'You can prepare a capture. Build {five} on {three}: together 8, and you keep {eight} to take it. Without a card for it there is no build: {eight} on {three} is refused.',
    owner:
      'The build is yours. As long as it lies there you may not lay cards down, and {eight} is reserved for it. Try {six}, then take the build with {eight}.',
    specials:
      'Three kinds of cards are worth more in the hand: {ace} and every ace 14, {two} 15, {ten} 16. They take only builds of that value.',
    end: 'Spades, aces and {ten} count for the bonus: twice whatever you have above 20. That is all you need. Now you can play!',
  },
  quick: {
    order: {
      term: 'In the hand',
      text: 'Special cards take only builds of their value; on the table an ace counts 1.',
    },
    take: { term: 'Take', text: 'Builds of the card’s value, and groups that add up to it: all you can.' },
    build: { term: 'Build', text: 'Lay a card on another; keep a card worth the sum.' },
    discard: { term: 'Lay down', text: 'Only if you own no build and the card can take nothing.' },
    mulle: { term: 'Mulle', text: 'A card and its twin taken together: its number in points.' },
    tabbe: { term: 'Tabbe', text: 'A capture that leaves the table empty: 1 point.' },
    bonus: { term: 'Bonus', text: 'Twice what you have above 20 in spades, aces and ♦10.' },
  },
  disputes: {
    all: {
      claim: '“I only wanted the four and the three.”',
      answer:
        'A capture must be as large as it can be: what also adds up, and every build of the value, is taken along.',
    },
    twin: {
      claim: '“Couldn’t I take more than the twin?”',
      answer: 'No: if the twin lies loose, the card takes that and nothing else.',
    },
    special: {
      claim: '“My ace lies there; why can’t I take it with an ace?”',
      answer: 'In the hand an ace is worth 14, and special cards never take loose cards, only builds of their value.',
    },
  },
  examples: {
    take: 'Which of these captures are allowed?',
    build: 'You hold these cards. Which build is allowed?',
  },
} as const;
