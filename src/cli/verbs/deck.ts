// `baize deck`: a deck file checked, or turned into its other form.

import { MATCH_FLAGS, chooseOptions } from '../input/choices.ts';
import { SET_FLAG, placed, readSetFlag, readText, workshopOf } from '../input/decks.ts';
import { nearest } from '../input/nearest.ts';
import { UsageError } from '../shell.ts';
import type { Verb } from './verb.ts';

const DEEDS = ['check', 'import', 'export'] as const;

export const deck: Verb = {
  name: 'deck',
  summary: 'Checks a deck file, or turns it from text into JSON and back.',
  usage: 'deck check|import|export FILE [--set FILE] [--preset NAME] …',
  words: [2, 2],
  flags: { set: SET_FLAG, ...MATCH_FLAGS },
  details: [
    'A deck file has a card a line, "2 Name — Title", and three missions. check tells whether the deck is legal by the options of a match, line by line what matches no card, and what the deck is made of. import turns text into JSON, export turns JSON into text.',
    'Exit code: 0 if all is well, 1 if the deck is not legal or can not be read.',
  ],
  examples: [
    'baize deck check my-deck.txt',
    'baize deck check my-deck.txt --preset paper',
    'baize deck import my-deck.txt --set my-set.txt > deck.json',
  ],
  run: async (given, shell) => {
    const [deed = '', file = ''] = given.words;
    const known = DEEDS.find((each) => each === deed);
    if (known === undefined) {
      const near = nearest(deed, DEEDS);
      throw new UsageError(
        `baize deck has no "${deed}".`,
        near === undefined ? `There are ${DEEDS.join(', ')}.` : `Did you mean ${near}?`,
      );
    }
    const { game, workshop } = await workshopOf(shell);
    const options = chooseOptions(game, given);
    const set = await readSetFlag(shell, given);
    const text = await readText(shell, file);
    const isJson = text.trimStart().startsWith('{');
    if (known === 'import' && isJson) throw new UsageError(`${file} is JSON already; export turns it into text.`);
    if (known === 'export' && !isJson) throw new UsageError(`${file} is text already; import turns it into JSON.`);
    const report = known === 'check' ? workshop.checkDeck(text, set, options) : workshop.convertDeck(text, set);
    await shell.stdout.write(placed(report, file));
    return report.ok ? 0 : 1;
  },
};
