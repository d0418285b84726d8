// The table of scores: a number for each action of a turn, and for the opening hand.

import type { Action } from '../../games/mythos/actions.ts';
import { scoreChoice } from './choices.ts';
import { cardOf, flips, gainOf, isOpen, printedGain, sidesOf, type Table } from './table.ts';

const LOW_CHAKRA = 2;

/** How good an action is; `alone` when there is nothing else to do. */
export const scoreOf = (table: Table, action: Action, alone: boolean): number => {
  const { view, seat } = table;
  switch (action.do) {
    case 'play':
      return scorePlay(table, action.card, action.lane);
    case 'hide': {
      const ambush = cardOf(table, action.card).effects.some(({ trigger }) => trigger === 'AMBUSH');
      return 20 + (ambush ? 30 : 0) + ((view.chakra[seat] ?? 0) <= LOW_CHAKRA ? 10 : 0);
    }
    case 'upgrade': {
      const turns = flips(table, action.lane, gainOf(table, action.lane, action.card));
      return 40 + 10 * printedGain(table, action.lane, action.card) + (turns ? 25 : 0);
    }
    case 'reveal':
      return 35 + (flips(table, action.lane, gainOf(table, action.lane, action.card)) ? 30 : 0);
    case 'jutsu': {
      const [own, rival] = sidesOf(table, action.lane);
      return 60 + (own > 0 && rival > 0 ? 15 : 0);
    }
    case 'pass':
      return 10 + (winningAll(table) ? 30 : 0) + (alone ? 50 : 0);
    case 'mulligan':
      return wantsMulligan(table) ? 1 : 0;
    case 'keep':
      return wantsMulligan(table) ? 0 : 1;
    default:
      return scoreChoice(table, action);
  }
};

/** What is printed counts for the ratio, not what the card happens to cost now. */
const scorePlay = (table: Table, id: string, lane: number): number => {
  const [own, rival] = sidesOf(table, lane);
  const card = cardOf(table, id);
  const ratio = card.kind === 'character' ? card.power / Math.max(1, card.cost) : 0;
  return 50 + (lane === table.view.round - 1 ? 15 : 0) + (own < rival ? 10 : 0) + ratio;
};

/** Ahead on every mission that is revealed and still to be won. */
const winningAll = (table: Table): boolean =>
  table.view.lanes.every((_, lane) => {
    const [own, rival] = sidesOf(table, lane);
    return !isOpen(table, lane) || own > rival;
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
