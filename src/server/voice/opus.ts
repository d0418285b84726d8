// Opus packets: how long each lasts, by its first bytes (RFC 6716, section 3).

/** Frames in tenths of a millisecond, by the configuration in a packet's first byte. */
const FRAMES = [
  ...Array.from({ length: 3 }, () => [100, 200, 400, 600]).flat(),
  ...Array.from({ length: 2 }, () => [100, 200]).flat(),
  ...Array.from({ length: 4 }, () => [25, 50, 100, 200]).flat(),
] as const;

/** No packet is longer, in tenths of a millisecond. */
const LONGEST = 1200;

/** How long a packet lasts, in milliseconds; nothing if it is no packet of Opus. */
export const opusMs = (packet: Uint8Array): number | undefined => {
  const [toc, second] = packet;
  if (toc === undefined) return undefined;
  const frame = FRAMES[toc >> 3] ?? 0;
  const code = toc & 3;
  if (code === 3 && second === undefined) return undefined;
  const frames = code === 0 ? 1 : code === 3 ? (second ?? 0) & 63 : 2;
  const tenths = frames * frame;
  return frames === 0 || tenths > LONGEST ? undefined : tenths / 10;
};
