// A table of lanes: the rival above, the lanes, and below them what is asked, what one has to spend, and one's hand.

import type { VNode } from 'preact';
import type { Zone } from '../../../kernel/presentation.ts';
import { CardFace, keysOf } from '../../CardView.tsx';
import { isWide } from '../../wide.ts';
import { ActionRow } from '../around/Actions.tsx';
import { Clock } from '../around/Clock.tsx';
import { useHandDragging } from '../around/use-dragging.ts';
import { useTable } from '../model/context.ts';
import { waysOpen } from '../model/asked.ts';
import { Lanes } from './Lanes.tsx';
import { NearName } from '../around/NearName.tsx';
import { OwnHand } from '../around/OwnHand.tsx';
import { Choice } from '../parts.ts';
import { WonPiles } from '../around/Seats.tsx';

/** More dots than this are no longer counted at a glance. */
const DOTS = 14;

/** What this player has: something to spend as dots, other facts as words, piles as numbers. */
const Purse = (): VNode => {
  const { session, picture, me, words } = useTable();
  const facts = picture.scene.facts.filter((fact) => fact.seat === me && fact.at !== 'score');
  const dots = (params: (typeof facts)[number]['params']): number =>
    Math.min(DOTS, Object.values(params).find((value) => typeof value === 'number') ?? 0);
  return (
    <div class="purse">
      <NearName />
      {facts.map((fact) => (
        <span key={fact.key} class={fact.at === 'hand' ? 'pill dots' : 'pill soft'} data-fact={fact.key}>
          {fact.at === 'hand' ? Array.from({ length: dots(fact.params) }, (_, i) => <i key={i} />) : null}
          <span>{words.fact(fact, session.who, true)}</span>
        </span>
      ))}
      <Clock seat={me} />
      <WonPiles seat={me} />
    </div>
  );
};

/** Cards that this player has been shown for a while. */
const Shown = ({ zone }: { readonly zone: Zone }): VNode => {
  const { session, words } = useTable();
  const name = words.zone(zone, session.who);
  const keys = keysOf(zone.cards);
  return (
    <section class="shown-cards" aria-label={name}>
      <span class="small">{name}</span>
      {zone.cards.map((card, i) =>
        card === null ? null : (
          <button key={keys[i]} type="button" class="card" aria-label={words.card(card.id)} data-look={card.id}>
            <CardFace id={card.id} compact />
          </button>
        ),
      )}
    </section>
  );
};

export const LaneTable = (): VNode => {
  const { session, picture } = useTable();
  const { zones, lanes = [] } = picture.scene;
  const opening = lanes.every(({ state }) => state === 'later');
  const root = useHandDragging();
  // A card that is dragged finds its way on the table: nothing is asked meanwhile.
  const isDragged = session.dragged.value !== undefined && session.choice.value !== undefined;
  const isAsked = !isDragged && waysOpen(session, picture).length > 0;
  const seen = zones.filter((zone) => zone.kind === 'table' && zone.group === undefined && zone.cards.length > 0);
  return (
    <>
      {opening ? null : <Lanes />}
      {seen.map((zone) => (
        <Shown key={zone.id} zone={zone} />
      ))}
      <div ref={root} class={opening ? 'bottom opening' : 'bottom'}>
        <OwnHand large={opening && isWide()} />
        <div class="ask">{isAsked ? <Choice /> : <ActionRow />}</div>
        {opening ? null : <Purse />}
      </div>
    </>
  );
};
