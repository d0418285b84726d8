// Looking at a card: pointing, focus and a long press show it, a tap shows it where it does nothing else.

import { useEffect } from 'preact/hooks';
import type { TableSession } from '../model/session.ts';
import { openSheet } from '../model/sheets.ts';

const LONG = 450;
/** A finger that moves further than this scrolls. */
const STILL = 10;

const lookedAt = (target: EventTarget | null): string | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-look], [data-card]') : null;
  return found?.dataset['look'] ?? found?.dataset['card'];
};

/** A card's name inside a button belongs to the button. */
const tapped = (target: EventTarget | null): string | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-look]') : null;
  const button = found?.closest('button, a') ?? null;
  return button === null || button === found ? found?.dataset['look'] : undefined;
};

/** Listens on the whole table; a card that is looked at comes to the front: in a sheet on a phone, in the rail on a desktop. */
export const useLooking = (
  root: { readonly current: HTMLElement | null },
  session: TableSession,
  wanted: boolean,
): void => {
  useEffect(() => {
    const { current: table } = root;
    if (table === null || !wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const stop = (): void => clearTimeout(timer);
    const look = (event: Event): void => {
      const card = lookedAt(event.target);
      if (card !== undefined) session.looked.value = card;
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') look(event);
    };
    const down = (event: PointerEvent): void => {
      stop();
      pressed = false;
      const card = lookedAt(event.target);
      if (event.pointerType === 'mouse' || card === undefined) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        pressed = true;
        session.looked.value = card;
        openSheet(session, 'card');
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y) > STILL) stop();
    };
    const click = (event: MouseEvent): void => {
      stop();
      if (pressed) {
        // The finger that held the card down is lifted: that is not a touch.
        pressed = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const card = tapped(event.target);
      if (card === undefined) return;
      session.looked.value = card;
      openSheet(session, 'card');
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const heard: readonly (readonly [string, (event: never) => void, boolean])[] = [
      ['pointerover', over, false],
      ['focusin', look, false],
      ['pointerdown', down, false],
      ['pointermove', move, false],
      ['pointerup', stop, false],
      ['pointercancel', stop, false],
      ['click', click, true],
      ['contextmenu', menu, false],
    ];
    for (const [name, listener, capture] of heard) table.addEventListener(name, listener as EventListener, capture);
    return () => {
      stop();
      for (const [name, listener, capture] of heard)
        table.removeEventListener(name, listener as EventListener, capture);
    };
  }, [session, wanted]);
};
