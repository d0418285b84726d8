// What a record proves: every step, state, deal and the chain, and that no bot knew more than its seat. The command line and the page use this one.

import type { Game } from '../kernel/game.ts';
import { STEPS_A_PART, type Parts } from '../kernel/parts.ts';
import { present } from '../kernel/present.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { playing, type RecordFault } from '../kernel/replay.ts';
import type { Timeline } from '../kernel/timeline.ts';
import { verifying, type Verdict } from '../kernel/verify.ts';
import type { Level } from './bot.ts';
import { judgingBots, type BotVerdict } from './think.ts';

/** All that was compared, or the first fault. `bots` is there if they were recomputed. */
export type Proof =
  | (Extract<Verdict, { readonly ok: true }> & { readonly bots?: readonly BotVerdict[] })
  | ({ readonly ok: false; readonly bots?: readonly BotVerdict[] } & RecordFault);

/** How far a proof is: in steps, of the match as it is played again, and then of the bots as they think again. */
export interface ProofProgress {
  readonly phase: 'play' | 'bots';
  readonly done: number;
  readonly of: number;
}

/** Checks a record, in parts; with `levels`, those that there are of its game, its bots too. Never throws. */
export function* proving(
  game: Game,
  record: MatchRecord,
  levels: readonly Level[] | undefined,
): Parts<Proof, ProofProgress> {
  const of = record.steps.length;
  const verdict = yield* counted(verifying(game, record), { phase: 'play', of, each: STEPS_A_PART });
  if (!verdict.ok || levels === undefined) return verdict;
  const timelines: Timeline[] = [];
  const fault = yield* counted(
    playing(game, record, 'events', (timeline) => void timelines.push(timeline)),
    { phase: 'bots', of, each: 0 },
  );
  if (fault !== undefined) return { ok: false, ...fault };
  const bots = yield* counted(judgingBots(timelines, record.steps, levels), { phase: 'bots', of, each: 1 });
  const differs = botFault(bots);
  return differs === undefined ? { ...verdict, bots } : { ok: false, ...differs, ...present({ bots }) };
}

/** Tells with each pause of some work how many steps are done. */
function* counted<T>(
  work: Parts<T>,
  { each, ...where }: Omit<ProofProgress, 'done'> & { readonly each: number },
): Parts<T, ProofProgress> {
  for (let done = each; ; done += each) {
    const part = work.next();
    if (part.done === true) return part.value;
    yield { ...where, done };
  }
}

/** Why the bots of a record fail: a move that differs before one that nobody here can recompute, the earliest first. */
const botFault = (bots: readonly BotVerdict[]): RecordFault | undefined => {
  const faults = bots.flatMap((bot) => (bot.verdict === 'same' ? [] : [bot])).sort((a, b) => a.step - b.step);
  const worst = faults.find(({ verdict }) => verdict === 'differs') ?? faults[0];
  if (worst === undefined) return undefined;
  const { seat, level, version, step, recorded } = worst;
  const message =
    worst.verdict === 'not checkable'
      ? `not checkable: ${level} version ${version} at seat ${seat} is not shipped here, so nobody can recompute "${recorded}"`
      : `differs: the bot at seat ${seat} plays ${worst.recomputed === undefined ? 'nothing' : `"${worst.recomputed}"`}, not "${recorded}"`;
  return { step, at: `steps[${step - 1}]`, message };
};
