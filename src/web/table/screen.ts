// Brings pictures to the screen: in order, with what is told and whose turn it is; and forgets what was taken back.

import { batch } from '@preact/signals';
import type { StepMessage } from '../../protocol/messages.ts';
import { text } from '../text/index.ts';
import { openReel, stepFrames, trickOf, wholeFrame, type Frame } from './frames.ts';
import { mustAct, type Shown } from './shown.ts';
import { tellingOf } from './telling.ts';

const TOAST = 3000;
/** For each line after the first. */
const MORE = 1500;

/** Calls back after so many milliseconds; returns how to cancel. */
export type After = (ms: number, run: () => void) => () => void;

/** The way from messages to pictures. */
export interface Screen {
  readonly step: (step: StepMessage) => void;
  /** The whole state at once, nothing moves. */
  readonly cut: () => void;
  readonly skip: () => void;
  /** Is there more to show than is on screen? */
  readonly isBehind: () => boolean;
  readonly close: () => void;
}

export const openScreen = (shown: Shown, after: After): Screen => {
  let cancelToast: (() => void) | undefined;

  const announce = (frame: Frame): void => {
    const { value: face } = shown.face;
    const { value: words } = shown.words;
    const telling = face && words && tellingOf(face, words, frame, shown.who);
    if (telling === undefined) return;
    shown.polite.value = telling.spoken;
    if (telling.moment === undefined) return;
    shown.toast.value = telling.moment;
    cancelToast?.();
    cancelToast = after(TOAST + (telling.lines - 1) * MORE, () => {
      shown.toast.value = undefined;
    });
  };

  const show = (frame: Frame): void =>
    batch(() => {
      const { tip, assertive } = shown;
      const wasMine = mustAct(shown, shown.frame.value);
      const isMine = mustAct(shown, frame);
      shown.frame.value = frame;
      // Ways that were open before may be closed now.
      if (shown.choice.value?.some((way) => !frame.legal.includes(way)) === true) shown.choice.value = undefined;
      announce(frame);
      // "Not now" and "too late" are over once the turn has come.
      if (isMine && tip.value !== undefined && tip.value.look !== 'refused') tip.value = undefined;
      if (frame.outcome !== null) shown.risk.value = undefined;
      if (isMine && !wasMine) assertive.value = text.value.yourTurn;
      else if (!isMine && assertive.value === text.value.yourTurn) assertive.value = '';
    });
  const reel = openReel(show, after);

  return {
    step: (step) => {
      const before = reel.latest();
      if (shown.face.value === undefined || before === undefined) return;
      const frames = stepFrames(shown.face.value, before, step);
      const [trick] = frames.map(trickOf).filter((cards) => cards.length > 0);
      if (trick !== undefined) shown.lastTrick.value = trick;
      reel.add(frames);
      if (document.hidden) reel.skip();
    },
    cut: () => {
      const { state } = shown.client.value;
      if (state === null || shown.face.value === undefined) return;
      if (state.events.length < (shown.frame.value?.events.length ?? 0)) forget(shown, state.events.length);
      reel.cut(wholeFrame(shown.face.value, state));
    },
    skip: reel.skip,
    isBehind: () => reel.latest() !== shown.frame.value,
    close: () => cancelToast?.(),
  };
};

/** After a takeback the log is shorter: what was said about the rest is no longer true. */
const forget = (shown: Shown, events: number): void => {
  shown.attempts.value = shown.attempts.value.filter(({ at }) => at <= events);
  shown.lastTrick.value = [];
  shown.toast.value = undefined;
  shown.landing.value = undefined;
  shown.tip.value = undefined;
  shown.risk.value = undefined;
};
