// The middle of the table: facts, the trick, the stock, and whatever other zones a game has.

import type { VNode } from 'preact';
import type { Fact, Scene, SceneCard, Zone } from '../../../kernel/presentation.ts';
import { suitPicture } from '../../art.ts';
import { CardBack, CardFace, cardClass, keysOf, LyingCard, type CardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import { Boards } from '../boards/Boards.tsx';
import type { Picture } from '../model/pictures.ts';
import { standingOf } from '../around/Hand.tsx';
import { sideOf } from '../around/Seats.tsx';
import { Spread } from '../boards/Spread.tsx';
import type { TableSession } from '../model/session.ts';

interface MiddleProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly me: number;
  readonly seats: number;
}

/** Cards that a refusal names and that lie open on the table: the reason, to be outlined. */
const evidenceOf = (session: TableSession, scene: Scene): ReadonlySet<string> => {
  const tip = session.tip.value;
  if (tip?.look !== 'refused' || tip.refusal === undefined) return new Set();
  const named = JSON.stringify(tip.refusal.params);
  const mine = session.seat.value;
  const open = scene.zones.flatMap((zone) => (zone.kind === 'hand' && zone.owner === mine ? [] : zone.cards));
  return new Set(open.flatMap((card) => (card !== null && named.includes(`"${card.id}"`) ? [card.id] : [])));
};

const FactPill = ({
  fact,
  deck,
  words,
  session,
}: CardArt & { readonly fact: Fact; readonly session: TableSession }): VNode => {
  const { suit } = fact.params;
  const icon = typeof suit === 'string' ? suitPicture(deck, suit) : undefined;
  return (
    <span class={icon === undefined ? 'pill soft' : 'pill'} data-fact={fact.key}>
      {icon === undefined ? null : <img src={icon} alt="" />}
      {words.fact(fact, session.who)}
    </span>
  );
};

export const Facts = ({ session, picture, deck, words }: Omit<MiddleProps, 'me' | 'seats'>): VNode => (
  <div class="facts">
    {tableFacts(picture.scene).map((fact) => (
      <FactPill key={fact.key} fact={fact} deck={deck} words={words} session={session} />
    ))}
  </div>
);

/** Facts about the table and nobody in particular. */
export const tableFacts = (scene: Scene): readonly Fact[] => scene.facts.filter((fact) => fact.seat === undefined);

const Trick = ({ session, picture, zone, deck, words, me, seats }: MiddleProps & { readonly zone: Zone }): VNode => {
  const evidence = evidenceOf(session, picture.scene);
  const order = Array.from({ length: seats }, (_, i) => (me + 1 + i) % seats);
  const lying = (seat: number): SceneCard | undefined => zone.cards.find((card) => card?.by === seat);
  const { must } = picture.scene.actors;
  return (
    <section
      class={seats === 2 ? 'duel' : 'cross'}
      aria-label={words.zone(zone, session.who)}
      data-zone={zone.id}
      data-held={picture.legal.length === 0 && must.length === 0 && picture.outcome === null}
    >
      {order.map((seat) => {
        const card = lying(seat);
        const side = sideOf(seat, me, seats);
        const mine = seat === me;
        const turn = mine && must.includes(seat) && picture.outcome === null;
        if (card === null || card === undefined) {
          return (
            <span key={`slot-${seat}`} class={`slot at-${side}${turn ? ' turn' : ''}`}>
              {turn && session.seat.value === me ? <span class="pill">{text.value.yourTurn}</span> : null}
              <span class="vh">
                {mine ? text.value.yourPlace : fill(text.value.placeOf, { name: session.nameOf(seat) })}
              </span>
            </span>
          );
        }
        const ring = evidence.has(card.id) ? 'evidence' : card.mark === 'win' && zone.cards.length > 1 ? 'win' : '';
        // Later cards lie over earlier ones.
        const style = `z-index:${zone.cards.indexOf(card) + 1}`;
        return (
          <LyingCard key={card.id} deck={deck} words={words} id={card.id} class={`at-${side} ${ring}`} style={style} />
        );
      })}
      {seats === 2 ? null : (
        <span class="next" role="img" aria-label={text.value.playGoesRight}>
          <Icon name="turn" />
        </span>
      )}
    </section>
  );
};

const Stock = ({
  session,
  zone,
  deck,
  words,
  small,
}: CardArt & { readonly session: TableSession; readonly zone: Zone; readonly small: boolean }): VNode | null => {
  const across = zone.cards.find((card) => card !== null && card.mark === 'cross');
  const hidden = zone.cards.filter((card) => card === null).length;
  const open = zone.cards.filter((card) => card !== null && card.mark !== 'cross').slice(-1);
  if (zone.cards.length === 0) return null;
  const told = { zone: words.zone(zone, session.who), n: zone.cards.length };
  const label =
    across === undefined || across === null
      ? fill(text.value.zoneCards, told)
      : fill(text.value.zoneOpen, { ...told, card: words.card(across.id) });
  return (
    <section class="stock" aria-label={label} data-zone={zone.id}>
      {across === undefined || across === null ? null : (
        <LyingCard key={across.id} deck={deck} words={words} id={across.id} compact={small} class="trump" />
      )}
      {hidden > 1 ? <CardBack deck={deck} compact={small} class="under" /> : null}
      {hidden > 0 ? <CardBack deck={deck} compact={small} class="top" /> : null}
      {open.map((card) =>
        card === null ? null : (
          <LyingCard key={card.id} deck={deck} words={words} id={card.id} compact={small} class="top" />
        ),
      )}
      <span class="pill paper count">{fill(text.value.left, { n: zone.cards.length })}</span>
    </section>
  );
};

/** Any zone without a place of its own: its cards in a row, each of which can be touched. */
const Well = ({
  session,
  picture,
  zone,
  deck,
  words,
}: Omit<MiddleProps, 'me' | 'seats'> & { readonly zone: Zone }): VNode => {
  const evidence = evidenceOf(session, picture.scene);
  return (
    <section class="zone well" aria-label={words.zone(zone, session.who)} data-zone={zone.id}>
      <span class="small">
        {words.zone(zone, session.who)}
        {zone.badge === undefined ? null : <b> {zone.badge}</b>}
      </span>
      <div class="cards">
        {zone.cards.map((card, i) => {
          if (card === null) return <CardBack key={`back-${i}`} deck={deck} compact class="m" />;
          const standing = standingOf(session, picture, zone.id, card.id);
          return (
            <button
              key={keysOf(zone.cards)[i]}
              type="button"
              class={cardClass(deck, 'm', evidence.has(card.id) ? 'evidence' : standing === 'legal' && 'legal')}
              aria-label={words.card(card.id)}
              data-card={card.id}
              data-legal={standing === 'legal'}
              onClick={() => session.touch(zone.id, card.id)}
            >
              <CardFace deck={deck} words={words} id={card.id} compact />
              {card.badge === undefined ? null : <b class="note">{card.badge}</b>}
            </button>
          );
        })}
      </div>
    </section>
  );
};

export const Middle = ({ session, picture, me, seats, deck, words }: MiddleProps): VNode => {
  const shared = { session, picture, deck, words };
  const placed = (zone: Zone): boolean =>
    zone.kind === 'hand' ||
    zone.kind === 'trick' ||
    zone.kind === 'stock' ||
    zone.kind === 'table' ||
    (zone.kind === 'pile' && zone.owner !== undefined);
  const { zones } = picture.scene;
  if (zones.some((zone) => zone.kind === 'column')) return <Boards {...shared} me={me} />;
  const spread = zones.filter((zone) => zone.kind === 'table');
  return (
    <div class={spread.length === 0 ? 'centre' : 'centre wide'}>
      {spread.length === 0 ? null : <Spread {...shared} zones={spread} />}
      {zones
        .filter((zone) => zone.kind === 'trick')
        .map((zone) => (
          <Trick key={zone.id} {...shared} me={me} seats={seats} zone={zone} />
        ))}
      {zones
        .filter((zone) => zone.kind === 'stock')
        .map((zone) => (
          <Stock key={zone.id} session={session} deck={deck} words={words} zone={zone} small={seats > 2} />
        ))}
      {zones
        .filter((zone) => !placed(zone))
        .map((zone) => (
          <Well key={zone.id} {...shared} zone={zone} />
        ))}
    </div>
  );
};
