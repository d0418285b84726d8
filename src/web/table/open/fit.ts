// How large cards can lie in a space, and in how many columns: as large as the smaller of width and height allows.

/** Room around and between cards: chips and medals hang below them, the cards of a pile stick out above. */
const EDGE = { top: 16, bottom: 20 } as const;
/** Cards lie closer where there is little room. */
const ACROSS = { least: 12, most: 40, share: 0.04 } as const;
const DOWN = { least: 24, most: 40, share: 0.1 } as const;
const LARGEST = 150;
const SMALLEST = 30;
const RATIO = 176 / 126;
const FEWEST = 4;
const MOST = 12;
/** More columns than these lie close together. */
const CROWD = 6;

export interface Fit {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  /** From the left edge of one card to that of the next, and from the upper edge to that of the one below. */
  readonly pitch: { readonly x: number; readonly y: number };
  /** Between cards, across and down. */
  readonly across: number;
  readonly down: number;
}

const gapOf = (
  room: number,
  { least, most, share }: { readonly least: number; readonly most: number; readonly share: number },
): number => Math.round(Math.min(most, Math.max(least, room * share)));

export const fitCards = (width: number, height: number, cells: number): Fit => {
  const down = gapOf(height, DOWN);
  const far = gapOf(width, ACROSS);
  let best = { columns: FEWEST, width: 0, across: far };
  for (let columns = FEWEST; columns <= MOST; columns++) {
    const rows = Math.ceil(cells / columns);
    const across = columns > CROWD ? Math.min(far, ACROSS.least) : far;
    const wide = (width - across * (columns - 1)) / columns;
    const high = (height - EDGE.top - EDGE.bottom - down * (rows - 1)) / rows / RATIO;
    const fits = Math.min(wide, high, LARGEST);
    if (fits > best.width) best = { columns, width: fits, across };
  }
  const wide = Math.max(SMALLEST, Math.floor(best.width));
  const pitch = { x: wide + best.across, y: wide * RATIO + down };
  return { ...best, rows: Math.ceil(cells / best.columns), width: wide, pitch, down };
};
