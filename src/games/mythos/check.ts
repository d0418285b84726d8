// Invariants of a state: every card in one place, names, chakra, rounds. The table's safety net asks after every action.

import type { BrokenInvariant } from '../../kernel/game.ts';
import { kitOf } from './cards.ts';
import { ROUNDS } from './phases.ts';
import { cardOf, inPlay, NONE, ownerOf, waitsFor, type Instance, type State } from './state.ts';

const breach = (invariant: string, message: string): BrokenInvariant => ({ invariant, message });

/** The first broken invariant, if any. */
export const check = (s: State): BrokenInvariant | undefined =>
  checkCards(s) ?? checkNames(s) ?? checkEffects(s) ?? checkNumbers(s);

/** Every copy of every card lies in exactly one place, and outside play with its owner. */
const checkCards = (s: State): BrokenInvariant | undefined => {
  const seen = s.cards.map(() => 0);
  const count = (card: Instance): void => {
    seen[card] = (seen[card] as number) + 1;
  };
  for (let seat = 0; seat < 2; seat++) {
    for (const pile of [s.decks[seat], s.hands[seat], s.discards[seat]] as Instance[][]) {
      for (const card of pile) {
        if (ownerOf(s, card) !== seat) return breach('owner', 'a card lies with somebody who does not own it');
        count(card);
      }
    }
  }
  for (let place = 0; place < 8; place++) {
    for (const card of s.lanes[place] as Instance[]) {
      if (s.at[card] !== place) return breach('place', 'a character is not where it is said to be');
      count(card);
    }
  }
  for (const below of s.under) if (below !== NONE) count(below);
  const odd = seen.findIndex((times) => times !== 1);
  return odd < 0 ? undefined : breach('cards', seen[odd] === 0 ? 'a card is missing' : 'a card is in two places');
};

/** One base name a side and mission (MYT-1.4). */
const checkNames = (s: State): BrokenInvariant | undefined => {
  const { base } = kitOf(s.set);
  for (const lane of s.lanes) {
    for (let i = 0; i < lane.length; i++) {
      for (let j = 0; j < i; j++) {
        if (base[cardOf(s, lane[i] as Instance)] === base[cardOf(s, lane[j] as Instance)]) {
          return breach('names', 'a side has one base name twice on a mission');
        }
      }
    }
  }
  return undefined;
};

/** What waits belongs to whoever is on turn or has won the mission; what lasts about one is between characters in play. */
const checkEffects = (s: State): BrokenInvariant | undefined => {
  if (s.queue.some(({ seat }) => seat !== waitsFor(s))) return breach('queue', 'an effect waits for the wrong player');
  if (s.bonds.some(({ source, target }) => !inPlay(s, source) || !inPlay(s, target))) {
    return breach('bonds', 'an effect lasts between characters that are gone');
  }
  const stale = s.at.findIndex((place, card) => place === NONE && (s.tokens[card] !== 0 || s.flags[card] !== 0));
  return stale < 0 ? undefined : breach('gone', 'a card out of play has tokens or lines that are on');
};

const MOST_POINTS = 10;

const checkNumbers = (s: State): BrokenInvariant | undefined => {
  if (s.chakra.some((chakra) => chakra < 0)) return breach('chakra', 'chakra is below nil');
  if (s.tokens.some((tokens) => tokens < 0)) return breach('tokens', 'a character has less than no tokens');
  if (s.edge !== 0 && s.edge !== 1) return breach('edge', 'nobody has the Edge');
  if (s.round > ROUNDS) return breach('rounds', 'there are four rounds');
  const [a = 0, b = 0] = s.points;
  const digital = s.options.scoring === 'once' && !s.options.missionBasePoints;
  return digital && a + b > MOST_POINTS ? breach('points', 'more points than the missions give') : undefined;
};
