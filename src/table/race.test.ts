// A race at a table of HighNoon: two clients for one lane, in the order of arrival; the loser is told who was faster.

import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { anyGame, matchFrom } from '../kernel/match.ts';
import { resolveOptions } from '../kernel/options.ts';
import type { Answer } from '../protocol/messages.ts';
import { COUNTDOWN_MS } from './countdown.ts';
import { bench, person, termsOf, type Bench } from './testing/bench.ts';

let highnoon: Game;

beforeAll(async () => {
  const module = await GAMES['highnoon']?.();
  if (module === undefined) throw new Error('there is no HighNoon');
  highnoon = module.game;
});

const SUITS = ['C', 'D', 'H', 'S'];
const id = (copy: number, suit: string, rank: number): string => `d${copy}:${suit}:${String(rank).padStart(2, '0')}`;

/** Both players hold the four of clubs; lane f0 stands at three, f1 at `twin`. Everything else waits in the stocks. */
const racePosition = (twin: number): object => {
  const lane = (copy: number, top: number) => Array.from({ length: top }, (_, i) => id(copy, 'C', i + 1));
  const placed = new Set([...lane(0, 3), ...lane(1, twin)]);
  const side = (copy: number) => {
    const rest = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => id(copy, suit, i + 1)));
    const stock = rest.filter((card) => !placed.has(card) && card !== id(copy, 'C', 4)).map((card) => `${card}?`);
    return { stock, waste: [], tableau: [[id(copy, 'C', 4)], [], [], [], [], [], []] };
  };
  const ranks = (top: number): number => (top * (top + 1)) / 2;
  return {
    mode: 'split',
    players: [
      { ...side(0), score: 6, placed: 3 },
      { ...side(1), score: ranks(twin), placed: twin },
    ],
    foundations: [lane(0, 3), lane(1, twin), [], [], [], [], [], []],
  };
};

/** A table that begins at this position instead of a deal; `change` breaks its rules. */
const tableAt = (position: object, change: Partial<Game> = {}): Bench => {
  const options = resolveOptions(highnoon.options);
  const start = matchFrom(highnoon, options.ok ? options.value : {}, position);
  if (!start.ok) throw new Error(`${start.error.at}: ${start.error.message}`);
  const dealt = start.value.open((_, state) => state);
  const game = anyGame({ ...highnoon, setup: () => highnoon.clone(dealt), ...change });
  const table = bench(game, termsOf(game, [person('ann'), person('bob')]));
  table.join('ann');
  table.join('bob');
  table.tell({ type: 'timer', timer: 'start' }, table.table().now + COUNTDOWN_MS);
  return table;
};

const request = (
  table: Bench,
  who: 'ann' | 'bob',
  base: number,
  action = 'place t0',
  now?: number,
): Answer | undefined => {
  const intent = `${who}-${base}-${action.replaceAll(/[^a-z0-9]/gu, '_')}`;
  table.say(`${who}'`, { type: 'act', intent, base, action }, now);
  return table.answer(`${who}'`);
};

describe('two clients and one lane', () => {
  test.each([
    ['ann', 'bob'],
    ['bob', 'ann'],
  ] as const)('[HN-9.2] %s arrives first and gets it, %s has lost the race', (first, second) => {
    const table = tableAt(racePosition(0));
    expect(request(table, first, 0)).toMatchObject({ ok: true, revision: 1 });
    const before = JSON.stringify(table.table().timeline.match.position());
    // Both decided at revision 0; when the second request arrives the lane stands at four.
    expect(request(table, second, 0, 'place t0', table.table().now + 38)).toMatchObject({
      ok: false,
      code: 'lost-race',
      overtakenBy: 1,
      lateMs: 38,
      refusal: { code: 'not-next', clause: 'HN-3.2' },
      revision: 1,
    });
    expect(JSON.stringify(table.table().timeline.match.position())).toBe(before);
    expect(table.log()).toHaveLength(1);
  });

  test('[HN-9.3] if the twin lane fits the card lands there', () => {
    const table = tableAt(racePosition(3));
    request(table, 'ann', 0);
    expect(request(table, 'bob', 0)).toMatchObject({ ok: true, revision: 2 });
    expect(table.table().timeline.match.position()).toMatchObject({
      foundations: [{ length: 4 }, { length: 4 }, [], [], [], [], [], []],
    });
  });

  test('[HN-9.3] what was impossible from the start is no lost race', () => {
    const table = tableAt(racePosition(0));
    request(table, 'ann', 0);
    expect(request(table, 'bob', 1)).toMatchObject({ ok: false, code: 'refused' });
    expect(request(table, 'bob', 0, 'move t0 t1')).toMatchObject({ ok: false, code: 'refused' });
    expect(request(table, 'bob', 0, 'place p1.t0')).toMatchObject({ ok: false, refusal: { code: 'foreign-zone' } });
  });

  test('[HN-9.3] the step named is the one that was faster, not the last one', () => {
    const table = tableAt(racePosition(0));
    request(table, 'ann', 0, 'draw');
    request(table, 'ann', 1);
    request(table, 'ann', 2, 'draw');
    expect(request(table, 'bob', 0)).toMatchObject({ code: 'lost-race', overtakenBy: 2 });
  });

  test('[HN-9.2] a stale request that is still possible is taken', () => {
    const table = tableAt(racePosition(0));
    request(table, 'ann', 0, 'draw');
    request(table, 'ann', 1, 'draw');
    expect(request(table, 'bob', 0)).toMatchObject({ ok: true, revision: 3 });
  });

  test('[HN-7.5] the same request again has the same answer and changes nothing', () => {
    const table = tableAt(racePosition(0));
    const first = request(table, 'ann', 0);
    expect(request(table, 'ann', 0)).toEqual(first);
    expect(table.log()).toHaveLength(1);
    const lost = request(table, 'bob', 0);
    expect(request(table, 'bob', 0)).toEqual(lost);
  });
});

test('[HN-7.4] a state that was tampered with stops the next action: nothing is logged, the last good state is sent', () => {
  const tampered = (draft: unknown): void => {
    const state = draft as { rings: number[][]; actions: number };
    if (state.actions === 2) state.rings[1] = (state.rings[1] ?? []).slice(1);
  };
  const table = tableAt(racePosition(0), {
    apply: (draft, seat, action, events) => {
      highnoon.apply(draft, seat, action, events);
      tampered(draft);
    },
  });
  request(table, 'ann', 0, 'draw');
  const before = JSON.stringify(table.table().timeline.match.position());
  expect(request(table, 'bob', 1, 'draw')).toMatchObject({ ok: false, code: 'breach', revision: 1 });
  expect(table.sent("bob'")).toMatchObject([{ type: 'snapshot', revision: 1 }, { type: 'answer' }]);
  expect(table.effects()).toContainEqual(
    expect.objectContaining({ type: 'fault', breach: expect.objectContaining({ invariant: 'cards' }) as object }),
  );
  expect(table.log()).toHaveLength(1);
  expect(JSON.stringify(table.table().timeline.match.position())).toBe(before);
});
