// Captures as actions (MUL-3): which there are, why one is refused, and what it brings.

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { notate, take, type Action, type Take } from './actions.ts';
import { autoSet, captureSets, largerThan } from './captures.ts';
import { byDeck, handValue, isSpecial, MOST_LOOSE, nameOf, specialTabbar, tableValue, type Card } from './cards.ts';
import type { MulleEvent } from './events.ts';
import { firstPartition } from './partition.ts';
import { anyBuild, isReserved, type Situation } from './situation.ts';
import { buildAt, cardOf, isBuild, NONE, sideOf, type Pile, type State } from './state.ts';
import { addsUp, insert, surveyCards, type Survey } from './survey.ts';

/** Could the card take anything at all (MUL-8.2)? */
export const canCapture = (at: Situation, card: Card): boolean => {
  const value = handValue(card);
  return anyBuild(at, value) || (value <= MOST_LOOSE && addsUp(at.survey, value));
};

/** A loose twin is all that the card takes, unless a build depends on the card (MUL-3.7). */
const takesTwin = (at: Situation, card: Card): boolean =>
  !isSpecial(card) && at.survey.cards.includes(card) && !isReserved(at, card);

/** Sets of loose cards by value, so that cards of equal value are searched for once. */
export type Sets = (readonly (readonly Card[])[] | undefined)[];

/** Adds every capture with a card (MUL-3.5, MUL-3.6). */
export const pushTakes = (s: State, at: Situation, card: Card, sets: Sets, out: Action[]): void => {
  if (!canCapture(at, card)) return;
  const value = handValue(card);
  const build = anyBuild(at, value) ? value : 0;
  if (isSpecial(card)) out.push(take(card, [], build));
  else if (takesTwin(at, card)) out.push(take(card, [card], 0));
  else {
    const found = (sets[value] ??=
      s.options.captureChoice === 'auto' ? [autoSet(s.table, value)] : captureSets(at.survey, value));
    for (let i = 0; i < found.length; i++) out.push(take(card, found[i]!, build));
  }
};

const names = (cards: readonly Card[]): readonly string[] => cards.map(nameOf);

/** Why a capture is not allowed. */
export const refuseTake = (s: State, at: Situation, action: Take): Refusal | undefined => {
  const { card, cards, build, groups } = action;
  const value = handValue(card);
  if (build !== 0 && !anyBuild(at, build)) return refusal('no-such-build', 'MUL-3.1', { value: build });
  const missing = missingFrom(at.survey.cards, cards);
  if (missing !== undefined) {
    const code = at.survey.cards.includes(missing) ? 'card-named-twice' : 'card-not-on-table';
    return refusal(code, 'MUL-3.1', { card: nameOf(missing) });
  }
  if (isSpecial(card) && cards.length > 0)
    return refusal('special-takes-builds', 'MUL-3.2', { card: nameOf(card), value });
  if (groups !== undefined || (build !== 0 && build !== value) || firstPartition(cards, value) === undefined)
    return refusal('wrong-sum', 'MUL-3.1', { card: nameOf(card), value });
  return refuseChoice(s, at, action, value);
};

/** What is taken adds up; is it all, and what the rules let this card take? */
const refuseChoice = (s: State, at: Situation, action: Take, value: number): Refusal | undefined => {
  const { card, cards, build } = action;
  if (takesTwin(at, card)) {
    const onlyTwin = cards.length === 1 && cards[0] === card && build === 0;
    return onlyTwin ? undefined : refusal('twin-first', 'MUL-3.7', { card: nameOf(card) });
  }
  if (build === 0 && anyBuild(at, value))
    return refusal('take-the-build', 'MUL-3.5', { card: nameOf(card), value, larger: largerTake(at, action, value) });
  if (isSpecial(card)) return undefined;
  if (couldBeAdded(at.survey, cards, value).length > 0)
    return refusal('take-more', 'MUL-3.5', { card: nameOf(card), value, larger: largerTake(at, action, value) });
  if (s.options.captureChoice === 'choose') return undefined;
  const auto = autoSet(s.table, value);
  if (auto.length === cards.length && auto.every((each, i) => each === cards[i])) return undefined;
  return refusal('auto-decides', 'MUL-3.6', { card: nameOf(card), value, cards: names(auto) });
};

/** The text of a maximal capture that takes all of these cards and more. */
const largerTake = (at: Situation, { card, cards }: Take, value: number): string => {
  const more = isSpecial(card) ? [] : couldBeAdded(at.survey, cards, value);
  return notate(take(card, [...cards, ...more].sort(byDeck), anyBuild(at, value) ? value : 0));
};

/** Cards that a capture leaves though a maximal one would take them too (MUL-3.5). */
const couldBeAdded = (survey: Survey, cards: readonly Card[], value: number): readonly Card[] => {
  const rest = remaining(survey.cards, cards);
  const taken = surveyCards(cards);
  const larger = largerThan(survey, taken, value);
  if (larger === undefined) return [];
  const wanted = larger.map((n, rank) => n - taken.counts[rank]!);
  return rest.cards.filter((card) => {
    const rank = tableValue(card);
    const open = wanted[rank]! > 0;
    if (open) wanted[rank]!--;
    return open;
  });
};

/** A card that is wanted more often than it is there; both in deck order. */
const missingFrom = (there: readonly Card[], wanted: readonly Card[]): Card | undefined => {
  let at = 0;
  return wanted.find((card) => {
    while (at < there.length && there[at]! < card) at++;
    return there[at++] !== card;
  });
};

const remaining = (there: readonly Card[], gone: readonly Card[]): Survey => {
  const rest = there.slice();
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return surveyCards(rest);
};

/** One group worth `value`, to show what was forgotten. */
export const groupIn = ({ cards, sums }: Survey, value: number): readonly Card[] => {
  if (((sums >> value) & 1) === 0) return [];
  const group: Card[] = [];
  let rest = cards.slice();
  for (let need = value; need > 0;) {
    // Whatever is left without this card and still adds up does without it.
    const [card = NONE, ...others] = rest;
    const worth = surveyCards(others);
    if (((worth.sums >> need) & 1) === 0) {
      insert(group, card);
      need -= (card % 13) + 1;
    }
    rest = others;
  }
  return group;
};

/** Carries out a capture: everything taken goes to the side's pile, with what it scores (MUL-4). */
export const takeCards = (s: State, seat: Seat, action: Take, events?: Events<MulleEvent>): void => {
  const { card, cards } = action;
  const place = action.build === 0 ? -1 : buildAt(s.table, action.build);
  const build = s.table[place];
  if (build !== undefined) s.table.splice(place, 1);
  for (let i = 0; i < cards.length; i++) s.table.splice(placeOf(s.table, cards[i]!), 1);
  const side = sideOf(seat);
  const pile = s.captured[side]!;
  const from = pile.length;
  pile.push(card, ...cards, ...(build?.cards ?? []));
  s.lastTaker = seat;
  const taken = pile.slice(from).sort((a, b) => a - b);
  const { mulles, specials, tabbar } = mullesIn(s, taken, cards);
  s.mulles[side]!.push(...mulles);
  const cleared = s.table.length === 0;
  const gained = tabbar + (cleared ? 1 : 0); // MUL-4.2
  s.tabbar[side]! += gained;
  if (events === undefined) return;
  events.push({
    pub: {
      type: 'took',
      seat,
      card: nameOf(card),
      cards: names(cards),
      build: build === undefined ? null : { owner: build.owner, value: build.value, cards: names(build.cards) },
      mulles: names(mulles),
      specials: names(specials),
      tabbar: gained,
      cleared,
    },
  });
};

/** The first place where a card lies loose. */
export const placeOf = (table: readonly Pile[], card: Card): number => {
  for (let i = 0; i < table.length; i++) {
    const pile = table[i]!;
    if (!isBuild(pile) && cardOf(pile) === card) return i;
  }
  return -1;
};

interface Pairs {
  readonly mulles: readonly Card[];
  readonly specials: readonly Card[];
  readonly tabbar: number;
}

const NO_PAIRS: Pairs = { mulles: [], specials: [], tabbar: 0 };

/** Twins among the cards taken, which are in deck order; `loose` are those that lay open on the table (MUL-4.1, MUL-4.3). */
const mullesIn = (s: State, taken: readonly Card[], loose: readonly Card[]): Pairs => {
  if (!taken.some((card, i) => card === taken[i + 1])) return NO_PAIRS;
  const pairs = taken.filter((card, i) => card === taken[i + 1]);
  const bothLoose = (card: Card): boolean => loose.indexOf(card) !== loose.lastIndexOf(card);
  const isTabbe = (card: Card): boolean => s.options.tableSpecials === 'tabbe' && isSpecial(card) && bothLoose(card);
  const specials = pairs.filter(isTabbe);
  return {
    mulles: specials.length === 0 ? pairs : pairs.filter((card) => !isTabbe(card)),
    specials,
    tabbar: specials.reduce((sum, card) => sum + specialTabbar(card), 0),
  };
};
