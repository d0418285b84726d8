// What a seat remembers is true in the real state, and samples drawn with it look the same, in whole random matches.

import { expect, test } from 'vitest';
import { seen, type Viewer } from '../../../../kernel/game.ts';
import { fastRandom } from '../../../../kernel/random.ts';
import { same } from '../../../../kernel/testing/plain.ts';
import { subjectOf, walk, type Moment } from '../../../../kernel/testing/walk.ts';
import type { MythosEvent } from '../../events.ts';
import { module, mythos } from '../../index.ts';
import type { Memory } from './memory.ts';
import { recollect } from './recollection.ts';
import type { State } from '../../state.ts';
import { fixtureLoadouts } from '../../testing/fixture-decks.ts';

const historyOf = (moment: Moment, viewer: Viewer): readonly MythosEvent[] => {
  const steps: (readonly MythosEvent[])[] = [];
  for (let at: Moment | undefined = moment; at !== undefined; at = at.before) {
    steps.push(at.events.map((event) => seen(event, viewer) as MythosEvent));
  }
  return steps.reverse().flat();
};

/** What is claimed of hidden cards and not so. */
const untrue = (state: State, memory: Memory): string | undefined => {
  const open = mythos.view(state, 'open');
  const at = (place: number, index: number): string | null =>
    open.lanes[place >> 1]?.sides[place & 1]?.[index]?.card ?? null;
  const wrong = memory.hidden.find(({ place, index, card }) => at(place, index) !== card);
  if (wrong !== undefined) return `${wrong.card} is not at ${wrong.place} ${wrong.index}`;
  for (const [seat, { seen: held, down }] of memory.held.entries()) {
    const left = [
      ...(open.hands[seat] ?? []).map((card) => (typeof card === 'string' ? card : card?.card)),
      ...down.map(({ place, index }) => at(place, index)),
    ];
    for (const { card } of held) {
      const found = left.indexOf(card);
      if (found < 0) return `${card} is not in the hand of ${seat}, nor came from it`;
      left.splice(found, 1);
    }
  }
  return undefined;
};

test.each([
  ['digital', undefined],
  ['paper', undefined],
  ['digital', fixtureLoadouts(0)],
  ['paper', fixtureLoadouts(4)],
])('%s, what is remembered is so', (preset, loadouts) => {
  const subject = { ...subjectOf(module, { preset }), ...(loadouts === undefined ? {} : { loadouts }) };
  const random = fastRandom(7);
  let remembered = 0;
  for (let n = 0; n < 25; n++) {
    const { moments, finished } = walk(subject, n, 2000);
    expect(finished).toBe(true);
    for (const moment of moments.slice(1)) {
      if (random.below(5) !== 0) continue;
      const state = moment.state as State;
      for (const viewer of [0, 1, 'public'] as const) {
        const history = historyOf(moment, viewer);
        const view = mythos.view(state, viewer);
        const memories = recollect(view, history).map(({ memory }) => memory);
        const faults = memories.map((memory) => untrue(state, memory));
        expect(faults.includes(undefined), `walk ${n}, ${viewer}: ${faults.join('; ')}`).toBe(true);
        const [{ hidden, held } = { hidden: [], held: [] }] = memories;
        remembered += hidden.length + held.flatMap(({ seen: cards }) => cards).length;
        const sampled = mythos.sample(view, random, history);
        expect(same(mythos.view(sampled, viewer), view)).toBe(true);
        expect(mythos.check(sampled)).toBeUndefined();
      }
    }
  }
  expect(remembered).toBeGreaterThan(20);
});

test('a character that was looked at keeps its name where another one had been turned up before', () => {
  const { moments } = walk(subjectOf(module, { preset: 'digital' }), 705_984_747, 2000);
  const at = moments[30]!;
  const view = mythos.view(at.state as State, 1);
  const history = historyOf(at, 1);
  expect(history).toContainEqual({ type: 'looked', seat: 1, what: 'hidden', cards: ['Tomo/Torchbearer'] });
  expect(view.lanes[0]?.sides[0]?.[2]).toEqual({ card: null, hidden: true });
  const random = fastRandom(1);
  for (let i = 0; i < 20; i++) {
    const sampled = mythos.view(mythos.sample(view, random, history), 'open');
    expect(sampled.lanes[0]?.sides[0]?.[2]?.card).toBe('Tomo/Torchbearer');
  }
});
