// States drawn from what a viewer can't know: hidden cards are filled in, then the whole is read as a position.

import type { Seat } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import { baseOfId, kitOf, type CardSet, type Kit } from './cards.ts';
import { deedOf, type Effect } from './effects.ts';
import type { Lying, Standing } from './layout.ts';
import { resolveSet } from './loadout.ts';
import { read } from './position.ts';
import { demandOf } from './queue.ts';
import { sampleMissions } from './sample-missions.ts';
import type { DeckList } from './sets/decks.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const TRIES = 400;
/** After so many tries a waiting effect is helped: its player gets cards that it could be about. */
const UNHELPED = 40;

/** The set a view speaks of. */
export const setOf = (view: View): CardSet => resolveSet({ at: 'set', value: view.set }, []);

/** A state that the viewer could not tell from the real one. */
export const sample = (view: View, random: Random): State => {
  const kit = kitOf(setOf(view));
  for (let tries = 0; tries < TRIES; tries++) {
    const state = read(view.options, guess(view, kit, random, tries > UNHELPED));
    // An effect that waits must wait in the guess too.
    if (state.ok && (demandOf(state.value)?.kind ?? null) === view.demand) return state.value;
  }
  throw new Error('no state fits this view');
};

const idOf = (card: Lying): string | null => (card === null || typeof card === 'string' ? card : card.card);

/** Copies of a player's cards that a viewer sees nowhere. */
const unseenOf = (view: View, kit: Kit, seat: Seat): string[] => {
  const list = view.lists[seat];
  const counts = new Map<string, number>();
  if (list == null) for (const index of kit.deckCards) counts.set(kit.set.cards[index]?.id as string, 2);
  else for (const [id, count] of Object.entries(list.cards)) counts.set(id, count);
  const see = (id: string | null): void => {
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) - 1);
  };
  for (const pile of [view.decks[seat], view.hands[seat], view.discards[seat]])
    pile?.forEach((card) => see(idOf(card)));
  view.lanes.forEach(({ sides }) =>
    sides.forEach((side, controller) =>
      side.forEach(({ card, owner, under }) => {
        if ((owner ?? controller) === seat) see(card);
        under?.forEach((below) => (below.owner === seat ? see(below.card) : undefined));
      }),
    ),
  );
  return [...counts].flatMap(([id, count]) => Array.from({ length: Math.max(0, count) }, () => id));
};

/** Draws cards for hidden places, each from the player's unseen ones. */
class Pool {
  readonly #cards: string[][];
  readonly #kit: Kit;

  constructor(view: View, kit: Kit, random: Random) {
    this.#kit = kit;
    this.#cards = [0, 1].map((seat) => shuffle(unseenOf(view, kit, seat), random));
  }

  /** The first unseen card that fits, gone from the pool. */
  take(seat: Seat, fits: (id: string) => boolean = () => true): string | undefined {
    const cards = this.#cards[seat] as string[];
    const at = cards.findIndex(fits);
    return at < 0 ? undefined : cards.splice(at, 1)[0];
  }

  isCharacter(id: string): boolean {
    return this.#kit.isCharacter[this.#kit.indexOf.get(id) as number] === true;
  }
}

/** What a viewer saw of a rival's cards lately, and may still count on. */
const looked = (view: View, random: Random): readonly { readonly card: string; readonly lane: string | null }[] => {
  // Since then cards may have come and gone, so now and then nothing is counted on.
  if (random.below(4) === 0) return [];
  return view.looks.flatMap(({ seat, cards }) =>
    seat === view.viewer ? cards.flatMap(({ card, lane }) => (card === null ? [] : [{ card, lane }])) : [],
  );
};

const guess = (view: View, kit: Kit, random: Random, helped: boolean): unknown => {
  const pool = new Pool(view, kit, random);
  const seen = looked(view, random);
  const lanes = view.lanes.map((lane, at) => ({
    ...lane,
    sides: lane.sides.map((side, seat) => standIn(side, seat, 'DCBA'[at] as string, pool, seen)),
  }));
  const help = helped ? wantedByEffect(view, kit) : undefined;
  const hands = view.hands.map((hand, seat) => holdIn(hand, seat, pool, seat === view.viewer ? [] : seen, help));
  const decks = view.decks.map((deck, seat) => deck.map((card) => card ?? pool.take(seat) ?? null));
  const missions = sampleMissions(view, kit, random);
  return {
    set: view.set,
    lists: missions.lists.map((list, seat): DeckList => ({
      cards: view.lists[seat]?.cards ?? countCards(seat, { decks, hands, discards: view.discards, lanes }),
      missions: list,
    })),
    hashes: view.hashes,
    stage: view.stage,
    answers: view.answers.map((answer) =>
      answer === 'secret' ? (random.below(2) === 0 ? 'keep' : 'mulligan') : answer,
    ),
    round: view.round,
    edge: view.edge,
    turn: view.turn,
    passed: view.passed,
    passesInRow: view.passesInRow,
    chakra: view.chakra,
    points: view.points,
    taken: view.taken,
    decks,
    hands,
    discards: view.discards,
    lanes,
    missionDeck: missions.deck,
    evaluating: view.evaluating,
    queue: view.queue.map((frame) => ({ ...frame, picked: pickIn(frame.picked, hands, random) })),
    ran: view.ran,
    looks: view.looks.map((look) => ({
      ...look,
      cards: look.cards.map(({ card, lane }) => ({ card: card ?? anyCard(kit, random), lane })),
    })),
  };
};

const anyCard = (kit: Kit, random: Random): string =>
  kit.set.cards[kit.deckCards[random.below(kit.deckCards.length)] as number]?.id as string;

/** Hidden characters: any that the name rule allows, one that was seen there first. */
const standIn = (
  side: readonly Standing[],
  seat: Seat,
  lane: string,
  pool: Pool,
  seen: readonly { readonly card: string; readonly lane: string | null }[],
): readonly Standing[] => {
  const bases = new Set(side.flatMap(({ card }) => (card === null ? [] : [baseOfId(card)])));
  const free = (id: string): boolean => pool.isCharacter(id) && !bases.has(baseOfId(id));
  return side.map((standing) => {
    if (standing.card !== null) return standing;
    const owner = standing.owner ?? seat;
    const there = (id: string): boolean => free(id) && seen.some((each) => each.card === id && each.lane === lane);
    const card = pool.take(owner, there) ?? pool.take(owner, free) ?? null;
    if (card !== null) bases.add(baseOfId(card));
    return { ...standing, card };
  });
};

const holdIn = (
  hand: readonly Lying[],
  seat: Seat,
  pool: Pool,
  seen: readonly { readonly card: string; readonly lane: string | null }[],
  help: { readonly seat: Seat; readonly fits: (id: string) => boolean } | undefined,
): readonly Lying[] => {
  const rest = seen.filter(({ lane }) => lane === null).map(({ card }) => card);
  return hand.map((card) => {
    if (card !== null) return card;
    const again = (id: string): boolean => rest.includes(id);
    const known = rest.length > 0 ? pool.take(seat, again) : undefined;
    if (known !== undefined) rest.splice(rest.indexOf(known), 1);
    const wanted = help?.seat === seat ? pool.take(seat, help.fits) : undefined;
    return known ?? wanted ?? pool.take(seat) ?? null;
  });
};

/** The cards that the effect at the head of the queue could play from a hand. */
const wantedByEffect = (
  view: View,
  kit: Kit,
): { readonly seat: Seat; readonly fits: (id: string) => boolean } | undefined => {
  const [frame] = view.queue;
  if (frame === undefined) return undefined;
  const effect = kit.set.cards[kit.indexOf.get(frame.card) as number]?.effects[frame.line] as Effect;
  const { action, amount, filter } = deedOf(effect, frame.part);
  if (action !== 'PLAY_CHARACTER') return undefined;
  const off = typeof amount === 'number' ? amount : 0;
  return {
    seat: frame.seat,
    fits: (id) => {
      const card = kit.set.cards[kit.indexOf.get(id) as number];
      if (card?.kind !== 'character' || card.cost - off > (view.chakra[frame.seat] ?? 0)) return false;
      const { group, keyword, costMax = 99, powerMax = 99 } = filter ?? {};
      if (card.cost > costMax || card.power > powerMax) return false;
      return (group ?? card.group) === card.group && (keyword === undefined || card.keywords.includes(keyword));
    },
  };
};

const pickIn = (
  picked: View['queue'][number]['picked'],
  hands: readonly (readonly Lying[])[],
  random: Random,
): View['queue'][number]['picked'] => {
  if (picked === null || !('pile' in picked) || picked.place !== null) return picked;
  return { ...picked, place: random.below(Math.max(1, hands[picked.seat]?.length ?? 1)) };
};

/** The cards of a player, wherever they lie, as a list. */
const countCards = (
  seat: Seat,
  table: Pick<View, 'decks' | 'hands' | 'discards'> & {
    readonly lanes: readonly Pick<View['lanes'][number], 'sides'>[];
  },
): { readonly [id: string]: number } => {
  const counts: { [id: string]: number } = {};
  const add = (id: string | null): void => {
    if (id !== null) counts[id] = (counts[id] ?? 0) + 1;
  };
  for (const pile of [table.decks[seat], table.hands[seat], table.discards[seat]])
    pile?.forEach((card) => add(idOf(card)));
  table.lanes.forEach(({ sides }) =>
    sides.forEach((side, controller) =>
      side.forEach(({ card, owner, under }) => {
        if ((owner ?? controller) === seat) add(card);
        under?.forEach((below) => (below.owner === seat ? add(below.card) : undefined));
      }),
    ),
  );
  return counts;
};
