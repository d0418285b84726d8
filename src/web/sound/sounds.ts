// The page's voice: silent until the player has touched something, as loud as is set, and never the same sound twice at once.

import { makeSound, type SoundName } from './synth.ts';

/** Sounds of one page. */
export interface Sounds {
  /** In so many seconds; `share` of the volume that is set. */
  readonly play: (name: SoundName, share?: number, delay?: number) => void;
  readonly close: () => void;
}

/** What sounds need from the world. */
export interface SoundWiring {
  /** Nothing where the browser has none. */
  readonly open: () => AudioContext | undefined;
  /** 0 to 1. */
  readonly volume: () => number;
  /** Has the player touched anything since the page was opened? */
  readonly isUnlocked: () => boolean;
  readonly target: EventTarget;
}

const GESTURES = ['pointerdown', 'keydown'] as const;
/** The same sound within this time is one sound. */
const AGAIN = 0.06;

export const openSounds = ({ open, volume, isUnlocked, target }: SoundWiring): Sounds => {
  let context: AudioContext | undefined;
  const last = new Map<SoundName, number>();
  const forget = (): void => GESTURES.forEach((name) => target.removeEventListener(name, unlock, true));
  const unlock = (): void => {
    forget();
    context ??= open();
    if (context?.state === 'suspended') context.resume().catch(() => undefined);
  };
  for (const name of GESTURES) target.addEventListener(name, unlock, true);
  if (isUnlocked()) unlock();
  return {
    play: (name, share = 1, delay = 0) => {
      const loudness = volume() * share;
      if (context === undefined || context.state === 'closed' || loudness <= 0) return;
      const at = context.currentTime + delay;
      if (Math.abs(at - (last.get(name) ?? -1)) < AGAIN) return;
      last.set(name, at);
      makeSound(context, name, loudness, delay);
    },
    close: () => {
      forget();
      context?.close().catch(() => undefined);
      context = undefined;
    },
  };
};
