// The table of a game without lanes: who sits left and right, the middle, what was won, and the hand.

import type { VNode } from 'preact';
import type { CardArt } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { text } from '../../text/index.ts';
import { ActionRow } from '../around/Actions.tsx';
import { Clock } from '../around/Clock.tsx';
import type { Picture } from '../model/pictures.ts';
import { Facts, Middle } from './Middle.tsx';
import { OwnHand } from '../around/OwnHand.tsx';
import { WonPile, wonPiles, type Side } from '../around/Seats.tsx';
import type { TableSession } from '../model/session.ts';

/** What the table says about this player: dealer, time left. */
const OwnFacts = ({
  session,
  picture,
  me,
}: {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly me: number;
}): VNode => (
  <>
    {picture.scene.facts
      .filter((fact) => fact.seat === me)
      .map((fact) => (
        <span key={fact.key} class="pill soft" data-fact={fact.key}>
          {session.words.value?.fact(fact, session.who)}
        </span>
      ))}
    <Clock session={session} seat={me} />
  </>
);

interface CardTableProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly me: number;
  readonly seats: number;
  /** Who sits on a side of the table. */
  readonly at: (side: Side) => readonly VNode[];
  readonly notice: VNode;
  readonly onLastTrick: () => void;
}

export const CardTable = (props: CardTableProps): VNode => {
  const { session, picture, me, seats, at, notice, onLastTrick, deck, words } = props;
  const art = { deck, words };
  return (
    <>
      <div class="mid">
        <Facts session={session} picture={picture} {...art} />
        <div class="rival left">{at('west')}</div>
        <Middle session={session} picture={picture} me={me} seats={seats} {...art} />
        <div class="rival right">{at('east')}</div>
        <div class="piles">
          <span class="row">
            {wonPiles(picture, me).map((zone) => (
              <WonPile key={zone.id} session={session} zone={zone} words={words} />
            ))}
            <OwnFacts session={session} picture={picture} me={me} />
          </span>
          {session.lastTrick.value.length === 0 ? null : (
            <button type="button" class="pill last" onClick={onLastTrick}>
              <Icon name="cards" />
              {text.value.lastTrick}
            </button>
          )}
        </div>
        {notice}
      </div>
      <ActionRow session={session} picture={picture} {...art} />
      <OwnHand session={session} picture={picture} me={me} {...art} />
    </>
  );
};
