// Those who belong to no house: a place for each in somebody's plan.

export const INDEPENDENT = `
character Dov — Peddler
  group Independent; cost 1; power 1
  MAIN ⚡ Gain 1 chakra.
  SCORE ⚡ Play a character costing 1 or less from your discard pile for 1 less.

character Grim — Sellsword
  group Independent; cost 3; power 4

character Nix — Pickpocket
  group Independent; cost 2; power 2
  MAIN ⚡ Steal 1 chakra.

character Lazlo — Puppeteer
  group Independent; cost 4; power 3; keywords Elder
  MAIN ⚡ Copy an effect of an enemy character.
  SCORE ⚡ Copy an effect of an enemy character.

character Bruna — Innkeeper
  group Independent; cost 2; power 2
  MAIN ⚡ Put 1 power on all friendly characters with power 2 or less.

character Quill — Chronicler
  group Independent; cost 3; power 2
  MAIN ⚡ If you have the Edge, draw 2 cards.

character Ox — Wandering Giant
  group Independent; cost 8; power 9
  MAIN ⚡ If you do not have the Edge, put 2 power on this character.

character Mirel — Healer
  group Independent; cost 3; power 3
  SCORE ⚡ Play a character costing 3 or less from your discard pile for 3 less.

character Sorrow — Veiled Duellist
  group Independent; cost 4; power 4
  AMBUSH ⚡ If you are not ahead on this mission, put 3 power on this character.

character Tam — Stray Dog
  group Independent; cost 0; power 1; keywords Beast
  SCORE ✖ Return this character to hand at the end of the round.

character Jory — Gambler
  group Independent; cost 2; power 2
  MAIN ⚡ If it is round 1, draw 2 cards.

character Jory — High Roller
  group Independent; cost 5; power 5
  MAIN ⚡ If it is round 4, put 3 power on this character.
  UPGRADE ⚡ Draw 2 cards.

character Rhea — Bounty Hunter
  group Independent; cost 3; power 3
  SCORE ⚡ Defeat an enemy character on this mission. Then draw 1 card.

character Rhea — Nemesis
  group Independent; cost 6; power 5
  MAIN ⚡ Defeat an enemy character with power 7 or more.
  UPGRADE ⚡ Defeat an enemy character with power 5 or more.

character Bo — Hermit
  group Independent; cost 2; power 2; keywords Elder
  MAIN ⚡ If there are no other friendly characters on this mission, put 2 power on this character.

character Bo — Mountain Sage
  group Independent; cost 5; power 4; keywords Elder
  MAIN ⚡ Put 1 power on this character for each card in your hand.
  UPGRADE ⚡ Draw 2 cards.
`;
