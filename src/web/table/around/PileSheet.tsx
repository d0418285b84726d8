// A pile that lies open, looked through card by card.

import type { VNode } from 'preact';
import type { Zone } from '../../../kernel/presentation.ts';
import { CardFace, cardClass, type CardArt } from '../../CardView.tsx';
import { Sheet } from '../../Sheet.tsx';
import type { Picture } from '../model/pictures.ts';
import type { TableSession } from '../model/session.ts';

interface PileSheetProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
}

/** The newest card first; each can be looked at. */
const Pile = ({ deck, words, cards }: CardArt & { readonly cards: Zone['cards'] }): VNode => (
  <div class="pile-cards">
    {cards.toReversed().map((card, i) =>
      card === null ? null : (
        <button key={`${i} ${card.id}`} type="button" class="unit" aria-label={words.card(card.id)} data-look={card.id}>
          <span class={cardClass(deck)}>
            <CardFace deck={deck} words={words} id={card.id} compact />
          </span>
          <span class="nm">{words.sheet?.(card.id)?.name}</span>
        </button>
      ),
    )}
  </div>
);

/** The sheet of the pile that is looked through, under any other. */
export const PileSheet = ({ session, picture, deck, words }: PileSheetProps): VNode | null => {
  const zone = picture.scene.zones.find(({ id }) => id === session.pile.value);
  if (zone === undefined) return null;
  return (
    <Sheet key={zone.id} title={words.zone(zone, session.who)} onClose={() => (session.pile.value = undefined)}>
      <Pile deck={deck} words={words} cards={zone.cards} />
    </Sheet>
  );
};
