// The contract of `judge`: every kind of answer, every kind of fault.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import type { GameModule } from '../../games/index.ts';
import { hashText } from '../../kernel/hash.ts';
import type { Json } from '../../kernel/json.ts';
import { openMatch, type Match } from '../../kernel/match.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { ran } from '../testing/shell.ts';
import { judgeLine } from './verdict.ts';

const seed = hashText('judge');

const dealt = ({ game }: GameModule): Match => {
  const options = resolveOptions(game.options);
  if (!options.ok) throw new Error(options.error.message);
  return openMatch(game, options.value).settle(seed).match;
};

const start = dealt(whistle);
const position = start.position();
const [mine = ''] = start.legal(0);

/** One line in, its answer out. */
const judged = async (line: unknown, ...flags: string[]): Promise<{ code: number; answer: unknown }> => {
  const stdin = `${typeof line === 'string' ? line : JSON.stringify(line)}\n`;
  const { code, out } = await ran(['judge', 'whistle', ...flags], { stdin });
  expect(out.endsWith('\n') && out.indexOf('\n') === out.length - 1).toBe(true);
  return { code, answer: JSON.parse(out) as unknown };
};

describe('answers', () => {
  test('without an action the position is described', async () => {
    expect(await judged({ position })).toEqual({
      code: 0,
      answer: { ok: true, actors: { must: [0], may: [] }, legalActions: { 0: start.legal(0) }, outcome: null },
    });
  });

  test('a legal action gives the next position with open events', async () => {
    const turn = start.act(0, mine);
    if (!turn.ok) throw new Error('refused');
    expect(await judged({ position, seat: 0, action: mine })).toEqual({
      code: 0,
      answer: {
        ok: true,
        legal: true,
        position: turn.value.match.position(),
        events: [{ type: 'played', seat: 0, card: mine.slice(5) }],
        outcome: null,
      },
    });
  });

  test('an illegal action gives code, clause, sentence and what is legal; exit 1', async () => {
    expect(await judged({ position, seat: 1, action: mine })).toEqual({
      code: 1,
      answer: {
        ok: true,
        legal: false,
        code: 'not-your-turn',
        clause: 'WHI-3',
        message: 'Not your turn. Wait until the other player has played.',
        legalActions: [],
      },
    });
    const { answer } = await judged({ position, seat: 0, action: start.act(0, mine).ok ? 'play HA' : '' });
    const refused = start.refuse(0, 'play HA') !== undefined;
    expect(answer).toMatchObject(refused ? { legal: false, legalActions: start.legal(0) } : { legal: true });
  });

  test('the message is in the language asked for', async () => {
    const { answer } = await judged({ position, seat: 1, action: mine }, '--lang', 'es');
    expect(answer).toMatchObject({ message: 'No es tu turno. Espera a que juegue la otra persona.' });
  });

  test('the language of the environment changes nothing', async () => {
    const stdin = JSON.stringify({ position, seat: 1, action: mine });
    const { out } = await ran(['judge', 'whistle'], { stdin, env: { LANG: 'es_ES.UTF-8' } });
    expect(out).toContain('Wait until');
  });

  test('keys come in the order of the contract', async () => {
    const { out } = await ran(['judge', 'whistle'], { stdin: JSON.stringify({ position, seat: 0, action: mine }) });
    expect(Object.keys(JSON.parse(out) as object)).toEqual(['ok', 'legal', 'position', 'events', 'outcome']);
  });

  test('preset and options choose the rules', async () => {
    expect((await judged({ preset: 'standard', options: { cards: 5 }, position })).code).toBe(0);
    expect(await judged({ preset: 'quick', position })).toMatchObject({ code: 2, answer: { ok: false } });
  });
});

describe('a random event that is due', () => {
  const before = {
    stock: start.open((game) => (game.setup({ cards: 5 }, []) as { stock: Json }).stock),
    hands: [[], []],
    played: [],
  };

  test('is reported without a seed', async () => {
    const { code, answer } = await judged({ position: before });
    expect(code).toBe(0);
    expect(answer).toEqual({ ok: true, actors: { must: [], may: [] }, legalActions: {}, outcome: null, due: 'deal/1' });
  });

  test('is resolved by a seed, with position and events', async () => {
    const { answer } = await judged({ position: before, seed });
    expect(answer).toMatchObject({
      ok: true,
      position: start.position(),
      events: [{ type: 'dealt' }],
      actors: { must: [0], may: [] },
      legalActions: { 0: start.legal(0) },
    });
    expect(answer).not.toHaveProperty('due');
    expect(answer).not.toHaveProperty('legal');
    const { hands } = start.position() as { hands: Json };
    expect(answer, 'events are the open ones').toMatchObject({ events: [{ hands }] });
  });

  test('comes before any action: with a seed it is resolved first, without one it is asked for', async () => {
    const { answer } = await judged({ position: before, seed, seat: 0, action: mine });
    expect(answer).toMatchObject({ legal: true, events: [{ type: 'dealt' }, { type: 'played' }] });
    const { code, answer: asked } = await judged({ position: before, seat: 0, action: mine });
    expect([code, asked]).toMatchObject([2, { ok: false, error: { at: 'seed' } }]);
  });
});

describe('bad input is answered with where and why; exit 2', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', '{"position":', 'json'],
    ['no object', '[]', 'json'],
    ['null', 'null', 'json'],
    ['a number', '3', 'json'],
    ['very deep nesting', '['.repeat(200_000), 'json'],
    ['an unknown key', { position, bogus: 1 }, 'bogus'],
    ['__proto__', '{"__proto__":{},"position":{}}', '__proto__'],
    ['a member twice', '{"position":{},"seed":"a","seed":"b"}', 'seed'],
    ['a member twice further in', '{"position":{"hands":[{"a":1,"a":2}]}}', 'position.hands[0].a'],
    ['no position', {}, 'position'],
    ['position null', { position: null }, 'position'],
    ['position a list', { position: [] }, 'position'],
    ['position a text', { position: 'x' }, 'position'],
    ['an unknown key in it', { position: { ...(position as object), x: 1 } }, 'position.x'],
    ['a hand of a wrong type', { position: { ...(position as object), hands: [[], 3] } }, 'position.hands[1]'],
    ['an impossible position', { position: { ...(position as object), stock: [] } }, 'position'],
    ['unknown preset', { preset: 'nope', position }, 'preset'],
    ['preset of a wrong type', { preset: 3, position }, 'preset'],
    ['preset null', { preset: null, position }, 'preset'],
    ['options of a wrong type', { options: [], position }, 'options'],
    ['options null', { options: null, position }, 'options'],
    ['unknown option', { options: { toString: 1 }, position }, 'options.toString'],
    ['bad value of an option', { options: { cards: 99 }, position }, 'options.cards'],
    ['seat without action', { position, seat: 0 }, 'action'],
    ['action without seat', { position, action: mine }, 'seat'],
    ['seat too high', { position, seat: 2, action: mine }, 'seat'],
    ['seat below 0', { position, seat: -1, action: mine }, 'seat'],
    ['seat a fraction', { position, seat: 0.5, action: mine }, 'seat'],
    ['seat a text', { position, seat: '0', action: mine }, 'seat'],
    ['action of a wrong type', { position, seat: 0, action: 7 }, 'action'],
    ['action null', { position, seat: 0, action: null }, 'action'],
    ['action that is none', { position, seat: 0, action: 'dance' }, 'action'],
    ['seed too short', { position, seed: 'ab' }, 'seed'],
    ['seed in capitals', { position, seed: 'AB'.repeat(32) }, 'seed'],
    ['seed null', { position, seed: null }, 'seed'],
  ])('%s', async (_, line, at) => {
    const { code, answer } = await judged(line);
    expect(answer).toEqual({ ok: false, error: { at, message: expect.stringMatching(/\S/u) as unknown } });
    expect(code).toBe(2);
  });

  test('a line over 1 MB, and one that is not UTF-8; the next is judged', async () => {
    const long = `{"position":"${'x'.repeat(1_000_000)}"}\n`;
    const stdin = [
      long.slice(0, 500_000),
      long.slice(500_000),
      new Uint8Array([0xff, 10]),
      JSON.stringify({ position }),
    ];
    const { code, out } = await ran(['judge', 'whistle'], { stdin });
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(answers).toMatchObject([
      { ok: false, error: { at: 'json' } },
      { ok: false, error: { at: 'json' } },
      { ok: true },
    ]);
    expect(code).toBe(2);
  });

  test('bad input outweighs an illegal move, whichever comes first', async () => {
    const illegal = JSON.stringify({ position, seat: 1, action: mine });
    for (const lines of [
      [illegal, '{}'],
      ['{}', illegal],
    ]) {
      expect((await ran(['judge', 'whistle'], { stdin: `${lines.join('\n')}\n` })).code).toBe(2);
    }
    expect((await ran(['judge', 'whistle'], { stdin: `${illegal}\n${JSON.stringify({ position })}\n` })).code).toBe(1);
  });

  test('rules that throw are an answer too', () => {
    const broken = { ...whistle, game: { ...whistle.game, legal: () => JSON.parse('{') as never } };
    expect(judgeLine(broken, JSON.stringify({ position }), 'en')).toMatchObject({
      ok: false,
      error: { at: 'position', message: expect.stringContaining('the rules failed') as unknown },
    });
  });
});

describe('the stream', () => {
  test('blank lines are skipped, CRLF and a missing last newline are fine', async () => {
    const line = JSON.stringify({ position });
    const { code, out } = await ran(['judge', 'whistle'], { stdin: `\n  \r\n${line}\r\n\n${line}` });
    expect(out.split('\n').filter((answer) => answer !== '')).toHaveLength(2);
    expect(code).toBe(0);
  });

  test('each line is answered as soon as it is here', async () => {
    const line = `${JSON.stringify({ position })}\n`;
    const { writes } = await ran(['judge', 'whistle'], { stdin: [line, line, line] });
    expect(writes).toHaveLength(3);
  });

  test('no input at all is fine', async () => {
    expect(await ran(['judge', 'whistle'], { stdin: '' })).toMatchObject({ code: 0, out: '' });
  });
});

test('--set is refused where the deck is fixed', async () => {
  const { code, err } = await ran(['judge', 'whistle', '--set', 's.txt'], { files: { 's.txt': 'set A' } });
  expect([code, err]).toEqual([2, 'baize: whistle has a fixed deck; --set does not apply.\n']);
});
