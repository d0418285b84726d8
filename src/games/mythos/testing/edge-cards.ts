// Cards for the scenarios where rules meet: one line each, such as copies, bonds and lines about everybody.

/** One effect a card; `plainSet` makes a set of them. */
export const EDGE_CARDS = `
character Ann — One
  group Red; cost 1; power 1
character Ann — Two
  group Red; cost 2; power 2
  UPGRADE ⚡ Gain 1 chakra.
character Ann — Best
  group Red; cost 4; power 4
character Ben — Two
  group Red; cost 2; power 2; keywords Elite
character Cid — Three
  group Blue; cost 3; power 3
character Dan — Four
  group Blue; cost 4; power 4
character Hider — One
  group Red; cost 1; power 1
  MAIN ⚡ Hide an enemy character.
character Taker — One
  group Red; cost 1; power 1
  MAIN ⚡ Take control of an enemy character.
character Taker — All
  group Red; cost 3; power 1
  MAIN ⚡ Take control of all enemy characters.
character Mover — Own
  group Red; cost 1; power 1
  MAIN ⚡ Move another friendly character.
character Mover — Any
  group Red; cost 2; power 1
  MAIN ⚡ Move any other character.
character Bond — Ambush
  group Red; cost 1; power 1
  AMBUSH ✖ Give 2 power to another friendly character.
character Bond — Main
  group Red; cost 2; power 1
  MAIN ✖ Give 2 power to another friendly character.
character Bond — Score
  group Red; cost 3; power 9
  SCORE ✖ Give 2 power to another friendly character.
character Home — Self
  group Red; cost 1; power 1
  MAIN ✖ Return this character to hand at the end of the round.
character Home — Other
  group Red; cost 2; power 1
  MAIN ✖ Return another friendly character to hand at the end of the round.
character Home — Foes
  group Red; cost 3; power 1
  MAIN ✖ Return all enemy characters to hand at the end of the round.
character Home — Elite
  group Red; cost 4; power 1
  MAIN ✖ Return all enemy characters with Elite to hand at the end of the round.
character Copy — Plain
  group Red; cost 1; power 1
  MAIN ⚡ Copy an effect of an enemy character.
character Copy — Then
  group Red; cost 2; power 1
  MAIN ⚡ Gain 1 chakra. Then: copy an effect of an enemy character.
character Copy — Twice
  group Red; cost 3; power 1
  MAIN ⚡ Copy an effect of an enemy character. Then: gain 5 chakra.
character Copy — Late
  group Red; cost 4; power 1
  MAIN ⚡ Defeat this character. Then: copy an effect of an enemy character.
character Line — Self
  group Red; cost 1; power 1
  AMBUSH ⚡ Put 3 power on this character.
character Line — Here
  group Red; cost 2; power 1
  SCORE ⚡ Put 2 power on all friendly characters on this mission.
character Line — Then
  group Red; cost 3; power 1
  UPGRADE ⚡ Gain 9 chakra.
  MAIN ⚡ Gain 1 chakra. Then: draw 1 card.
character Late — Line
  group Red; cost 4; power 1
  MAIN ✖ Give 1 power to this character.
  UPGRADE ⚡ Gain 9 chakra.
character Raiser — One
  group Red; cost 1; power 1
  MAIN ⚡ Play a character from your discard pile for 9 less.
character Small — Caller
  group Red; cost 1; power 1
  MAIN ⚡ Play a character costing 3 or less from your hand for 1 less.
character Cheap — All
  group Blue; cost 1; power 1
  MAIN ✖ Your characters cost 2 less.
character Gift — Self
  group Blue; cost 0; power 0
  MAIN ⚡ Defeat this character. Then: gain 1 chakra.
character Placer — Three
  group Blue; cost 1; power 1
  MAIN ⚡ Place the top 3 cards of your deck here, hidden.
character Score — Mover
  group Red; cost 3; power 5
  SCORE ⚡ Move this character.
character Score — Draw
  group Red; cost 2; power 5
  SCORE ⚡ Draw 1 card.
character Score — Killer
  group Blue; cost 2; power 5
  SCORE ⚡ Defeat an enemy character.
character Score — Giver
  group Blue; cost 3; power 5
  SCORE ⚡ Defeat another friendly character on this mission.
character Loser — One
  group Blue; cost 1; power 1
  SCORE ⚡ Gain 9 chakra.
  SCORE ⚡ Draw 1 card.
character Looker — One
  group Blue; cost 1; power 1
  MAIN ⚡ Look at the rival’s hand.
character Pump — One
  group Blue; cost 1; power 1
  MAIN ⚡ Put 2 power on an enemy character.
character Drain — One
  group Blue; cost 1; power 1
  MAIN ⚡ Remove 9 power from an enemy character.
character Killer — One
  group Blue; cost 1; power 1
  MAIN ⚡ Defeat an enemy character.
character Ask — Move
  group Blue; cost 1; power 1
  MAIN ⚡ You may: move this character. Then: gain 1 chakra.
character Ask — Then
  group Blue; cost 2; power 1
  MAIN ⚡ Gain 1 chakra. Then: you may: gain 2 chakra.
character Count — Hidden
  group Blue; cost 1; power 1
  MAIN ⚡ Gain 1 chakra for each hidden character of yours.
  MAIN ⚡ Gain 2 chakra for each card in your hand.
  MAIN ⚡ Gain 3 chakra for each enemy character.
jutsu Trick
  cost 1
  MAIN ⚡ Defeat this character.
  MAIN ⚡ Put 1 power on this character.
  MAIN ⚡ Put 1 power on all friendly characters on this mission.
jutsu Veil
  cost 1
  MAIN ⚡ Hide this character.
  MAIN ⚡ Put 1 power on this character.
mission Hall
  SCORE ⚡ Put 1 power on another friendly character.
mission Hill
  ✖ Give 3 power to every character here.
mission Spring
  ✖ Both players gain 2 chakra each round.
`;
