// The queue of effects: frames run one after the other until it is empty or somebody owes a choice.

import type { CardIndex } from './cards.ts';
import { CELLS, deedOf, type Deed, type Effect } from './effects.ts';
import type { Told } from './events.ts';
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
  type Frame,
  type Instance,
  type Lane,
  type State,
} from './state.ts';

/** A queue that has run so many frames in one action is emptied (MYT-6.9). */
export const LONGEST_CHAIN = 200;

/** What the first frame of the queue waits for. */
export type Demand =
  | { readonly kind: 'character'; readonly among: readonly Instance[]; readonly mayDecline: boolean }
  | { readonly kind: 'card'; readonly among: readonly Instance[]; readonly mayDecline: boolean }
  | { readonly kind: 'lane'; readonly card: Instance; readonly lanes: number; readonly mayDecline: boolean }
  | { readonly kind: 'agree' };

/** What a frame comes to: nothing, a demand, or targets (and a mission) to run on. */
type Plan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'ask'; readonly demand: Demand }
  | { readonly kind: 'run'; readonly targets: readonly Instance[]; readonly lane: Lane };

const NOTHING: Plan = { kind: 'nothing' };
const NO_TARGET: readonly Instance[] = [NONE];

const deedAt = (s: State, frame: Frame): Deed =>
  deedOf((s.set.cards[frame.card] as State['set']['cards'][number]).effects[frame.line] as Effect, frame.part);

/** Is it the deed of a ✖ line? */
export const isLasting = ({ action }: Deed): boolean => CELLS[action].timings[0] === 'continuous';

/** Does the source still stand? A `then` belongs to what has run already, and needs no source. */
const stands = (s: State, frame: Frame): boolean => frame.part > 0 || sourceStands(s, frame);

const standpoint = (s: State, { seat, self, lane }: Frame): Standpoint => ({
  seat,
  self,
  lane: self !== NONE && inPlay(s, self) ? laneOf(s, self) : lane,
});

/** Continuous lines are never optional, and whoever agreed to an effect has agreed to its "then". */
const isOptional = (s: State, frame: Frame, deed: Deed): boolean => {
  if (frame.agreed || isLasting(deed)) return false;
  return deed.optional ?? (frame.part === 0 && s.options.optionalEffects);
};

export type Asked = Omit<Run, 'target' | 'lane' | 'amount'>;

/** The characters a deed is about, in the order of the missions, own side first. */
const targetsOf = (s: State, asked: Asked, handler: Handler): readonly Instance[] => {
  const { deed, from, frame } = asked;
  // A ✖ line's filter looks at base power, also when its one character is chosen (MYT-7.3).
  const powerOf = isLasting(deed) ? basePower : fullPower;
  const { target, filter } = deed;
  if (target === 'SELF') {
    const { self } = frame;
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
        if (card === frame.self && target !== 'ALL_FRIENDLY') continue;
        if (!isTargetable(s, card) || !fits(s, card, filter, from.lane, powerOf)) continue;
        if (handler.can === undefined || handler.can(s, asked, card)) found.push(card);
      }
    }
  }
  return found;
};

const isOne = (target: Deed['target']): boolean =>
  target === 'ENEMY' || target === 'ANOTHER_FRIENDLY' || target === 'ANY';

const isSingleBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** What a frame comes to now: its targets are found when it runs, not when it was queued (MYT-6.6). */
const planOf = (s: State, frame: Frame): Plan => {
  const deed = deedAt(s, frame);
  const from = standpoint(s, frame);
  // A ✖ line's condition is looked at whenever it counts, not when it is switched on.
  if (!isLasting(deed) && !holds(s, from, deed.when)) return NOTHING;
  const asked: Asked = { frame, deed, from };
  const handler = HANDLERS[deed.action];
  const mayDecline = isOptional(s, frame, deed);
  if (isLasting(deed) && !isOne(deed.target)) return { kind: 'run', targets: NO_TARGET, lane: NONE };
  if (handler.cards !== undefined) return planCard(s, asked, handler, mayDecline);
  if (deed.target === undefined) {
    return mayDecline ? { kind: 'ask', demand: { kind: 'agree' } } : { kind: 'run', targets: NO_TARGET, lane: NONE };
  }
  const targets = frame.picked === NONE ? targetsOf(s, asked, handler) : [frame.picked];
  if (targets.length === 0) return NOTHING;
  if (isOne(deed.target) && frame.picked === NONE && (targets.length > 1 || mayDecline)) {
    return { kind: 'ask', demand: { kind: 'character', among: targets, mayDecline } };
  }
  if (handler.lanes !== undefined) return planLane(s, asked, handler, targets[0] as Instance, mayDecline);
  if (mayDecline && frame.picked === NONE) return { kind: 'ask', demand: { kind: 'agree' } };
  return { kind: 'run', targets, lane: NONE };
};

const planCard = (s: State, asked: Asked, handler: Handler, mayDecline: boolean): Plan => {
  const { frame, deed, from } = asked;
  if (frame.picked !== NONE) return planLane(s, asked, handler, frame.picked, false);
  const all = handler.cards?.(s, { ...asked, amount: amountOf(s, from, deed.amount ?? 0) }) ?? [];
  const among = oneOfEach(s, all);
  if (among.length === 0) return NOTHING;
  if (among.length > 1 || mayDecline) return { kind: 'ask', demand: { kind: 'card', among, mayDecline } };
  return planLane(s, asked, handler, among[0] as Instance, false);
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
  for (let marks = s.marks[card] as number; marks !== 0; marks &= marks - 1) fired++;
  return fired;
};

const planLane = (s: State, asked: Asked, handler: Handler, card: Instance, mayDecline: boolean): Plan => {
  const lanes = handler.lanes?.(s, asked, card) ?? 0;
  if (lanes === 0) return NOTHING;
  if (!isSingleBit(lanes) || mayDecline) return { kind: 'ask', demand: { kind: 'lane', card, lanes, mayDecline } };
  return { kind: 'run', targets: [card], lane: 31 - Math.clz32(lanes) };
};

/** What the first frame of the queue asks about. */
export const askedNow = (s: State): Asked => {
  const frame = s.queue[0] as Frame;
  return { frame, deed: deedAt(s, frame), from: standpoint(s, frame) };
};

/** What the player of the first frame has to choose from; nothing while the queue is empty. */
export const demandOf = (s: State): Demand | undefined => {
  const [frame] = s.queue;
  if (frame === undefined) return undefined;
  const plan = stands(s, frame) ? planOf(s, frame) : NOTHING;
  return plan.kind === 'ask' ? plan.demand : undefined;
};

/** Runs frames until the queue is empty or a choice is owed. */
export const runQueue = (s: State, events: Told): void => {
  while (s.queue.length > 0) {
    if (s.ran >= LONGEST_CHAIN) {
      events?.push({ pub: { type: 'chain-cut', dropped: s.queue.length } });
      s.queue = [];
      return;
    }
    const frame = s.queue[0] as Frame;
    const plan = stands(s, frame) ? planOf(s, frame) : NOTHING;
    if (plan.kind === 'ask') return;
    s.ran++;
    s.queue = s.queue.slice(1);
    if (plan.kind === 'run') perform(s, frame, plan.targets, plan.lane, events);
  }
};

/** Does the first frame on a target and mission that were chosen, then runs on. */
export const carryOut = (s: State, target: Instance, lane: Lane, events: Told): void => {
  const frame = s.queue[0] as Frame;
  s.ran++;
  s.queue = s.queue.slice(1);
  perform(s, frame, [target], lane, events);
  runQueue(s, events);
};

/** Notes what was chosen for the first frame, then runs on: it may need a mission next. */
export const narrow = (s: State, picked: Instance, events: Told): void => {
  const [frame, ...rest] = s.queue;
  s.queue = [{ ...(frame as Frame), picked, agreed: true }, ...rest];
  runQueue(s, events);
};

/** Drops the first frame: its player declined. */
export const drop = (s: State, events: Told): void => {
  const frame = s.queue[0] as Frame;
  s.ran++;
  s.queue = s.queue.slice(1);
  const card = s.set.cards[frame.card]?.id as string;
  events?.push({ pub: { type: 'declined', seat: frame.seat, card } });
  runQueue(s, events);
};

const perform = (s: State, frame: Frame, targets: readonly Instance[], lane: Lane, events: Told): void => {
  const deed = deedAt(s, frame);
  const from = standpoint(s, frame);
  const amount = amountOf(s, from, deed.amount ?? 0);
  const { apply } = HANDLERS[deed.action];
  events?.push({
    pub: {
      type: 'effect',
      seat: frame.seat,
      card: s.set.cards[frame.card]?.id as string,
      line: frame.line,
      part: frame.part,
    },
  });
  let did = false;
  for (const target of targets) {
    // One target of several may have left play by the hand of another.
    if (target !== NONE && targets.length > 1 && !inPlay(s, target)) continue;
    if (apply(s, { frame, deed, from, amount, target, lane }, events)) did = true;
  }
  if (!did || deed.then === undefined) return;
  const next: Frame = { ...frame, part: frame.part + 1, lane: from.lane, picked: NONE, agreed: false };
  // What was copied runs first, then what follows the copying.
  const copied = deed.action === 'COPY_EFFECT' ? 1 : 0;
  s.queue = [...s.queue.slice(0, copied), next, ...s.queue.slice(copied)];
};
