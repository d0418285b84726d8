// The senses of a table in a real browser: its audio, its vibration, and the cloth that shakes.

import { tellArrivals } from '../meeting/arrivals.ts';
import { isCalm, settings } from '../settings/settings.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { After } from '../table/model/screen.ts';
import { openSounds } from './sounds.ts';
import { senseTable } from './table-sounds.ts';

/** How far the cloth moves, in pixels. */
const SHAKE = 6;
const SHAKEN = { duration: 320, easing: 'ease-out' } as const;

/** Somebody who sits down knocks, softly. */
const ARRIVAL = 0.6;

const shake = (): void => {
  const cloth = document.querySelector('.table');
  if (cloth === null || isCalm()) return;
  const steps = [0, -SHAKE, SHAKE * 0.7, 0, -SHAKE * 0.5, SHAKE * 0.3, 0];
  cloth.animate(
    steps.map((y) => ({ translate: `0 ${y}px` })),
    SHAKEN,
  );
};

const vibrate = (pattern: readonly number[]): void => {
  if (settings.value.haptics && 'vibrate' in navigator) navigator.vibrate([...pattern]);
};

/** A table heard and felt; returns how to stop. */
export const senseInBrowser = (model: TableModel, after: After): (() => void) => {
  const sounds = openSounds({
    open: () => (typeof AudioContext === 'undefined' ? undefined : new AudioContext()),
    volume: () => (settings.value.sound ? settings.value.volume / 100 : 0),
    isUnlocked: () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive,
    target: window,
  });
  const stop = senseTable(model, { sounds, vibrate, shake, after });
  const stopTelling = tellArrivals(model, after, () => sounds.play('knock', ARRIVAL));
  return () => {
    stop();
    stopTelling();
    sounds.close();
  };
};
