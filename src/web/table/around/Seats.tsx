// The other players: plate with name and presence, their cards from behind, what they have won.

import type { VNode } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Fact, Zone } from '../../../kernel/presentation.ts';
import { CardBack, LyingCard } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { initialOf } from '../../names.ts';
import { fill, text } from '../../text/index.ts';
import { useZoneLabel } from '../model/zone-label.ts';
import { Clock, ringStyle, useClock } from './Clock.tsx';
import { useTable, type TableOnScreen } from '../model/context.ts';
import type { Picture } from '../model/pictures.ts';

/** Where a seat sits as this player sees it. */
export type Side = 'south' | 'east' | 'north' | 'west';

const AROUND: { readonly [seats: number]: readonly Side[] } = {
  2: ['south', 'north'],
  3: ['south', 'east', 'west'],
  4: ['south', 'east', 'north', 'west'],
};

/** Play goes to the right, so the next player sits there. */
export const sideOf = (seat: Seat, me: Seat, seats: number): Side =>
  AROUND[seats]?.[(seat - me + seats) % seats] ?? (seat === me ? 'south' : 'north');

interface SeatProps {
  readonly seat: Seat;
}

export const zonesOf = (picture: Picture, seat: Seat, kind: Zone['kind']): readonly Zone[] =>
  picture.scene.zones.filter((zone) => zone.owner === seat && zone.kind === kind);

/** What a player has won, face down; a pile of a board of columns, such as a waste, is played from and lies in the middle. */
const wonPiles = (picture: Picture, seat: Seat): readonly Zone[] =>
  picture.scene.zones.some(({ kind }) => kind === 'column') ? [] : zonesOf(picture, seat, 'pile');

/** What stands under a name. */
interface Status {
  /** Beside the name, where lanes leave the line below to figures. */
  readonly tag: readonly string[];
  /** Presence alone, because it explains why nothing happens; else the facts of this seat. */
  readonly now: readonly string[];
  readonly level: readonly string[];
}

export const statusOf = ({ session, state, picture, words }: TableOnScreen, seat: Seat): Status => {
  const info = state.seats.find((each) => each.seat === seat);
  const t = text.value;
  // After the end nobody is waited for.
  if (info?.presence === 'dropped' && state.outcome === null) {
    return {
      now: [info.graceMs === undefined ? t.dropped : fill(t.droppedFor, { seconds: Math.ceil(info.graceMs / 1000) })],
      level: [],
      tag: [],
    };
  }
  if (info?.presence === 'left') return { now: [t.hasLeft], level: [], tag: [] };
  if (session.idle.value && info?.presence === 'here' && picture.scene.actors.must.includes(seat))
    return { now: [t.idle], level: [], tag: [] };
  const { facts, lanes } = picture.scene;
  const told = (fits: (fact: Fact) => boolean): readonly string[] =>
    facts
      .filter((fact) => fact.seat === seat && fact.at !== 'score' && fits(fact))
      .map((fact) => words.fact(fact, session.who, true));
  const held =
    lanes === undefined ? [] : zonesOf(picture, seat, 'hand').map((zone) => fill(t.cards, { n: zone.cards.length }));
  const now = [...told((fact) => lanes === undefined || fact.at !== undefined), ...held];
  const tag = lanes === undefined ? [] : told((fact) => fact.at === undefined);
  return { tag, now, level: info?.sitter?.kind === 'bot' ? [fill(t.botLevel, { level: info.sitter.level })] : [] };
};

export const Avatar = ({ seat }: SeatProps): VNode => {
  const { state, picture } = useTable();
  const sitter = state.seats.find((each) => each.seat === seat)?.sitter;
  const clock = useClock(seat);
  const ring = clock !== undefined || picture.scene.actors.must.includes(seat) ? ' ring' : '';
  const late = clock?.isLate === true ? ' late' : '';
  return (
    <span
      class={`avatar b${seat % 4}${ring}${late}`}
      style={clock === undefined ? '--left:100%' : ringStyle(clock)}
      aria-hidden="true"
    >
      {sitter?.kind === 'bot' ? <Icon name="bot" /> : initialOf(sitter?.name ?? '')}
    </span>
  );
};

const Backs = ({ zone }: { readonly zone: Zone }): VNode => (
  <span class="backs" role="img" aria-label={useZoneLabel(zone)} data-zone={zone.id}>
    {zone.cards.map((card, i) =>
      card === null ? (
        <CardBack key={`back-${i}`} compact />
      ) : (
        <LyingCard key={card.id} id={card.id} compact class="shown" />
      ),
    )}
  </span>
);

/** Several empty seats are told apart by their numbers. */
const placeName = ({ session, state }: TableOnScreen, seat: Seat): string =>
  state.seats[seat]?.sitter === null ? `${session.nameOf(seat)} ${seat + 1}` : session.nameOf(seat);

/** A seat across the table: everything in one row. */
const FarSeat = ({ seat }: SeatProps): VNode => {
  const table = useTable();
  const name = table.session.nameOf(seat);
  const { now, level, tag } = statusOf(table, seat);
  return (
    <section class="seat" aria-label={placeName(table, seat)} data-seat={seat}>
      <div class="plate">
        <Avatar seat={seat} />
        <span>
          <b>
            {name}
            {tag.length === 0 ? null : <em> · {tag.join(' · ')}</em>}
          </b>
          <small>
            {(now.length > 1 ? now : [...now, ...level]).join(' · ')}
            <Clock seat={seat} />
          </small>
        </span>
      </div>
      <SeatCards seat={seat} />
    </section>
  );
};

/** A seat at the side: a narrow column, where only what matters now has room. */
const SideSeat = ({ seat }: SeatProps): VNode => {
  const table = useTable();
  const name = table.session.nameOf(seat);
  const { now, level } = statusOf(table, seat);
  return (
    <section class="seat" aria-label={[placeName(table, seat), ...now, ...level].join(', ')} data-seat={seat}>
      <Avatar seat={seat} />
      <span class="pill name" title={level.join('')}>
        {name}
      </span>
      {now.length === 0 ? null : <small class="now">{now.at(-1)}</small>}
      <Clock seat={seat} />
      <SeatCards seat={seat} />
    </section>
  );
};

/** Whoever sits on a side of the table. */
export const SeatsAt = ({ side }: { readonly side: Exclude<Side, 'south'> }): VNode => {
  const { me, seats } = useTable();
  const others = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
  const Seat = side === 'north' ? FarSeat : SideSeat;
  return (
    <>
      {others
        .filter((seat) => sideOf(seat, me, seats) === side)
        .map((seat) => (
          <Seat key={seat} seat={seat} />
        ))}
    </>
  );
};

const SeatCards = ({ seat }: SeatProps): VNode => (
  <>
    {zonesOf(useTable().picture, seat, 'hand').map((zone) => (
      <Backs key={zone.id} zone={zone} />
    ))}
    <WonPiles seat={seat} />
  </>
);

/** What somebody has taken or put away. */
export const WonPiles = ({ seat }: SeatProps): VNode => (
  <>
    {wonPiles(useTable().picture, seat).map((zone) => (
      <WonPile key={zone.id} zone={zone} />
    ))}
  </>
);

/** Only how many, and where cards fly to; a pile that lies open can be looked through. */
const WonPile = ({ zone }: { readonly zone: Zone }): VNode => {
  const { session, words } = useTable();
  const open = words.sheet !== undefined && zone.cards.length > 0 && zone.cards.every((card) => card !== null);
  const label = useZoneLabel(zone);
  if (open) {
    return (
      <button
        type="button"
        class="pill soft pile"
        aria-label={label}
        title={label}
        data-zone={zone.id}
        data-pile={zone.id}
        onClick={() => (session.pile.value = zone.id)}
      >
        <Icon name="discard" />
        {zone.badge ?? zone.cards.length}
      </button>
    );
  }
  return (
    <span
      class="pill soft pile"
      data-empty={zone.cards.length === 0}
      role="img"
      data-zone={zone.id}
      aria-label={label}
      title={label}
    >
      <Icon name="cards" />
      {zone.badge ?? zone.cards.length}
    </span>
  );
};
