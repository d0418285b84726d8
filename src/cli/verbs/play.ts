// `baize play`: a match against bots at the terminal, or through a pipe.

import type { Level } from '../../bots/bot.ts';
import type { GameModule } from '../../games/index.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import { fairMatch } from '../../kernel/dealing.ts';
import { SPEEDS, USUAL_SPEEDS, type MoveTime } from '../../kernel/speeds.ts';
import { keepHistory, openTimeline } from '../../kernel/timeline.ts';
import { plain } from '../../kernel/presentation.ts';
import { makeRecord, writeRecord } from '../../kernel/record.ts';
import type { NamedOccupant, Step } from '../../kernel/steps.ts';
import { present } from '../../kernel/present.ts';
import {
  LANG_FLAG,
  MATCH_FLAGS,
  chooseGame,
  chooseLanguage,
  chooseLevel,
  chooseOptions,
  chooseSeed,
} from '../input/choices.ts';
import { tidy } from '../terminal/columns.ts';
import { DECK_FLAGS, chooseLoadouts } from '../input/decks.ts';
import { linesOf, type Lines } from '../input/prompt.ts';
import { jsonPlayer } from '../terminal/json-player.ts';
import { namesOf } from '../terminal/names.ts';
import { paintIn } from '../terminal/paint.ts';
import { findRules } from './rules.ts';
import { UsageError, mayColour, type ExitCode, type Shell, type WriteError, type Writing } from '../shell.ts';
import { newClock } from '../terminal/player-clock.ts';
import { announce, dealOn, playOn, type Ending, type Table } from '../terminal/table.ts';
import { terminalPlayer } from '../terminal/terminal-player.ts';
import { formatIn } from '../text/format.ts';
import { phrasesIn } from '../text/phrases.ts';
import { wholeNumber, type Arguments, type Verb } from './verb.ts';

const botOf = ({ id, version, budget }: Level): NamedOccupant => ({ kind: 'bot', level: id, version, budget });

/** The bot of each seat but the player's: one level for all of them, or one for each in the order of seats. */
const chooseLevels = async (
  game: Game,
  given: Arguments,
  seats: number,
  own: Seat,
): Promise<readonly (Level | undefined)[]> => {
  const names = given.value('bot')?.split(',') ?? [undefined];
  if (names.length !== 1 && names.length !== seats - 1) {
    throw new UsageError(`--bot must name one level, or ${seats - 1}, one per opponent; not ${names.length}.`);
  }
  const levels: (Level | undefined)[] = [];
  for (const name of names) levels.push(await chooseLevel(game, name));
  const others = names.length === 1 ? Array.from({ length: seats - 1 }, () => levels[0]) : levels;
  return [...others.slice(0, own), undefined, ...others.slice(own)];
};

/** A match with a clock and its player, as its log names them. */
const MATCH = 'terminal';
const YOU = { kind: 'person', id: 'you' } as const;

/** The time for a move, and the reserve; nothing without a clock. */
const chooseTime = ({ game, speeds = USUAL_SPEEDS }: GameModule, given: Arguments): MoveTime | undefined => {
  const asked = given.value('speed');
  if (asked === undefined) return undefined;
  const speed = SPEEDS.find((each) => each === asked);
  if (speed === undefined) throw new UsageError(`--speed must be one of ${SPEEDS.join(', ')}, not "${asked}".`);
  if (game.progress !== undefined)
    throw new UsageError(`--speed does not go with ${game.id}: nobody has a turn in it.`);
  return speeds[speed];
};

/** The table that the flags ask for, dealt. */
const openTable = async (given: Arguments, shell: Shell): Promise<Table> => {
  const module = await chooseGame(shell, given.words[0] as string);
  const { game, presentation } = module;
  const language = chooseLanguage(shell, given, true);
  const phrases = phrasesIn(language);
  const options = chooseOptions(game, given);
  const seats = game.seats(options);
  const seat = wholeNumber(given, 'seat', 0, [0, seats - 1]);
  const levels = await chooseLevels(game, given, seats, seat);
  const person: NamedOccupant = { kind: 'person', name: tidy(given.value('name') ?? phrases.player).slice(0, 24) };
  const occupants = levels.map((level) => (level === undefined ? person : botOf(level)));
  const seed = chooseSeed(shell, given);
  const loadouts = (await chooseLoadouts(shell, given, module, options, seat))(seed);
  const started = shell.now();
  const time = chooseTime(module, given);
  const chance = time === undefined ? seed : fairMatch(MATCH, seed);
  const sitters = time === undefined ? occupants : occupants.map((sitter) => (sitter === person ? YOU : sitter));
  const timeline = keepHistory(openTimeline(game, options, chance, sitters, loadouts));
  const table: Table = {
    module,
    seat,
    levels,
    language,
    voice: {
      words: presentation.words(language, timeline.match.view(seat), formatIn(language)),
      phrases,
      who: namesOf(occupants, phrases),
      paint: paintIn(mayColour(shell) && !given.on('json'), presentation.ink),
    },
    // A script gives the same record each time it is run.
    elapsed: shell.stdin.terminal ? () => Math.floor(shell.now() - started) : () => 0,
    seed,
    timeline,
    ...present({ loadouts, clock: time && newClock(time) }),
    names: { [YOU.id]: person.name },
    steps: [],
    log: [],
  };
  dealOn(table);
  return table;
};

/** Where every deal has a secret, a match that was left is recorded up to the last one that is known: the rest could not be verified. */
const toldSteps = ({ timeline, steps }: Table): readonly Step[] =>
  timeline.fair === undefined || timeline.outcome !== undefined
    ? steps
    : steps.slice(0, steps.findLastIndex(({ kind }) => kind === 'reveal') + 1);

/** Saves the record of a match, finished or not. */
const saveRecord = async (
  shell: Shell,
  table: Table,
  path: string,
  writing: Writing,
): Promise<WriteError | undefined> => {
  const { match } = table.timeline;
  const seats = table.timeline.occupants;
  const { loadouts } = table;
  const record = makeRecord(table.module.game, {
    options: match.options,
    seats,
    ...present({ loadouts }),
    ...(table.timeline.fair === undefined ? { seed: table.seed } : { match: MATCH, names: table.names }),
    steps: toldSteps(table),
  });
  if (!record.ok) return { at: `step ${record.error.step}`, message: record.error.message };
  const saved = await shell.writeFile(path, writeRecord(record.value), writing);
  return saved.ok ? undefined : saved.error;
};

const finish = async (given: Arguments, shell: Shell, table: Table, ending: Ending): Promise<ExitCode> => {
  const { phrases } = table.voice;
  const json = given.on('json');
  const say = (text: string): Promise<void> => (json ? shell.stderr : shell.stdout).write(`${text}\n`);
  const path = given.value('record');
  if (ending === 'left') await say(phrases.left);
  if (ending === 'stuck') await say(phrases.nobodyCanAct);
  if (path !== undefined) {
    // By now it is ours: the empty record of the start is there.
    const fault = await saveRecord(shell, table, path, 'replace');
    if (fault !== undefined) {
      await shell.stderr.write(`baize: the record was not saved: ${fault.at}: ${fault.message}\n`);
      return 1;
    }
    await say(phrases.recordSaved(path));
  }
  if (ending === 'over' && !json) await say(phrases.seedWas(table.seed));
  return ending === 'over' ? 0 : 1;
};

/** Saves the record at once: nobody should learn after a whole match that it can't be saved, or would replace another. */
const tryRecord = async (given: Arguments, shell: Shell, table: Table): Promise<void> => {
  const path = given.value('record');
  if (path === undefined) {
    if (given.on('force')) throw new UsageError('--force only goes with --record.');
    return;
  }
  const fault = await saveRecord(shell, table, path, given.on('force') ? 'replace' : 'new');
  if (fault === undefined) return;
  throw new UsageError(
    `The record can't be saved: ${fault.at}: ${fault.message}.`,
    fault.exists === true ? 'Use --force to replace it, or choose another name.' : undefined,
  );
};

const playAsJson = async (shell: Shell, table: Table, lines: Lines): Promise<Ending> => {
  const say = (message: object): Promise<void> => shell.stdout.write(`${JSON.stringify(message)}\n`);
  const { game, options, seats } = table.timeline.match;
  await say({ type: 'start', game, options, seats, seat: table.seat });
  const player = jsonPlayer(shell, lines, table.seat);
  await announce(table, player);
  const ending = await playOn(table, player);
  const { outcome } = table.timeline;
  if (outcome !== undefined) await say({ type: 'end', outcome, seed: table.seed });
  return ending;
};

const playAtTerminal = async (shell: Shell, table: Table, lines: Lines): Promise<Ending> => {
  const { words, phrases, who } = table.voice;
  const rules = () => findRules(shell, table.timeline.match.game, table.language).catch(() => undefined);
  const player = terminalPlayer({ shell, lines, title: words.name, rules });
  await announce(table, player);
  const ending = await playOn(table, player);
  const { outcome } = table.timeline;
  if (outcome !== undefined) {
    const told = words.outcome(outcome, who, table.timeline.match.view(table.seat));
    await player.drawEnd(table, `${phrases.over} ${tidy(plain(told, words.card))}`);
  }
  return ending;
};

export const play: Verb = {
  name: 'play',
  summary: 'Plays a match against bots, in the terminal or through a pipe.',
  usage: 'play GAME [--players N] [--bot LEVEL] [--seat N] [--record FILE] …',
  words: [1, 1],
  flags: {
    ...MATCH_FLAGS,
    bot: {
      value: 'LEVEL',
      about: 'The level of the others, or one per seat with commas between; baize games GAME lists them.',
    },
    seat: { value: 'N', about: 'Your seat, counted from 0 (default 0).' },
    name: { value: 'NAME', about: 'Your name at the table.' },
    speed: { value: 'SPEED', about: 'Play with a clock: relaxed, normal or blitz; baize games GAME says how fast.' },
    seed: { value: 'SEED', about: '64 hex digits or any text; the same seed gives the same cards.' },
    ...DECK_FLAGS,
    record: { value: 'FILE', about: 'Save the record of the match to this new file.' },
    force: { about: 'With --record: replace a file that already exists.' },
    lang: LANG_FLAG,
    json: { about: 'Events and turns as JSON Lines.' },
  },
  details: [
    'Shows the table and asks for your moves: type the number of a card or action, the card itself, or the action in full. ? explains what else you can type, with examples from the game.',
    'With --set and no --deck, you play a random deck made from your custom set. At the table, card NAME shows what is printed on a card.',
    'With --speed you have so long for each move, and a reserve. Whoever answers too late loses the part of the match that is played, such as a partida, or the match. Through a pipe no time passes.',
    'Moves can come through a pipe, one per line. If the input ends before the match does, or 1000 lines in a row make no move, you leave the match: exit code 1.',
  ],
  examples: [
    'baize play guinote',
    'baize play mulle --players 4',
    'baize play guinote --lang es --bot random --seed mine --record match.json',
    'baize play guinote --speed normal',
    'baize play mythos --deck tides',
    'baize play mythos --set my-set.txt --deck my-deck.txt',
  ],
  run: async (given, shell) => {
    const table = await openTable(given, shell);
    await tryRecord(given, shell, table);
    const json = given.on('json');
    const lines = linesOf(shell, !json, () => table.steps.filter(({ seat }) => seat === table.seat).length);
    const ending = await (json ? playAsJson : playAtTerminal)(shell, table, lines);
    return finish(given, shell, table, ending);
  },
};
