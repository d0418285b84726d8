// The columns of a board, the shared piles above them, and stock and waste where a thumb reaches them.

import type { VNode } from 'preact';
import type { Zone } from '../../../kernel/presentation.ts';
import { CardFace, classes } from '../../CardView.tsx';
import { text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { useZoneLabel } from '../model/zone-label.ts';
import { BoardCard, Tap, tapOf, type PlaceProps } from './BoardCard.tsx';
import { useRace } from './context.ts';
import { endOf, fanOf, isCompact } from './fit.ts';

/** What a zone that the choice could go to needs to be touched: a button over all of it. */
const Target = ({ zone }: PlaceProps): VNode => {
  const { session } = useTable();
  const label = useZoneLabel(zone);
  return (
    <button
      type="button"
      class="target"
      aria-label={label}
      data-target={zone.id}
      onClick={(event) => {
        event.stopPropagation();
        const { value: presentation } = session.presentation;
        const scene = session.picture.value?.scene;
        const way = session.choice.value?.find((each) => presentation?.targets?.(each, scene).includes(zone.id));
        if (way !== undefined) session.act(way);
      }}
    />
  );
};

const Column = ({ zone }: PlaceProps): VNode => {
  const table = useTable();
  const { fit, spread, lit } = useRace();
  const action = tapOf(table, zone);
  const last = zone.cards.length - 1;
  const { value: seen } = spread;
  const at = seen?.zone === zone.id ? zone.cards.findIndex((card) => card?.id === seen.card) : -1;
  const tops = fanOf(
    zone.cards.map((card) => card !== null),
    fit.card,
    fit.room,
    at < 0 ? undefined : at,
  );
  const isLit = lit.has(zone.id);
  return (
    <section
      class={classes('column', isLit && 'lit')}
      aria-label={useZoneLabel(zone)}
      data-zone={zone.id}
      data-drop={zone.id}
      data-empty={zone.cards.length === 0}
      style={`--end:${endOf(tops, fit.card)}px`}
    >
      {zone.cards.map((card, i) => {
        const style = `top:${tops[i] ?? 0}px`;
        return i === last && action !== undefined ? (
          <Tap key="tap" zone={zone} action={action} width={fit.card} style={style} />
        ) : (
          <BoardCard key={card?.id ?? `back-${i}`} zone={zone} card={card} width={fit.card} style={style} />
        );
      })}
      {isLit && table.session.dragged.value === undefined ? <Target zone={zone} /> : null}
    </section>
  );
};

export const Columns = ({ zones }: { readonly zones: readonly Zone[] }): VNode => (
  <section class="columns" aria-label={text.value.yourBoard}>
    {zones.map((zone) => (
      <Column key={zone.id} zone={zone} />
    ))}
  </section>
);

/** The card that won the race for this pile, for as long as the lost race is told. */
const Ghost = ({ zone }: PlaceProps): VNode | null => {
  const { value: tip } = useTable().session.tip;
  const { fit } = useRace();
  const { overtaken } = tip ?? {};
  if (overtaken?.laid?.zone !== zone.id) return null;
  return (
    <span class="beaten" aria-hidden="true" data-testid="beaten">
      <span class="card">
        <CardFace id={overtaken.laid.card} compact={isCompact(fit.goal)} />
      </span>
      {overtaken.lateMs === undefined ? null : <b class="num">−{overtaken.lateMs} ms</b>}
    </span>
  );
};

const Goal = ({ zone }: PlaceProps): VNode => {
  const { fit, lit } = useRace();
  const { session } = useTable();
  const top = zone.cards.at(-1);
  const isLit = lit.has(zone.id);
  return (
    <section
      class={classes('goal', isLit && 'lit')}
      aria-label={useZoneLabel(zone)}
      data-zone={zone.id}
      data-drop={zone.id}
      data-empty={zone.cards.length === 0}
    >
      {top === undefined ? (
        <span class="badge" aria-hidden="true">
          {zone.badge ?? ''}
        </span>
      ) : (
        <BoardCard key={top?.id ?? 'back'} zone={zone} card={top} width={fit.goal} />
      )}
      <Ghost zone={zone} />
      {isLit && session.dragged.value === undefined ? <Target zone={zone} /> : null}
    </section>
  );
};

export const Goals = ({ zones }: { readonly zones: readonly Zone[] }): VNode => (
  <section class="goals" aria-label={text.value.sharedPiles}>
    {zones.map((zone) => (
      <Goal key={zone.id} zone={zone} />
    ))}
  </section>
);

/** So many cards of a pile are seen; the others lie under them. */
const SEEN = 3;

/** Stock or waste: only the top can be touched, a few under it are seen. */
export const Pile = ({ zone }: PlaceProps): VNode => {
  const table = useTable();
  const { fit } = useRace();
  const { session, picture, words } = table;
  const action = tapOf(table, zone);
  const isStock = zone.kind === 'stock';
  const seen = zone.cards.slice(isStock ? -1 : -SEEN);
  const first = zone.cards.length - seen.length;
  return (
    <section
      class={classes('pile-at', isStock ? 'stock-at' : 'waste-at')}
      aria-label={useZoneLabel(zone)}
      data-zone={zone.id}
      data-empty={zone.cards.length === 0}
    >
      {action === undefined ? (
        seen.map((card, i) => {
          const key = card?.id ?? `back-${first + i}`;
          const style = `--i:${i + SEEN - seen.length}`;
          const covered = i < seen.length - 1;
          return <BoardCard key={key} zone={zone} card={card} width={fit.pile} style={style} covered={covered} />;
        })
      ) : (
        <Tap key="tap" zone={zone} action={action} width={fit.pile} />
      )}
      <span class={classes('pill', isStock && 'paper')} aria-hidden="true">
        {/* After the end, and to whoever looks at it again, a place is named with its owner, which has no room here. */}
        <span>{picture.outcome === null && !session.replayed ? words.zone(zone, session.who) : ''}</span>
        <span class="count num">{zone.cards.length}</span>
      </span>
    </section>
  );
};
