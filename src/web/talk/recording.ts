// Records a voice message from the microphone, and says why where that is not possible.

import { LONGEST_VOICE_MS } from '../../protocol/talk.ts';

/** Why nothing can be recorded. */
export type CantRecord = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'failed';

/** What a recording came to. */
export type Recorded = { readonly audio: Blob } | { readonly cant: CantRecord } | { readonly cant: 'short' };

/** A recording that goes on until it is stopped, or is long enough. */
export interface Recording {
  readonly done: Promise<Recorded>;
  readonly stop: () => void;
}

/** The formats that a table takes, the best first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];

const BITS_PER_SECOND = 32_000;

/** Whoever touches the button for less than this did not mean to speak. */
const SHORTEST_MS = 300;

const typeHere = (): string | undefined =>
  'MediaRecorder' in globalThis ? TYPES.find((type) => MediaRecorder.isTypeSupported(type)) : undefined;

/** Why this page can't record, as far as that is known before anybody is asked. */
export const cantRecord = (): CantRecord | undefined => {
  if (!isSecureContext || !('mediaDevices' in navigator)) return 'insecure';
  return typeHere() === undefined ? 'unsupported' : undefined;
};

const WHY: { readonly [name: string]: CantRecord } = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
};

const whyNot = (error: unknown): CantRecord => (error instanceof Error ? WHY[error.name] : undefined) ?? 'failed';

/** Starts at once, or when the player has allowed it; `began` is told when it does. */
export const record = (began: () => void): Recording => {
  let recorder: MediaRecorder | undefined;
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    if (recorder?.state === 'recording') recorder.stop();
  };
  const run = async (): Promise<Recorded> => {
    const cant = cantRecord();
    const type = typeHere();
    if (cant !== undefined || type === undefined) return { cant: cant ?? 'unsupported' };
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    try {
      // Let go while the browser was asking: the next time it works at once.
      if (stopped) return { cant: 'short' };
      return await fromStream(stream, type);
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
  };
  const fromStream = (stream: MediaStream, type: string): Promise<Recorded> =>
    new Promise((done) => {
      const pieces: Blob[] = [];
      const started = performance.now();
      const recorded = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND });
      recorder = recorded;
      const timer = setTimeout(stop, LONGEST_VOICE_MS);
      recorded.ondataavailable = ({ data }) => void pieces.push(data);
      recorded.onerror = () => done({ cant: 'failed' });
      recorded.onstop = () => {
        clearTimeout(timer);
        const isShort = performance.now() - started < SHORTEST_MS;
        done(isShort ? { cant: 'short' } : { audio: new Blob(pieces, { type: recorded.mimeType || type }) });
      };
      recorded.start();
      began();
    });
  return { done: run().catch((error: unknown) => ({ cant: whyNot(error) })), stop };
};
