// What an action does: answers to the opening hand and to choices, and the actions of a turn.

import type { Seat } from '../../../kernel/game.ts';
import type { Action } from '../actions.ts';
import { deploy, idAt, laneName, replace, takeFrom, tellOf, trigger, turnUp } from '../board.ts';
import { shownTo, type EventSink } from '../events.ts';
import { HIDDEN_COST, revealCost, upgradeCost } from './costs.ts';
import { goOn, startEvaluation, startRound } from './phases.ts';
import { namesake, playCost } from '../effects/power.ts';
import { carryOut, demandOf, drop, narrow, runQueue } from '../effects/queue.ts';
import { chosen, inHand, onTable } from './refuse.ts';
import {
  cardOf,
  HIDDEN,
  KEPT,
  laneOf,
  NONE,
  REDRAWS,
  rivalOf,
  UNANSWERED,
  type Instance,
  type Lane,
  type State,
} from '../state.ts';

/** Carries out a legal action. */
export const apply = (s: State, seat: Seat, action: Action, events?: EventSink): void => {
  if (s.stage === 'mulligan') return answer(s, seat, action, events);
  if (s.queue.length > 0) {
    answerChoice(s, action, events);
    if (s.queue.length > 0) return;
    if (s.stage === 'evaluation') goOn(s, events);
    else nextTurn(s);
    return;
  }
  if (s.looks.length > 0) {
    s.looks = s.looks.map((look) => ({ ...look, left: look.left - 1 })).filter(({ left }) => left > 0);
  }
  s.taken[seat]!++;
  s.ran = 0;
  if (action.do === 'pass') return pass(s, seat, events);
  s.passesInRow = 0;
  takeTurn(s, seat, action, events);
  runQueue(s, events);
  if (s.queue.length === 0) nextTurn(s);
};

const answer = (s: State, seat: Seat, action: Action, events: EventSink): void => {
  const keeps = action.do === 'keep';
  s.answers[seat] = keeps ? KEPT : REDRAWS;
  events?.push(
    shownTo(
      [seat],
      { type: 'answered', seat, answer: null },
      { type: 'answered', seat, answer: keeps ? 'keep' : 'mulligan' },
    ),
  );
  if (s.answers.includes(UNANSWERED)) return;
  events?.push({ pub: { type: 'opened', answers: s.answers.map((each) => (each === KEPT ? 'keep' : 'mulligan')) } });
  if (s.answers.includes(REDRAWS)) s.stage = 'redraw';
  else startRound(s, events);
};

const answerChoice = (s: State, action: Action, events: EventSink): void => {
  const demand = demandOf(s)!;
  if (action.do === 'decline') return drop(s, events);
  if (action.do === 'to' && demand.kind === 'lane') return carryOut(s, demand.card, action.lane, events);
  if (action.do === 'take' && demand.kind === 'card') {
    return narrow(
      s,
      demand.among.find((card) => idAt(s, card) === action.card)!,
      events,
    );
  }
  narrow(s, action.do === 'choose' && demand.kind === 'character' ? chosen(s, demand, action) : NONE, events);
};

/** Alternately; with `passIsFinal` whoever has passed is left out. */
const nextTurn = (s: State): void => {
  const next = rivalOf(s.turn);
  if (s.options.passIsFinal && (s.passed & (1 << next)) !== 0) return;
  s.turn = next;
};

/** The first to pass in the round takes the Edge; two passes in a row end the phase (MYT-4.7). */
const pass = (s: State, seat: Seat, events: EventSink): void => {
  const first = s.passed === 0;
  if (first) s.edge = seat;
  s.passed |= 1 << seat;
  s.passesInRow++;
  events?.push({ pub: { type: 'passed', seat, edge: first } });
  const over = s.options.passIsFinal ? s.passed === 3 : s.passesInRow >= 2;
  if (over) startEvaluation(s, events);
  else nextTurn(s);
};

const pay = (s: State, seat: Seat, cost: number): void => {
  s.chakra[seat]! -= cost;
};

const takeTurn = (s: State, seat: Seat, action: Action, events: EventSink): void => {
  switch (action.do) {
    case 'play':
    case 'hide':
      return playCard(s, seat, inHand(s, seat, action.card), action.lane, action.do === 'hide', events);
    case 'reveal':
      return reveal(s, seat, onTable(s, seat, action.lane, action.card), events);
    case 'upgrade':
      return upgrade(s, seat, inHand(s, seat, action.card), action.lane, events);
    case 'jutsu':
      return playJutsu(s, seat, inHand(s, seat, action.card), onTable(s, seat, action.lane, action.on), events);
    default:
  }
};

const playCard = (s: State, seat: Seat, card: Instance, lane: Lane, hidden: boolean, events: EventSink): void => {
  const cost = hidden ? HIDDEN_COST : playCost(s, seat, cardOf(s, card));
  pay(s, seat, cost);
  takeFrom(s.hands[seat]!, card);
  deploy(s, card, lane, seat, hidden ? HIDDEN : 0);
  if (hidden) {
    tellOf(s, events, card, (spot) => ({ type: 'set', seat, card: spot.card, lane: laneName(lane) }));
    return;
  }
  events?.push({ pub: { type: 'played', seat, card: idAt(s, card), lane: laneName(lane), cost, from: 'hand' } });
  trigger(s, card, 'MAIN', events);
};

const reveal = (s: State, seat: Seat, card: Instance, events: EventSink): void => {
  const cost = revealCost(s, cardOf(s, card));
  pay(s, seat, cost);
  turnUp(s, card);
  events?.push({ pub: { type: 'revealed', seat, card: idAt(s, card), lane: laneName(laneOf(s, card)), cost } });
  if (s.options.revealTriggersMain) trigger(s, card, 'MAIN', events);
  trigger(s, card, 'AMBUSH', events);
};

const upgrade = (s: State, seat: Seat, card: Instance, lane: Lane, events: EventSink): void => {
  const old = namesake(s, lane, seat, cardOf(s, card));
  const cost = upgradeCost(s, cardOf(s, card), old);
  pay(s, seat, cost);
  takeFrom(s.hands[seat]!, card);
  const over = idAt(s, old);
  replace(s, old, card);
  events?.push({ pub: { type: 'upgraded', seat, card: idAt(s, card), over, lane: laneName(lane), cost } });
  if (s.options.upgradeTriggersMain) trigger(s, card, 'MAIN', events);
  trigger(s, card, 'UPGRADE', events);
};

/** To the discard first, then its lines: SELF is the chosen character (MYT-4.6). */
const playJutsu = (s: State, seat: Seat, card: Instance, on: Instance, events: EventSink): void => {
  const cost = playCost(s, seat, cardOf(s, card));
  pay(s, seat, cost);
  takeFrom(s.hands[seat]!, card);
  s.discards[seat]!.push(card);
  tellOf(s, events, on, (spot) => ({ type: 'jutsu', seat, card: idAt(s, card), on: spot, cost }));
  trigger(s, card, 'MAIN', events, { kind: 'jutsu', self: on, lane: laneOf(s, on), seat });
};
