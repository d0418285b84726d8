// The table of a game without lanes: who sits left and right, the middle, what was won, and the hand.

import type { VNode } from 'preact';
import { Icon } from '../../Icon.tsx';
import { text } from '../../text/index.ts';
import { ActionRow } from '../around/Actions.tsx';
import { Clock } from '../around/Clock.tsx';
import { useHandDragging } from '../around/use-dragging.ts';
import { NearName } from '../around/NearName.tsx';
import { OwnHand } from '../around/OwnHand.tsx';
import { SeatsAt, WonPiles } from '../around/Seats.tsx';
import { useTable } from '../model/context.ts';
import { openSheet } from '../model/sheets.ts';
import { Facts, Middle } from './Middle.tsx';

/** What the table says about this player: dealer, time left. */
const OwnFacts = (): VNode => {
  const { session, picture, words, me } = useTable();
  return (
    <>
      {picture.scene.facts
        .filter((fact) => fact.seat === me)
        .map((fact) => (
          <span key={fact.key} class="pill soft" data-fact={fact.key}>
            {words.fact(fact, session.who)}
          </span>
        ))}
      <Clock seat={me} />
    </>
  );
};

export const CardTable = (): VNode => {
  const { session, me } = useTable();
  const root = useHandDragging();
  return (
    <>
      <div ref={root} class="mid">
        <Facts />
        <div class="rival left">
          <SeatsAt side="west" />
        </div>
        <Middle />
        <div class="rival right">
          <SeatsAt side="east" />
        </div>
        <div class="piles">
          <span class="row">
            <NearName />
            <WonPiles seat={me} />
            <OwnFacts />
          </span>
          {session.lastTrick.value.length === 0 ? null : (
            <button type="button" class="pill last" onClick={() => openSheet(session, 'last-trick')}>
              <Icon name="cards" />
              {text.value.lastTrick}
            </button>
          )}
        </div>
      </div>
      <OwnHand />
      <ActionRow />
    </>
  );
};
