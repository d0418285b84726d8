// The starter set, in the text form that people write by hand: an original world of lanterns and tides.

export const STARTER_TEXT = `set Lanterns and Tides
language en
groups Lantern, Tide, Independent
keywords Watch, Crew, Elder, Spirit

character Kaito — Scout
  group Lantern; cost 2; power 2; keywords Watch
  MAIN ⚡ Draw 1 card.

character Kaito — Captain
  group Lantern; cost 5; power 5; keywords Watch
  UPGRADE ⚡ Put 1 power on all friendly characters on this mission.
  SCORE ⚡ Draw 1 card.

character Sen — Wick Keeper
  group Lantern; cost 1; power 1
  MAIN ⚡ Put 1 power on another friendly character.

character Sen — Flame Keeper
  group Lantern; cost 4; power 3; keywords Elder
  MAIN ✖ Give 1 power to all friendly characters on this mission.
  UPGRADE ✖ Give 1 power to all friendly characters on this mission.

character Mara — Bell Ringer
  group Lantern; cost 3; power 3; keywords Elder
  SCORE ⚡ Put 2 power on another friendly character of Lantern.

character Tomo — Torchbearer
  group Lantern; cost 3; power 3; keywords Watch
  MAIN ⚡ Remove 2 power from an enemy character. Then: Put 1 power on this character.

character Ilva — Oathsworn
  group Lantern; cost 4; power 4; keywords Watch
  MAIN ⚡ If there are 2 or more other friendly characters on this mission, put 2 power on this character.

character Brann — Gate Warden
  group Lantern; cost 5; power 5; keywords Watch, Elder
  MAIN ⚡ You may: Defeat an enemy character costing 2 or less on this mission.

character Yuri — Quartermaster
  group Lantern; cost 2; power 1
  MAIN ✖ Your characters of Lantern cost 1 less.

character Hale — Drummer
  group Lantern; cost 1; power 2

character Rook — Recruiter
  group Lantern; cost 4; power 3
  MAIN ⚡ Play a character costing 3 or less from your hand for 2 less.

character Ash — Ember Spirit
  group Lantern; cost 2; power 4; keywords Spirit
  MAIN ✖ Return this character to hand at the end of the round.

character Nerin — Diver
  group Tide; cost 2; power 2; keywords Crew
  AMBUSH ⚡ Draw 1 card.

character Nerin — Deep Diver
  group Tide; cost 5; power 4; keywords Crew
  AMBUSH ⚡ Defeat an enemy character with power 3 or less on this mission.
  UPGRADE ⚡ Steal 2 chakra.

character Vex — Thief
  group Tide; cost 3; power 2
  AMBUSH ⚡ Steal 2 chakra.
  SCORE ⚡ Steal 1 chakra.

character Vex — Mirror Thief
  group Tide; cost 4; power 3
  MAIN ⚡ Copy an effect of an enemy character.
  UPGRADE ⚡ Copy an effect of an enemy character.

character Oshi — Fog Caller
  group Tide; cost 3; power 3; keywords Elder
  MAIN ⚡ Hide an enemy character with power 3 or less.

character Lune — Siren
  group Tide; cost 6; power 4; keywords Spirit
  AMBUSH ⚡ Take control of an enemy character costing 3 or less on this mission.

character Pell — Ferryman
  group Tide; cost 2; power 2; keywords Crew
  MAIN ⚡ Move another friendly character.

character Pell — Storm Pilot
  group Tide; cost 4; power 4; keywords Crew
  UPGRADE ⚡ You may: Move any other character.

character Reed — Lookout
  group Tide; cost 1; power 1; keywords Crew
  MAIN ⚡ Look at the rival’s hidden characters.
  AMBUSH ⚡ Look at the rival’s hand.

character Morro — Net Caster
  group Tide; cost 3; power 2; keywords Crew
  MAIN ⚡ Place the top 2 cards of your deck here, hidden.

character Sable — Undertow
  group Tide; cost 5; power 4; keywords Spirit
  MAIN ✖ Give -1 power to all enemy characters on this mission.
  AMBUSH ✖ Give -1 power to all enemy characters on this mission.

character Kest — Wrecker
  group Tide; cost 4; power 3; keywords Crew
  AMBUSH ⚡ Put 1 power on this character for each enemy character on this mission.

character Dov — Peddler
  group Independent; cost 1; power 1
  MAIN ⚡ Gain 1 chakra.
  SCORE ⚡ Play a character costing 1 or less from your discard pile for 1 less.

character Grim — Sellsword
  group Independent; cost 3; power 4

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
  MAIN ⚡ Move an enemy character on this mission. Then: Put 1 power on this character.

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
  SCORE ⚡ You may: Move another friendly character on this mission.

mission Quiet Shrine
  points 2
`;

/** Lanterns: tokens and a team that stands together. */
export const LANTERN_DECK = `2 Kaito — Scout
2 Kaito — Captain
2 Sen — Wick Keeper
2 Sen — Flame Keeper
2 Mara — Bell Ringer
2 Tomo — Torchbearer
2 Ilva — Oathsworn
2 Brann — Gate Warden
2 Yuri — Quartermaster
2 Hale — Drummer
2 Rook — Recruiter
2 Ash — Ember Spirit
2 Dov — Peddler
2 Ember Oath
2 Second Wind

1 The Sunken Bell
1 Lantern Road
1 Quiet Shrine
`;

/** Tides: hidden divers, thieves and the sea that moves everybody. */
export const TIDE_DECK = `2 Nerin — Diver
2 Nerin — Deep Diver
2 Vex — Thief
2 Vex — Mirror Thief
2 Oshi — Fog Caller
2 Lune — Siren
2 Pell — Ferryman
2 Pell — Storm Pilot
2 Reed — Lookout
2 Morro — Net Caster
2 Sable — Undertow
2 Kest — Wrecker
2 Grim — Sellsword
2 Tidal Veil
2 Riptide

1 Harbour Watch
1 Fog Market
1 The Long Bridge
`;
