// Where each pile of a table lies: it keeps its place while others come and go, so that nothing jumps.

/** A pile by its key, with the keys under which its cards lay before. */
export interface Lying {
  readonly key: string;
  readonly from: readonly string[];
}

export type CellOf = ReadonlyMap<string, number>;

/** Places grow by rows of so many, and there are never fewer than two rows. */
const ROW = 4;
const LEAST = 8;
const FROM_THE_MIDDLE = [1, 2, 0, 3];

export const cellsFor = (piles: number): number => Math.max(LEAST, Math.ceil(piles / ROW) * ROW);

/** The first row with room, from the middle outwards. */
const freeCell = (used: ReadonlySet<number>, cells: number): number | undefined => {
  for (let row = 0; row < cells; row += ROW) {
    const cell = FROM_THE_MIDDLE.map((column) => row + column).find((each) => !used.has(each));
    if (cell !== undefined) return cell;
  }
  return undefined;
};

/** Who was there stays; a new pile takes the place of a card that went into it, else the first free one. */
export const placesAfter = (before: CellOf, piles: readonly Lying[]): CellOf => {
  const cells = cellsFor(piles.length);
  const now = new Map<string, number>();
  const used = new Set<number>();
  const put = (key: string, cell: number | undefined): void => {
    if (cell === undefined || cell >= cells || used.has(cell)) return;
    now.set(key, cell);
    used.add(cell);
  };
  for (const { key } of piles) put(key, before.get(key));
  for (const { key, from } of piles) {
    if (now.has(key)) continue;
    put(
      key,
      from.map((each) => before.get(each)).find((cell) => cell !== undefined && cell < cells && !used.has(cell)),
    );
  }
  for (const { key } of piles) if (!now.has(key)) put(key, freeCell(used, cells));
  return now;
};
