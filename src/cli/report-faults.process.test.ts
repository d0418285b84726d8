// `judge --report` on impossible positions: every fault is told where it is; without --report one error line stays.

import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { LANGUAGES } from '../kernel/presentation.ts';
import type { Analysis, Finding } from '../kernel/game.ts';
import { subjectOf, walk } from '../kernel/testing/walk.ts';
import { ran } from './testing/shell.ts';

type Position = { [key: string]: unknown };

interface Case {
  readonly game: string;
  readonly seat: number;
  readonly action: string;
  /** Two faults at once, and what is said of each. */
  readonly spoil: (position: Position) => void;
  readonly faults: readonly string[];
}

const lists = (position: Position, key: string): unknown[][] => position[key] as unknown[][];

const CASES: readonly Case[] = [
  {
    game: 'guinote',
    seat: 0,
    action: 'draw',
    spoil: (position) => {
      lists(position, 'hands')[1]![0] = lists(position, 'hands')[0]![0];
      position['score'] = [7, 0];
    },
    faults: ['position.hands[1][0]', 'position', 'position.score[0]'],
  },
  {
    game: 'highnoon',
    seat: 0,
    action: 'draw',
    spoil: (position) => {
      const [first, second] = position['players'] as Position[];
      lists(first as Position, 'stock')[0] = lists(second as Position, 'stock')[0] as unknown[];
      (first as Position)['score'] = 5;
    },
    faults: ['position.players[1].stock[0]', 'position', 'position.players[0].score', 'position.players[0].score'],
  },
  {
    game: 'mulle',
    seat: 0,
    action: 'discard S5',
    spoil: (position) => {
      position['stock'] = (position['stock'] as string[]).map((card, i) => (i < 4 ? 'S2' : card));
      position['totals'] = [3, 0];
    },
    faults: ['position.totals[0]'],
  },
  {
    game: 'mythos',
    seat: 0,
    action: 'pass',
    spoil: (position) => {
      position['points'] = [9, 9];
      position['passesInRow'] = 2;
    },
    faults: ['position.passesInRow', 'position.passesInRow', 'position.points'],
  },
];

/** A position some steps into a match. */
const positionOf = async (id: string): Promise<Position> => {
  const module = await (GAMES[id] as (typeof GAMES)[string])();
  const subject = subjectOf(module, id === 'guinote' ? { options: { players: 2 } } : {});
  const { moments } = walk(subject, 1, 6);
  return JSON.parse(JSON.stringify(module.game.position.write(moments.at(-1)?.state))) as Position;
};

const judged = (game: string, line: unknown, ...flags: string[]) =>
  ran(['judge', game, ...flags], { stdin: `${JSON.stringify(line)}\n` });

const wrongIn = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({ faults = [] }) => faults.map(({ at }) => at));

/** The verdict on a state that can't be. */
const INCORRECT = { en: 'incorrect', es: 'incorrecto', sv: 'fel', de: 'falsch', fr: 'faux' } as const;

describe.each(CASES)('$game', ({ game, seat, action, spoil, faults }) => {
  const spoilt = async (): Promise<Position> => {
    const position = await positionOf(game);
    spoil(position);
    return position;
  };

  test('a good position is verified as correct, with every check of the move', async () => {
    const { code, out } = await judged(game, { position: await positionOf(game), seat, action }, '--report');
    expect(code).toBeLessThan(2);
    expect(out.split('\n').filter((line) => line.startsWith('## '))).toHaveLength(4);
    expect(out).not.toContain(INCORRECT.en);
  });

  test('several faults are all told, with where they are, in the words of each language', async () => {
    const position = await spoilt();
    for (const language of LANGUAGES) {
      const { code, out } = await judged(game, { position, seat, action }, '--report', '--lang', language);
      expect(code).toBe(2);
      expect(out).toContain(`: ${INCORRECT[language]}`);
      for (const at of faults) expect(out).toContain(`\n  - ${at}: `);
    }
  });

  test('in JSON the error stays and the analysis says what is wrong', async () => {
    const line = { position: await spoilt(), seat, action };
    const { out } = await judged(game, line, '--report', '--json');
    const answer = JSON.parse(out) as { readonly ok: boolean; readonly error: object; readonly analysis: Analysis };
    expect(wrongIn(answer.analysis.state)).toEqual(expect.arrayContaining([...faults]));
    const plain = await judged(game, line);
    expect(JSON.parse(plain.out)).toEqual({ ok: false, error: answer.error });
    expect(plain.code).toBe(2);
  });

  test('without a move the state alone is verified', async () => {
    const line = { position: await spoilt() };
    const { out } = await judged(game, line, '--report');
    expect(out.split('\n').filter((each) => each.startsWith('## '))).toEqual(['## Game State Verification']);
    const answer = JSON.parse((await judged(game, line, '--report', '--json')).out) as { readonly state: Finding[] };
    expect(wrongIn(answer.state)).toEqual(expect.arrayContaining([...faults]));
  });

  test('what can’t be read stays one error', async () => {
    const { code, out } = await judged(game, { position: { players: 'x' }, seat, action }, '--report');
    expect(code).toBe(2);
    expect(out).toMatch(/^## Error\n- position[^\n]*\n\n$/u);
  });
});

test('an action that can’t be read leaves the state to be verified', async () => {
  const position = await positionOf('guinote');
  position['score'] = [7, 0];
  const { out } = await judged('guinote', { position, seat: 0, action: 'fly' }, '--report');
  expect(out).toMatch(/^## Game State Verification\n/u);
});

/** Replaces one value somewhere inside with junk. */
const spoilAnywhere = (position: Position, n: number): void => {
  let at: Position = position;
  for (let step = n; ; step = Math.floor(step / 7) + 1) {
    const keys = Object.keys(at);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) return;
    const inner = at[key];
    if (typeof inner === 'object' && inner !== null && step % 3 > 0) at = inner as Position;
    else {
      at[key] = [null, -1, 0, 1, 2, 50, '', '1O', 'd0:C:05', 'S2', [], {}, true][n % 13];
      return;
    }
  }
};

test.each(CASES)(
  '$game: whatever is in a position, the report is a report or an error',
  async ({ game, seat, action }) => {
    const position = await positionOf(game);
    const lines = Array.from({ length: 400 }, (_, n) => {
      const copy = structuredClone(position);
      spoilAnywhere(copy, n * 31 + 1);
      return JSON.stringify({ position: copy, seat, action });
    });
    const { out } = await ran(['judge', game, '--report', '--json'], { stdin: `${lines.join('\n')}\n` });
    const answers = out.trimEnd().split('\n');
    expect(answers).toHaveLength(lines.length);
    expect(answers.filter((each) => each.includes('the rules failed'))).toEqual([]);
  },
);
