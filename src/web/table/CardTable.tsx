// The table of a game without lanes: who sits left and right, the middle, what was won, and the hand.

import type { VNode } from 'preact';
import type { CardArt } from '../CardView.tsx';
import { Icon } from '../Icon.tsx';
import { text } from '../text/index.ts';
import { ActionRow } from './Actions.tsx';
import { Clock } from './Clock.tsx';
import type { Frame } from './frames.ts';
import { Facts, Middle } from './Middle.tsx';
import { OwnHand } from './OwnHand.tsx';
import { WonPile, wonPiles, type Side } from './Seats.tsx';
import type { TableSession } from './session.ts';

/** What the table says about this player: dealer, time left. */
const OwnFacts = ({
  session,
  frame,
  me,
}: {
  readonly session: TableSession;
  readonly frame: Frame;
  readonly me: number;
}): VNode => (
  <>
    {frame.scene.facts
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
  readonly frame: Frame;
  readonly me: number;
  readonly seats: number;
  /** Who sits on a side of the table. */
  readonly at: (side: Side) => readonly VNode[];
  readonly notice: VNode;
  readonly onLastTrick: () => void;
}

export const CardTable = (props: CardTableProps): VNode => {
  const { session, frame, me, seats, at, notice, onLastTrick, deck, words } = props;
  const art = { deck, words };
  return (
    <>
      <div class="mid">
        <Facts session={session} frame={frame} {...art} />
        <div class="rival left">{at('west')}</div>
        <Middle session={session} frame={frame} me={me} seats={seats} {...art} />
        <div class="rival right">{at('east')}</div>
        <div class="piles">
          <span class="row">
            {wonPiles(frame, me).map((zone) => (
              <WonPile key={zone.id} session={session} zone={zone} words={words} />
            ))}
            <OwnFacts session={session} frame={frame} me={me} />
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
      <ActionRow session={session} frame={frame} {...art} />
      <OwnHand session={session} frame={frame} me={me} {...art} />
    </>
  );
};
