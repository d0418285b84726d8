// Plays voice messages one after the other, in the order they came. Nothing waits for them.

import { signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { fetchVoice } from './api.ts';

/** A voice message that is to be played. */
interface Waiting {
  readonly table: string;
  readonly voice: string;
}

/** The one that is being played. */
export const playing = signal<string | undefined>(undefined);

/** Those that have been played to their end, newest last. */
export const heard = signal<readonly string[]>([]);

const HEARD = 200;

/** One that has not ended by then is let go, in milliseconds. */
const LONGEST = 8000;

let waiting: Waiting[] = [];

/** The browser may not let a page play anything before it was touched; then it can be played by hand. */
const playOne = async ({ table, voice }: Waiting): Promise<void> => {
  const blob = await fetchVoice(table, voice);
  if (blob === undefined) return;
  const url = URL.createObjectURL(blob);
  const audio = new Audio(url);
  audio.volume = settings.value.volume / 100;
  try {
    await new Promise<void>((done, failed) => {
      audio.onended = () => done();
      audio.onerror = () => failed(new Error('not played'));
      setTimeout(done, LONGEST);
      audio.play().catch(failed);
    });
    heard.value = [...heard.value, voice].slice(-HEARD);
  } catch {
    // It stays in the list, with a button.
  } finally {
    audio.pause();
    URL.revokeObjectURL(url);
  }
};

const playAll = async (): Promise<void> => {
  if (playing.value !== undefined) return;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    playing.value = next.voice;
    await playOne(next);
  }
  playing.value = undefined;
};

export const playVoice = (table: string, voice: string): void => {
  if (playing.value === voice || waiting.some((each) => each.voice === voice)) return;
  waiting.push({ table, voice });
  void playAll();
};

/** Nothing more of a table that was left. */
export const stopVoices = (): void => {
  waiting = [];
};
