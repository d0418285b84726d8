// QR codes (ISO/IEC 18004): bytes at error correction level M, versions 1 to 9, which hold any address of ours.

/** By version: codewords of error correction in each block, and how many blocks there are. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5] as const;
/** All codewords of a version. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292] as const;
/** Centres of alignment patterns, across and down. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];

/** Rows of modules; `true` is dark. */
export type Modules = readonly (readonly boolean[])[];

const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
};

/** The codewords of error correction for some data: what is left after dividing by the generator of that degree. */
export const correctionOf = (data: readonly number[], degree: number): readonly number[] => {
  const generator: number[] = Array.from({ length: degree }, (_, i) => Number(i === degree - 1));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) generator[j] = times(generator[j] ?? 0, root) ^ (generator[j + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let j = 0; j < degree; j++) rest[j] = (rest[j] ?? 0) ^ times(generator[j] ?? 0, factor);
  }
  return rest;
};

const at = (list: readonly number[], version: number): number => list[version - 1] ?? 0;

/** How many codewords of a version hold data. */
const room = (version: number): number => at(CODEWORDS, version) - at(CORRECTION, version) * at(BLOCKS, version);

/** Mode, length and bytes, filled up to the room there is. */
const dataOf = (bytes: Uint8Array, version: number): readonly number[] => {
  const data: number[] = [];
  // Half a byte of mode and one of length shift everything after them by half a byte.
  let before = 0x4;
  for (const byte of [bytes.length, ...bytes]) {
    data.push(((before & 0xf) << 4) | (byte >>> 4));
    before = byte;
  }
  data.push((before & 0xf) << 4);
  for (let i = 0; data.length < room(version); i++) data.push(i % 2 === 0 ? 0xec : 0x11);
  return data;
};

/** Data and correction of all blocks, one codeword of each in turn. */
const codewordsOf = (bytes: Uint8Array, version: number): readonly number[] => {
  const data = dataOf(bytes, version);
  const count = at(BLOCKS, version);
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const size = short + (i >= count - longer ? 1 : 0);
    from += size;
    return data.slice(from - size, from);
  });
  const corrections = blocks.map((block) => correctionOf(block, at(CORRECTION, version)));
  const inTurn = (lists: readonly (readonly number[])[]): readonly number[] =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, i) =>
      lists.flatMap((list) => list.slice(i, i + 1)),
    ).flat();
  return [...inTurn(blocks), ...inTurn(corrections)];
};

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Bits with those of a BCH code after them. */
const withCheck = (bits: number, generator: number, degree: number): number => {
  let rest = bits;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return (bits << degree) | rest;
};

/** What tells a reader the level (M is 0) and the mask. */
export const formatBits = (mask: number): number => withCheck(mask, 0x537, 10) ^ 0x5412;

/** What tells a reader the version, from 7 on. */
export const versionBits = (version: number): number => withCheck(version, 0x1f25, 12);

/** Patterns that are the same whatever is written; `undefined` where data goes. */
type Grid = (boolean | undefined)[][];

const setAt = (grid: Grid, x: number, y: number, dark: boolean): void => {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < grid.length) row[x] = dark;
};

const frameOf = (version: number): Grid => {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let i = 8; i < size - 8; i++) {
    setAt(grid, 6, i, i % 2 === 0);
    setAt(grid, i, 6, i % 2 === 0);
  }
  const rings = (cx: number, cy: number, radius: number, isDark: (ring: number) => boolean): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        setAt(grid, cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(cx, cy, 4, (ring) => ring !== 2 && ring !== 4);
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.length - 1;
  for (const [i, cy] of centres.entries())
    for (const [j, cx] of centres.entries()) {
      const isFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isFinder) rings(cx, cy, 2, (ring) => ring !== 1);
    }
  if (version >= 7)
    for (let i = 0; i < 18; i++) {
      const dark = ((versionBits(version) >>> i) & 1) === 1;
      const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
      setAt(grid, far, near, dark);
      setAt(grid, near, far, dark);
    }
  return grid;
};

const writeFormat = (grid: Grid, mask: number): void => {
  const size = grid.length;
  for (let i = 0; i < 15; i++) {
    const dark = ((formatBits(mask) >>> i) & 1) === 1;
    // Beside the first finder, around the timing patterns.
    if (i < 8) setAt(grid, 8, i < 6 ? i : i + 1, dark);
    else setAt(grid, i === 8 ? 7 : 14 - i, 8, dark);
    if (i < 8) setAt(grid, size - 1 - i, 8, dark);
    else setAt(grid, 8, size - 15 + i, dark);
  }
  setAt(grid, 8, size - 8, true);
};

/** The places of data, in the order it is written: two columns at a time, up and down, from the right. */
function* dataPlaces(size: number): Generator<readonly [x: number, y: number]> {
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      yield [right, y];
      yield [right - 1, y];
    }
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, and too much of one colour. */
const penaltyOf = (modules: Modules): number => {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  let penalty = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/gu)) penalty += run.length - 2;
    penalty += 40 * [...text.matchAll(/(?=10111010000|00001011101)/gu)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = modules[y]?.[x];
      if (dark === modules[y - 1]?.[x] && dark === modules[y]?.[x - 1] && dark === modules[y - 1]?.[x - 1])
        penalty += 3;
    }
  const dark = modules.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
};

const drawn = (codewords: readonly number[], version: number, mask: number): Modules => {
  const grid = frameOf(version);
  writeFormat(grid, mask);
  let bit = 0;
  for (const [x, y] of dataPlaces(grid.length)) {
    if (grid[y]?.[x] !== undefined) continue;
    const isSet = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
    setAt(grid, x, y, isSet !== (MASKS[mask]?.(x, y) === true));
    bit++;
  }
  return grid.map((row) => row.map((dark) => dark === true));
};

/** The longest text, in bytes of UTF-8. */
export const MOST_BYTES = 180;

/** The QR code of a text; `undefined` if it is too long for one. */
export const qrCode = (text: string): Modules | undefined => {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((_, i) => bytes.length + 2 <= room(i + 1)) + 1;
  if (version === 0) return undefined;
  const codewords = codewordsOf(bytes, version);
  const all = MASKS.map((_, mask) => drawn(codewords, version, mask));
  return all.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
};

/** The dark modules as the path of a picture, one unit a module. */
export const qrPath = (modules: Modules): string =>
  modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/gu),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
