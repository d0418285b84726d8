// Bots' turns: each is asked once per revision at which it may act, and a bad answer never holds the table up.

import { isActor, type BrokenInvariant, type Seat } from '../kernel/game.ts';
import { present } from '../kernel/present.ts';
import { isStarted } from './countdown.ts';
import { isWindowOpen } from './speaking-window.ts';
import { take } from './log.ts';
import { tellBroken } from './messages.ts';
import type { Effect, Input } from './model.ts';
import { keepsPace, nextTurn } from './pace.ts';
import { isBot, isFinished, isRunning, replaced, unchanged, type Asked, type Change, type Table } from './state.ts';

type Thought = Extract<Input, { readonly type: 'thought' }>;

/** A bot on turn is asked only when those who may speak have had the chance to. */
const mayAsk = (table: Table, seat: Seat): boolean => {
  const { actors } = table.timeline.match;
  return isBot(table, seat) && isActor(actors, seat) && !(isWindowOpen(table) && actors.must.includes(seat));
};

const hasBots = ({ timeline }: Table): boolean => timeline.occupants.some((occupant) => occupant?.kind === 'bot');

/** Asks every bot whose turn it is or who may speak, and was not asked at this revision; one that acts on a pace, when it is time. */
export const askBots = (table: Table): Change => {
  if (!hasBots(table) || !isRunning(table) || !isStarted(table)) return unchanged(table);
  const revision = table.timeline.steps;
  const effects: Effect[] = [];
  const due = table.paces.map((at, seat) => at !== null && isDue(table, seat, at));
  const onPace = keepsPace(table);
  const asked = table.asked.map((last, seat): Asked | null => {
    if (!mayAsk(table, seat) || (onPace ? due[seat] !== true : last?.revision === revision)) return last;
    effects.push(onPace ? { type: 'think', seat, revision, prompt: true } : { type: 'think', seat, revision });
    return { revision, answered: false };
  });
  if (effects.length === 0) return unchanged(table);
  const paces = table.paces.map((at, seat) => (due[seat] === true ? nextTurn(table) : at));
  return { table: { ...table, asked, paces }, effects };
};

/** Its time has come; or it was asked, and somebody was faster: its answer will be too old, so it is asked again. */
const isDue = (table: Table, seat: Seat, at: number): boolean => {
  const last = table.asked[seat];
  const overtaken = last != null && !last.answered && last.revision !== table.timeline.steps;
  return overtaken || at <= table.now;
};

/** A bot's answer. One to an older question, a second one, or one nobody asked for changes nothing. */
export const takeThought = (table: Table, { seat, revision, action, quick }: Thought): Change => {
  const question = table.asked[seat];
  const open = question != null && !question.answered && question.revision === revision;
  // Whoever may still speak has been asked again after every step, so an open question is about the match as it is.
  if (!open || isFinished(table) || !mayAsk(table, seat)) return unchanged(table);
  const answered = { ...table, asked: replaced(table.asked, seat, { revision, answered: true }) };
  const by = present({ quick });
  const taken = action === undefined ? undefined : take(answered, { kind: 'act', seat, act: action, ...by });
  if (taken?.ok === true) return taken.value;
  return table.timeline.match.actors.must.includes(seat) ? firstLegal(answered, seat, by) : unchanged(answered);
};

/** For a bot that must act and gave nothing usable: the first legal action that can be made. */
const firstLegal = (table: Table, seat: Seat, by: Pick<Thought, 'quick'>): Change => {
  let fault: BrokenInvariant = { invariant: 'legal', message: `seat ${seat} must act and has no legal action` };
  for (const act of table.timeline.match.legal(seat)) {
    const taken = take(table, { kind: 'act', seat, act, ...by });
    if (taken.ok) return taken.value;
    if (taken.error.kind === 'full') return unchanged(table);
    if (taken.error.kind === 'breach') fault = taken.error.breach;
  }
  return {
    table,
    effects: tellBroken(table, 'Internal error (please report it): the bot has no move that it can make.', fault),
  };
};
