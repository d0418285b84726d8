// What a viewer still knows of hidden cards: from looks that its view shows, or from the whole history of events.

import { baseOfId } from '../../cards.ts';
import type { MythosEvent } from '../../events.ts';
import { recollect, type Recollection } from './recollection.ts';
import { LANES } from '../../state.ts';
import type { View } from '../../view.ts';

/** Cards that were seen in a hand, and where they may have gone since without being shown. */
export interface Held {
  readonly seen: readonly Seen[];
  /** Hidden characters that came from the hand: `when` they did, and whether it can only have been one of those seen. */
  readonly down: readonly Gone[];
}

/** It was in the hand `since` then; if it is known to have gone, that was before `until`. */
interface Seen {
  readonly card: string;
  readonly since: number;
  readonly until: number;
}

interface Gone {
  readonly place: number;
  readonly index: number;
  readonly when: number;
  readonly certain: boolean;
}

/** Everything remembered: hidden characters by place (lane × 2 + side) and order of arrival, and hands by owner. */
export interface Memory {
  readonly hidden: readonly { readonly place: number; readonly index: number; readonly card: string }[];
  readonly held: readonly Held[];
}

const NOTHING_HELD: Held = { seen: [], down: [] };

export const NO_MEMORY: Memory = { hidden: [], held: [NOTHING_HELD, NOTHING_HELD] };

/** All that may be so: by the history if it is there from the deal on, else what is certain by the looks that the view shows. */
export const memoriesOf = (view: View, history: readonly MythosEvent[] | undefined): readonly Recollection[] => {
  const found = history?.[0]?.type === 'dealt' ? recollect(view, history) : [];
  return found.length > 0 ? found : [{ memory: lookedAt(view), weight: 1 }];
};

/** Places that a view leaves open, by owner. */
const openPlaces = (view: View, owner: number): { readonly place: number; readonly index: number }[] =>
  view.lanes.flatMap(({ sides }, lane) =>
    sides.flatMap((side, seat) =>
      side.flatMap((character, index) =>
        character.card === null && (character.owner ?? seat) === owner ? [{ place: lane * 2 + seat, index }] : [],
      ),
    ),
  );

/** How many copies of an owner's card a view shows outside the deck. */
const shownOf = (view: View, owner: number, id: string): number => {
  let count = 0;
  for (const card of view.discards[owner] ?? []) if ((typeof card === 'string' ? card : card?.card) === id) count++;
  view.lanes.forEach(({ sides }) =>
    sides.forEach((side, seat) =>
      side.forEach(({ card, owner: whose, under = [] }) => {
        if (card === id && (whose ?? seat) === owner) count++;
        for (const below of under) if (below.card === id && below.owner === owner) count++;
      }),
    ),
  );
  return count;
};

/** Without a history: while nobody has taken a turn since, what was seen lies where it lay; later it has at least left the deck. */
const lookedAt = (view: View): Memory => {
  const { viewer } = view;
  const looks = view.looks.filter(({ seat, cards }) => seat === viewer && cards.every(({ card }) => card !== null));
  if (typeof viewer !== 'number' || looks.length === 0) return NO_MEMORY;
  const owner = 1 - viewer;
  const fresh = looks.filter(({ left }) => left === FRESH);
  const hidden = view.options.hiddenTargetable ? [] : fresh.flatMap((look) => stayed(view, look, owner));
  const seen: string[] = [];
  for (const { cards } of looks) {
    for (const id of new Set(cards.map(({ card }) => card as string))) {
      const settled = hidden.filter(({ card }) => card === id).length + shownOf(view, owner, id);
      const missing = cards.filter(({ card }) => card === id).length - settled;
      while (seen.filter((card) => card === id).length < missing) seen.push(id);
    }
  }
  const places = openPlaces(view, owner).filter(
    ({ place, index }) => !hidden.some((each) => each.place === place && each.index === index),
  );
  const still = looks.every(({ what, left }) => what === 'hand' && left === FRESH);
  const down = still ? [] : places.map((each) => ({ ...each, when: Infinity, certain: false }));
  const held = { seen: seen.map((card) => ({ card, since: 0, until: Infinity })), down };
  return { hidden, held: [0, 1].map((seat) => (seat === owner ? held : NOTHING_HELD)) };
};

/** A look that no turn action has followed yet. */
const FRESH = 2;

/** Hidden characters that a fresh look showed, in the order in which they lie there; those that everybody knows are seen anyway. */
const stayed = (view: View, { what, cards }: View['looks'][number], owner: number): Memory['hidden'] => {
  if (what !== 'hidden') return [];
  return LANES.flatMap((name, lane) => {
    const side = view.lanes[lane]?.sides[owner] ?? [];
    const bases = side.flatMap(({ card }) => (card === null ? [] : [baseOfId(card)]));
    const there = cards.flatMap(({ card, lane: at }) =>
      at === name && card !== null && !bases.includes(baseOfId(card)) ? [card] : [],
    );
    const open = openPlaces(view, owner).filter(({ place }) => place === lane * 2 + owner);
    return there.slice(0, open.length).map((card, i) => ({ ...open[i]!, card }));
  });
};
