// A voice message as it is sent: which container it is, that nothing but a voice is in it, and how long it lasts. What the sender says of it counts for nothing.

import { fail, ok, type Result } from '../../kernel/result.ts';
import { LONGEST_VOICE_MS, MOST_VOICE_BYTES } from '../../protocol/talk.ts';
import { mp4Ms } from './mp4.ts';
import { oggMs } from './ogg.ts';
import { webmMs } from './webm.ts';

/** A voice message that may be passed on. */
export interface Voice {
  readonly type: 'audio/webm' | 'audio/ogg' | 'audio/mp4';
  readonly ms: number;
  readonly audio: Uint8Array;
}

/** Recorders stop a little later than they are told. */
const LATE_MS = 500;

const READERS = [
  ['audio/webm', webmMs],
  ['audio/ogg', oggMs],
  ['audio/mp4', mp4Ms],
] as const;

export const readVoice = (audio: Uint8Array): Result<Voice, string> => {
  if (audio.length > MOST_VOICE_BYTES) return fail(`must not be longer than ${MOST_VOICE_BYTES} bytes`);
  for (const [type, msOf] of READERS) {
    const ms = msOf(audio);
    if (ms === undefined) continue;
    if (ms > LONGEST_VOICE_MS + LATE_MS) return fail(`must not last longer than ${LONGEST_VOICE_MS / 1000} seconds`);
    return ok({ type, ms: Math.round(ms), audio });
  }
  return fail('must be a voice message: Opus in WebM or Ogg, or AAC in MP4, and nothing else in it');
};
