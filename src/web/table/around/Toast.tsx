// A notice of what has just happened, in a place of its own.

import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { RichText } from '../../CardView.tsx';
import { useTable } from '../model/context.ts';
import { putFree } from './free-spot.ts';

/** Notices are as wide as what they say, up to this; narrower where there is no room for that. */
const WIDTHS = [420, 300, 220, 150];

/** What has just happened, where it covers nothing. A step that there is no room for is told by the log alone; other news is always shown. */
export const Toast = (): VNode | null => {
  const { session, picture } = useTable();
  const { value: toast } = session.toast;
  const { value: told } = session.told;
  const isShown = toast !== undefined && picture.outcome === null && picture.sums === undefined;
  const ref = useRef<HTMLSpanElement>(null);
  const last = useRef<DOMRect | undefined>(undefined);
  useLayoutEffect(() => {
    const put = (): void => {
      const { current: element } = ref;
      if (element === null) return;
      const { current: before } = last;
      const isPut = putFree(element, {
        widths: before === undefined ? WIDTHS : [Math.ceil(before.width), ...WIDTHS],
        at: (frame, { width }) => before ?? { left: (frame.left + frame.right - width) / 2, top: frame.top },
      });
      last.current = isPut ? element.getBoundingClientRect() : undefined;
      element.dataset['put'] = isPut ? 'free' : toast === told ? 'none' : 'over';
    };
    const again = (): void => {
      last.current = undefined;
      put();
    };
    put();
    const table = ref.current?.closest('.table-wrap')?.querySelector('.table') ?? null;
    // A button may come later than the picture it belongs to.
    const changes = new MutationObserver(put);
    if (table !== null) changes.observe(table, { childList: true, subtree: true });
    addEventListener('resize', again);
    return () => {
      changes.disconnect();
      removeEventListener('resize', again);
    };
  });
  useLayoutEffect(
    () => () => {
      last.current = undefined;
    },
    [toast],
  );
  return isShown ? (
    <span ref={ref} class="toast" data-testid="toast">
      <span>
        <RichText text={toast} />
      </span>
    </span>
  ) : null;
};
