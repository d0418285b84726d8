// `baize deck`: checks a deck file, converts it between text and JSON, or lists the decks that come with the game.

import type { ShippedDeck } from '../../kernel/deck-tools.ts';
import { LANG_FLAG, OPTION_FLAGS, chooseLanguage, chooseOptions } from '../input/choices.ts';
import { SET_FLAG, placed, readSetFlag, readText, deckToolsOf } from '../input/decks.ts';
import { UsageError } from '../shell.ts';
import { wrap } from '../terminal/columns.ts';
import { chooseAction, type Verb } from './verb.ts';

const ACTIONS = ['check', 'import', 'export', 'list'] as const;

/** The decks that come with the game: name, size, and how to play each. */
const listed = (decks: readonly ShippedDeck[], width: number): string =>
  decks
    .flatMap(({ id, title, cards, about, advice }) => [
      `${id}: ${title}, ${cards}${about === '' ? '' : `. ${about}`}`,
      ...wrap(advice, width - 2).map((line) => `  ${line}`),
    ])
    .map((line) => `${line}\n`)
    .join('');

export const deck: Verb = {
  name: 'deck',
  summary: 'Checks or converts a deck file, or lists the game’s decks.',
  usage: 'deck check|import|export|list [FILE] [--set FILE] [--preset NAME] …',
  words: [1, 2],
  flags: { set: SET_FLAG, lang: LANG_FLAG, ...OPTION_FLAGS },
  details: [
    'A deck file has one card per line, "2 Name — Title"; the rules of the game say what a deck must have. check says whether the deck is legal under the options, lists every line that matches no card, and sums up what the deck is made of. import turns text into JSON, export turns JSON into text.',
    'list needs no FILE: it names the decks that come with the game and says, in the language of --lang, how to play each.',
    'Exit code: 0 if the deck is fine, 1 if it is not legal or can’t be read.',
  ],
  examples: [
    'baize deck list --lang es',
    'baize deck check my-deck.txt',
    'baize deck check my-deck.txt --preset paper',
    'baize deck import my-deck.txt --set my-set.txt > deck.json',
  ],
  run: async (given, shell) => {
    const [typed = '', file] = given.words;
    const action = chooseAction('deck', typed, ACTIONS);
    const { game, deckTools } = await deckToolsOf(shell);
    if (action === 'list') {
      if (file !== undefined) throw new UsageError(`Unexpected argument "${file}": list takes no file.`);
      const decks = deckTools.shippedDecks(chooseLanguage(shell, given, true));
      await shell.stdout.write(listed(decks, shell.stdout.size().columns));
      return 0;
    }
    if (file === undefined) throw new UsageError('Missing argument: FILE.', `Usage: baize deck ${action} FILE`);
    const options = chooseOptions(game, given);
    const set = await readSetFlag(shell, given);
    const text = await readText(shell, file);
    const isJson = text.trimStart().startsWith('{');
    if (action === 'import' && isJson) throw new UsageError(`${file} is already JSON; export turns it into text.`);
    if (action === 'export' && !isJson) throw new UsageError(`${file} is already text; import turns it into JSON.`);
    const report = action === 'check' ? deckTools.checkDeck(text, set, options) : deckTools.convertDeck(text, set);
    await shell.stdout.write(placed(report, file));
    return report.ok ? 0 : 1;
  },
};
