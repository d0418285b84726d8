// Records at the command line: replay and verify; and fuzz, which makes them.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { GAMES, type GameModule } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { resolveOptions, writeOptions } from '../../kernel/options.ts';
import { makeRecord, readRecord, writeRecord } from '../../kernel/record.ts';
import { readStep } from '../../kernel/steps.ts';
import { randomRecord } from '../../kernel/testing/sample-records.ts';
import { ALL_GAMES, ran } from '../testing/shell.ts';
import { fuzzMatch } from './fuzzing.ts';

const recorded = async (): Promise<string> => {
  const argv = ['play', 'whistle', '--seed', 'x', '--record', 'm.json', '--name', 'Ana'];
  return (await ran(argv, { stdin: '1\n'.repeat(50) })).files.get('m.json') as string;
};

/** A match of Mythos at which Bo sits down later, with a deck of Bo's own. */
const joined = async (): Promise<string> => {
  const { game, deckTools } = await (GAMES['mythos'] as () => Promise<GameModule>)();
  const options = resolveOptions(game.options);
  const [own, house] = ['tides', 'lanterns'].map((deck) => deckTools?.loadoutFor(options.ok && options.value, 1, deck));
  const record = makeRecord(game, {
    options: writeOptions(game.options, options.ok && options.value),
    seats: [{ kind: 'person', name: 'Ann' }, null],
    loadouts: [house?.ok ? house.value : null, null],
    seed: '5eed'.repeat(16),
    steps: [
      {
        kind: 'sit',
        seat: 1,
        ms: 0,
        sitter: { kind: 'person', name: 'Bo' },
        ...(own?.ok ? { loadout: own.value } : {}),
      },
      { kind: 'resign', seat: 0, ms: 0 },
    ],
  });
  if (!record.ok) throw new Error(record.error.message);
  return writeRecord(record.value);
};

describe('somebody sits down later', () => {
  test.each(['guinote', 'highnoon', 'mulle', 'whistle'])(
    'at %s nothing is dealt before, and told after',
    async (id) => {
      const { game, presentation } = await (ALL_GAMES[id] as () => Promise<GameModule>)();
      const fields: { readonly [name: string]: unknown } = game.options.fields;
      const options = resolveOptions(game.options, 'players' in fields ? { options: { players: 2 } } : {});
      const sitter = { kind: 'person', name: 'Bo' } as const;
      const record = makeRecord(game, {
        options: writeOptions(game.options, options.ok && options.value),
        seats: [{ kind: 'person', name: 'Ann' }, null],
        seed: '5eed'.repeat(16),
        steps: [
          { kind: 'sit', seat: 1, ms: 0, sitter },
          { kind: 'resign', seat: 0, ms: 0 },
        ],
      });
      const files = { 'm.json': record.ok ? writeRecord(record.value) : '' };
      const shown = async (...flags: readonly string[]) =>
        (await ran(['replay', 'm.json', '--lang', 'en', ...flags], { files })).out;
      const name = `${presentation.words('en').name}, step`;
      expect(await shown('--step', '0')).toBe(`${name} 0 of 2\nNothing has been dealt yet: a seat is still empty.\n`);
      expect(await shown('--step', '1')).toContain(`${name} 1 of 2`);
      expect(await shown('--step', '1', '--seat', '1')).toContain('Bo');
      expect(JSON.parse((await shown('--json')).split('\n')[0] ?? '')).toMatchObject({ step: 0, events: [] });
      expect(JSON.parse((await shown('--json')).split('\n')[1] ?? '')).not.toMatchObject({ events: [] });
      expect((await ran(['verify', 'm.json'], { files })).out).toMatch(/^m\.json: ok/u);
    },
  );

  test('before that nothing is dealt, and no deck is shown', async () => {
    const files = { 'm.json': await joined() };
    const { out } = await ran(['replay', 'm.json', '--step', '0', '--lang', 'en'], { files });
    expect(out).toBe('Mythos, step 0 of 2\nNothing has been dealt yet: a seat is still empty.\n');
    const json = await ran(['replay', 'm.json', '--step', '0', '--json'], { files });
    expect(JSON.parse(json.out)).toMatchObject({ step: 0, view: null });
    expect((await ran(['replay', 'm.json', '--step', '1', '--lang', 'en'], { files })).out).toContain('Bo: hand');
  });

  test('verify calls them by their name', async () => {
    const { out } = await ran(['verify', 'm.json'], { files: { 'm.json': await joined() } });
    expect(out).toBe('m.json: ok, mythos, 2 steps, Bo wins · Ann resigned\n');
  });
});

describe('replay', () => {
  test('tells every step with its number and the outcome', async () => {
    const { code, out } = await ran(['replay', 'm.json'], { files: { 'm.json': await recorded() } });
    expect(code).toBe(0);
    expect(out).toMatch(/^ 0 {2}The cards are dealt\.\n 1 {2}Ana: .*\n 2 {2}Cierzo: .*\n {4}Trick: \S+\n/u);
    expect(out).toMatch(/\n10 {2}.*\n.*\nThe match is over\. Winner: \S+\.\n$/u);
  });

  test('shows one step, open or as a seat saw it, in any language', async () => {
    const files = { 'm.json': await recorded() };
    const open = (await ran(['replay', 'm.json', '--step', '1'], { files })).out;
    expect(open).toContain('Whistle, step 1 of 10');
    expect(open).toMatch(/^Hand: Cierzo {2,}(?:[SHDC](?:10|[JQKA]) ?){5}$/mu);
    const seat = (await ran(['replay', 'm.json', '--step', '1', '--seat', '0', '--lang', 'es'], { files })).out;
    expect(seat).toContain('paso 1 de 10');
    expect(seat).toMatch(/^Mano: Cierzo {2,}5 boca abajo$/mu);
    expect(seat).toContain('Tu mano');
  });

  test('as JSON, with the events that a viewer saw', async () => {
    const files = { 'm.json': await recorded() };
    const all = (await ran(['replay', 'm.json', '--json', '--seat', '1'], { files })).out.trim().split('\n');
    expect(all).toHaveLength(11);
    expect(JSON.parse(all[0] as string)).toMatchObject({
      step: 0,
      text: null,
      events: [{ hands: [[null, null, null, null, null], {}] }],
    });
    const texts = all.slice(1).map((line) => (JSON.parse(line) as { text: string | null }).text);
    const own = (JSON.parse(files['m.json']) as { steps: string[] }).steps.map((step) =>
      step.split(' ')[1] === '1' ? step : null,
    );
    expect(texts).toEqual(own);
    expect(own).toContain(null);
    const one = JSON.parse((await ran(['replay', 'm.json', '--json', '--step', '10'], { files })).out) as unknown;
    expect(one).toMatchObject({ step: 10, view: { viewer: 'open' }, outcome: { clause: 'WHI-7' } });
  });

  test.each([
    [['--step', '11'], '--step must be a whole number from 0 to 10'],
    [['--seat', '2'], '--seat must be a whole number from 0 to 1'],
  ])('%j is exit 2', async (flags, message) => {
    const { code, err } = await ran(['replay', 'm.json', ...flags], { files: { 'm.json': await recorded() } });
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('a step that the rules refuse is exit 1, a file that is no record exit 2', async () => {
    const text = await recorded();
    const step = JSON.parse(text) as { steps: string[] };
    const files = { 'bad.json': text.replace(step.steps[0] as string, step.steps[2] as string), 'no.json': '{}' };
    expect(await ran(['replay', 'bad.json'], { files })).toMatchObject({
      code: 1,
      err: expect.stringContaining('failed at step') as unknown,
    });
    expect(await ran(['replay', 'no.json'], { files })).toMatchObject({ code: 2 });
  });

  test('names in a record cannot steer the terminal', async () => {
    const files = { 'm.json': (await recorded()).replace('"Ana"', String.raw`"A\u001b[2Jna\u202e"`) };
    const { out } = await ran(['replay', 'm.json'], { files });
    expect(out).toContain('A [2Jna: ');
    expect(out).not.toContain('\u001b');
  });
});

/** A match of Whistle as a table records it: each deal with a seed of its own, people by id and names beside. */
const fairly = (): string => {
  const options = resolveOptions(whistle.game.options);
  if (!options.ok) throw new Error(options.error.message);
  const { steps, seats, origin } = fuzzMatch(whistle.game, options.value, '5eed'.repeat(16), {
    recorded: false,
    format: 2,
  });
  const written = writeOptions(whistle.game.options, options.value);
  const names = { p0: 'Ana', p1: 'Bo' };
  const record = makeRecord(whistle.game, { options: written, seats, ...origin, names, steps });
  if (!record.ok) throw new Error(record.error.message);
  return writeRecord(record.value);
};

describe('a record of format 2', () => {
  const files = { 'fair.json': fairly() };

  test('verifies, with its deals and who did not contribute', async () => {
    const { code, out } = await ran(['verify', 'fair.json'], { files });
    expect(out).toMatch(
      /^fair\.json: ok, whistle, 13 steps, 1 fair deal \(contributions: seat 0 not in 1, seat 1 not in 1\), Winner: (?:Ana|Bo)\.\n$/u,
    );
    expect(code).toBe(0);
    const json = await ran(['verify', 'fair.json', '--json'], { files });
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, seeded: [{ deal: 1, without: [0, 1] }] });
  });

  test('fails with a word for what was not kept to', async () => {
    const [, secret = ''] = /!reveal ([0-9a-f]{64})/u.exec(files['fair.json']) ?? [];
    const other = files['fair.json'].replace(secret, '0'.repeat(64));
    const { code, out } = await ran(['verify', 'x.json'], { files: { 'x.json': other } });
    expect(out).toMatch(/^x\.json: failed at step 2 \(steps\[1\]\): .*isn't the one it committed itself to\n$/u);
    expect(code).toBe(1);
  });

  test('is told step by step, by name', async () => {
    const { out } = await ran(['replay', 'fair.json'], { files });
    expect(out).toContain('Dealt without a contribution from Ana, Bo.');
    expect(out).toMatch(/Ana/u);
    const one = await ran(['replay', 'fair.json', '--step', '2', '--seat', '0'], { files });
    expect(one.out).toContain('step 2 of 13');
  });
});

describe('verify', () => {
  test('one line per file; a record that fails makes exit 1', async () => {
    const good = await recorded();
    const seed = (JSON.parse(good) as { seed: string }).seed;
    const files = {
      'good.json': good,
      'seed.json': good.replace(
        seed,
        seed.replace(/^./u, (digit) => (digit === '0' ? '1' : '0')),
      ),
      'game.json': good.replace('"whistle"', '"bridge"'),
    };
    const { code, out } = await ran(['verify', ...Object.keys(files)], { files });
    const [fine, seedLine, game] = out.trim().split('\n');
    expect(fine).toMatch(/^good\.json: ok, whistle, 10 steps, Winner: \S+\.$/u);
    expect(seedLine).toMatch(/^seed\.json: failed at step \d+/u);
    expect(game).toMatch(/^game\.json: failed \(game\): is bridge, which is not one of the games here/u);
    expect(code).toBe(1);
    expect((await ran(['verify', 'good.json'], { files })).code).toBe(0);
  });

  test('a file that cannot be read is exit 2', async () => {
    const { code, out } = await ran(['verify', 'none.json', 'm.json'], { files: { 'm.json': await recorded() } });
    expect([code, out]).toEqual([2, expect.stringMatching(/^none\.json: failed: there is no such file\nm\.json: ok/u)]);
  });

  test.each([
    ['empty', ''],
    ['cut off', '{"format":1,"game":"whi'],
    ['of another kind', '{"position":{}}'],
    ['no text', '\u0000\u0001'],
  ])('a file that is no record (%s) is exit 2, whatever else fails', async (_, text) => {
    const good = await recorded();
    const files = { 'a.json': text, 'b.json': good.replace('"whistle"', '"bridge"'), 'm.json': good };
    expect((await ran(['verify', 'b.json', 'm.json'], { files })).code).toBe(1);
    const { code, out } = await ran(['verify', 'a.json', 'b.json', 'm.json', '--json'], { files });
    expect(code).toBe(2);
    expect(out.split('\n').map((line) => line.includes('"unreadable":true'))).toEqual([true, false, false, false]);
  });

  test('a record is played by the version of the rules that it was made by; one that is not here is named', async () => {
    const rulesOf = (rules: number): Game => ({ ...whistle.game, rulesVersion: rules });
    const games = { ...ALL_GAMES, whistle: () => Promise.resolve({ ...whistle, earlier: [rulesOf(0)] }) };
    const record = (rules: number): string => writeRecord(randomRecord(rulesOf(rules), {}, 3));
    const files = { 'new.json': record(1), 'old.json': record(0), 'none.json': record(7) };
    const { code, out } = await ran(['verify', 'new.json', 'old.json', 'none.json'], { files, games });
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^new\.json: ok/u),
      expect.stringMatching(/^old\.json: ok/u),
      'none.json: failed (rules): needs version 7 of whistle; this program has 0, 1',
      '',
    ]);
    const replayed = await ran(['replay', 'none.json'], { files, games });
    expect([replayed.code, replayed.err]).toEqual([2, expect.stringContaining('rules: needs version 7 of whistle')]);
  });

  test('--bots finds a move that the bot would not have made', async () => {
    const argv = ['play', 'whistle', '--seed', 'a', '--record', 'm.json', '--seat', '1'];
    const played = await ran(argv, { stdin: '1\n'.repeat(50) });
    const honest = played.files.get('m.json') as string;
    // The person's moves, all the lowest number, given out as a bot's.
    const record = readRecord(honest);
    if (!record.ok) throw new Error(record.error.message);
    const bot = record.value.seats.find((sitter) => sitter?.kind === 'bot');
    const steps = record.value.steps.map((text) => readStep(text)).flatMap((step) => (step.ok ? [step.value] : []));
    const claimed = makeRecord(whistle.game, { ...record.value, seats: [bot ?? null, bot ?? null], steps });
    if (!claimed.ok) throw new Error(claimed.error.message);
    const files = { 'm.json': writeRecord(claimed.value) };
    expect((await ran(['verify', 'm.json'], { files })).code).toBe(0);
    const { code, out } = await ran(['verify', '--bots', 'm.json'], { files });
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^m\.json: failed at step \d+ .*: differs: the bot at seat 1 plays "play .*", not "play/u),
    ]);
    const { out: json } = await ran(['verify', '--bots', '--json', 'm.json'], { files });
    const step = Number(/at step (\d+)/u.exec(out)?.[1]);
    expect(JSON.parse(json)).toMatchObject({
      ok: false,
      step,
      bots: [
        { seat: 0, level: 'medium', version: 1, moves: 5, verdict: 'same' },
        { seat: 1, level: 'medium', verdict: 'differs', step },
      ],
    });
  });

  test('--bots says of a bot that is not shipped here that it is not checkable, and judges the others', async () => {
    const argv = ['play', 'whistle', '--seed', 'a', '--record', 'm.json', '--bot', 'expert'];
    const text = (await ran(argv, { stdin: '1\n'.repeat(50) })).files.get('m.json') as string;
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.error.message);
    const steps = read.value.steps.map((each) => readStep(each)).flatMap((step) => (step.ok ? [step.value] : []));
    const ghost = { kind: 'bot', level: 'ghost', version: 9, budget: 0 } as const;
    const claimed = makeRecord(whistle.game, { ...read.value, seats: [ghost, read.value.seats[1] ?? null], steps });
    if (!claimed.ok) throw new Error(claimed.error.message);
    const files = { 'm.json': writeRecord(claimed.value) };
    expect((await ran(['verify', 'm.json'], { files })).code).toBe(0);
    const said = await ran(['verify', '--bots', 'm.json'], { files });
    expect([said.code, said.out]).toEqual([
      1,
      expect.stringMatching(/^m\.json: failed at step 1 .*: not checkable: ghost version 9 at seat 0 is not shipped/u),
    ]);
    const { out } = await ran(['verify', '--bots', '--json', 'm.json'], { files });
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      bots: [
        { seat: 0, level: 'ghost', version: 9, moves: 0, verdict: 'not checkable', step: 1 },
        { seat: 1, level: 'expert', moves: 5, verdict: 'same' },
      ],
    });
  });

  test('as JSON', async () => {
    const { out } = await ran(['verify', '--json', 'm.json'], { files: { 'm.json': await recorded() } });
    expect(JSON.parse(out)).toMatchObject({ file: 'm.json', ok: true, game: 'whistle', steps: 10, deals: 1 });
  });
});

describe('fuzz', () => {
  const broken = (change: (game: Game) => Partial<Game>): { readonly whistle: () => Promise<GameModule> } => ({
    whistle: () => Promise.resolve({ ...whistle, game: { ...whistle.game, ...change(whistle.game) } }),
  });

  test.each(['whistle', 'guinote'])('%s is clean, the same seed gives the same matches', async (game) => {
    const first = await ran(['fuzz', game, '--games', '20', '--seed', '7', '--json']);
    expect(first.code).toBe(0);
    const report = JSON.parse(first.out) as { steps: number; endings: { [reason: string]: number } };
    expect(report).toMatchObject({ ok: true, games: 20, seed: '7' });
    expect(Object.values(report.endings).reduce((sum, count) => sum + count, 0)).toBe(20);
    const again = await ran(['fuzz', game, '--games', '20', '--seed', '7']);
    expect(again.out).toContain(`steps    ${report.steps}\n`);
    expect(again.out).toMatch(/^endings {2}\S+ 20/mu);
  });

  test.each<[string, (game: Game) => Partial<Game>, string]>([
    [
      'a broken invariant',
      () => ({
        check: (state) =>
          (state as { played: unknown[] }).played.length === 4 ? { invariant: 'four', message: 'no four' } : undefined,
      }),
      'no four',
    ],
    [
      'legal against refuse',
      (game) => ({
        refuse: (state, seat, action) =>
          game.legal(state, seat).length === 2
            ? { code: 'no', clause: 'X', params: {} }
            : game.refuse(state, seat, action),
      }),
      'refuse',
    ],
    [
      'a position that changes',
      (game) => ({
        position: {
          ...game.position,
          read: (options, json) => game.position.read({ ...(options as object) }, { ...(json as object), played: [] }),
        },
      }),
      'position',
    ],
    [
      'nobody can act',
      (game) => ({
        legal: (state, seat) => ((state as { played: unknown[] }).played.length > 3 ? [] : game.legal(state, seat)),
      }),
      'nobody can act',
    ],
    [
      'rules that throw',
      (game) => ({
        legal: (state, seat) =>
          (state as { played: unknown[] }).played.length > 5 ? (JSON.parse('{') as []) : game.legal(state, seat),
      }),
      'threw',
    ],
  ])('%s is found with seed and step, and its record kept', async (_, change, message) => {
    const found = await ran(['fuzz', 'whistle', '--games', '500', '--seed', '1'], { games: broken(change) });
    expect(found.code).toBe(1);
    expect(found.out).toMatch(
      /^fault {4}.+\nmatch {4}\d+\nseed {5}[0-9a-f]{64}\nstep {5}\d+\nrecord {3}fuzz-whistle-[0-9a-f]{8}\.json\n$/u,
    );
    expect(found.out).toContain(message);
    const [file] = [...found.files.values()];
    expect(JSON.parse(file as string)).toMatchObject({ game: 'whistle', steps: expect.any(Array) as unknown });
  });
});
