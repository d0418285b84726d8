// Four words for a commitment: what people at a table can compare aloud. The same words in every language, since everybody at a table must see the same ones.

const WORDS = (
  'acorn album alley amber anchor angle apple apron arch arena arrow aspen atlas attic autumn axle ' +
  'badge bagel bakery ball bamboo banana band banjo barn basil basket bay beach bead beam bean ' +
  'bear bell bench berry bird blanket boat bone book boot bottle bowl branch bread breeze brick ' +
  'bridge brook broom brush bucket butter button cabin cactus cake camel camp candle canoe canvas cape ' +
  'carpet carrot castle cedar cellar chain chair chalk cherry chest chimney cider circle cliff clock cloud ' +
  'clover coat coin comet copper coral corner cotton cousin cradle crane crayon creek cricket crown crystal ' +
  'cup curtain daisy dance dawn desert diary dish dolphin door dragon drawer drum duck dune eagle ' +
  'easel echo eight elbow ember engine evening fabric falcon farm feather fence fern ferry fiddle field ' +
  'fig finger fire fish flag flame flour flute forest fork fossil fountain fox frost garden garlic ' +
  'gate ginger glass glove goat gold grape grass gravel grove guitar hammer harbour harp hat hawk ' +
  'hazel heart hedge helmet heron hill honey horn horse house ice ink iris iron island ivory ' +
  'ivy jacket jar jelly jungle kettle kitchen kite knot ladder lagoon lake lamp lantern lemon lily ' +
  'linen lion lizard maple marble market meadow melon mill mint mirror moon moss mountain music needle ' +
  'nest north nut oak ocean olive onion orange orchard otter oven owl paddle palm paper parrot ' +
  'path peach pearl pebble pencil pepper piano pillow pine pirate planet plum pond poplar potato pumpkin ' +
  'quarry quilt rabbit radio rain raven ribbon rice river robin rocket roof rope rose ruby saddle'
).split(' ');

/** One of 256 words for each of the first four bytes. */
export const dealWords = (commitment: string): string =>
  [0, 2, 4, 6].map((at) => WORDS[Number.parseInt(commitment.slice(at, at + 2), 16)] ?? '').join('-');
