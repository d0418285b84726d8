// A pile that lies open, looked through card by card.

import type { VNode } from 'preact';
import type { Zone } from '../../../kernel/presentation.ts';
import { CardFace, useCardArt } from '../../CardView.tsx';
import { Sheet } from '../../Sheet.tsx';
import { useTable } from '../model/context.ts';

/** The newest card first; each can be looked at. */
const Pile = ({ cards }: { readonly cards: Zone['cards'] }): VNode => {
  const { words } = useCardArt();
  return (
    <div class="pile-cards">
      {cards.toReversed().map((card, i) =>
        card === null ? null : (
          <button
            key={`${i} ${card.id}`}
            type="button"
            class="unit"
            aria-label={words.card(card.id)}
            data-look={card.id}
          >
            <span class="card">
              <CardFace id={card.id} compact />
            </span>
            <span class="unit-name">{words.sheet?.(card.id)?.name}</span>
          </button>
        ),
      )}
    </div>
  );
};

/** The sheet of the pile that is looked through, under any other. */
export const PileSheet = (): VNode | null => {
  const { session, picture, words } = useTable();
  const zone = picture.scene.zones.find(({ id }) => id === session.pile.value);
  if (zone === undefined) return null;
  return (
    <Sheet key={zone.id} title={words.zone(zone, session.who)} onClose={() => (session.pile.value = undefined)}>
      <Pile cards={zone.cards} />
    </Sheet>
  );
};
