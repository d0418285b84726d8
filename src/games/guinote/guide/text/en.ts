// The guide to Guiñote in English; the game’s own words stay Spanish.

export const en = {
  aim: {
    first: 'Take tricks with points in them: the as counts 11, the tres 10, the rey 4, the sota 3, the caballo 2.',
    second: 'Rey and sota of one suit are worth 20 more, in trump 40: sing them right after winning a trick.',
    third: 'Whoever has 101 points wins the partida, if at least 30 of them come from cards.',
  },
  chapters: { robo: 'Robo: cards to draw', arrastre: 'Arrastre: the last cards' },
  steps: {
    welcome:
      'Guiñote is played in tricks: each player lays a card, the better one takes both. The card under the stock, the pinta, makes its suit trump: here oros.',
    values:
      'From high to low: {as} 11 points, {tres} 10, {rey} 4, {sota} 3, {caballo} 2. The 7, 6, 5, 4 and 2 count nothing.',
    firstTrick:
      'Your rival has led {lead}, worth 10. While there are cards to draw you may play anything. Take it: play {as}.',
    cante:
      'The trick is yours, 21 points, and each of you has drawn a card. You hold {rey} and {sota}: sing them for 20.',
    seven:
      'You also hold {seven}, the seven of trump. After winning a trick you may change it for the pinta, {pinta}. Do that.',
    lead: 'Whoever wins a trick leads to the next. Keep what is good: lead {low}.',
    drawn:
      'The rival took that one with a higher card of the suit. A trump would have beaten both. So it goes on until the stock is gone.',
    noStock:
      'Now the stock is gone: the arrastre. From here on you are bound: follow suit, beat the card if you can, and trump if you have none of the suit.',
    follow:
      '{lead} was led. Try {other}, then {low}: the table says why not. You hold copas, and one that beats it: play {as}.',
    yourLead: 'Your trick, your lead: whatever you like. Lead {card}, which is worth nothing.',
    trump:
      'The rival won and leads {lead}. You have no espadas, so you owe a trump. Try {wrong} first if you like, then play {trump}.',
    last: 'The last trick is worth ten more, las diez de últimas. Lead your last card, {card}.',
    count:
      'Cards, cantes and the last ten are added up. You have 101 and more: the partida is yours. Three partidas win the coto. Now you can play!',
  },
  quick: {
    order: { term: 'Order and points', text: 'The 7, 6, 5, 4 and 2 follow and count nothing.' },
    robo: { term: 'Robo', text: 'Play any card; after each trick everybody draws one.' },
    arrastre: { term: 'Arrastre', text: 'Follow suit, beat it if you can, trump if you have none.' },
    cante: { term: 'Cante', text: 'Rey and sota of a suit after winning a trick: 20, in trump 40.' },
    seven: { term: 'The seven', text: 'The seven of trump may be changed for the pinta after winning a trick.' },
    goal: { term: 'Goal', text: '101, of which 30 from cards; the last trick counts 10 more.' },
  },
  disputes: {
    trumped: {
      claim: '“The lead was trumped, and I hold the suit.”',
      answer: 'Then following is enough: a card of the suit can’t beat a trump, so any card of it will do.',
    },
    partner: {
      claim: '“My partner is winning. Must I beat that?”',
      answer: 'No. You follow suit, but need neither beat nor trump. Stricter tables decide otherwise.',
    },
    lastDraw: {
      claim: '“Can I still change the seven before the last draw?”',
      answer: 'Yes, if your side won the trick: the game stops there, and the pinta is drawn only afterwards.',
    },
  },
  examples: {
    beat: 'Trump is oros, the stock is gone. Which card may you play?',
    trumped: 'Your rival on the left has trumped the lead. Which card may you play?',
    partner: 'Your partner’s card is winning. Which card may you play?',
  },
} as const;
