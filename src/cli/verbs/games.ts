// `baize games`: which games there are.

import { LANG_FLAG, chooseLanguage } from '../input/choices.ts';
import { aligned } from '../terminal/columns.ts';
import { resolveOptions, type OptionField } from '../../kernel/options.ts';
import type { Game } from '../../kernel/game.ts';
import type { Verb } from './verb.ts';

/** Every number of players that the options of a game allow. */
const playersOf = (game: Game): readonly number[] => {
  const fields = game.options.fields as { readonly [key: string]: OptionField<unknown> };
  const players = fields['players'];
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

export const games: Verb = {
  name: 'games',
  summary: 'Lists the games with players and presets.',
  usage: 'games [--lang LANG] [--json]',
  words: [0, 0],
  flags: { lang: LANG_FLAG, json: { about: 'One JSON object a line.' } },
  details: ['Lists each game: its id for the other verbs, its name, how many play, its presets (the default first).'],
  examples: ['baize games', 'baize games --json'],
  run: async (given, shell) => {
    const language = chooseLanguage(shell, given, true);
    const rows: string[][] = [];
    for (const [id, load] of Object.entries(shell.games)) {
      const { game, face } = await load();
      const { name, blurb } = face.words(language);
      const players = playersOf(game);
      const others = Object.keys(game.options.presets).filter((preset) => preset !== game.options.preset);
      const presets = [game.options.preset, ...others];
      if (given.on('json')) {
        await shell.stdout.write(`${JSON.stringify({ id, name, blurb, rules: game.rules, players, presets })}\n`);
      } else {
        rows.push([id, name, players.join(', '), presets.join(', ')]);
      }
    }
    if (given.on('json')) return 0;
    await shell.stdout.write(`${aligned([['ID', 'NAME', 'PLAYERS', 'PRESETS'], ...rows]).join('\n')}\n`);
    return 0;
  },
};
