// MP4 with AAC, whole or in fragments, as some browsers record it (ISO 14496-12 and -14): one track of sound and nothing else.

/** Boxes whose children are looked at. */
const OPENED = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);

/** `mp4a` with a decoder of this type is AAC. */
const AAC = 0x40;

/** What has been found so far; times are in ticks. */
interface Found {
  readonly handlers: string[];
  readonly formats: string[];
  scale: number;
  /** By the head of the track, by its table of samples, and by its fragments. */
  told: number;
  tabled: number;
  inFragments: number;
  /** Of samples that do not say it themselves. */
  usual: number;
  usualHere: number;
  /** Something that can't be. */
  isBroken: boolean;
}

const LEAST = 8;

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));

/** How long the audio lasts, in milliseconds; nothing if this is not such a file. */
export const mp4Ms = (bytes: Uint8Array): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < LEAST || typeAt(view, 4) !== 'ftyp') return undefined;
  const found: Found = {
    handlers: [],
    formats: [],
    scale: 0,
    told: 0,
    tabled: 0,
    inFragments: 0,
    usual: 0,
    usualHere: 0,
    isBroken: false,
  };
  try {
    for (let at = 0; at < bytes.length;) at = boxAt(view, at, found);
  } catch (error) {
    // A box that ends before what it should hold.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const { handlers, formats, scale, told, tabled, inFragments, isBroken } = found;
  const isSound = handlers.join() === 'soun' && formats.join() === 'aac';
  const ticks = Math.max(told, tabled, inFragments);
  return isSound && !isBroken && scale > 0 && ticks > 0 ? (ticks * 1000) / scale : undefined;
};

/** Looks at one box and says where the next begins. */
const boxAt = (view: DataView, at: number, found: Found): number => {
  const size = view.getUint32(at);
  const type = typeAt(view, at + 4);
  const to = at + size;
  // Sizes of 0 ("to the end") and 1 ("a long number follows") are for files that are not this short.
  if (size < LEAST || to > view.byteLength) throw new RangeError('box');
  if (OPENED.has(type)) return at + LEAST;
  take(type, new DataView(view.buffer, view.byteOffset + at + LEAST, size - LEAST), found);
  return to;
};

const take = (type: string, box: DataView, found: Found): void => {
  switch (type) {
    case 'hdlr':
      found.handlers.push(typeAt(box, 8));
      return;
    case 'mdhd': {
      const isLong = box.getUint8(0) === 1;
      found.scale = box.getUint32(isLong ? 20 : 12);
      found.told = isLong ? Number(box.getBigUint64(24)) : box.getUint32(16);
      // All ones: not known when the head was written.
      if (found.told === 0xffffffff || found.told > Number.MAX_SAFE_INTEGER) found.told = 0;
      return;
    }
    case 'stsd':
      if (box.getUint32(4) !== 1) found.isBroken = true;
      found.formats.push(typeAt(box, 12) === 'mp4a' && isAac(box) ? 'aac' : 'other');
      return;
    case 'stts':
      for (let i = 0, at = 8; i < box.getUint32(4); i++, at += 8)
        found.tabled += box.getUint32(at) * box.getUint32(at + 4);
      return;
    case 'trex':
      found.usual = box.getUint32(12);
      return;
    case 'tfhd':
      found.usualHere = defaultIn(box) ?? found.usual;
      return;
    case 'trun':
      found.inFragments += ticksOf(box, found.usualHere);
      return;
    default:
  }
};

/** The decoder that `esds` names: descriptors are a tag, a length of up to four bytes, and content. */
const isAac = (box: DataView): boolean => {
  for (let at = 12; at + 4 <= box.byteLength; at++) {
    if (typeAt(box, at) !== 'esds') continue;
    const es = contentAt(box, at + 8, 0x03);
    return box.getUint8(contentAt(box, es + 3, 0x04)) === AAC;
  }
  return false;
};

const contentAt = (box: DataView, at: number, tag: number): number => {
  if (box.getUint8(at) !== tag) throw new RangeError('descriptor');
  let from = at + 1;
  while ((box.getUint8(from) & 0x80) !== 0 && from < at + 4) from++;
  return from + 1;
};

/** What `tfhd` says samples last, if it does. */
const defaultIn = (box: DataView): number | undefined => {
  const flags = box.getUint32(0) & 0xffffff;
  if ((flags & 0x08) === 0) return undefined;
  return box.getUint32(8 + ((flags & 0x01) === 0 ? 0 : 8) + ((flags & 0x02) === 0 ? 0 : 4));
};

/** What the samples of a `trun` last together. */
const ticksOf = (box: DataView, usual: number): number => {
  const flags = box.getUint32(0) & 0xffffff;
  const samples = box.getUint32(4);
  if ((flags & 0x100) === 0) return samples * usual;
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length;
  let at = 8 + ((flags & 0x01) === 0 ? 0 : 4) + ((flags & 0x04) === 0 ? 0 : 4);
  let ticks = 0;
  for (let i = 0; i < samples; i++, at += step) ticks += box.getUint32(at);
  return ticks;
};
