// Why a move of HighNoon is good: what it places, uncovers or frees, whether the rival could, and how far a plan goes.

import {
  cardsOf,
  DRAW,
  FLIP,
  fromOf,
  kindOf,
  MOVE,
  PLACE,
  RECYCLE,
  WASTE,
  type Action,
} from '../../games/highnoon/actions.ts';
import { cardNamed, rankOf, suitOf, type Card } from '../../games/highnoon/cards.ts';
import { laneFor, NO_LANE } from '../../games/highnoon/foundations.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import { rivalOf } from '../../games/highnoon/state.ts';
import type { PlayerView, View } from '../../games/highnoon/view.ts';
import { reasonsFrom, type Advice, type Reason } from '../hints/hint.ts';
import { isProgress } from './aids.ts';
import { knowsStock, planFrom } from './plan.ts';
import type { en } from './text/en.ts';

const because = reasonsFrom<typeof en>();

/** A plan that is longer is none to tell of. */
const LONGEST_PLAN = 12;

const topOf = (cards: readonly (string | null)[] | undefined): string | undefined => cards?.at(-1) ?? undefined;

/** The card that lies under those that an action takes away; nothing if there is none or it is face down. */
const bared = (mine: PlayerView, from: number, cards: number): string | undefined => {
  const pile = from === WASTE ? mine.waste : mine.tableau[from]!;
  return pile.at(-1 - cards) ?? undefined;
};

const lanesOf = (view: View): readonly number[] => view.foundations.map((lane) => lane.length);

/** Does a card fit on a foundation after a move? */
const fitsAfter = (view: View, action: Action, moved: string | undefined, id: string | undefined): boolean => {
  if (id === undefined) return false;
  const lanes = lanesOf(view).slice();
  const lane = kindOf(action) === PLACE && moved !== undefined ? laneFor(lanes, cardNamed(moved)!) : NO_LANE;
  if (lane !== NO_LANE) lanes[lane]!++;
  return laneFor(lanes, cardNamed(id)!) !== NO_LANE;
};

export const reasons = (advice: Advice<HighNoon>): readonly Reason[] => {
  const { view, seat } = advice.thought;
  const mine = view.players[seat]!;
  const { action } = advice;
  switch (kindOf(action)) {
    case PLACE:
      return [...placeReasons(view, seat, action), ...moveReasons(view, mine, action, 1)];
    case FLIP:
      return [because('flips', {})];
    case MOVE:
      return [...moveReasons(view, mine, action, cardsOf(action)), ...planReasons(advice)];
    default:
      return [...heldBackReasons(view, seat), ...planReasons(advice), ...stockReasons(advice, mine)];
  }
};

const placeReasons = (view: View, seat: number, action: Action): readonly Reason[] => {
  const mine = view.players[seat]!;
  const from = fromOf(action);
  const id = topOf(from === WASTE ? mine.waste : mine.tableau[from]);
  if (id === undefined) return [];
  const card = cardNamed(id)!;
  const theirs = rivalsTwin(view, seat, card);
  const lanes = lanesOf(view);
  const room = [0, 1].filter((lane) => lanes[suitOf(card) * 2 + lane] === rankOf(card) - 1).length;
  return [
    theirs !== undefined && room === 1 ? because('beforeRival', { theirs: { card: theirs } }) : because('places', {}),
  ];
};

/** Cards ready at hand that would open a lane for one that the rival has ready, and can't open themselves. */
const heldBackReasons = (view: View, seat: number): readonly Reason[] => {
  const mine = view.players[seat]!;
  const lanes = lanesOf(view);
  for (const id of [...mine.tableau, mine.waste].map(topOf)) {
    if (id === undefined) continue;
    const card = cardNamed(id)!;
    const own = [0, 1].map((lane) => lanes[suitOf(card) * 2 + lane]);
    if (!own.includes(rankOf(card) - 1) || own.includes(rankOf(card)) || rivalsTwin(view, seat, card) !== undefined)
      continue;
    const theirs = rivalsTwin(view, seat, card + 1);
    if (theirs !== undefined) return [because('holdsBack', { card: { card: id }, theirs: { card: theirs } })];
  }
  return [];
};

/** A card of the same suit and rank that the rival has ready. */
const rivalsTwin = (view: View, seat: number, card: Card): string | undefined => {
  const rival = view.players[rivalOf(seat)]!;
  return [...rival.tableau, rival.waste].map(topOf).find((each) => each !== undefined && isTwin(each, card));
};

const isTwin = (id: string, card: Card): boolean => {
  const other = cardNamed(id)!;
  return suitOf(other) === suitOf(card) && rankOf(other) === rankOf(card);
};

/** What comes to light where cards are taken away. */
const moveReasons = (view: View, mine: PlayerView, action: Action, cards: number): readonly Reason[] => {
  const from = fromOf(action);
  const next = bared(mine, from, cards);
  const fits = fitsAfter(view, action, bared(mine, from, 0), next);
  if (from === WASTE) return fits ? [because('frees', { card: { card: next! } })] : [];
  const [size, down] = [mine.tableau[from]!.length, mine.down[from] ?? 0];
  if (down > 0 && size - cards === down) return [because('uncovers', { down })];
  if (size === cards) return [because('empties', {})];
  return fits ? [because('frees', { card: { card: next! } })] : [];
};

/** The first of the moves that place or uncover something, where all of them are known. */
const planReasons = ({ thought, action }: Advice<HighNoon>): readonly Reason[] => {
  const { game, view, history, random, seat, legal } = thought;
  if (legal.some((each) => isProgress(view.players[seat]!, each))) return [];
  const known = knowsStock(thought);
  const state = game.sample(view, random, history);
  let next: Action | undefined = action;
  for (let steps = 1; steps <= LONGEST_PLAN && next !== undefined; steps++) {
    if (!known && (next === DRAW || next === RECYCLE)) return [];
    if (isProgress(game.view(state, seat).players[seat]!, next)) return [because('plan', { steps })];
    game.apply(state, seat, next);
    next = planFrom(game, state, seat);
  }
  return [];
};

const stockReasons = ({ thought, action }: Advice<HighNoon>, mine: PlayerView): readonly Reason[] => {
  if (action !== DRAW && action !== RECYCLE) return [];
  return thought.legal.some((each) => isProgress(mine, each)) ? [] : [because('turns', {})];
};
