// A place on the table where nothing lies that matters: for what is said for a moment, and for explanations.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A corner: where a box begins. */
interface Spot {
  readonly left: number;
  readonly top: number;
}

/** So much is left free around a box. */
const GAP = 4;
/** Something goes so far out of its way before it makes itself narrower. */
const NARROWER = 60;

const near = (values: readonly number[], wanted: number, least: number, most: number): readonly number[] =>
  [...new Set([wanted, least, most, ...values].map(Math.round))]
    .filter((value) => value >= least - 1 && value <= most + 1)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));

/** Where in a frame a box of this size lies on none of the others, as near as can be to where it is wanted. */
export const freeSpot = (
  { width, height }: { readonly width: number; readonly height: number },
  frame: Box,
  taken: readonly Box[],
  wanted: Spot,
): Spot | undefined => {
  const lefts = taken.flatMap(({ left, right }) => [left - width - GAP, right + GAP]);
  const tops = taken.flatMap(({ top, bottom }) => [top - height - GAP, bottom + GAP]);
  const across = near(lefts, wanted.left, frame.left, frame.right - width);
  let best: Spot | undefined;
  let least = Infinity;
  for (const top of near(tops, wanted.top, frame.top, frame.bottom - height)) {
    const down = Math.abs(top - wanted.top);
    if (down >= least) break;
    const level = taken.filter((box) => box.top < top + height && box.bottom > top);
    const left = across.find((at) => level.every((box) => box.left >= at + width || box.right <= at));
    const far = left === undefined ? Infinity : down + Math.abs(left - wanted.left);
    if (left === undefined || far >= least) continue;
    best = { left, top };
    least = far;
  }
  return best;
};

/** What is never covered. */
const MATTERS =
  '.table button, .table .card, .table .pill, .plate, .avatar, .table .name, .seat .now, .tug, .slot, .choice, .count, .table b, .table small, .standing-line > *, .said, .hint, .shown-card figure, .announcement';
/** What may be, where there is no room elsewhere: empty places, backs, and names that stand on the cards too. */
export const SPARED = '.slot:not(.turn), .backs, .backs *, .hand-name';

/** The boxes of what a table shows, but for what is spared. */
const boxesIn = (root: HTMLElement, own: HTMLElement, selector: string, spared?: string): readonly Box[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    if (own.contains(element) || (spared !== undefined && element.matches(spared))) return [];
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? [box] : [];
  });

/** What is put somewhere: the widths it may have, from the best one down, and where its middle should be. */
export interface Placing {
  readonly widths: readonly number[];
  readonly at: (frame: Box, size: { readonly width: number; readonly height: number }) => Spot;
  readonly matters?: string;
  /** What of that may be covered where there is no room elsewhere. */
  readonly spared?: string;
}

/** Puts an element of the table where it covers nothing, as wide as there is room near by; false where there is no such place. It stays where it lies as long as it can. */
export const putFree = (element: HTMLElement, { widths, at, matters = MATTERS, spared = SPARED }: Placing): boolean => {
  const root = element.closest<HTMLElement>('.table-wrap');
  const table = root?.querySelector<HTMLElement>('.table');
  if (root === null || table === null || table === undefined) return false;
  const outer = root.getBoundingClientRect();
  const { left, top, right, bottom } = table.getBoundingClientRect();
  const frame = { left: left + GAP * 2, top: top + GAP, right: right - GAP * 2, bottom: bottom - GAP * 2 };
  for (const without of [undefined, spared]) {
    const taken = boxesIn(root, element, matters, without);
    let least = Infinity;
    let best: (Spot & { readonly width: string }) | undefined;
    for (const [i, width] of widths.entries()) {
      element.style.maxWidth = `${Math.min(width, frame.right - frame.left)}px`;
      const size = element.getBoundingClientRect();
      const wanted = at(frame, size);
      const spot = freeSpot(size, frame, taken, wanted);
      if (spot === undefined) continue;
      const far = Math.abs(spot.left - wanted.left) + Math.abs(spot.top - wanted.top) + i * NARROWER;
      if (far >= least) continue;
      least = far;
      best = { ...spot, width: element.style.maxWidth };
    }
    if (best === undefined) continue;
    element.style.maxWidth = best.width;
    element.style.left = `${best.left - outer.left}px`;
    element.style.top = `${best.top - outer.top}px`;
    return true;
  }
  return false;
};
