// The others in a race, small: how far each has come, how their columns stand, what is left to draw. A strip or rail, or a panel of the page's rail.

import type { VNode } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Zone } from '../../../kernel/presentation.ts';
import { backPicture } from '../../art.ts';
import { LyingCard, useCardArt } from '../../CardView.tsx';
import { fill, text } from '../../text/index.ts';
import { Clock } from '../around/Clock.tsx';
import { Avatar, statusOf, zonesOf } from '../around/Seats.tsx';
import { useTable } from '../model/context.ts';
import { useZoneLabel } from '../model/zone-label.ts';
import { OwnedBack } from './BoardCard.tsx';

interface SeatProps {
  readonly seat: Seat;
}

/** A column as a bar: cards from behind above, open ones below. */
const Bar = ({ zone }: { readonly zone: Zone }): VNode => {
  const { deck } = useCardArt();
  const downs = zone.cards.filter((card) => card === null).length;
  const back = `background-image:url("${backPicture(deck, true, zone.owner)}")`;
  return (
    <span
      class="bar-of"
      role="img"
      aria-label={useZoneLabel(zone)}
      style={`--all:${Math.max(1, zone.cards.length)}`}
      data-zone={zone.id}
    >
      <i class="down" style={`--n:${downs};${back}`} />
      <i class="up" style={`--n:${zone.cards.length - downs}`} />
    </span>
  );
};

/** Stock or waste of another player: its top, and how many there are. */
const SmallPile = ({ zone }: { readonly zone: Zone }): VNode => {
  const top = zone.cards.at(-1);
  return (
    <span class="small-pile" role="img" aria-label={useZoneLabel(zone)} data-zone={zone.id}>
      {top === undefined ? (
        <span class="slot" />
      ) : top === null ? (
        <OwnedBack width={24} {...(zone.owner === undefined ? {} : { owner: zone.owner })} />
      ) : (
        <LyingCard id={top.id} compact />
      )}
      <b class="num" aria-hidden="true">
        {zone.cards.length}
      </b>
    </span>
  );
};

const Rival = ({ seat }: SeatProps): VNode => {
  const table = useTable();
  const { session, picture } = table;
  const { done, of } = picture.scene.race?.[seat] ?? { done: 0, of: 0 };
  const { now } = statusOf(table, seat);
  const name = session.nameOf(seat);
  return (
    <section class="rival-board" aria-label={fill(text.value.boardOf, { name })} data-seat={seat}>
      <Avatar seat={seat} />
      <div class="bars">
        {zonesOf(picture, seat, 'column').map((zone) => (
          <Bar key={zone.id} zone={zone} />
        ))}
      </div>
      <div class="how-far">
        <div>
          <span class="who">{name}</span>
          <span class="num">{now[0] ?? fill(text.value.progressOf, { done, of })}</span>
          <Clock seat={seat} />
        </div>
        <div class="meter" aria-hidden="true">
          <i style={`width:${of === 0 ? 0 : (100 * done) / of}%`} />
        </div>
      </div>
      <div class="small-piles">
        {(['stock', 'pile'] as const)
          .flatMap((kind) => zonesOf(picture, seat, kind))
          .map((zone) => (
            <SmallPile key={zone.id} zone={zone} />
          ))}
      </div>
    </section>
  );
};

/** Everybody but the player at the near edge. */
export const Rivals = (): VNode => {
  const { me, seats } = useTable();
  const others = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
  return (
    <>
      {others.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </>
  );
};

/** The same in the rail beside the table; nothing where there is no race. */
export const RivalPanels = (): VNode | null =>
  useTable().picture.scene.race === undefined ? null : (
    <div class="rivals in-rail">
      <Rivals />
    </div>
  );
