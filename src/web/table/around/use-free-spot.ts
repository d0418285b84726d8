// Where an explanation stands: beside or under what it is about, never on it.

import { useLayoutEffect } from 'preact/hooks';
import { isWide } from '../../wide.ts';
import { putFree, type Box, type Placing } from './free-spot.ts';

/** Wide and low, or narrow and high. */
const WIDTHS = [560, 460, 380, 310, 260];
/** Cards in play, and what can be done. */
const MATTERS =
  '.hand .card, .cross .card, .duel .card, .trick-sum, .lying .card, .medal, .unit, .table .head, .tug, .choice, .action-row .btn, .compose .btn, .compose .prompt, .plate, .rival .seat > *, .stock .card, .facts .pill, .purse .pill, .goal, .column .card, .pile-at > *, .race-clock, .rivals, .says > *, .finish';
/** What a hint says too: whose turn it is. */
const SPARED = '.compose .prompt';
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
  for (const name of [...Object.keys(STYLE), 'position', 'left', 'top', 'max-width', '--point'])
    style.removeProperty(name);
  delete dataset['put'];
};

/** The card that was tried, or the whole hand; where there is none, the lower edge of the table. */
const pointedIn = (root: HTMLElement | null, card: string | undefined): Box | undefined => {
  const cards = [...(root?.querySelectorAll<HTMLElement>('.hand .card') ?? [])];
  const tried = cards.find(({ dataset }) => dataset['card'] === card);
  const about = (tried ?? root?.querySelector('.hand'))?.getBoundingClientRect();
  if (about !== undefined) return about;
  const table = root?.querySelector('.table')?.getBoundingClientRect();
  return table && { left: table.left, right: table.right, top: table.bottom, bottom: table.bottom };
};

/** Puts a hint over the lower end of the rail, whose log matters less than the cards, where there is one. */
const putOnRail = (element: HTMLElement): void => {
  const panel = element.closest('.app')?.querySelector('.rail .rail-panel')?.getBoundingClientRect();
  if (panel === undefined || panel.width === 0) return;
  Object.assign(element.style, STYLE, {
    position: 'fixed',
    left: `${panel.left + EDGE}px`,
    width: `${panel.width - 2 * EDGE}px`,
  });
  element.dataset['put'] = 'free';
  element.style.top = `${Math.max(panel.top, panel.bottom - element.offsetHeight - EDGE)}px`;
};

/** What is explained, and on which screens it is kept clear of what is in play. */
interface Explained {
  /** The card that was tried. */
  readonly card?: string | undefined;
  /** Is it for cards to be chosen from, so that it must not cover them on a small screen either? */
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
      const about = pointedIn(element.closest<HTMLElement>('.table-wrap'), card);
      if (about === undefined) return;
      const at: Placing['at'] = (_frame, { width, height }) => ({
        left: (about.left + about.right - width) / 2,
        top: about.top - height - ABOVE,
      });
      Object.assign(element.style, STYLE);
      element.dataset['put'] = 'free';
      if (putFree(element, { widths: WIDTHS, at, matters: MATTERS, spared: SPARED })) {
        const box = element.getBoundingClientRect();
        const points = box.bottom <= about.top && box.left < about.right && box.right > about.left;
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
    // A table is laid out anew after its window has changed.
    const observer = new ResizeObserver(put);
    for (const each of current?.closest('.table-wrap')?.querySelectorAll(LAID_OUT) ?? []) observer.observe(each);
    return () => {
      current?.removeEventListener('toggle', put, true);
      observer.disconnect();
    };
  });
};
