// Seeded numbers for drawings that vary with an id.

/** A stream of choices that depends only on its seed; never for dealing cards. */
export type ArtRandom = {
  readonly next: () => number;
  readonly int: (limit: number) => number;
  readonly pick: <Item>(list: readonly [Item, ...Item[]]) => Item;
  readonly chance: (share: number) => boolean;
};

/** The low 32 bits of a product, exact although the product itself would not be. */
const times32 = (a: number, b: number): number => ((a & 0xffff) * b + (((a >>> 16) * b) & 0xffff) * 0x10000) | 0;

/** FNV-1a over code points. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = times32(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Choices from a text: the same id always gives the same picture. */
export function randomFrom(text: string): ArtRandom {
  let state = hash(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = times32(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + times32(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (limit: number): number => Math.floor(next() * limit);
  return { next, int, pick: (list) => list[int(list.length)] ?? list[0], chance: (share) => next() < share };
}
