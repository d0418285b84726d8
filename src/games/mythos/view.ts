// What a viewer may know of a match: the layout with hidden cards as `null`, and what follows from it.

import type { Actors, Seat, Viewer } from '../../kernel/game.ts';
import { idAt } from './board.ts';
import type { CardSet } from './cards.ts';
import { layoutOf, refOf, type Layout, type Ref } from './layout/layout.ts';
import { actors } from './turn/legal.ts';
import { resolveSet } from './sets/known.ts';
import type { MythosOptions } from './options.ts';
import { missionPoints } from './turn/phases.ts';
import { fullPower, playCost, powerOn } from './effects/power.ts';
import { demandOf } from './effects/queue.ts';
import { cardOf, laneCards, type State } from './state.ts';

/** A match as one viewer sees it. */
export interface View extends Layout {
  readonly viewer: Viewer;
  readonly options: MythosOptions;
  /** Power of each side on each mission, and of each character there. */
  readonly powers: readonly {
    readonly sides: readonly number[];
    readonly characters: readonly (readonly number[])[];
  }[];
  readonly worth: readonly number[];
  /** What playing each card of the viewer's hand face-up costs now. */
  readonly costs: { readonly [card: string]: number };
  readonly demand: 'character' | 'card' | 'lane' | 'agree' | null;
  /** What a mission is being chosen for, told to whoever chooses. */
  readonly about: Ref | null;
  readonly actors: Actors;
}

/** The set a view speaks of. */
export const setOf = (view: View): CardSet => resolveSet({ at: 'set', value: view.set }, []);

const costsFor = (s: State, viewer: Viewer): { readonly [card: string]: number } => {
  const costs: { [card: string]: number } = {};
  if (typeof viewer !== 'number') return costs;
  for (const card of s.hands[viewer]!) costs[idAt(s, card)] = playCost(s, viewer, cardOf(s, card));
  return costs;
};

/** Characters' powers; what is hidden has the power that everybody can see. */
const powersOf = (s: State): View['powers'] =>
  s.missions.map((_, lane) => ({
    sides: [powerOn(s, lane, 0), powerOn(s, lane, 1)],
    characters: [0, 1].map((side: Seat) => laneCards(s, lane, side).map((card) => fullPower(s, card))),
  }));

const asked = (s: State, viewer: Viewer): Pick<View, 'demand' | 'about'> => {
  const demand = demandOf(s);
  const about = demand?.kind === 'lane' && viewer === s.queue[0]?.seat ? refOf(s, demand.card, viewer) : null;
  return { demand: demand?.kind ?? null, about };
};

export const view = (s: State, viewer: Viewer): View => ({
  viewer,
  options: { ...s.options },
  ...layoutOf(s, viewer),
  powers: powersOf(s),
  worth: s.missions.map((_, lane) => missionPoints(s, lane)),
  costs: costsFor(s, viewer),
  ...asked(s, viewer),
  actors: { must: actors(s).must.slice(), may: actors(s).may.slice() },
});
