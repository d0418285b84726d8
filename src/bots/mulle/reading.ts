// What the moves of others tell of their hands: who lays a card down where a king lies loose hardly holds a king.

import { buildOn, discard, rebuild, take, trotta, type Action } from '../../games/mulle/actions.ts';
import { byDeck, cardNamed, type Card } from '../../games/mulle/cards.ts';
import type { MulleEvent } from '../../games/mulle/events.ts';
import { apply, legal } from '../../games/mulle/rules.ts';
import { emptyState, loose, type Pile, type State } from '../../games/mulle/state.ts';
import { insert } from '../../games/mulle/survey.ts';
import type { View } from '../../games/mulle/view.ts';
import type { Seat } from '../../kernel/game.ts';
import { keyOf, prior } from './policy.ts';

/** A move of this deal and the table it was made at. */
export interface Deed {
  readonly seat: Seat;
  readonly table: Pile[];
  readonly action: Action;
}

const known = (name: string): Card => cardNamed(name)!;

/** The action that an event tells of. */
const actionOf = (event: MulleEvent): Action | undefined => {
  switch (event.type) {
    case 'took':
      return take(known(event.card), event.cards.map(known), event.build?.value ?? 0);
    case 'built':
      return buildOn(known(event.card), known(event.on));
    case 'rebuilt':
      return rebuild(known(event.card), event.from, event.value);
    case 'trotta':
      return trotta(known(event.card));
    case 'fed':
    case 'discarded':
      return discard(known(event.card));
    default:
      return undefined;
  }
};

const firstDealOf = (history: readonly MulleEvent[]): number =>
  history.findLastIndex((event) => event.type === 'dealt' && event.deal === 1);

/** The moves of the deal that is in play, in order; none if the history does not lead to the table in view. */
export const deedsOf = (history: readonly MulleEvent[], view: View): readonly Deed[] => {
  const from = firstDealOf(history);
  if (from === -1) return [];
  const s = emptyState(view.options);
  let deeds: Deed[] = [];
  for (let i = from; i < history.length; i++) {
    const event = history[i]!;
    if (event.type === 'dealt') {
      deeds = [];
      for (const card of event.table) s.table.push(loose(known(card)));
      continue;
    }
    const action = actionOf(event);
    if (action === undefined || !('seat' in event)) continue;
    deeds.push({ seat: event.seat, table: s.table.slice(), action });
    s.hands[event.seat] = [action.card];
    apply(s, event.seat, action);
  }
  return isTable(s.table, view) ? deeds : [];
};

const isTable = (table: readonly Pile[], view: View): boolean =>
  table.length === view.table.length &&
  table.every(({ cards }, i) => {
    const shown = view.table[i]!.cards;
    return cards.length === shown.length && cards.every((card, j) => card === known(shown[j]!));
  });

const isSame = (a: Action, b: Action): boolean =>
  a === b || (a.card === b.card && a.type === 'take' && b.type === 'take' && keyOf(a) === keyOf(b));

/** How much the others are trusted to play what is good. */
export interface Trust {
  /** The share of moves that no policy explains: any legal one is as likely. */
  readonly whim: number;
  /** Are the policy's chances squared, so that what looks best is chosen more often? */
  readonly squared: boolean;
}

export const LOOSE: Trust = { whim: 0.2, squared: false };
export const FIRM: Trust = { whim: 0.1, squared: true };

/** The chance that a seat chooses this one of its actions. */
const chanceOf = (promises: readonly number[], at: number, { whim, squared }: Trust): number => {
  let share = promises[at]!;
  if (squared) {
    let sum = 0;
    for (let i = 0; i < promises.length; i++) sum += promises[i]! * promises[i]!;
    share = (share * share) / sum;
  }
  return (1 - whim) * share + whim / promises.length;
};

/**
 * How likely a seat would have moved as it did, had it this hand by now; `rest` are the cards that neither it nor the
 * player who thinks holds. What the others hold makes no difference to it: it can't see that either.
 */
export const likelihood = (
  base: State,
  deeds: readonly Deed[],
  me: Seat,
  seat: Seat,
  hand: readonly Card[],
  rest: readonly Card[],
  trust: Trust,
): number => {
  const hands = base.hands.map((held, other) =>
    other === seat ? hand.toSorted(byDeck) : other === me ? held.slice() : [],
  );
  const s: State = { ...base, hands, stock: rest, turn: seat };
  let chance = 1;
  for (let i = deeds.length - 1; i >= 0; i--) {
    const { seat: mover, table, action } = deeds[i]!;
    insert(hands[mover]!, action.card);
    if (mover !== seat) continue;
    s.table = table;
    const actions = legal(s, seat);
    const at = actions.findIndex((each) => isSame(each, action));
    if (at === -1) return 0;
    if (actions.length > 1) chance *= chanceOf(prior(s, seat, actions), at, trust);
  }
  return chance;
};
