// How large cards can lie in a space, and in how many columns: as large as the smaller of width and height allows.

/** Room around and between cards: chips and medals hang below them, the cards of a pile stick out above. */
const GAP = { down: 32, top: 18, bottom: 22 } as const;
/** Cards lie closer where there is little room. */
const NEAR = 12;
const FAR = 40;
const SHARE = 0.04;
const LARGEST = 136;
const SMALLEST = 40;
const RATIO = 176 / 126;
const FEWEST = 3;
const MOST = 12;

export interface Fit {
  readonly columns: number;
  readonly width: number;
  readonly gap: number;
}

export const fitCards = (width: number, height: number, cells: number): Fit => {
  const gap = Math.round(Math.min(FAR, Math.max(NEAR, width * SHARE)));
  let best = { columns: FEWEST, width: 0 };
  for (let columns = FEWEST; columns <= MOST; columns++) {
    const rows = Math.ceil(cells / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - GAP.top - GAP.bottom - GAP.down * (rows - 1)) / rows / RATIO;
    const fits = Math.min(across, down, LARGEST);
    if (fits > best.width) best = { columns, width: fits };
  }
  return { columns: best.columns, width: Math.max(SMALLEST, Math.floor(best.width)), gap };
};
