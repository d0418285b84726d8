// Fingers on a race board: a tap plays, a second one at once goes to a shared pile, holding offers every way, dragging lays a card somewhere.

import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { TableSession } from '../model/session.ts';
import type { SpreadCard } from './context.ts';
import { TOUCHABLE } from './fit.ts';
import { liftCard, release, type Ghost } from './ghost.ts';

/** Held for so long, a card offers its ways. */
const LONG = 450;
/** A pointer that moves further than this drags. */
const STILL = { mouse: 5, other: 9 } as const;
/** Two taps at the same place within this time are one gesture. */
const DOUBLE = 280;
const NEAR = 24;

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly card: string;
}

/** A card under a finger. */
interface Press {
  readonly pointer: number;
  readonly element: HTMLElement;
  readonly zone: string;
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly still: number;
}

const pressOf = (event: PointerEvent | MouseEvent): Press | undefined => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-card]') : null;
  const zone = element?.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
  const card = element?.dataset['card'];
  if (element === null || zone === undefined || card === undefined) return undefined;
  const isMouse = !('pointerType' in event) || event.pointerType === 'mouse';
  const pointer = 'pointerId' in event ? event.pointerId : -1;
  const still = isMouse ? STILL.mouse : STILL.other;
  return { pointer, element, zone, card, x: event.clientX, y: event.clientY, still };
};

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

/** Holding and dragging, by pointer events on the whole board. */
export const useDragging = (root: { readonly current: HTMLElement | null }, session: TableSession): void => {
  const { value: pending } = session.pending;
  // After the answer is on screen: what was refused springs back, what was granted is gone from here.
  useLayoutEffect(() => {
    if (pending === undefined) release();
  }, [pending]);
  useEffect(() => {
    const { current: board } = root;
    if (board === null) return undefined;
    let press: Press | undefined;
    let ghost: Ghost | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSwallowed = false;

    const end = (): void => {
      clearTimeout(timer);
      ghost = undefined;
      press = undefined;
      session.dragged.value = undefined;
    };
    const hold = (): void => {
      if (press === undefined) return;
      isSwallowed = true;
      session.offer(press.zone, press.card);
      press = undefined;
    };
    const down = (event: PointerEvent): void => {
      isSwallowed = false;
      if (!event.isPrimary || event.button !== 0 || session.startsIn.value !== undefined) return;
      press = pressOf(event);
      clearTimeout(timer);
      if (press !== undefined) timer = setTimeout(hold, LONG);
    };
    const lift = (at: Press): Ghost => {
      clearTimeout(timer);
      session.offer(at.zone, at.card);
      session.dragged.value = at.card;
      try {
        board.setPointerCapture(at.pointer);
      } catch {
        // The pointer is gone already: the next event ends the drag.
      }
      return liftCard(board.closest<HTMLElement>('main') ?? board, at.element, at.x, at.y);
    };
    const move = (event: PointerEvent): void => {
      if (press === undefined || event.pointerId !== press.pointer) return;
      if (ghost === undefined && Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.still)
        ghost = lift(press);
      ghost?.move(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent): void => {
      if (press === undefined || event.pointerId !== press.pointer) return;
      if (ghost !== undefined) {
        isSwallowed = true;
        const onto = ghost.over();
        const { zone, card } = press;
        const tried = onto !== undefined && session.pending.value === undefined && session.lay(zone, card, onto);
        session.choice.value = undefined;
        if (tried && session.pending.value !== undefined) ghost.drop();
        else ghost.cancel();
      }
      end();
    };
    const cancel = (event: PointerEvent): void => {
      if (press === undefined || event.pointerId !== press.pointer) return;
      ghost?.cancel();
      session.choice.value = undefined;
      end();
    };
    const click = (event: MouseEvent): void => {
      if (!isSwallowed) return;
      // The finger that held or dragged a card is lifted: that is not a touch.
      isSwallowed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent): void => {
      const at = pressOf(event);
      if (at === undefined) return;
      event.preventDefault();
      // A long touch has asked already.
      if (!isSwallowed && ghost === undefined) session.offer(at.zone, at.card);
    };
    const heard: readonly (readonly [string, (event: never) => void, boolean])[] = [
      ['pointerdown', down, false],
      ['pointermove', move, false],
      ['pointerup', up, false],
      ['pointercancel', cancel, false],
      ['click', click, true],
      ['contextmenu', menu, false],
    ];
    for (const [name, listener, capture] of heard) board.addEventListener(name, listener as EventListener, capture);
    return () => {
      ghost?.cancel();
      end();
      for (const [name, listener, capture] of heard)
        board.removeEventListener(name, listener as EventListener, capture);
    };
  }, [session]);
};
