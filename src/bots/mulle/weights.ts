// What a player of Mulle weighs, in points, found by letting the policy play against itself: for two, and for four in pairs.

export interface Weights {
  readonly take: {
    /** For each point of a mulle, each point of intake, each card, a tabbe. */
    readonly mulle: number;
    readonly intake: number;
    readonly card: number;
    readonly tabbe: number;
    /** For using a special; and, for each point of its mulle, a card whose twin is held too. */
    readonly special: number;
    readonly twinHeld: number;
    readonly ownBuild: number;
    readonly partnerBuild: number;
    readonly rivalBuild: number;
  };
  readonly build: {
    readonly made: number;
    readonly rebuilt: number;
    readonly intake: number;
    /** For each point of the mulle that lies in it. */
    readonly twin: number;
    readonly value: number;
    /** For each card out of sight that could take it. */
    readonly takerOut: number;
    readonly special: number;
  };
  /** A card that goes into the own build, by discard or by trotta. */
  readonly feed: { readonly made: number; readonly intake: number; readonly twin: number };
  readonly trotta: { readonly made: number; readonly takerOut: number };
  /** A card laid loose on the table. */
  readonly lay: {
    readonly made: number;
    readonly intake: number;
    readonly value: number;
    /** For each point of its mulle: the twin is out of sight, or in the own hand. */
    readonly twinOut: number;
    readonly twinHeld: number;
    readonly takerOut: number;
    readonly special: number;
  };
}

/** By number of players. */
export const WEIGHTS: { readonly [players in 2 | 4]: Weights } = {
  2: {
    take: {
      mulle: 0.98,
      intake: 1.49,
      card: 0.09,
      tabbe: 1.66,
      special: 0.97,
      twinHeld: -0.42,
      ownBuild: -1.4,
      partnerBuild: 0,
      rivalBuild: 0.66,
    },
    build: { made: 1.67, rebuilt: -0.1, intake: 0.11, twin: 0.26, value: 0.07, takerOut: -0.16, special: -1.39 },
    feed: { made: -0.55, intake: 1.1, twin: 0.27 },
    trotta: { made: 0.06, takerOut: 0 },
    lay: { made: -2.29, intake: -1.62, value: -0.12, twinOut: -0.37, twinHeld: 0.69, takerOut: 0, special: -0.11 },
  },
  4: {
    take: {
      mulle: 0.77,
      intake: 1.31,
      card: 0.15,
      tabbe: 1.87,
      special: 0.4,
      twinHeld: 0,
      ownBuild: 0.43,
      partnerBuild: -0.87,
      rivalBuild: -0.52,
    },
    build: { made: 1.67, rebuilt: -0.3, intake: 0.11, twin: 0.29, value: -0.05, takerOut: -0.2, special: -0.16 },
    feed: { made: -0.21, intake: -0.84, twin: 0 },
    trotta: { made: 0, takerOut: 0 },
    lay: { made: -2, intake: -1.34, value: -0.03, twinOut: -0.43, twinHeld: 0.67, takerOut: 0, special: -2.03 },
  },
};
