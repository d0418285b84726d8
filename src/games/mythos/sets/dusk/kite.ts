// The house of Kite: leave what is done, be where it counts, and let the wind pay for it.

export const KITE = `
character Aya — Rope Runner
  group Kite; cost 1; power 1; keywords Runner
  MAIN ⚡ Move another friendly character costing 1 or less.

character Aya — Sky Courier
  group Kite; cost 3; power 3; keywords Runner
  MAIN ⚡ Gain 1 chakra.
  UPGRADE ⚡ Move this character. Then draw 1 card.

character Aya — Windmaster
  group Kite; cost 6; power 6; keywords Runner, Elder
  MAIN ⚡ Move another friendly character with power 3 or less.
  UPGRADE ⚡ Move this character. Then gain 2 chakra.

character Iro — Tallyman
  group Kite; cost 2; power 2
  MAIN ⚡ Gain 1 chakra.

character Iro — Wind Broker
  group Kite; cost 4; power 4
  MAIN ⚡ Steal 1 chakra.
  UPGRADE ⚡ Gain 3 chakra.

character Iro — Guildmaster
  group Kite; cost 6; power 5; keywords Elder
  MAIN ✖ Your characters cost 1 less.
  UPGRADE ✖ Your characters cost 1 less.

character Suri — Roof Dancer
  group Kite; cost 2; power 2; keywords Runner
  MAIN ⚡ Move an enemy character costing 1 or less.
  AMBUSH ⚡ Move an enemy character costing 2 or less.

character Suri — Roof Queen
  group Kite; cost 4; power 4; keywords Runner
  MAIN ⚡ Move an enemy character with power 2 or less.
  UPGRADE ⚡ Move an enemy character with power 4 or less.

character Talo — Glider
  group Kite; cost 3; power 3; keywords Runner
  SCORE ✖ Return this character to hand at the end of the round.

character Talo — Stormrider
  group Kite; cost 5; power 5; keywords Runner
  MAIN ⚡ Gain 1 chakra.
  UPGRADE ⚡ Move this character. Then draw 1 card.

character Wenna — Weather Reader
  group Kite; cost 2; power 1
  MAIN ⚡ Draw 1 card. Then gain 1 chakra.

character Wenna — Storm Reader
  group Kite; cost 4; power 3; keywords Elder
  MAIN ⚡ Gain 1 chakra for each enemy character on this mission.
  UPGRADE ⚡ Draw 2 cards.

character Hob — Porter
  group Kite; cost 3; power 3
  MAIN ⚡ Move another friendly character with power 2 or less.

character Hob — Load Bearer
  group Kite; cost 5; power 4
  MAIN ⚡ Move another friendly character with power 3 or less.
  UPGRADE ⚡ Move this character.

character Fen — Signaller
  group Kite; cost 2; power 1; keywords Runner
  MAIN ✖ Your characters with Runner cost 1 less.

character Fen — Signal Master
  group Kite; cost 4; power 3; keywords Runner
  MAIN ✖ Give 1 power to all friendly characters with Runner.
  UPGRADE ⚡ Move this character. Then draw 1 card.

character Zella — Breeze Spirit
  group Kite; cost 1; power 1; keywords Spirit
  MAIN ⚡ Move another friendly character costing 2 or less.
  MAIN ✖ Return this character to hand at the end of the round.

character Corvin — Toll Keeper
  group Kite; cost 3; power 3
  MAIN ⚡ Steal 1 chakra.
  AMBUSH ⚡ Steal 2 chakra.

character Anselm — Kite Maker
  group Kite; cost 2; power 2; keywords Elder
  MAIN ✖ Return another friendly character to hand at the end of the round.

character Orro — Great Crane
  group Kite; cost 7; power 5; keywords Beast
  MAIN ⚡ Move another friendly character with power 3 or less.
  MAIN ⚡ Move an enemy character with power 3 or less.
`;
