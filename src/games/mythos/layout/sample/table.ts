// A view taken apart for sampling: what is seen lies in its slot, hidden cards leave slots open; and a state put together again.

import type { Seat } from '../../../../kernel/game.ts';
import { kitOf, type CardIndex, type CardSet, type Kit } from '../../cards.ts';
import type { Answer, PendingLayout, PiledCard, Ref, PlacedCharacter } from '../layout.ts';
import { resolveSet } from '../../loadout.ts';
import {
  emptyState,
  HIDDEN,
  KEPT,
  KNOWN,
  LANES,
  lineOn,
  NONE,
  REDRAWS,
  REDREW,
  UNANSWERED,
  type PendingEffect,
  type Instance,
  type Look,
  type State,
} from '../../state.ts';
import type { View } from '../../view.ts';

/** A place for one card of an owner; numbers count over all of the owner's slots. */
export interface Slot {
  readonly owner: Seat;
  readonly at: number;
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
  readonly down: OpenPlace[];
  readonly hand: number[];
  readonly deck: number[];
}

interface Piece {
  readonly slot: Slot;
  readonly place: number;
  readonly flags: number;
  readonly tokens: number;
}

type Waiting = Omit<PendingEffect, 'source' | 'self' | 'picked'> & {
  readonly source: Slot | null;
  readonly self: Slot | null;
  /** `hand`: some card of its player's hand. */
  readonly picked: Slot | null | 'hand';
};

/** A view taken apart. */
export interface Table {
  readonly view: View;
  readonly kit: Kit;
  readonly owned: readonly Owned[];
  readonly decks: readonly (readonly number[])[];
  readonly hands: readonly (readonly number[])[];
  readonly discards: readonly (readonly number[])[];
  readonly lanes: readonly (readonly Slot[])[];
  readonly pieces: readonly Piece[];
  readonly under: readonly { readonly top: Slot; readonly below: Slot }[];
  readonly bonds: readonly { readonly source: Slot; readonly line: number; readonly target: Slot }[];
  readonly queue: readonly Waiting[];
}

/** What a sample fills in. */
export interface Filling {
  /** Every slot's card, by owner. */
  readonly cards: readonly (readonly CardIndex[])[];
  readonly missions: readonly (readonly CardIndex[])[];
  /** The top first. */
  readonly missionDeck: readonly CardIndex[];
  readonly answers: readonly number[];
  /** The slot of a card that was picked from a hand. */
  readonly picked: Slot | null;
  readonly looks: readonly Look[];
}

/** The set a view speaks of. */
export const setOf = (view: View): CardSet => resolveSet({ at: 'set', value: view.set }, []);

const bitsOf = (lines: readonly number[] | undefined): number =>
  (lines ?? []).reduce((bits, line) => bits | (1 << line), 0);

/** Takes a view apart. */
export const takeApart = (view: View): Table => {
  const kit = kitOf(setOf(view));
  const indexOf = (id: string): CardIndex => kit.indexOf.get(id) as CardIndex;
  const owned = [0, 1].map((): Owned => ({ cards: [], marks: [], down: [], hand: [], deck: [] }));
  const add = (owner: Seat, id: string | null, marks: readonly number[] | undefined): number => {
    const { cards, marks: all } = owned[owner] as Owned;
    all.push(bitsOf(marks));
    return cards.push(id === null ? NONE : indexOf(id)) - 1;
  };
  const pile = (piles: readonly (readonly PiledCard[])[], open: 'deck' | 'hand' | undefined) =>
    piles.map((cards, owner) =>
      cards.map((card) => {
        const at = typeof card === 'object' && card !== null ? add(owner, card.card, card.marks) : add(owner, card, []);
        if (card === null && open !== undefined) (owned[owner] as Owned)[open].push(at);
        return at;
      }),
    );
  const [decks, hands] = [pile(view.decks, 'deck'), pile(view.hands, 'hand')];
  const discards = pile(view.discards, undefined);
  const withLoadout = layOut(view, owned, add);
  return {
    view,
    kit,
    owned,
    decks,
    hands,
    discards,
    ...withLoadout,
    ...pendingOf(view, kit, { hands, discards, ...withLoadout }),
  };
};

/** Characters in play, the cards beneath them, and the open slots among them. */
const layOut = (
  view: View,
  owned: readonly Owned[],
  add: (owner: Seat, id: string | null, marks: readonly number[] | undefined) => number,
): Pick<Table, 'lanes' | 'pieces' | 'under'> => {
  const pieces: Piece[] = [];
  const under: Table['under'][number][] = [];
  const lanes: Slot[][] = [[], [], [], [], [], [], [], []];
  const stand = (standing: PlacedCharacter, side: Seat, place: number): void => {
    const owner = standing.owner ?? side;
    const slot: Slot = { owner, at: add(owner, standing.card, standing.marks) };
    const index = (lanes[place] as Slot[]).push(slot) - 1;
    if (standing.card === null) owned[owner]?.down.push({ at: slot.at, place, index });
    const on = (standing.on ?? []).reduce((flags, line) => flags | lineOn(line), 0);
    const hidden = (standing.hidden === true ? HIDDEN : 0) | (standing.known === true ? KNOWN : 0);
    pieces.push({ slot, place, flags: hidden | on, tokens: standing.tokens ?? 0 });
    let top = slot;
    for (const { card, owner: whose, marks } of standing.under ?? []) {
      const below: Slot = { owner: whose, at: add(whose, card, marks) };
      under.push({ top, below });
      top = below;
    }
  };
  view.lanes.forEach(({ sides }, lane) =>
    sides.forEach((side, seat) => side.forEach((standing) => stand(standing, seat, lane * 2 + seat))),
  );
  return { lanes, pieces, under };
};

/** Bonds and waiting effects, with slots for references. */
const pendingOf = (
  view: View,
  kit: Kit,
  { hands, discards, lanes }: Pick<Table, 'hands' | 'discards' | 'lanes'>,
): Pick<Table, 'bonds' | 'queue'> => {
  const slotOf = (ref: Ref | null): Slot | null => {
    if (ref === null) return null;
    if ('side' in ref) return lanes[LANES.findIndex((lane) => lane === ref.lane) * 2 + ref.side]?.[ref.place] ?? null;
    const at = (ref.pile === 'hand' ? hands : discards)[ref.seat]?.[ref.place ?? NONE];
    return at === undefined ? null : { owner: ref.seat, at };
  };
  const isOpen = (ref: Ref | null): boolean => ref !== null && 'pile' in ref && ref.place === null;
  const frameOf = (f: PendingLayout): Waiting => ({
    kind: f.kind,
    card: kit.indexOf.get(f.card) as CardIndex,
    line: f.line,
    part: f.part,
    source: slotOf(f.source),
    self: slotOf(f.self),
    lane: LANES.findIndex((lane) => lane === f.lane),
    seat: f.seat,
    picked: isOpen(f.picked) ? 'hand' : slotOf(f.picked),
    agreed: f.agreed,
  });
  const bonds = view.lanes.flatMap(({ sides }, lane) =>
    sides.flatMap((side, seat) =>
      side.flatMap((standing, i) =>
        (standing.bonds ?? []).map(({ line, target }) => ({
          source: lanes[lane * 2 + seat]?.[i] as Slot,
          line,
          target: slotOf(target) as Slot,
        })),
      ),
    ),
  );
  return { bonds, queue: view.queue.map(frameOf) };
};

const UNSALTED: readonly string[] = ['', ''];

const ANSWERS = { keep: KEPT, mulligan: REDRAWS, redrew: REDREW } as const;

/** An answer that is seen, as a state holds it. */
export const answerNumber = (answer: Exclude<Answer, 'secret'>): number =>
  answer === null ? UNANSWERED : ANSWERS[answer];

/** Numbers for an owner's cards in the order of the set, as lists are kept; equal cards in the order of their slots. */
const numbersOf = (cards: readonly CardIndex[], size: number, first: Instance): Instance[] => {
  const next = new Int32Array(size + 1);
  for (const card of cards) next[card + 1] = (next[card + 1] as number) + 1;
  next[0] = first;
  for (let i = 1; i <= size; i++) next[i] = (next[i] as number) + (next[i - 1] as number);
  return cards.map((card) => {
    const number = next[card] as number;
    next[card] = number + 1;
    return number;
  });
};

const inOrder = (cards: readonly CardIndex[], numbers: readonly Instance[], first: Instance): CardIndex[] => {
  const sorted = cards.slice();
  for (let i = 0; i < cards.length; i++) sorted[(numbers[i] as Instance) - first] = cards[i] as CardIndex;
  return sorted;
};

const byNumber = (a: number, b: number): number => a - b;

/** The state that a table is with its open slots filled. */
export const putTogether = (table: Table, filling: Filling): State => {
  const { view, kit } = table;
  const size = kit.set.cards.length;
  const second = filling.cards[0]?.length ?? 0;
  const numbers = filling.cards.map((cards, seat) => numbersOf(cards, size, seat === 0 ? 0 : second));
  const lists = filling.cards.map((cards, seat) => ({
    cards: inOrder(cards, numbers[seat] as Instance[], seat === 0 ? 0 : second),
    missions: (filling.missions[seat] as CardIndex[]).toSorted(byNumber),
  }));
  const s = emptyState(view.options, kit.set, lists, view.hashes.slice(), view.salts?.slice() ?? UNSALTED);
  const numberOf = ({ owner, at }: Slot): Instance => (numbers[owner] as Instance[])[at] as Instance;
  const orNone = (slot: Slot | null): Instance => (slot === null ? NONE : numberOf(slot));
  const pile = (slots: readonly number[], owner: Seat): Instance[] => slots.map((at) => numberOf({ owner, at }));
  s.decks = table.decks.map((slots, owner) => pile(slots, owner).reverse());
  s.hands = table.hands.map(pile);
  s.discards = table.discards.map(pile);
  s.lanes = table.lanes.map((slots) => slots.map(numberOf));
  table.owned.forEach(({ marks }, owner) =>
    marks.forEach((bits, at) => {
      if (bits !== 0) s.marks[numberOf({ owner, at })] = bits;
    }),
  );
  for (const { slot, place, flags, tokens } of table.pieces) {
    const card = numberOf(slot);
    s.at[card] = place;
    s.flags[card] = flags;
    s.tokens[card] = tokens;
  }
  if (table.under.length > 0) {
    const under = s.under.slice();
    for (const { top, below } of table.under) under[numberOf(top)] = numberOf(below);
    s.under = under;
  }
  s.bonds = table.bonds.map(({ source, line, target }) => ({
    source: numberOf(source),
    line,
    target: numberOf(target),
  }));
  s.queue = table.queue.map((pending) => ({
    ...pending,
    source: orNone(pending.source),
    self: orNone(pending.self),
    picked: orNone(pending.picked === 'hand' ? filling.picked : pending.picked),
  }));
  count(s, view);
  s.answers = [...filling.answers];
  s.missionDeck = filling.missionDeck.toReversed();
  s.missions = view.lanes.map(({ mission }) => kit.indexOf.get(mission) as CardIndex);
  s.looks = filling.looks;
  return s;
};

/** What is counted and never hidden. */
const count = (s: State, view: View): void => {
  s.stage = view.stage;
  s.round = view.round;
  s.edge = view.edge;
  s.turn = view.turn;
  s.passed = view.passed.reduce((bits, passed, seat) => bits | (passed ? 1 << seat : 0), 0);
  s.passesInRow = view.passesInRow;
  s.chakra = view.chakra.slice();
  s.points = view.points.slice();
  s.taken = view.taken.slice();
  s.resolved = view.lanes.reduce((bits, { resolved }, lane) => bits | (resolved ? 1 << lane : 0), 0);
  s.winners = view.lanes.map(({ winner }) => winner ?? NONE);
  s.evaluating = LANES.findIndex((lane) => lane === view.evaluating);
  s.ran = view.ran;
};
