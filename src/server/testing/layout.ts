// What is wrong with a page as it is laid out: the page looked over in a real browser, at every size it must fit.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export type Size = readonly [width: number, height: number];

/** From the smallest phone to a large desktop; 640 × 400 is a laptop at a zoom of 200 %. */
export const SIZES: readonly Size[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
];

/** What may be scrolled: sheets, panels, reports, the rail, what was said, long answers, an explanation; lanes, which lie side by side on a phone; numbers of lines, which go with their text; and, side by side, cards to choose from and a deck. */
const SCROLLERS =
  '.sheet .body, .talk-lines, .card-panel, .report, .rail-panel, .log, .prose, .prose .wide, .prose pre, .tip, .ways, .lanes, .shown-cards, .table-cards pre, .lesson .told, .gutter, .build > .left, .build > .deck-panel, .build .rows, .filters, textarea, select';

/** What lies on a table and must not lie on anything else of the kind. */
const THINGS = [
  '.bar .score, .bar .btn, .bar .round, .bar .standing, .bar .progress',
  '.plate, .seat > .avatar, .seat > .pill, .seat > .now, .seat > .clock, .backs, .taken, .piles .pill, .facts .pill',
  '.cross > .card, .cross > .slot.turn, .duel > *, .stock, .hand .card, .action-row .btn, .action-row .pill',
  '.lane, .purse .pill, .choice, .shown-cards, .hand-name',
  '.rivals, .goal, .column, .pile-at, .race-clock, .says > *',
  '.place, .compose .btn, .compose .pill, .standing-line > span, .own > .pill',
  '.tip.why, .result-back',
  '.said, .track, .ctl > *',
].join(', ');

/** Cards that overlap because they are one thing: a fan, a trick, a pile. */
const TOGETHER = '.hand, .backs, .cross, .stock, .place';

/** Names of people and cards are as long as they are, and are cut where there is no room for all of them. */
const NAMES =
  '.name, .resume .grow > *, .plate b, .plate em, .plate small, .hand-name, .unit-name, .standing, .lane .head b, .lane .head small, .sums thead th, .medal, option';

const FAULTS = `(() => {
  const faults = [];
  const add = (what, element, more = '') => faults.push(what + ': ' + nameOf(element) + (more === '' ? '' : ' ' + more));
  const nameOf = (element) => {
    const said = element.getAttribute('aria-label') ?? element.dataset?.card ?? element.textContent;
    const classes = typeof element.className === 'string' ? element.className.trim().replace(/\\s+/g, '.') : '';
    return element.localName + (classes === '' ? '' : '.' + classes) + ' "' + said.trim().slice(0, 32) + '"';
  };
  const boxOf = (element) => element.getBoundingClientRect();
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && getComputedStyle(element).clipPath === 'none' && boxOf(element).width > 0 && boxOf(element).height > 0 && element.closest('.visually-hidden, [inert]') === null;
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('.card-panel') ?? document.body;
  const all = (selector) => [...scope.querySelectorAll(selector)].filter(isShown);
  const scrolls = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const can = (overflow) => overflow === 'auto' || overflow === 'scroll';
    return (can(overflowX) && element.scrollWidth > element.clientWidth + 1) || (can(overflowY) && element.scrollHeight > element.clientHeight + 1);
  };
  const scrollerOf = (element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) if (scrolls(at)) return at;
    return undefined;
  };
  /** The part of a box that what it scrolls in leaves to be seen. */
  const seenOf = (element) => {
    const { left, top, right, bottom } = boxOf(element);
    const scroller = scrollerOf(element);
    if (scroller === undefined) return { left, top, right, bottom };
    const clip = boxOf(scroller);
    return { left: Math.max(left, clip.left), top: Math.max(top, clip.top), right: Math.min(right, clip.right), bottom: Math.min(bottom, clip.bottom) };
  };

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push('the page is wider than the window, by ' + (page.scrollWidth - innerWidth));
  // A replay is a page on a phone: panels follow below its table.
  const playing = document.querySelector('main.app:not(.replay)') !== null;
  if (playing && page.scrollHeight > innerHeight) faults.push('the page scrolls');
  for (const element of all('*')) if (playing && scrolls(element) && !element.matches(${JSON.stringify(SCROLLERS)})) add('scrolls', element);

  const isCard = (element) => element.matches('.card, .unit');
  for (const element of all('button:not(:disabled), a[href], input, select, textarea, summary')) {
    const label = element.localName === 'input' ? element.closest('label') : null;
    const target = label ?? element;
    const scroller = scrollerOf(target);
    const before = scroller === undefined ? undefined : [scroller.scrollLeft, scroller.scrollTop];
    if (scroller !== undefined || !playing) target.scrollIntoView({ block: 'nearest', inline: target.closest('.lane') === null ? 'nearest' : 'center', behavior: 'instant' });
    const { left, top, right, bottom, width, height } = boxOf(target);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) add('outside', target);
    else {
      const x = isCard(element) ? left + Math.min(12, width / 2) : left + width / 2;
      const at = document.elementFromPoint(x, element.closest('.column') === null ? top + height / 2 : top + 6);
      const explained = at?.closest('.tip') != null && element.closest('.action-row, .hand, .bar') === null;
      // Where a card may go, all of a column is one target.
      const aimed = at?.matches('.target') === true && at.parentElement.contains(element);
      if (!explained && !aimed && (at === null || !(target.contains(at) || at.closest('label') === target))) add('covered', target, 'by ' + (at === null ? 'nothing' : nameOf(at)));
    }
    const [wide, high] = isCard(element) ? [24, 43.5] : [43.5, 43.5];
    const running = getComputedStyle(element).display === 'inline';
    if (!running && (width < wide || height < high)) add('small', target, Math.round(width) + ' × ' + Math.round(height));
    if (before !== undefined) [scroller.scrollLeft, scroller.scrollTop] = before;
  }
  const fan = all('.hand .card').map(boxOf);
  const isNext = (one, other) => other !== undefined && Math.abs(one.top - other.top) < one.height / 2;
  if (fan.some((one, i) => isNext(one, fan[i - 1]) && one.left + one.width / 2 - fan[i - 1].left - fan[i - 1].width / 2 < 24))
    faults.push('of a card in the hand less than 24 px are seen');

  for (const element of all('*')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (texts.length === 0 || element.closest('svg') !== null) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const least = element.closest('.count, .badge, .note, .small-pile, .beaten') === null ? 14 : 12;
    if (size < least) add('small text', element, size + ' px');
    if (element.closest(${JSON.stringify(NAMES)}) !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      if (at.matches('dialog, ' + ${JSON.stringify(SCROLLERS)})) break;
      const { overflowX, overflowY } = getComputedStyle(at);
      const clip = boxOf(at);
      const cut = (overflowX !== 'visible' && (words.right > clip.right + 2 || words.left < clip.left - 2))
        || (overflowY !== 'visible' && (words.bottom > clip.bottom + 3 || words.top < clip.top - 3));
      if (cut) { add('cut', element, at === element ? '' : 'by ' + nameOf(at)); break; }
    }
  }

  const things = all(${JSON.stringify(THINGS)});
  for (const thing of things) {
    const { left, right, bottom } = boxOf(thing);
    if (playing && scrollerOf(thing) === undefined && (left < -1 || right > innerWidth + 1 || (bottom > innerHeight + 1 && thing.closest('.hand') === null))) add('partly outside', thing);
  }
  const seen = new Map(things.map((thing) => [thing, seenOf(thing)]));
  for (const [i, one] of things.entries()) for (const other of things.slice(i + 1)) {
    const [a, b] = [seen.get(one), seen.get(other)];
    const deep = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    if (deep <= 3 || one.contains(other) || other.contains(one)) continue;
    const group = one.closest(${JSON.stringify(TOGETHER)});
    if (group !== null && group.contains(other)) continue;
    // A column is as high as there is room: what lies at its empty end covers nothing, and cards of it are looked for above.
    if ((one.matches('.result-back') && other.matches('.column')) || (other.matches('.result-back') && one.matches('.column'))) continue;
    // An explanation lies over the cloth, but never on what can be done; where there is room, nor on a trick.
    const tip = one.matches('.tip') ? other : other.matches('.tip') ? one : undefined;
    const kept = innerWidth >= 900 && innerHeight >= 500 ? '.action-row, .hand, .bar, .cross > .card, .duel > .card' : '.action-row, .hand, .bar';
    if (tip !== undefined && tip.closest(kept) === null) continue;
    add('overlap of ' + Math.round(deep) + ' px', one, '/ ' + nameOf(other));
  }
  return [...new Set(faults)];
})()`;

/** What stays where it is, whatever grows or is asked beside it. An explanation, which is not asked for often, may push a trick aside. */
const STEADY = '.bar, .cross, .table > .me, .columns, .goals, .foot, .open-table .cloth, .open-table .me';

const PLACES = `[...document.querySelectorAll(${JSON.stringify(STEADY)})]
  .filter((element) => element.closest('[data-explaining=true]') === null || !element.matches('.cross'))
  .map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [element.className, [left + scrollX, top + scrollY, width, height].map(Math.round).join()];
  })`;

/** What was laid out is shown, and everything that only takes a moment is over. A page that is not drawn for a while is looked over all the same. */
const SETTLED = `(async () => {
  const orAfter = (ms, wanted) => Promise.race([wanted, new Promise((done) => setTimeout(done, ms))]);
  const frame = () => orAfter(1000, new Promise((done) => requestAnimationFrame(done)));
  for (let i = 0; i < 3; i++) await frame();
  const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await orAfter(3000, Promise.all(moving.map((each) => each.finished.catch(() => undefined))));
  await frame();
})()`;

/** Nothing that is asked of a page takes longer than this. */
const LONGEST_ANSWER_MS = 30_000;

/** What a page answers; if it does not, an error that says what was asked, instead of a test that stands still. */
const answered = async <T>(what: string, answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the page has not answered for ${LONGEST_ANSWER_MS / 1000} s: ${what}`)),
      LONGEST_ANSWER_MS,
    );
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/** Where pictures of everything that is looked over are kept, if anywhere. */
const PICTURES = process.env['BAIZE_PICTURES'];

/** Everything wrong with a page at these sizes, each fault with the size and the name of what is shown; `places` remembers where things lay. */
export const faultsAt = async (
  page: Page,
  what: string,
  sizes: readonly Size[],
  places: Map<string, string>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    const shown = `${what} at ${width} × ${height}`;
    await answered(`${shown}, its size`, page.setViewportSize({ width, height }));
    await answered(`${shown}, to settle`, page.evaluate(SETTLED));
    const here = await answered(`${shown}, its faults`, page.evaluate<readonly string[]>(FAULTS));
    found.push(...here.map((fault) => `${width} × ${height}, ${what}: ${fault}`));
    for (const [name, place] of await page.evaluate<readonly (readonly [string, string])[]>(PLACES)) {
      const key = `${width} × ${height} ${name}`;
      const before = places.get(key) ?? place;
      if (before !== place) found.push(`${width} × ${height}, ${what}: .${name} has moved from ${before} to ${place}`);
      places.set(key, before);
    }
    if (PICTURES === undefined) continue;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${what.replaceAll(/\W+/gu, '-')}-${width}x${height}.png`) });
  }
  return found;
};
