// Options of Mythos and their presets: the seed's digital game, and the printed one.

import type { Options } from '../../kernel/options.ts';

/** Named choices where the digital and the printed game differ; MYT-9 lists them. */
export interface MythosOptions {
  readonly scoring: 'once' | 'everyRound';
  readonly missionBasePoints: boolean;
  readonly missionDeck: 'allSix' | 'twoEach';
  readonly missionScoreEffects: boolean;
  readonly round1Draw: number;
  readonly revealDiscount: number;
  readonly revealTriggersMain: boolean;
  readonly upgradeTriggersMain: boolean;
  readonly upgradeStack: boolean;
  readonly passIsFinal: boolean;
  readonly hiddenTokensCount: boolean;
  readonly hiddenTargetable: boolean;
  readonly optionalEffects: boolean;
  /** Cards of a deck: exactly 30, or 30 and more. */
  readonly deckSize: 'exactly30' | 'atLeast30';
  readonly deckLists: 'closed' | 'open';
}

export const options: Options<MythosOptions> = {
  fields: {
    scoring: ['once', 'everyRound'],
    missionBasePoints: [false, true],
    missionDeck: ['allSix', 'twoEach'],
    missionScoreEffects: [true, false],
    round1Draw: [0, 2],
    revealDiscount: [1, 0],
    revealTriggersMain: [false, true],
    upgradeTriggersMain: [false, true],
    upgradeStack: [false, true],
    passIsFinal: [false, true],
    hiddenTokensCount: [false, true],
    hiddenTargetable: [false, true],
    optionalEffects: [false, true],
    deckSize: ['exactly30', 'atLeast30'],
    deckLists: ['closed', 'open'],
  },
  presets: {
    digital: {},
    paper: {
      scoring: 'everyRound',
      missionBasePoints: true,
      missionDeck: 'twoEach',
      round1Draw: 2,
      revealDiscount: 0,
      revealTriggersMain: true,
      upgradeTriggersMain: true,
      upgradeStack: true,
      passIsFinal: true,
      hiddenTokensCount: true,
      hiddenTargetable: true,
      optionalEffects: true,
      deckSize: 'atLeast30',
    },
  },
  preset: 'digital',
};
