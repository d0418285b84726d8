// The phases of a round: start, evaluation of the missions, end; and the end of the match.

import type { Outcome, Seat } from '../../../kernel/game.ts';
import { drawCards, enqueue, laneName, leave, tellOf, trigger } from '../board.ts';
import type { Mission } from '../cards.ts';
import type { EventSink } from '../events.ts';
import { forLinesOn, powerOn, reaches } from '../effects/power.ts';
import { runQueue } from '../effects/queue.ts';
import {
  NONE,
  ROUNDS,
  isHidden,
  isTargetable,
  laneCards,
  rivalOf,
  type Instance,
  type Lane,
  type State,
} from '../state.ts';

const BASE_CHAKRA = 5;
const CARDS_PER_ROUND = 2;

/** A round begins: mission, chakra, cards, and the holder of the Edge on turn (MYT-3). */
export const startRound = (s: State, events: EventSink): void => {
  s.round++;
  s.missions = [...s.missions, s.missionDeck.at(-1)!];
  s.missionDeck = s.missionDeck.slice(0, -1);
  s.winners = [...s.winners, NONE];
  const bonus = missionChakra(s);
  for (let seat = 0; seat < 2; seat++) {
    let characters = 0;
    for (let lane = 0; lane < s.missions.length; lane++) characters += laneCards(s, lane, seat).length;
    s.chakra[seat] = BASE_CHAKRA + characters + bonus;
  }
  s.passed = 0;
  s.passesInRow = 0;
  s.taken = [0, 0];
  s.marks.fill(0);
  s.turn = s.edge;
  s.stage = 'action';
  events?.push({
    pub: {
      type: 'round',
      round: s.round,
      lane: laneName(s.round - 1),
      mission: s.set.cards[s.missions[s.round - 1]!]!.id,
      chakra: s.chakra.slice(),
      first: s.edge,
    },
  });
  const cards = s.round === 1 ? s.options.round1Draw : CARDS_PER_ROUND;
  if (cards === 0) return;
  drawCards(s, 0, cards, events);
  drawCards(s, 1, cards, events);
};

/** What all revealed missions give both players, resolved ones too. */
const missionChakra = (s: State): number => {
  let bonus = 0;
  for (const mission of s.missions) {
    for (const { trigger: when, action, amount } of s.set.cards[mission]?.effects ?? []) {
      if (when === undefined && action === 'GAIN_CHAKRA') bonus += amount as number;
    }
  }
  return bonus;
};

/** Both have passed: missions are evaluated, D first (MYT-5). */
export const startEvaluation = (s: State, events: EventSink): void => {
  s.stage = 'evaluation';
  s.evaluating = NONE;
  evaluateNext(s, events);
};

/** Goes on with the evaluation as far as no choice is owed, then ends the round. */
export const goOn = (s: State, events: EventSink): void => {
  if (s.stage !== 'evaluation' || s.queue.length > 0) return;
  awardPoints(s, events);
  evaluateNext(s, events);
};

const evaluateNext = (s: State, events: EventSink): void => {
  for (let lane = s.evaluating + 1; lane < s.missions.length; lane++) {
    if (s.options.scoring === 'once' && (s.resolved & (1 << lane)) !== 0) continue;
    s.evaluating = lane;
    decide(s, lane, events);
    fireScores(s, lane, events);
    runQueue(s, events);
    if (s.queue.length > 0) return;
    awardPoints(s, events);
  }
  s.evaluating = NONE;
  endRound(s, events);
};

/** Who wins a mission, before any SCORE effect (MYT-5.2). */
const decide = (s: State, lane: Lane, events: EventSink): void => {
  const powers = [powerOn(s, lane, 0), powerOn(s, lane, 1)];
  const [a = 0, b = 0] = powers;
  const winner = a === 0 && b === 0 ? NONE : a === b ? s.edge : a > b ? 0 : 1;
  s.winners = s.winners.map((before, at) => (at === lane ? winner : before));
  events?.push({
    pub: {
      type: 'evaluated',
      lane: laneName(lane),
      powers,
      winner: winner === NONE ? null : winner,
      tie: a === b && a > 0,
    },
  });
};

/** SCORE lines of the winner's face-up characters there in order of arrival, then those of the mission (MYT-5.3). */
const fireScores = (s: State, lane: Lane, events: EventSink): void => {
  const winner = s.winners[lane]!;
  if (winner === NONE) return;
  for (const card of laneCards(s, lane, winner)) if (!isHidden(s, card)) trigger(s, card, 'SCORE', events);
  if (!s.options.missionScoreEffects) return;
  const mission = s.missions[lane]!;
  for (const [line, effect] of (s.set.cards[mission]?.effects ?? []).entries()) {
    if (effect.trigger !== 'SCORE') continue;
    enqueue(s, { kind: 'mission', card: mission, line, source: NONE, self: NONE, lane, seat: winner });
  }
};

/** What a mission is worth: its rank, and its printed points with `missionBasePoints`. */
export const missionPoints = (s: State, lane: Lane): number => {
  const { points } = s.set.cards[s.missions[lane]!] as Mission;
  return lane + 1 + (s.options.missionBasePoints ? points : 0);
};

const awardPoints = (s: State, events: EventSink): void => {
  const lane = s.evaluating;
  const winner = s.winners[lane]!;
  s.resolved |= 1 << lane;
  if (winner === NONE) return;
  const points = missionPoints(s, lane);
  s.points[winner]! += points;
  events?.push({ pub: { type: 'scored', seat: winner, lane: laneName(lane), points } });
};

/** RETURN_TO_HAND, then chakra and tokens go; after round 4 the match is over (MYT-5.5). */
const endRound = (s: State, events: EventSink): void => {
  for (const card of returning(s)) {
    tellOf(s, events, card, (who) => ({ type: 'returned', who }));
    leave(s, card, 'hand');
  }
  s.chakra = [0, 0];
  s.tokens.fill(0);
  if (s.round >= ROUNDS) s.stage = 'over';
  else startRound(s, events);
};

/** The characters that a RETURN_TO_HAND line takes back, found before any of them goes; hidden ones with `hiddenTargetable`. */
const returning = (s: State): readonly Instance[] => {
  const found: Instance[] = [];
  forLinesOn(s, 'RETURN_TO_HAND', NONE, (source, line, effect) => {
    for (const card of s.lanes.flat()) {
      if (!isTargetable(s, card) || found.includes(card)) continue;
      if (reaches(s, source, line, effect, card)) found.push(card);
    }
  });
  return found;
};

/** The end after round 4: points, then the Edge (MYT-5.6). */
export const outcomeOf = (s: State): Outcome | undefined => {
  if (s.stage !== 'over') return undefined;
  const [a = 0, b = 0] = s.points;
  const winner = a === b ? s.edge : a > b ? 0 : 1;
  return ranked(s, winner, a === b ? 'edge' : 'points', 'MYT-5.6');
};

const ranked = (s: State, winner: Seat, reason: string, clause: string): Outcome => ({
  rank: winner === 0 ? [1, 2] : [2, 1],
  points: s.points.slice(),
  reason,
  clause,
});

/** Whoever gives up comes second. */
export const concededBy = (s: State, seat: Seat): Outcome => ranked(s, rivalOf(seat), 'conceded', 'MYT-5.7');
