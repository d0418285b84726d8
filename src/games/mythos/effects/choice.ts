// Why a choice is none of those that an effect leaves open: the first condition that fails, and nothing that its player can't see.

import type { Params, Seat } from '../../../kernel/game.ts';
import type { Action } from '../actions.ts';
import { idAt, laneName } from '../board.ts';
import { kitOf } from '../cards.ts';
import { FILTERS, type ActionName, type EffectStep, type Filter, type FilterName } from './effects.ts';
import { HANDLERS } from './handlers.ts';
import { choiceOf } from '../turn/legal.ts';
import { amountOf, basePower, fits, fitsCard, fullPower, playCost } from './power.ts';
import { askedNow, isLasting, type Asked, type Demand } from './queue.ts';
import type { ChoiceFault } from './choice-faults.ts';
import { cardOf, isHidden, isTargetable, laneCards, laneOf, NONE, sideOf, type Lane, type State } from '../state.ts';

/** What a sentence about it needs. */
type Why = Params & { readonly why: ChoiceFault };

const why = (fault: ChoiceFault, params: Params = {}): Why => ({ why: fault, ...params });

/** Why the effect that waits can't be about this. */
export const whyNot = (s: State, demand: Demand, action: Action & { readonly do: 'choose' | 'take' | 'to' }): Why => {
  const asked = askedNow(s);
  switch (action.do) {
    case 'to':
      return whyNotLane(s, demand, action.lane);
    case 'take':
      return whyNotCard(s, asked, action.card);
    case 'choose':
      return whyNotCharacter(s, asked, action);
  }
};

const whyNotLane = (s: State, demand: Demand, lane: Lane): Why => {
  const name = { lane: laneName(lane) };
  if (lane >= s.missions.length) return why('lane-not-revealed', name);
  const card = demand.kind === 'lane' ? demand.card : NONE;
  return why(card !== NONE && s.at[card] !== NONE && laneOf(s, card) === lane ? 'lane-same' : 'lane-taken', name);
};

/** The part of a filter that a card does not fit: each is tried alone. */
const misfit = (filter: Filter | undefined, isFit: (part: Filter) => boolean): FilterName | undefined =>
  FILTERS.find((part) => filter?.[part] !== undefined && !isFit({ [part]: filter[part] }));

/** The sentence about a part of a filter: what is wanted, and what the card has. */
const misfitWhy = (
  part: FilterName,
  card: string,
  filter: Filter,
  has: { power: number; cost: number },
  lane: Lane,
): Why => {
  switch (part) {
    case 'group':
    case 'keyword':
      return why(part, { card, name: filter[part] ?? '' });
    case 'atMission':
      return why(part, { card, lane: laneName(lane) });
    default:
      return why(part, { card, most: filter[part] ?? 0, has: part === 'costMax' ? has.cost : has.power });
  }
};

const whyNotCard = (s: State, { step, from }: Asked, id: string): Why => {
  const pile = (step.from === 'discard' ? s.discards : s.hands)[from.seat]!;
  const found = pile.find((card) => idAt(s, card) === id);
  if (found === undefined) return why(step.from === 'discard' ? 'not-in-discard' : 'not-in-hand', { card: id });
  const index = cardOf(s, found);
  const { isCharacter, cost, power } = kitOf(s.set);
  if (isCharacter[index] !== true) return why('no-character', { card: id });
  const part = misfit(step.filter, (each) => fitsCard(s, index, each));
  if (part !== undefined) {
    const has = { power: power[index]!, cost: cost[index]! };
    return misfitWhy(part, id, step.filter ?? {}, has, from.lane);
  }
  const price = playCost(s, from.seat, index, amountOf(s, from, step.amount ?? 0));
  const chakra = s.chakra[from.seat]!;
  return price > chakra ? why('no-chakra', { card: id, cost: price, chakra }) : why('no-room', { card: id });
};

const isFriendly = (target: EffectStep['target'], from: Seat, side: Seat): ChoiceFault | undefined => {
  if (target === 'ANOTHER_FRIENDLY' && side !== from) return 'not-friendly';
  return target === 'ENEMY' && side === from ? 'not-enemy' : undefined;
};

/** What can't be done to a character that is otherwise the right one. */
const CANNOT: { readonly [action in ActionName]?: ChoiceFault } = {
  MOVE: 'nowhere-to-go',
  HIDE: 'hidden-already',
  TAKE_CONTROL: 'own-namesake',
  COPY_EFFECT: 'nothing-to-copy',
};

const whyNotCharacter = (s: State, asked: Asked, action: Action & { readonly do: 'choose' }): Why => {
  const { step, from, pending } = asked;
  const { target, filter } = step;
  const lane = laneName(action.lane);
  const card = laneCards(s, action.lane, action.side).find(
    (each) => (choiceOf(s, each) as typeof action).card === action.card,
  );
  // A hidden character goes by its place: whoever guesses its name hears what every wrong guess hears.
  if (card === undefined) return why('not-there', { lane });
  const named = isHidden(s, card) ? {} : { card: idAt(s, card) };
  const side = isFriendly(target, from.seat, sideOf(s, card));
  if (side !== undefined) return why(side, named);
  if (card === pending.self) return why('itself', named);
  if (!isTargetable(s, card)) return why('hidden', { lane });
  const powerOf = isLasting(step) ? basePower : fullPower;
  const part = misfit(filter, (each) => fits(s, card, each, from.lane, powerOf));
  if (part !== undefined) {
    const has = isHidden(s, card)
      ? { power: 0, cost: 0 }
      : { power: powerOf(s, card), cost: kitOf(s.set).cost[cardOf(s, card)]! };
    return misfitWhy(part, named.card ?? '', filter ?? {}, has, from.lane);
  }
  const cannot = HANDLERS[step.action].can?.(s, asked, card) === false ? CANNOT[step.action] : undefined;
  return why(cannot ?? 'not-there', cannot === undefined ? { lane } : named);
};
