// A table of lanes: the rival above, the lanes, and below them what is asked, what one has to spend, and one's hand.

import type { VNode } from 'preact';
import type { Zone } from '../../../kernel/presentation.ts';
import type { Seat } from '../../../kernel/game.ts';
import { CardFace, cardClass, keysOf, type CardArt } from '../../CardView.tsx';
import { ActionRow } from '../around/Actions.tsx';
import { Choice, isAsked } from './Choice.tsx';
import { Clock } from '../around/Clock.tsx';
import type { Picture } from '../model/pictures.ts';
import { Lanes } from './Lanes.tsx';
import { OwnHand } from '../around/OwnHand.tsx';
import { WonPile, wonPiles } from '../around/Seats.tsx';
import type { TableSession } from '../model/session.ts';

interface LaneTableProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly me: Seat;
  /** What has just happened, told above the hand. */
  readonly notice: VNode;
}

const isWide = (): boolean => matchMedia('(min-width: 900px)').matches;

/** More dots than this are no longer counted at a glance. */
const DOTS = 14;

/** What this player has: something to spend as dots, other facts as words, piles as numbers. */
const Purse = ({ session, picture, me, words }: Omit<LaneTableProps, 'notice'>): VNode => {
  const facts = picture.scene.facts.filter((fact) => fact.seat === me && fact.at !== 'score');
  const dots = (params: (typeof facts)[number]['params']): number =>
    Math.min(DOTS, Object.values(params).find((value) => typeof value === 'number') ?? 0);
  return (
    <div class="purse">
      {facts.map((fact) => (
        <span key={fact.key} class={fact.at === 'hand' ? 'pill dots' : 'pill soft'} data-fact={fact.key}>
          {fact.at === 'hand' ? Array.from({ length: dots(fact.params) }, (_, i) => <i key={i} />) : null}
          <span>{words.fact(fact, session.who, true)}</span>
        </span>
      ))}
      <Clock session={session} seat={me} />
      {wonPiles(picture, me).map((zone) => (
        <WonPile key={zone.id} session={session} zone={zone} words={words} />
      ))}
    </div>
  );
};

/** Cards that this player has been shown for a while. */
const Shown = ({
  session,
  zone,
  deck,
  words,
}: Omit<LaneTableProps, 'picture' | 'me' | 'notice'> & { readonly zone: Zone }): VNode => {
  const name = words.zone(zone, session.who);
  const keys = keysOf(zone.cards);
  return (
    <section class="shown-cards" aria-label={name}>
      <span class="small">{name}</span>
      {zone.cards.map((card, i) =>
        card === null ? null : (
          <button
            key={keys[i]}
            type="button"
            class={cardClass(deck)}
            aria-label={words.card(card.id)}
            data-look={card.id}
          >
            <CardFace deck={deck} words={words} id={card.id} compact />
          </button>
        ),
      )}
    </section>
  );
};

export const LaneTable = (props: LaneTableProps): VNode => {
  const { session, picture, me, deck, words, notice } = props;
  const art = { deck, words };
  const { zones, lanes = [] } = picture.scene;
  const opening = lanes.every(({ state }) => state === 'later');
  const seen = zones.filter((zone) => zone.kind === 'table' && zone.group === undefined && zone.cards.length > 0);
  return (
    <>
      {opening ? null : <Lanes {...props} />}
      {seen.map((zone) => (
        <Shown key={zone.id} session={session} zone={zone} {...art} />
      ))}
      <div class={opening ? 'bottom opening' : 'bottom'}>
        {notice}
        <div class="ask">
          {isAsked(session, picture) ? (
            <Choice session={session} picture={picture} {...art} />
          ) : (
            <ActionRow session={session} picture={picture} {...art} />
          )}
        </div>
        {opening ? null : <Purse {...props} />}
        <OwnHand session={session} picture={picture} me={me} large={opening && isWide()} {...art} />
      </div>
    </>
  );
};
