// Where an explanation stands on a large screen: beside or under what it is about, never on it.

import { useLayoutEffect } from 'preact/hooks';
import { isWide } from '../../wide.ts';
import { putFree, type Box, type Placing } from './free-spot.ts';

/** Wide and low, or narrow and high. */
const WIDTHS = [560, 460, 380, 310, 260];
/** Cards in play, and what can be done. */
const MATTERS =
  '.hand .card, .cross .card, .duel .card, .trick-sum, .lying .card, .medal, .unit, .table .head, .tug, .choice, .action-row .btn, .compose .btn, .compose .prompt, .plate, .rival .seat > *, .stock .card, .facts .pill, .purse .pill';
/** Enough height for a table and an explanation one over the other. */
const HIGH = 500;
/** Between an explanation and the hand that it hangs over, whose cards may be raised. */
const ABOVE = 24;

const STYLE = { right: 'auto', bottom: 'auto', margin: '0', width: 'max-content' } as const;

/** Back to where the styles put it. */
const reset = ({ style, dataset }: HTMLElement): void => {
  for (const name of [...Object.keys(STYLE), 'left', 'top', 'max-width', '--point']) style.removeProperty(name);
  delete dataset['put'];
};

/** The card that was tried, or the whole hand. */
const pointedIn = (root: HTMLElement | null, card: string | undefined): Box | undefined => {
  const cards = [...(root?.querySelectorAll<HTMLElement>('.hand .card') ?? [])];
  const tried = cards.find(({ dataset }) => dataset['card'] === card);
  const hand = root?.querySelector('.hand');
  return (tried ?? hand)?.getBoundingClientRect();
};

/** Keeps an explanation clear of what is in play, on a screen with room for that; elsewhere it lies where the styles say. `card` is the one that was tried. */
export const useFreeSpot = (ref: { readonly current: HTMLElement | null }, card?: string): void => {
  useLayoutEffect(() => {
    const put = (): void => {
      const { current: element } = ref;
      if (element === null) return;
      reset(element);
      if (!isWide() || innerHeight < HIGH) return;
      const about = pointedIn(element.closest<HTMLElement>('.table-wrap'), card);
      if (about === undefined) return;
      const at: Placing['at'] = (_frame, { width, height }) => ({
        left: (about.left + about.right - width) / 2,
        top: about.top - height - ABOVE,
      });
      Object.assign(element.style, STYLE);
      element.dataset['put'] = 'free';
      if (putFree(element, { widths: WIDTHS, at, matters: MATTERS })) {
        const box = element.getBoundingClientRect();
        const points = box.bottom <= about.top && box.left < about.right && box.right > about.left;
        if (points) element.style.setProperty('--point', `${Math.round((about.left + about.right) / 2 - box.left)}px`);
        element.dataset['put'] = points ? 'above' : 'free';
      } else reset(element);
    };
    put();
    const { current } = ref;
    // What is folded takes less room.
    current?.addEventListener('toggle', put, true);
    addEventListener('resize', put);
    return () => {
      current?.removeEventListener('toggle', put, true);
      removeEventListener('resize', put);
    };
  });
};
