// Lanes on any table: a rival's card shown large with what it strikes, lanes decided one by one, arrows, and the odds of a first hand.
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { targetElement } from './lanes/Arrows.tsx';
import {
  all,
  close,
  game,
  MISSIONS,
  one,
  POSITION,
  session,
  settle,
  show,
  stateOf,
  tap,
  tell,
  texts,
} from './testing/mythos-table.tsx';

afterEach(close);

/** What somebody's step did; how the table stands afterwards is not the point. */
const happens = async (seat: number, events: readonly Json[]): Promise<void> => {
  const state = stateOf(POSITION);
  const view = game.view(state, 0) as Json;
  tell({ type: 'step', seat, revision: 8, patch: [view], actors: game.actors(state), events: [...events] });
  await settle();
};

const PLAYED = { type: 'played', seat: 1, card: 'Nerin/Diver', lane: 'C', cost: 2, from: 'hand' };
const DEFEATED = { type: 'defeated', who: { side: 0, lane: 'C', card: 'Dov/Peddler' } };

describe('a rival’s card', () => {
  test('is large for a moment with its lines, and points at where it goes and whom it strikes', async () => {
    await show(POSITION);
    await happens(1, [PLAYED, { type: 'effect', seat: 1, card: 'Nerin/Diver', line: 0, part: 0 }, DEFEATED]);
    expect(all('.shown-card .card')).toHaveLength(1);
    expect(texts('.shown-card figcaption span').join(' ')).toMatch(/Bea: .*Nerin.* on C for 2\..*defeated on C/u);
    expect(all('.shown-card .arrow').map((arrow) => arrow.getAttribute('data-to'))).toEqual([
      'mission-C',
      'lane-C-0 Dov/Peddler',
    ]);
    // Whoever was struck still stands there.
    expect(all('.unit[data-card="Dov/Peddler"]')).toHaveLength(1);
    expect(session.picture.value?.revision).toBe(7);
    session.skip();
    await settle();
    expect(all('.shown-card')).toEqual([]);
    expect(session.picture.value?.revision).toBe(8);
  });

  test('one’s own needs no showing', async () => {
    await show(POSITION);
    await happens(0, [{ ...PLAYED, seat: 0, card: 'Tomo/Torchbearer' }]);
    expect(all('.shown-card')).toEqual([]);
  });

  test('a hidden one is not shown, nor told apart from others', async () => {
    await show(POSITION);
    await happens(1, [{ type: 'set', seat: 1, card: null, lane: 'C' }]);
    expect(all('.shown-card')).toEqual([]);
  });
});

describe('lanes that are decided', () => {
  test('come one after the other, each with the powers that counted then', async () => {
    await show(POSITION);
    await happens(1, [
      { type: 'passed', seat: 1, edge: false },
      { type: 'evaluated', lane: 'D', powers: [4, 2], winner: 0, tie: false },
      { type: 'scored', seat: 0, lane: 'D', points: 1 },
      { type: 'evaluated', lane: 'C', powers: [3, 9], winner: 1, tie: false },
      { type: 'scored', seat: 1, lane: 'C', points: 2 },
    ]);
    expect(all('.lane.deciding').map(({ dataset }) => dataset['lane'])).toEqual(['mission-D']);
    expect(texts('.lane.deciding .tug b')).toEqual(['4', '2']);
    expect(texts('.verdict')).toEqual(['✓ You']);
    session.next();
    await settle();
    expect(texts('.lane.deciding .tug b')).toEqual(['3', '9']);
    expect(texts('.verdict')).toEqual(['✓ Bea']);
    session.next();
    await settle();
    expect(all('.lane.deciding, .verdict')).toEqual([]);
  });

  test('what is decided for good keeps its figures, on the table and in the result', async () => {
    await show(POSITION, 'en', {
      events: [
        { type: 'round', round: 1, lane: 'D', mission: MISSIONS[0], chakra: [5, 5], first: 0 },
        { type: 'evaluated', lane: 'D', powers: [6, 1], winner: 0, tie: false },
      ],
      outcome: { rank: [1, 2], points: [6, 4], reason: 'points', clause: 'MYT-5.6' },
      legal: [],
    });
    expect(texts('[data-lane="mission-D"] .tug b')).toEqual(['6', '1']);
    expect(texts('.result li')[0]).toBe('DQuiet Shrine1 point, yours · 6–1');
  });
});

describe('arrows of a choice', () => {
  test('lead from the chosen card to all it can be about, and only to the one looked at with its outcome', async () => {
    await show(POSITION);
    expect(all('.arrow')).toEqual([]);
    await tap('.hand [data-card="Brann/Gate_Warden"]');
    const ways = all('.choice [data-action]');
    expect(all('.arrow').length).toBeGreaterThan(0);
    ways[0]?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await settle();
    expect(all('.arrow')).toHaveLength(1);
    await tap('.choice .cancel');
    expect(all('.arrow')).toEqual([]);
  });

  describe('on a table that is laid out', () => {
    const boxOf = (element: HTMLElement): DOMRect => {
      const x = element.closest<HTMLElement>('.lane')?.dataset['lane'] === 'mission-C' ? 400 : 0;
      if (element.matches('.lane')) return new DOMRect(x, 0, 300, 300);
      if (element.matches('.unit')) return new DOMRect(x + 100, 200, 100, 100);
      if (element.matches('.hand .card')) return new DOMRect(600, 500, 60, 90);
      return element.matches('.table-wrap, .lanes') ? new DOMRect(0, 0, 1000, 1000) : new DOMRect(0, 900, 0, 0);
    };
    beforeEach(() => {
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
        return boxOf(this);
      });
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });
    const chips = (): readonly (readonly (string | null | undefined)[])[] =>
      all('.arrow-label').map(({ dataset, textContent, style }) => [dataset['of'], textContent, style.left, style.top]);

    test('arrows stop at the edge of a lane, with its powers where nothing lies', async () => {
      await show(POSITION);
      await tap('.hand [data-card="Brann/Gate_Warden"]');
      session.pointed.value = 'play Brann/Gate_Warden D';
      await settle();
      expect(one('.arrow').getAttribute('d')).toMatch(/ 300 273$/u);
      // Somebody stands at the edge: beside or above them.
      expect(chips()).toEqual([['mission-D', '2 → 7', '4px', '270px']]);
    });

    test('a target tells on its own card what becomes of it', async () => {
      const [first, second] = POSITION.lanes;
      const source = { side: 0, lane: 'C', place: 0 };
      const queue = [{ kind: 'character', seat: 0, card: 'Oshi/Fog_Caller', line: 0, source, self: source, lane: 'C' }];
      const lanes = [
        first,
        { ...second, sides: [['Oshi/Fog_Caller'], ['Vex/Thief', 'Kest/Wrecker', 'Grim/Sellsword']] },
      ];
      await show({ ...POSITION, hands: [['Tomo/Torchbearer'], ['Nerin/Diver']], lanes, queue });
      expect(chips()).toEqual([
        ['lane-C-1 Vex/Thief', 'hidden', '516px', '192px'],
        ['lane-C-1 Kest/Wrecker', 'hidden', '516px', '192px'],
      ]);
    });
  });

  test('targets are found by name, by place and as a whole', async () => {
    await show(POSITION);
    const where = document.body;
    expect(targetElement(where, 'mission-C')?.className).toBe('head');
    expect(targetElement(where, 'lane-C-1 Vex/Thief')?.dataset['card']).toBe('Vex/Thief');
    expect(targetElement(where, 'lane-C-1 #3')?.textContent).toContain('hidden');
    expect(targetElement(where, 'lane-C-1')?.dataset['zone']).toBe('lane-C-1');
    expect(targetElement(where, 'nowhere')).toBeNull();
  });
});

test('the log is open beside the table, and the card that is looked at stands above it', async () => {
  await show(POSITION, 'en', { events: [{ type: 'passed', seat: 1, edge: false }] });
  expect(all('.rail [aria-selected=true]').map(({ textContent }) => textContent)).toEqual(['Log']);
  expect(all('.rail [data-testid=log]')).toHaveLength(1);
  session.looked.value = 'Vex/Thief';
  await settle();
  expect(one('.rail .peek [data-inspected]').dataset['inspected']).toBe('Vex/Thief');
  expect(all('.rail [data-testid=log]')).toHaveLength(1);
});
