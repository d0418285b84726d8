// What the moves of others tell of their hands: who lays a card down where a king lies loose hardly holds a king.

import { discard, rebuild, buildOn, take, trotta, type Action } from '../../games/mulle/actions.ts';
import { cardNamed, type Card } from '../../games/mulle/cards.ts';
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

/** The share of moves that no policy explains: any legal one is as likely. */
const WHIM = 0.2;

/** How likely the others would have moved as they did, had they held these hands. */
export const likelihood = (world: State, me: Seat, deeds: readonly Deed[]): number => {
  const hands = world.hands.map((hand) => hand.slice());
  const s: State = { ...world, hands };
  let chance = 1;
  for (let i = deeds.length - 1; i >= 0; i--) {
    const { seat, table, action } = deeds[i]!;
    insert(hands[seat]!, action.card);
    if (seat === me) continue;
    s.table = table;
    s.turn = seat;
    const actions = legal(s, seat);
    const key = keyOf(action);
    const at = actions.findIndex((each) => each.card === action.card && keyOf(each) === key);
    if (at === -1) return 0;
    chance *= (1 - WHIM) * prior(s, seat, actions)[at]! + WHIM / actions.length;
  }
  return chance;
};
