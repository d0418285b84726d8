// Pictures of cards that are told by data. Loaded only where such a card is shown: portraits and scenes are a lot of art.

import { hiddenCharacter } from '../art/backs.ts';
import { FRENCH_BOX, svg } from '../art/kit.ts';
import { mythosCardSvg, type MythosCardData } from '../art/mythos.ts';
import type { Drawing } from '../kernel/face.ts';

/** Figures that hold at this moment, in the place of the printed ones. */
export interface Figures {
  readonly power?: number | undefined;
  readonly tokens?: number | undefined;
}

const dataOf = ({ id, faction, name, title, lines, ...card }: Drawing, { power, tokens }: Figures): MythosCardData => {
  const base = { id, faction, name, title, tokens, effects: lines };
  switch (card.kind) {
    case 'character':
      return { ...base, kind: 'character', cost: card.cost ?? 0, power: power ?? card.power ?? 0, base: name };
    case 'jutsu':
      return { ...base, kind: 'jutsu', cost: card.cost ?? 0 };
    case 'mission':
      return { ...base, kind: 'mission', rank: card.rank ?? '', points: card.points ?? 0 };
  }
};

/** What draws cards told by data. */
export interface Painter {
  readonly drawingSvg: (drawing: Drawing, compact: boolean, figures: Figures) => string;
  readonly hiddenSvg: (own: boolean) => string;
}

/** The face of a card. */
export const drawingSvg = (drawing: Drawing, compact: boolean, figures: Figures): string =>
  mythosCardSvg(dataOf(drawing, figures), { compact });

/** A character that lies face down: each side has its own back. */
export const hiddenSvg = (own: boolean): string => svg(FRENCH_BOX, hiddenCharacter(own ? 'star' : 'rosette'));
