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

/** How long ago the table told this, while it counts; `told` is a new object whenever it does. */
const usePassed = (told: object | undefined, counts: boolean): number => {
  const passed = useSignal(0);
  useEffect(() => {
    passed.value = 0;
    if (!counts) return undefined;
    const since = performance.now();
    const timer = setInterval(() => {
      passed.value = performance.now() - since;
    }, 500);
    return () => clearInterval(timer);
  }, [told]);
  return passed.value;
};

/** From here on a clock is red, in milliseconds. */
const LATE = 5000;

/** A clock that runs, as of now. */
export interface Running {
  /** What is left of the time for this move; 0 when the reserve runs. */
  readonly moveMs: number;
  readonly reserveMs: number;
  /** How much of what runs now is left, 0 to 1. */
  readonly share: number;
  readonly isLate: boolean;
}

/** The turn clock of a seat; nothing while it stands still. */
export const useClock = (seat: Seat): Running | undefined => {
  const { clocks, clock: terms } = useTable().state;
  const told = clocks.find((clock) => clock.seat === seat);
  const passed = usePassed(clocks, told !== undefined);
  if (told === undefined) return undefined;
  const { leftMs, moveMs: move = 0 } = told;
  const left = Math.max(0, leftMs - passed);
  const moveMs = Math.max(0, move - passed);
  const [rest, whole] = moveMs > 0 ? [moveMs, terms?.moveMs] : [left, terms?.baseMs];
  return {
    moveMs,
    reserveMs: left - moveMs,
    share: whole === undefined ? 1 : Math.min(1, rest / whole),
    isLate: left < LATE,
  };
};

/** How much of a ring is drawn, for its style. */
export const ringStyle = ({ share }: Running): string => `--left:${Math.round(share * 1000) / 10}%`;

/** The seconds of a clock; one's own has a ring of its own, says what is in reserve, and is told aloud when it gets short. */
export const Clock = ({ seat }: { readonly seat: Seat }): VNode | null => {
  const { session, state } = useTable();
  const clock = useClock(seat);
  const isMine = seat === state.seat;
  const warns = isMine && clock?.isLate === true;
  useEffect(() => {
    if (warns) session.assertive.value = text.value.hurry;
  }, [warns]);
  if (clock === undefined) return null;
  const { moveMs, reserveMs, isLate } = clock;
  const shown = minutes(moveMs > 0 ? moveMs : reserveMs);
  const look = `num clock${isLate ? ' late' : ''}`;
  if (!isMine) return <span class={look}> {shown}</span>;
  return (
    <span class={`${look} own`} style={ringStyle(clock)} role="timer" aria-label={text.value.clock} data-testid="clock">
      {shown}
      {moveMs > 0 ? <small class="only-wide"> +{minutes(reserveMs)}</small> : null}
    </span>
  );
};

/** Until then nobody has to hurry. */
const SHORT = 60_000;
const WARNING = 4000;

/** How long until the match ends for want of progress, once that is soon; said aloud when it becomes so. */
export const ProgressClock = (): VNode | null => {
  const { session, state } = useTable();
  const { progress } = state;
  const passed = usePassed(progress, progress !== undefined);
  const left = progress === undefined ? undefined : progress.leftMs - passed;
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
