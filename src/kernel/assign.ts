// Unseen cards handed to their possible owners: of all ways that fit, each is equally likely.

import { shuffle, type Random } from './random.ts';

/** Cards that the same owners can hold, one bit per owner. */
interface Kind<C> {
  readonly owners: number;
  readonly cards: C[];
}

const HALF = 0x800_0000;
const REST = 0x400_0000;
const MOST = REST * HALF;

/** A uniform whole number from 0 to n − 1, for n up to 2^53. */
const belowLarge = (n: number, random: Random): number => {
  const limit = MOST - (MOST % n);
  for (;;) {
    const x = random.below(REST) * HALF + random.below(HALF);
    if (x < limit) return x % n;
  }
};

const kindsOf = <C>(cards: readonly C[], owners: number, mayHold: (card: C, owner: number) => boolean): Kind<C>[] => {
  const kinds = new Map<number, C[]>();
  for (const card of cards) {
    let mask = 0;
    for (let owner = 0; owner < owners; owner++) if (mayHold(card, owner)) mask |= 1 << owner;
    const kind = kinds.get(mask);
    if (kind === undefined) kinds.set(mask, [card]);
    else kind.push(card);
  }
  return [...kinds].map(([mask, of]) => ({ owners: mask, cards: of }));
};

/** One way to share out the cards of a kind: how many each owner gets. */
type Share = readonly number[];

/** Every share of `count` cards that fits the owners' needs, with the number of ways to choose the cards for it. */
const sharesOf = (owners: number, count: number, needs: Share): readonly { share: Share; ways: number }[] => {
  const found: { share: Share; ways: number }[] = [];
  const share = needs.map(() => 0);
  const go = (owner: number, left: number, ways: number): void => {
    if (owner === needs.length) {
      if (left === 0) found.push({ share: share.slice(), ways });
      return;
    }
    const most = (owners & (1 << owner)) === 0 ? 0 : Math.min(left, needs[owner]!);
    for (let n = 0, choose = 1; n <= most; choose = (choose * (left - n)) / (n + 1), n++) {
      share[owner] = n;
      go(owner + 1, left - n, ways * choose);
    }
    share[owner] = 0;
  };
  go(0, count, 1);
  return found;
};

/**
 * Hands every card to an owner who may hold it, so that owner i gets `needs[i]` cards; nothing if that is impossible.
 * Needs add up to the number of cards, and the number of ways must stay below 2^53.
 */
export const assign = <C>(
  cards: readonly C[],
  needs: Share,
  mayHold: (card: C, owner: number) => boolean,
  random: Random,
): readonly (readonly C[])[] | undefined => {
  const kinds = kindsOf(cards, needs.length, mayHold);
  const memo = new Map<string, number>();
  const waysFrom = (at: number, left: Share): number => {
    const kind = kinds[at];
    if (kind === undefined) return 1;
    const key = `${at} ${left.join()}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (const { share, ways } of sharesOf(kind.owners, kind.cards.length, left)) {
      sum +=
        ways *
        waysFrom(
          at + 1,
          left.map((n, owner) => n - share[owner]!),
        );
    }
    memo.set(key, sum);
    return sum;
  };
  const total = waysFrom(0, needs);
  if (total === 0) return undefined;
  const given: C[][] = needs.map(() => []);
  let left = needs;
  for (const [at, { owners, cards: kind }] of kinds.entries()) {
    let x = belowLarge(waysFrom(at, left), random);
    for (const { share, ways } of sharesOf(owners, kind.length, left)) {
      const rest = left.map((n, owner) => n - share[owner]!);
      x -= ways * waysFrom(at + 1, rest);
      if (x >= 0) continue;
      const mixed = shuffle(kind, random);
      let next = 0;
      for (const [owner, n] of share.entries()) given[owner]!.push(...mixed.slice(next, (next += n)));
      left = rest;
      break;
    }
  }
  return given;
};
