// The house of Tide: lie hidden, let the rival guess, and come up where it hurts.

export const TIDE = `
character Nerin — Diver
  group Tide; cost 2; power 2; keywords Crew
  AMBUSH ⚡ Draw 1 card.

character Nerin — Deep Diver
  group Tide; cost 5; power 4; keywords Crew
  MAIN ⚡ Put 1 power on this character.
  AMBUSH ⚡ Defeat an enemy character with power 2 or less on this mission.

character Nerin — Queen Below
  group Tide; cost 7; power 6; keywords Crew
  AMBUSH ⚡ Defeat an enemy character with power 3 or less on this mission.
  UPGRADE ⚡ Hide an enemy character with power 5 or less.

character Vex — Thief
  group Tide; cost 3; power 3
  MAIN ⚡ Steal 1 chakra.

character Vex — Mirror Thief
  group Tide; cost 4; power 4
  MAIN ⚡ Copy an effect of an enemy character.
  UPGRADE ⚡ Copy an effect of an enemy character.

character Vex — Faceless
  group Tide; cost 6; power 5
  AMBUSH ⚡ Take control of an enemy character costing 2 or less on this mission.
  UPGRADE ⚡ Steal 3 chakra.

character Oshi — Fog Caller
  group Tide; cost 3; power 3; keywords Elder
  MAIN ⚡ Hide an enemy character with power 2 or less.

character Oshi — Fog Itself
  group Tide; cost 6; power 4; keywords Elder, Spirit
  MAIN ⚡ Hide all enemy characters with power 3 or less.
  UPGRADE ⚡ Hide all enemy characters with power 3 or less.

character Pell — Ferryman
  group Tide; cost 2; power 2; keywords Crew
  MAIN ⚡ Move another friendly character.

character Pell — Storm Pilot
  group Tide; cost 4; power 4; keywords Crew
  AMBUSH ⚡ Move an enemy character.
  UPGRADE ⚡ You may move another character.

character Sable — Eddy
  group Tide; cost 2; power 2; keywords Spirit
  MAIN ⚡ Move an enemy character costing 1 or less on this mission.

character Sable — Undertow
  group Tide; cost 5; power 4; keywords Spirit
  MAIN ✖ Give −1 power to all enemy characters on this mission.
  UPGRADE ⚡ Move an enemy character.

character Kest — Wrecker
  group Tide; cost 4; power 3; keywords Crew
  MAIN ⚡ Put 1 power on this character for each enemy character on this mission.

character Kest — Ship Breaker
  group Tide; cost 6; power 6; keywords Crew
  AMBUSH ⚡ Defeat an enemy character with power 6 or more.
  UPGRADE ⚡ Put 3 power on this character.

character Reed — Lookout
  group Tide; cost 1; power 1; keywords Crew
  MAIN ⚡ Look at the rival’s hidden characters. Then draw 1 card.
  AMBUSH ⚡ Look at the rival’s hand.

character Reed — Spymaster
  group Tide; cost 4; power 3; keywords Crew
  MAIN ⚡ Look at the rival’s hand. Then steal 1 chakra.
  UPGRADE ⚡ Place the top card of your deck here, hidden.

character Lune — Siren
  group Tide; cost 6; power 4; keywords Spirit
  MAIN ⚡ Put 3 power on this character.
  AMBUSH ⚡ Take control of an enemy character costing 1 or less.

character Morro — Net Caster
  group Tide; cost 3; power 3; keywords Crew
  MAIN ⚡ Place the top card of your deck here, hidden.

character Inka — Eel Girl
  group Tide; cost 1; power 1; keywords Crew
  AMBUSH ⚡ Steal 1 chakra.

character Gullet — Harbour Beast
  group Tide; cost 8; power 9; keywords Beast
  AMBUSH ⚡ Defeat all enemy characters with power 3 or less on this mission.
`;
