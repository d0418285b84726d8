// Where an explanation stands: beside or under what it is about, and not on it where there is room elsewhere.

import { useLayoutEffect } from 'preact/hooks';
import { isWide } from '../../wide.ts';
import { putFree, SPARED, type Box, type Placing } from './free-spot.ts';

/** Wide and low, or narrow and high. */
const WIDTHS = [560, 460, 380, 310, 260];
/** Cards in play, and what can be done. */
const MATTERS =
  '.hand .card, .cross .card, .duel .card, .trick-sum, .lying .card, .medal, .unit, .table .head, .tug, .choice, .action-row .btn, .compose .btn, .compose .prompt, .plate, .rival .seat > *, .stock .card, .facts .pill, .purse .pill, .goal, .column .card, .pile-at > *, .race-clock, .rivals, .says > *, .finish';
/** What an explanation may cover where there is no room elsewhere: whose turn it is, it says too. */
const MAY_BE_COVERED = `${SPARED}, .compose .prompt`;
/** What tells that a table is laid out anew. */
const LAID_OUT = '.table, .hand .card, .lying .card, .unit, .column .card';
/** Enough height for a table and an explanation one over the other. */
const HIGH = 500;
/** Between an explanation and the hand that it hangs over, whose cards may be raised. */
const ABOVE = 24;
/** Between a hint and the edges of the rail. */
const EDGE = 8;

const STYLE = { right: 'auto', bottom: 'auto', margin: '0', width: 'max-content' } as const;

/** Back to where the styles put it. */
const reset = ({ style, dataset }: HTMLElement): void => {
  for (const name of [...Object.keys(STYLE), 'position', 'left', 'top', 'max-width', 'max-height', '--point'])
    style.removeProperty(name);
  delete dataset['put'];
};

/** The card that was tried, or the whole hand. */
const pointedIn = (root: HTMLElement, card: string | undefined): Box | undefined => {
  const tried = [...root.querySelectorAll<HTMLElement>('.hand .card')].find(({ dataset }) => dataset['card'] === card);
  return (tried ?? root.querySelector('.hand'))?.getBoundingClientRect();
};

/** The lower edge of the table, for what points at nothing. */
const lowerEdge = (root: HTMLElement): Box | undefined => {
  const table = root.querySelector('.table')?.getBoundingClientRect();
  return table && { left: table.left, right: table.right, top: table.bottom, bottom: table.bottom };
};

/** Puts a hint on the rail, where there is one: its log matters less than the cards. Whoever is writing there still sees what they write. */
const putOnRail = (element: HTMLElement): void => {
  const panel = element.closest('.app')?.querySelector('.rail .rail-panel');
  const box = panel?.getBoundingClientRect();
  if (panel === null || panel === undefined || box === undefined || box.width === 0) return;
  const [left, width] = [box.left + EDGE, box.width - 2 * EDGE];
  const maxHeight = `${box.height - 2 * EDGE}px`;
  Object.assign(element.style, STYLE, { position: 'fixed', left: `${left}px`, width: `${width}px`, maxHeight });
  element.dataset['put'] = 'free';
  const top = panel.querySelector('input') === null ? box.bottom - element.offsetHeight - EDGE : box.top + EDGE;
  element.style.top = `${top}px`;
  // Browsers that measure from the table instead of the window would cut it off.
  const put = element.getBoundingClientRect();
  if (Math.abs(put.left - left) > 1 || Math.abs(put.top - top) > 1) reset(element);
};

/** Calls back when the table has been laid out anew, as after a change of its window. */
const whenLaidOut = (element: HTMLElement, put: () => void): (() => void) | undefined => {
  if (typeof ResizeObserver === 'undefined') return undefined;
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // The first call only tells what is there.
    if (!isFirst) put();
    isFirst = false;
  });
  for (const each of element.closest('.table-wrap')?.querySelectorAll(LAID_OUT) ?? []) observer.observe(each);
  return () => observer.disconnect();
};

/** What is explained, and on which screens it is kept clear of what is in play. */
interface Explained {
  /** The card that was tried. */
  readonly card?: string | undefined;
  /** Does it speak of cards to choose from? Then it should not cover them on a small screen either. */
  readonly isHint?: boolean;
}

/** Keeps an explanation clear of what is in play, on a screen with room for that; elsewhere it lies where the styles say. */
export const useFreeSpot = (
  ref: { readonly current: HTMLElement | null },
  { card, isHint = false }: Explained,
): void => {
  useLayoutEffect(() => {
    const put = (): void => {
      const { current: element } = ref;
      if (element === null) return;
      reset(element);
      const isLarge = isWide() && innerHeight >= HIGH;
      if (!isLarge && !isHint) return;
      const root = element.closest<HTMLElement>('.table-wrap');
      if (root === null) return;
      const pointed = pointedIn(root, card);
      const about = pointed ?? lowerEdge(root);
      if (about === undefined) return;
      const at: Placing['at'] = (_frame, { width, height }) => ({
        left: (about.left + about.right - width) / 2,
        top: about.top - height - ABOVE,
      });
      Object.assign(element.style, STYLE);
      element.dataset['put'] = 'free';
      if (putFree(element, { widths: WIDTHS, at, matters: MATTERS, spared: MAY_BE_COVERED })) {
        const box = element.getBoundingClientRect();
        const points =
          pointed !== undefined && box.bottom <= about.top && box.left < about.right && box.right > about.left;
        if (points) element.style.setProperty('--point', `${Math.round((about.left + about.right) / 2 - box.left)}px`);
        element.dataset['put'] = points ? 'above' : 'free';
      } else {
        reset(element);
        if (isHint) putOnRail(element);
      }
    };
    put();
    const { current } = ref;
    // What is folded takes less room.
    current?.addEventListener('toggle', put, true);
    const unwatch = current === null ? undefined : whenLaidOut(current, put);
    return () => {
      current?.removeEventListener('toggle', put, true);
      unwatch?.();
    };
  });
};
