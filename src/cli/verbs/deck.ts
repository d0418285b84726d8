// `baize deck`: checks a deck file, converts it between text and JSON, lists the decks that come with the game, draws one up at random, or drafts one.

import type { DeckTools, ShippedDeck } from '../../kernel/deck-tools.ts';
import { hashText } from '../../kernel/hash.ts';
import { LANG_FLAG, OPTION_FLAGS, chooseLanguage, chooseOptions } from '../input/choices.ts';
import { SET_FLAG, placed, readSetFlag, readText, deckToolsOf } from '../input/decks.ts';
import { listOf } from '../input/did-you-mean.ts';
import { UsageError, type ExitCode, type Shell } from '../shell.ts';
import { wrap } from '../terminal/columns.ts';
import { chooseAction, type Arguments, type Verb } from './verb.ts';

const ACTIONS = ['check', 'import', 'export', 'list', 'random', 'draft'] as const;

/** Flags of `random`, and of both that draw up a deck. */
const FACTION = 'faction';
const SEED = 'seed';

const USAGE = 'deck check|import|export FILE | deck list | deck random|draft …';

/** The decks that come with the game: name, size, and how to play each. */
const listed = (decks: readonly ShippedDeck[], width: number): string =>
  decks
    .flatMap(({ id, title, cards, about, advice }) => [
      `${id}: ${title}, ${cards}${about === '' ? '' : `. ${about}`}`,
      ...wrap(advice, width - 2).map((line) => `  ${line}`),
    ])
    .map((line) => `${line}\n`)
    .join('');

/** The known faction that is meant, however it is spelt. */
const chooseFaction = (given: Arguments, { factions }: DeckTools, set: string | undefined): string | undefined => {
  const typed = given.value(FACTION);
  if (typed === undefined) return undefined;
  const known = factions(set);
  // A set that can't be read is reported when the deck is drawn.
  if (!known.ok) return typed;
  const loose = (name: string): string => name.trim().toLowerCase();
  const found = known.value.find((name) => loose(name) === loose(typed));
  if (found !== undefined) return found;
  throw new UsageError(`There is no faction "${typed}".`, listOf('Factions', known.value));
};

/** A deck at random, or one that a bot drafts. */
const drawDeck = async (given: Arguments, shell: Shell, drafted: boolean): Promise<ExitCode> => {
  const { game, deckTools } = await deckToolsOf(shell);
  const options = chooseOptions(game, given);
  const set = await readSetFlag(shell, given);
  const faction = chooseFaction(given, deckTools, set);
  const seed = given.value(SEED) ?? shell.randomSeed().slice(0, 12);
  const report = deckTools.randomDeck(set, { seed: hashText(`deck/${seed}`), faction, drafted, options });
  const of = faction === undefined ? '' : ` of ${faction}`;
  const head = report.ok
    ? `# a ${drafted ? 'drafted' : 'random'} deck${of}, seed ${seed.replaceAll(/\s+/gu, ' ')}\n`
    : '';
  await shell.stdout.write(head + placed(report, given.value('set')));
  return report.ok ? 0 : 1;
};

export const deck: Verb = {
  name: 'deck',
  summary: 'Checks or converts a deck file, lists decks, or draws one up.',
  usage: USAGE,
  words: [1, 2],
  flags: {
    faction: { value: 'NAME', about: 'For random: of this faction’s cards, as far as there are enough.' },
    seed: { value: 'SEED', about: 'For random and draft: any text; the same text gives the same deck.' },
    set: SET_FLAG,
    lang: LANG_FLAG,
    ...OPTION_FLAGS,
  },
  details: [
    'A deck file has one card per line, "2 Name — Title"; the rules of the game say what a deck must have. check says whether the deck is legal under the options, lists every line that matches no card, and sums up what the deck is made of. import turns text into JSON, export turns JSON into text. random writes the text of a legal deck, draft one that a bot has picked, one card of three at a time.',
    'list names the decks that come with the game and says, in the language of --lang, how to play each.',
    'Exit code: 0 if the deck is fine, 1 if it is not legal or can’t be read.',
  ],
  examples: [
    'baize deck list --lang es',
    'baize deck check my-deck.txt',
    'baize deck check my-deck.txt --preset paper',
    'baize deck import my-deck.txt --set my-set.txt > deck.json',
    'baize deck random --faction Tide --seed 7 > my-deck.txt',
    'baize deck draft --seed 7 > my-deck.txt',
  ],
  run: async (given, shell) => {
    const [typed = '', file] = given.words;
    const action = chooseAction('deck', typed, ACTIONS);
    if (action !== 'random' && given.on(FACTION))
      throw new UsageError(`--${FACTION} is for deck random, not for deck ${action}.`);
    if (action === 'random' || action === 'draft') {
      if (file !== undefined) throw new UsageError(`Unexpected argument "${file}".`, `Usage: baize ${USAGE}`);
      return drawDeck(given, shell, action === 'draft');
    }
    if (given.on(SEED)) throw new UsageError(`--${SEED} is for deck random and deck draft, not for deck ${action}.`);
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
