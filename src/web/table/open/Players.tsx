// The others at a table of open cards: who they are, how many cards they hold, what they have taken.

import type { VNode } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Zone } from '../../../kernel/presentation.ts';
import { CardBack, CardFace, LyingCard } from '../../CardView.tsx';
import { Clock } from '../around/Clock.tsx';
import { Avatar, sideOf, statusOf, zonesOf } from '../around/Seats.tsx';
import { useTable, type TableOnScreen } from '../model/context.ts';
import { useZoneLabel } from '../model/zone-label.ts';

/** From left to right as they sit. */
const ORDER = ['west', 'north', 'east'] as const;

const othersOf = ({ me, seats }: TableOnScreen): readonly Seat[] =>
  ORDER.flatMap((side) =>
    Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat, me, seats) === side),
  );

/** The pile of a side, and what has just come to it. */
export const TakenPile = ({ zone }: { readonly zone: Zone }): VNode => {
  const { session, picture } = useTable();
  const label = useZoneLabel(zone);
  const points = (picture.came ?? []).reduce(
    (sum, play) => (play.pile === zone.id ? sum + (play.points ?? 0) : sum),
    0,
  );
  return (
    <button
      type="button"
      class="taken"
      aria-label={label}
      title={label}
      disabled={zone.cards.length === 0}
      data-zone={zone.id}
      data-pile={zone.id}
      onClick={() => (session.pile.value = zone.id)}
    >
      <CardBack compact />
      <b class="pill paper count num">{zone.cards.length}</b>
      {points === 0 ? null : (
        <b key={picture.revision} class="gain num" data-testid="gain">
          +{points}
        </b>
      )}
    </button>
  );
};

interface HeldProps {
  readonly zone: Zone;
  readonly few: boolean;
}

/** A hand that may be seen, where a match is looked at again; with little room it is opened like a pile. */
const OpenHand = ({ zone, few }: HeldProps): VNode => {
  const { session } = useTable();
  const label = useZoneLabel(zone);
  const cards = zone.cards.flatMap((card) => (card === null ? [] : [card.id]));
  if (!few) {
    return (
      <span class="backs" role="img" aria-label={label} title={label} data-zone={zone.id}>
        {cards.map((card) => (
          <LyingCard key={card} id={card} compact class="shown" />
        ))}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="taken"
      aria-label={label}
      title={label}
      data-zone={zone.id}
      onClick={() => (session.pile.value = zone.id)}
    >
      <span class="card" aria-hidden="true">
        <CardFace id={cards[0] ?? ''} compact />
      </span>
      <b class="pill paper count num">{cards.length}</b>
    </button>
  );
};

const HeldCards = ({ zone, few }: HeldProps): VNode => {
  const label = useZoneLabel(zone);
  const { replayed } = useTable().session;
  if (replayed && zone.cards.some((card) => card !== null)) return <OpenHand zone={zone} few={few} />;
  return (
    <span class="backs" role="img" aria-label={label} title={label} data-zone={zone.id}>
      {(few ? zone.cards.slice(0, 1) : zone.cards).map((_, i) => (
        <CardBack key={i} compact />
      ))}
      {few ? <b class="pill paper count num">{zone.cards.length}</b> : null}
    </span>
  );
};

/** Everybody but this player; with three of them only figures have room. */
export const Players = (): VNode => {
  const table = useTable();
  const { session, picture, seats } = table;
  return (
    <div class="players" data-others={seats - 1}>
      {othersOf(table).map((seat) => {
        const name = session.nameOf(seat);
        const { now, level } = statusOf(table, seat);
        const line = now.length > 0 ? now : level;
        return (
          <section key={seat} class="player" aria-label={name} data-seat={seat}>
            <div class="plate">
              <Avatar seat={seat} />
              <span class="who">
                <b>{name}</b>
                <small>
                  {line.join(' · ')}
                  <Clock seat={seat} />
                </small>
              </span>
            </div>
            {zonesOf(picture, seat, 'hand').map((zone) => (
              <HeldCards key={zone.id} zone={zone} few={seats > 2} />
            ))}
            {zonesOf(picture, seat, 'pile').map((zone) => (
              <TakenPile key={zone.id} zone={zone} />
            ))}
          </section>
        );
      })}
    </div>
  );
};
