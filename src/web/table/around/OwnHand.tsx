// The player's own hand at the near edge of the table; for somebody who watches, the backs of it.

import type { VNode } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { CardBack } from '../../CardView.tsx';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import type { TableModel } from '../model/table-model.ts';
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

/** What a hand is called: whoever looks at a match again has none. */
const handName = ({ replayed, nameOf }: TableModel, seat: Seat): string =>
  replayed ? fill(text.value.placeOf, { name: nameOf(seat) }) : text.value.yourHand;

/** `large`: large enough for the words on a card. */
export const OwnHand = ({ large = false }: { readonly large?: boolean }): VNode => {
  const { session, picture, me } = useTable();
  return (
    <section class="me" aria-label={handName(session, me)}>
      {zonesOf(picture, me, 'hand').map((zone) =>
        session.seat.value === null ? (
          <HiddenHand key={zone.id} count={zone.cards.length} />
        ) : (
          <Hand key={zone.id} zone={sortedHand(session, zone)} large={large} name={handName(session, me)} />
        ),
      )}
    </section>
  );
};
