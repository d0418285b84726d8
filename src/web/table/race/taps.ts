// Taps on a race board: one plays, a second one at once goes to a shared pile.

import { useSignal, type Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableSession } from '../model/session.ts';
import type { SpreadCard } from './context.ts';
import { TOUCHABLE } from './fit.ts';

/** Two taps at the same place within this time are one gesture. */
const DOUBLE = 280;
const NEAR = 24;

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly card: string;
}

/** How much of a card that another one covers can be seen; nothing where there is no layout, or nothing covers it. */
const seenOf = (element: HTMLElement): number | undefined => {
  const next = element.nextElementSibling;
  if (!(next instanceof HTMLElement) || !next.classList.contains('card')) return undefined;
  const [box, cover] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
  return box.height === 0 || cover.left > box.left + 1 ? undefined : cover.top - box.top;
};

/** What a tap on a card does, and which card is spread by it. */
export const useTaps = (
  session: TableSession,
): {
  readonly spread: Signal<SpreadCard | undefined>;
  readonly tap: (zone: string, card: string, event: MouseEvent) => void;
} => {
  const spread = useSignal<SpreadCard | undefined>(undefined);
  const tap = useMemo(() => {
    let last: Tap | undefined;
    return (zone: string, card: string, event: MouseEvent): void => {
      // Cards that the keyboard presses are never too narrow, and never meant twice.
      if (event.detail === 0) {
        session.touch(zone, card);
        return;
      }
      const now = { at: event.timeStamp, x: event.clientX, y: event.clientY, card };
      const isSecond =
        last !== undefined && now.at - last.at < DOUBLE && Math.hypot(now.x - last.x, now.y - last.y) < NEAR;
      const wasHere = isSecond && last?.card === card;
      last = isSecond ? undefined : now;
      if (isSecond) {
        // Where the first tap has moved the card away, what lay under it is not meant.
        if (wasHere) layOnGoal(session, zone, card);
        return;
      }
      const element = event.currentTarget;
      const seen = element instanceof HTMLElement ? seenOf(element) : undefined;
      if (seen !== undefined && seen < TOUCHABLE) {
        spread.value = { zone, card };
        return;
      }
      // While ways are offered, a tap anywhere else takes the offer back.
      if (session.choice.value !== undefined) {
        session.choice.value = undefined;
        return;
      }
      session.touch(zone, card);
    };
  }, [session]);
  return { spread, tap };
};

/** To a shared pile, if one takes it. */
const layOnGoal = (session: TableSession, zone: string, card: string): void => {
  const scene = session.picture.value?.scene;
  const goal = scene?.zones.find(({ kind }) => kind === 'foundation');
  if (scene === undefined || goal === undefined) return;
  const action = session.presentation.value?.drop?.(zone, card, goal.id, scene);
  if (action !== undefined && session.client.value.state?.legal.includes(action) === true)
    session.lay(zone, card, goal.id);
};
