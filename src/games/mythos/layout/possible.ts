// Invariants of rounds, stages and waiting effects, which must fit each other. Only who writes a position can break them.

import type { Tell } from '../../../kernel/invariants.ts';
import { demandOf } from '../effects/queue.ts';
import { cardOf, NONE, REDRAWS, rivalOf, UNANSWERED, waitsFor, type State } from '../state.ts';

const isOpening = ({ stage }: State): boolean => stage === 'deal' || stage === 'mulligan' || stage === 'redraw';

/** One mission is revealed each round. */
export const missions = (s: State, tell: Tell): void => {
  if (s.missions.length !== s.round) tell('lanes', `must be ${s.round}: one mission is revealed each round`);
};

/** All missions of the lists are there; with two of each player one each is left out. */
export const missionDeck = (s: State, tell: Tell): void => {
  const left = s.stage === 'over' ? 0 : 4 - s.round;
  if (s.missionDeck.length < left)
    return tell('missionDeck', `must have at least ${left} missions for the rounds to come`);
  const listed = s.lists.flatMap((deck) => deck.missions).length;
  const out = s.stage !== 'deal' && s.options.missionDeck === 'twoEach' ? 2 : 0;
  const there = s.missions.length + s.missionDeck.length;
  // A position that was written without lists has none left out, also where two would be.
  if (there !== listed && there !== listed - out)
    tell('missionDeck', `and the revealed ones must be ${listed - out} missions together`);
};

/** What there is before the first round, and what there must be after it has begun. */
export const opening = (s: State, tell: Tell): void => {
  const waits = s.answers.includes(UNANSWERED);
  if (!isOpening(s)) {
    if (s.round === 0) tell('round', 'must be at least 1 once play has begun');
    if (waits || s.answers.includes(REDRAWS)) tell('answers', 'must be keep or redrew once play has begun');
    if (s.stage === 'over' && s.round !== 4) tell('round', 'must be 4 when the match is over');
    return;
  }
  if (s.round !== 0) tell('round', `must be 0 in the stage ${s.stage}`);
  if (s.queue.length > 0) tell('queue', 'must be empty before the first round');
  if (s.looks.length > 0) tell('looks', 'must be empty before the first round');
  if (s.evaluating !== NONE) tell('evaluating', 'must be null before the first round');
  if (s.stage === 'deal' && s.answers.some((answer) => answer !== UNANSWERED))
    tell('answers', 'must be null before the deal');
  if (s.stage === 'mulligan' && !waits) tell('stage', 'must not be mulligan once both have answered');
  if (s.stage === 'mulligan' && s.answers.some((answer) => answer > REDRAWS))
    tell('answers', 'must be keep, mulligan or null in the stage mulligan');
  if (s.stage === 'redraw' && (waits || !s.answers.includes(REDRAWS)))
    tell('answers', 'must have a mulligan that is still to be drawn');
  if (s.stage === 'deal' && s.hands.some((hand) => hand.length > 0)) tell('hands', 'must be empty before the deal');
  if (s.discards.some((pile) => pile.length > 0)) tell('discards', 'must be empty before the first round');
  if (s.passed !== 0) tell('passed', 'must be false before the first round');
};

export const evaluation = (s: State, tell: Tell): void => {
  if (isOpening(s)) return;
  s.winners.forEach((winner, lane) => {
    if (winner === NONE || (s.resolved & (1 << lane)) !== 0 || lane === s.evaluating) return;
    tell(`lanes[${lane}].winner`, 'must be null: the mission is not resolved');
  });
  if (s.stage !== 'evaluation') {
    if (s.evaluating !== NONE) tell('evaluating', `must be null in the stage ${s.stage}`);
    return;
  }
  if (s.evaluating === NONE || s.evaluating >= s.missions.length)
    return tell('evaluating', 'must name a revealed mission');
  if (s.queue.length === 0) tell('queue', 'must hold the choice that the evaluation waits for');
  if (s.winners[s.evaluating] === NONE) tell('lanes', 'must have a winner on the mission that is being evaluated');
};

export const passing = (s: State, tell: Tell): void => {
  if (s.stage !== 'action') return;
  if (s.passesInRow > 1) tell('passesInRow', 'must be 0 or 1: two passes in a row end the phase');
  if (s.passesInRow > 0 && (s.passed & (1 << rivalOf(s.turn))) === 0)
    tell('passesInRow', 'must be 0 when the player before has not passed');
  if (s.passesInRow > 0 && s.queue.length > 0) tell('passesInRow', 'must be 0 while an effect waits');
  if (!s.options.passIsFinal) return;
  if (s.passed === 3) tell('passed', 'must not both be true: the phase is over');
  else if ((s.passed & (1 << s.turn)) !== 0) tell('turn', 'must not be a player who has passed');
};

/** Can the effects that wait be asked about: are they of the player that they may be of? */
const askable = (s: State): boolean => !isOpening(s) && s.queue.every(({ seat }) => seat === waitsFor(s));

/** What was picked for the first effect must have been there to pick; the others have not been asked about yet. */
export const picked = (s: State, tell: Tell): void => {
  if (!askable(s)) return;
  s.queue.forEach((pending, i) => {
    if (pending.picked === NONE) return;
    if (i > 0) return tell(`queue[${i}].picked`, 'must be null: only the first effect has been chosen for');
    const before = demandOf({ ...s, queue: [{ ...pending, picked: NONE, agreed: false }] });
    const among = before?.kind === 'character' || before?.kind === 'card' ? before.among : [];
    const isThere = among.some((card) =>
      before?.kind === 'card' ? cardOf(s, card) === cardOf(s, pending.picked) : card === pending.picked,
    );
    if (!isThere) tell(`queue[${i}].picked`, 'is none of the choices of its effect');
  });
};

/** A queue waits for a choice, and is empty when the match is over. */
export const waiting = (s: State, tell: Tell): void => {
  if (!askable(s) || s.queue.length === 0) return;
  if (s.stage === 'over') tell('queue', 'must be empty when the match is over');
  else if (demandOf(s) === undefined) tell('queue', 'must begin with an effect that somebody has to choose for');
};
