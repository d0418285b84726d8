// `baize deck`: checks a deck file, or converts it between text and JSON.

import { OPTION_FLAGS, chooseOptions } from '../input/choices.ts';
import { SET_FLAG, placed, readSetFlag, readText, deckToolsOf } from '../input/decks.ts';
import { UsageError } from '../shell.ts';
import { chooseAction, type Verb } from './verb.ts';

const ACTIONS = ['check', 'import', 'export'] as const;

export const deck: Verb = {
  name: 'deck',
  summary: 'Checks a deck file, or converts it between text and JSON.',
  usage: 'deck check|import|export FILE [--set FILE] [--preset NAME] …',
  words: [2, 2],
  flags: { set: SET_FLAG, ...OPTION_FLAGS },
  details: [
    'A deck file has one card per line, "2 Name — Title"; the rules of the game say what a deck must have. check says whether the deck is legal under the options, lists every line that matches no card, and sums up what the deck is made of. import turns text into JSON, export turns JSON into text.',
    'Exit code: 0 if the deck is fine, 1 if it is not legal or can’t be read.',
  ],
  examples: [
    'baize deck check my-deck.txt',
    'baize deck check my-deck.txt --preset paper',
    'baize deck import my-deck.txt --set my-set.txt > deck.json',
  ],
  run: async (given, shell) => {
    const [typed = '', file = ''] = given.words;
    const action = chooseAction('deck', typed, ACTIONS);
    const { game, deckTools } = await deckToolsOf(shell);
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
