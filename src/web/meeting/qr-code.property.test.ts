// QR codes against what the standard and its examples say, and read back by a reader that shares no code with the writer.

import { expect, test } from 'vitest';
import { correctionOf, formatBits, MOST_BYTES, qrCode, qrPath, versionBits, type Modules } from './qr-code.ts';

test('error correction is that of the well-known example 1-M', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('format and version are those of the tables of the standard', () => {
  const formats = Array.from({ length: 8 }, (_, mask) => formatBits(mask).toString(2).padStart(15, '0'));
  expect(formats).toEqual([
    '101010000010010',
    '101000100100101',
    '101111001111100',
    '101101101001011',
    '100010111111001',
    '100000011001110',
    '100111110010111',
    '100101010100000',
  ]);
  expect([7, 8, 9].map((version) => versionBits(version).toString(2).padStart(18, '0'))).toEqual([
    '000111110010010100',
    '001000010110111100',
    '001001101010011001',
  ]);
});

/** Powers of 2 in the field of the standard, by table: the writer multiplies bit by bit. */
const POWERS = Array.from({ length: 255 }, () => 0);
for (let i = 0, value = 1; i < 255; i++) {
  POWERS[i] = value;
  value *= 2;
  if (value > 255) value ^= 0x11d;
}
const LOGS = new Map(POWERS.map((power, i) => [power, i]));
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(LOGS.get(a)! + LOGS.get(b)!) % 255]!);

/** Zero everywhere exactly if a block has no fault. */
const syndromes = (block: readonly number[], degree: number): readonly number[] =>
  Array.from({ length: degree }, (_, i) => block.reduce((sum, byte) => times(sum, POWERS[i]!) ^ byte, 0));

/** From the tables of the standard, for level M: correction in each block, then the data of each block. */
const TABLE: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
const CENTRES = [[], [18], [22], [26], [30], [34], [6, 22, 38], [6, 24, 42], [6, 26, 46]] as const;

/** Does a place belong to a pattern that holds no data? */
const isPattern = (version: number, x: number, y: number): boolean => {
  const size = 17 + 4 * version;
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return true;
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
  const centres = CENTRES[version - 1]!;
  return centres.some((cx, i) =>
    centres.some((cy, j) => {
      const corner = centres.length > 1 && ((i === 0 && j === 0) || (i === 0 && j === 2) || (i === 2 && j === 0));
      return !corner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
};

const isMasked = (mask: number, row: number, column: number): boolean =>
  [
    (row + column) % 2,
    row % 2,
    column % 3,
    (row + column) % 3,
    (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
    ((row * column) % 2) + ((row * column) % 3),
    (((row * column) % 2) + ((row * column) % 3)) % 2,
    (((row + column) % 2) + ((row * column) % 3)) % 2,
  ][mask] === 0;

/** The text of a code; throws where a reader would have to correct anything. */
const read = (modules: Modules): string => {
  const size = modules.length;
  const version = (size - 17) / 4;
  const bit = (x: number, y: number): number => (modules[y]![x] === true ? 1 : 0);
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    expect(finder.map((_, y) => finder.map((__, x) => bit(left + x, top + y)).join(''))).toEqual(finder);
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  const first = [...around.map((y) => bit(8, y)), ...[7, 5, 4, 3, 2, 1, 0].map((x) => bit(x, 8))].reverse().join('');
  const second = [
    ...Array.from({ length: 8 }, (_, i) => bit(size - 1 - i, 8)),
    ...Array.from({ length: 7 }, (_, i) => bit(8, size - 7 + i)),
  ]
    .reverse()
    .join('');
  expect(second).toBe(first);
  const mask = Array.from({ length: 8 }, (_, i) => i).find((i) => formatBits(i) === Number.parseInt(first, 2))!;
  expect(mask).toBeGreaterThanOrEqual(0);
  const bits: number[] = [];
  let upward = true;
  for (let column = size - 1; column > 0; column -= 2) {
    if (column === 6) column = 5;
    for (let i = 0; i < size; i++) {
      const y = upward ? size - 1 - i : i;
      for (const x of [column, column - 1])
        if (!isPattern(version, x, y)) bits.push(bit(x, y) ^ (isMasked(mask, y, x) ? 1 : 0));
    }
    upward = !upward;
  }
  const [degree, sizes] = TABLE[version - 1]!;
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  expect(words).toHaveLength(sizes.reduce((sum, each) => sum + each + degree, 0));
  const blocks: number[][] = sizes.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...sizes); i++)
    blocks.forEach((block, b) => {
      if (i < sizes[b]!) block.push(words[next++]!);
    });
  const data = blocks.flat();
  for (let i = 0; i < degree; i++) for (const block of blocks) block.push(words[next++]!);
  for (const block of blocks) expect(syndromes(block, degree).every((each) => each === 0)).toBe(true);
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(stream.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(stream.slice(12 + 8 * i, 20 + 8 * i), 2));
  expect(stream.slice(12 + 8 * length, 16 + 8 * length)).toBe('0000'.slice(0, stream.length - 12 - 8 * length));
  return new TextDecoder().decode(Uint8Array.from(bytes));
};

test('a code of every length is read back without a fault, in all nine versions', () => {
  const versions = new Set<number>();
  for (let length = 1; length <= MOST_BYTES; length += 3) {
    const text = `https://example.org/t/${'Ab3xK9'.repeat(30)}`.slice(0, length);
    const modules = qrCode(text)!;
    versions.add((modules.length - 17) / 4);
    expect(read(modules)).toBe(text);
  }
  expect([...versions]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('letters beyond ASCII are bytes of UTF-8, and what is too long has no code', () => {
  expect(read(qrCode('https://card.room/t/ñ')!)).toBe('https://card.room/t/ñ');
  expect(qrCode('x'.repeat(MOST_BYTES))).toHaveLength(53);
  expect(qrCode('x'.repeat(MOST_BYTES + 1))).toBeUndefined();
  expect(qrCode('ñ'.repeat(MOST_BYTES / 2 + 1))).toBeUndefined();
});

test('the picture has every dark module and no other', () => {
  const modules = qrCode('https://card.room/t/AbCdEfGh12')!;
  const drawn = modules.map((row) => row.map(() => false));
  for (const [, x, y, width] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu))
    for (let i = 0; i < Number(width); i++) drawn[Number(y)]![Number(x) + i] = true;
  expect(drawn).toEqual(modules);
});
