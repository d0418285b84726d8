// Invariants of a state: cards conserved, builds that their owners can take, hands that fit the turn. The table's safety net asks after every action.

import type { BrokenInvariant } from '../../kernel/game.ts';
import { handValue, intakeOf, KINDS, MOST_VALUE, type Card } from './cards.ts';
import { DEALT, handOf, inPlay, isBuild, omgangOver, starterOf, type State } from './state.ts';

const breach = (invariant: string, message: string): BrokenInvariant => ({ invariant, message });

/** Intake points in the pack (MUL-12.2). */
const ALL_INTAKE = 40;

/** The first broken invariant, if any. */
export const check = (s: State): BrokenInvariant | undefined =>
  checkCards(s) ?? checkHands(s) ?? checkBuilds(s) ?? checkTaken(s);

/** How often each kind of card is there. */
const kindsIn = (...lists: readonly (readonly Card[])[]): Int8Array => {
  const counts = new Int8Array(KINDS);
  for (const list of lists) for (const card of list) counts[card] = (counts[card] as number) + 1;
  return counts;
};

const checkCards = (s: State): BrokenInvariant | undefined => {
  const counts = kindsIn(s.stock, ...s.hands, ...s.captured, ...s.table.map((pile) => pile.cards));
  return counts.every((count) => count === 2) ? undefined : breach('cards', 'every card is there exactly twice');
};

/** Whoever has played in this round holds a card less; between deals nobody holds any. */
const checkHands = (s: State): BrokenInvariant | undefined => {
  const { players } = s.options;
  const starter = starterOf(s.omgang, players);
  const size = handOf(s, s.turn).length;
  const played = (s.turn - starter + players) % players;
  const fits = s.hands.every((hand, seat) => {
    const before = (seat - starter + players) % players < played;
    return hand.length === size - (before ? 1 : 0);
  });
  if (!fits || size > DEALT) return breach('hands', 'the hands do not fit the turn');
  return undefined;
};

/** MUL-5.3, MUL-9.1, MUL-10.1. */
const checkBuilds = (s: State): BrokenInvariant | undefined => {
  let values = 0;
  for (const { cards, owner, value } of s.table.filter(isBuild)) {
    if (!inPlay(s)) return breach('builds', 'a build is left at the end of a deal');
    if (value < 2 || value > MOST_VALUE || cards.length < 2) return breach('builds', `a build is worth ${value}`);
    if ((values & (1 << value)) !== 0) return breach('builds', `two builds are worth ${value}`);
    values |= 1 << value;
    if (!handOf(s, owner).some((card) => handValue(card) === value))
      return breach('builds', `seat ${owner} can't take the build of ${value}`);
  }
  return undefined;
};

const checkTaken = (s: State): BrokenInvariant | undefined => {
  for (const [side, mulles] of s.mulles.entries()) {
    const counts = kindsIn(s.captured[side] as Card[]);
    if (mulles.some((card) => counts[card] !== 2)) return breach('mulles', 'a mulle without its two cards');
  }
  if (!omgangOver(s)) return undefined;
  const intake = s.captured.flat().reduce((sum, card) => sum + intakeOf(card), 0);
  return intake === ALL_INTAKE ? undefined : breach('intake', `intake adds up to ${intake}, not ${ALL_INTAKE}`);
};
