// The queue of effects: they run one after the other until it is empty or somebody owes a choice.

import type { CardIndex } from '../cards.ts';
import { CELLS, effectStepOf, type EffectStep } from './effects.ts';
import type { EventSink } from '../events.ts';
import { HANDLERS, type Handler, type Run } from './handlers.ts';
import { amountOf, basePower, fits, fullPower, holds, type Standpoint } from './power.ts';
import {
  cardOf,
  inPlay,
  isTargetable,
  laneCards,
  laneOf,
  NONE,
  sourceStands,
  type PendingEffect,
  type Instance,
  type Lane,
  type State,
} from '../state.ts';

/** A queue that has run so many effects in one action is emptied (MYT-6.9). */
export const LONGEST_CHAIN = 200;

/** What the first effect of the queue waits for. */
export type Demand =
  | { readonly kind: 'character'; readonly among: readonly Instance[]; readonly mayDecline: boolean }
  | { readonly kind: 'card'; readonly among: readonly Instance[]; readonly mayDecline: boolean }
  | { readonly kind: 'lane'; readonly card: Instance; readonly lanes: number; readonly mayDecline: boolean }
  | { readonly kind: 'agree' };

/** What a pending effect comes to: nothing, a demand, or targets (and a mission) to run on. */
type Plan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'ask'; readonly demand: Demand }
  | { readonly kind: 'run'; readonly targets: readonly Instance[]; readonly lane: Lane };

const NOTHING: Plan = { kind: 'nothing' };
const NO_TARGET: readonly Instance[] = [NONE];

const effectStepAt = (s: State, pending: PendingEffect): EffectStep =>
  effectStepOf(s.set.cards[pending.card]!.effects[pending.line]!, pending.part);

/** Is it the effect step of a ✖ line? */
export const isLasting = ({ action }: EffectStep): boolean => CELLS[action].timings[0] === 'continuous';

/** Does the source still stand? A `then` belongs to what has run already, and needs no source. */
const stands = (s: State, pending: PendingEffect): boolean => pending.part > 0 || sourceStands(s, pending);

const standpoint = (s: State, { seat, self, lane }: PendingEffect): Standpoint => ({
  seat,
  self,
  lane: self !== NONE && inPlay(s, self) ? laneOf(s, self) : lane,
});

/** Continuous lines are never optional, and whoever agreed to an effect has agreed to its "then". */
const isOptional = (s: State, pending: PendingEffect, step: EffectStep): boolean => {
  if (pending.agreed || isLasting(step)) return false;
  return step.optional ?? (pending.part === 0 && s.options.optionalEffects);
};

export type Asked = Omit<Run, 'target' | 'lane' | 'amount'>;

/** The characters an effect step is about, in the order of the missions, own side first. */
const targetsOf = (s: State, asked: Asked, handler: Handler): readonly Instance[] => {
  const { step, from, pending } = asked;
  // A ✖ line's filter looks at base power, also when its one character is chosen (MYT-7.3).
  const powerOf = isLasting(step) ? basePower : fullPower;
  const { target, filter } = step;
  if (target === 'SELF') {
    const { self } = pending;
    const there = self !== NONE && inPlay(s, self) && isTargetable(s, self);
    return there && handler.can?.(s, asked, self) !== false ? [self] : [];
  }
  const found: Instance[] = [];
  const own = target === 'ANOTHER_FRIENDLY' || target === 'ALL_FRIENDLY' || target === 'ANY';
  const other = target === 'ENEMY' || target === 'ALL_ENEMY' || target === 'ANY';
  for (let lane = 0; lane < s.missions.length; lane++) {
    for (let i = 0; i < 2; i++) {
      const side = i === 0 ? from.seat : 1 - from.seat;
      if (!(i === 0 ? own : other)) continue;
      for (const card of laneCards(s, lane, side)) {
        if (card === pending.self && target !== 'ALL_FRIENDLY') continue;
        if (!isTargetable(s, card) || !fits(s, card, filter, from.lane, powerOf)) continue;
        if (handler.can === undefined || handler.can(s, asked, card)) found.push(card);
      }
    }
  }
  return found;
};

const isOne = (target: EffectStep['target']): boolean =>
  target === 'ENEMY' || target === 'ANOTHER_FRIENDLY' || target === 'ANY';

const isSingleBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** What a pending effect comes to now: its targets are found when it runs, not when it was queued (MYT-6.6). */
const planOf = (s: State, pending: PendingEffect): Plan => {
  const step = effectStepAt(s, pending);
  const from = standpoint(s, pending);
  // A ✖ line's condition is looked at whenever it counts, not when it is switched on.
  if (!isLasting(step) && !holds(s, from, step.when)) return NOTHING;
  const asked: Asked = { pending, step, from };
  const handler = HANDLERS[step.action];
  const mayDecline = isOptional(s, pending, step);
  if (isLasting(step) && !isOne(step.target)) return { kind: 'run', targets: NO_TARGET, lane: NONE };
  if (handler.cards !== undefined) return planCard(s, asked, handler, mayDecline);
  if (step.target === undefined) {
    return mayDecline ? { kind: 'ask', demand: { kind: 'agree' } } : { kind: 'run', targets: NO_TARGET, lane: NONE };
  }
  const targets = pending.picked === NONE ? targetsOf(s, asked, handler) : [pending.picked];
  if (targets.length === 0) return NOTHING;
  if (isOne(step.target) && pending.picked === NONE && (targets.length > 1 || mayDecline)) {
    return { kind: 'ask', demand: { kind: 'character', among: targets, mayDecline } };
  }
  if (handler.lanes !== undefined) return planLane(s, asked, handler, targets[0]!, mayDecline);
  if (mayDecline && pending.picked === NONE) return { kind: 'ask', demand: { kind: 'agree' } };
  return { kind: 'run', targets, lane: NONE };
};

const planCard = (s: State, asked: Asked, handler: Handler, mayDecline: boolean): Plan => {
  const { pending, step, from } = asked;
  if (pending.picked !== NONE) return planLane(s, asked, handler, pending.picked, false);
  const all = handler.cards?.(s, { ...asked, amount: amountOf(s, from, step.amount ?? 0) }) ?? [];
  const among = oneOfEach(s, all);
  if (among.length === 0) return NOTHING;
  if (among.length > 1 || mayDecline) return { kind: 'ask', demand: { kind: 'card', among, mayDecline } };
  return planLane(s, asked, handler, among[0]!, false);
};

/** Twins are one choice: the one with the fewest lines that have fired in this round, then the oldest. */
const oneOfEach = (s: State, cards: readonly Instance[]): readonly Instance[] => {
  const best = new Map<CardIndex, Instance>();
  for (const card of cards) {
    const other = best.get(cardOf(s, card));
    if (other === undefined || linesFired(s, card) < linesFired(s, other)) best.set(cardOf(s, card), card);
  }
  return [...best.values()];
};

const linesFired = (s: State, card: Instance): number => {
  let fired = 0;
  for (let marks = s.marks[card]!; marks !== 0; marks &= marks - 1) fired++;
  return fired;
};

const planLane = (s: State, asked: Asked, handler: Handler, card: Instance, mayDecline: boolean): Plan => {
  const lanes = handler.lanes?.(s, asked, card) ?? 0;
  if (lanes === 0) return NOTHING;
  if (!isSingleBit(lanes) || mayDecline) return { kind: 'ask', demand: { kind: 'lane', card, lanes, mayDecline } };
  return { kind: 'run', targets: [card], lane: 31 - Math.clz32(lanes) };
};

/** What the first effect of the queue asks about. */
export const askedNow = (s: State): Asked => {
  const pending = s.queue[0]!;
  return { pending, step: effectStepAt(s, pending), from: standpoint(s, pending) };
};

/** What the player of the first effect has to choose from; nothing while the queue is empty. */
export const demandOf = (s: State): Demand | undefined => {
  const [pending] = s.queue;
  if (pending === undefined) return undefined;
  const plan = stands(s, pending) ? planOf(s, pending) : NOTHING;
  return plan.kind === 'ask' ? plan.demand : undefined;
};

/** Runs effects until the queue is empty or a choice is owed. */
export const runQueue = (s: State, events: EventSink): void => {
  while (s.queue.length > 0) {
    if (s.ran >= LONGEST_CHAIN) {
      events?.push({ pub: { type: 'chain-cut', dropped: s.queue.length } });
      s.queue = [];
      return;
    }
    const pending = s.queue[0]!;
    const plan = stands(s, pending) ? planOf(s, pending) : NOTHING;
    if (plan.kind === 'ask') return;
    s.ran++;
    s.queue = s.queue.slice(1);
    if (plan.kind === 'run') perform(s, pending, plan.targets, plan.lane, events);
  }
};

/** Does the first effect on a target and mission that were chosen, then runs on. */
export const carryOut = (s: State, target: Instance, lane: Lane, events: EventSink): void => {
  const pending = s.queue[0]!;
  s.ran++;
  s.queue = s.queue.slice(1);
  perform(s, pending, [target], lane, events);
  runQueue(s, events);
};

/** Notes what was chosen for the first effect, then runs on: it may need a mission next. */
export const narrow = (s: State, picked: Instance, events: EventSink): void => {
  const [pending, ...rest] = s.queue;
  s.queue = [{ ...pending!, picked, agreed: true }, ...rest];
  runQueue(s, events);
};

/** Drops the first effect: its player declined. */
export const drop = (s: State, events: EventSink): void => {
  const pending = s.queue[0]!;
  s.ran++;
  s.queue = s.queue.slice(1);
  const card = s.set.cards[pending.card]!.id;
  events?.push({ pub: { type: 'declined', seat: pending.seat, card } });
  runQueue(s, events);
};

const perform = (
  s: State,
  pending: PendingEffect,
  targets: readonly Instance[],
  lane: Lane,
  events: EventSink,
): void => {
  const step = effectStepAt(s, pending);
  const from = standpoint(s, pending);
  const amount = amountOf(s, from, step.amount ?? 0);
  const { apply } = HANDLERS[step.action];
  events?.push({
    pub: {
      type: 'effect',
      seat: pending.seat,
      card: s.set.cards[pending.card]!.id,
      line: pending.line,
      part: pending.part,
    },
  });
  let did = false;
  for (const target of targets) {
    // One target of several may have left play by the hand of another.
    if (target !== NONE && targets.length > 1 && !inPlay(s, target)) continue;
    if (apply(s, { pending, step, from, amount, target, lane }, events)) did = true;
  }
  if (!did || step.then === undefined) return;
  const next: PendingEffect = { ...pending, part: pending.part + 1, lane: from.lane, picked: NONE, agreed: false };
  // What was copied runs first, then what follows the copying.
  const copied = step.action === 'COPY_EFFECT' ? 1 : 0;
  s.queue = [...s.queue.slice(0, copied), next, ...s.queue.slice(copied)];
};
