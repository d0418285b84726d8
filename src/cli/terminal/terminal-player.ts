// The player of a terminal table who reads frames and types lines; at a terminal or through a pipe.

import { plain, type Scene } from '../../kernel/face.ts';
import type { NotTaken } from '../../kernel/match.ts';
import { clauseWithChildren, readClauses, readable } from './rules-text.ts';
import { flow, tidy, wrap } from './columns.ts';
import { HEIGHT, WIDTH, frame, moveLines, moveText, scoreText } from './screen.ts';
import { helpWith } from './help.ts';
import { readLines } from '../input/lines.ts';
import { numberMoves, readCommand, type Command, type Move } from './moves.ts';
import type { Shell } from '../shell.ts';
import type { Decision, Player, Table } from './table.ts';
import { zoneLines } from './zones.ts';

const CLEAR = '\u001b[H\u001b[2J';
const PROMPT = '> ';
/** A typed line is never longer than this, in bytes. */
const MAX_TYPED = 10_000;

/** Where lines come from, one at a time; nothing at the end. */
export type Lines = (prompt: string) => Promise<string | undefined>;

/** Lines from a person at a terminal, or from a pipe, echoed so that the transcript can be read. */
export const linesOf = (shell: Shell, echo: boolean): Lines => {
  if (shell.stdin.terminal) return (prompt) => shell.stdin.ask(echo ? prompt : '');
  const batches = readLines(shell.stdin.bytes, MAX_TYPED);
  const waiting: string[] = [];
  return async (prompt) => {
    if (echo) await shell.stdout.write(prompt);
    while (waiting.length === 0) {
      const batch = await batches.next();
      if (batch.done) {
        if (echo) await shell.stdout.write('\n');
        return undefined;
      }
      waiting.push(...batch.value.map((line) => ('text' in line ? line.text : '?')));
    }
    const line = waiting.shift() as string;
    if (echo) await shell.stdout.write(`${tidy(line)}\n`);
    return line;
  };
};

/** What the asker needs besides the table. */
export interface Surroundings {
  readonly shell: Shell;
  readonly lines: Lines;
  readonly title: string;
  /** The rules of the game as text, and whether they fell back to English. */
  readonly rules: () => Promise<{ readonly text: string; readonly fellBack: boolean } | undefined>;
}

/** What stands on the table at one decision. */
interface Moment {
  readonly scene: Scene;
  readonly moves: readonly Move[];
  readonly must: boolean;
}

/** A player who is shown frames and asked for lines. */
export const asker = (around: Surroundings): Player => {
  let told = 0;
  return {
    hear: () => Promise.resolve(),
    decide: async (table) => {
      const { match } = table.course;
      const view = match.view(table.seat);
      const scene = table.module.face.scene(view);
      const legal = match.legal(table.seat);
      const moves = numberMoves(table.module.face, table.voice.words, scene, table.seat, legal, view);
      const moment = { scene, moves, must: match.actors.must.includes(table.seat) };
      const news = table.log.slice(told);
      told = table.log.length;
      return converse(around, table, moment, news);
    },
  };
};

const converse = async (
  around: Surroundings,
  table: Table,
  moment: Moment,
  news: readonly string[],
): Promise<Decision | undefined> => {
  const { shell, lines } = around;
  await draw(around, table, moment, news, []);
  for (;;) {
    const line = await lines(PROMPT);
    if (line === undefined) return undefined;
    const answer = await respond(around, table, moment, readCommand(line, reading(table, moment)));
    if (!Array.isArray(answer)) return answer as Decision;
    if (shell.stdout.terminal) await draw(around, table, moment, news, answer);
    else
      await shell.stdout.write(
        answer
          .flatMap((text) => wrap(text, WIDTH, '  '))
          .map((text) => `${text}\n`)
          .join(''),
      );
  }
};

const reading = (table: Table, { scene, moves }: Moment) => ({
  face: table.module.face,
  scene,
  seat: table.seat,
  moves,
  short: table.voice.words.short,
});

const draw = async (
  { shell, title }: Surroundings,
  table: Table,
  { scene, moves, must }: Moment,
  news: readonly string[],
  notice: readonly string[],
): Promise<void> => {
  const { phrases } = table.voice;
  const hint = must ? phrases.mustAct : phrases.mayAct;
  const picture = { title, scene, seat: table.seat, moves, news, notice, hint };
  const text = frame(picture, table.voice).join('\n');
  await shell.stdout.write(`${shell.stdout.terminal ? CLEAR : '\n'}${text}\n`);
};

/** The last picture of a match, with the outcome below it. */
export const drawEnd = async ({ shell, title }: Surroundings, table: Table, outcome: string): Promise<void> => {
  const scene = table.module.face.scene(table.course.match.view(table.seat));
  const picture = { title, scene, seat: table.seat, moves: [], news: table.log.slice(-8), notice: [], hint: outcome };
  await shell.stdout.write(`${shell.stdout.terminal ? CLEAR : '\n'}${frame(picture, table.voice).join('\n')}\n`);
};

/** A decision, or lines to show before asking again. */
const respond = async (
  around: Surroundings,
  table: Table,
  moment: Moment,
  command: Command,
): Promise<Decision | readonly string[]> => {
  const { words, phrases } = table.voice;
  const page = (text: readonly string[]) => showPages(around, phrases.goOn, text);
  switch (command.kind) {
    case 'move': {
      const refused = table.course.match.refuse(table.seat, command.action);
      return refused === undefined
        ? { kind: 'act', action: command.action }
        : explain(table, moment, refused, command.typed);
    }
    case 'pass':
      return moment.must ? [phrases.mustAct] : { kind: 'pass' };
    case 'number':
      return [phrases.noSuchNumber(command.most)];
    case 'several':
      return [`${phrases.severalMoves(command.card)}:`, ...command.moves.slice(0, 5).map(moveText)];
    case 'why':
      return why(table, moment, command.action, command.typed);
    case 'rules':
      return showRules(around, table, command.clause, page);
    case 'help':
      return page([
        ...helpWith(phrases.help, words, moment.moves),
        ...(table.module.workshop === undefined ? [] : ['', phrases.helpCard]),
      ]);
    case 'card':
      return showCard(table, command.name);
    case 'moves':
      return page(moment.moves.flatMap(moveLines));
    case 'table':
      return page(zoneLines(moment.scene.zones, moment.scene.deck, table.voice, 'all', WIDTH));
    case 'log':
      return page(table.log.flatMap((line) => wrap(line, WIDTH, '  ')));
    case 'score': {
      const scores = moment.scene.scores.map((score) => scoreText(score, table.voice, table.seat));
      return [...scores, ...moment.scene.facts.map((fact) => words.fact(fact, table.voice.who))];
    }
    case 'quit': {
      const sure = await around.lines(`${phrases.askResign}\n${PROMPT}`);
      return sure !== undefined && phrases.yes.test(sure.trim()) ? { kind: 'resign' } : [phrases.stays];
    }
  }
};

/** Why a move was not taken, by which rule, and what is allowed instead. */
const explain = (table: Table, { moves }: Moment, refused: NotTaken, typed: string): readonly string[] => {
  const { words, phrases, paint } = table.voice;
  if (refused.kind === 'unreadable') return [phrases.notUnderstood(tidy(typed).slice(0, 40))];
  if (refused.kind === 'breach') return [`${phrases.notAllowed}: ${tidy(refused.breach.message)}`];
  const { title, text } = words.refusal(refused.refusal);
  const allowed = moves.map((move) => `${move.number} ${move.action}`);
  const [first = '', ...others] = [...allowed.slice(0, 6), ...(allowed.length > 6 ? ['…'] : [])];
  return [
    paint.alarm(`${phrases.notAllowed}: ${title}.`),
    plain(text, words.card),
    phrases.rule(refused.refusal.clause),
    // Broken between actions, never inside one.
    ...flow([`${phrases.instead}: ${first}`, ...others], WIDTH, ' · '),
  ];
};

const why = (table: Table, moment: Moment, action: string | undefined, typed: string): readonly string[] => {
  const { words, phrases } = table.voice;
  if (action === undefined || action === '') return [phrases.whyWhat];
  const { match } = table.course;
  const refused = match.refuse(table.seat, action);
  if (refused === undefined) {
    return [phrases.isAllowed(plain(words.action(action, match.view(table.seat)), words.card))];
  }
  return explain(table, moment, refused, typed);
};

const showRules = async (
  around: Surroundings,
  table: Table,
  clause: string | undefined,
  page: (lines: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const { phrases, paint } = table.voice;
  const rules = await around.rules();
  if (rules === undefined) return [phrases.ruleWhat];
  const note = rules.fellBack ? [phrases.rulesFellBack] : [];
  if (clause === undefined) return page([...note, ...readable(rules.text.split(/\r?\n/u), WIDTH, paint.strong)]);
  const found = clauseWithChildren(readClauses(rules.text), clause.toUpperCase());
  if (found.length === 0) return [phrases.noSuchClause(tidy(clause).slice(0, 20)), phrases.ruleWhat];
  const lines = found.flatMap((each) => each.lines);
  return page([...note, ...readable(lines, WIDTH, paint.strong)]);
};

/** What is printed on cards, where players bring them: the set is in what they brought. */
const showCard = (table: Table, name: string): readonly string[] => {
  const { module, loadouts, voice } = table;
  const [first] = (loadouts ?? []) as readonly ({ readonly set?: unknown } | undefined)[];
  if (module.workshop === undefined) return [voice.phrases.notUnderstood(tidy(name).slice(0, 40))];
  const set = typeof first?.set === 'object' ? JSON.stringify(first.set) : undefined;
  const wanted = tidy(name).replaceAll('_', ' ').replaceAll('/', ' — ');
  const { lines } = module.workshop.show(set, { language: table.language, card: wanted, form: 'text' });
  return lines.slice(0, MOST_CARD_LINES);
};

/** So many lines of cards are shown at once. */
const MOST_CARD_LINES = 7;

/** Text for reading: page by page at a terminal, as it is through a pipe. Nothing of it stays for the frame. */
const showPages = async (
  { shell, lines }: Surroundings,
  goOn: string,
  text: readonly string[],
): Promise<readonly string[]> => {
  if (!shell.stdout.terminal) {
    await shell.stdout.write(`${text.join('\n')}\n`);
    return [];
  }
  const room = HEIGHT - 2;
  for (let from = 0; from < text.length; from += room) {
    await shell.stdout.write(`${CLEAR}${text.slice(from, from + room).join('\n')}\n`);
    if ((await lines(`${goOn} `)) === undefined) break;
  }
  return [];
};
