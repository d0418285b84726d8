// The heuristic player of Mythos: a score for each action by a fixed table, the highest first in the order of `legal`.

import type { Action } from '../../games/mythos/actions.ts';
import { baseOfId, kitOf, type Card, type CardSet } from '../../games/mythos/cards.ts';
import { deedOf, type Deed, type Effect } from '../../games/mythos/effects.ts';
import type { Mythos } from '../../games/mythos/index.ts';
import { setOf } from '../../games/mythos/sample.ts';
import type { View } from '../../games/mythos/view.ts';
import type { Bot, Level } from '../bot.ts';

const heuristicBot: Bot<Mythos> = ({ view, seat, legal }) => {
  const table: Table = { view, seat, set: setOf(view), others: legal.length > 1 };
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of legal) {
    const score = scoreOf(table, action);
    if (score > most) [best, most] = [action, score];
  }
  return best;
};

/** What the scores are made from. */
interface Table {
  readonly view: View;
  readonly seat: number;
  readonly set: CardSet;
  /** Is there anything to do but pass? */
  readonly others: boolean;
}

const cardOf = ({ set }: Table, id: string): Card => set.cards[kitOf(set).indexOf.get(id) as number] as Card;

const powerOf = (table: Table, id: string): number => {
  const card = cardOf(table, id);
  return card.kind === 'character' ? card.power : 0;
};

const sidesOf = ({ view, seat }: Table, lane: number): readonly [own: number, rival: number] => {
  const sides = view.powers[lane]?.sides ?? [0, 0];
  return [sides[seat] ?? 0, sides[1 - seat] ?? 0];
};

/** Does so much more power turn a mission that is being lost? */
const flips = (table: Table, lane: number, gained: number): boolean => {
  const [own, rival] = sidesOf(table, lane);
  const wins = own + gained > rival || (own + gained === rival && table.view.edge === table.seat);
  return own < rival && wins;
};

const LOW_CHAKRA = 2;

const scoreOf = (table: Table, action: Action): number => {
  const { view, seat } = table;
  switch (action.do) {
    case 'play':
      return scorePlay(table, action.card, action.lane);
    case 'hide': {
      const ambush = cardOf(table, action.card).effects.some(({ trigger }) => trigger === 'AMBUSH');
      return 20 + (ambush ? 30 : 0) + ((view.chakra[seat] ?? 0) <= LOW_CHAKRA ? 10 : 0);
    }
    case 'upgrade': {
      const gained = powerOf(table, action.card) - oldPower(table, action.lane, action.card);
      return 40 + 10 * gained + (flips(table, action.lane, gained) ? 25 : 0);
    }
    case 'reveal':
      return 35 + (flips(table, action.lane, powerOf(table, action.card)) ? 30 : 0);
    case 'jutsu': {
      const [own, rival] = sidesOf(table, action.lane);
      return 60 + (own > 0 && rival > 0 ? 15 : 0);
    }
    case 'pass':
      return 10 + (winningAll(table) ? 30 : 0) + (table.others ? 0 : 50);
    case 'mulligan':
      return wantsMulligan(table) ? 1 : 0;
    case 'keep':
      return wantsMulligan(table) ? 0 : 1;
    default:
      return scoreChoice(table, action);
  }
};

const scorePlay = (table: Table, card: string, lane: number): number => {
  const [own, rival] = sidesOf(table, lane);
  const cost = table.view.costs[card] ?? 0;
  const ratio = powerOf(table, card) / Math.max(1, cost);
  return 50 + (lane === table.view.round - 1 ? 15 : 0) + (own < rival ? 10 : 0) + ratio;
};

const oldPower = (table: Table, lane: number, card: string): number => {
  const side = table.view.lanes[lane]?.sides[table.seat] ?? [];
  const old = side.find((standing) => standing.card !== null && baseOfId(standing.card) === baseOfId(card));
  return old?.card == null || old.hidden === true ? 0 : powerOf(table, old.card);
};

/** Ahead on every mission that is revealed and not resolved. */
const winningAll = (table: Table): boolean =>
  table.view.lanes.every(({ resolved }, lane) => {
    const [own, rival] = sidesOf(table, lane);
    return resolved || own > rival;
  });

/** The five cost more than 3 on average, or there are fewer than two characters of cost 3 or less. */
const wantsMulligan = (table: Table): boolean => {
  const hand = (table.view.hands[table.seat] ?? []).flatMap((card) =>
    card === null ? [] : [cardOf(table, typeof card === 'string' ? card : card.card)],
  );
  const costs = hand.map((card) => (card.kind === 'mission' ? 0 : card.cost));
  const sum = costs.reduce((total, cost) => total + cost, 0);
  const low = hand.filter((card) => card.kind === 'character' && card.cost <= 3).length;
  return sum > 3 * costs.length || low < 2;
};

const HARMFUL: readonly Deed['action'][] = ['DEFEAT', 'HIDE', 'REMOVE_POWER', 'MOVE', 'TAKE_CONTROL', 'RETURN_TO_HAND'];

/** Harm goes to the rival's strongest, help to one's own; whatever is offered is taken, unless it only hurts. */
const scoreChoice = (table: Table, action: Action): number => {
  const { view, seat, set } = table;
  switch (action.do) {
    case 'choose': {
      const [frame] = view.queue;
      const effect = set.cards[kitOf(set).indexOf.get(frame?.card ?? '') ?? -1]?.effects[frame?.line ?? 0];
      const harms = effect !== undefined && HARMFUL.includes(deedOf(effect as Effect, frame?.part ?? 0).action);
      const power = typeof action.card === 'number' ? 0 : powerOf(table, action.card);
      return (action.side === seat) === harms ? 10 - power : 30 + power;
    }
    case 'take':
      return 30 + powerOf(table, action.card);
    case 'to':
      return action.lane === view.round - 1 ? 31 : 30;
    case 'decline':
      return 15;
    default:
      return 30;
  }
};

export const heuristic: Level<Mythos> = { id: 'heuristic', version: 1, budget: 0, bot: heuristicBot };
