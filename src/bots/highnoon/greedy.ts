// The greedy player of HighNoon: foundation before uncovering before the waste before runs before drawing, and no thought further.

import {
  cardsOf,
  DRAW,
  FLIP,
  fromOf,
  kindOf,
  MOVE,
  PLACE,
  RECYCLE,
  toOf,
  WASTE,
  type Action,
} from '../../games/highnoon/actions.ts';
import { cardNamed, KING, rankOf, suitOf, type Card } from '../../games/highnoon/cards.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import type { PlayerView, View } from '../../games/highnoon/view.ts';
import type { Bot, Level } from '../bot.ts';

const DRAWING = 100;

/** The best by the list; with nothing on it, anything. Who has done all that can be waited for is silent until there is progress. */
const greedyBot: Bot<HighNoon> = ({ view, seat, legal, random }) => {
  const mine = view.players[seat]!;
  let best: Action | undefined;
  let most = 0;
  for (const action of legal) {
    const worth = worthOf(view, mine, action);
    if (worth > most) [best, most] = [action, worth];
  }
  const { quietLimit } = view.options;
  if (legal.length === 0 || (most <= DRAWING && quietLimit > 0 && mine.idle >= quietLimit)) return undefined;
  return best ?? legal[random.below(legal.length)];
};

/** Ranks of the list, a hundred apart; within one, the better of two. Moves that lead nowhere are worth nothing. */
const worthOf = (view: View, mine: PlayerView, action: Action): number => {
  switch (kindOf(action)) {
    case PLACE:
      return 500 + placeBonus(mine, fromOf(action));
    case FLIP:
      return 450;
    case MOVE:
      return moveWorth(view, mine, action);
    case DRAW:
    case RECYCLE:
      return DRAWING;
    default:
      return 0;
  }
};

/** Face-down cards under the open part of a column, if the action takes all of that part. */
const bares = (mine: PlayerView, from: number, cards: number): number => {
  const column = mine.tableau[from] ?? [];
  const down = mine.down[from] ?? 0;
  return from !== WASTE && column.length - cards === down ? down : 0;
};

/** A card that uncovers another goes first, then a card of a column, then the waste. */
const placeBonus = (mine: PlayerView, from: number): number => (from === WASTE ? 0 : 1 + bares(mine, from, 1));

const moveWorth = (view: View, mine: PlayerView, action: Action): number => {
  const from = fromOf(action);
  if (from === WASTE) return 300;
  const bared = bares(mine, from, cardsOf(action));
  if (bared > 0) return 400 + bared;
  return runHelps(view, mine, from, toOf(action), cardsOf(action)) ? 200 : 0;
};

/** A run is worth moving if the card under it can be placed then, or if it makes room that a king waits for. */
const runHelps = (view: View, mine: PlayerView, from: number, to: number, cards: number): boolean => {
  const column = mine.tableau[from] ?? [];
  const under = column[column.length - cards - 1];
  if (under !== undefined && under !== null) return isNext(view, cardNamed(under)!);
  const intoEmpty = (mine.tableau[to] ?? []).length === 0;
  return under === undefined && !intoEmpty && kingWaits(mine);
};

const isNext = (view: View, card: Card): boolean =>
  [0, 1].some((lane) => view.foundations[suitOf(card) * 2 + lane]?.length === rankOf(card) - 1);

const isKing = (id: string | null | undefined): boolean =>
  id !== null && id !== undefined && rankOf(cardNamed(id)!) === KING;

/** A king on top of the waste, or one that lies on face-down cards. */
const kingWaits = (mine: PlayerView): boolean =>
  isKing(mine.waste.at(-1)) ||
  mine.tableau.some((column, i) => (mine.down[i] ?? 0) > 0 && isKing(column[mine.down[i] ?? 0]));

export const greedy: Level<HighNoon> = { id: 'greedy', version: 1, budget: 0, bot: greedyBot };
