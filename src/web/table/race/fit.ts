// How large everything of a race board is: cards from the smaller of width and height, and columns that compress instead of growing.

/** `tall`: rows from the rival's strip down to the stock. `low`: rails left and right of the columns. `wide`: the stock beside the columns. */
export type Shape = 'tall' | 'low' | 'wide';

/** Sizes in CSS pixels. `card`, `goal` and `pile` are widths of cards in columns, on shared piles, and of stock and waste. */
export interface Fit {
  readonly shape: Shape;
  readonly card: number;
  readonly goal: number;
  readonly pile: number;
  /** The height of the columns. */
  readonly room: number;
}

/** A French card is so much higher than wide. */
export const TALLNESS = 176 / 126;
/** A table lower than this has its rails at the sides. */
const LOW = 456;
/** From this width on the full face can be read; below it the compact one is clearer. */
const FULL_FACE = 64;
/** Less of a covered card than this can't be touched surely. */
export const TOUCHABLE = 24;

export const STRIP = 56;
export const SAYS = 50;
export const RAIL = 124;
const EDGE = 8;
const GAP = 4;
const LARGEST = 200;
/** Cards that are wanted small are still touched. */
const SMALLEST = 44;

const heightOf = (width: number): number => Math.ceil(width * TALLNESS);

/** How much lies on a board: columns of one's own, and piles that are shared. */
export interface Load {
  readonly columns: number;
  readonly goals: number;
}

/** How much room there is, and how large the player wants cards: 1 is as large as fits, and none are larger. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Sizes for a table; `beside`: the rival is shown in a rail of the page, outside of it. */
export const fitOf = (room: Room, load: Load, beside: boolean): Fit => {
  if (room.height < LOW) return lowFit(room, load);
  return beside ? wideFit(room, load) : tallFit(room, load);
};

const cardOf = (scale: number, ...limits: readonly number[]): number => {
  const most = Math.min(...limits);
  return Math.floor(Math.max(Math.min(most, SMALLEST), most * Math.min(1, scale)));
};

const tallFit = ({ width, height, scale }: Room, { columns, goals }: Load): Fit => {
  const across = (cards: number): number => (width - 2 * EDGE - (cards - 1) * GAP) / cards;
  const card = cardOf(scale, across(columns), (height - 294) / 4.2);
  const goal = Math.floor(Math.min(across(goals), card * 0.9));
  const pile = Math.floor(Math.min(card * 1.28, Math.max(card, 96)));
  const room = height - STRIP - (heightOf(goal) + 16) - SAYS - (heightOf(pile) + 28) - EDGE;
  return { shape: 'tall', card, goal, pile, room };
};

const wideFit = ({ width, height, scale }: Room, { columns, goals }: Load): Fit => {
  const card = cardOf(scale, (width - 48) / (columns * 1.14 + 1.3), (height - 96) / 6.4, LARGEST);
  const goal = Math.floor(Math.min(card * 0.9, (width - 48) / (goals * 1.12)));
  return { shape: 'wide', card, goal, pile: card, room: height - (heightOf(goal) + 30) - SAYS - 2 * EDGE };
};

const lowFit = ({ width, height, scale }: Room, { columns, goals }: Load): Fit => {
  const card = cardOf(scale, (width - RAIL - 48) / (columns * 1.09 + goals * 0.31), height * 0.185);
  return {
    shape: 'low',
    card,
    goal: Math.floor(card * 0.62),
    pile: Math.max(44, Math.floor(card * 0.92)),
    room: height - 2 * EDGE,
  };
};

/** Where a column ends. */
export const endOf = (tops: readonly number[], card: number): number => (tops.at(-1) ?? 0) + heightOf(card);

export const isCompact = (width: number): boolean => width < FULL_FACE;

/** Where each card of a column begins, from its top edge down; `spread`: the place of a card that is to be seen well, with its neighbours. */
export const fanOf = (open: readonly boolean[], card: number, room: number, spread?: number): readonly number[] => {
  const covered = open.slice(0, -1);
  const free = Math.max(0, room - heightOf(card));
  const isSpread = (at: number): boolean => spread !== undefined && covered[at] === true && Math.abs(at - spread) <= 1;
  const wide = covered.filter((_, at) => isSpread(at)).length;
  const downs = covered.filter((isOpen) => !isOpen).length;
  const ups = covered.length - downs - wide;
  const easy = { down: Math.max(8, card * 0.14), up: Math.max(30, card * 0.4) };
  const fits = downs * easy.down + (ups + wide) * easy.up <= free;
  const down = fits ? easy.down : Math.min(Math.max(3, card * 0.06), free / Math.max(1, covered.length));
  const seen = Math.min(easy.up, (free - downs * down) / Math.max(1, wide));
  const up = fits || ups === 0 ? easy.up : Math.min(easy.up, (free - downs * down - wide * seen) / ups);
  let at = 0;
  return open.map((_, i) => {
    const top = at;
    at += covered[i] === true ? (isSpread(i) ? seen : up) : down;
    return Math.round(top * 10) / 10;
  });
};
