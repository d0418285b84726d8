// The table of a race: one's own board large, what is shared above it, stock and waste at the thumb, the others small.

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../../text/index.ts';
import { followDragging } from '../around/dragging.ts';
import { litBy } from '../model/asked.ts';
import { NearName } from '../around/NearName.tsx';
import { useTable } from '../model/context.ts';
import { restOf } from '../model/finishing.ts';
import { Columns, Goals, Pile } from './Columns.tsx';
import { RaceContext, useFit } from './context.ts';
import { useTaps } from './taps.ts';
import { RaceClock } from './RaceClock.tsx';
import { Rivals } from './Rival.tsx';
import { Says } from './Says.tsx';

/** Nothing is left to decide: the page can play it, as fast as a quick hand. */
const Finish = (): VNode | null => {
  const { session } = useTable();
  const { value: isRunning } = session.finishing;
  if (!isRunning && (session.startsIn.value !== undefined || restOf(session) === undefined)) return null;
  return (
    <button
      type="button"
      class="btn finish"
      aria-pressed={isRunning}
      data-testid="finish"
      onClick={() => session.finish()}
    >
      {isRunning ? text.value.stopRest : text.value.playRest}
    </button>
  );
};

export const RaceTable = (): VNode => {
  const { session, picture, me } = useTable();
  const { zones } = picture.scene;
  const own = zones.filter(({ owner }) => owner === me);
  const columns = own.filter(({ kind }) => kind === 'column');
  const goals = zones.filter(({ owner }) => owner === undefined);
  const { root, fit } = useFit({ columns: columns.length, goals: goals.length });
  const taps = useTaps(session);
  // Holding a card offers every way; dragging lays it somewhere.
  useEffect(() => {
    const options = { cards: 'button[data-card]', hold: session.offer, lay: session.lay };
    return root.current === null ? undefined : followDragging(root.current, session, options);
  }, [session]);
  const { shape, card, goal, pile, room } = fit;
  // The waste beside the stock, which lies nearest to the thumb.
  const piles = (['pile', 'stock'] as const).flatMap((kind) => own.filter((zone) => zone.kind === kind));
  return (
    <RaceContext.Provider value={{ fit, lit: litBy(session, picture), ...taps }}>
      <div
        ref={root}
        class={`race-table ${shape}`}
        style={`--card:${card}px;--goal:${goal}px;--pile:${pile}px;--room:${room}px`}
        onClick={(event) => {
          const isCloth = event.target instanceof Element && event.target.closest('button, a') === null;
          if (isCloth) session.choice.value = undefined;
        }}
      >
        <div class="rivals">
          <Rivals />
        </div>
        <Goals zones={goals} />
        <Says />
        <Columns zones={columns} />
        <div class="foot">
          <div class="foot-notes">
            <NearName />
            <RaceClock />
            <Finish />
          </div>
          {piles.map((zone) => (
            <Pile key={zone.id} zone={zone} />
          ))}
        </div>
      </div>
    </RaceContext.Provider>
  );
};
