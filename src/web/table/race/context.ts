// What every part of a race board needs: its sizes, the column that is spread, and what a tap on a card does.

import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { isWide } from '../../wide.ts';
import type { TableOnScreen } from '../model/context.ts';
import type { Zone } from '../../../kernel/presentation.ts';
import { fitOf, type Fit, type Load, type Room } from './fit.ts';

/** A card that was too narrow to touch, and is shown wider now. */
export interface SpreadCard {
  readonly zone: string;
  readonly card: string;
}

/** One race board as it is shown now. */
export interface Race {
  readonly fit: Fit;
  readonly spread: Signal<SpreadCard | undefined>;
  /** What the choice or the dragged card could go to. */
  readonly lit: ReadonlySet<string>;
  readonly tap: (zone: string, card: string, event: MouseEvent) => void;
}

export const RaceContext = createContext<Race | undefined>(undefined);

export const useRace = (): Race => {
  const race = useContext(RaceContext);
  if (race === undefined) throw new Error('a part of a race board is shown outside of any');
  return race;
};

export const isOwn = ({ session }: TableOnScreen, zone: Zone): boolean =>
  session.seat.value !== null && zone.owner === session.seat.value;

/** Until the page has been laid out: a phone. */
const FIRST: Room = { width: 390, height: 800, scale: 1 };

/** Measures an element, and again whenever its size changes. */
export const useFit = (load: Load): { readonly fit: Fit; readonly root: { current: HTMLDivElement | null } } => {
  const root = useRef<HTMLDivElement>(null);
  const size = useSignal(FIRST);
  useLayoutEffect(() => {
    const { current: element } = root;
    if (element === null) return undefined;
    const measure = (): void => {
      const style = getComputedStyle(element);
      const width = element.clientWidth - (parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) || 0);
      const height = element.clientHeight - (parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) || 0);
      const scale = Number.parseFloat(style.getPropertyValue('--card-scale')) || 1;
      const { value: last } = size;
      const same = width === last.width && height === last.height && scale === last.scale;
      if (width > 0 && height > 0 && !same) size.value = { width, height, scale };
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A setting of the page changes sizes too.
    const settings = new MutationObserver(measure);
    settings.observe(document.documentElement, { attributes: true });
    return () => {
      observer.disconnect();
      settings.disconnect();
    };
  }, []);
  return { root, fit: fitOf(size.value, load, isWide()) };
};
