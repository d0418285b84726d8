// Cards that lie open on the table, one beside the other, and piles of them that belong to somebody.

import type { VNode } from 'preact';
import type { Zone } from '../../../kernel/presentation.ts';
import { CardFace, classes, keysOf } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { useTable } from '../model/context.ts';
import type { TableSession } from '../model/session.ts';
import { useZoneLabel } from '../model/zone-label.ts';

interface PlaceProps {
  readonly zone: Zone;
  /** What the choice on screen is about. */
  readonly lit: ReadonlySet<string>;
}

/** What the choice on screen is about: the one that is pointed at, else all of them. */
const litBy = (session: TableSession): ReadonlySet<string> => {
  const targets = session.presentation.value?.targets;
  const { value: pointed } = session.pointed;
  const about = pointed === undefined ? (session.choice.value ?? []) : [pointed];
  return new Set(about.flatMap((action) => targets?.(action) ?? []));
};

const ring = (session: TableSession, lit: ReadonlySet<string>, target: string): string => {
  if (lit.size === 0) return '';
  return lit.has(target) ? 'lit' : session.choice.value === undefined ? '' : 'dim';
};

const LooseCards = ({ zone, lit }: PlaceProps): VNode => {
  const { session, words } = useTable();
  const keys = keysOf(zone.cards);
  return (
    <section class="loose" aria-label={useZoneLabel(zone)} data-zone={zone.id}>
      {zone.cards.map((card, i) =>
        card === null ? null : (
          <button
            key={keys[i]}
            type="button"
            class={classes('card', ring(session, lit, card.id))}
            aria-label={words.card(card.id)}
            data-card={card.id}
            onClick={() => session.touch(zone.id, card.id)}
          >
            <CardFace id={card.id} />
          </button>
        ),
      )}
    </section>
  );
};

/** So many cards of a pile are seen; the others lie under them. */
const SEEN = 3;

const OwnedPile = ({ zone, lit }: PlaceProps): VNode => {
  const { session, words } = useTable();
  const cards = zone.cards.flatMap((card) => (card === null ? [] : [card]));
  const top = cards.slice(-SEEN);
  const keys = keysOf(top);
  const name = `${words.zone(zone, session.who)}, ${zone.badge ?? ''}: ${cards.map(({ id }) => words.card(id)).join(', ')}`;
  const owner = zone.owner ?? 0;
  const mine = owner === session.seat.value;
  const last = cards.at(-1);
  return (
    <button
      type="button"
      class={`owned ${mine ? 'mine' : 'theirs'} of-${top.length} ${ring(session, lit, zone.id)}`}
      aria-label={name}
      title={name}
      data-zone={zone.id}
      data-locked={zone.locked === true}
      onClick={() => (last === undefined ? undefined : session.touch(zone.id, last.id))}
    >
      {top.map((card, i) => (
        <span key={keys[i]} class="card" data-card={card.id}>
          <CardFace id={card.id} />
        </span>
      ))}
      <span class="medal" aria-hidden="true">
        <i>{session.who(owner)}</i>
        <b>{zone.badge}</b>
        {zone.locked === undefined ? null : <Icon name={zone.locked ? 'lock' : 'unlock'} />}
      </span>
    </button>
  );
};

export const Spread = ({ zones }: { readonly zones: readonly Zone[] }): VNode => {
  const lit = litBy(useTable().session);
  return (
    <div class="spread">
      {zones
        .filter((zone) => zone.owner === undefined)
        .map((zone) => (
          <LooseCards key={zone.id} zone={zone} lit={lit} />
        ))}
      <div class="builds">
        {zones
          .filter((zone) => zone.owner !== undefined)
          .map((zone) => (
            <OwnedPile key={zone.id} zone={zone} lit={lit} />
          ))}
      </div>
    </div>
  );
};
