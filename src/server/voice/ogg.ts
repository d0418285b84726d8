// Ogg with Opus (RFC 3533 and 7845): one stream, its head, its tags, then packets.

import { opusMs } from './opus.ts';

const ascii = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

const HEAD = 27;

/** How long the audio lasts, in milliseconds; nothing if this is not such a file. */
export const oggMs = (bytes: Uint8Array): number | undefined => {
  const packets = packetsOf(bytes);
  const [head, tags, ...audio] = packets ?? [];
  if (head === undefined || tags === undefined || !ascii(head, 0, 'OpusHead') || !ascii(tags, 0, 'OpusTags'))
    return undefined;
  let lasts = 0;
  for (const packet of audio) {
    const ms = opusMs(packet);
    if (ms === undefined) return undefined;
    lasts += ms;
  }
  return lasts > 0 ? lasts : undefined;
};

/** The packets of all pages, which must be of one stream. A page is a head, the lengths of its segments, and these. */
const packetsOf = (bytes: Uint8Array): readonly Uint8Array[] | undefined => {
  const packets: Uint8Array[] = [];
  let pieces: Uint8Array[] = [];
  const stream = bytes.subarray(14, 18).join();
  for (let at = 0; at < bytes.length;) {
    const segments = bytes[at + 26];
    if (!ascii(bytes, at, 'OggS') || bytes[at + 4] !== 0 || segments === undefined) return undefined;
    if (bytes.subarray(at + 14, at + 18).join() !== stream) return undefined;
    let from = at + HEAD + segments;
    for (const length of bytes.subarray(at + HEAD, from)) {
      pieces.push(bytes.subarray(from, from + length));
      from += length;
      if (from > bytes.length) return undefined;
      if (length === 255) continue;
      packets.push(joined(pieces));
      pieces = [];
    }
    if (from > bytes.length) return undefined;
    at = from;
  }
  return packets;
};

const joined = (pieces: readonly Uint8Array[]): Uint8Array =>
  pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces);
