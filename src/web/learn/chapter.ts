// A chapter of a lesson at a table in this browser: the learner does what is told, others follow the script, and the rules refuse the rest.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { Game } from '../../kernel/game.ts';
import { matchOf, playedIn, type Chapter, type Scripted } from '../../kernel/guide.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { openExercise } from '../../table/exercise.ts';
import type { Entry, Terms } from '../../table/model.ts';
import type { OpenLine } from '../connection.ts';
import { localLine, openLocalTable, type LocalNeeds, type Question } from '../local/local-table.ts';

/** A chapter being played. */
export interface ChapterRun {
  readonly open: OpenLine;
  /** For each step that has begun, the revision from which on it is told; one more when the chapter is over. */
  readonly begun: ReadonlySignal<readonly number[]>;
  /** How often something was tried that is allowed, but not what is told. */
  readonly asides: ReadonlySignal<number>;
  /** On from a step that is only read. */
  readonly next: () => void;
  readonly close: () => void;
}

export interface ChapterNeeds extends Pick<LocalNeeds, 'now' | 'after'> {
  /** What the learner is called. */
  readonly name: string;
}

const LEARNER = 'learner';

/** Others take a moment, so that one sees what they do. */
export const PAUSE = 500;

/** Deals to come are the same for everybody. */
const SEED = '1e550'.padEnd(64, '0');

const termsOf = (game: Game, options: Terms['options'], seats: number, { now, name }: ChapterNeeds): Terms => ({
  table: 'lesson',
  game: game.id,
  rules: game.rulesVersion,
  options,
  seed: SEED,
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { sitter: { kind: 'person', name }, player: LEARNER }
      : { sitter: { kind: 'bot', level: 'easy', version: 1, budget: 0 }, player: null },
  ),
  graceMs: 60_000,
  createdAt: now(),
});

/** Opens a chapter at one of its steps. Throws where its data is at fault, which tests see to. */
export const openChapter = (game: Game, chapter: Chapter, from: number, needs: ChapterNeeds): ChapterRun => {
  const start = matchOf(game, chapter.start);
  if (!start.ok) throw new TypeError(`${chapter.id}: ${start.error.at} ${start.error.message}`);
  const { match, options } = start.value;
  const terms = termsOf(game, options, match.seats, needs);
  const opened = openExercise(game, terms, match, playedIn(chapter, from), needs.now());
  if (!opened.ok) throw new TypeError(`${chapter.id}: ${opened.error.at} ${opened.error.message}`);

  const begun = signal<readonly number[]>(Array.from({ length: from + 1 }, () => 0));
  const asides = signal(0);
  const questions = new Map<number, Question>();
  let due: readonly Scripted[] = [];
  let cancel: (() => void) | undefined;

  const stepNow = () => chapter.steps[begun.peek().length - 1];
  const goOn = (revision: number): void => {
    begun.value = [...begun.peek(), revision];
  };
  /** Others do what comes next in the script, if they have been asked. */
  const follow = (): void => {
    const [next] = due;
    const question = next === undefined ? undefined : questions.get(next.seat);
    if (next === undefined || question === undefined || question.revision !== local.table().timeline.steps) return;
    cancel?.();
    cancel = needs.after(PAUSE, () => question.answer(next.action));
  };
  const append = ({ step, seq }: Entry): void => {
    if (step.kind !== 'act') return;
    due = step.seat === 0 ? (stepNow()?.replies ?? []) : due.slice(1);
    if (due.length === 0) goOn(seq);
  };
  const local = openLocalTable(opened.value, {
    ...needs,
    append,
    ask: (question) => {
      questions.set(question.seat, question);
      queueMicrotask(follow);
    },
  });

  const isTold = (action: string): boolean => due.length === 0 && stepNow()?.act?.includes(action) === true;
  /** What is answered here; the table answers everything else, and refuses with its reasons. */
  const answerTo = (message: ClientMessage): ServerMessage | undefined => {
    if (message.type === 'join' || message.type === 'beat') return undefined;
    const { timeline } = local.table();
    if (message.type === 'act') {
      if (isTold(message.action) || timeline.match.refuse(0, message.action) !== undefined) return undefined;
      asides.value++;
    }
    return {
      type: 'answer',
      intent: message.intent,
      ok: false,
      code: 'not-now',
      message: '',
      revision: timeline.steps,
    };
  };
  const line = localLine(local, LEARNER);
  return {
    open: (listener) => {
      const wire = line(listener);
      return {
        ...wire,
        send: (message) => {
          const answer = answerTo(message);
          if (answer === undefined) wire.send(message);
          else queueMicrotask(() => listener.received(answer));
        },
      };
    },
    begun,
    asides,
    next: () => {
      const step = stepNow();
      if (step === undefined || step.act !== undefined || due.length > 0) return;
      due = step.replies ?? [];
      if (due.length === 0) goOn(local.table().timeline.steps);
      else follow();
    },
    close: () => {
      cancel?.();
      local.close();
    },
  };
};
