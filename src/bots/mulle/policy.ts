// What a practised player of Mulle does without calculating: every action has a score in points, from the own hand and the open cards alone.

import type { Action, Take } from '../../games/mulle/actions.ts';
import {
  handValue,
  intakeOf,
  isSpecial,
  KINDS,
  MOST_VALUE,
  mullePoints,
  tableValue,
  type Card,
} from '../../games/mulle/cards.ts';
import { legal } from '../../games/mulle/rules.ts';
import { buildAt, handOf, NONE, sideOf, type Pile, type State } from '../../games/mulle/state.ts';
import type { Seat } from '../../kernel/game.ts';
import { rarity } from '../search/levels.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** How many cards of each kind and of each hand value the player does not see: in the stock, in the hands of others. */
const unseen = new Int8Array(KINDS);
const out = new Int8Array(MOST_VALUE + 1);

/** The same for the stock alone. It is never written to, so it is counted once for all moves of a deal. */
const unseenInStock = new Int8Array(KINDS);
const outInStock = new Int8Array(MOST_VALUE + 1);
let counted: readonly Card[] | undefined;

const countStock = (stock: readonly Card[]): void => {
  unseenInStock.fill(0);
  outInStock.fill(0);
  for (let i = 0; i < stock.length; i++) {
    unseenInStock[stock[i]!]!++;
    outInStock[handValue(stock[i]!)]!++;
  }
  counted = stock;
};

const look = (s: State, seat: Seat): void => {
  if (s.stock !== counted) countStock(s.stock);
  unseen.set(unseenInStock);
  out.set(outInStock);
  for (let other = 0; other < s.hands.length; other++) {
    if (other === seat) continue;
    const hand = s.hands[other]!;
    for (let i = 0; i < hand.length; i++) {
      unseen[hand[i]!]!++;
      out[handValue(hand[i]!)]!++;
    }
  }
};

const buildIn = (s: State, value: number): Pile | undefined => {
  const place = buildAt(s.table, value);
  return place === NONE ? undefined : s.table[place];
};

const holdsBoth = (s: State, seat: Seat, card: Card): boolean => {
  const hand = handOf(s, seat);
  return hand.indexOf(card) !== hand.lastIndexOf(card);
};

/** How many of each kind a capture takes. */
const taken = new Int8Array(KINDS);

/** Adds cards to the capture; what they bring. */
const gain = ({ take }: Weights, cards: readonly Card[]): number => {
  let points = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    points += take.card + take.intake * intakeOf(card);
    if (++taken[card]! === 2) points += take.mulle * mullePoints(card);
  }
  return points;
};

const gainOfBuild = (w: Weights, seat: Seat, { owner, cards }: Pile): number => {
  const { ownBuild, partnerBuild, rivalBuild } = w.take;
  const whose = owner === seat ? ownBuild : sideOf(owner) === sideOf(seat) ? partnerBuild : rivalBuild;
  return whose + gain(w, cards);
};

const scoreTake = (w: Weights, s: State, seat: Seat, { card, cards, build }: Take): number => {
  taken.fill(0);
  taken[card] = 1;
  const pile = build === 0 ? undefined : buildIn(s, build);
  const piles = cards.length + (build === 0 ? 0 : 1);
  let points = w.take.card + w.take.intake * intakeOf(card) + gain(w, cards);
  if (pile !== undefined) points += gainOfBuild(w, seat, pile);
  if (isSpecial(card)) points += w.take.special;
  if (holdsBoth(s, seat, card)) points += w.take.twinHeld * mullePoints(card);
  return points + (piles === s.table.length ? w.take.tabbe : 0);
};

/** A build of `card` with others, worth `value`. */
const scoreBuild = ({ build }: Weights, card: Card, others: readonly Card[], value: number): number => {
  let points = build.made + build.value * value + build.intake * intakeOf(card) + build.takerOut * out[value]!;
  for (let i = 0; i < others.length; i++) {
    points += build.intake * intakeOf(others[i]!);
    if (others[i] === card) points += build.twin * mullePoints(card);
  }
  return points + (isSpecial(card) ? build.special : 0);
};

const scoreTrotta = ({ feed, trotta }: Weights, s: State, card: Card): number => {
  const value = tableValue(card);
  const points = feed.made + trotta.made + trotta.takerOut * out[value]! + feed.intake * intakeOf(card);
  const withTwin = s.table.some((pile) => pile.value === value && pile.cards.includes(card));
  return points + (withTwin ? feed.twin * mullePoints(card) : 0);
};

const scoreDiscard = ({ feed, lay }: Weights, s: State, seat: Seat, card: Card): number => {
  const value = tableValue(card);
  const build = buildIn(s, value);
  if (build?.owner === seat) {
    const twin = build.cards.includes(card) ? feed.twin * mullePoints(card) : 0;
    return feed.made + feed.intake * intakeOf(card) + twin;
  }
  const points = lay.made + lay.intake * intakeOf(card) + lay.value * value + lay.takerOut * out[value]!;
  if (isSpecial(card)) return points + lay.special;
  if (holdsBoth(s, seat, card)) return points + lay.twinHeld * mullePoints(card);
  return points + (unseen[card]! > 0 ? lay.twinOut * mullePoints(card) : 0);
};

const NO_CARDS: readonly Card[] = [];

/** How good an action looks, in points; `look` first. */
const scoreOf = (w: Weights, s: State, seat: Seat, action: Action): number => {
  const { card } = action;
  switch (action.type) {
    case 'take':
      return scoreTake(w, s, seat, action);
    case 'build':
      return scoreBuild(w, card, [action.on], tableValue(card) + tableValue(action.on));
    case 'rebuild':
      return scoreBuild(w, card, buildIn(s, action.on)?.cards ?? NO_CARDS, action.to) + w.build.rebuilt;
    case 'trotta':
      return scoreTrotta(w, s, card);
    case 'discard':
      return scoreDiscard(w, s, seat, card);
  }
};

/** The action that looks best; of equals the one that is listed first. */
export const policy = (s: State, seat: Seat): Action | undefined => {
  const actions = legal(s, seat);
  if (actions.length < 2) return actions[0];
  const w = WEIGHTS[s.options.players];
  look(s, seat);
  let best = actions[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.length; i++) {
    const score = scoreOf(w, s, seat, actions[i]!);
    if (score <= most) continue;
    best = actions[i]!;
    most = score;
  }
  return best;
};

/** A move that looks this many points worse is about e times less promising. */
const POINTS_PER_DOUBT = 2;

/** How promising each action is, adding up to 1. */
export const prior = (s: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
  const w = WEIGHTS[s.options.players];
  look(s, seat);
  const shares: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.length; i++) {
    const score = scoreOf(w, s, seat, actions[i]!);
    shares.push(score);
    if (score > most) most = score;
  }
  let sum = 0;
  for (let i = 0; i < shares.length; i++) sum += shares[i] = rarity((most - shares[i]!) / POINTS_PER_DOUBT);
  for (let i = 0; i < shares.length; i++) shares[i]! /= sum;
  return shares;
};

/** `notate` finds groups that add up; a search only has to tell actions apart. */
export const keyOf = (action: Action): string => {
  switch (action.type) {
    case 'take':
      return `${action.card}:${action.cards.join('+')}=${action.build}`;
    case 'build':
      return `b${action.card}/${action.on}`;
    case 'rebuild':
      return `r${action.card}/${action.on}/${action.to}`;
    case 'trotta':
      return `t${action.card}`;
    case 'discard':
      return `d${action.card}`;
  }
};
