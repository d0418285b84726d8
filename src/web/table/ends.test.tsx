// Ends of deals and matches on any table: counted after the last card has landed, and a result that can be put away.
// @vitest-environment happy-dom

import { afterEach, describe, expect, test } from 'vitest';
import type { Timeline } from '../../kernel/timeline.ts';
import { pathOf } from './around/PointsChart.tsx';
import { firstLegal, openPlayed, type Choose, type PlayedTable } from './testing/played-table.tsx';

let table: PlayedTable | undefined;
afterEach(() => {
  table?.close();
  table = undefined;
});

/** Stops before the step that is wanted: whoever would make it is told by `last`. */
const before =
  (isLast: (timeline: Timeline) => boolean): Choose =>
  (timeline) =>
    isLast(timeline) ? undefined : firstLegal(timeline);

const cardsHeld = ({ match }: Timeline): number => {
  const { hands } = match.view('open') as unknown as { readonly hands: readonly (readonly string[])[] };
  return hands.flat().length;
};

/** A hand with one card left to play. */
const lastCard: Choose = before((timeline) => timeline.steps > 30 && cardsHeld(timeline) === 1);

const playOn = async (shown: PlayedTable): Promise<void> => {
  const move = firstLegal(shown.timeline());
  if (move !== undefined) await shown.play(move.seat, move.action);
};

const sums = '[data-testid=sums]';

describe('a hand of tricks', () => {
  test('is counted once its last trick has gone, and the score changes with it', async () => {
    table = await openPlayed({ game: 'guinote', seats: 2, options: { players: 2 }, course: lastCard });
    const score = table.text('.bar .score b');
    await playOn(table);
    // The trick is held: nothing is counted and no score has changed.
    expect(table.all('.duel .card')).toHaveLength(2);
    expect(table.all(sums)).toEqual([]);
    expect(table.text('.bar')).toContain(score);
    await table.next();
    expect(table.all('.duel .card')).toEqual([]);
    expect(table.all(sums)).toEqual([]);
    await table.next();
    expect(table.all(`${sums} tbody tr`).map(({ dataset }) => dataset['row'])).toEqual(
      expect.arrayContaining(['cards', 'cantes', 'lastTen', 'total']),
    );
    const total = table.all(`${sums} [data-row=total] td`).map(({ textContent }) => Number(textContent));
    expect(table.all('.bar .score b').map(({ textContent }) => Number(textContent))).toEqual(total);
    expect(table.text(`${sums} .sums-note`)).not.toBe('');
    // Against bots it stays until the player goes on.
    await table.next();
    expect(table.all(sums)).toHaveLength(1);
    await table.tap('[data-testid=next]');
    expect(table.all(sums)).toEqual([]);
  });

  test('among people it goes on by itself, and shows the time that is left', async () => {
    table = await openPlayed({ game: 'guinote', seats: 2, options: { players: 2 }, course: lastCard, people: true });
    await playOn(table);
    await table.skip();
    expect(table.all('[data-testid=next].timed')).toHaveLength(1);
  });

  test('in every language the panel has words', async () => {
    for (const language of ['es', 'sv', 'de', 'fr'] as const) {
      table = await openPlayed({ game: 'guinote', seats: 2, options: { players: 2 }, course: lastCard, language });
      await playOn(table);
      await table.skip();
      expect(table.text(sums)).not.toMatch(/[{}]|undefined|lastTen/u);
      table.close();
    }
    table = undefined;
  });
});

describe('a round of lanes', () => {
  const atPass: Choose = ({ match }) => {
    const [seat = 0] = match.actors.must;
    const legal = match.legal(seat);
    const action = legal.find((each) => each === 'keep' || each === 'pass' || each === 'decline') ?? legal[0] ?? '';
    return { seat, action };
  };

  test('tells each lane with the powers that counted, and the points', async () => {
    let played = 0;
    // Both play a card first, so that there is something to count.
    const both: Choose = (timeline) => {
      const [seat = 0] = timeline.match.actors.must;
      const legal = timeline.match.legal(seat);
      const card = legal.find((each) => each.startsWith('play '));
      if (card !== undefined && played < 2) {
        played++;
        return { seat, action: card };
      }
      const passes = legal.includes('pass') && played >= 2;
      return passes ? undefined : atPass(timeline);
    };
    table = await openPlayed({ game: 'mythos', seats: 2, course: both });
    for (let i = 0; i < 6 && table.all(sums).length === 0; i++) {
      const move = atPass(table.timeline());
      if (move !== undefined) await table.play(move.seat, move.action);
      await table.skip();
    }
    const rows = table.all(`${sums} tbody tr`).map(({ dataset }) => dataset['row']);
    expect(rows).toEqual(['mission-D', 'round', 'match']);
    expect(table.text(`${sums} caption`)).toBe('Round 1');
    expect(table.all(`${sums} [data-row=mission-D] .won`)).toHaveLength(1);
    const gained = table.all(`${sums} [data-row=round] td`).map(({ textContent }) => Number(textContent));
    expect(gained.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
    // A second touch of the same card or button neither passes it over nor plays in the round to come.
    const asked = table.acts();
    table.session.act('pass');
    await table.tap('.table');
    await table.tap('.hand [data-card]');
    expect(table.all(sums)).toHaveLength(1);
    expect(table.acts()).toEqual(asked);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await table.next();
    expect(table.all(sums)).toEqual([]);
  });
});

describe('the result', () => {
  const one = { players: 2, partidasPerCoto: 1 };

  const toTheEnd = async (): Promise<PlayedTable> => {
    const shown = await openPlayed({ game: 'guinote', seats: 2, options: one, course: lastCard });
    for (let i = 0; i < 200 && shown.timeline().outcome === undefined; i++) {
      await playOn(shown);
      await shown.skip();
      if (shown.all(sums).length > 0) await shown.tap('[data-testid=next]');
    }
    while (shown.session.picture.value?.outcome === null) await shown.next();
    return shown;
  };

  test('has a verdict, every hand, a chart with a table beside it, and what comes next', async () => {
    table = await toTheEnd();
    expect(table.text('[data-testid=result] h2')).toMatch(/^You (?:win|lose)$/u);
    // The heading has told who won: below it stands by how much.
    expect(table.text('[data-testid=result] .how')).toMatch(/^\d+–\d+$/u);
    const parts = table.all('[data-testid=result] .part');
    expect(parts.length).toBeGreaterThan(0);
    expect(table.all('[data-testid=chart] path.line')).toHaveLength(2);
    expect(table.all('[data-testid=chart] tbody tr')).toHaveLength(parts.length);
    // The table beside the chart ends each part with what the breakdown says.
    const last = parts.at(-1)?.querySelectorAll('[data-row=total] td');
    const cells = table.all('[data-testid=chart] tbody tr').at(-1)?.querySelectorAll('td');
    expect([...(cells ?? [])].map(({ textContent }) => textContent)).toEqual(
      [...(last ?? [])].map(({ textContent }) => textContent),
    );
    expect(table.all('[data-testid=rematch], [data-testid=record]')).toHaveLength(2);
  });

  test('can be put away to see the table, and fetched back', async () => {
    table = await toTheEnd();
    await table.tap('[data-testid=close-result]');
    expect(table.all('[data-testid=result]')).toEqual([]);
    expect(document.activeElement).toBe(table.all('[data-testid=show-result]')[0]);
    expect(table.all('[data-outcome]')).toHaveLength(1);
    await table.tap('[data-testid=show-result]');
    expect(table.all('[data-testid=result]')).toHaveLength(1);
  });

  test('comes after the last trick has been collected', async () => {
    table = await openPlayed({ game: 'guinote', seats: 2, options: one, course: lastCard });
    await playOn(table);
    expect(table.all('.duel .card')).toHaveLength(2);
    expect(table.all('[data-outcome]')).toEqual([]);
    await table.next();
    expect(table.all('.duel .card')).toEqual([]);
    expect(table.all('[data-outcome]')).toEqual([]);
    await table.next();
    expect(table.all('[data-testid=result]')).toHaveLength(1);
  });
});

describe('the line of a chart', () => {
  const sides = [[0], [1]];

  test('goes up in steps, and starts anew where points do', () => {
    const points = [
      [0, 0],
      [10, 0],
      [0, 0],
      [5, 5],
    ];
    expect(pathOf({ sides, points, parts: [1, 3] }, 0).match(/M/gu)).toHaveLength(2);
    expect(pathOf({ sides, points, parts: [1, 3] }, 0)).toMatch(/^M4 80H\d+(?:\.\d)?V4M/u);
  });

  test('a match of one change is no chart’s worth, but has a path', () => {
    expect(pathOf({ sides, points: [[0, 0]], parts: [] }, 1)).toBe('M4 80');
  });
});
