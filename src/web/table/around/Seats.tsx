// The other players: plate with name and presence, their cards from behind, what they have won.

import type { VNode } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Fact, Zone } from '../../../kernel/presentation.ts';
import { CardBack, LyingCard, type CardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { initialOf } from '../../names.ts';
import { fill, text } from '../../text/index.ts';
import { Clock } from './Clock.tsx';
import type { Picture } from '../model/pictures.ts';
import type { TableSession } from '../model/session.ts';

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

interface SeatProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly seat: Seat;
}

export const zonesOf = (picture: Picture, seat: Seat, kind: Zone['kind']): readonly Zone[] =>
  picture.scene.zones.filter((zone) => zone.owner === seat && zone.kind === kind);

/** What a player has won, face down; a pile of a board of columns, such as a waste, is played from and lies in the middle. */
export const wonPiles = (picture: Picture, seat: Seat): readonly Zone[] =>
  picture.scene.zones.some(({ kind }) => kind === 'column') ? [] : zonesOf(picture, seat, 'pile');

/** What stands under a name. */
interface Status {
  /** Beside the name, where lanes leave the line below to figures. */
  readonly tag: readonly string[];
  /** Presence alone, because it explains why nothing happens; else the facts of this seat. */
  readonly now: readonly string[];
  readonly level: readonly string[];
}

const statusOf = (session: TableSession, picture: Picture, seat: Seat, words: CardArt['words']): Status => {
  const info = session.client.value.state?.seats.find((each) => each.seat === seat);
  const t = text.value;
  if (info?.presence === 'dropped') {
    return {
      now: [info.graceMs === undefined ? t.dropped : fill(t.droppedFor, { seconds: Math.ceil(info.graceMs / 1000) })],
      level: [],
      tag: [],
    };
  }
  if (info?.presence === 'left') return { now: [t.hasLeft], level: [], tag: [] };
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

const Avatar = ({ session, picture, seat }: Omit<SeatProps, keyof CardArt>): VNode => {
  const sitter = session.client.value.state?.seats.find((each) => each.seat === seat)?.sitter;
  const ring = picture.scene.actors.must.includes(seat) ? ' ring' : '';
  return (
    <span class={`avatar b${seat % 4}${ring}`} style="--left:100%" aria-hidden="true">
      {sitter?.kind === 'bot' ? <Icon name="bot" /> : initialOf(sitter?.name ?? '')}
    </span>
  );
};

const Backs = ({ zone, deck, words, label }: CardArt & { readonly zone: Zone; readonly label: string }): VNode => (
  <span class="backs" role="img" aria-label={label} data-zone={zone.id}>
    {zone.cards.map((card, i) =>
      card === null ? (
        <CardBack key={`back-${i}`} deck={deck} compact style="--w:28px" />
      ) : (
        <LyingCard key={card.id} deck={deck} words={words} id={card.id} compact class="shown" style="--w:36px" />
      ),
    )}
  </span>
);

/** A seat across the table: everything in one row. */
const FarSeat = ({ session, picture, seat, deck, words }: SeatProps): VNode => {
  const { now, level, tag } = statusOf(session, picture, seat, words);
  return (
    <section class="seat" aria-label={session.nameOf(seat)} data-seat={seat}>
      <div class="plate">
        <Avatar session={session} picture={picture} seat={seat} />
        <span>
          <b>
            {session.nameOf(seat)}
            {tag.length === 0 ? null : <em> · {tag.join(' · ')}</em>}
          </b>
          <small>
            {(now.length > 1 ? now : [...now, ...level]).join(' · ')}
            <Clock session={session} seat={seat} />
          </small>
        </span>
      </div>
      <SeatCards session={session} picture={picture} seat={seat} deck={deck} words={words} />
    </section>
  );
};

/** A seat at the side: a narrow column, where only what matters now has room. */
const SideSeat = ({ session, picture, seat, deck, words }: SeatProps): VNode => {
  const { now, level } = statusOf(session, picture, seat, words);
  return (
    <section class="seat" aria-label={[session.nameOf(seat), ...now, ...level].join(', ')} data-seat={seat}>
      <Avatar session={session} picture={picture} seat={seat} />
      <span class="pill name" title={level.join('')}>
        {session.nameOf(seat)}
      </span>
      {now.length === 0 ? null : <small class="now">{now.at(-1)}</small>}
      <Clock session={session} seat={seat} />
      <SeatCards session={session} picture={picture} seat={seat} deck={deck} words={words} />
    </section>
  );
};

export const OtherSeat = ({ side, ...props }: SeatProps & { readonly side: Side }): VNode =>
  side === 'north' ? <FarSeat {...props} /> : <SideSeat {...props} />;

const SeatCards = ({ session, picture, seat, deck, words }: SeatProps): VNode => (
  <>
    {zonesOf(picture, seat, 'hand').map((zone) => (
      <Backs
        key={zone.id}
        zone={zone}
        deck={deck}
        words={words}
        label={fill(text.value.zoneCards, { zone: words.zone(zone, session.who), n: zone.cards.length })}
      />
    ))}
    {wonPiles(picture, seat).map((zone) => (
      <WonPile key={zone.id} session={session} zone={zone} words={words} />
    ))}
  </>
);

/** What somebody has taken or put away: only how many, and where cards fly to; a pile that lies open can be looked through. */
export const WonPile = ({
  session,
  zone,
  words,
}: {
  readonly session: TableSession;
  readonly zone: Zone;
  readonly words: CardArt['words'];
}): VNode => {
  const open = words.sheet !== undefined && zone.cards.length > 0 && zone.cards.every((card) => card !== null);
  const label = fill(text.value.zoneCards, { zone: words.zone(zone, session.who), n: zone.cards.length });
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
