// A card on a race board: a button where it is the player's own and open, else a picture; and a place that is touched as a whole.

import type { VNode } from 'preact';
import { plain, type SceneCard, type Zone } from '../../../kernel/presentation.ts';
import { backPicture } from '../../art.ts';
import { CardFace, classes, LyingCard, useCardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import { useTable, type TableOnScreen } from '../model/context.ts';
import { isTried, standingOf, type Standing } from '../model/standing.ts';
import { useZoneLabel } from '../model/zone-label.ts';
import { isOwn, useRace } from './context.ts';
import { isCompact } from './fit.ts';

export interface PlaceProps {
  readonly zone: Zone;
}

interface LookProps {
  readonly class?: string;
  readonly style?: string;
  /** Its width, which decides how much is drawn on it. */
  readonly width: number;
}

/** A card from behind, with its owner's back. */
export const OwnedBack = ({ owner, width, class: more, style }: LookProps & { readonly owner?: number }): VNode => (
  <span class={classes('card', more)} style={style} aria-hidden="true">
    <img src={backPicture(useCardArt().deck, isCompact(width), owner)} alt="" draggable={false} />
  </span>
);

/** Before the start nothing can be played yet. */
const standingNow = ({ session, picture }: TableOnScreen, zone: Zone, card: string): Standing =>
  session.startsIn.value === undefined ? standingOf(session, picture, zone.id, card) : 'idle';

export const BoardCard = ({
  zone,
  card,
  width,
  class: more = '',
  style,
  covered = false,
}: PlaceProps &
  LookProps & {
    readonly card: SceneCard;
    /** Lies under another card of a pile, so it can't be touched. */
    readonly covered?: boolean;
  }): VNode => {
  const table = useTable();
  const { tap } = useRace();
  const { session, picture, words } = table;
  const compact = isCompact(width);
  const look = { class: more, ...(style === undefined ? {} : { style }) };
  if (card === null)
    return <OwnedBack {...look} width={width} {...(zone.owner === undefined ? {} : { owner: zone.owner })} />;
  if (covered || !isOwn(table, zone)) return <LyingCard id={card.id} compact={compact} {...look} />;
  const standing = standingNow(table, zone, card.id);
  const { value: tip } = session.tip;
  const lost = tip?.look === 'race' && tip.action !== undefined && isAbout(table, tip.action, zone.id, card.id);
  return (
    <button
      type="button"
      class={classes(
        'card',
        more,
        standing === 'legal' && 'legal',
        standing === 'pending' && 'sel',
        isTried(session, picture, zone.id, card.id) && 'tried',
        lost && 'lost',
      )}
      style={style}
      aria-label={fill(text.value.boardCard, {
        name: words.card(card.id),
        zone: words.zone(zone, session.who),
        state: standing,
      })}
      data-card={card.id}
      data-legal={standing === 'legal'}
      onClick={(event) => tap(zone.id, card.id, event)}
    >
      <CardFace id={card.id} compact={compact} />
    </button>
  );
};

/** Does an action begin with this card? */
const isAbout = ({ session, picture }: TableOnScreen, action: string, zone: string, card: string): boolean => {
  const target = session.presentation.value?.touchTarget(action, picture.scene);
  return target?.zone === zone && target.card === card;
};

/** What touching a place of the player's own as a whole would do, if anything. */
export const tapOf = (table: TableOnScreen, zone: Zone): string | undefined =>
  isOwn(table, zone) ? table.session.presentation.value?.tap?.(zone.id, table.picture.scene) : undefined;

/** A place that is touched as a whole: cards from behind, or what touching it does when it is empty. */
export const Tap = ({
  zone,
  action,
  width,
  class: more,
  style,
}: PlaceProps & LookProps & { readonly action: string }): VNode => {
  const { session, state, picture, words } = useTable();
  const { deck } = useCardArt();
  const label = useZoneLabel(zone);
  const does = plain(words.action(action, state.view), words.card);
  const legal = session.startsIn.value === undefined && picture.legal.includes(action);
  const pending = session.pending.value === action;
  const { value: tip } = session.tip;
  return (
    <button
      type="button"
      class={classes('card tap', more, pending && 'sel', tip?.look === 'refused' && tip.action === action && 'tried')}
      style={style}
      aria-label={`${label}. ${does}`}
      title={does}
      data-tap={action}
      data-action={legal ? action : undefined}
      data-legal={legal}
      aria-busy={pending}
      onClick={() => session.tap(zone.id)}
    >
      {zone.cards.length > 0 ? (
        <img src={backPicture(deck, isCompact(width), zone.owner)} alt="" draggable={false} />
      ) : legal ? (
        <span class="again">
          <Icon name="again" />
          <span class="only-wide">{does}</span>
        </span>
      ) : null}
    </button>
  );
};
