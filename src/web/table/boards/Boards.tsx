// Boards of columns: what is shared lies between the players, each with stock, waste and columns; one's own can be touched.

import type { VNode } from 'preact';
import { plain, type SceneCard, type Zone } from '../../../kernel/presentation.ts';
import type { Seat } from '../../../kernel/game.ts';
import { backPicture } from '../../art.ts';
import { CardBack, CardFace, cardClass, LyingCard, type CardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import type { Picture } from '../model/pictures.ts';
import { standingOf } from '../around/Hand.tsx';
import type { TableSession } from '../model/session.ts';

interface BoardProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly me: Seat;
}

interface PlaceProps extends BoardProps {
  readonly zone: Zone;
}

const isOwn = ({ session, zone }: Pick<PlaceProps, 'session' | 'zone'>): boolean =>
  session.seat.value !== null && zone.owner === session.seat.value;

/** One card: a button where it is the player's own and open, else a picture. */
const BoardCard = (props: PlaceProps & { readonly card: SceneCard; readonly class?: string }): VNode => {
  const { session, picture, zone, card, deck, words, class: more } = props;
  if (card === null) return <CardBack deck={deck} compact class={more ?? ''} />;
  if (!isOwn(props)) return <LyingCard deck={deck} words={words} id={card.id} compact class={more ?? ''} />;
  const standing = standingOf(session, picture, zone.id, card.id);
  return (
    <button
      type="button"
      class={cardClass(deck, more, standing === 'legal' && 'legal', standing === 'pending' && 'sel')}
      aria-label={words.card(card.id)}
      data-card={card.id}
      data-legal={standing === 'legal'}
      onClick={() => session.touch(zone.id, card.id)}
    >
      <CardFace deck={deck} words={words} id={card.id} compact />
    </button>
  );
};

/** What touching a place of the player's own as a whole would do, if anything. */
const tapOf = ({ session, picture, zone }: PlaceProps): string | undefined =>
  isOwn({ session, zone }) ? session.presentation.value?.tap?.(zone.id, picture.scene) : undefined;

/** A place that is touched as a whole: cards from behind, or what touching it does when it is empty. */
const Tap = (props: PlaceProps & { readonly action: string; readonly class?: string }): VNode => {
  const { session, picture, zone, deck, words, action, class: more } = props;
  const does = plain(words.action(action, session.client.value.state?.view), words.card);
  const legal = picture.legal.includes(action);
  const pending = session.pending.value === action;
  return (
    <button
      type="button"
      class={cardClass(deck, more, 'tap', pending && 'sel')}
      aria-label={`${labelOf(props)}. ${does}`}
      title={does}
      data-tap={action}
      data-legal={legal}
      aria-busy={pending}
      onClick={() => session.tap(zone.id)}
    >
      {zone.cards.length > 0 ? (
        <img src={backPicture(deck, true)} alt="" draggable={false} />
      ) : legal ? (
        <span class="again">
          <Icon name="again" />
          <span class="only-wide">{does}</span>
        </span>
      ) : null}
    </button>
  );
};

const labelOf = ({ session, zone, words }: PlaceProps): string =>
  fill(text.value.zoneCards, { zone: words.zone(zone, session.who), n: zone.cards.length });

const Column = (props: PlaceProps): VNode => {
  const { zone } = props;
  const action = tapOf(props);
  const last = zone.cards.length - 1;
  const withLoadout = (i: number): string => (i === 0 ? '' : zone.cards[i - 1] === null ? 'on-back' : 'on-open');
  return (
    <section class="column" aria-label={labelOf(props)} data-zone={zone.id} data-empty={zone.cards.length === 0}>
      {zone.cards.map((card, i) =>
        i === last && action !== undefined ? (
          <Tap key="tap" {...props} action={action} class={withLoadout(i)} />
        ) : (
          <BoardCard key={card?.id ?? `back-${i}`} {...props} card={card} class={withLoadout(i)} />
        ),
      )}
    </section>
  );
};

/** A pile of which only the top is seen: stock, waste, foundation. */
const Pile = (props: PlaceProps): VNode => {
  const { zone } = props;
  const top = zone.cards.at(-1);
  const action = tapOf(props);
  return (
    <section
      class="column pile-top"
      aria-label={labelOf(props)}
      data-zone={zone.id}
      data-empty={zone.cards.length === 0}
    >
      {action !== undefined ? (
        <Tap key="tap" {...props} action={action} />
      ) : top === undefined ? (
        <span class="badge" aria-hidden="true">
          {zone.badge ?? ''}
        </span>
      ) : (
        <BoardCard key={top?.id ?? 'back'} {...props} card={top} />
      )}
      {zone.kind === 'foundation' ? null : (
        <span class="pill paper count" aria-hidden="true">
          {zone.cards.length}
        </span>
      )}
    </section>
  );
};

const Board = ({ owner, ...props }: BoardProps & { readonly owner: Seat }): VNode => {
  const zones = props.picture.scene.zones.filter((zone) => zone.owner === owner);
  const mine = owner === props.me;
  return (
    <div class={mine ? 'board mine' : 'board'} data-owner={owner}>
      <div class="piles-row">
        {zones
          .filter(({ kind }) => kind === 'stock' || kind === 'pile')
          .map((zone) => (
            <Pile key={zone.id} {...props} zone={zone} />
          ))}
      </div>
      <div class="columns">
        {zones
          .filter(({ kind }) => kind === 'column')
          .map((zone) => (
            <Column key={zone.id} {...props} zone={zone} />
          ))}
      </div>
    </div>
  );
};

export const Boards = (props: BoardProps): VNode => {
  const { zones } = props.picture.scene;
  const owners = [...new Set(zones.flatMap(({ owner }) => (owner === undefined ? [] : [owner])))];
  return (
    <div class="boards">
      {owners
        .filter((owner) => owner !== props.me)
        .map((owner) => (
          <Board key={owner} {...props} owner={owner} />
        ))}
      <div class="foundations">
        {zones
          .filter(({ owner }) => owner === undefined)
          .map((zone) => (
            <Pile key={zone.id} {...props} zone={zone} />
          ))}
      </div>
      <Board {...props} owner={props.me} />
    </div>
  );
};
