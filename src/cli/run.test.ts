// The command line as a whole: help, suggestions, exit codes.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import { levelsOf } from '../bots/index.ts';
import type { GameModule } from '../games/index.ts';
import type { OptionField } from '../kernel/options.ts';
import { columns } from './terminal/columns.ts';
import { VERBS } from './run.ts';
import { ALL_GAMES, ran } from './testing/shell.ts';

describe('help', () => {
  test('lists every command with one line each', async () => {
    const { code, out } = await ran(['--help']);
    expect(code).toBe(0);
    for (const { name, summary } of VERBS) {
      expect(out).toMatch(new RegExp(`^ {2}${name} {2,}\\S.*\\.$`, 'mu'));
      expect(out).toContain(summary);
    }
    expect(out.split('\n').filter((line) => columns(line) > 80)).toEqual([]);
  });

  test.each(VERBS.map((verb) => verb.name))('%s --help has usage and an example', async (name) => {
    const { code, out } = await ran([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: baize ${name}`);
    expect(out).toMatch(/^Examples?:\n {2}\S/mu);
    expect(out.split('\n').filter((line) => columns(line) > 80)).toEqual([]);
    expect((await ran(['help', name])).out).toBe(out);
    expect((await ran([name, '-h'])).out).toBe(out);
  });

  test('without a command the help goes to standard error, exit 2', async () => {
    const { code, out, err } = await ran([]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: baize COMMAND');
  });

  test('--version', async () => {
    expect(await ran(['--version'])).toMatchObject({ code: 0, out: 'baize 9.8.7\n' });
  });
});

describe('bad usage is exit 2, with a suggestion', () => {
  test.each([
    [['pley'], 'no command "pley". Did you mean play?'],
    [['xyzzy'], 'baize --help lists the commands'],
    [['--json'], 'The command comes first'],
    [['play', 'guinotte'], 'no game "guinotte". Did you mean guinote?'],
    [['play', 'guiñote'], 'Did you mean guinote?'],
    [['play', 'toString'], 'no game "toString"'],
    [['play', 'bridge'], 'Games: guinote'],
    [['play'], 'Missing argument: GAME. Usage: baize play GAME'],
    [['verify'], 'Missing argument: FILE….'],
    [['deck', 'check'], 'Missing argument: FILE.'],
    [['games', 'guinote', 'x'], 'Unexpected argument "x". Usage: baize games'],
    [['games', 'guinotte'], 'Did you mean guinote?'],
    [['play', 'whistle', '--sedd', '1'], 'no flag --sedd. Did you mean --seed?'],
    [['play', 'whistle', '-x'], 'no flag -x'],
    [['play', 'whistle', '--seed'], '--seed needs a value'],
    [['play', 'whistle', '--record', '--json'], '--record needs a value'],
    [['play', 'whistle', '--json=1'], '--json takes no value'],
    [['play', 'whistle', '--seat', '2'], '--seat must be a whole number from 0 to 1'],
    [['play', 'whistle', '--seat', '1.5'], '--seat must be a whole number'],
    [['play', 'whistle', '--bot', 'randum'], 'no bot "randum". Did you mean random?'],
    [['play', 'whistle', '--preset', 'quik'], 'no preset "quik". Did you mean quick?'],
    [['play', 'whistle', '--option', 'card=3'], 'no option "card". Did you mean cards?'],
    [['play', 'whistle', '--option', 'cards'], 'must be KEY=VALUE'],
    [['play', 'whistle', '--option', 'cards=4'], 'options.cards: must be one of 5, 3'],
    [['play', 'whistle', '--record', '/nowhere/m.json'], "The record can't be saved: /nowhere/m.json"],
    [['rules', 'whistle', 'NONE-99'], 'no clause "NONE-99"'],
    [['rules', 'whistle', '--lang', 'xx'], 'no language "xx"'],
    [['fuzz', 'whistle', '--games', '0'], '--games must be a whole number from 1'],
    [['fuzz', 'whistle', '--players', '4'], 'whistle is for 2 players, not "4"'],
    [['play', 'guinote', '--players', '3'], 'options.players: must be one of 4, 2'],
    [['play', 'whistle', '--force'], '--force only goes with --record'],
    [['replay', 'missing.json'], 'missing.json: there is no such file'],
    [['serve', '--port', '70000'], '--port must be a whole number from 0 to 65535'],
  ])('%j', async (argv, message) => {
    const { code, out, err } = await ran(argv);
    expect(err).toContain(message);
    expect([code, out]).toEqual([2, '']);
  });
});

test('a reader that leaves is no fault', async () => {
  expect(await ran(['rules', 'whistle'], { readerLeavesAfter: 0 })).toMatchObject({ code: 0, err: '' });
});

test('a fault of a game is told, exit 1', async () => {
  const broken = { ...whistle, game: { ...whistle.game, setup: () => JSON.parse('{') as unknown } };
  const { code, err } = await ran(['play', 'whistle'], { games: { whistle: () => Promise.resolve(broken) } });
  expect(code).toBe(1);
  expect(err).toContain('internal error (please report it)');
});

describe('games', () => {
  test('as a table', async () => {
    const { code, out } = await ran(['games']);
    expect(code).toBe(0);
    expect(out).toMatch(/^whistle +Whistle +2 +standard, quick$/mu);
    expect(out).toMatch(/^guinote +Guiñote +2/mu);
  });

  test('as JSON Lines', async () => {
    const { out } = await ran(['games', '--json', '--lang', 'es']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string });
    expect(lines.find(({ id }) => id === 'whistle')).toEqual({
      id: 'whistle',
      name: 'Whistle',
      blurb: 'Cinco bazas, se asiste al palo, gana quien hace más.',
      rules: 1,
      players: [2],
      presets: ['standard', 'quick'],
    });
  });
});

describe('games GAME', () => {
  test.each(Object.keys(ALL_GAMES))(
    '%s: every option with its values, presets and bots, within 80 columns',
    async (id) => {
      const { code, out } = await ran(['games', id, '--lang', 'en']);
      expect(code).toBe(0);
      const { game } = await (ALL_GAMES[id] as () => Promise<GameModule>)();
      const text = out.replaceAll(/\n */gu, ' ');
      for (const [key, field] of Object.entries(game.options.fields as { [key: string]: OptionField<unknown> })) {
        expect(out).toMatch(new RegExp(`^ {2}${key}: \\S`, 'mu'));
        const values = 'min' in field ? [field.min, field.max, field.fallback] : field;
        for (const value of values) expect(text).toContain(String(value));
      }
      for (const preset of Object.keys(game.options.presets))
        expect(out).toMatch(new RegExp(`^ {2}${preset}\\b`, 'mu'));
      for (const { id: level } of await levelsOf(id))
        expect(out).toMatch(new RegExp(`^ {2}${level} +[▮▯]{4} +\\S`, 'mu'));
      expect(out.match(/\(default\)/gu)).toHaveLength(2);
      expect(out.split('\n').filter((line) => columns(line) > 80)).toEqual([]);
    },
  );

  test('as JSON', async () => {
    const { out } = await ran(['games', 'whistle', '--json', '--lang', 'en']);
    expect(JSON.parse(out)).toMatchObject({
      id: 'whistle',
      players: [2],
      presets: [
        { name: 'standard', options: {} },
        { name: 'quick', options: { cards: 3 } },
      ],
      bots: {
        levels: ['random', 'easy', 'medium', 'hard', 'expert'],
        default: 'medium',
        about: [
          { level: 'random', strength: 0 },
          { level: 'easy', name: 'easy bot', strength: 1 },
          {},
          {},
          { strength: 4 },
        ],
      },
      options: [{ key: 'cards', default: 5, values: [{ value: 5 }, { value: 3 }] }],
    });
  });
});

test('play --bot names one level for all, or one for each', async () => {
  const seats = async (bot: string) => {
    const argv = ['play', 'mulle', '--players', '4', '--seat', '1', '--bot', bot, '--record', 'm.json'];
    const { code, err, files } = await ran(argv, { stdin: '' });
    return code === 2 ? err : (JSON.parse(files.get('m.json') ?? '') as { seats: readonly { level?: string }[] }).seats;
  };
  const levels = (...ids: readonly string[]) => ids.map((level) => (level === '' ? { kind: 'person' } : { level }));
  expect(await seats('random')).toMatchObject(levels('random', '', 'random', 'random'));
  expect(await seats('random,heuristic,random')).toMatchObject(levels('random', '', 'heuristic', 'random'));
  expect(await seats('random,heuristic')).toBe('baize: --bot must name one level, or 3, one per opponent; not 2.\n');
  expect(await seats('randon')).toContain('mulle has no bot "randon". Did you mean random?');
});

test('play --players is the option of that name', async () => {
  const { out } = await ran(['play', 'mulle', '--players', '4', '--json'], { stdin: '' });
  expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ seats: 4, options: { players: 4 } });
  expect((await ran(['play', 'whistle', '--players', '2', '--json'], { stdin: '' })).code).toBe(1);
});

describe('rules', () => {
  test('whole', async () => {
    const { code, out } = await ran(['rules', 'whistle']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Whistle\n/u);
    expect(out).toContain('WHI-8');
    expect(out).not.toContain('**');
    expect(out.split('\n').filter((line) => columns(line) > 80)).toEqual([]);
  });

  test('one clause, in any case', async () => {
    const { out } = await ran(['rules', 'whistle', 'whi-6']);
    expect(out).toBe('- WHI-6 The higher card of the suit that was led takes the trick.\n');
  });

  test('falls back to English with a note', async () => {
    const { code, out, err } = await ran(['rules', 'whistle', 'WHI-6', '--lang', 'es']);
    expect(code).toBe(0);
    expect(out).toContain('The higher card');
    expect(err).toContain('not been translated into "es" yet');
  });

  test('a game without rules text is told', async () => {
    const { code, err } = await ran(['rules', 'guinote']);
    expect(code).toBe(2);
    expect(err).toContain('no RULES.md');
  });
});

test('load runs the script of the repository with what it was asked for', async () => {
  const usual = '--tables=100 --think=1000 --seconds=20';
  expect(await ran(['load'])).toMatchObject({ code: 0, scripts: [`tools/load.ts ${usual} --game=guinote`] });
  expect(await ran(['load', '--game', 'mulle', '--think', '0', '--json'])).toMatchObject({
    scripts: ['tools/load.ts --tables=100 --think=0 --seconds=20 --game=mulle --json'],
  });
  expect(await ran(['load', '--game', 'chess'])).toMatchObject({ code: 2, scripts: [] });
  expect(await ran(['load', '--tables', '0'])).toMatchObject({ code: 2, scripts: [] });
});

test('bench runs the script of the repository', async () => {
  expect(await ran(['bench'])).toMatchObject({ code: 0, scripts: ['tools/bench.ts'] });
  expect(await ran(['bench', '--json', '--peers'])).toMatchObject({ scripts: ['tools/bench.ts --peers --json'] });
  expect((await ran(['bench', '--fast'])).code).toBe(2);
});

describe('serve', () => {
  test('reads variables like flags, and tells of those that are misspelt', async () => {
    const { code, err } = await ran(['serve'], {
      env: { BAIZE_TRUST_PROXI: 'loopback', BAIZE_PORT: 'x', BAIZE_ELSE: '1' },
    });
    expect([code, err]).toEqual([
      2,
      'baize: BAIZE_TRUST_PROXI is no setting. Did you mean BAIZE_TRUST_PROXY?\nbaize: BAIZE_PORT must be a whole number from 0 to 65535, not "x".\n',
    ]);
  });
});
