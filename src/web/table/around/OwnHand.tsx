// The player's own hand at the near edge of the table; for somebody who only looks on, the backs of it.

import type { VNode } from 'preact';
import type { CardArt } from '../../CardView.tsx';
import { text } from '../../text/index.ts';
import { HiddenHand } from './Actions.tsx';
import type { Picture } from '../model/pictures.ts';
import { Hand } from './Hand.tsx';
import { zonesOf } from './Seats.tsx';
import type { TableSession } from '../model/session.ts';

interface OwnHandProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly me: number;
  /** Large enough for the words on a card. */
  readonly large?: boolean;
}

export const OwnHand = ({ session, picture, me, deck, words, large = false }: OwnHandProps): VNode => (
  <section class="me" aria-label={text.value.yourHand}>
    {zonesOf(picture, me, 'hand').map((zone) =>
      session.seat.value === null ? (
        <HiddenHand key={zone.id} deck={deck} count={zone.cards.length} />
      ) : (
        <Hand key={zone.id} session={session} picture={picture} zone={zone} large={large} deck={deck} words={words} />
      ),
    )}
  </section>
);
