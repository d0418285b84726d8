// `baize games`: which games there are, and what can be chosen in one of them.

import { defaultLevel, levelsOf } from '../../bots/index.ts';
import { MOST_BARS, strengthOf } from '../../bots/strength.ts';
import type { GameModule } from '../../games/index.ts';
import type { Language, Words } from '../../kernel/presentation.ts';
import type { Game } from '../../kernel/game.ts';
import { resolveOptions, type OptionField } from '../../kernel/options.ts';
import { present } from '../../kernel/present.ts';
import { SPEEDS, USUAL_SPEEDS } from '../../kernel/speeds.ts';
import { LANG_FLAG, chooseGame, chooseLanguage } from '../input/choices.ts';
import type { Shell } from '../shell.ts';
import { aligned, wrap } from '../terminal/columns.ts';
import { phrasesIn, type Phrases } from '../text/phrases.ts';
import type { Verb } from './verb.ts';

const fieldsOf = (game: Game) =>
  Object.entries(game.options.fields as { readonly [key: string]: OptionField<unknown> });

/** Every number of players that the options of a game allow. */
const playersOf = (game: Game): readonly number[] => {
  const players = fieldsOf(game).find(([key]) => key === 'players')?.[1];
  const values = players === undefined || 'min' in players ? [] : players;
  const counts = new Set<number>();
  for (const preset of Object.keys(game.options.presets)) {
    for (const options of [undefined, ...values.map((value) => ({ players: value }))]) {
      const resolved = resolveOptions(game.options, { preset, options });
      if (resolved.ok) counts.add(game.seats(resolved.value));
    }
  }
  return [...counts].sort((a, b) => a - b);
};

/** The names of the presets, the default first. */
const presetsOf = ({ options }: Game): readonly string[] => [
  options.preset,
  ...Object.keys(options.presets).filter((preset) => preset !== options.preset),
];

/** A game in the list of all. */
const entryOf = ({ game, presentation }: GameModule, words: Words = presentation.words('en')) => ({
  id: game.id,
  name: words.name,
  blurb: words.blurb,
  rules: game.rulesVersion,
  players: playersOf(game),
  presets: presetsOf(game),
});

/** One option: what it is about, and its values or the range of them, the default first. */
const optionOf = (key: string, field: OptionField<unknown>, words: Words) =>
  'min' in field
    ? { key, about: words.option(key), min: field.min, max: field.max, default: field.fallback }
    : {
        key,
        about: words.option(key),
        default: field[0],
        values: field.map((value) => ({ value, about: words.option(key, String(value)) })),
      };

/** The speeds of tables with a clock, in seconds; nothing for games without turns. */
const speedsIn = ({ game, speeds = USUAL_SPEEDS }: GameModule) =>
  game.progress === undefined
    ? SPEEDS.map((speed) => ({
        speed,
        move: speeds[speed].moveMs / SECOND,
        reserve: speeds[speed].reserveMs / SECOND,
      }))
    : undefined;

const SECOND = 1000;

/** Everything that can be chosen in one game. */
const detailsOf = async (module: GameModule, words: Words, phrases: Phrases) => {
  const { game } = module;
  const levels = await levelsOf(game.id);
  return {
    ...entryOf(module, words),
    presets: presetsOf(game).map((name) => ({ name, options: game.options.presets[name] ?? {} })),
    bots: {
      levels: levels.map(({ id }) => id),
      default: defaultLevel(levels)?.id,
      about: levels.map(({ id }) => ({
        level: id,
        name: phrases.botLevel(id),
        strength: strengthOf(id),
        about: phrases.aboutLevel(id),
      })),
    },
    ...present({ decks: module.deckTools?.decks, speeds: speedsIn(module) }),
    options: fieldsOf(game).map(([key, field]) => optionOf(key, field, words)),
  };
};

type Details = Awaited<ReturnType<typeof detailsOf>>;

/** A value as `--option` takes it, with what it means where that says more. */
const valueText = ({ value, about }: { readonly value: unknown; readonly about: string }): string =>
  about === '' || about === String(value) ? String(value) : `${String(value)} (${about})`;

const INDENT = '      ';

const optionLines = (option: Details['options'][number], width: number): readonly string[] => {
  const values =
    'values' in option
      ? option.values.map(valueText).join(', ')
      : `${option.min} to ${option.max}, default ${option.default}`;
  return [`  ${option.key}: ${option.about}`, ...wrap(values, width - INDENT.length).map((line) => INDENT + line)];
};

const presetLines = (presets: Details['presets'], width: number): readonly string[] =>
  presets.flatMap(({ name, options }, i) => {
    const changed = Object.entries(options).map(([key, value]) => `${key}=${String(value)}`);
    const list = changed.length === 0 ? 'every option at its default' : changed.join(' ');
    return [
      `  ${name}${i === 0 ? ' (default)' : ''}`,
      ...wrap(list, width - INDENT.length).map((line) => INDENT + line),
    ];
  });

/** Each level with its strength and what it is like. */
const botLines = ({ about, default: usual }: Details['bots'], width: number): readonly string[] => {
  const bars = (strength: number): string => '▮'.repeat(strength).padEnd(MOST_BARS, '▯');
  const heads = aligned(about.map(({ level, strength }) => [`  ${level}`, `${bars(strength)} `]));
  return about.flatMap(({ level, about: sentence }, i) => {
    const head = heads[i] ?? '';
    const [first = '', ...more] = wrap(
      `${sentence}${level === usual ? ' (default)' : ''}`,
      Math.max(20, width - head.length - 1),
    );
    return [`${head} ${first}`, ...more.map((line) => ' '.repeat(head.length + 1) + line)];
  });
};

/** The clocks there are to choose from. */
const speedLines = (speeds: Details['speeds']): readonly string[] =>
  speeds === undefined
    ? []
    : [
        '',
        'Clocks (--speed SPEED):',
        ...aligned(
          speeds.map(({ speed, move, reserve }) => [`  ${speed}`, `${move} s per move, ${reserve} s in reserve`]),
        ),
      ];

const detailLines = (details: Details, width: number): readonly string[] => {
  const { id, name, blurb, rules, players, bots, decks, speeds } = details;
  return [
    ...wrap(`${name}: ${blurb}`, width),
    '',
    `Rules version: ${rules}; baize rules ${id} prints them`,
    `Players (--players): ${players.join(', ')}`,
    ...(decks === undefined ? [] : [`Decks (--deck): ${decks.join(', ')}, random, or a file`]),
    '',
    'Bots (--bot LEVEL):',
    ...botLines(bots, width),
    '',
    'Presets (--preset NAME):',
    ...presetLines(details.presets, width),
    '',
    'Options (--option KEY=VALUE), the default value first:',
    ...details.options.flatMap((option) => optionLines(option, width)),
    ...speedLines(speeds),
  ];
};

const showGame = async (shell: Shell, module: GameModule, language: Language, json: boolean): Promise<void> => {
  const details = await detailsOf(module, module.presentation.words(language), phrasesIn(language));
  const text = json ? JSON.stringify(details) : detailLines(details, shell.stdout.size().columns).join('\n');
  await shell.stdout.write(`${text}\n`);
};

export const games: Verb = {
  name: 'games',
  summary: 'Lists the games, or everything you can choose in one.',
  usage: 'games [GAME] [--lang LANG] [--json]',
  words: [0, 1],
  flags: { lang: LANG_FLAG, json: { about: 'One JSON object per line.' } },
  details: [
    'Lists each game: its id for the other commands, its name, how many can play, and its presets (the default first).',
    'With GAME: its options with their values, its presets, bots and decks.',
  ],
  examples: ['baize games', 'baize games guinote', 'baize games mulle --json'],
  run: async (given, shell) => {
    const language = chooseLanguage(shell, given, true);
    const [id] = given.words;
    if (id !== undefined) {
      const module = await chooseGame(shell, id);
      await showGame(shell, module, language, given.on('json'));
      return 0;
    }
    const entries = [];
    for (const load of Object.values(shell.games)) {
      const module = await load();
      entries.push(entryOf(module, module.presentation.words(language)));
    }
    const rows = entries.map((entry) => [entry.id, entry.name, entry.players.join(', '), entry.presets.join(', ')]);
    const lines = given.on('json')
      ? entries.map((entry) => JSON.stringify(entry))
      : [
          ...aligned([['ID', 'NAME', 'PLAYERS', 'PRESETS'], ...rows]),
          '',
          'baize games GAME lists what you can choose.',
        ];
    await shell.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};
