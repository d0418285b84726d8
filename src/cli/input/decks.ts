// Sets and decks from files, for the verbs that use them.

import type { GameModule } from '../../games/index.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { subSeed, type Seed } from '../../kernel/random.ts';
import type { Report, Workshop } from '../../kernel/workshop.ts';
import { UsageError, type Shell } from '../shell.ts';
import type { Arguments, Flag } from '../verbs/verb.ts';

/** A file of cards is never longer than this. */
export const MAX_BYTES = 2_000_000;

export const SET_FLAG: Flag = {
  value: 'FILE',
  about: 'A set of cards of your own, in place of the one that comes with the game.',
};

/** The flags of a match for which players bring decks. */
export const DECK_FLAGS: { readonly [name: string]: Flag } = {
  set: SET_FLAG,
  deck: {
    value: 'DECK',
    about: 'Your deck: a file, the name of one that comes with the game, or random (the default with --set).',
  },
  'rival-deck': { value: 'DECK', about: 'The deck of the others.' },
};

/** The text of a file that must be there; letters whose accents were typed apart are put together. */
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
export const workshopOf = async (shell: Shell): Promise<{ readonly game: Game; readonly workshop: Workshop }> => {
  for (const load of Object.values(shell.games)) {
    const { game, workshop } = await load();
    if (workshop !== undefined) return { game, workshop };
  }
  throw new UsageError('No game here has cards of your own making.');
};

/** No more faults than this are told in one message. */
const MOST_FAULTS = 5;

/** A deck drawn up by chance. */
const RANDOM = 'random';

/** What each seat of a match with a seed brings; nothing in games without decks. */
export type Loadouts = (seed: Seed) => readonly Json[] | undefined;

/** What the flags ask to be brought: the decks they name, the house's otherwise. Files are read once, for any number of matches. */
export const chooseLoadouts = async (
  shell: Shell,
  given: Arguments,
  { game, workshop }: GameModule,
  options: unknown,
  seat: Seat,
): Promise<Loadouts> => {
  const asked = Object.keys(DECK_FLAGS).find((flag) => given.on(flag));
  if (workshop === undefined) {
    if (asked !== undefined) throw new UsageError(`--${asked}: nobody brings cards to ${game.id}.`);
    return () => undefined;
  }
  const deckOf = async (name: string | undefined): Promise<string | undefined> => {
    if (name === undefined || name === RANDOM || workshop.decks.includes(name)) return name;
    const text = await shell.readFile(name, MAX_BYTES);
    if (text.ok) return text.value.normalize('NFC');
    throw new UsageError(`${name}: ${text.error.message}, and no deck of that name: ${workshop.decks.join(', ')}.`);
  };
  const [own, others] = [await deckOf(given.value('deck')), await deckOf(given.value('rival-deck'))];
  const decks = Array.from({ length: game.seats(options) }, (_, at) => (at === seat ? own : others));
  const set = await readSetFlag(shell, given);
  return (seed) => {
    // From the seed: nobody knows it before the end, and the same seed gives the same record.
    const salt = subSeed(seed, 'decks').slice(0, 32);
    const brought = workshop.loadouts(options, decks, { set, salt });
    if (brought.ok) return brought.value;
    const { lines } = brought.error;
    const more = lines.length > MOST_FAULTS ? [`… and ${lines.length - MOST_FAULTS} more`] : [];
    const faults = [...lines.slice(0, MOST_FAULTS), ...more].join('; ');
    if (set === undefined || given.on('deck')) throw new UsageError(`The decks can't be played: ${faults}.`);
    // Nobody wrote a deck, so it is the set that makes none.
    const file = given.value('set') as string;
    throw new UsageError(
      `${file}: no deck can be drawn up: ${faults}.`,
      `baize cards lint ${file} tells what is missing.`,
    );
  };
};
