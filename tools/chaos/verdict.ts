// What was said against what is in the log: nothing that was acknowledged is lost, nothing counts twice, everybody ends where the log ends.

import { canonical } from '../../src/kernel/hash.ts';
import type { Seat } from '../../src/kernel/game.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Snapshot } from '../../src/protocol/messages.ts';
import type { Entry } from '../../src/table/model.ts';
import type { Said } from './player.ts';

/** A time in which something was broken. */
export interface Outage {
  readonly what: 'kill' | 'stop' | 'cut' | 'engine';
  readonly from: number;
  readonly to: number;
}

/** What is wrong with what somebody was told, as sentences. */
export const faultsOf = (
  { table, answers, steps, last, unused, faults }: Said,
  entries: readonly Entry[],
): readonly string[] => {
  const found = faults.map((fault) => `table ${table}: ${fault}`);
  for (const { request, answer } of answers) {
    const kept = entries.filter(({ intent }) => intent?.id === request.intent);
    if (answer.ok && kept.length === 0) found.push(`table ${table}: ${request.intent} was acknowledged and is lost`);
    if (!answer.ok && kept.length > 0) found.push(`table ${table}: ${request.intent} was refused and is in the log`);
    if (kept.length > 1) found.push(`table ${table}: ${request.intent} was applied ${kept.length} times`);
    const [entry] = kept;
    if (answer.ok && entry !== undefined && entry.seq !== answer.revision)
      found.push(
        `table ${table}: ${request.intent} was acknowledged as step ${answer.revision} and is step ${entry.seq}`,
      );
    const isOther = entry?.step.kind === 'act' && request.type === 'act' && entry.step.act !== request.action;
    if (isOther) found.push(`table ${table}: step ${entry.seq} is not what was asked`);
  }
  for (const { revision, seat, action } of steps) {
    const step = entries[revision - 1]?.step;
    if (step?.seat !== seat || (action !== null && (step.kind !== 'act' || step.act !== action)))
      found.push(`table ${table}: step ${revision} was shown and is another one in the log`);
  }
  for (const deal of unused)
    if (hasContributed(entries, deal, last?.seat ?? null))
      found.push(`table ${table}: deal ${deal} was made without what is in the log`);
  if (last !== null && last.revision !== entries.length)
    found.push(`table ${table}: a client ends at step ${last.revision}, the log at ${entries.length}`);
  return found;
};

/** Did a seat contribute to a deal in time? Every deal begins with a commitment. */
const hasContributed = (entries: readonly Entry[], deal: number, seat: Seat | null): boolean => {
  let begun = 0;
  for (const { step } of entries) {
    if (step.kind === 'commit') begun++;
    if (begun === deal && step.kind === 'contribute' && step.seat === seat) return true;
  }
  return false;
};

/** What a client holds at the end, beside what somebody gets who comes anew. */
export const differs = (held: Snapshot | null, fresh: Snapshot): boolean => {
  const essence = ({ view, legal, outcome, revision }: Snapshot): string =>
    canonical({ view, legal, outcome, revision } as unknown as Json);
  return held === null || essence(held) !== essence(fresh);
};

/** Requests twice in a log. */
export const doubled = (table: string, entries: readonly Entry[]): readonly string[] => {
  const intents = entries.flatMap(({ intent }) => (intent === undefined ? [] : [`${intent.player} ${intent.id}`]));
  return new Set(intents).size === intents.length ? [] : [`table ${table}: a request is in the log twice`];
};

/** A wait for an answer after the failure of a single server. */
export interface Pause {
  readonly ms: number;
  readonly after: Outage['what'];
  /** When what was broken broke, and when the wait began, by the clock of the run. */
  readonly brokeAt: number;
  readonly waitedFrom: number;
}

/** The longest waits for an answer after the failure of a single server, the longest first; waits with several failures in them do not count. */
export const longestPauses = (
  waits: Said['waits'],
  outages: readonly Outage[],
  settleMs: number,
  most: number,
): readonly Pause[] =>
  waits
    .flatMap(({ from, to }): Pause[] => {
      const during = outages.filter((outage) => outage.to + settleMs > from && outage.from < to);
      const [only] = during;
      if (during.length !== 1 || only === undefined || only.what === 'engine') return [];
      return [{ ms: to - Math.max(from, only.from), after: only.what, brokeAt: only.from, waitedFrom: from }];
    })
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most);
