// The one builder of states from layouts, for positions and samples. It trusts what it is given: readers check, samples fit a view.

import type { Seat } from '../../../kernel/game.ts';
import type { CardIndex, Kit } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import { emptyState, HIDDEN, KNOWN, LANES, NONE, type Instance, type Lane, type State } from '../state.ts';
import { ANSWERS, bitsOf, type Answer, type Layout, type LookLayout, type PiledCard, type Ref } from './layout.ts';

/** A place for one card; places are counted over all cards of an owner, the deck first. */
export interface Slot {
  readonly owner: Seat;
  readonly at: number;
}

interface CharacterSlot extends Slot {
  readonly flags: number;
  readonly tokens: number;
  /** The cards beneath it, from the top. */
  readonly under: readonly Slot[];
}

/** An open slot in play: at lane × 2 + side, counted in order of arrival. */
export interface OpenPlace {
  readonly at: number;
  readonly place: number;
  readonly index: number;
}

/** The cards of one owner: what is seen, and which slots are open. */
export interface Owned {
  /** The card in each slot, NONE where it is open. */
  readonly cards: CardIndex[];
  readonly marks: number[];
  /** Open slots in play, in the hand and in the deck. */
  readonly down: OpenPlace[];
  readonly hand: number[];
  readonly deck: number[];
}

/** The cards of a layout, each in its slot. */
export interface Slots {
  readonly kit: Kit;
  readonly owned: readonly Owned[];
  readonly decks: readonly (readonly Slot[])[];
  readonly hands: readonly (readonly Slot[])[];
  readonly discards: readonly (readonly Slot[])[];
  readonly lanes: readonly (readonly CharacterSlot[])[];
}

/** Gives every card of a layout a slot; those that it does not show leave theirs open. */
export const slotsOf = (kit: Kit, layout: Pick<Layout, 'decks' | 'hands' | 'discards' | 'lanes'>): Slots => {
  const owned = [0, 1].map((): Owned => ({ cards: [], marks: [], down: [], hand: [], deck: [] }));
  const add = (owner: Seat, id: string | null, marks: readonly number[] = []): Slot => {
    const { cards, marks: all } = owned[owner]!;
    all.push(bitsOf(marks));
    return { owner, at: cards.push(id === null ? NONE : kit.indexOf.get(id)!) - 1 };
  };
  const pile = (piles: readonly (readonly PiledCard[])[], open?: 'deck' | 'hand'): readonly (readonly Slot[])[] =>
    piles.map((cards, owner) =>
      cards.map((card) => {
        const slot = typeof card === 'object' && card !== null ? add(owner, card.card, card.marks) : add(owner, card);
        if (card === null && open !== undefined) owned[owner]![open].push(slot.at);
        return slot;
      }),
    );
  const [decks, hands, discards] = [pile(layout.decks, 'deck'), pile(layout.hands, 'hand'), pile(layout.discards)];
  const lanes: CharacterSlot[][] = [[], [], [], [], [], [], [], []];
  layout.lanes.forEach(({ sides }, lane) =>
    sides.forEach((side, seat) =>
      side.forEach(({ card, owner = seat, hidden, known, on = [], marks, tokens = 0, under = [] }, index) => {
        const place = lane * 2 + seat;
        const slot = add(owner, card, marks);
        if (card === null) owned[owner]!.down.push({ at: slot.at, place, index });
        const flags = (hidden === true ? HIDDEN : 0) | (known === true ? KNOWN : 0) | (bitsOf(on) << 2);
        const below = under.map((each) => add(each.owner, each.card, each.marks));
        lanes[place]!.push({ ...slot, flags, tokens, under: below });
      }),
    ),
  );
  return { kit, owned, decks, hands, discards, lanes };
};

/** The cards of an owner that have left the deck. */
export const outOfDeck = ({ decks }: Slots, cards: readonly CardIndex[], owner: Seat): readonly CardIndex[] =>
  cards.slice(decks[owner]!.length);

/** What everybody sees of a layout beside the cards. */
export type Visible = Omit<
  Layout,
  'set' | 'lists' | 'decks' | 'hands' | 'discards' | 'missionDeck' | 'answers' | 'looks'
>;

/** What a layout may leave open. */
export interface Filling {
  /** Every slot's card, by owner. */
  readonly cards: readonly (readonly CardIndex[])[];
  /** The missions that each player brought. */
  readonly missions: readonly (readonly CardIndex[])[];
  /** The top first. */
  readonly missionDeck: readonly CardIndex[];
  readonly answers: readonly Exclude<Answer, 'secret'>[];
  readonly looks: readonly LookLayout[];
  /** The place in the hand of a card that was picked unseen. */
  readonly picked?: number;
}

/** Numbers for an owner's cards in the order of the set, as lists are kept; equal cards in the order of their slots. */
const numbersOf = (cards: readonly CardIndex[], size: number, first: number): Instance[] => {
  const next = new Int32Array(size + 1);
  for (const card of cards) next[card + 1]!++;
  next[0] = first;
  for (let i = 1; i <= size; i++) next[i]! += next[i - 1]!;
  return cards.map((card) => next[card]!++ as Instance);
};

const inOrder = (cards: readonly CardIndex[], numbers: readonly Instance[], first: number): readonly CardIndex[] => {
  const sorted = cards.slice();
  for (let at = 0; at < cards.length; at++) sorted[numbers[at]! - first] = cards[at]!;
  return sorted;
};

const UNSALTED: readonly string[] = ['', ''];

const laneAt = (name: string | null): Lane => LANES.findIndex((lane) => lane === name);

/** The state of a layout whose open slots are filled. */
export const build = (slots: Slots, seen: Visible, options: MythosOptions, filling: Filling): State => {
  const { set, indexOf } = slots.kit;
  const firsts = [0, filling.cards[0]!.length];
  const numbers = filling.cards.map((cards, seat) => numbersOf(cards, set.cards.length, firsts[seat]!));
  const lists = filling.cards.map((cards, seat) => ({
    cards: inOrder(cards, numbers[seat]!, firsts[seat]!),
    missions: filling.missions[seat]!.toSorted((a, b) => a - b),
  }));
  const s = emptyState(options, set, lists, seen.hashes.slice(), seen.salts?.slice() ?? UNSALTED);
  const numberOf = ({ owner, at }: Slot): Instance => numbers[owner]![at]!;
  s.decks = slots.decks.map((pile) => pile.map(numberOf).reverse());
  s.hands = slots.hands.map((pile) => pile.map(numberOf));
  s.discards = slots.discards.map((pile) => pile.map(numberOf));
  s.lanes = slots.lanes.map((lane) => lane.map(numberOf));
  slots.owned.forEach(({ marks }, owner) =>
    marks.forEach((bits, at) => {
      if (bits !== 0) s.marks[numbers[owner]![at]!] = bits;
    }),
  );
  standUp(s, slots, numberOf);
  copyVisible(s, seen);
  s.missions = seen.lanes.map(({ mission }) => indexOf.get(mission)!);
  s.missionDeck = filling.missionDeck.toReversed();
  s.answers = filling.answers.map((answer) => ANSWERS.indexOf(answer));
  s.looks = filling.looks.map((look) => ({
    ...look,
    cards: look.cards.map(({ card, lane }) => ({ card: indexOf.get(card!)!, lane: laneAt(lane) })),
  }));
  s.bonds = bondsOf(s, seen);
  s.queue = seen.queue.map((pending) => ({
    ...pending,
    card: indexOf.get(pending.card)!,
    source: instanceAt(s, pending.source),
    self: instanceAt(s, pending.self),
    lane: laneAt(pending.lane),
    picked: instanceAt(s, pending.picked, filling.picked),
  }));
  return s;
};

/** Characters in play, and the cards beneath them. */
const standUp = (s: State, { lanes }: Slots, numberOf: (slot: Slot) => Instance): void => {
  const beneath: [top: Instance, below: Instance][] = [];
  lanes.forEach((lane, place) => {
    for (const slot of lane) {
      const card = numberOf(slot);
      s.at[card] = place;
      s.flags[card] = slot.flags;
      s.tokens[card] = slot.tokens;
      let top = card;
      for (const below of slot.under.map(numberOf)) {
        beneath.push([top, below]);
        top = below;
      }
    }
  });
  if (beneath.length === 0) return;
  const under = s.under.slice();
  for (const [top, below] of beneath) under[top] = below;
  s.under = under;
};

/** The card that a reference means; `unseen` is the place in a hand that it does not tell. */
const instanceAt = (s: State, ref: Ref | null, unseen: number = NONE): Instance => {
  if (ref === null) return NONE;
  if ('side' in ref) return s.lanes[laneAt(ref.lane) * 2 + ref.side]![ref.place]!;
  return (ref.pile === 'hand' ? s.hands : s.discards)[ref.seat]![ref.place ?? unseen] ?? NONE;
};

const bondsOf = (s: State, { lanes }: Visible): State['bonds'] =>
  lanes.flatMap(({ sides }, lane) =>
    sides.flatMap((side, seat) =>
      side.flatMap(({ bonds = [] }, i) =>
        bonds.map(({ line, target }) => ({
          source: s.lanes[lane * 2 + seat]![i]!,
          line,
          target: instanceAt(s, target),
        })),
      ),
    ),
  );

const copyVisible = (s: State, seen: Visible): void => {
  s.stage = seen.stage;
  s.round = seen.round;
  s.edge = seen.edge;
  s.turn = seen.turn;
  s.passed = bitsOf([0, 1].filter((seat) => seen.passed[seat]));
  s.passesInRow = seen.passesInRow;
  s.chakra = seen.chakra.slice();
  s.points = seen.points.slice();
  s.taken = seen.taken.slice();
  s.resolved = bitsOf([0, 1, 2, 3].filter((lane) => seen.lanes[lane]?.resolved));
  s.winners = seen.lanes.map(({ winner }) => winner ?? NONE);
  s.evaluating = laneAt(seen.evaluating);
  s.ran = seen.ran;
};
