// The client's part in a deal: what it contributes, when it says so, and whether the table kept its word. docs/fairness.md explains it.

import { commitmentOf, keySeed, sealOf, type DealPlace } from '../kernel/fair.ts';
import type { Seed } from '../kernel/random.ts';
import type { ClientMessage, DealInfo, Snapshot } from './messages.ts';

/** What a client remembers of a deal it has seen. */
export interface Witnessed {
  readonly deal: number;
  /** As it was first told. */
  readonly commitment: string;
  /** Its own contribution was shown to the table. */
  readonly shown: boolean;
}

/** How a table broke its word. */
export type Unfair =
  /** What the server committed itself to is not what it said first. */
  | 'commitment-changed'
  /** The deal was made without what this client contributed in time, or with something else. */
  | 'not-used'
  /** The secret that was revealed is not what the server committed itself to. */
  | 'wrong-secret';

/** A deal that was not made as it was promised. */
export interface UnfairDeal {
  readonly deal: number;
  readonly why: Unfair;
}

/** What follows from what is told of a deal. */
export interface Followed {
  readonly witnessed: Witnessed;
  readonly say: Extract<ClientMessage, { readonly type: 'seal' | 'contribute' }> | undefined;
  readonly unfair: Unfair | undefined;
}

/** What a client contributes to a deal: nobody can tell it from its entropy's other uses, nor the entropy from it. */
const contributionOf = (entropy: Seed, { match, deal }: DealPlace): Seed => keySeed(entropy, `${match}/${deal}`);

/** What is told of a deal, compared with what is remembered of it; `entropy` is `null` for a client that contributes nothing. */
export const followDeal = (
  state: Snapshot,
  told: DealInfo,
  known: Witnessed | undefined,
  entropy: Seed | null,
): Followed => {
  const { deal, commitment } = told;
  const place = { match: state.table, deal, rules: `${state.game}@${state.rules}` };
  const before = known ?? { deal, commitment, shown: false };
  const same = { witnessed: before, say: undefined };
  if (before.commitment !== commitment) return { ...same, unfair: 'commitment-changed' };
  if (told.secret !== null && commitmentOf(told.secret, place) !== commitment)
    return { ...same, unfair: 'wrong-secret' };
  if (state.seat === null || entropy === null) return { ...same, unfair: undefined };
  const contribution = contributionOf(entropy, place);
  const seal = sealOf(contribution, place, state.seat);
  const used = told.contributions[state.seat] === contribution;
  if (told.without !== null) return { ...same, unfair: before.shown && !used ? 'not-used' : undefined };
  if (told.phase === 'seal' && told.seals[state.seat] === null) {
    const intent = `seal-${deal}-${seal.slice(0, 16)}`;
    return { witnessed: before, say: { type: 'seal', intent, deal, seal }, unfair: undefined };
  }
  // Another page of the same player may have sealed something else; then that one goes on.
  if (told.phase !== 'show' || told.seals[state.seat] !== seal || used) return { ...same, unfair: undefined };
  const intent = `show-${deal}-${seal.slice(0, 16)}`;
  return {
    witnessed: { ...before, shown: true },
    say: { type: 'contribute', intent, deal, contribution },
    unfair: undefined,
  };
};
