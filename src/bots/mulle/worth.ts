// What a position of Mulle is worth: the difference in points, turned into a chance to win the match.

import { intakeOf, mullePoints, type Card } from '../../games/mulle/cards.ts';
import { DEALT, dealsOf, inPlay, matchOver, omgangOver, type Side, type State } from '../../games/mulle/state.ts';

/** No search looks beyond the deal: what is dealt next nobody can know. */
export const isCut = (s: State): boolean => !inPlay(s);

const sum = (cards: readonly Card[], of: (card: Card) => number): number => {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += of(cards[i]!);
  return total;
};

/** Points of a side if nothing more were taken. Both intakes add up to 40, so that their difference is that of the bonus (MUL-12.3). */
const pointsOf = (s: State, side: Side): number => {
  if (omgangOver(s)) return s.totals[side]!;
  return s.totals[side]! + sum(s.mulles[side]!, mullePoints) + s.tabbar[side]! + sum(s.captured[side]!, intakeOf);
};

/** By how many points side 0 leads. */
export const ahead = (s: State): number => pointsOf(s, 0) - pointsOf(s, 1);

/** The standard deviation of what a deal adds to the difference in points, by number of players, among equals. */
const SWING: { readonly [players in 2 | 4]: number } = { 2: 9, 4: 14.5 };

/** Makes the S-curve below as steep in the middle as that of a normal distribution: π / 2. */
const STEEP = 1.5708;

/** A finished match is won or lost; a few points more still count a little, so that a lost one is played on with sense. */
const finished = (lead: number): number => {
  const won = lead > 0 ? 0.95 : lead < 0 ? 0.05 : 0.5;
  return Math.min(1, Math.max(0, won + lead / 2000));
};

/** The chance to win when so many points ahead and the rest may turn by that variance: an S-curve that every engine computes alike. */
const chance = (lead: number, variance: number): number =>
  0.5 + (0.5 * lead) / Math.sqrt(lead * lead + STEEP * variance);

/** How many deals are still to be played, with what is left of this one. */
const dealsLeft = ({ options, omgang, deal, hands }: State): number => {
  let held = 0;
  for (let seat = 0; seat < hands.length; seat++) held += hands[seat]!.length;
  return (options.omgangar - omgang + 1) * dealsOf(options) - deal + held / (DEALT * options.players);
};

/** The chance of both sides to win the match. */
export const worth = (s: State): readonly number[] => {
  const lead = ahead(s);
  const swing = SWING[s.options.players];
  const first = matchOver(s) ? finished(lead) : chance(lead, dealsLeft(s) * swing * swing);
  return [first, 1 - first];
};
