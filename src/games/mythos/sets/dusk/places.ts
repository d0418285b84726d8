// Jutsu, and the places that are fought over.

export const JUTSU = `
jutsu Ember Oath
  cost 1
  MAIN ⚡ Put 3 power on this character.

jutsu Second Wind
  cost 2
  MAIN ⚡ Draw 2 cards.

jutsu Tidal Veil
  cost 2
  MAIN ⚡ Hide an enemy character with power 4 or less on this mission.

jutsu Riptide
  cost 3
  MAIN ⚡ Move an enemy character on this mission. Then put 1 power on this character.

jutsu Hold the Line
  cost 2
  MAIN ⚡ Put 1 power on all friendly characters on this mission.

jutsu From the Fog
  cost 1
  MAIN ⚡ Put 1 power on this character for each hidden character of yours.

jutsu Updraft
  cost 1
  MAIN ⚡ Move this character. Then gain 1 chakra.

jutsu Cut the Rope
  cost 2
  MAIN ⚡ Move another character costing 3 or less.

jutsu Break the Mould
  cost 2
  MAIN ⚡ Defeat an enemy character costing 2 or less on this mission.

jutsu Cold Quench
  cost 1
  MAIN ⚡ Remove 2 power from all enemy characters.
  MAIN ⚡ Draw 1 card.

jutsu Borrowed Face
  cost 1
  MAIN ⚡ Copy an effect of an enemy character.

jutsu Bought Loyalty
  cost 4
  MAIN ⚡ Take control of an enemy character costing 2 or less on this mission.
`;

export const MISSIONS = `
mission The Sunken Bell
  points 1
  ✖ Give 1 power to every character here with power 4 or more.

mission Lantern Road
  points 1
  ✖ Both players gain 1 chakra each round.

mission Harbour Watch
  points 2
  SCORE ⚡ Draw 1 card.

mission Fog Market
  points 1
  ✖ Give 1 power to every character here.

mission The Long Bridge
  points 2
  SCORE ⚡ Play a character costing 2 or less from your discard pile for 2 less.

mission Quiet Shrine
  points 2

mission The Wind Stair
  points 1
  ✖ Give 2 power to every character here with power 6 or more.

mission Toll Gate
  points 1
  ✖ Both players gain 2 chakra each round.

mission The Deep Mine
  points 2
  SCORE ⚡ Place the top card of your deck here, hidden.

mission The Cold Forge
  points 1
  SCORE ⚡ Defeat an enemy character costing 2 or less on this mission.

mission The Last Lighthouse
  points 2
  SCORE ⚡ Look at the rival’s hand.

mission Night of Kites
  points 1
  SCORE ⚡ Play a character from your hand for 2 less.
`;
