// What the searching players of Mythos hold an action for: found by letting weights play against each other with the shipped decks.

export interface Weights {
  /** Playing a character on a mission that is scored next, or on another one. */
  readonly play: number;
  readonly playElsewhere: number;
  /** For each power gained where it counts. */
  readonly power: number;
  /** For each chakra paid. */
  readonly cost: number;
  /** A mission that was being lost is won. */
  readonly flip: number;
  /** Power where one is far ahead, and where one is not ahead. */
  readonly far: number;
  readonly behind: number;
  readonly hide: number;
  readonly hideElsewhere: number;
  readonly ambush: number;
  /** For each round still to come: characters bring chakra. */
  readonly early: number;
  readonly reveal: number;
  readonly upgrade: number;
  readonly jutsu: number;
  /** For each line of the card that this action triggers. */
  readonly effect: number;
  readonly pass: number;
  readonly passAhead: number;
  /** A pass that ends the phase: won, half of it lost. */
  readonly passLast: number;
  /** A pass that takes the Edge. */
  readonly passEdge: number;
}

export const WEIGHTS: Weights = {
  play: 0.22,
  playElsewhere: 1.13,
  power: 0.29,
  cost: 0.47,
  flip: 0.84,
  far: -2.22,
  behind: 1.92,
  hide: 0.58,
  hideElsewhere: -2.31,
  ambush: 2.52,
  early: 0.5,
  reveal: 2.48,
  upgrade: -0.2,
  jutsu: 3.17,
  effect: 1.44,
  pass: 2.16,
  passAhead: 0.91,
  passLast: 1,
  passEdge: 4.43,
};
