// Dealing: the table's own steps of a deal, and what people contribute to it.

import { nextDealStep } from '../kernel/timeline.ts';
import type { Seat } from '../kernel/game.ts';
import type { ClientMessage } from '../protocol/messages.ts';
import { denied, granted, type Intent, type Judged } from './answers.ts';
import { gatheredDeal, isGathered } from './gathering.ts';
import { take } from './log.ts';
import { tellBroken } from './messages.ts';
import type { Effect } from './model.ts';
import { mayDeal } from './starting.ts';
import { isRunning, somebodyHere, type Change, type Table } from './state.ts';

type OwnStep = NonNullable<ReturnType<typeof nextDealStep>>;

/** Is it time for this step? A deal begins when somebody is there to see it, and waits until everybody has contributed or had the time to. */
const isTime = (table: Table, step: OwnStep): boolean => {
  if (step.kind === 'reveal') return true;
  if (!isRunning(table)) return false;
  if (step.kind === 'commit') return somebodyHere(table) && mayDeal(table);
  return gatheredDeal(table) === undefined || isGathered(table);
};

/** Every step of a deal that it is time for. */
export const dealOn = (table: Table): Change => {
  const effects: Effect[] = [];
  let now = table;
  for (;;) {
    const step = nextDealStep(now.timeline);
    if (step === undefined || !isTime(now, step)) return { table: now, effects };
    const taken = take(now, step);
    if (!taken.ok) {
      const breach =
        taken.error.kind === 'breach' ? taken.error.breach : { invariant: 'deal', message: taken.error.kind };
      const message = "Internal error (please report it): the cards can't be dealt.";
      // Once: whoever comes later finds the table as it is.
      const known = now.dealFault === breach.message;
      return {
        table: { ...now, dealFault: breach.message },
        effects: known ? effects : [...effects, ...tellBroken(now, message, breach)],
      };
    }
    now = taken.value.table;
    effects.push(...taken.value.effects);
  }
};

/** A seat seals or shows its contribution. */
export const contribute = (
  table: Table,
  intent: Intent,
  seat: Seat,
  message: Extract<ClientMessage, { readonly type: 'seal' | 'contribute' }>,
): Judged => {
  const { gathering } = table;
  const wanted = message.type === 'seal' ? 'seal' : 'show';
  if (gathering?.deal !== message.deal || gathering.phase !== wanted) return denied(table, intent, 'not-now', TOO_LATE);
  const taken =
    message.type === 'seal'
      ? take(table, { kind: 'seal', seat, seal: message.seal }, intent)
      : take(table, { kind: 'contribute', seat, contribution: message.contribution }, intent);
  return taken.ok ? granted(taken.value, intent) : denied(table, intent, 'not-now', NOT_TAKEN);
};

const TOO_LATE = { message: 'Nothing is being contributed to that deal now.' };
const NOT_TAKEN = { message: 'That is not what this seat can contribute now.' };
