// Cards changing place: drawn, deployed, moved, hidden, taken, gone. Nothing here decides whether they may.

import type { Seat } from '../../kernel/game.ts';
import type { Trigger } from './effects/effects.ts';
import { shownTo, type MythosEvent, type CharacterRef, type EventSink } from './events.ts';
import {
  cardOf,
  HIDDEN,
  isHidden,
  KNOWN,
  LANES,
  laneOf,
  lineOn,
  NONE,
  ownerOf,
  sideOf,
  type PendingEffect,
  type Instance,
  type Lane,
  type State,
} from './state.ts';

export const idAt = (s: State, card: Instance): string => s.set.cards[cardOf(s, card)]!.id;

export const laneName = (lane: Lane): string => LANES[lane]!;

const characterRefOf = (s: State, card: Instance, id: string | null): CharacterRef => ({
  side: sideOf(s, card),
  lane: laneName(laneOf(s, card)),
  card: id,
});

/** Tells of a character in play; one that is hidden is named only to its side and its owner, unless everybody knows it. */
export const tellOf = (
  s: State,
  events: EventSink,
  card: Instance,
  event: (spot: CharacterRef) => MythosEvent,
  also: readonly Seat[] = [],
): void => {
  if (events === undefined) return;
  const named = event(characterRefOf(s, card, idAt(s, card)));
  const flags = s.flags[card]!;
  if ((flags & HIDDEN) === 0 || (flags & KNOWN) !== 0) {
    events.push({ pub: named });
    return;
  }
  events.push(shownTo([sideOf(s, card), ownerOf(s, card), ...also], event(characterRefOf(s, card, null)), named));
};

/** Up to so many cards from the top of a deck; an empty deck gives none (MYT-3.3). Tells how many. */
export const drawCards = (s: State, seat: Seat, count: number, events: EventSink): number => {
  const deck = s.decks[seat]!;
  const hand = s.hands[seat]!;
  const drawn = Math.min(count, deck.length);
  for (let i = 0; i < drawn; i++) hand.push(deck.pop()!);
  if (events !== undefined && drawn > 0) {
    const ids = hand.slice(hand.length - drawn).map((card) => idAt(s, card));
    const cards = ids.map(() => null);
    events.push(shownTo([seat], { type: 'drew', seat, cards }, { type: 'drew', seat, cards: ids }));
  }
  return drawn;
};

/** Takes a card out of a pile, wherever it lies in it. */
export const takeFrom = (pile: Instance[], card: Instance): void => {
  pile.splice(pile.indexOf(card), 1);
};

/** Puts a card that is in no zone into play. */
export const deploy = (s: State, card: Instance, lane: Lane, side: Seat, flags: number): void => {
  s.lanes[lane * 2 + side]!.push(card);
  s.at[card] = lane * 2 + side;
  s.flags[card] = flags;
  s.tokens[card] = 0;
};

/** Forgets what a card was while in play: tokens, ✖ lines, bonds; its marks stay for the round (MYT-6.9). */
const clearPlay = (s: State, card: Instance): void => {
  s.at[card] = NONE;
  s.tokens[card] = 0;
  s.flags[card] = 0;
  if (s.bonds.length > 0) s.bonds = s.bonds.filter(({ source, target }) => source !== card && target !== card);
};

/** Drops the lines that a character still wanted to run: it counts as gone even if it is back by their turn (MYT-6.6). */
const dropLines = (s: State, card: Instance): void => {
  const stops = ({ kind, source, part }: PendingEffect): boolean =>
    kind === 'character' && part === 0 && source === card;
  if (s.queue.some(stops)) s.queue = s.queue.filter((pending) => !stops(pending));
};

/** A character leaves play for its owner's discard or hand; what lies beneath it is discarded (MYT-1.5). */
export const leave = (s: State, card: Instance, to: 'discard' | 'hand'): void => {
  takeFrom(s.lanes[s.at[card]!]!, card);
  clearPlay(s, card);
  if (s.linesOutlive !== true) dropLines(s, card);
  const piles = to === 'hand' ? s.hands : s.discards;
  piles[ownerOf(s, card)]!.push(card);
  let below = s.under[card]!;
  if (below === NONE) return;
  s.under = s.under.map((beneath, top) => (top === card ? NONE : beneath));
  while (below !== NONE) {
    s.discards[ownerOf(s, below)]!.push(below);
    const next = s.under[below]!;
    const gone = below;
    s.under = s.under.map((beneath, top) => (top === gone ? NONE : beneath));
    below = next;
  }
};

/** A new card takes the place of an older one of the same name, with its tokens (MYT-4.5). */
export const replace = (s: State, old: Instance, card: Instance): void => {
  const place = s.at[old]!;
  const lane = s.lanes[place]!;
  const tokens = s.tokens[old]!;
  lane[lane.indexOf(old)] = card;
  clearPlay(s, old);
  s.at[card] = place;
  s.flags[card] = 0;
  s.tokens[card] = tokens;
  if (s.options.upgradeStack) {
    s.under = s.under.map((beneath, top) => (top === card ? old : beneath));
    return;
  }
  s.discards[ownerOf(s, old)]!.push(old);
};

/** To another mission, or to the other side of it: the last to arrive there. */
export const relocate = (s: State, card: Instance, lane: Lane, side: Seat): void => {
  takeFrom(s.lanes[s.at[card]!]!, card);
  s.lanes[lane * 2 + side]!.push(card);
  s.at[card] = lane * 2 + side;
};

/** Turns a face-up character down: tokens stay, ✖ lines are suspended, what it still wanted to do is dropped (MYT-6.6). */
export const turnDown = (s: State, card: Instance): void => {
  s.flags[card]! |= HIDDEN | KNOWN;
  dropLines(s, card);
};

/** Turns a hidden character up. */
export const turnUp = (s: State, card: Instance): void => {
  s.flags[card]! &= ~(HIDDEN | KNOWN);
};

/** Queues a card's lines of one trigger in printed order, each instant one at most once a round (MYT-6.9). */
export const trigger = (
  s: State,
  source: Instance,
  which: Trigger,
  events: EventSink,
  from: Pick<PendingEffect, 'kind' | 'self' | 'lane' | 'seat'> = {
    kind: 'character',
    self: source,
    lane: laneOf(s, source),
    seat: sideOf(s, source),
  },
): void => {
  const card = cardOf(s, source);
  for (const [line, effect] of s.set.cards[card]!.effects.entries()) {
    if (effect.trigger !== which) continue;
    if (effect.timing === 'instant') {
      if ((s.marks[source]! & (1 << line)) !== 0) {
        events?.push({ pub: { type: 'spent', seat: from.seat, card: idAt(s, source), line, trigger: which } });
        continue;
      }
      s.marks[source]! |= 1 << line;
    }
    enqueue(s, { ...from, card, line, source });
  }
};

/** What is triggered goes to the end of the queue (MYT-6.5). */
export const enqueue = (s: State, line: Omit<PendingEffect, 'part' | 'picked' | 'agreed'>): void => {
  s.queue = [...s.queue, { ...line, part: 0, picked: NONE, agreed: false }];
};

/** Switches a ✖ line on. */
export const switchOn = (s: State, card: Instance, line: number): void => {
  s.flags[card]! |= lineOn(line);
};

/** Does a seat see which card this is? Its owner had it in hand or placed it, and knows it also when another side has it. */
export const sees = (s: State, seat: Seat, card: Instance): boolean =>
  !isHidden(s, card) || sideOf(s, card) === seat || ownerOf(s, card) === seat || (s.flags[card]! & KNOWN) !== 0;
