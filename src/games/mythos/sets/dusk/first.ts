// The cards of The Long Dusk that were different at first, as they were: records of that time name them by the hash of their set.

export const FIRST = `
character Kaito — Captain
  group Lantern; cost 5; power 5; keywords Watch
  UPGRADE ⚡ Put 1 power on all friendly characters on this mission.

character Mara — Voice of the Bell
  group Lantern; cost 5; power 4; keywords Elder
  MAIN ⚡ Put 1 power on this character for each other friendly character on this mission.
  UPGRADE ⚡ Draw 1 card.

character Nerin — Deep Diver
  group Tide; cost 5; power 5; keywords Crew
  AMBUSH ⚡ Defeat an enemy character with power 3 or less on this mission.
  UPGRADE ⚡ Steal 2 chakra.

character Nerin — Queen Below
  group Tide; cost 7; power 6; keywords Crew
  AMBUSH ⚡ Defeat an enemy character with power 5 or less.
  UPGRADE ⚡ Hide an enemy character with power 5 or less.

character Vex — Thief
  group Tide; cost 3; power 3
  MAIN ⚡ If you are not ahead on this mission, draw 1 card.
  AMBUSH ⚡ Steal 2 chakra.

character Vex — Mirror Thief
  group Tide; cost 4; power 4
  AMBUSH ⚡ Copy an effect of an enemy character.
  UPGRADE ⚡ Copy an effect of an enemy character.

character Vex — Faceless
  group Tide; cost 6; power 6
  AMBUSH ⚡ Take control of an enemy character costing 2 or less.
  UPGRADE ⚡ Steal 3 chakra.

character Oshi — Fog Caller
  group Tide; cost 3; power 3; keywords Elder
  MAIN ⚡ Hide an enemy character with power 3 or less.

character Sable — Eddy
  group Tide; cost 2; power 2; keywords Spirit
  AMBUSH ⚡ Move an enemy character with power 3 or less on this mission.

character Sable — Undertow
  group Tide; cost 5; power 5; keywords Spirit
  AMBUSH ✖ Give −1 power to all enemy characters on this mission.
  UPGRADE ⚡ Move an enemy character.

character Kest — Wrecker
  group Tide; cost 4; power 4; keywords Crew
  AMBUSH ⚡ Put 1 power on this character for each enemy character on this mission.

character Reed — Spymaster
  group Tide; cost 4; power 4; keywords Crew
  AMBUSH ⚡ Look at the rival’s hand. Then steal 2 chakra.
  UPGRADE ⚡ Place the top card of your deck here, hidden.

character Lune — Siren
  group Tide; cost 6; power 6; keywords Spirit
  AMBUSH ⚡ Take control of an enemy character costing 3 or less on this mission.

character Morro — Net Caster
  group Tide; cost 3; power 3; keywords Crew
  MAIN ⚡ Place the top 2 cards of your deck here, hidden.

character Suri — Roof Dancer
  group Kite; cost 2; power 2; keywords Runner
  MAIN ⚡ Move an enemy character costing 1 or less.

character Orro — Great Crane
  group Kite; cost 7; power 5; keywords Beast
  MAIN ⚡ Move another friendly character with power 4 or less.
  MAIN ⚡ Move an enemy character with power 4 or less.

character Dagny — Journeyman
  group Forge; cost 3; power 3; keywords Smith
  MAIN ⚡ Put 1 power on another friendly character.
  UPGRADE ⚡ Draw 1 card.

character Ottar — Stoker
  group Forge; cost 2; power 2; keywords Smith
  MAIN ⚡ Remove 2 power from another character. Then gain 1 chakra.

character Ottar — Iron Arm
  group Forge; cost 4; power 4; keywords Smith
  MAIN ⚡ Put 1 power on this character.
  UPGRADE ⚡ Defeat an enemy character costing 2 or less.

character Runa — Rune Cutter
  group Forge; cost 2; power 1
  MAIN ✖ Give 1 power to another friendly character.

character Sigge — Hammerhand
  group Forge; cost 3; power 3; keywords Smith
  MAIN ⚡ Defeat an enemy character costing 1 or less.

character Vigdis — Shieldwall
  group Forge; cost 5; power 5; keywords Smith
  UPGRADE ✖ Give −1 power to all enemy characters on this mission.

character Kol — Charcoal Burner
  group Forge; cost 2; power 2
  MAIN ⚡ Hide an enemy character with power 2 or less.

character Petra — Deep Miner
  group Forge; cost 4; power 3
  MAIN ⚡ If you are not ahead on this mission, draw 1 card.
  UPGRADE ⚡ Place the top 2 cards of your deck here, hidden.

character Ulf — Headsman
  group Forge; cost 5; power 4
  MAIN ⚡ Defeat an enemy character with power 3 or less on this mission.

character Nix — Pickpocket
  group Independent; cost 2; power 2
  AMBUSH ⚡ Steal 2 chakra.

jutsu From the Fog
  cost 1
  MAIN ⚡ Put 2 power on this character for each hidden character of yours.

jutsu Break the Mould
  cost 2
  MAIN ⚡ Defeat an enemy character costing 3 or less on this mission.
`;
