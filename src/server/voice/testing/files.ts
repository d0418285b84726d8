// Voice messages made by hand, for tests: right ones of any length, and parts to make wrong ones of.

/** A packet of Opus that lasts 20 ms: 48 kHz CELT, one frame, silence. */
const PACKET = Uint8Array.from([0xf8, 0xff, 0xfe]);

const ascii = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const u32 = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** One page of Ogg with whole packets, each shorter than 255 bytes. */
export const oggPage = (packets: readonly Uint8Array[], stream = 7): Uint8Array => {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head.writeUInt32LE(stream, 14);
  head[26] = packets.length;
  return Buffer.concat([head, Uint8Array.from(packets.map(({ length }) => length)), ...packets]);
};

export const OPUS_HEAD = Buffer.concat([ascii('OpusHead'), Uint8Array.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
export const OPUS_TAGS = Buffer.concat([ascii('OpusTags'), Buffer.alloc(8)]);

/** Ogg with Opus; lasts a multiple of 20 ms. */
export const oggVoice = (ms: number): Uint8Array => {
  const packets = Array.from({ length: ms / 20 }, () => PACKET);
  const pages: Uint8Array[] = [];
  for (let at = 0; at < packets.length; at += 200) pages.push(oggPage(packets.slice(at, at + 200)));
  return Buffer.concat([oggPage([OPUS_HEAD]), oggPage([OPUS_TAGS]), ...pages]);
};

/** A box of MP4. */
export const box = (type: string, ...content: readonly Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), ascii(type), body]);
};

const zeros = (length: number): Uint8Array => Buffer.alloc(length);

const esds = (type: number): Uint8Array =>
  box(
    'esds',
    zeros(4),
    Uint8Array.from([0x03, 0x80, 0x80, 0x80, 0x16, 0, 1, 0, 0x04, 0x80, 0x80, 0x80, 0x11, type]),
    zeros(16),
  );

/** The head of an MP4 with one track; `ticks` are of 1/48000 s. */
export const mp4Head = (
  ticks: number,
  { handler = 'soun', format = 'mp4a', decoder = 0x40, stts = new Uint8Array(8) as Uint8Array } = {},
): Uint8Array =>
  Buffer.concat([
    box('ftyp', ascii('isomiso5'), zeros(4)),
    box(
      'moov',
      box('mvhd', zeros(100)),
      box(
        'trak',
        box(
          'mdia',
          box('mdhd', zeros(12), u32(48_000), u32(ticks), zeros(4)),
          box('hdlr', zeros(8), ascii(handler), zeros(13)),
          box(
            'minf',
            box('stbl', box('stsd', zeros(4), u32(1), box(format, zeros(28), esds(decoder))), box('stts', stts)),
          ),
        ),
      ),
      box('mvex', box('trex', zeros(4), u32(1), u32(1), u32(1024), zeros(8))),
    ),
  ]);

/** A fragment of so many samples of AAC, 1024 ticks each, as the head says or as each says itself. */
export const mp4Fragment = (samples: number, each = false): Uint8Array =>
  box(
    'moof',
    box('mfhd', zeros(8)),
    box(
      'traf',
      box('tfhd', zeros(4), u32(1)),
      each
        ? box(
            'trun',
            u32(0x300),
            u32(samples),
            ...Array.from({ length: samples }, () => Buffer.concat([u32(1024), u32(9)])),
          )
        : box('trun', u32(0x200), u32(samples), ...Array.from({ length: samples }, () => u32(9))),
    ),
  );

/** An element of WebM. */
export const element = (id: number, ...content: readonly Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(content);
  const name = u32(id);
  const size = Buffer.concat([Uint8Array.from([0x10 | (body.length >> 24)]), u32(body.length).subarray(1)]);
  return Buffer.concat([name.subarray(name.findIndex((byte) => byte !== 0)), size, body]);
};

export const block = (ms: number, packet: Uint8Array = PACKET, flags = 0x80): Uint8Array =>
  element(0xa3, Uint8Array.from([0x81, (ms >> 8) & 255, ms & 255, flags]), packet);

/** WebM with one track of Opus; lasts a multiple of 20 ms. */
export const webmVoice = (
  ms: number,
  { docType = 'webm', codec = 'A_OPUS', kinds = [2], blocks = undefined as readonly Uint8Array[] | undefined } = {},
): Uint8Array =>
  Buffer.concat([
    element(0x1a45dfa3, element(0x4282, ascii(docType))),
    // A segment and a cluster that do not say how long they are, as recorders write them.
    Uint8Array.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element(0x1549a966, element(0x2ad7b1, Uint8Array.from([0x0f, 0x42, 0x40]))),
    element(
      0x1654ae6b,
      ...kinds.map((kind) => element(0xae, element(0x83, Uint8Array.from([kind])), element(0x86, ascii(codec)))),
    ),
    Uint8Array.from([0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    element(0xe7, Uint8Array.from([0])),
    ...(blocks ?? Array.from({ length: ms / 20 }, (_, i) => block(i * 20))),
  ]);
