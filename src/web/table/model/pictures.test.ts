// Pictures of a step: a trick taken is held before it is collected, and nobody waits longer than they want to.

import { describe, expect, test } from 'vitest';
import type { Presentation, Scene } from '../../../kernel/presentation.ts';
import type { PlayedStep } from '../../../protocol/client.ts';
import { openReel, stepPictures, trickOf, type Picture } from './pictures.ts';

const sceneOf = (trick: readonly string[], hidden: number, won: number): Scene => ({
  zones: [
    { id: 'hand', kind: 'hand', owner: 0, cards: [{ id: 'HA' }] },
    { id: 'hand-1', kind: 'hand', owner: 1, cards: Array.from({ length: hidden }, () => null) },
    { id: 'trick', kind: 'trick', cards: trick.map((id) => ({ id, by: 0, mark: 'win' })) },
    { id: 'won-0', kind: 'pile', owner: 0, cards: [] },
    { id: 'won-1', kind: 'pile', owner: 1, cards: Array.from({ length: won }, () => null) },
  ],
  facts: [],
  scores: [],
  actors: { must: [1], may: [] },
});

const presentation = {
  scene: (view: unknown) => view as Scene,
  laidCard: (event: string) => (event.startsWith('lays ') ? { zone: 'trick', card: event.slice(5), by: 1 } : undefined),
} as unknown as Presentation;

const frameOf = (scene: Scene, revision = 1): Picture => ({
  scene,
  legal: [],
  outcome: null,
  revision,
  events: ['old'],
  fresh: 0,
  ms: 0,
  whole: true,
});

/** Somebody else's step: what was chosen is not told, only what happened. */
const step = (event: string, scene: Scene): PlayedStep => ({
  type: 'step',
  seat: 1,
  action: null,
  events: [event, 'b'],
  revision: 2,
  view: scene as never,
  actors: scene.actors,
  legal: ['play HA'],
  outcome: null,
  clocks: [],
});

describe('the pictures of a step', () => {
  test('a card that stays in the trick is one picture', () => {
    const pictures = stepPictures(presentation, frameOf(sceneOf([], 2, 0)), step('lays S2', sceneOf(['S2'], 1, 0)));
    expect(pictures.map(({ revision, fresh }) => [revision, fresh])).toEqual([[2, 2]]);
  });

  test('a trick taken is shown whole, with its winner, before it is collected', () => {
    const [held, after] = stepPictures(
      presentation,
      frameOf(sceneOf(['HK'], 2, 0)),
      step('lays HQ', sceneOf([], 1, 2)),
    );
    expect(held === undefined ? [] : trickOf(held)).toEqual([
      { id: 'HK', by: 0 },
      { id: 'HQ', by: 1, mark: 'win' },
    ]);
    expect(held?.scene.zones.find(({ id }) => id === 'hand-1')?.cards).toHaveLength(1);
    expect(held?.legal).toEqual([]);
    expect([held?.revision, after?.revision]).toEqual([1, 2]);
    // Told once, with the card's landing.
    expect([held?.fresh, after?.fresh]).toEqual([2, 0]);
    expect(after?.events).toEqual(['old', 'lays HQ', 'b']);
  });

  test('a button is one picture', () => {
    expect(
      stepPictures(presentation, frameOf(sceneOf(['HK'], 2, 0)), step('sings', sceneOf(['HK'], 2, 0))),
    ).toHaveLength(1);
  });
});

describe('the reel', () => {
  const reel = () => {
    const model: Picture[] = [];
    const waits: { ms: number; run: () => void; off: boolean }[] = [];
    const made = openReel(
      (picture) => model.push(picture),
      (ms, run) => {
        const wait = { ms, run, off: false };
        waits.push(wait);
        return () => {
          wait.off = true;
        };
      },
    );
    return { ...made, model, waits };
  };
  const pictures = (...revisions: number[]): Picture[] =>
    revisions.map((revision) => ({ ...frameOf(sceneOf([], 0, 0), revision), ms: 300, fresh: 1 }));

  test('shows the first at once and the next when its time has passed', () => {
    const { add, model, waits } = reel();
    add(pictures(1, 2));
    expect(model.map(({ revision }) => revision)).toEqual([1]);
    waits[0]?.run();
    expect(model.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('is three times as quick when it is behind', () => {
    const { add, waits } = reel();
    add(pictures(1, 2, 3, 4));
    waits[0]?.run();
    expect(waits.map(({ ms }) => ms)).toEqual([100, 300]);
  });

  test('skips to the last picture and tells everything that was left out', () => {
    const { add, skip, model, waits } = reel();
    add(pictures(1, 2, 3));
    skip();
    expect(model.map(({ revision, fresh }) => [revision, fresh])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(waits[0]?.off).toBe(true);
    skip();
    expect(model).toHaveLength(2);
  });

  test('a cut forgets what was to come', () => {
    const { add, cut, model, latest } = reel();
    add(pictures(1, 2, 3));
    cut([frameOf(sceneOf([], 0, 0), 9)]);
    expect(model.at(-1)?.revision).toBe(9);
    expect(latest()?.revision).toBe(9);
  });

  test('a count is not skipped, however often the player hurries', () => {
    const sums = { key: 'deal', params: {}, sides: [], rows: [] };
    const [first, second, third] = pictures(1, 2, 3) as [Picture, Picture, Picture];
    const { add, skip, next, model } = reel();
    add([first, { ...second, ms: Infinity, sums }, third]);
    skip();
    skip();
    expect(model.map(({ revision }) => revision)).toEqual([1, 2]);
    add(pictures(4));
    skip();
    expect(model.at(-1)?.sums).toBe(sums);
    next();
    expect(model.at(-1)?.revision).toBe(3);
    skip();
    expect(model.at(-1)?.revision).toBe(4);
  });

  test('a count that is being read outlives a cut, unless it was taken back', () => {
    const sums = { key: 'deal', params: {}, sides: [], rows: [] };
    const [first, second] = pictures(1, 2) as [Picture, Picture];
    const counting = [first, { ...second, ms: Infinity, sums }];
    const kept = reel();
    kept.add(counting);
    kept.cut([{ ...frameOf(sceneOf([], 0, 0), 9), events: ['old', 'new'] }]);
    expect(kept.model.at(-1)?.sums).toBe(sums);
    kept.next();
    expect(kept.model.at(-1)?.revision).toBe(9);
    const back = reel();
    back.add(counting);
    back.cut([{ ...frameOf(sceneOf([], 0, 0), 9), events: [] }]);
    expect(back.model.at(-1)?.revision).toBe(9);
  });
});
