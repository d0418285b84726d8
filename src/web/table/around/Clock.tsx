// Clocks that count down between two messages of the table: a seat's turn clock, and the progress clock when it gets short.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';

const minutes = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** What is left now of what was left when the table last said so; `told` is a new object whenever it does. */
const useLeft = (told: object | undefined, leftMs: number | undefined): number | undefined => {
  const passed = useSignal(0);
  useEffect(() => {
    passed.value = 0;
    if (leftMs === undefined) return undefined;
    const since = performance.now();
    const timer = setInterval(() => {
      passed.value = performance.now() - since;
    }, 500);
    return () => clearInterval(timer);
  }, [told]);
  return leftMs === undefined ? undefined : leftMs - passed.value;
};

export const Clock = ({ seat }: { readonly seat: Seat }): VNode | null => {
  const { clocks } = useTable().state;
  const left = useLeft(clocks, clocks.find((clock) => clock.seat === seat)?.leftMs);
  if (left === undefined) return null;
  return <span class={left < 5000 ? 'num clock late' : 'num clock'}> {minutes(left)}</span>;
};

/** Until then nobody has to hurry. */
const SHORT = 60_000;
const WARNING = 4000;

/** How long until the match ends for want of progress, once that is soon; said aloud when it becomes so. */
export const ProgressClock = (): VNode | null => {
  const { session, state } = useTable();
  const { progress } = state;
  const left = useLeft(progress, progress?.leftMs);
  const isShort = left !== undefined && left <= SHORT;
  useEffect(() => {
    if (!isShort) return undefined;
    const warning = [text.value.progressShort];
    const done = (): void => {
      if (session.toast.value === warning) session.toast.value = undefined;
    };
    session.polite.value = text.value.progressShort;
    session.toast.value = warning;
    const timer = setTimeout(done, WARNING);
    return () => {
      clearTimeout(timer);
      done();
    };
  }, [isShort]);
  if (!isShort) return null;
  // In the bar, where it moves nothing that somebody is about to touch.
  const sentence = fill(text.value.noProgress, { left: minutes(left) });
  return (
    <span class="small progress num" role="timer" aria-label={sentence} title={sentence} data-testid="progress">
      <Icon name="clock" />
      <span class="only-wide">{sentence}</span>
      <span class="only-phone">{minutes(left)}</span>
    </span>
  );
};
