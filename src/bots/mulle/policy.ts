// What a practised player of Mulle does without calculating: every action has a score in points, from the own hand and the open cards alone.

import type { Action, Take } from '../../games/mulle/actions.ts';
import { intakeOf, isSpecial, KINDS, mullePoints, tableValue, type Card } from '../../games/mulle/cards.ts';
import { legal } from '../../games/mulle/rules.ts';
import { buildAt, handOf, NONE, type State } from '../../games/mulle/state.ts';
import type { Seat } from '../../kernel/game.ts';
import { rarity } from '../search/levels.ts';

/** What things are worth, in points; found by play of the policy against itself. */
const TAKE = { mulle: 0.77, intake: 1.49, card: 0.15, tabbe: 1.87, special: 0.4 };
const BUILD = { made: 1.67, rebuilt: -0.57, intake: 0.11, twin: 0.26, value: -0.05 };
const FEED = { made: -0.21, intake: 0.11 };
const DISCARD = { made: -2, intake: -1.34, value: -0.03, twinOut: -0.43, twinHeld: 0.59 };
/** A special that leaves the hand other than by taking. */
const SPECIAL_LAID = -1;

/** How many of each kind the player sees: in the own hand, on the table, among the cards taken. */
const seen = new Int8Array(KINDS);

const look = (s: State, seat: Seat): void => {
  seen.fill(0);
  for (const pile of s.captured) for (const card of pile) seen[card]!++;
  for (const { cards } of s.table) for (const card of cards) seen[card]!++;
  for (const card of handOf(s, seat)) seen[card]!++;
};

const NO_CARDS: readonly Card[] = [];

/** How many of each kind a capture takes. */
const taken = new Int8Array(KINDS);

/** Adds cards to the capture; what they bring. */
const gain = (cards: readonly Card[]): number => {
  let points = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    points += TAKE.card + TAKE.intake * intakeOf(card);
    if (++taken[card]! === 2) points += TAKE.mulle * mullePoints(card);
  }
  return points;
};

/** The cards of the build of a value; none if there is no such build. */
const cardsOfBuild = (s: State, value: number): readonly Card[] => {
  const place = buildAt(s.table, value);
  return place === NONE ? NO_CARDS : s.table[place]!.cards;
};

const scoreTake = (s: State, { card, cards, build }: Take): number => {
  taken.fill(0);
  taken[card] = 1;
  const own = TAKE.card + TAKE.intake * intakeOf(card) + (isSpecial(card) ? TAKE.special : 0);
  const piles = cards.length + (build === 0 ? 0 : 1);
  const points = own + gain(cards) + (build === 0 ? 0 : gain(cardsOfBuild(s, build)));
  return points + (piles === s.table.length ? TAKE.tabbe : 0);
};

/** A build of `card` with others, worth `value`. */
const scoreBuild = (card: Card, others: readonly Card[], value: number): number => {
  let points = BUILD.made + BUILD.value * value + BUILD.intake * intakeOf(card);
  for (let i = 0; i < others.length; i++) {
    points += BUILD.intake * intakeOf(others[i]!);
    if (others[i] === card) points += BUILD.twin * mullePoints(card);
  }
  return points + (isSpecial(card) ? SPECIAL_LAID : 0);
};

const scoreDiscard = (s: State, seat: Seat, card: Card): number => {
  const points = DISCARD.made + DISCARD.intake * intakeOf(card) + DISCARD.value * tableValue(card);
  if (isSpecial(card)) return points + SPECIAL_LAID;
  const hand = handOf(s, seat);
  if (hand.indexOf(card) !== hand.lastIndexOf(card)) return points + DISCARD.twinHeld * mullePoints(card);
  return points + (seen[card]! < 2 ? DISCARD.twinOut * mullePoints(card) : 0);
};

const ownsBuild = (s: State, seat: Seat, value: number): boolean => {
  const place = buildAt(s.table, value);
  return place !== NONE && s.table[place]!.owner === seat;
};

/** How good an action looks, in points; `look` first. */
const scoreOf = (s: State, seat: Seat, action: Action): number => {
  const { card } = action;
  switch (action.type) {
    case 'take':
      return scoreTake(s, action);
    case 'build':
      return scoreBuild(card, [action.on], tableValue(card) + tableValue(action.on));
    case 'rebuild':
      return scoreBuild(card, cardsOfBuild(s, action.on), action.to) + BUILD.rebuilt;
    case 'trotta':
      return FEED.made + FEED.intake * intakeOf(card);
    case 'discard':
      return ownsBuild(s, seat, tableValue(card))
        ? FEED.made + FEED.intake * intakeOf(card)
        : scoreDiscard(s, seat, card);
  }
};

/** The action that looks best; of equals the one that is listed first. */
export const policy = (s: State, seat: Seat): Action | undefined => {
  const actions = legal(s, seat);
  if (actions.length < 2) return actions[0];
  look(s, seat);
  let best = actions[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.length; i++) {
    const score = scoreOf(s, seat, actions[i]!);
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
  look(s, seat);
  const scores = actions.map((action) => scoreOf(s, seat, action));
  const most = Math.max(...scores);
  const weights = scores.map((score) => rarity((most - score) / POINTS_PER_DOUBT));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};
