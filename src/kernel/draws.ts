// Drawing from a source of randomness: whole numbers, shuffles, and a small fast source for searches. Without the ciphers that deals come from.

/** A source of uniform whole numbers; the only randomness a game ever sees. */
export interface Random {
  /** A uniform whole number from 0 to n − 1. */
  readonly below: (n: number) => number;
}

/** Fisher–Yates from the top, in place. */
export const shuffle = <T>(cards: T[], random: Random): T[] => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
};

/** Uniform below n from 32-bit words: words of the incomplete last interval are thrown away. */
export const randomFrom = (word: () => number): Random => ({
  below: (n) => {
    if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`below(${n}): n must be 1 to 2^32`);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const w = word();
      if (w < limit) return w % n;
    }
  },
});

/** The next 31 bits of sfc32, so that a word is a small integer for every engine; its four words stand in a typed array, where no engine makes objects of them. */
const nextWord = (s: Int32Array): number => {
  const b = s[1]!;
  const c = s[2]!;
  const t = (((s[0]! + b) | 0) + s[3]!) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  s[3] = (s[3]! + 1) | 0;
  return t >>> 1;
};

/** A small fast generator (sfc32) for searches, fuzzing and benches: never for a deal that counts. */
export const fastRandom = (seed: number): Random => {
  const s = new Int32Array(4);
  s[0] = 0x9e3779b9;
  s[1] = 0x243f6a88;
  s[2] = seed;
  s[3] = 1;
  for (let i = 0; i < 12; i++) nextWord(s);
  // Multiply-shift: the bias is below n / 2^31, which a search can't notice.
  return { below: (n) => Math.floor((nextWord(s) * n) / 0x8000_0000) };
};
