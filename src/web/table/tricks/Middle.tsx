// The middle of the table: facts, the trick, the stock, and whatever other zones a game has.

import type { VNode } from 'preact';
import type { Fact, SceneCard, Zone } from '../../../kernel/presentation.ts';
import { suitPicture } from '../../art.ts';
import { CardBack, CardFace, classes, keysOf, LyingCard, useCardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { settings } from '../../settings/settings.ts';
import { fill, text } from '../../text/index.ts';
import { useTable, type TableOnScreen } from '../model/context.ts';
import { tableFacts } from '../model/facts.ts';
import { standingOf } from '../model/standing.ts';
import { TABLE } from '../around/use-dragging.ts';
import { sideOf } from '../around/Seats.tsx';

interface ZoneProps {
  readonly zone: Zone;
}

/** Cards that a refusal names and that lie open on the table: the reason, to be outlined. */
const evidenceOf = ({ session, picture: { scene } }: TableOnScreen): ReadonlySet<string> => {
  const tip = session.tip.value;
  if (tip?.look !== 'refused' || tip.refusal === undefined) return new Set();
  const named = JSON.stringify(tip.refusal.params);
  const mine = session.seat.value;
  const open = scene.zones.flatMap((zone) => (zone.kind === 'hand' && zone.owner === mine ? [] : zone.cards));
  return new Set(open.flatMap((card) => (card !== null && named.includes(`"${card.id}"`) ? [card.id] : [])));
};

const FactPill = ({ fact }: { readonly fact: Fact }): VNode => {
  const { session, words } = useTable();
  const { deck } = useCardArt();
  const { suit } = fact.params;
  const icon = typeof suit === 'string' ? suitPicture(deck, suit, settings.value.fourColours) : undefined;
  return (
    <span class={icon === undefined ? 'pill soft' : 'pill'} data-fact={fact.key}>
      {icon === undefined ? null : <img src={icon} alt="" />}
      {words.fact(fact, session.who)}
    </span>
  );
};

export const Facts = (): VNode => (
  <div class="facts">
    {tableFacts(useTable().picture.scene).map((fact) => (
      <FactPill key={fact.key} fact={fact} />
    ))}
  </div>
);

const Trick = ({ zone }: ZoneProps): VNode => {
  const table = useTable();
  const { session, picture, words, me, seats } = table;
  const evidence = evidenceOf(table);
  const order = Array.from({ length: seats }, (_, i) => (me + 1 + i) % seats);
  const lying = (seat: number): SceneCard | undefined => zone.cards.find((card) => card?.by === seat);
  const { must } = picture.scene.actors;
  /** What the card that takes the trick brings. */
  const wonBy = ({ by }: NonNullable<SceneCard>): string | undefined =>
    picture.taken !== undefined && picture.taken.by === by && picture.taken.points > 0
      ? `+${picture.taken.points}`
      : undefined;
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
              {turn && session.seat.value === me && !session.replayed ? (
                <span class="pill">{text.value.yourTurn}</span>
              ) : null}
              <span class="visually-hidden">
                {mine && !session.replayed
                  ? text.value.yourPlace
                  : fill(text.value.placeOf, { name: session.nameOf(seat) })}
              </span>
            </span>
          );
        }
        const ring = evidence.has(card.id) ? 'evidence' : card.mark === 'win' && zone.cards.length > 1 ? 'win' : '';
        // Later cards lie over earlier ones.
        const style = `z-index:${zone.cards.indexOf(card) + 1}`;
        return <LyingCard key={card.id} id={card.id} class={`at-${side} ${ring}`} style={style} chip={wonBy(card)} />;
      })}
      {zone.badge === undefined || picture.taken !== undefined ? null : (
        <span
          key={`sum-${zone.badge}`}
          class="trick-sum pill num"
          role="img"
          aria-label={fill(text.value.trickPoints, { n: Number(zone.badge) })}
        >
          {zone.badge}
        </span>
      )}
      {seats === 2 ? null : (
        <span class="next" role="img" aria-label={text.value.playGoesRight}>
          <Icon name="turn" />
        </span>
      )}
    </section>
  );
};

const Stock = ({ zone }: ZoneProps): VNode | null => {
  const { session, words, seats } = useTable();
  const compact = seats > 2;
  const seen = zone.cards.flatMap((card) => (card === null ? [] : [card]));
  const across = seen.find(({ mark }) => mark === 'cross');
  const top = seen.findLast(({ mark }) => mark !== 'cross');
  const hidden = zone.cards.length - seen.length;
  if (zone.cards.length === 0) return null;
  const told = { zone: words.zone(zone, session.who), n: zone.cards.length };
  const label =
    across === undefined
      ? fill(text.value.zoneCards, told)
      : fill(text.value.zoneOpen, { ...told, card: words.card(across.id) });
  return (
    <section class="stock" aria-label={label} data-zone={zone.id}>
      {across === undefined ? null : <LyingCard key={across.id} id={across.id} compact={compact} class="trump" />}
      {hidden > 1 ? <CardBack compact={compact} class="under" /> : null}
      {hidden > 0 ? <CardBack compact={compact} class="top" /> : null}
      {top === undefined ? null : <LyingCard key={top.id} id={top.id} compact={compact} class="top" />}
      <span class="pill paper count">{fill(text.value.left, { n: zone.cards.length })}</span>
    </section>
  );
};

/** Any zone without a place of its own: its cards in a row, each of which can be touched. */
const Well = ({ zone }: ZoneProps): VNode => {
  const table = useTable();
  const { session, picture, words } = table;
  const evidence = evidenceOf(table);
  const keys = keysOf(zone.cards);
  return (
    <section class="zone well" aria-label={words.zone(zone, session.who)} data-zone={zone.id}>
      <span class="small">
        {words.zone(zone, session.who)}
        {zone.badge === undefined ? null : <b> {zone.badge}</b>}
      </span>
      <div class="cards">
        {zone.cards.map((card, i) => {
          if (card === null) return <CardBack key={`back-${i}`} compact class="m" />;
          const standing = standingOf(session, picture, zone.id, card.id);
          return (
            <button
              key={keys[i]}
              type="button"
              class={classes('card m', evidence.has(card.id) ? 'evidence' : standing === 'legal' && 'legal')}
              aria-label={words.card(card.id)}
              data-card={card.id}
              data-legal={standing === 'legal'}
              onClick={() => session.touch(zone.id, card.id)}
            >
              <CardFace id={card.id} compact />
              {card.badge === undefined ? null : <b class="note">{card.badge}</b>}
            </button>
          );
        })}
      </div>
    </section>
  );
};

const PLACED = new Set(['hand', 'trick', 'stock']);

export const Middle = (): VNode => {
  const { session, picture } = useTable();
  const { zones } = picture.scene;
  const isLit = session.dragged.value !== undefined && session.choice.value !== undefined;
  const placed = ({ kind, owner }: Zone): boolean => PLACED.has(kind) || (kind === 'pile' && owner !== undefined);
  return (
    <div class={isLit ? 'centre lit' : 'centre'} data-drop={TABLE}>
      {zones
        .filter((zone) => zone.kind === 'trick')
        .map((zone) => (
          <Trick key={zone.id} zone={zone} />
        ))}
      {zones
        .filter((zone) => zone.kind === 'stock')
        .map((zone) => (
          <Stock key={zone.id} zone={zone} />
        ))}
      {zones
        .filter((zone) => !placed(zone))
        .map((zone) => (
          <Well key={zone.id} zone={zone} />
        ))}
    </div>
  );
};
