// The answer to a line typed at the terminal table: a decision for the match, or lines to read before asking again.

import { questionAt } from '../../bots/hints/hint.ts';
import { plain, type Scene } from '../../kernel/presentation.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { NotTaken } from '../../kernel/match.ts';
import type { InputError } from '../../kernel/result.ts';
import { historyOf } from '../../kernel/timeline.ts';
import { clauseWithChildren, readClauses } from '../../kernel/rulebook.ts';
import type { Lines } from '../input/prompt.ts';
import type { Command } from '../input/typed-line.ts';
import type { Shell } from '../shell.ts';
import { columns, flow, tidy, wrap } from './columns.ts';
import { tellHint } from './hint-lines.ts';
import { helpLines } from './help.ts';
import { moveLines, moveText } from './move-list.ts';
import type { Move } from './moves.ts';
import { showPages, type Text } from './pager.ts';
import { readable } from './rules-text.ts';
import { scoreText } from './screen.ts';
import type { Decision, Table } from './table.ts';
import { zoneLines } from './zones.ts';

/** What answering needs besides the table. */
export interface Session {
  readonly shell: Shell;
  readonly lines: Lines;
  /** The rules of the game as text, and whether they fell back to English. */
  readonly rules: () => Promise<{ readonly text: string; readonly fellBack: boolean } | undefined>;
  /** Asks a question and returns what is typed. */
  readonly confirm: (question: string) => Promise<string | undefined>;
}

/** What a player can choose from. */
export interface Choice {
  readonly scene: Scene;
  readonly moves: readonly Move[];
  readonly must: boolean;
}

/** How many lines may be shown with the table; longer texts get the whole screen. */
const MOST_NOTICE = 7;
/** What a player typed is quoted up to this length. */
const MOST_QUOTED = 40;

/** A decision, or lines to show before asking again. */
export const respond = async (
  session: Session,
  table: Table,
  choice: Choice,
  command: Command,
): Promise<Decision | readonly string[]> => {
  const { voice, log } = table;
  const { words, phrases } = voice;
  const page = async (text: Text): Promise<readonly string[]> => {
    await showPages(session.shell, session.lines, phrases, text);
    return [];
  };
  switch (command.kind) {
    case 'move': {
      const refused = table.timeline.match.refuse(table.seat, command.action);
      return refused === undefined
        ? { kind: 'act', action: command.action }
        : explain(session.shell, table, choice, refused, command);
    }
    case 'pass':
      return choice.must ? [phrases.mustAct] : { kind: 'pass' };
    case 'number':
      return [phrases.noSuchNumber(command.most)];
    case 'several': {
      const head = `${phrases.severalMoves(command.card)}:`;
      if (command.moves.length < MOST_NOTICE) return [head, ...command.moves.map((move) => moveText(move, Infinity))];
      return page((width) => [...wrap(head, width), ...command.moves.flatMap((move) => moveLines(move, width))]);
    }
    case 'why':
      return why(session.shell, table, choice, command.action, command.typed);
    case 'rules':
      return showRules(session, table, command.clause, page);
    case 'help':
      return page((width) => helpLines(table, choice, width));
    case 'card':
      return showCard(table, command.name, page);
    case 'hint':
      return showHint(table, page);
    case 'moves':
      return page((width) => choice.moves.flatMap((move) => moveLines(move, width)));
    case 'table':
      return page((width) => zoneLines(choice.scene.zones, voice, 'all', width));
    case 'log':
      return page((width) => log.flatMap((line) => wrap(line, width, '  ')));
    case 'score': {
      const scores = choice.scene.scores.map((score) => scoreText(score, voice, table.seat));
      return [...scores, ...choice.scene.facts.map((fact) => words.fact(fact, voice.who))];
    }
    case 'quit': {
      const sure = await session.confirm(phrases.askResign);
      return sure !== undefined && phrases.yes.test(sure.trim()) ? { kind: 'resign' } : [phrases.stays];
    }
  }
};

/** What the game could not read: a word without a digit was hardly meant as a card, though it was tried as one. */
export const parseError = ({ timeline, seat }: Table, error: InputError, typed: string): string => {
  const own = /\d/u.test(typed) ? undefined : timeline.match.refuse(seat, typed);
  return own?.kind === 'unreadable' ? own.error.message : error.message;
};

const quoted = (typed: string): string => tidy(typed).slice(0, MOST_QUOTED);

/** A move as it was understood, and as it was typed. */
interface Tried {
  readonly action: string;
  readonly typed: string;
}

/** Why a move was not taken, by which rule, and what is allowed instead. */
const explain = (
  shell: Shell,
  table: Table,
  { moves }: Choice,
  refused: NotTaken,
  { action, typed }: Tried,
): readonly string[] => {
  const { words, phrases, paint } = table.voice;
  if (refused.kind === 'unreadable') {
    return [phrases.notUnderstood(quoted(typed)), tidy(parseError(table, refused.error, typed))];
  }
  if (refused.kind === 'breach') return [`${phrases.notAllowed}: ${tidy(refused.breach.message)}`];
  const { title, text } = words.refusal(refused.refusal);
  return [
    paint.alarm(`${phrases.notAllowed}: ${title}.`),
    plain(text, words.card),
    phrases.rule(refused.refusal.clause),
    ...allowedLines(shell, table, moves),
    ...insistLines(table, action, refused.refusal),
  ];
};

/** How to insist on a refused move, where the game takes that, and what it costs. */
const insistLines = ({ module, voice, timeline, seat }: Table, action: string, refusal: Refusal): readonly string[] => {
  const view = timeline.match.view(seat);
  const insisted = module.presentation.insist?.(action, refusal, view);
  const risk = insisted === undefined ? undefined : voice.words.risk?.(insisted, view);
  return insisted === undefined || risk === undefined ? [] : [`${risk.label}: ${insisted}. ${risk.warning}`];
};

/** What is allowed, broken between actions, never inside one: all of it through a pipe, two lines beside a screen that lists it anyway. */
const allowedLines = (shell: Shell, table: Table, moves: readonly Move[]): readonly string[] => {
  const { phrases } = table.voice;
  const { columns: width } = shell.stdout.size();
  const [first = '', ...others] = moves.map((move) => `${move.number} ${move.action}`);
  const items = [`${phrases.instead}: ${first}`, ...others];
  const lines = flow(items, width, ' · ');
  if (!shell.stdout.terminal || lines.length <= 2) return lines;
  const kept = items.findLastIndex((_, i) => flow(items.slice(0, i + 1), width, ' · ').length <= 2);
  return [...flow(items.slice(0, kept + 1), width, ' · '), phrases.moreMoves(items.length - kept - 1)];
};

const why = (
  shell: Shell,
  table: Table,
  choice: Choice,
  action: string | undefined,
  typed: string,
): readonly string[] => {
  const { words, phrases } = table.voice;
  if (action === undefined || action === '') return [phrases.whyWhat];
  const { match } = table.timeline;
  const refused = match.refuse(table.seat, action);
  if (refused === undefined) {
    return [phrases.isAllowed(plain(words.action(action, match.view(table.seat)), words.card))];
  }
  return explain(shell, table, choice, refused, { action, typed });
};

const showRules = async (
  session: Session,
  table: Table,
  clause: string | undefined,
  page: (text: Text) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const { phrases, paint } = table.voice;
  const rules = await session.rules();
  if (rules === undefined) return [phrases.ruleWhat];
  const note = rules.fellBack ? [phrases.rulesFellBack] : [];
  const shown = (lines: readonly string[]): Promise<readonly string[]> =>
    page((width) => [...note, ...readable(lines, width, paint.strong)]);
  if (clause === undefined) return shown(rules.text.split(/\r?\n/u));
  const found = clauseWithChildren(readClauses(rules.text), clause.toUpperCase());
  if (found.length === 0) return [phrases.noSuchClause(tidy(clause).slice(0, 20)), phrases.ruleWhat];
  return shown(found.flatMap((each) => each.lines));
};

/** What the strongest level would do here and why, from what this player sees. */
const showHint = async (table: Table, page: (text: Text) => Promise<readonly string[]>): Promise<readonly string[]> => {
  const { timeline, seat, module, language, voice } = table;
  const question = questionAt(timeline.match, seat, historyOf(timeline, seat));
  const { lines } = await tellHint(module.game, question, language, voice.words);
  return lines.length < MOST_NOTICE ? lines : page((width) => lines.flatMap((line) => wrap(line, width, '  ')));
};

/** What is printed on cards, where players choose decks: the set is in their loadouts. */
const showCard = async (
  table: Table,
  name: string,
  page: (text: Text) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const { module, loadouts, voice } = table;
  const [first] = (loadouts ?? []) as readonly ({ readonly set?: unknown } | undefined)[];
  if (module.deckTools === undefined) return [voice.phrases.notUnderstood(quoted(name))];
  const set = typeof first?.set === 'object' ? JSON.stringify(first.set) : undefined;
  const wanted = tidy(name).replaceAll('_', ' ').replaceAll('/', ' — ');
  const { lines } = module.deckTools.show(set, { language: table.language, card: wanted, form: 'text' });
  if (lines.length <= MOST_NOTICE && lines.every((line) => columns(line) <= 80)) return lines;
  return page((width) => lines.flatMap((line) => wrap(line, width, '  ')));
};
