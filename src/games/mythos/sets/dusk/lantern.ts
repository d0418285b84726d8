// The house of Lantern: stand together on one mission, and make each other stronger.

export const LANTERN = `
character Kaito — Scout
  group Lantern; cost 2; power 2; keywords Watch
  MAIN ⚡ Draw 1 card.

character Kaito — Captain
  group Lantern; cost 5; power 5; keywords Watch
  AMBUSH ⚡ Put 1 power on all friendly characters on this mission.
  UPGRADE ⚡ Put 1 power on all friendly characters on this mission.

character Kaito — Marshal
  group Lantern; cost 7; power 6; keywords Watch, Elder
  MAIN ⚡ Put 1 power on all friendly characters with Watch.
  UPGRADE ⚡ Put 2 power on all friendly characters with Watch.

character Sen — Wick Keeper
  group Lantern; cost 1; power 1
  MAIN ⚡ Put 1 power on another friendly character.

character Sen — Flame Keeper
  group Lantern; cost 4; power 3; keywords Elder
  MAIN ✖ Give 1 power to all friendly characters on this mission.
  UPGRADE ⚡ Draw 1 card.

character Sen — Beacon
  group Lantern; cost 6; power 4; keywords Elder
  MAIN ✖ Give 1 power to all friendly characters of Lantern.
  UPGRADE ✖ Give 1 power to all friendly characters of Lantern.

character Mara — Bell Ringer
  group Lantern; cost 3; power 2; keywords Elder
  MAIN ⚡ Put 1 power on all friendly characters with Watch.

character Mara — Voice of the Bell
  group Lantern; cost 5; power 5; keywords Elder
  MAIN ⚡ Put 1 power on this character for each other friendly character on this mission.
  UPGRADE ⚡ Draw 1 card.

character Tomo — Torchbearer
  group Lantern; cost 3; power 3; keywords Watch
  MAIN ⚡ Remove 2 power from an enemy character. Then put 1 power on this character.

character Tomo — Firebrand
  group Lantern; cost 5; power 5; keywords Watch
  MAIN ⚡ Remove 2 power from all enemy characters.
  UPGRADE ⚡ Put 3 power on this character.

character Ilva — Oathsworn
  group Lantern; cost 4; power 4; keywords Watch
  MAIN ⚡ If there are 2 or more other friendly characters on this mission, put 2 power on this character.

character Ilva — Oathkeeper
  group Lantern; cost 6; power 5; keywords Watch
  MAIN ✖ Give 2 power to another friendly character.
  UPGRADE ✖ Give 2 power to another friendly character.

character Brann — Gate Warden
  group Lantern; cost 5; power 5; keywords Watch, Elder
  MAIN ⚡ You may defeat an enemy character costing 2 or less on this mission.

character Brann — Old Wall
  group Lantern; cost 7; power 6; keywords Watch, Elder
  MAIN ✖ Give −1 power to all enemy characters on this mission.
  UPGRADE ⚡ Draw 1 card.

character Rook — Errand Boy
  group Lantern; cost 1; power 1
  MAIN ⚡ If you are not ahead on this mission, draw 1 card.

character Rook — Recruiter
  group Lantern; cost 4; power 3
  MAIN ⚡ Play a character costing 3 or less from your hand for 2 less.
  UPGRADE ⚡ Draw 2 cards.

character Yuri — Quartermaster
  group Lantern; cost 2; power 1
  MAIN ✖ Your characters of Lantern cost 1 less.

character Hale — Drummer
  group Lantern; cost 1; power 2; keywords Watch

character Ash — Ember Spirit
  group Lantern; cost 2; power 4; keywords Spirit
  MAIN ✖ Return this character to hand at the end of the round.
  AMBUSH ✖ Return this character to hand at the end of the round.

character Pim — Candle Child
  group Lantern; cost 0; power 0
  MAIN ✖ If there are 2 or more other friendly characters on this mission, give 2 power to this character.
`;
