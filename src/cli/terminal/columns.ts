// Text measured in terminal columns: wide and combining characters, colour codes, clipping, wrapping, tables.

const TOKEN = /\u001b\[[0-9;]*m|./gsu;
const NOTHING = /^[\p{M}\p{Cf}\p{Cc}]$/u;
const EMOJI = /^\p{Emoji_Presentation}$/u;

/** First and last code points of blocks that take two columns. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x20000, 0x3fffd],
];

const widthOf = (token: string): number => {
  if (token.startsWith('\u001b[') || NOTHING.test(token)) return 0;
  const point = token.codePointAt(0) as number;
  if (point < 0x1100) return 1;
  return EMOJI.test(token) || WIDE.some(([from, to]) => point >= from && point <= to) ? 2 : 1;
};

/** Printable ASCII, Latin letters, box-drawing lines and suits: one column each, and nearly all that a table is made of. */
const PLAIN =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff\u22ee\u2500-\u257f\u25c6\u2660-\u2667]*$/u;
const COLOUR = /\u001b\[[0-9;]*m/gu;

/** How many columns a line takes; colour codes take none. */
export const columns = (text: string): number => {
  const bare = text.includes('\u001b') ? text.replaceAll(COLOUR, '') : text;
  if (PLAIN.test(bare)) return bare.length;
  let sum = 0;
  for (const character of bare) sum += widthOf(character);
  return sum;
};

/** The text cut to at most `limit` columns, with `…` where it was cut and colour switched off. */
export const clip = (text: string, limit: number): string => {
  if (columns(text) <= limit) return text;
  let out = '';
  let used = 0;
  let coloured = false;
  for (const [token] of text.matchAll(TOKEN)) {
    const width = widthOf(token);
    if (used + width > limit - 1) break;
    coloured ||= token.startsWith('\u001b[');
    out += token;
    used += width;
  }
  return `${out}…${coloured ? '\u001b[0m' : ''}`;
};

/** The text filled with spaces to `width` columns. */
export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

/** Words put into lines of at most `limit` columns; lines after the first begin with `indent`. */
export const wrap = (text: string, limit: number, indent = ''): string[] => {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const width = columns(word);
    const longer = line === '' ? width : used + 1 + width;
    if (longer <= limit) {
      line = line === '' ? word : `${line} ${word}`;
      used = longer;
      continue;
    }
    if (line !== '' && line !== indent) lines.push(line);
    line = clip((lines.length > 0 ? indent : '') + word, limit);
    used = columns(line);
  }
  lines.push(line);
  return lines;
};

/** Items side by side in as few lines as they fit, joined by `joint`. */
export const flow = (items: readonly string[], limit: number, joint: string): string[] => {
  const lines: string[] = [];
  for (const item of items.map((whole) => clip(whole, limit))) {
    const last = lines.at(-1);
    if (last !== undefined && columns(last) + columns(joint) + columns(item) <= limit) {
      lines[lines.length - 1] = last + joint + item;
    } else {
      lines.push(item);
    }
  }
  return lines;
};

/** Items in columns of equal width, row by row. */
export const grid = (items: readonly string[], limit: number): string[] => {
  if (items.length === 0) return [];
  const cell = Math.min(limit, Math.max(...items.map(columns)) + 2);
  const perLine = Math.max(1, Math.floor((limit + 2) / cell));
  const lines: string[] = [];
  for (let i = 0; i < items.length; i += perLine) {
    const row = items.slice(i, i + perLine);
    lines.push(clip(row.map((item, at) => (at === row.length - 1 ? item : pad(item, cell))).join(''), limit));
  }
  return lines;
};

/** Rows of cells as an aligned table, two spaces between columns. */
export const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, columns(cell))));
  return rows.map((row) =>
    row.map((cell, i) => (i === row.length - 1 ? cell : pad(cell, widths[i] as number))).join('  '),
  );
};

/** Text from outside without anything that could steer a terminal. */
export const tidy = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(/\p{Cf}/gu, '');
