// `judge --report`: the report as text and in the answer, and the answers without it as they always were.

import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../kernel/game.ts';
import { LANGUAGES } from '../../kernel/presentation.ts';
import { ran } from '../testing/shell.ts';
import { phrasesIn } from '../text/phrases.ts';

const DECK = ['O', 'C', 'E', 'B'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 10, 11, 12].map((rank) => `${rank}${suit}`));

/** An arrastre in which the last seat of the table answers 4C with 2C and 1C in hand. */
const positionFor = (players: 2 | 4) => {
  const hands = players === 2 ? [['2E'], ['2C', '1C']] : [['2E'], ['4E'], ['5E'], ['2C', '1C']];
  const cards = players === 2 ? ['4C'] : ['4C', '6E', '7E'];
  const won = DECK.filter((card) => !hands.flat().includes(card) && !cards.includes(card));
  const half = won.length / 2;
  return {
    players,
    dealer: players - 1,
    hand: 'idas',
    trump: 'O',
    pinta: null,
    stock: [],
    hands,
    trick: { leader: 0, cards },
    won: [won.slice(0, half), won.slice(half)],
    lastTrick: { winner: 0 },
    cantes: [],
    sungSinceTrick: [],
    carried: [
      { points: 0, cardPoints: 0 },
      { points: 0, cardPoints: 0 },
    ],
    partidas: [0, 0],
    cotos: [0, 0],
    deals: 1,
  };
};

const position = positionFor(2);
const refused = { position, seat: 1, action: 'play 2C' };
const legal = { position, seat: 1, action: 'play 1C' };

const judged = (lines: readonly unknown[], ...flags: string[]) =>
  ran(['judge', 'guinote', ...flags], { stdin: lines.map((line) => `${JSON.stringify(line)}\n`).join('') });

const answers = (out: string): readonly { readonly analysis?: Analysis }[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly analysis?: Analysis });

describe('as text', () => {
  test('a report for each move, a blank line after each; the exit code is that of the answers', async () => {
    const { code, out } = await judged([refused, legal], '--report');
    expect(code).toBe(1);
    const heads = out.split('\n').filter((line) => line.startsWith('## '));
    const sections = ['## Move Analysis', '## Checks', '## Rule Violations', '## Game State Verification'];
    expect(heads).toEqual([...sections, ...sections]);
    expect(out).toContain('- Player: Player 1\n- Card Played: Dos de copas\n- Legal: NO\n');
    expect(out.endsWith(')\n\n')).toBe(true);
    expect((await judged([legal], '--report')).code).toBe(0);
  });

  test.each([
    ['aragon', 'arrastre'],
    ['reference', 'ARRASTRE'],
    ['validator', 'VUELTAS'],
  ])('the phase is told as %s says it', async (preset, phase) => {
    const { out } = await judged([{ ...refused, preset }], '--report');
    expect(out).toContain(`- Phase: ${phase}\n`);
  });

  test('without an action the legal moves are told', async () => {
    const { code, out } = await judged([{ position }], '--report');
    expect([code, out]).toEqual([0, '## Legal Moves\n- Player 1: Play As de copas\n\n']);
  });

  test('who may speak, what is due and how it ended are told', async () => {
    const speaking = { ...positionFor(4), trick: { leader: 0, cards: [] } };
    const hands = [
      ['2E', '4C'],
      ['4E', '6E'],
      ['5E', '7E'],
      ['2C', '1C'],
    ];
    const { out } = await judged([{ position: { ...speaking, hands } }], '--report');
    expect(out).toContain('- Player 2 (may speak): none\n');
    const empty = { ...position, dealer: null, trump: null, hands: [[], []], won: [[], []], lastTrick: null, deals: 0 };
    const start = { ...empty, trick: { leader: 0, cards: [] } };
    expect((await judged([{ position: start }], '--report')).out).toBe('## Legal Moves\n- Due first: deal/1\n\n');
    const won = [DECK, []];
    const over = {
      ...position,
      hands: [[], []],
      trick: { leader: 0, cards: [] },
      won,
      partidas: [3, 0],
      cotos: [1, 0],
    };
    const { out: end } = await judged([{ position: { ...over, deals: 3 } }], '--report');
    expect(end).toBe('## Legal Moves\n- Player 0 wins · 3–0\n\n');
  });

  test('a bad line is told too, and the next one judged', async () => {
    const { code, out } = await judged([{ position: 3 }, legal], '--report');
    expect(code).toBe(2);
    expect(out).toMatch(/^## Error\n- position: must be an object\n\n## Move Analysis\n/u);
  });

  test.each(LANGUAGES)('%s has every word', async (language) => {
    const { out } = await judged([refused, { position }, { position: 3 }], '--report', '--lang', language);
    const texts = phrasesIn(language).report;
    expect(out).toContain(`## ${texts.legalMoves}\n`);
    expect(out).toContain(`## ${texts.error}\n`);
    const english = Object.values(phrasesIn('en').report);
    const left = Object.values(texts).filter(
      (text, i) => text === english[i] && /\p{L}/u.test(text.replace(/\{\w+\}/gu, '')),
    );
    expect(left).toHaveLength(language === 'en' ? 5 : 0);
  });
});

describe('in the answer', () => {
  test('the analysis comes last, and nothing else changes', async () => {
    const lines = [refused, legal, { position }, { position: 3 }];
    const { code, out } = await judged(lines, '--report', '--json');
    const without = await judged(lines);
    expect(code).toBe(without.code);
    const bare = answers(out).map((each) => JSON.stringify({ ...each, analysis: undefined }));
    expect(bare.join('\n')).toBe(without.out.trimEnd());
    expect(answers(out).map((each) => Object.keys(each).indexOf('analysis'))).toEqual([6, 5, -1, -1]);
    expect(answers(out)[0]?.analysis).toMatchObject({ phase: 'arrastre', seat: 1, action: 'play 2C', legal: false });
  });

  test('--json alone changes nothing, and no answer holds an analysis without --report', async () => {
    const { out } = await judged([refused, legal], '--json');
    expect(out).toBe((await judged([refused, legal])).out);
    expect(out).not.toContain('analysis');
  });
});

test('a game without an analysis says so', async () => {
  const { code, err } = await ran(['judge', 'whistle', '--report'], { stdin: '' });
  expect([code, err]).toEqual([2, 'baize: whistle has no move analysis. Leave --report out.\n']);
});

describe('options that the position tells', () => {
  test.each([2, 4] as const)('%i players need no option', async (players) => {
    const { code, out } = await judged([{ position: positionFor(players) }]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, actors: { must: [players - 1] } });
  });

  test('they may be asked for all the same, also with a preset', async () => {
    const asked = { preset: 'reference', options: { players: 2 }, position };
    expect((await judged([asked])).code).toBe(0);
  });

  test.each([
    [{ players: 4 }, 'position.players', /is 2, but options\.players asks for 4/u],
    [{ players: 3 }, 'options.players', /one of 4, 2/u],
  ])('asked %j the fault is at %s', async (options, at, message) => {
    const { code, out } = await judged([{ options, position }]);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({ ok: false, error: { at, message: expect.stringMatching(message) as unknown } });
  });

  test('a number of players that there is not is a fault of the position', async () => {
    const { out } = await judged([{ position: { ...position, players: 3 } }]);
    expect(JSON.parse(out)).toMatchObject({ ok: false, error: { at: 'position.players' } });
  });
});

describe('--hint', () => {
  /** The first trick of a hand: seat 1 answers 4C; the rival's cards and the stock are hidden from it. */
  const early = (rival: readonly string[]) => {
    const own = ['1C', '2B', '4B', '5B', '4E', '5E'];
    const stock = DECK.filter((card) => ![...own, ...rival, '3C', '6O'].includes(card));
    return {
      ...position,
      pinta: '6O',
      stock,
      hands: [rival, own],
      trick: { leader: 0, cards: ['3C'] },
      won: [[], []],
      lastTrick: null,
    };
  };
  const one = early(['1O', '3O', '12O', '2C', '5C']);
  const other = early(['2E', '1B', '7E', '11C', '12C']);

  test('adds what the strongest bot would play, and why', async () => {
    const { out, code } = await judged(
      [{ position: one, seat: 1, action: 'play 2B' }, { position: one }],
      '--report',
      '--hint',
    );
    expect(code).toBe(0);
    const said = ['## Hint', '- Hint: Play As de copas.', '- It takes a trick worth 21 points.'].join('\n');
    expect(out.split(said)).toHaveLength(3);
  });

  test('comes from what the player sees: other hidden cards make no difference', async () => {
    const lines = [one, other].map((hidden) => ({ position: hidden, seat: 1, action: 'play 2B' }));
    const { out } = await judged(lines, '--report', '--hint', '--json');
    const [first, second] = answers(out) as readonly {
      readonly hint?: { readonly action: string; readonly lines: unknown };
    }[];
    expect(first?.hint).toMatchObject({ seat: 1, action: 'play 1C' });
    expect(second?.hint).toEqual(first?.hint);
  });

  test.each(LANGUAGES)('speaks %s', async (lang) => {
    const { out } = await judged([{ position }], '--report', '--hint', '--lang', lang);
    expect(out).toMatch(/\n## (?:Hint|Pista|Tips|Tipp|Indice)\n- /u);
  });

  test('is not for impossible positions, nor without --report', async () => {
    const broken = await judged([{ position: { ...position, trump: 'X' } }], '--report', '--hint', '--json');
    expect(broken).toMatchObject({ code: 2 });
    expect(broken.out).not.toContain('"hint"');
    expect(await judged([legal], '--hint')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--report') as string,
    });
  });
});
