// Hands at a real table, for tests: they play whole matches of any game as people do, by tapping or by dragging, with a mouse or a finger.

import type { CDPSession, Page } from 'playwright-core';

export type Way = 'tap' | 'drag';

/** What a page is touched with. */
export interface Pointer {
  readonly tap: (at: Point) => Promise<void>;
  readonly down: (at: Point) => Promise<void>;
  readonly move: (at: Point) => Promise<void>;
  readonly up: () => Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const mouse = (page: Page): Pointer => ({
  tap: ({ x, y }) => page.mouse.click(x, y),
  down: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
});

/** Real touches, which only the developer tools can make; the page needs `hasTouch`. */
export const finger = (page: Page, devtools: CDPSession): Pointer => {
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point) => ({ ...point })) });
  };
  return {
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    down: (at) => touch('touchStart', [at]),
    move: (at) => touch('touchMove', [at]),
    up: () => touch('touchEnd', []),
  };
};

/** The next thing to do; `card`: it can be dragged. */
interface Next {
  readonly at: 'wait' | 'end' | 'tap' | 'card';
  /** Changes with everything that is done. */
  readonly mark: string;
  readonly point: Point;
}

/** Where a thing can be touched: cards lie over each other, so near the corner that is seen. */
const POINT = `const pointOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!element.matches('.card')) return { x: left + width / 2, y: top + height / 2 };
    return { x: left + Math.min(14, width / 2), y: top + Math.min(element.closest('.column') === null ? 40 : 7, height / 2) };
  };`;

const NEXT = `((turn) => {
  ${POINT}
  const main = document.querySelector('main[data-revision]');
  const all = (selector) => main === null ? [] : [...main.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const mark = main === null ? '' : [main.dataset.revision, all('.opt, [data-way], [data-tip], [data-testid=sums]').length, all('.card').length].join();
  const next = (at, element) => ({ at, mark, point: element === undefined ? { x: 0, y: 0 } : pointOf(element) });
  const pick = (list) => list[turn % list.length];
  if (main === null || all('[data-testid=countdown]').length > 0) return next('wait');
  if (all('[data-testid=result]').length > 0) return next('end');
  const [count] = all('[data-testid=next]');
  if (count !== undefined) return next('tap', count);
  if (all('[aria-busy=true], [data-pending=true], .card.dropped').length > 0) return next('wait');
  const [sit] = all('[data-testid=sit]');
  if (sit !== undefined) return next('tap', sit);
  const columns = all('.columns > .column');
  if (columns.length > 0) {
    // A run that bares nothing goes nowhere.
    const movable = columns.flatMap((column) => [...column.querySelectorAll('button[data-card][data-legal=true]')].filter((card) => card.previousElementSibling !== null).slice(-1));
    const cards = [...movable, ...all('.waste-at [data-legal=true]')];
    // Now and then the stock, so that nothing goes round in a circle.
    const [stock] = all('.stock-at [data-legal=true], .column [data-tap][data-legal=true]');
    if (stock !== undefined && (cards.length === 0 || turn % 4 === 3)) return next('tap', stock);
    return cards.length > 0 ? next('card', pick(cards)) : next('wait');
  }
  if (main.dataset.turn !== 'true' && all('[data-action]').length === 0) {
    main.querySelector('.table').click();
    return next('wait');
  }
  const asked = all('.choice .opt, .compose [data-way=main]');
  if (asked.length > 0) return next('tap', asked[0]);
  const cards = all('.hand [data-legal=true]');
  const actions = all('.action-row [data-action]');
  // Beside lanes a button ends one's round; anywhere else it is a chance.
  const first = main.dataset.lanes === undefined || turn % 3 === 2 ? actions[0] : undefined;
  if (first !== undefined) return next('tap', first);
  if (cards.length > 0) return next('card', pick(cards));
  if (actions.length > 0) return next('tap', actions[0]);
  main.querySelector('.table').click();
  return next('wait');
})`;

/** Where a card that is being dragged could go, as it is lit. */
const LIT = `((turn) => {
  const inside = (box) => box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  const lit = [...document.querySelectorAll('[data-drop].lit, [data-drop].could')]
    .map((element) => ({ box: element.getBoundingClientRect(), cloth: element.matches('.cloth') }))
    .filter(({ box }) => inside(box));
  // What lies on the cloth rather than the cloth, whose middle may be covered.
  const places = lit.some(({ cloth }) => !cloth) ? lit.filter(({ cloth }) => !cloth) : lit;
  if (places.length === 0) return null;
  const { box, cloth } = places[turn % places.length];
  if (cloth) return { x: box.left + 3, y: box.top + 3 };
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  return { x: (left + right) / 2, y: box.top + Math.min(box.height / 2, 40) };
})`;

/** A card from where it lies to where it may go; if that is nowhere, back again. */
const drag = async (page: Page, pointer: Pointer, from: Point, turn: number): Promise<boolean> => {
  await pointer.down(from);
  await pointer.move({ x: from.x + 6, y: from.y - 6 });
  await pointer.move({ x: from.x + 12, y: from.y - 12 });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const goal = await page.evaluate<Point | null>(`(${LIT})(${turn})`);
  const to = goal ?? from;
  for (const share of [0.4, 0.8, 1])
    await pointer.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await pointer.up();
  return goal !== null;
};

/** What was done in a match. */
export interface Deeds {
  readonly taps: number;
  readonly drags: number;
}

/** More than any short match takes. */
const MOST = 1500;
const PATIENCE_MS = 60_000;

/** Plays at the table on this page until the result is shown. `onTurn` sees every moment at which something can be done. */
export const playMatch = async (
  page: Page,
  pointer: Pointer,
  way: Way,
  onTurn: (turn: number) => Promise<void> = () => Promise.resolve(),
): Promise<Deeds> => {
  let [taps, drags, turn] = [0, 0, 0];
  const read = (): Promise<Next> => page.evaluate<Next>(`${NEXT}(${turn})`);
  let patience = Date.now() + PATIENCE_MS;
  for (let next = await read(); next.at !== 'end'; next = await read()) {
    if (next.at === 'wait') {
      if (Date.now() > patience) throw new Error('nothing happens at the table any more');
      await page.waitForTimeout(15);
      continue;
    }
    if (turn > MOST) throw new Error('the match does not end');
    await onTurn(turn);
    if (next.at === 'card' && way === 'drag') {
      if (await drag(page, pointer, next.point, turn)) drags++;
    } else {
      await pointer.tap(next.point);
      taps++;
    }
    turn++;
    patience = Date.now() + PATIENCE_MS;
    // Until it shows: two touches at once would be a slip of the finger.
    for (let tries = 0; tries < 20 && (await read()).mark === next.mark; tries++) await page.waitForTimeout(15);
  }
  return { taps, drags };
};
