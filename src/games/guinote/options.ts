// Options of Guiñote and the presets that bundle them; RULES.md says which source wants what.

import type { Options } from '../../kernel/options.ts';

/** Named choices where tables and sources differ. */
export interface GuinoteOptions {
  readonly players: 4 | 2;
  /** Which of the two lower figures is stronger (GUI-2.2). */
  readonly rank: 'sota-over-caballo' | 'caballo-over-sota';
  /** Which of them counts three (GUI-1.3). */
  readonly figurePoints: 'sota3' | 'caballo3';
  readonly deck: 40 | 48 | 36;
  readonly cantePair: 'rey-sota' | 'rey-caballo';
  readonly canteInArrastre: boolean;
  readonly canteBy: 'pair' | 'winner';
  readonly canteWindow: 'beforeLead' | 'beforeRival';
  readonly sevenBy: 'pair' | 'winner';
  readonly sevenPinta: 'any' | 'pointsOnly' | 'higherThanSeven';
  readonly partnerExemption: 'full' | 'trumpOnly' | 'none';
  readonly underTrump: 'free' | 'forced';
  readonly endIdas: 'playOut' | 'immediate';
  readonly bothOver: 'lastTrick' | 'higher';
  readonly min30: 'cannotWin' | 'loses' | 'off';
  readonly partidasPerCoto: 3 | 2 | 1;
  readonly cotosPerMatch: 1 | 2;
  readonly renuncio: 'prevent' | 'punish';
}

/** What both sources have in common, against the game as it is played in Aragón. */
const SOURCES = {
  rank: 'caballo-over-sota',
  canteBy: 'winner',
  sevenBy: 'winner',
  partnerExemption: 'none',
  underTrump: 'forced',
  endIdas: 'immediate',
} as const;

export const options: Options<GuinoteOptions> = {
  fields: {
    players: [4, 2],
    rank: ['sota-over-caballo', 'caballo-over-sota'],
    figurePoints: ['sota3', 'caballo3'],
    deck: [40, 48, 36],
    cantePair: ['rey-sota', 'rey-caballo'],
    canteInArrastre: [true, false],
    canteBy: ['pair', 'winner'],
    canteWindow: ['beforeLead', 'beforeRival'],
    sevenBy: ['pair', 'winner'],
    sevenPinta: ['any', 'pointsOnly', 'higherThanSeven'],
    partnerExemption: ['full', 'trumpOnly', 'none'],
    underTrump: ['free', 'forced'],
    endIdas: ['playOut', 'immediate'],
    bothOver: ['lastTrick', 'higher'],
    min30: ['cannotWin', 'loses', 'off'],
    partidasPerCoto: [3, 2, 1],
    cotosPerMatch: [1, 2],
    renuncio: ['prevent', 'punish'],
  },
  presets: {
    aragon: {},
    reference: { ...SOURCES, partidasPerCoto: 2, renuncio: 'punish' },
    validator: {
      ...SOURCES,
      figurePoints: 'caballo3',
      cantePair: 'rey-caballo',
      canteInArrastre: false,
      min30: 'off',
    },
  },
  preset: 'aragon',
};
