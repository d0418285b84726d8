// Pictures and names of the cards of a pool, whatever set they are of.

import type { PoolCard } from '../../kernel/deck-builder.ts';
import type { CardSheet, GameModule } from '../../kernel/presentation.ts';
import type { CardArt } from '../CardView.tsx';
import { deckOf } from '../games.ts';
import { wordsOf } from '../text/index.ts';

/** For cards by their sheets. */
export const artOf = ({ presentation }: GameModule, sheetOf: (id: string) => CardSheet | undefined): CardArt => {
  const { short: _short, ...words } = wordsOf(presentation);
  return {
    deck: deckOf(presentation),
    words: {
      ...words,
      card: (id) => {
        const sheet = sheetOf(id);
        return sheet === undefined ? id : [sheet.name, ...(sheet.title === undefined ? [] : [sheet.title])].join(' — ');
      },
      sheet: sheetOf,
    },
  };
};

export const poolArt = (module: GameModule, byId: ReadonlyMap<string, PoolCard>): CardArt =>
  artOf(module, (id) => byId.get(id)?.sheet);
