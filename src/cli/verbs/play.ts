// `baize play`: a match against bots at the terminal, or through a pipe.

import { openCourse } from '../../kernel/course.ts';
import { plain } from '../../kernel/face.ts';
import { makeRecord, writeRecord } from '../../kernel/record.ts';
import type { Sitter } from '../../kernel/steps.ts';
import { asker, drawEnd, linesOf, type Surroundings } from '../terminal/terminal-player.ts';
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
import { lister } from '../terminal/json-player.ts';
import { namesOf } from '../terminal/names.ts';
import { paintIn } from '../terminal/paint.ts';
import { findRules } from './rules.ts';
import { UsageError, mayColour, type ExitCode, type Shell } from '../shell.ts';
import { playOn, tell, type Ending, type Table } from '../terminal/table.ts';
import { phrasesIn } from '../text/phrases.ts';
import { wholeNumber, type Arguments, type Verb } from './verb.ts';

/** The table that the flags ask for, dealt. */
const openTable = async (given: Arguments, shell: Shell): Promise<Table> => {
  const module = await chooseGame(shell, given.words[0] as string);
  const { game, face } = module;
  const language = chooseLanguage(shell, given, true);
  const phrases = phrasesIn(language);
  const options = chooseOptions(game, given);
  const seats = game.seats(options);
  const seat = wholeNumber(given, 'seat', 0, [0, seats - 1]);
  const level = await chooseLevel(game, given.value('bot'));
  const person: Sitter = { kind: 'person', name: tidy(given.value('name') ?? phrases.player).slice(0, 24) };
  const bot: Sitter = { kind: 'bot', level: level.id, version: level.version, budget: level.budget };
  const sitters = Array.from({ length: seats }, (_, at) => (at === seat ? person : bot));
  const seed = chooseSeed(shell, given);
  const loadouts = (await chooseLoadouts(shell, given, module, options, seat))(seed);
  const started = shell.now();
  const course = openCourse(game, options, seed, sitters, loadouts);
  return {
    module,
    seat,
    level,
    language,
    voice: {
      words: face.words(language, course.match.view(seat)),
      phrases,
      who: namesOf(sitters, phrases),
      paint: paintIn(mayColour(shell) && !given.on('json')),
    },
    // A script gives the same record each time it is run.
    elapsed: shell.stdin.terminal ? () => Math.floor(shell.now() - started) : () => 0,
    course,
    ...(loadouts === undefined ? {} : { loadouts }),
    steps: [],
    log: [],
  };
};

/** Saves the record of a match, finished or not. */
const saveRecord = async (shell: Shell, table: Table, path: string): Promise<string | undefined> => {
  const { match, seed } = table.course;
  const seats = table.course.sitters;
  const { loadouts } = table;
  const record = makeRecord(table.module.game, {
    options: match.options,
    seats,
    ...(loadouts === undefined ? {} : { loadouts }),
    seed,
    steps: table.steps,
  });
  if (!record.ok) return `step ${record.error.step}: ${record.error.message}`;
  const saved = await shell.writeFile(path, writeRecord(record.value));
  return saved.ok ? undefined : `${saved.error.at}: ${saved.error.message}`;
};

const finish = async (given: Arguments, shell: Shell, table: Table, ending: Ending): Promise<ExitCode> => {
  const { phrases } = table.voice;
  const json = given.on('json');
  const say = (text: string): Promise<void> => (json ? shell.stderr : shell.stdout).write(`${text}\n`);
  const path = given.value('record');
  if (ending === 'left') await say(phrases.left);
  if (ending === 'stuck') await say(phrases.nobodyCanAct);
  if (path !== undefined) {
    const fault = await saveRecord(shell, table, path);
    if (fault !== undefined) {
      await shell.stderr.write(`baize: the record was not saved: ${fault}\n`);
      return 1;
    }
    await say(phrases.recordSaved(path));
  }
  if (ending === 'over' && !json) await say(phrases.seedWas(table.course.seed));
  return ending === 'over' ? 0 : 1;
};

export const play: Verb = {
  name: 'play',
  summary: 'Plays a match against bots, in this terminal or through a pipe.',
  usage: 'play GAME [--bot LEVEL] [--seat N] [--record FILE] …',
  words: [1, 1],
  flags: {
    ...MATCH_FLAGS,
    bot: { value: 'LEVEL', about: 'Who plays against you: random, greedy, heuristic … (default: the better one).' },
    seat: { value: 'N', about: 'Where you sit, counted from 0 (default 0).' },
    name: { value: 'NAME', about: 'Your name at the table.' },
    seed: { value: 'SEED', about: '64 hex digits, or any text: the same cards again.' },
    ...DECK_FLAGS,
    record: { value: 'FILE', about: 'Save the record of the match there.' },
    lang: LANG_FLAG,
    json: { about: 'Events and turns as JSON Lines.' },
  },
  details: [
    'Shows the table and asks for your moves: the number of a card or action, the card itself (1C), or the action in full (play 1C). ? shows what else can be typed.',
    'In games with cards of your own making, card NAME shows what is printed on one; a set of your own needs no deck, for one is drawn up by chance.',
    'Moves can come through a pipe, one a line. Input that ends before the match does leaves the match: exit code 1.',
  ],
  examples: [
    'baize play guinote',
    'baize play guinote --lang es --bot random --seed mine --record match.json',
    'baize play mythos --deck tides',
    'baize play mythos --set my-set.txt --deck my-deck.txt',
  ],
  run: async (given, shell) => {
    const table = await openTable(given, shell);
    // Tried at once: nobody should learn after a whole match that its record can't be saved.
    const path = given.value('record');
    const unsaved = path === undefined ? undefined : await saveRecord(shell, table, path);
    if (unsaved !== undefined) throw new UsageError(`The record can't be saved: ${unsaved}.`);
    const { game } = table.module;
    const language = chooseLanguage(shell, given, true);
    const json = given.on('json');
    const around: Surroundings = {
      shell,
      lines: linesOf(shell, !json),
      title: table.voice.words.name,
      rules: () => findRules(shell, game.id, language).catch(() => undefined),
    };
    const player = json ? lister(shell, around.lines, table.seat) : asker(around);
    if (json) {
      const { options, seats } = table.course.match;
      await shell.stdout.write(
        `${JSON.stringify({ type: 'start', game: game.id, options, seats, seat: table.seat })}\n`,
      );
    }
    await tell(table, player);
    const ending = await playOn(table, player);
    const { outcome } = table.course;
    if (outcome !== undefined) {
      const { words, who } = table.voice;
      if (json) await shell.stdout.write(`${JSON.stringify({ type: 'end', outcome, seed: table.course.seed })}\n`);
      else
        await drawEnd(
          around,
          table,
          `${table.voice.phrases.over} ${tidy(plain(words.outcome(outcome, who), words.card))}`,
        );
    }
    return finish(given, shell, table, ending);
  },
};
