// Sets and decks from files, for the commands that use them.

import type { GameModule } from '../../games/index.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { subSeed, type Seed } from '../../kernel/random.ts';
import type { Report, DeckTools } from '../../kernel/deck-tools.ts';
import { UsageError, type Shell } from '../shell.ts';
import { didYouMean, listOf } from './did-you-mean.ts';
import type { Arguments, Flag } from '../verbs/verb.ts';

/** A file of cards is never longer than this. */
export const MAX_BYTES = 2_000_000;

export const SET_FLAG: Flag = {
  value: 'FILE',
  about: 'A custom set of cards instead of the one that comes with the game.',
};

/** The flags of a match for which players choose decks. */
export const DECK_FLAGS: { readonly [name: string]: Flag } = {
  set: SET_FLAG,
  deck: {
    value: 'DECK',
    about: 'Your deck: a file, the name of one that comes with the game, drafted, or random (the default with --set).',
  },
  'rival-deck': { value: 'DECK', about: 'Your opponents’ deck, in the same forms.' },
};

/** The text of a file that must exist, in composed Unicode (NFC). */
export const readText = async (shell: Shell, path: string): Promise<string> => {
  const text = await shell.readFile(path, MAX_BYTES);
  if (text.ok) return text.value.normalize('NFC');
  throw new UsageError(`${path}: ${text.error.message}.`);
};

/** The text of the set that `--set` names, if it names one. */
export const readSetFlag = async (shell: Shell, given: Arguments): Promise<string | undefined> => {
  const path = given.value('set');
  return path === undefined ? undefined : readText(shell, path);
};

/** A report as text; lines about a place in the file begin with its name, so that editors find it. */
export const placed = ({ lines }: Report, file: string | undefined): string =>
  lines.map((line) => `${file !== undefined && /^\d+:\d+: /u.test(line) ? `${file}:` : ''}${line}\n`).join('');

/** The game whose cards people can make; there may be only one in the registry. */
export const deckToolsOf = async (shell: Shell): Promise<{ readonly game: Game; readonly deckTools: DeckTools }> => {
  for (const load of Object.values(shell.games)) {
    const { game, deckTools } = await load();
    if (deckTools !== undefined) return { game, deckTools };
  }
  throw new UsageError('No game here has custom cards.');
};

/** One message lists no more faults than this. */
const MOST_FAULTS = 5;

/** A deck by its name, or the text of its file. */
export const readDeckNamed = async (shell: Shell, { decks }: DeckTools, name: string): Promise<string> => {
  if (decks.includes(name)) return name;
  const text = await shell.readFile(name, MAX_BYTES);
  if (text.ok) return text.value.normalize('NFC');
  throw new UsageError(
    `${name}: ${text.error.message}, nor a deck of that name.`,
    didYouMean(name, decks, listOf('Decks', decks)),
  );
};

const faultsIn = ({ lines }: Report): string => {
  const more = lines.length > MOST_FAULTS ? [`… and ${lines.length - MOST_FAULTS} more`] : [];
  return [...lines.slice(0, MOST_FAULTS), ...more].join('; ');
};

/** What is said of decks that can't be played. */
export const notPlayable = (report: Report): UsageError =>
  new UsageError(`The decks can't be played: ${faultsIn(report)}.`);

/** The loadout of each seat in a match with this seed; nothing in games without decks. */
export type Loadouts = (seed: Seed) => readonly Json[] | undefined;

/** The loadouts that the flags ask for: the decks they name, else those that come with the game. Files are read once, for any number of matches. */
export const chooseLoadouts = async (
  shell: Shell,
  given: Arguments,
  { game, deckTools }: GameModule,
  options: unknown,
  seat: Seat,
): Promise<Loadouts> => {
  const asked = Object.keys(DECK_FLAGS).find((flag) => given.on(flag));
  if (deckTools === undefined) {
    if (asked !== undefined) throw new UsageError(`${game.id} has a fixed deck; --${asked} does not apply.`);
    return () => undefined;
  }
  const deckOf = async (name: string | undefined): Promise<string | undefined> =>
    name === undefined || deckTools.drawn.includes(name) ? name : readDeckNamed(shell, deckTools, name);
  const [own, others] = [await deckOf(given.value('deck')), await deckOf(given.value('rival-deck'))];
  const decks = Array.from({ length: game.seats(options) }, (_, at) => (at === seat ? own : others));
  const set = await readSetFlag(shell, given);
  return (seed) => {
    // From the seed: nobody knows it before the end, and the same seed gives the same record.
    const salt = subSeed(seed, 'decks').slice(0, 32);
    const loadout = deckTools.loadouts(options, decks, { set, salt });
    if (loadout.ok) return loadout.value;
    if (set === undefined || given.on('deck')) throw notPlayable(loadout.error);
    // Nobody wrote a deck, so the fault is in the set.
    const file = given.value('set') as string;
    throw new UsageError(
      `${file}: no random deck can be made from it: ${faultsIn(loadout.error)}.`,
      `baize cards lint ${file} lists what is missing.`,
    );
  };
};
