// States drawn from what a viewer can't know, each exactly as likely as decision 0036 says: drawn, and drawn again if it can't be.

import type { Seat } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/random.ts';
import { kitOf, type CardIndex } from '../cards.ts';
import { demandOf } from '../effects/queue.ts';
import type { MythosEvent } from '../events.ts';
import { cardOf, NONE, rivalOf, type State } from '../state.ts';
import { setOf, type View } from '../view.ts';
import { build, outOfDeck, slotsOf, type Filling, type Slots } from './build.ts';
import type { LookLayout } from './layout.ts';
import { cardChances, drawCards, type CardChances } from './sample/cards.ts';
import { drawLot, lotOf, type Lot } from './sample/chances.ts';
import { memoriesOf, NO_MEMORY, type Memory } from './sample/memory.ts';
import { missionChances, sampleMissions, type MissionChances } from './sample/missions.ts';

/** All that drawing needs and that is the same for each draw. */
interface Chances {
  readonly history: readonly MythosEvent[] | undefined;
  readonly view: View;
  readonly slots: Slots;
  readonly missions: MissionChances;
  /** By what may be remembered, as often as that is so. */
  readonly cards: Lot<Remembered>;
  /** With what is remembered left aside. */
  readonly plain: readonly CardChances[];
}

/** What can be said of each owner's cards, and how likely it is. */
interface Remembered {
  readonly from: readonly CardChances[];
  readonly weight: number;
}

/** Bots draw many states from one view: it is taken apart once. */
const known = new WeakMap<View, Chances>();

const chancesOf = (view: View, history: readonly MythosEvent[] | undefined): Chances => {
  const before = known.get(view);
  if (before !== undefined && before.history === history) return before;
  const slots = slotsOf(kitOf(setOf(view)), view);
  const chancesWith = (memory: Memory): readonly CardChances[] =>
    slots.owned.map((_, owner) => cardChances(slots, owner, view.lists[owner]?.cards, memory));
  const plain = chancesWith(NO_MEMORY);
  // A position may tell of looks that no play leads to; then they tell nothing.
  const remembered = memoriesOf(view, history).flatMap(({ memory, weight }): readonly Remembered[] => {
    const from = chancesWith(memory);
    const ways = from.reduce((product, each) => product * each.ways, weight);
    return ways > 0 ? [{ from, weight: ways }] : [];
  });
  const chances: Chances = {
    history,
    view,
    slots,
    missions: missionChances(view, slots.kit),
    cards: lotOf(remembered.length > 0 ? remembered : [{ from: plain, weight: 1 }]),
    plain,
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
    const state = draw(chances, tries < REMEMBERED ? drawLot(chances.cards, random).from : chances.plain, random);
    if (state !== undefined) return state;
  }
  throw new Error('no state fits this view');
};

const draw = ({ view, slots, missions }: Chances, from: readonly CardChances[], random: Random): State | undefined => {
  const cards: CardIndex[][] = [];
  for (const chances of from) {
    const drawn = drawCards(chances, random);
    if (drawn === undefined) return undefined;
    cards.push(drawn);
  }
  if (clashes(slots, from, cards)) return undefined;
  const found = sampleMissions(missions, random);
  const state = build(slots, view, view.options, {
    cards,
    missions: found.lists,
    missionDeck: found.deck,
    answers: view.answers.map((answer) =>
      answer === 'secret' ? (random.below(2) === 0 ? 'keep' : 'mulligan') : answer,
    ),
    ...pickIn(view, random),
    looks: view.looks.map((look) => lookIn(slots, cards, look, random)),
  });
  return waitsAlike(state, view) ? state : undefined;
};

/** Do hidden characters of different owners have one name on one side? Whoever took some over sees them: for others only. */
const clashes = ({ kit }: Slots, from: readonly CardChances[], cards: readonly (readonly CardIndex[])[]): boolean => {
  const [first, second] = [from[0]!, from[1]!];
  const nameAt = (owner: Seat, at: number): number => kit.base[cards[owner]![at]!]!;
  return first.down.some((one) =>
    second.down.some((other) => one.place === other.place && nameAt(0, one.at) === nameAt(1, other.at)),
  );
};

/** The holder of a hand from which a card was picked that the viewer has not seen. */
const secretPicker = ({ queue }: View): Seat | undefined => {
  const picked = queue[0]?.picked ?? null;
  return picked !== null && 'pile' in picked && picked.place === null ? picked.seat : undefined;
};

/** The place of a card that its player picked from the hand already, and nobody else has seen yet. */
const pickIn = (view: View, random: Random): Pick<Filling, 'picked'> => {
  const seat = secretPicker(view);
  return seat === undefined ? {} : { picked: random.below(view.hands[seat]!.length) };
};

/** What somebody else's look showed: cards of the one looked at that are no longer in the deck, any of them. */
const lookIn = (
  slots: Slots,
  cards: readonly (readonly CardIndex[])[],
  look: LookLayout,
  random: Random,
): LookLayout => {
  const { kit } = slots;
  const owner = rivalOf(look.seat);
  const out = outOfDeck(slots, cards[owner]!, owner).filter((card) => look.what === 'hand' || kit.isCharacter[card]!);
  const any = (): CardIndex => out.splice(random.below(Math.max(1, out.length)), 1)[0] ?? kit.deckCards[0]!;
  return {
    ...look,
    cards: look.cards.map(({ card, lane }) => ({ card: card ?? kit.set.cards[any()]!.id, lane })),
  };
};

/** An effect that waits must wait in the sample too, for the same kind of choice, and what was picked must have been there to pick. */
const waitsAlike = (s: State, view: View): boolean => {
  const [pending, ...rest] = s.queue;
  if (pending === undefined) return true;
  if ((demandOf(s)?.kind ?? null) !== view.demand) return false;
  if (secretPicker(view) === undefined) return true;
  const before = demandOf({ ...s, queue: [{ ...pending, picked: NONE, agreed: false }, ...rest] });
  return before?.kind === 'card' && before.among.some((card) => cardOf(s, card) === cardOf(s, pending.picked));
};
