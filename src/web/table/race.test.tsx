// Fingers and keys at a race: what a tap, two taps, holding and dragging do, what is said where, and playing the rest.
// @vitest-environment happy-dom

import { afterEach, describe, expect, test } from 'vitest';
import { FINISH_MS } from './model/finishing.ts';
import { LATE_MS, openRaceTable, type RaceSketch, type RaceTable } from './testing/race-table.tsx';

let table: RaceTable;
afterEach(() => table.end());

const open = async (sketch: RaceSketch, more: Parameters<typeof openRaceTable>[1] = {}): Promise<void> => {
  table = await openRaceTable(sketch, more);
};
const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
const find = (selector: string): HTMLElement => {
  const found = table.root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
};
const card = (id: string): HTMLElement => find(`.race-table button[data-card="${id}"]`);

/** A tap at a place and a time: happy-dom's events have no timestamps of their own choosing. */
const tap = async (element: HTMLElement, at = 10_000, x = 20): Promise<void> => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: 20 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  element.dispatchEvent(event);
  await settle();
};
const pointer = (element: HTMLElement, type: string, x: number, y: number, more: PointerEventInit = {}): void => {
  const init = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
  element.dispatchEvent(new PointerEvent(type, { ...init, clientX: x, clientY: y, ...more }));
};
const places = (boxes: { readonly [zone: string]: readonly [number, number] }): void => {
  for (const [zone, [left, top]] of Object.entries(boxes))
    find(`[data-drop="${zone}"]`).getBoundingClientRect = () => new DOMRect(left, top, 50, 300);
};
const legals = (): readonly string[] =>
  [...table.root.querySelectorAll<HTMLElement>('.race-table [data-legal="true"]')].map(
    ({ dataset }) => dataset['card'] ?? dataset['tap'] ?? '',
  );
const lit = (): readonly string[] =>
  [...table.root.querySelectorAll<HTMLElement>('.race-table .lit')].map(({ dataset }) => dataset['zone'] ?? '');

/** The two of clubs fits its foundation, the three of diamonds, and the three of hearts. */
const TWO: RaceSketch = { columns: ['d0:C:02', 'd0:D:03', 'd0:H:03', 'd0:S:09'], lanes: [1], stock: 'd0:S:13' };

describe('a tap', () => {
  test('plays the best way: a foundation first', async () => {
    await open(TWO);
    await tap(card('d0:C:02'));
    expect(table.acts()).toEqual(['place t0']);
    expect(find('[data-zone="f0"] [data-card]').dataset['card']).toBe('d0:C:02');
  });

  test('plays the first column where there are several, without asking', async () => {
    await open({ ...TWO, lanes: [] });
    await tap(card('d0:C:02'));
    expect(table.acts()).toEqual(['move t0 t1']);
  });

  test('that is refused shakes the card and says one line in the strip, not over the board', async () => {
    await open(TWO);
    await tap(card('d0:S:09'));
    expect(table.acts()).toEqual(['place t3']);
    expect(card('d0:S:09').classList).toContain('tried');
    expect(find('.says [data-tip]').dataset['tip']).toBe('not-next');
    expect(find('.says h3').textContent).toBe('Doesn’t fit');
    expect(table.root.querySelector('.why')).toBeNull();
    // The line asks for more: the rule, and every check.
    await tap(find('.says .said'));
    expect(find('.why [data-clause]').dataset['clause']).toBe('HN-3.2');
  });

  test('at the same place at once is a double tap: what the first one uncovered is not played', async () => {
    await open({ columns: ['d0:C:03 d0:C:02', 'd0:D:09'], lanes: [1] });
    await tap(card('d0:C:02'), 1000);
    await tap(card('d0:C:03'), 1150);
    expect(table.acts()).toEqual(['place t0']);
    await tap(card('d0:C:03'), 2000);
    expect(table.acts()).toEqual(['place t0', 'place t0']);
  });

  test('elsewhere, or of the stock, may follow at once', async () => {
    await open({ ...TWO, stock: 'd0:S:13 d0:S:12' });
    await tap(find('[data-zone="stock"] [data-tap]'), 1000);
    await tap(find('[data-zone="stock"] [data-tap]'), 1050);
    await tap(card('d0:C:02'), 1100, 200);
    expect(table.acts()).toEqual(['draw', 'draw', 'place t0']);
  });

  test('on a card too narrow to touch spreads the column; the next one plays', async () => {
    await open({ columns: ['d0:H:09 d0:S:08 d0:D:07', 'd0:D:09', ...Array.from({ length: 5 }, () => '')], lanes: [] });
    const eight = card('d0:S:08');
    eight.getBoundingClientRect = () => new DOMRect(0, 100, 50, 70);
    card('d0:D:07').getBoundingClientRect = () => new DOMRect(0, 112, 50, 70);
    await tap(eight, 1000);
    expect(table.acts()).toEqual([]);
    card('d0:D:07').getBoundingClientRect = () => new DOMRect(0, 130, 50, 70);
    await tap(eight, 2000);
    expect(table.acts()).toEqual(['move t0 t1 2']);
  });
});

describe('all the ways of a card', () => {
  test('are offered by a right click, lit, and gone to by touching where they lead', async () => {
    await open(TWO);
    card('d0:C:02').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await settle();
    expect(lit()).toEqual(['f0', 't1', 't2']);
    expect([...table.root.querySelectorAll<HTMLElement>('[data-way]')].map(({ dataset }) => dataset['way'])).toEqual([
      'place t0',
      'move t0 t1',
      'move t0 t2',
    ]);
    await tap(find('[data-target="t2"]'));
    expect(table.acts()).toEqual(['move t0 t2']);
    expect(lit()).toEqual([]);
  });

  test('are offered by holding it, and taken back by touching something else', async () => {
    await open(TWO);
    pointer(card('d0:C:02'), 'pointerdown', 10, 10);
    await new Promise((resolve) => setTimeout(resolve, 500));
    pointer(card('d0:C:02'), 'pointerup', 10, 10);
    await tap(card('d0:C:02'), 5000);
    expect(lit()).toEqual(['f0', 't1', 't2']);
    await tap(card('d0:S:09'), 9000);
    expect([lit(), table.acts()]).toEqual([[], []]);
  });

  test('are offered to the keyboard by O, which also draws by D', async () => {
    await open(TWO);
    const key = async (name: string): Promise<void> => {
      dispatchEvent(new KeyboardEvent('keydown', { key: name }));
      await settle();
    };
    card('d0:C:02').focus();
    await key('o');
    // The first way has the keyboard, and where it leads is lit alone.
    await expect.poll(() => (document.activeElement as HTMLElement).dataset['way']).toBe('place t0');
    expect(lit()).toEqual(['f0']);
    await key('Escape');
    await key('d');
    expect(table.acts()).toEqual(['draw']);
  });
});

describe('dragging', () => {
  const drag = async (id: string, x: number, y: number): Promise<void> => {
    pointer(card(id), 'pointerdown', 10, 10);
    pointer(card(id), 'pointermove', 30, 30);
    pointer(card(id), 'pointermove', x, y);
    await settle();
  };

  test('lights where the card may go, moves a copy of it that is neither styled nor laid out, and lays it where it is dropped', async () => {
    await open(TWO);
    places({ t1: [100, 100], t2: [200, 100], f0: [0, 0] });
    await drag('d0:C:02', 220, 150);
    expect(lit()).toEqual(['f0', 't1', 't2']);
    const { scrollLeft, scrollTop, style } = find('.ghost');
    expect([innerWidth - scrollLeft, innerHeight - scrollTop, style.cssText]).toEqual([210, 140, '']);
    expect(find('[data-drop="t2"]').dataset['over']).toBe('true');
    // While a card is dragged the strip is quiet.
    expect(table.root.querySelector('.ways')).toBeNull();
    pointer(card('d0:C:02'), 'pointerup', 220, 150);
    await settle();
    expect(table.acts()).toEqual(['move t0 t2']);
    expect([table.root.querySelector('.ghost'), lit()]).toEqual([null, []]);
    // The click that the browser sends after it is not another touch.
    await tap(card('d0:D:03'), 20_000);
    expect(table.acts()).toEqual(['move t0 t2']);
  });

  test('onto a place that does not take it is refused with the reason', async () => {
    await open(TWO);
    places({ t3: [300, 100] });
    await drag('d0:C:02', 310, 120);
    pointer(card('d0:C:02'), 'pointerup', 310, 120);
    await settle();
    expect(table.acts()).toEqual(['move t0 t3']);
    expect(find('.says [data-tip]').dataset['tip']).toBe('wrong-rank');
    expect(card('d0:C:02').style.translate).toBe('');
  });

  test.each(['pointercancel', 'pointerup'])('ends with nothing done by %s over the cloth', async (type) => {
    await open(TWO);
    places({ t1: [100, 100] });
    await drag('d0:C:02', 900, 900);
    pointer(card('d0:C:02'), type, 900, 900);
    await settle();
    expect([table.acts(), table.root.querySelector('.ghost'), lit()]).toEqual([[], null, []]);
    expect(table.session.dragged.value).toBeUndefined();
  });

  test('takes along what lies on the card', async () => {
    await open({ columns: ['d0:C:03 d0:H:02', 'd0:D:04'] });
    places({ t1: [100, 100] });
    await drag('d0:C:03', 110, 120);
    expect(find('.ghost').querySelectorAll('.card')).toHaveLength(2);
    pointer(card('d0:C:03'), 'pointerup', 110, 120);
    await settle();
    expect(table.acts()).toEqual(['move t0 t1 2']);
  });
});

test('a lost race says by how much, and shows the card that was first', async () => {
  await open({ columns: ['d0:C:02'], lanes: [1], rival: ['d1:C:02'] });
  await table.rival('place t0', true);
  await tap(card('d0:C:02'));
  expect(find('.tip.race h3').textContent).toBe(`Too late by ${LATE_MS} ms`);
  expect(find('.tip.race .said').textContent).toContain('Bea was first:');
  expect(find('[data-zone="f0"] [data-testid="beaten"]').textContent).toContain(`−${LATE_MS} ms`);
  expect(card('d0:C:02').classList).toContain('lost');
});

describe('before the start', () => {
  test('nothing looks playable, and nothing can be dragged', async () => {
    await open(TWO, { countdown: { leftMs: 2500 } });
    expect(legals()).toEqual([]);
    pointer(card('d0:C:02'), 'pointerdown', 10, 10);
    pointer(card('d0:C:02'), 'pointermove', 60, 60);
    expect(table.root.querySelector('.ghost')).toBeNull();
    await tap(card('d0:C:02'));
    expect(table.acts()).toEqual([]);
  });

  test('after it, cards say where they lie and whether they can be played', async () => {
    await open(TWO);
    expect(legals()).toEqual(['d0:C:02', 'draw']);
    expect(card('d0:C:02').getAttribute('aria-label')).toBe('Two of clubs, Column 1, playable');
    expect(card('d0:S:09').getAttribute('aria-label')).toBe('Nine of spades, Column 4, not playable');
  });
});

describe('the rest', () => {
  const LAST: RaceSketch = { columns: ['d0:C:03 d0:C:02', 'd0:C:04', 'd1:H:09'], lanes: [1] };

  test('is offered once everything lies open, and played as ordinary requests, one at a time', async () => {
    await open(LAST);
    find('[data-testid="finish"]').click();
    await settle();
    expect(table.acts()).toEqual(['place t0']);
    await table.ring(FINISH_MS);
    expect(table.acts()).toEqual(['place t0', 'place t0']);
    await table.ring(FINISH_MS);
    await table.ring(FINISH_MS);
    await table.ring(FINISH_MS);
    expect(table.acts()).toEqual(['place t0', 'place t0', 'place t1']);
    expect(table.session.finishing.value).toBe(false);
    expect(table.root.querySelector('[data-testid="finish"]')).toBeNull();
  });

  test('stops when the player does something, and when the button is pressed again', async () => {
    await open(LAST);
    find('[data-testid="finish"]').click();
    await settle();
    await tap(card('d1:H:09'));
    await table.ring(FINISH_MS);
    expect(table.acts()).toEqual(['place t0', 'place t2']);
    find('[data-testid="finish"]').click();
    await settle();
    find('[data-testid="finish"]').click();
    await table.ring(FINISH_MS);
    expect(table.acts()).toHaveLength(3);
  });

  test('is not offered while a card lies face down', async () => {
    await open({ ...LAST, columns: ['d0:C:03? d0:C:02'] });
    expect(table.root.querySelector('[data-testid="finish"]')).toBeNull();
  });
});

describe('the others', () => {
  test('are a strip: bars, how far they have come, and a back of their own', async () => {
    await open({ columns: ['d0:C:02'], lanes: [1], stock: 'd0:S:13', rival: ['d1:C:05? d1:C:02'] });
    const strip = find('.race-table .rival-board');
    expect(strip.textContent).toContain('Bea');
    expect(strip.textContent).toMatch(/0 of \d+/u);
    expect(strip.querySelectorAll('.bar-of')).toHaveLength(7);
    const back = (zone: string): string | null | undefined => find(`[data-zone="${zone}"] img`).getAttribute('src');
    expect(back('p2.stock')).not.toBe(back('stock'));
  });

  test('the time that the match has been played is shown', async () => {
    await open(TWO, { playedMs: 252_000 });
    expect(find('[data-testid="race-clock"]').textContent).toBe('04:12');
  });
});
