// WebM as browsers record it: one track of Opus and nothing else. Elements are walked through once, whether they say how long they are or not.

import { opusMs } from './opus.ts';

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  kind: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;

/** Elements whose children are looked at in the same walk. */
const OPENED: ReadonlySet<number> = new Set([
  ID.header,
  ID.segment,
  ID.info,
  ID.tracks,
  ID.track,
  ID.cluster,
  ID.group,
]);

const AUDIO = 2;

interface Found {
  docType: string;
  /** Nanoseconds for one tick. */
  scale: number;
  readonly kinds: number[];
  readonly codecs: string[];
  clusterAt: number;
  /** What the packets last together, and when the last of them begins, in milliseconds. */
  lasts: number;
  lastAt: number;
}

/** How many bytes a number that begins with this byte has. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 32)).replace(/\0+$/u, '');

const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** How long the audio lasts, in milliseconds; nothing if this is not such a file. */
export const webmMs = (bytes: Uint8Array): number | undefined => {
  const found: Found = { docType: '', scale: 1e6, kinds: [], codecs: [], clusterAt: 0, lasts: 0, lastAt: 0 };
  for (let at = 0; at < bytes.length;) {
    const element = elementAt(bytes, at);
    if (element === undefined || (at === 0 && element.id !== ID.header)) return undefined;
    if (OPENED.has(element.id)) at = element.from;
    else {
      const to = element.from + element.size;
      if (to > bytes.length || !take(found, element.id, bytes.subarray(element.from, to))) return undefined;
      at = to;
    }
  }
  const { docType, kinds, codecs, lasts, lastAt } = found;
  const isOpus = kinds.length === 1 && kinds[0] === AUDIO && codecs.length === 1 && codecs[0] === 'A_OPUS';
  return docType === 'webm' && isOpus && lasts > 0 ? Math.max(lasts, lastAt) : undefined;
};

const elementAt = (bytes: Uint8Array, at: number) => {
  const idLength = lengthOf(bytes[at] ?? 0);
  const sizeAt = at + idLength;
  const first = bytes[sizeAt];
  if (idLength > 4 || first === undefined) return undefined;
  const sizeLength = lengthOf(first);
  const from = sizeAt + sizeLength;
  if (sizeLength > 8 || from > bytes.length) return undefined;
  const id = numberOf(bytes.subarray(at, sizeAt));
  const size =
    (first & ((1 << (8 - sizeLength)) - 1)) * 256 ** (sizeLength - 1) + numberOf(bytes.subarray(sizeAt + 1, from));
  return { id, from, size };
};

const take = (found: Found, id: number, content: Uint8Array): boolean => {
  switch (id) {
    case ID.docType:
      found.docType = textOf(content);
      return true;
    case ID.scale:
      found.scale = numberOf(content);
      return found.scale > 0;
    case ID.kind:
      found.kinds.push(numberOf(content));
      return true;
    case ID.codec:
      found.codecs.push(textOf(content));
      return true;
    case ID.clusterTime:
      found.clusterAt = numberOf(content);
      return true;
    case ID.block:
    case ID.simpleBlock:
      return takeBlock(found, content);
    default:
      return true;
  }
};

/** A block: the number of its track, when it begins, flags, and the packet. Recorders put one packet into each. */
const takeBlock = (found: Found, block: Uint8Array): boolean => {
  const [first = 0, high = 0, low = 0, flags = 0] = block;
  if ((first & 0x80) === 0 || block.length < 5 || (flags & 0x06) !== 0) return false;
  const ms = opusMs(block.subarray(4));
  if (ms === undefined) return false;
  const begins = ((found.clusterAt + ((((high << 8) | low) << 16) >> 16)) * found.scale) / 1e6;
  found.lasts += ms;
  found.lastAt = Math.max(found.lastAt, begins + ms);
  return true;
};
