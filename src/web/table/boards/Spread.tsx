// Cards that lie open on the table, one beside the other, and piles of them that belong to somebody.

import type { VNode } from 'preact';
import type { Zone } from '../../../kernel/presentation.ts';
import { CardFace, cardClass, keysOf, type CardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import type { Picture } from '../model/pictures.ts';
import type { TableSession } from '../model/session.ts';

interface SpreadProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
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

const LooseCards = ({
  session,
  zone,
  deck,
  words,
  lit,
}: SpreadProps & { readonly zone: Zone; readonly lit: ReadonlySet<string> }): VNode => {
  const keys = keysOf(zone.cards);
  return (
    <section
      class="loose"
      aria-label={fill(text.value.zoneCards, { zone: words.zone(zone, session.who), n: zone.cards.length })}
      data-zone={zone.id}
    >
      {zone.cards.map((card, i) =>
        card === null ? null : (
          <button
            key={keys[i]}
            type="button"
            class={cardClass(deck, ring(session, lit, card.id))}
            aria-label={words.card(card.id)}
            data-card={card.id}
            onClick={() => session.touch(zone.id, card.id)}
          >
            <CardFace deck={deck} words={words} id={card.id} />
          </button>
        ),
      )}
    </section>
  );
};

/** So many cards of a pile are seen; the others lie under them. */
const SEEN = 3;

const OwnedPile = ({
  session,
  zone,
  deck,
  words,
  lit,
}: SpreadProps & { readonly zone: Zone; readonly lit: ReadonlySet<string> }): VNode => {
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
        <span key={keys[i]} class={cardClass(deck)} data-card={card.id}>
          <CardFace deck={deck} words={words} id={card.id} />
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

export const Spread = ({ zones, ...props }: SpreadProps & { readonly zones: readonly Zone[] }): VNode => {
  const lit = litBy(props.session);
  return (
    <div class="spread">
      {zones
        .filter((zone) => zone.owner === undefined)
        .map((zone) => (
          <LooseCards key={zone.id} {...props} zone={zone} lit={lit} />
        ))}
      <div class="builds">
        {zones
          .filter((zone) => zone.owner !== undefined)
          .map((zone) => (
            <OwnedPile key={zone.id} {...props} zone={zone} lit={lit} />
          ))}
      </div>
    </div>
  );
};
