// Dragging cards of the hand, loaded once a table is shown: taps work before that.

import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../model/context.ts';

/** What a card is dropped on that goes to no place of its own: the table itself. */
export const TABLE = '';

/** What it returns belongs on the table, or on anything that lies there. */
export const useHandDragging = (): { current: HTMLDivElement | null } => {
  const root = useRef<HTMLDivElement>(null);
  const { session } = useTable();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./hand-dragging.ts').then(
      ({ followHand }) => {
        if (!isGone && root.current !== null) stop = followHand(root.current, session);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [session]);
  return root;
};
