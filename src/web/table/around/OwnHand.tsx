// The player's own hand at the near edge of the table; for somebody who watches, the backs of it.

import type { VNode } from 'preact';
import { CardBack } from '../../CardView.tsx';
import { text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { sortedHand } from '../model/sorting.ts';
import { Hand } from './Hand.tsx';
import { zonesOf } from './Seats.tsx';

/** A hand that is not the player's: its cards from behind. */
const HiddenHand = ({ count }: { readonly count: number }): VNode => (
  <div class="hand" style={`--n:${count};--gaps:${Math.max(1, count - 1)}`}>
    {Array.from({ length: count }, (_, i) => (
      <CardBack key={i} />
    ))}
  </div>
);

/** `large`: large enough for the words on a card. */
export const OwnHand = ({ large = false }: { readonly large?: boolean }): VNode => {
  const { session, picture, me } = useTable();
  return (
    <section class="me" aria-label={text.value.yourHand}>
      {zonesOf(picture, me, 'hand').map((zone) =>
        session.seat.value === null ? (
          <HiddenHand key={zone.id} count={zone.cards.length} />
        ) : (
          <Hand key={zone.id} zone={sortedHand(session, zone)} large={large} />
        ),
      )}
    </section>
  );
};
