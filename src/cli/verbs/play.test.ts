// The terminal table: matches through a pipe and at a terminal, refusals, resigning, records.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { race } from '../testing/race.ts';
import { ran } from '../testing/shell.ts';

const ones = '1\n'.repeat(2000);

/** The frames of a transcript: from one prompt to the next. */
const frames = (out: string): readonly string[][] =>
  out.split(/^> .*$/mu).map((text) => text.replace(/^\n+/u, '').split('\n').slice(0, -1));

describe('through a pipe', () => {
  test('a match is played to its end, and its record verifies with honest bots', async () => {
    const played = await ran(['play', 'whistle', '--seed', 'x', '--record', 'm.json'], { stdin: ones });
    expect(played.code).toBe(0);
    expect(played.out).toContain('The match is over.');
    expect(played.out).toMatch(/^Seed [0-9a-f]{64}$/mu);
    expect(played.out).not.toContain('\u001b');
    const files = { 'm.json': played.files.get('m.json') as string };
    const { code, out } = await ran(['verify', '--bots', 'm.json'], { files });
    expect(out).toMatch(/^m\.json: ok, whistle, 10 steps, bot 1 \(\w+\) same, Winner: .*\.\n$/u);
    expect(code).toBe(0);
  });

  test('the same script gives the same record; another seed other cards', async () => {
    const record = async (seed: string): Promise<string | undefined> =>
      (await ran(['play', 'whistle', '--seed', seed, '--record', 'm.json'], { stdin: ones })).files.get('m.json');
    expect(await record('x')).toBe(await record('x'));
    expect(await record('x')).not.toBe(await record('y'));
  });

  test('the first screen says what to do', async () => {
    const { out } = await ran(['play', 'whistle', '--seed', 'x'], { stdin: '' });
    expect(frames(out)[0]?.at(-1)).toBe('Your turn: type a number or a card and press Enter.  ? help  quit leave');
  });

  test('one frame per decision: five cards, five frames and the end', async () => {
    const { out } = await ran(['play', 'whistle', '--seed', 'x'], { stdin: ones });
    expect(out.match(/^Your turn:/gmu)).toHaveLength(5);
  });

  test('Enter is no move when it is your turn: you are asked again', async () => {
    const { code, out } = await ran(['play', 'whistle', '--seed', 'x'], { stdin: `\n\n${ones}` });
    expect(code).toBe(0);
    expect(out.match(/^Whistle {2}·/gmu)).toHaveLength(6);
  });

  test('input that ends leaves the match: exit 1, and the record is kept', async () => {
    const left = await ran(['play', 'whistle', '--seed', 'x', '--record', 'm.json'], { stdin: '1\n' });
    expect(left.code).toBe(1);
    expect(left.out).toContain('You left the match before its end.');
    const files = { 'm.json': left.files.get('m.json') as string };
    expect((await ran(['verify', 'm.json'], { files })).out).toMatch(/ok, whistle, [23] steps, not finished/u);
  });

  test('quit asks, and resigns only after yes', async () => {
    const on = await ran(['play', 'whistle', '--seed', 'x'], { stdin: `quit\nno\n${ones}` });
    expect(on.out).toContain('The match goes on.');
    expect(on.out).not.toContain('resigns');
    const off = await ran(['play', 'whistle', '--seed', 'x', '--record', 'm.json'], { stdin: 'quit\nyes\n' });
    expect(off.code).toBe(0);
    expect(off.out).toContain('Player resigns.');
    const files = { 'm.json': off.files.get('m.json') as string };
    expect((await ran(['verify', 'm.json'], { files })).code).toBe(0);
    expect((await ran(['replay', 'm.json'], { files })).out).toContain('Player resigns.');
  });

  test('numbers, cards and actions are understood in any case', async () => {
    const first = await ran(['play', 'whistle', '--seed', 'x'], { stdin: '' });
    const card = /^ 1\) (\S+)/mu.exec(first.out)?.[1] as string;
    const after = async (typed: string): Promise<string> =>
      (await ran(['play', 'whistle', '--seed', 'x'], { stdin: `${typed}\n` })).out
        .split('\n> ')[1]
        ?.replace(/^.*\n/u, '') ?? '';
    const expected = await after('1');
    expect(expected).toContain('Player: ');
    for (const typed of [card, card.toLowerCase(), `play ${card}`, `  PLAY   ${card} `])
      expect(await after(typed)).toBe(expected);
  });

  test('a refused card shows title, sentence, rule and what is allowed', async () => {
    const { out } = await ran(['play', 'whistle', '--seed', 'x'], {
      stdin: 'CA\nHA\nDA\nSA\nwhy SA\nwhy HA\nwhy DA\n',
    });
    expect(out).toMatch(
      /^Not allowed: Not your card\.\nYou do not hold .*\.\nRule WHI-4: type rules WHI-4 .*\nAllowed now: 1 play/mu,
    );
  });

  test('what is allowed is broken between actions, not inside one', async () => {
    const stdin = Array.from({ length: 12 }, (_, i) => `play ${i + 1}O\n`).join('');
    const { out } = await ran(['play', 'guinote', '--seed', 'x', '--option', 'players=2'], { stdin });
    const lists = [...out.matchAll(/^Allowed now: (.*)\n(.*)$/gmu)].map(([, first = '', second = '']) => [
      first,
      second,
    ]);
    expect(lists.length).toBeGreaterThan(0);
    for (const [first = '', second = ''] of lists) {
      expect(first.split(' · ')).toEqual(first.split(' · ').filter((item) => /^\d play \w+$/u.test(item)));
      expect(second).toMatch(/^\d play \w+/u);
    }
  });

  test('what can be typed besides moves', async () => {
    const stdin = '?\nwhy\nwhy 1\nmoves\ntable\nlog\nscore\nrules WHI-5\nrules NONE-77\nrules\n99\nzzz\n\n';
    const { out } = await ran(['play', 'whistle', '--seed', 'x'], { stdin });
    for (const text of [
      'A card without a number is not allowed now.',
      'Type why and a card or an action.',
      'is allowed now.',
      'Unused cards',
      'The cards are dealt.',
      'Player (you): 0 tricks',
      'WHI-5 The second player must follow suit',
      'There is no clause NONE-77 in the rules.',
      'WHI-8',
      'Type a number from 1 to 5.',
      `"zzz" isn’t a number, card or action.`,
    ]) {
      expect(out).toContain(text);
    }
  });

  test('in Spanish, by flag or by environment', async () => {
    const flag = await ran(['play', 'whistle', '--seed', 'x', '--lang', 'es'], {
      stdin: 'ayuda\nporque 1\nsalir\nsí\n',
    });
    expect(flag.code).toBe(0);
    for (const text of ['Te toca:', 'En cada turno', 'se puede ahora', 'Jugador abandona.', 'El juego ha terminado.']) {
      expect(flag.out).toContain(text);
    }
    const env = await ran(['play', 'whistle', '--seed', 'x'], { stdin: '', env: { LANG: 'es_ES.UTF-8' } });
    expect(env.out).toContain('Te toca:');
  });

  test('a seat, a name, a preset', async () => {
    const argv = ['play', 'whistle', '--seed', 'x', '--seat', '1', '--name', 'Ana\u001b[2J', '--preset', 'quick'];
    const { code, out } = await ran(argv, { stdin: ones });
    expect(code).toBe(0);
    expect(out).toContain('Ana [2J (you)');
    expect(out.match(/^Your turn:/gmu)).toHaveLength(3);
    expect(out).not.toContain('\u001b');
  });

  test('as JSON Lines', async () => {
    const { code, out } = await ran(['play', 'whistle', '--seed', 'x', '--json'], {
      stdin: `zzz\n play the ace \n99\nHA\nCA\n${ones}`,
    });
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; [key: string]: Json });
    expect(lines[0]).toEqual({ type: 'start', game: 'whistle', options: { cards: 5 }, seats: 2, seat: 0 });
    expect(lines[1]).toMatchObject({ type: 'event', step: 0, event: { type: 'dealt' } });
    expect(lines[1]?.['event']).toMatchObject({
      hands: [expect.not.arrayContaining([null]), [null, null, null, null, null]],
    });
    expect(lines[2]).toMatchObject({ type: 'turn', seat: 0, must: true });
    const how = 'must read "play" and a card, such as "play HA"';
    expect(lines[3]).toEqual({ type: 'unreadable', message: `"zzz" isn't a number, card or action: ${how}` });
    expect(lines[4]).toEqual({ type: 'unreadable', message: `"play the ace" isn't a number, card or action: ${how}` });
    expect(lines[5]).toEqual({ type: 'unreadable', message: `"99" isn't a number, card or action: there are 5 moves` });
    expect(lines.map(({ type }) => type)).toContain('refused');
    expect(lines.at(-1)).toMatchObject({ type: 'end', outcome: { clause: 'WHI-7' } });
  });
});

describe('at a terminal', () => {
  test('frames replace each other, cards have colour', async () => {
    const { code, out } = await ran(['play', 'whistle', '--seed', 'x'], { typed: [...'?', '', ...'11111'] });
    expect(code).toBe(0);
    expect(out.split('\u001b[H\u001b[2J').length).toBeGreaterThan(6);
    expect(out).toMatch(/\u001b\[3[1-7]m[SHDC]/u);
  });

  test('NO_COLOR takes the colour away', async () => {
    const { out } = await ran(['play', 'whistle', '--seed', 'x'], { typed: [...'11111'], env: { NO_COLOR: '1' } });
    expect(out.replaceAll('\u001b[H\u001b[2J', '')).not.toContain('\u001b');
  });
});

describe('where nobody must act', () => {
  const games = { race: () => Promise.resolve(race) };
  const seats = (record: string): readonly string[] =>
    (JSON.parse(record) as { steps: string[] }).steps.map((step) => step.split(' ')[1] as string);

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'a bot never moves twice before the player was asked (seed %s)',
    async (seed) => {
      const argv = ['play', 'race', '--seed', seed, '--record', 'm.json'];
      const { code, files, out } = await ran(argv, { games, stdin: ones });
      expect(code).toBe(0);
      expect(out).toContain('You may act:');
      const order = seats(files.get('m.json') as string).join('');
      expect(order).not.toContain('11');
      expect(order.replaceAll('1', '')).toMatch(/^0+$/u);
    },
  );

  test('Enter lets it pass: the bot may go on alone, and the player is asked again', async () => {
    const argv = ['play', 'race', '--seed', 'a', '--record', 'm.json'];
    const { code, files, out } = await ran(argv, { games, stdin: '\n'.repeat(40) });
    expect(seats(files.get('m.json') as string)).not.toContain('0');
    expect(out.match(/^You may act:/gmu)?.length).toBeGreaterThan(1);
    expect([0, 1]).toContain(code);
  });

  test('a match that nobody can go on with is a fault, not an endless loop', async () => {
    const stuck = { ...race, game: { ...race.game, legal: () => [] } };
    const { code, out } = await ran(['play', 'race'], { games: { race: () => Promise.resolve(stuck) }, stdin: ones });
    expect(code).toBe(1);
    expect(out).toContain('Nobody can act');
  });
});
