// The Spanish deck: pictures by card ids such as `12C`.
import { cardBackSvg, cardFaceSvg } from '../faces.ts';
import { iconSvg } from '../icons.ts';

const SUITS: ReadonlyMap<string, 'oros' | 'copas' | 'espadas' | 'bastos'> = new Map([
  ['O', 'oros'],
  ['C', 'copas'],
  ['E', 'espadas'],
  ['B', 'bastos'],
]);

export const spanishDeck = {
  id: 'spanish',
  shape: 'spanish',
  face: (id: string, { compact }: { readonly compact: boolean }) => cardFaceSvg('spanish', id, { compact }),
  back: (compact: boolean) => cardBackSvg('star', 'spanish', { compact }),
  suit: (letter: string) => {
    const name = SUITS.get(letter);
    return name && iconSvg(name);
  },
  corner: (id: string) => {
    const [, rank, suit] = /^(\d+)([OCEB])$/u.exec(id) ?? [];
    return rank === undefined || suit === undefined ? undefined : { rank, suit };
  },
} as const;
