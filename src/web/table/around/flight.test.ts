// Motion by its table: where each card comes from, how long it takes, and what is left of it for whoever wants calm.
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene, Zone } from '../../../kernel/presentation.ts';
import { change as changeSettings } from '../../settings/settings.ts';
import { measure, moveFrom } from './flight.ts';

interface Motion {
  readonly what: string;
  readonly frames: readonly Keyframe[];
  readonly duration: number;
  readonly delay: number;
}

let motions: Motion[];
let root: HTMLElement;

/** Every element has its middle where `data-at` of it, or of what holds it, says. */
const boxOf = (element: Element): DOMRect => {
  const [x = 0, y = 0] = (element.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? '0 0').split(' ').map(Number);
  return { left: x - 20, top: y - 30, width: 40, height: 60, right: x + 20, bottom: y + 30 } as DOMRect;
};

beforeEach(() => {
  motions = [];
  root = document.createElement('main');
  document.body.append(root);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40);
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: unknown, timing: unknown) {
    const { duration, delay = 0 } = timing as { readonly duration: number; readonly delay?: number };
    const what = this.dataset['card'] ?? (this.className || this.tagName.toLowerCase());
    motions.push({ what, frames: frames as readonly Keyframe[], duration, delay });
    return {} as Animation;
  };
});
afterEach(() => {
  changeSettings({ motion: 'auto' });
  root.remove();
  vi.restoreAllMocks();
});

const PLACES: { readonly [zone: string]: string } = {
  hand: '100 500',
  'hand-1': '100 50',
  trick: '100 300',
  stock: '300 300',
  'won-0': '20 400',
  'won-1': '20 100',
};

const zone = (id: string, kind: Zone['kind'], cards: Zone['cards'], owner?: number): Zone => ({
  id,
  kind,
  cards,
  ...(owner === undefined ? {} : { owner }),
});
const nulls = (n: number): readonly null[] => Array.from({ length: n }, () => null);

const sceneOf = (given: {
  readonly hand?: readonly string[];
  readonly rival?: number;
  readonly trick?: readonly { readonly id: string; readonly by: number }[];
  readonly stock?: number;
  readonly won?: number;
}): Scene => ({
  zones: [
    zone(
      'hand',
      'hand',
      (given.hand ?? []).map((id) => ({ id })),
      0,
    ),
    zone('hand-1', 'hand', nulls(given.rival ?? 0), 1),
    zone('trick', 'trick', given.trick ?? []),
    zone('stock', 'stock', nulls(given.stock ?? 0)),
    zone('won-0', 'pile', [], 0),
    zone('won-1', 'pile', nulls(given.won ?? 0), 1),
  ],
  facts: [],
  scores: [],
  actors: { must: [], may: [] },
});

/** As the page would draw it: cards by name, backs, zones in their places. */
const draw = ({ zones }: Scene): void => {
  const inside = ({ id, kind, cards }: Zone): string =>
    cards
      .map((card, i) => {
        if (card === null) return kind === 'hand' ? '<span class="card"><img src="back.svg"></span>' : '';
        const at = kind === 'hand' ? ` data-hand="${i + 1}" data-at="${100 + 30 * i} 500"` : ' data-at="100 300"';
        return `<span class="card" data-card="${card.id}"${id === 'hand' || kind === 'trick' ? at : ''}></span>`;
      })
      .join('');
  const classOf = (kind: Zone['kind'], id: string): string =>
    kind === 'trick' ? 'duel' : kind === 'hand' && id !== 'hand' ? 'backs' : kind;
  root.innerHTML = `<div class="table">${zones
    .map(
      (each) =>
        `<div class="${classOf(each.kind, each.id)}" data-zone="${each.id}" data-at="${PLACES[each.id]}">${inside(each)}</div>`,
    )
    .join('')}</div>`;
};

const change = (from: Scene, to: Scene, hurried = false): void => {
  draw(from);
  const before = measure(root);
  draw(to);
  moveFrom(root, before, from, to, hurried);
};

const of = (what: string): readonly Motion[] => motions.filter((each) => each.what === what);
/** How far from its place something starts. */
const startOf = (what: string): unknown => of(what)[0]?.frames[0]?.['translate'];

describe('an opening deal', () => {
  const HAND = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];

  test('brings own cards and backs in turn from the stock, the last within 900 ms', () => {
    change(sceneOf({}), sceneOf({ hand: HAND, rival: 18, stock: 16 }));
    expect(motions).toHaveLength(24);
    expect(startOf('A1')).toBe('200px -200px');
    const ends = motions.map(({ duration, delay }) => duration + delay);
    expect(Math.max(...ends)).toBeCloseTo(900);
    expect(motions.slice(0, 4).map(({ what }) => what)).toEqual(['A1', 'card', 'A2', 'card']);
  });

  test('a few cards come 60 ms apart', () => {
    change(sceneOf({ hand: ['A1'], rival: 1, stock: 10 }), sceneOf({ hand: ['A1', 'A2'], rival: 2, stock: 8 }));
    expect(motions.map(({ what, duration, delay }) => [what, duration, delay])).toEqual([
      ['A2', 180, 0],
      ['card', 180, 60],
    ]);
  });
});

describe('a card that is played', () => {
  test('of one’s own flies from its own place for 220 ms', () => {
    change(sceneOf({ hand: ['A1', 'A2'] }), sceneOf({ hand: ['A1'], trick: [{ id: 'A2', by: 0 }] }));
    expect(of('A2').map(({ duration }) => duration)).toEqual([220]);
    expect(startOf('A2')).toBe('30px 200px');
  });

  test('of a rival flies from the rival’s hand for 260 ms and turns over in the last 120', () => {
    change(sceneOf({ rival: 3, stock: 9 }), sceneOf({ rival: 2, stock: 9, trick: [{ id: 'B1', by: 1 }] }));
    const [way, turn] = of('B1');
    expect([way?.duration, startOf('B1')]).toEqual([260, '0px -250px']);
    expect(turn?.frames[1]?.offset).toBeCloseTo(1 - 120 / 260);
    expect(root.querySelectorAll('[data-card=B1] .cover')).toHaveLength(1);
  });
});

test('a trick that is collected flies to the pile that grew', () => {
  const trick = [
    { id: 'A1', by: 0 },
    { id: 'B1', by: 1 },
  ];
  change(sceneOf({ trick }), sceneOf({ won: 2 }));
  expect(of('card flying').map(({ duration, frames }) => [duration, frames[1]?.['translate']])).toEqual([
    [280, '-80px -200px'],
    [280, '-80px -200px'],
  ]);
});

test('a card that is turned over in its place flips there', () => {
  const column = (open: boolean): Scene => ({
    ...sceneOf({}),
    zones: [zone('t0', 'column', open ? [{ id: 'C1' }] : [null])],
  });
  change(column(false), column(true));
  expect(of('C1').map(({ duration, frames }) => [duration, frames[0]?.['rotate']])).toEqual([[180, 'y 90deg']]);
});

test('a table that has fallen behind is three times as quick', () => {
  change(sceneOf({ hand: ['A1', 'A2'] }), sceneOf({ hand: ['A1'], trick: [{ id: 'A2', by: 0 }] }), true);
  expect(of('A2')[0]?.duration).toBeCloseTo(220 / 3);
});

test('for whoever wants calm everything fades for 100 ms, and nothing moves', () => {
  changeSettings({ motion: 'off' });
  change(
    sceneOf({ rival: 3, trick: [{ id: 'A1', by: 0 }] }),
    sceneOf({ rival: 2, hand: ['A9'], trick: [{ id: 'B1', by: 1 }], won: 1 }),
  );
  expect(motions.length).toBeGreaterThan(0);
  expect(new Set(motions.map(({ duration }) => duration))).toEqual(new Set([100]));
  expect(motions.every(({ frames }) => frames.every((frame) => frame['translate'] === undefined))).toBe(true);
});
