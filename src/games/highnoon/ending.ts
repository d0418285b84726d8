// How a match ends (HN-12): somebody is out of cards, both are dead, or nobody makes progress; and who has won then.

import type { Events, Outcome, Seat } from '../../kernel/game.ts';
import { areBothDead, isDead } from './dead.ts';
import type { HighNoonEvent } from './events.ts';
import { ALIVE, replaceAt, ringOf, rivalOf, UNKNOWN, type Ending, type State } from './state.ts';

/** What an action did: only the last two are progress. */
export type Advance = 'turned-stock' | 'rearranged' | 'uncovered' | 'placed';

/** Has a match become quiet by an action of this seat? Earlier versions of the rules answered otherwise: see versions/. */
export type Quiet = (s: State, seat: Seat) => boolean;

/** Counts an action, forgets what it made untrue, and ends the match if it is over. */
export const afterAction = (
  s: State,
  seat: Seat,
  advance: Advance,
  quiet: Quiet,
  events?: Events<HighNoonEvent>,
): void => {
  s.actions++;
  if (advance === 'uncovered' || advance === 'placed') noteProgress(s, seat, advance);
  else noteIdling(s, seat, advance);
  const ending = endingNow(s, seat, quiet);
  if (ending === undefined) return;
  s.stage = 'end';
  s.ending = ending;
  events?.push({ pub: { type: 'ended', ending, placed: s.placed.slice(), score: s.score.slice() } });
};

const noteProgress = (s: State, seat: Seat, advance: Advance): void => {
  s.progress = replaceAt(s.progress, seat, s.actions);
  s.idle[0] = 0;
  s.idle[1] = 0;
  s.turned[0] = 0;
  s.turned[1] = 0;
  s.outlook[seat] = UNKNOWN;
  // A lane that grew may wake the other player; an uncovered card of mine does not concern them.
  if (advance === 'placed') s.outlook[rivalOf(seat)] = UNKNOWN;
};

const noteIdling = (s: State, seat: Seat, advance: Advance): void => {
  s.idle[seat]!++;
  // Who is dead stays so whatever they rearrange. Turning single cards loses nothing, since every card comes round again.
  const harmless = advance === 'turned-stock' && s.options.drawCount === 1;
  if (s.outlook[seat] === ALIVE && !harmless) s.outlook[seat] = UNKNOWN;
};

/** HN-12.5: whoever is not dead has made the limit. Nobody is looked at before somebody has. */
export const isQuiet: Quiet = (s) => {
  const limit = s.options.quietLimit;
  const [first, second] = s.idle as [number, number];
  if (limit === 0 || (first < limit && second < limit)) return false;
  return (first >= limit || isDead(s, 0)) && (second >= limit || isDead(s, 1));
};

const endingNow = (s: State, seat: Seat, quiet: Quiet): Ending | undefined => {
  if (s.left[seat] === 0) return 'cleared';
  // HN-12.4: a full pass without progress is the moment to look; with no cards to turn every action is one.
  if (s.turned[seat]! >= ringOf(s, seat).length) {
    s.turned[seat] = 0;
    if (areBothDead(s)) return 'blocked';
  }
  if (!quiet(s, seat)) return undefined;
  return areBothDead(s) ? 'blocked' : 'quiet';
};

const CLAUSES: { readonly [ending in Ending]: string } = { cleared: 'HN-12.1', blocked: 'HN-12.3', quiet: 'HN-12.5' };

/** The end by the rules: who is out of cards, else more cards placed, else the higher score (HN-12.1, HN-12.3). */
export const outcomeOf = (s: State): Outcome | undefined => {
  if (s.ending === null) return undefined;
  const lead = s.ending === 'cleared' ? (s.left[0] === 0 ? 1 : -1) : tally(s);
  return { rank: ranking(lead), points: s.score, reason: s.ending, clause: CLAUSES[s.ending] };
};

/** HN-12.8: a progress clock is counted as if blocked. */
export const stalledOutcome = (s: State): Outcome => ({
  rank: ranking(tally(s)),
  points: s.score,
  reason: 'stalled',
  clause: 'HN-12.8',
});

const ranking = (lead: number): readonly number[] => (lead === 0 ? [1, 1] : lead > 0 ? [1, 2] : [2, 1]);

/** Above zero if the first player is ahead. */
const tally = (s: State): number => s.placed[0]! - s.placed[1]! || s.score[0]! - s.score[1]!;

/** HN-12.6: whoever gives up comes second. */
export const concededBy = (s: State, seat: Seat): Outcome => ({
  rank: seat === 0 ? [2, 1] : [1, 2],
  points: s.score,
  reason: 'conceded',
  clause: 'HN-12.6',
});
