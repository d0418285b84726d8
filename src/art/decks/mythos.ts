// The deck of Mythos: every face is drawn from what the card's sheet says, so that any set has pictures.
import { cardBack, compactBack, hiddenCharacter } from '../backs.ts';
import { FRENCH_BOX, svg } from '../kit.ts';
import { mythosCardSvg } from '../mythos.ts';
import type { MythosCardData } from '../mythos.ts';

type Context = {
  readonly compact: boolean;
  readonly sheet?: { readonly art?: unknown } | undefined;
  readonly power?: number | undefined;
  readonly tokens?: number | undefined;
};

export const mythosDeck = {
  id: 'mythos',
  shape: 'french',
  face: (_id: string, { compact, sheet, power, tokens }: Context) => {
    const data = sheet?.art as MythosCardData | undefined;
    if (data === undefined) return undefined;
    const now = data.kind === 'character' && power !== undefined ? { ...data, power } : data;
    return mythosCardSvg({ ...now, tokens }, { compact });
  },
  back: (compact: boolean) => svg(FRENCH_BOX, compact ? compactBack('star') : cardBack('star')),
  /** Each side has its own back. */
  hidden: (own: boolean) => svg(FRENCH_BOX, hiddenCharacter(own ? 'star' : 'rosette')),
} as const;
