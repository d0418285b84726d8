// Checking a record by playing it again: every step, every hash, and the chain over all of it.

import type { Timeline } from './timeline.ts';
import type { SeededDeal } from './dealing.ts';
import type { Game, Outcome } from './game.ts';
import { chain, hashJson } from './hash.ts';
import { headerText, type MatchRecord } from './record.ts';
import { allAtOnce, type Parts } from './parts.ts';
import { playing, type RecordFault } from './replay.ts';
import type { Occupant } from './steps.ts';

/** What checking a record says: how the match stands, how many deals it had and who sits there, or the first fault. */
export type Verdict =
  | {
      readonly ok: true;
      readonly outcome: Outcome | undefined;
      readonly steps: number;
      readonly deals: number;
      readonly occupants: readonly (Occupant | null)[];
      /** The deals with seeds of their own, in format 2: every commitment, contribution and key was compared. */
      readonly seeded: readonly SeededDeal[];
    }
  | ({ readonly ok: false } & RecordFault);

/** Plays a record again and compares. Takes any value of the type, however altered, and never throws. */
export const verify = (game: Game, record: MatchRecord): Verdict => allAtOnce(verifying(game, record));

/** The same in parts. */
export function* verifying(game: Game, record: MatchRecord): Parts<Verdict> {
  try {
    return yield* comparing(game, record);
  } catch (error) {
    return { ok: false, step: 0, at: '', message: `can't be checked: ${String(error)}` };
  }
}

function* comparing(game: Game, record: MatchRecord): Parts<Verdict> {
  let last: Timeline | undefined;
  let hashes = 0;
  const seeded: SeededDeal[] = [];
  const fault = yield* playing(game, record, 'silent', (timeline) => {
    last = timeline;
    const deal = timeline.fair?.deals.at(-1);
    if (deal !== undefined) seeded[deal.deal - 1] = deal;
    if (timeline.marks.length === 0) return undefined;
    const differs = markFault(record, timeline, hashes);
    hashes += timeline.marks.length;
    return differs;
  });
  if (fault !== undefined) return { ok: false, ...fault };
  const loose = hashFault(record, hashes) ?? chainFault(record);
  if (loose !== undefined) return { ok: false, ...loose };
  return {
    ok: true,
    outcome: last?.outcome,
    steps: record.steps.length,
    deals: last?.deals ?? 0,
    occupants: last?.occupants ?? record.seats,
    seeded: seeded.slice(0, last?.fair?.deals.at(-1)?.deal ?? 0),
  };
}

const markFault = (record: MatchRecord, timeline: Timeline, from: number): RecordFault | undefined => {
  for (const [i, mark] of timeline.marks.entries()) {
    const at = `hashes[${from + i}]`;
    const step = timeline.steps;
    const stored = record.hashes[from + i];
    const where = mark.due === 'end' ? 'the end' : `the state before ${mark.due}`;
    if (stored === undefined) return { step, at, message: `is missing: step ${step} leads to ${where}` };
    if (stored.step !== step || stored.due !== mark.due) {
      return { step, at, message: `must be step ${step} and ${mark.due}, where ${where} is reached` };
    }
    if (stored.hash !== hashJson(mark.position())) {
      return { step, at, message: `differs: up to step ${step} the seed, an option or a step is not what was played` };
    }
  }
  return undefined;
};

const hashFault = (record: MatchRecord, found: number): RecordFault | undefined =>
  record.hashes.length === found
    ? undefined
    : { step: record.steps.length, at: `hashes[${found}]`, message: 'is a state that the steps never reach' };

const chainFault = (record: MatchRecord): RecordFault | undefined => {
  const links = chain({ text: headerText(record) });
  for (const text of record.steps) links.add(text);
  if (links.head() === record.head) return undefined;
  const step = record.steps.length;
  return {
    step,
    at: 'head',
    message: "doesn't match: the header, a step or the order of steps is not what was recorded",
  };
};
