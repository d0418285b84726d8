// The French deck: pictures by card ids such as `HA`.
import { cardBackSvg, cardFaceSvg } from '../faces.ts';
import { rankLabel } from '../french.ts';
import type { FrenchRank } from '../french.ts';
import { iconSvg } from '../icons.ts';

const SUITS: ReadonlyMap<string, 'spades' | 'hearts' | 'diamonds' | 'clubs'> = new Map([
  ['S', 'spades'],
  ['H', 'hearts'],
  ['D', 'diamonds'],
  ['C', 'clubs'],
]);

const COURT: ReadonlyMap<string, FrenchRank> = new Map([
  ['A', 1],
  ['J', 11],
  ['Q', 12],
  ['K', 13],
]);

/** By owner; a back that is nobody's is the star. */
const BACKS = ['rosette', 'star', 'lattice', 'compass'] as const;

interface Face {
  readonly compact: boolean;
  readonly language: string;
  readonly fourColours?: boolean | undefined;
}

export const frenchDeck = {
  id: 'french',
  shape: 'french',
  face: (id: string, { compact, language, fourColours = false }: Face) =>
    cardFaceSvg('french', id, { compact, language, fourColour: fourColours }),
  back: (compact: boolean, owner?: number) => cardBackSvg(BACKS[owner ?? 1] ?? 'star', 'french', { compact }),
  suit: (letter: string, fourColours = false) => {
    const name = SUITS.get(letter);
    return name && iconSvg(name, { fourColour: fourColours });
  },
  corner: (id: string, language: string) => {
    const [, suit, rank] = /^([SHDC])([2-9]|10|[AJQK])$/u.exec(id) ?? [];
    if (suit === undefined || rank === undefined) return undefined;
    const court = COURT.get(rank);
    return { rank: court === undefined ? rank : rankLabel(court, language), suit };
  },
} as const;
