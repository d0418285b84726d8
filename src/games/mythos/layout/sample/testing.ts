// Samples against the truth: every state that looks the same to a viewer, found by trying all, and how often each is drawn.

import { canonical } from '../../../../kernel/hash.ts';
import type { Json } from '../../../../kernel/json.ts';
import { fastRandom } from '../../../../kernel/random.ts';
import type { MythosEvent } from '../../events.ts';
import { mythos } from '../../index.ts';
import type { LaneLayout, PiledCard } from '../layout.ts';
import type { State } from '../../state.ts';
import { optionsWith, plainSet, positionOf, type Sketch } from '../../testing/scenario.ts';
import type { View } from '../../view.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
character Ann — Two
  group Red; cost 2; power 2
character Ben — One
  group Blue; cost 1; power 1
character Cid — One
  group Blue; cost 2; power 2
character Seer — One
  group Blue; cost 0; power 1
  MAIN ⚡ Look at the rival’s hand.
character Spy — One
  group Blue; cost 0; power 1
  MAIN ⚡ Look at the rival’s hidden characters.
character Caller — One
  group Blue; cost 0; power 1
  MAIN ⚡ Play a character of Red from your hand for 2 less.
character Pusher — One
  group Blue; cost 0; power 1
  MAIN ⚡ Move another friendly character.
jutsu Blast
  cost 0
  MAIN ⚡ Draw 1 card.
`);

/** A table of few cards, so that all states can be tried. */
export const stateOf = (sketch: Sketch, changes: object = {}): State => {
  const read = mythos.position.read(optionsWith(sketch.options, sketch.preset), {
    ...positionOf({ set: SET, ...sketch }),
    ...changes,
  });
  if (!read.ok) throw new Error(`${read.error.at}: ${read.error.message}`);
  return read.value;
};

/** How likely each state is, by its text; not normed. */
export type Truth = ReadonlyMap<string, number>;

/** The cards of a state wherever they lie, as text. */
export const cardsText = (s: State): string => {
  const { decks, hands, lanes, queue } = mythos.view(s, 'open');
  return canonical({ decks, hands, lanes, queue } as unknown as Json);
};

/** The missions of a state, those brought and those to come, as text. */
export const missionsText = (s: State): string => {
  const { lists, missionDeck } = mythos.view(s, 'open');
  const missions = lists.map((list) => (list?.missions ?? []).toSorted((a, b) => (a < b ? -1 : 1)));
  return canonical({ missions, missionDeck } as unknown as Json);
};

const countsOf = (view: View, seat: number): { [id: string]: number } => {
  const counts: { [id: string]: number } = {};
  const add = (id: string): void => {
    counts[id] = (counts[id] ?? 0) + 1;
  };
  const addPiled = (card: PiledCard): void =>
    card === null ? undefined : add(typeof card === 'string' ? card : card.card);
  for (const pile of [view.decks[seat], view.hands[seat], view.discards[seat]]) pile?.forEach(addPiled);
  view.lanes.forEach(({ sides }) =>
    sides.forEach((side, controller) =>
      side.forEach(({ card, owner }) => (card !== null && (owner ?? controller) === seat ? add(card) : undefined)),
    ),
  );
  return counts;
};

/** Every way to fill the places that a view leaves open with these cards; a list that is given is used up. */
const fillings = function* (view: View, ids: readonly string[], seat: number): Generator<View> {
  const list = view.lists[seat]?.cards;
  const counts = countsOf(view, seat);
  const open = firstOpen(view, seat);
  if (open === undefined) {
    yield view;
    return;
  }
  for (const id of ids) {
    if ((counts[id] ?? 0) < (list === undefined ? 2 : (list[id] ?? 0))) yield* fillings(open(id), ids, seat);
  }
};

/** The first open place of an owner, as a function that fills it. */
const firstOpen = (view: View, seat: number): ((id: string) => View) | undefined => {
  for (const pile of ['decks', 'hands'] as const) {
    const at = view[pile][seat]?.indexOf(null) ?? -1;
    if (at < 0) continue;
    return (id) => ({ ...view, [pile]: view[pile].map((cards, i) => (i === seat ? cards.with(at, id) : cards)) });
  }
  for (const [lane, { sides }] of view.lanes.entries()) {
    for (const [side, characters] of sides.entries()) {
      const at = characters.findIndex(({ card, owner }) => card === null && (owner ?? side) === seat);
      if (at < 0) continue;
      const filled = (id: string): LaneLayout => ({
        ...view.lanes[lane]!,
        sides: sides.with(side, characters.with(at, { ...characters[at]!, card: id })),
      });
      return (id) => ({ ...view, lanes: view.lanes.with(lane, filled(id)) });
    }
  }
  return undefined;
};

const asPosition = (view: View, real: View): unknown => {
  const {
    viewer: _v,
    options: _o,
    powers: _p,
    worth: _w,
    costs: _c,
    demand: _d,
    about: _b,
    actors: _a,
    ...layout
  } = view;
  const lists = [0, 1].map((seat) => ({ cards: countsOf(view, seat), missions: real.lists[seat]?.missions ?? [] }));
  return { ...layout, lists, missionDeck: real.missionDeck };
};

/** Where a card was picked that nobody else has seen, any place of the hand may be the one. */
const picks = (view: View): readonly View[] => {
  const [pending, ...rest] = view.queue;
  const { picked } = pending ?? {};
  if (pending === undefined || picked == null || !('pile' in picked) || picked.place !== null) return [view];
  return (view.hands[picked.seat] ?? []).map((_, place) => ({
    ...view,
    queue: [{ ...pending, picked: { ...picked, place } }, ...rest],
  }));
};

/** Every arrangement of cards that looks to the viewer as the real one does. A list counts once for each of its copies' orders. */
export const truthOf = (real: State, viewer: 0 | 1): Truth => {
  const view = mythos.view(real, viewer);
  const open = mythos.view(real, 'open');
  const ids = real.set.cards.filter(({ kind }) => kind !== 'mission').map(({ id }) => id);
  const truth = new Map<string, number>();
  for (const half of fillings(view, ids, 0)) {
    for (const whole of fillings(half, ids, 1)) {
      for (const picked of picks(whole)) {
        const read = mythos.position.read(real.options, JSON.parse(JSON.stringify(asPosition(picked, open))));
        if (!read.ok) continue;
        const seen = { ...mythos.view(read.value, viewer), hashes: view.hashes, lists: view.lists };
        if (canonical(seen as unknown as Json) !== canonical(view as unknown as Json)) continue;
        const pairs = [0, 1].flatMap((seat) => Object.values(countsOf(picked, seat))).filter((n) => n === 2).length;
        truth.set(cardsText(read.value), 2 << pairs);
      }
    }
  }
  return truth;
};

/** Draws states and compares how often each comes with how often it should; what is wrong, or nothing. */
export const chiSquareFault = (
  truth: Truth,
  view: View,
  textOf: (s: State) => string,
  history?: readonly MythosEvent[],
): string | undefined => {
  const total = [...truth.values()].reduce((sum, weight) => sum + weight, 0);
  const draws = Math.max(4000, 30 * truth.size);
  const random = fastRandom(20_240_229);
  const found = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const text = textOf(mythos.sample(view, random, history));
    if (!truth.has(text)) return `draws what can't be: ${text}`;
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  let sum = 0;
  for (const [text, weight] of truth) {
    const expected = (draws * weight) / total;
    const off = (found.get(text) ?? 0) - expected;
    sum += (off * off) / expected;
  }
  // The sum has mean and half its variance equal to the freedom; six deviations are one in many millions.
  const freedom = truth.size - 1;
  const bound = freedom + 6 * Math.sqrt(2 * freedom) + 10;
  return sum <= bound ? undefined : `${truth.size} states: χ² ${sum.toFixed(1)}, more than ${bound.toFixed(1)}`;
};
