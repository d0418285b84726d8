// States drawn from what a viewer can't know, each exactly as likely as decision 0036 says: drawn, and drawn again if it can't be.

import type { Seat } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/random.ts';
import type { CardIndex } from '../cards.ts';
import type { MythosEvent } from '../events.ts';
import { memoryOf, NO_MEMORY } from './sample/memory.ts';
import { demandOf } from '../effects/queue.ts';
import { cardChances, drawCards, type CardChances } from './sample/cards.ts';
import { missionChances, sampleMissions, type MissionChances } from './sample/missions.ts';
import { answerNumber, putTogether, takeApart, type Filling, type Slot, type Table } from './sample/table.ts';
import {
  cardOf,
  KEPT,
  LANES,
  NONE,
  REDRAWS,
  rivalOf,
  type PendingEffect,
  type Instance,
  type Look,
  type State,
} from '../state.ts';
import type { View } from '../view.ts';

export { setOf } from './sample/table.ts';

/** All that drawing needs and that is the same for each draw. */
interface Chances {
  readonly history: readonly MythosEvent[] | undefined;
  readonly table: Table;
  readonly missions: MissionChances;
  readonly cards: readonly CardChances[];
  /** With what is remembered left aside. */
  readonly plain: readonly CardChances[];
}

/** Bots draw many states from one view: it is taken apart once. */
const known = new WeakMap<View, Chances>();

const chancesOf = (view: View, history: readonly MythosEvent[] | undefined): Chances => {
  const before = known.get(view);
  if (before !== undefined && before.history === history) return before;
  const table = takeApart(view);
  const memory = memoryOf(view, history);
  const chances: Chances = {
    history,
    table,
    missions: missionChances(view, table.kit),
    cards: [0, 1].map((owner) => cardChances(table, owner, memory)),
    plain: [0, 1].map((owner) => cardChances(table, owner, NO_MEMORY)),
  };
  known.set(view, chances);
  return chances;
};

/** No view that play leads to needs nearly so many draws; a position that nobody could reach may. */
const REMEMBERED = 100_000;
const TRIES = 1_000_000;

/** A state that the viewer could not tell from the real one. */
export const sample = (view: View, random: Random, history?: readonly MythosEvent[]): State => {
  const chances = chancesOf(view, history);
  for (let tries = 0; tries < TRIES; tries++) {
    const state = draw(chances, tries < REMEMBERED ? chances.cards : chances.plain, random);
    if (state !== undefined) return state;
  }
  throw new Error('no state fits this view');
};

const draw = ({ table, missions }: Chances, from: readonly CardChances[], random: Random): State | undefined => {
  const cards: CardIndex[][] = [];
  for (const chances of from) {
    const drawn = drawCards(chances, random);
    if (drawn === undefined) return undefined;
    cards.push(drawn);
  }
  if (clashes(table, from, cards)) return undefined;
  const { view } = table;
  const found = sampleMissions(missions, random);
  const filling: Filling = {
    cards,
    missions: found.lists,
    missionDeck: found.deck,
    answers: view.answers.map((answer) =>
      answer === 'secret' ? (random.below(2) === 0 ? KEPT : REDRAWS) : answerNumber(answer),
    ),
    picked: pickIn(table, random),
    looks: view.looks.map((look) => lookIn(table, cards, look, random)),
  };
  const state = putTogether(table, filling);
  return waitsAlike(state, table) ? state : undefined;
};

/** Do hidden characters of different owners have one name on one side? Whoever took some over sees them: for others only. */
const clashes = ({ kit }: Table, from: readonly CardChances[], cards: readonly (readonly CardIndex[])[]): boolean => {
  const [first, second] = from as readonly [CardChances, CardChances];
  if (first.down.length === 0 || second.down.length === 0) return false;
  const nameAt = (owner: Seat, at: number): number | undefined => kit.base[cards[owner]?.[at] as CardIndex];
  return first.down.some((one) =>
    second.down.some((other) => one.place === other.place && nameAt(0, one.at) === nameAt(1, other.at)),
  );
};

/** A card of the hand that its player picked already, and nobody else has seen yet. */
const pickIn = ({ queue, hands }: Table, random: Random): Slot | null => {
  const [pending] = queue;
  if (pending?.picked !== 'hand') return null;
  const hand = hands[pending.seat] ?? [];
  return { owner: pending.seat, at: hand[random.below(Math.max(1, hand.length))] as number };
};

/** What somebody else's look showed: cards of the one looked at that are no longer in the deck, any of them. */
const lookIn = (
  { kit, decks }: Table,
  cards: readonly (readonly CardIndex[])[],
  { seat, what, cards: shown, left }: View['looks'][number],
  random: Random,
): Look => {
  const owner = rivalOf(seat);
  const out = (cards[owner] ?? []).filter(
    (card, at) => decks[owner]?.includes(at) !== true && (what === 'hand' || kit.isCharacter[card] === true),
  );
  const any = (): CardIndex =>
    out.splice(random.below(Math.max(1, out.length)), 1)[0] ?? (kit.deckCards[0] as CardIndex);
  return {
    seat,
    what,
    cards: shown.map(({ card, lane }) => ({
      card: card === null ? any() : (kit.indexOf.get(card) as CardIndex),
      lane: lane === null ? NONE : LANES.findIndex((name) => name === lane),
    })),
    left,
  };
};

/** An effect that waits must wait in the sample too, for the same kind of choice, and what was picked must have been there to pick. */
const waitsAlike = (s: State, { view, queue }: Table): boolean => {
  if (view.queue.length === 0) return true;
  if ((demandOf(s)?.kind ?? null) !== view.demand) return false;
  if (queue[0]?.picked !== 'hand') return true;
  const [pending, ...rest] = s.queue as readonly [PendingEffect, ...PendingEffect[]];
  const before = demandOf({ ...s, queue: [{ ...pending, picked: NONE, agreed: false }, ...rest] });
  return (
    before?.kind === 'card' && before.among.some((card: Instance) => cardOf(s, card) === cardOf(s, pending.picked))
  );
};
