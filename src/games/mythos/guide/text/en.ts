// The guide to Mythos in English.

export const en = {
  aim: {
    first: 'Four rounds, one new mission each, worth 1, 2, 3 and 4 points.',
    second: 'Send characters there, face-up or hidden, and pay with chakra. The greater power wins a mission.',
    third: 'After round 4 more points win; at equal points the holder of the Edge.',
  },
  chapters: { power: 'Power wins missions', hidden: 'Hidden characters' },
  steps: {
    welcome:
      'In each round a mission is revealed. Now it is D, worth 1 point. Whoever has more power there at the end of the round wins it.',
    chakra:
      'Chakra pays for what you do: 5 each round, and one more for each of your characters in play. You act in turn, one action each.',
    play: '{card} costs 3 and has power 4. Choose the card, then mission D, face-up.',
    dear: 'The rival has hidden somebody for 1 chakra. You have 2 left: too little for {dear}, try it. {card} costs 1: play that.',
    pass: '{rival} was revealed, and stole chakra: some effects fire only then. You lead 6 to 2. Pass: the first to pass takes the Edge, which breaks ties.',
    won: 'Two passes end the round. The mission is yours, one point. A new round brings a new mission, chakra and two cards.',
    hide: 'Any character can be played hidden for 1 chakra: no power yet, but nobody knows who it is. Hide {card} on mission C.',
    upgrade:
      'The rival has 4 there. A side can’t have two of one name on a mission: playing {card} beside {scout} is refused. Upgrade instead, for the difference of 3.',
    reveal: 'The rival has passed. Reveal {card} for its cost less 1: its AMBUSH steals chakra, and its power counts.',
    last: 'You are far ahead on C. Pass, and the round is over.',
    end: 'Two more points. So it goes for four rounds; the later missions are worth more. Cards say what they do. Now you can play!',
  },
  quick: {
    round: {
      term: 'Round',
      text: 'A new mission, 5 chakra and 1 for each of your characters; two cards from round 2 on.',
    },
    play: { term: 'Play', text: 'A character face-up on a revealed mission, for its cost: its MAIN fires.' },
    hide: { term: 'Hide', text: 'Any character face down, for 1. Revealed for its cost less 1: AMBUSH fires.' },
    upgrade: { term: 'Upgrade', text: 'A dearer card of the same name replaces one, for the difference.' },
    jutsu: { term: 'Jutsu', text: 'Played once, with a face-up character of yours.' },
    pass: { term: 'Pass', text: 'The first to pass takes the Edge; two passes in a row end the round.' },
    win: { term: 'Win', text: 'More power wins a mission, the Edge a tie. Most points after round 4.' },
  },
  disputes: {
    tie: { claim: '“It’s 5 to 5. Who gets the mission?”', answer: 'The holder of the Edge. At 0 to 0 nobody does.' },
    hidden: {
      claim: '“My hidden character has power 5.”',
      answer: 'Not while it is hidden: then it has no power and no effects. Reveal it in time.',
    },
    pass: {
      claim: '“You have passed, you can’t act any more.”',
      answer: 'A pass is not final: if the other acts, both go on. Only two passes in a row end the phase.',
    },
  },
  examples: { play: 'You have 3 chakra, and Kaito — Scout is on mission D. What is allowed?' },
} as const;
