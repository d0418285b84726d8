// Boards of columns: what is shared lies between the players, each with stock, waste and columns; one's own can be touched.

import type { VNode } from 'preact';
import { plain, type SceneCard, type Zone } from '../../../kernel/presentation.ts';
import type { Seat } from '../../../kernel/game.ts';
import { backPicture } from '../../art.ts';
import { CardBack, CardFace, classes, LyingCard, useCardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { useTable, type TableOnScreen } from '../model/context.ts';
import { standingOf } from '../model/standing.ts';
import { useZoneLabel } from '../model/zone-label.ts';

interface PlaceProps {
  readonly zone: Zone;
}

const isOwn = ({ session }: TableOnScreen, zone: Zone): boolean =>
  session.seat.value !== null && zone.owner === session.seat.value;

/** One card: a button where it is the player's own and open, else a picture. */
const BoardCard = ({
  zone,
  card,
  class: more = '',
}: PlaceProps & { readonly card: SceneCard; readonly class?: string }): VNode => {
  const table = useTable();
  const { session, picture, words } = table;
  if (card === null) return <CardBack compact class={more} />;
  if (!isOwn(table, zone)) return <LyingCard id={card.id} compact class={more} />;
  const standing = standingOf(session, picture, zone.id, card.id);
  return (
    <button
      type="button"
      class={classes('card', more, standing === 'legal' && 'legal', standing === 'pending' && 'sel')}
      aria-label={words.card(card.id)}
      data-card={card.id}
      data-legal={standing === 'legal'}
      onClick={() => session.touch(zone.id, card.id)}
    >
      <CardFace id={card.id} compact />
    </button>
  );
};

/** What touching a place of the player's own as a whole would do, if anything. */
const tapOf = (table: TableOnScreen, zone: Zone): string | undefined =>
  isOwn(table, zone) ? table.session.presentation.value?.tap?.(zone.id, table.picture.scene) : undefined;

/** A place that is touched as a whole: cards from behind, or what touching it does when it is empty. */
const Tap = ({
  zone,
  action,
  class: more,
}: PlaceProps & { readonly action: string; readonly class?: string }): VNode => {
  const { session, state, picture, words } = useTable();
  const { deck } = useCardArt();
  const label = useZoneLabel(zone);
  const does = plain(words.action(action, state.view), words.card);
  const legal = picture.legal.includes(action);
  const pending = session.pending.value === action;
  return (
    <button
      type="button"
      class={classes('card', more, 'tap', pending && 'sel')}
      aria-label={`${label}. ${does}`}
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

const Column = ({ zone }: PlaceProps): VNode => {
  const action = tapOf(useTable(), zone);
  const last = zone.cards.length - 1;
  /** How far a card of this column is shifted: less over a back than over an open card. */
  const shift = (i: number): string => (i === 0 ? '' : zone.cards[i - 1] === null ? 'on-back' : 'on-open');
  return (
    <section class="column" aria-label={useZoneLabel(zone)} data-zone={zone.id} data-empty={zone.cards.length === 0}>
      {zone.cards.map((card, i) =>
        i === last && action !== undefined ? (
          <Tap key="tap" zone={zone} action={action} class={shift(i)} />
        ) : (
          <BoardCard key={card?.id ?? `back-${i}`} zone={zone} card={card} class={shift(i)} />
        ),
      )}
    </section>
  );
};

/** A pile of which only the top is seen: stock, waste, foundation. */
const Pile = ({ zone }: PlaceProps): VNode => {
  const top = zone.cards.at(-1);
  const action = tapOf(useTable(), zone);
  return (
    <section
      class="column pile-top"
      aria-label={useZoneLabel(zone)}
      data-zone={zone.id}
      data-empty={zone.cards.length === 0}
    >
      {action !== undefined ? (
        <Tap key="tap" zone={zone} action={action} />
      ) : top === undefined ? (
        <span class="badge" aria-hidden="true">
          {zone.badge ?? ''}
        </span>
      ) : (
        <BoardCard key={top?.id ?? 'back'} zone={zone} card={top} />
      )}
      {zone.kind === 'foundation' ? null : (
        <span class="pill paper count" aria-hidden="true">
          {zone.cards.length}
        </span>
      )}
    </section>
  );
};

const Board = ({ owner }: { readonly owner: Seat }): VNode => {
  const { picture, me } = useTable();
  const zones = picture.scene.zones.filter((zone) => zone.owner === owner);
  return (
    <div class={owner === me ? 'board mine' : 'board'} data-owner={owner}>
      <div class="piles-row">
        {zones
          .filter(({ kind }) => kind === 'stock' || kind === 'pile')
          .map((zone) => (
            <Pile key={zone.id} zone={zone} />
          ))}
      </div>
      <div class="columns">
        {zones
          .filter(({ kind }) => kind === 'column')
          .map((zone) => (
            <Column key={zone.id} zone={zone} />
          ))}
      </div>
    </div>
  );
};

export const Boards = (): VNode => {
  const { picture, me } = useTable();
  const { zones } = picture.scene;
  const owners = [...new Set(zones.flatMap(({ owner }) => (owner === undefined ? [] : [owner])))];
  return (
    <div class="boards">
      {owners
        .filter((owner) => owner !== me)
        .map((owner) => (
          <Board key={owner} owner={owner} />
        ))}
      <div class="foundations">
        {zones
          .filter(({ owner }) => owner === undefined)
          .map((zone) => (
            <Pile key={zone.id} zone={zone} />
          ))}
      </div>
      <Board owner={me} />
    </div>
  );
};
