// Holding and dragging a card, by pointer events on a whole table: a copy of it follows the pointer, what it could go to is lit, and it is laid where it is dropped.

import type { TableSession } from '../model/session.ts';
import { liftCard, release, type Ghost } from './ghost.ts';

/** Held for so long, a card is held. */
const LONG = 450;
/** A pointer that moves further than this drags. */
const STILL = { mouse: 5, other: 9 } as const;

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

/** What is special to a table. */
export interface DragOptions {
  /** The cards that can be dragged. */
  readonly cards: string;
  /** What a card does that is held, or clicked with the other button of a mouse. */
  readonly hold?: (zone: string, card: string) => void;
  /** Lays a card on a place; says whether that was tried. */
  readonly lay: (zone: string, card: string, onto: string) => boolean;
}

const pressOf = (event: PointerEvent | MouseEvent, cards: string): Press | undefined => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>(cards) : null;
  const zone = element?.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
  const card = element?.dataset['card'];
  if (element === null || zone === undefined || card === undefined) return undefined;
  const isMouse = !('pointerType' in event) || event.pointerType === 'mouse';
  const pointer = 'pointerId' in event ? event.pointerId : -1;
  const still = isMouse ? STILL.mouse : STILL.other;
  return { pointer, element, zone, card, x: event.clientX, y: event.clientY, still };
};

/** Hears what is dragged on the table that `root` is on; returns how to stop. */
export const followDragging = (
  root: HTMLElement,
  session: TableSession,
  { cards, hold, lay }: DragOptions,
): (() => void) => {
  const board = root.closest<HTMLElement>('.table') ?? root;
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
  const held = (): void => {
    if (press === undefined) return;
    isSwallowed = true;
    hold?.(press.zone, press.card);
    press = undefined;
  };
  const down = (event: PointerEvent): void => {
    isSwallowed = false;
    if (!event.isPrimary || event.button !== 0 || session.startsIn.value !== undefined) return;
    press = pressOf(event, cards);
    clearTimeout(timer);
    if (press !== undefined && hold !== undefined) timer = setTimeout(held, LONG);
  };
  const lift = (at: Press): Ghost => {
    clearTimeout(timer);
    session.dragged.value = at.card;
    session.offer(at.zone, at.card);
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
      const isFree = onto !== undefined && session.pending.value === undefined;
      const tried = isFree && lay(zone, card, onto);
      if (!tried) session.choice.value = undefined;
      if (tried && session.pending.value !== undefined) ghost.drop();
      else ghost.cancel();
    }
    end();
  };
  const cancel = (event: PointerEvent): void => {
    if (press === undefined || event.pointerId !== press.pointer) return;
    if (ghost !== undefined) {
      ghost.cancel();
      session.choice.value = undefined;
    }
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
    const at = hold === undefined ? undefined : pressOf(event, cards);
    if (at === undefined) return;
    event.preventDefault();
    // A long touch has asked already.
    if (!isSwallowed && ghost === undefined) hold?.(at.zone, at.card);
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
  // Once the answer is on screen what was refused springs back; what was granted is gone from here.
  const stop = session.pending.subscribe((pending) => {
    if (pending === undefined) setTimeout(release);
  });
  return () => {
    stop();
    ghost?.cancel();
    end();
    for (const [name, listener, capture] of heard) board.removeEventListener(name, listener as EventListener, capture);
  };
};
