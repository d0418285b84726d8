// Where each pile of a table lies: it keeps its place while others come and go, so that nothing jumps, and new ones keep the table balanced.

/** A pile by its key, with the keys under which its cards lay before. */
export interface Lying {
  readonly key: string;
  readonly from: readonly string[];
}

/** So many places side by side, in so many rows; they are counted from the upper left one. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** The place of each pile in a grid. */
export interface Places extends Grid {
  readonly at: ReadonlyMap<string, number>;
}

export const NO_PLACES: Places = { columns: 0, rows: 0, at: new Map() };

/** Places grow by so many, and there are never fewer than two rows of them. */
const ROW = 4;
const LEAST = 8;

export const cellsFor = (piles: number): number => Math.max(LEAST, Math.ceil(piles / ROW) * ROW);

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** How far a place is from the middle, in places. */
const offsetOf = (cell: number, { columns, rows }: Grid): Offset => ({
  x: (cell % columns) - (columns - 1) / 2,
  y: Math.floor(cell / columns) - (rows - 1) / 2,
});

const lengthOf = ({ x, y }: Offset): number => x * x + y * y;

/** The same place in another grid around the same middle; none if that grid is too small. */
const cellIn = (grid: Grid, before: Grid, cell: number | undefined): number | undefined => {
  if (cell === undefined) return undefined;
  const column = (cell % before.columns) + Math.floor((grid.columns - before.columns) / 2);
  const row = Math.floor(cell / before.columns) + Math.floor((grid.rows - before.rows) / 2);
  const isInside = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
  return isInside ? row * grid.columns + column : undefined;
};

/** The free place near the middle that leaves the table most balanced. */
const freeCell = (used: ReadonlySet<number>, grid: Grid): number | undefined => {
  const sum = { x: 0, y: 0 };
  for (const cell of used) {
    const { x, y } = offsetOf(cell, grid);
    sum.x += x;
    sum.y += y;
  }
  let best: { readonly cell: number; readonly cost: number } | undefined;
  for (let cell = 0; cell < grid.columns * grid.rows; cell++) {
    if (used.has(cell)) continue;
    const offset = offsetOf(cell, grid);
    const cost = lengthOf(offset) + lengthOf({ x: sum.x + offset.x, y: sum.y + offset.y });
    if (best === undefined || cost < best.cost) best = { cell, cost };
  }
  return best?.cell;
};

/** How far piles are moved, in places: a single pile lies in the very middle, which is between places. */
export const shiftOf = (places: Places): Offset => {
  const [only, ...more] = places.at.values();
  if (only === undefined || more.length > 0) return { x: 0, y: 0 };
  const { x, y } = offsetOf(only, places);
  return { x: -x, y: -y };
};

/** Who was there stays; a new pile takes the place of a card that went into it, else a free one. */
export const placesAfter = (before: Places, piles: readonly Lying[], { columns, rows }: Grid): Places => {
  const grid = { columns, rows };
  const at = new Map<string, number>();
  const used = new Set<number>();
  const earlier = (key: string): number | undefined => cellIn(grid, before, before.at.get(key));
  const put = (key: string, cell: number | undefined): void => {
    if (cell === undefined || used.has(cell)) return;
    at.set(key, cell);
    used.add(cell);
  };
  for (const { key } of piles) put(key, earlier(key));
  for (const { key, from } of piles) {
    if (at.has(key)) continue;
    put(
      key,
      from.map(earlier).find((cell) => cell !== undefined && !used.has(cell)),
    );
  }
  for (const { key } of piles) if (!at.has(key)) put(key, freeCell(used, grid));
  return { ...grid, at };
};
