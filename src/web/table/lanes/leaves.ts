// Answers that have no room at once: as many as fit make a leaf, and one leafs through them.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A box on a list, by its place there. */
interface Lying {
  readonly top: number;
  readonly height: number;
}

/** With which of them each leaf begins; what lies side by side stays together. */
export const leavesOf = (boxes: readonly Lying[], room: number): readonly number[] => {
  const starts = [0];
  boxes.forEach(({ top, height }, i) => {
    const first = boxes[starts.at(-1) ?? 0]?.top ?? 0;
    // Parts of a pixel are no reason to leaf.
    if (i > 0 && top > first && top + height - first > room + 1) starts.push(i);
  });
  return starts;
};

export interface Leaves {
  readonly list: { current: HTMLDivElement | null };
  readonly count: number;
  readonly at: number;
  /** Is the nth on the leaf that is shown? */
  readonly has: (n: number) => boolean;
  readonly turn: () => void;
}

/** Measured anew when other answers are listed, or the window changes its size. */
export const useLeaves = (listed: string): Leaves => {
  const list = useRef<HTMLDivElement>(null);
  const starts = useSignal<readonly number[]>([0]);
  const leaf = useSignal(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = list;
      if (current === null) return;
      const options = [...current.children].filter((each) => each instanceof HTMLElement);
      const hidden = options.map((each) => each.hidden);
      for (const each of options) each.hidden = false;
      const boxes = options.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
      const found = leavesOf(boxes, current.clientHeight);
      options.forEach((each, i) => (each.hidden = hidden[i] === true));
      if (found.join() !== starts.value.join()) starts.value = found;
      if (leaf.value >= found.length) leaf.value = 0;
    };
    leaf.value = 0;
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [listed]);
  const from = starts.value[leaf.value] ?? 0;
  const to = starts.value[leaf.value + 1] ?? Infinity;
  return {
    list,
    count: starts.value.length,
    at: leaf.value,
    has: (n) => n >= from && n < to,
    turn: () => (leaf.value = (leaf.value + 1) % starts.value.length),
  };
};
