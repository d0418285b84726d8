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

/** A small fast generator (sfc32) for searches, fuzzing and benches: never for a deal that counts. */
export const fastRandom = (seed: number): Random => {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  /** 31 bits, so that a word is a small integer for every engine. */
  const word = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 1;
  };
  for (let i = 0; i < 12; i++) word();
  // Multiply-shift: the bias is below n / 2^31, which a search can't notice.
  return { below: (n) => Math.floor((word() * n) / 0x8000_0000) };
};
