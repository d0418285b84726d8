// What an action does to missions, characters and chakra, as far as the player who thinks about it can be sure.

import { fastRandom } from '../../../kernel/draws.ts';
import { seen, type Events, type Seat } from '../../../kernel/game.ts';
import { parse, type Action } from '../actions.ts';
import type { MythosEvent } from '../events.ts';
import { namesake, powerOn } from '../effects/power.ts';
import { refuse } from '../turn/refuse.ts';
import { sample } from '../layout/sample.ts';
import { kitOf } from '../cards.ts';
import { cloneState, laneCards, LANES, NONE, type Instance, type State } from '../state.ts';
import { apply } from '../turn/turns.ts';
import type { View } from '../view.ts';
import { tellFates } from './fate-words.ts';
import { fatesOf, type Fate } from './fates.ts';

/** The powers on one mission before and after, by seat. */
export interface Shift {
  readonly lane: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Can it still be won? */
  readonly open: boolean;
}

/** What changes, and who would then win ties; `waits`: more is to be chosen before it is all done. */
export interface Forecast {
  readonly shifts: readonly Shift[];
  readonly fates: readonly Fate[];
  /** What everybody then has to spend. */
  readonly chakra: readonly number[];
  readonly edge: Seat;
  readonly waits: boolean;
}

/** Foretells what an action of whoever looks leads to, and tells of it. It plays the action out, so it needs all of the rules. */
export interface Foretell {
  readonly forecast: (view: View, text: string) => Forecast | undefined;
  readonly tellFates: typeof tellFates;
}

/** Hidden cards are filled in so often; what comes out differently each time is not certain. */
const GUESSES = 3;

const guesses = new WeakMap<View, readonly State[]>();

const guessesOf = (view: View): readonly State[] => {
  const known = guesses.get(view);
  if (known !== undefined) return known;
  let states: readonly State[] = [];
  try {
    states = Array.from({ length: GUESSES }, (_, i) => sample(view, fastRandom(i + 1)));
  } catch {
    // A view that no state fits, such as one cut short: then nothing is foretold.
  }
  guesses.set(view, states);
  return states;
};

const powersOf = (s: State): readonly (readonly number[])[] =>
  s.missions.map((_, lane) => [powerOn(s, lane, 0), powerOn(s, lane, 1)]);

/** Did what happened hang on a card that the player does not know: a name that may be taken, or what lies on a deck? */
const hangsOnHidden = (view: View, seat: Seat, events: Events<MythosEvent>): boolean => {
  const strangers = (side: Seat, lane: string): boolean =>
    view.lanes[LANES.findIndex((name) => name === lane)]?.sides[side]?.some(({ card }) => card === null) === true;
  let drew = false;
  return events.some((event) => {
    const sink = seen(event, seat);
    switch (sink.type) {
      case 'drew':
        drew = true;
        return false;
      case 'played':
        return drew;
      case 'placed':
      case 'blocked':
        return true;
      case 'moved':
        return sink.who.card === null || strangers(sink.who.side, sink.to);
      case 'took':
        return sink.who.card === null;
      default:
        return false;
    }
  });
};

const upgradedIn = (s: State, seat: Seat, { card, lane }: { readonly card: string; readonly lane: number }): Instance =>
  namesake(s, lane, seat, kitOf(s.set).indexOf.get(card) ?? NONE);

/** Nothing once the round goes on: then more happens than this action. */
const after = (before: State, view: View, seat: Seat, action: Action): Forecast | undefined => {
  if (refuse(before, seat, action) !== undefined) return undefined;
  const s = cloneState(before);
  const events: Events<MythosEvent> = [];
  apply(s, seat, action, events);
  if (hangsOnHidden(view, seat, events)) return undefined;
  if (s.stage !== before.stage || s.round !== before.round || s.evaluating !== before.evaluating) return undefined;
  const was = powersOf(before);
  const shifts = powersOf(s).flatMap((now, lane): readonly Shift[] => {
    const then = was[lane] ?? [];
    if (now.every((power, side) => power === then[side])) return [];
    const decided = s.options.scoring === 'once' && (s.resolved & (1 << lane)) !== 0;
    return [{ lane, before: then, after: now, open: !decided }];
  });
  // Who is upgraded is not gone.
  const over = action.do === 'upgrade' ? upgradedIn(before, seat, action) : NONE;
  const fates = fatesOf(before, s).filter(({ side, lane, place }) => laneCards(before, lane, side)[place] !== over);
  return { shifts, fates, chakra: s.chakra, edge: s.edge, waits: s.queue.length > 0 };
};

/** Foretells an action of the viewer; nothing where it depends on what the viewer can't see. */
export const forecast = (view: View, text: string): Forecast | undefined => {
  const { viewer } = view;
  const action = parse(text);
  if (typeof viewer !== 'number' || !action.ok) return undefined;
  const [first, ...others] = guessesOf(view).map((state) => after(state, view, viewer, action.value));
  if (first === undefined) return undefined;
  const sink = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === sink) ? first : undefined;
};

export const foretell: Foretell = { forecast, tellFates };
