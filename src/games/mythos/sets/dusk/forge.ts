// The house of Forge: start small, make what stands into more, and break what is in the way.

export const FORGE = `
character Dagny — Apprentice
  group Forge; cost 1; power 2; keywords Smith

character Dagny — Journeyman
  group Forge; cost 3; power 3; keywords Smith
  MAIN ⚡ Put 1 power on another friendly character.
  AMBUSH ⚡ Draw 1 card.
  UPGRADE ⚡ Draw 1 card.

character Dagny — Master Smith
  group Forge; cost 6; power 6; keywords Smith, Elder
  MAIN ⚡ Put 1 power on all friendly characters with Smith.
  UPGRADE ⚡ Defeat an enemy character with power 4 or less.

character Ottar — Stoker
  group Forge; cost 2; power 2; keywords Smith
  MAIN ✖ Your characters with Smith cost 1 less.

character Ottar — Iron Arm
  group Forge; cost 4; power 4; keywords Smith
  AMBUSH ⚡ Defeat an enemy character costing 3 or less.
  UPGRADE ⚡ Defeat an enemy character costing 2 or less.

character Ottar — Walking Forge
  group Forge; cost 8; power 8; keywords Smith
  MAIN ⚡ Defeat an enemy character with power 3 or less.
  UPGRADE ⚡ Defeat an enemy character with power 6 or less.

character Runa — Rune Cutter
  group Forge; cost 2; power 2
  MAIN ✖ Give 1 power to another friendly character.

character Runa — Rune Binder
  group Forge; cost 5; power 5; keywords Elder
  MAIN ⚡ Draw 1 card.
  UPGRADE ⚡ Take control of an enemy character costing 2 or less.

character Sigge — Hammerhand
  group Forge; cost 3; power 3; keywords Smith
  MAIN ⚡ Defeat an enemy character costing 1 or less.
  AMBUSH ⚡ Defeat an enemy character costing 2 or less.

character Sigge — Anvil Breaker
  group Forge; cost 5; power 5; keywords Smith
  UPGRADE ⚡ Remove 2 power from all enemy characters. Then put 2 power on this character.

character Vigdis — Shield Maker
  group Forge; cost 3; power 2; keywords Smith
  MAIN ✖ Give 1 power to all friendly characters with Smith on this mission.

character Vigdis — Shieldwall
  group Forge; cost 5; power 5; keywords Smith
  AMBUSH ✖ Give −1 power to all enemy characters on this mission.
  UPGRADE ✖ Give −1 power to all enemy characters on this mission.

character Kol — Charcoal Burner
  group Forge; cost 2; power 2
  MAIN ⚡ Hide an enemy character with power 2 or less.
  AMBUSH ⚡ Hide an enemy character with power 3 or less.

character Kol — Black Smoke
  group Forge; cost 4; power 3
  MAIN ⚡ Hide an enemy character with power 3 or less.
  UPGRADE ⚡ Hide an enemy character with power 5 or less.

character Petra — Prospector
  group Forge; cost 2; power 1
  MAIN ⚡ Place the top card of your deck here, hidden.

character Petra — Deep Miner
  group Forge; cost 4; power 3
  MAIN ⚡ Place the top card of your deck here, hidden.
  UPGRADE ⚡ Place the top 2 cards of your deck here, hidden.

character Gneis — Stone Spirit
  group Forge; cost 4; power 4; keywords Spirit
  MAIN ⚡ If you are not ahead on this mission, put 2 power on this character.

character Ulf — Headsman
  group Forge; cost 5; power 5
  MAIN ⚡ Defeat an enemy character with power 2 or less on this mission.
  AMBUSH ⚡ Defeat an enemy character with power 4 or less on this mission.

character Mimmi — Tinker
  group Forge; cost 2; power 1; keywords Smith, Elder
  MAIN ⚡ Play a character with Smith from your discard pile for 1 less.

character Grun — Slag Beast
  group Forge; cost 6; power 6; keywords Beast
  MAIN ⚡ You must defeat another character with power 4 or less on this mission.
`;
