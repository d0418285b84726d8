// The little Markdown that a rule book needs, read into blocks. It never makes HTML text, so nothing in it can run.

/** Text inside a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

/** One entry of a list; `depth` counts from 0. */
export interface Item {
  readonly id: string | undefined;
  readonly depth: number;
  readonly marker: string;
  readonly parts: readonly Inline[];
}

/** A piece of a page. `id` is the clause it states, or the heading's own words. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly id: string | undefined; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly parts: readonly Inline[] };

const CLAUSE = /^(?:#+\s+)?\W*([A-Z]{2,5}-\d+(?:\.\d+)*[a-z]?)\b/u;
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|(?<!\w)_([^_]+)_(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)/u;

/** Only addresses that lead to a page; anything else, such as `javascript:`, stays text. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|#|\/(?!\/))/u.test(href);

const readInline = (text: string): readonly Inline[] => {
  const out: Inline[] = [];
  let rest = text;
  for (let found = INLINE.exec(rest); found !== null; found = INLINE.exec(rest)) {
    const [whole, code, strong, star, under, label, href] = found;
    if (found.index > 0) out.push({ kind: 'text', text: rest.slice(0, found.index) });
    const em = star ?? under;
    if (code !== undefined) out.push({ kind: 'code', text: code });
    else if (strong !== undefined) out.push({ kind: 'strong', parts: readInline(strong) });
    else if (em !== undefined) out.push({ kind: 'em', parts: readInline(em) });
    else if (href !== undefined && isSafe(href)) out.push({ kind: 'link', href, parts: readInline(label ?? '') });
    else out.push({ kind: 'text', text: label ?? whole });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') out.push({ kind: 'text', text: rest });
  return out;
};

const clauseOf = (line: string): string | undefined => CLAUSE.exec(line)?.[1];

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/gu, '');

const cellsOf = (line: string): readonly (readonly Inline[])[] =>
  line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));

const ITEM = /^(\s*)([-*]|\d+\.|[a-z]\.)\s+(.*)$/u;
const RULE = /^\s*\|?[\s:|-]+\|[\s:|-]*$/u;

const isStart = (line: string): boolean =>
  line.trim() === '' || /^(?:#{1,6}\s|```|>|\s*\|)/u.test(line) || ITEM.test(line);

interface Reader {
  readonly lines: readonly string[];
  at: number;
}

const takeWhile = (reader: Reader, wanted: (line: string) => boolean): string[] => {
  const taken: string[] = [];
  for (let line = reader.lines[reader.at]; line !== undefined && wanted(line); line = reader.lines[reader.at]) {
    taken.push(line);
    reader.at++;
  }
  return taken;
};

const readList = (reader: Reader): Block => {
  const items: Item[] = [];
  for (;;) {
    const found = ITEM.exec(reader.lines[reader.at] ?? '');
    if (found === null) return { kind: 'list', items };
    reader.at++;
    const more = takeWhile(reader, (line) => !isStart(line)).map((line) => line.trim());
    const content = [found[3] ?? '', ...more].join(' ');
    const depth = Math.min(3, Math.floor((found[1] ?? '').length / 2));
    items.push({ id: clauseOf(content), depth, marker: found[2] ?? '-', parts: readInline(content) });
  }
};

const readTable = (reader: Reader): Block => {
  const lines = takeWhile(reader, (line) => line.trim().startsWith('|'));
  const [head = '', ...rows] = lines.filter((line) => !RULE.test(line));
  return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
};

const readBlock = (reader: Reader): Block | undefined => {
  const line = reader.lines[reader.at] ?? '';
  if (line.trim() === '') {
    reader.at++;
    return undefined;
  }
  const heading = /^(#{1,6})\s+(.*)$/u.exec(line);
  if (heading !== null) {
    reader.at++;
    const title = heading[2] ?? '';
    const level = (heading[1] ?? '#').length;
    return { kind: 'heading', level, id: clauseOf(title) ?? slug(title), parts: readInline(title) };
  }
  if (line.startsWith('```')) {
    reader.at++;
    const text = takeWhile(reader, (each) => !each.startsWith('```')).join('\n');
    reader.at++;
    return { kind: 'code', text };
  }
  if (line.trim().startsWith('|')) return readTable(reader);
  if (ITEM.test(line)) return readList(reader);
  if (line.startsWith('>')) {
    const text = takeWhile(reader, (each) => each.startsWith('>')).map((each) => each.replace(/^>\s?/u, ''));
    return { kind: 'quote', parts: readInline(text.join(' ')) };
  }
  reader.at++;
  const text = [line, ...takeWhile(reader, (each) => !isStart(each))].map((each) => each.trim()).join(' ');
  return { kind: 'paragraph', id: clauseOf(text), parts: readInline(text) };
};

export const readMarkdown = (source: string): readonly Block[] => {
  // Comments are for the people who edit the file.
  const reader: Reader = { lines: source.replace(/<!--[\s\S]*?-->/gu, '').split(/\r?\n/u), at: 0 };
  const blocks: Block[] = [];
  while (reader.at < reader.lines.length) {
    const block = readBlock(reader);
    if (block !== undefined) blocks.push(block);
  }
  return blocks;
};
