// Why a move of Mythos is good: what it changes on the missions, in hand and chakra, in every world that the player can imagine.

import type { Action } from '../../games/mythos/actions.ts';
import type { Mythos } from '../../games/mythos/index.ts';
import { LANES, ROUNDS } from '../../games/mythos/state.ts';
import type { View } from '../../games/mythos/view.ts';
import { reasonsFrom, type Advice, type Reason } from '../hints/hint.ts';
import { cardOf, isOpen, sidesOf, tableOf, type Table } from './table.ts';
import type { en } from './text/en.ts';

const because = reasonsFrom<typeof en>();

/** In so many worlds the same must happen before it is told. */
const WORLDS = 6;
/** So much chakra is worth keeping. */
const SPARE = 2;
const CHEAP = 3;

/** What weighs most goes first. */
const ORDER: readonly string[] = [
  'ahead',
  'aheadByEdge',
  'removes',
  'strengthens',
  'draws',
  'gainsChakra',
  'ambush',
  'keepsChakra',
  'bringsChakra',
];

export const reasons = (advice: Advice<Mythos>): readonly Reason[] => {
  const { view, seat } = advice.thought;
  const before = tableOf(view, seat);
  const action = advice.action as Action;
  switch (action.do) {
    case 'keep':
    case 'mulligan':
      return handReasons(before, action.do);
    case 'pass':
      return passReasons(before);
    default:
      return [...changeReasons(before, advice, action), ...placeReasons(before, action)].toSorted(
        (a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id),
      );
  }
};

const handReasons = (table: Table, answer: 'keep' | 'mulligan'): readonly Reason[] => {
  const hand = table.view.hands[table.seat] ?? [];
  const cheap = hand.filter((piled) => {
    const card = piled === null ? undefined : cardOf(table, typeof piled === 'string' ? piled : piled.card);
    return card?.kind === 'character' && card.cost <= CHEAP;
  }).length;
  if (answer === 'keep') return cheap < 2 ? [] : [because('goodHand', { cheap })];
  return cheap < 2 ? [because('dearHand', { cheap })] : [];
};

/** Who wins a mission as it stands: 1 oneself, -1 the rival, 0 nobody. */
const leads = (table: Table, lane: number): number => {
  const [own, rival] = sidesOf(table, lane);
  if (own !== rival) return own > rival ? 1 : -1;
  return own === 0 ? 0 : table.view.edge === table.seat ? 1 : -1;
};

const passReasons = (table: Table): readonly Reason[] => {
  const open = table.view.lanes.flatMap((_, lane) => (isOpen(table, lane) ? [lane] : []));
  return [
    ...(open.length > 0 && open.every((lane) => leads(table, lane) > 0) ? [because('aheadEverywhere', {})] : []),
    ...(table.view.passed.some(Boolean) ? [] : [because('takesEdge', {})]),
  ];
};

/** What a move changes at once; a change counts only if it is the same in all worlds. */
interface Change {
  readonly tables: readonly Table[];
  readonly view: View;
}

const changeOf = ({ thought }: Advice<Mythos>, action: Action): Change => {
  const { game, view, history, random, seat } = thought;
  const tables = Array.from({ length: WORLDS }, () => {
    const state = game.sample(view, random, history);
    game.apply(state, seat, action);
    return tableOf(game.view(state, seat), seat);
  });
  return { tables, view };
};

/** A number that is the same after the move in all worlds. */
const settled = ({ tables }: Change, read: (table: Table) => number): number | undefined => {
  const [first, ...others] = tables.map(read);
  return others.every((each) => each === first) ? first : undefined;
};

const FROM_HAND: ReadonlySet<Action['do']> = new Set(['play', 'hide', 'upgrade', 'jutsu']);

const changeReasons = (before: Table, advice: Advice<Mythos>, action: Action): readonly Reason[] => {
  const change = changeOf(advice, action);
  const { seat } = before;
  // When a round ends with this, its missions are scored and everything begins anew.
  if (settled(change, ({ view }) => view.round) !== before.view.round) return [];
  const found = before.view.lanes.flatMap((_, lane) => laneReasons(before, change, lane));
  const hand = (table: Table): number => (table.view.hands[seat] ?? []).length;
  const held = settled(change, hand);
  const drawn = held === undefined ? 0 : held - hand(before) + (FROM_HAND.has(action.do) ? 1 : 0);
  if (drawn > 0) found.push(because('draws', { drawn }));
  const chakra = settled(change, ({ view }) => view.chakra[seat] ?? 0);
  const had = before.view.chakra[seat] ?? 0;
  if (chakra !== undefined && chakra > had) found.push(because('gainsChakra', { gained: chakra - had }));
  else if (chakra !== undefined && chakra >= SPARE && chakra < had)
    found.push(because('keepsChakra', { left: chakra }));
  return found;
};

const laneReasons = (before: Table, change: Change, lane: number): readonly Reason[] => {
  const [own, rival] = sidesOf(before, lane);
  const ownNow = settled(change, (table) => sidesOf(table, lane)[0]);
  const rivalNow = settled(change, (table) => sidesOf(table, lane)[1]);
  if (ownNow === undefined || rivalNow === undefined || !isOpen(before, lane)) return [];
  const name = LANES[lane]!;
  const found: Reason[] = [];
  const leadsNow = settled(change, (table) => leads(table, lane));
  if (leads(before, lane) <= 0 && leadsNow === 1 && ownNow > rivalNow)
    found.push(because('ahead', { lane: name, own: ownNow, rival: rivalNow }));
  else if (leads(before, lane) <= 0 && leadsNow === 1) found.push(because('aheadByEdge', { lane: name, both: ownNow }));
  else if (ownNow > own)
    found.push(because('strengthens', { lane: name, gained: ownNow - own, own: ownNow, rival: rivalNow }));
  if (rivalNow < rival) found.push(because('removes', { lane: name, lost: rival - rivalNow }));
  return found;
};

/** What a character in play is good for later. */
const placeReasons = (table: Table, action: Action): readonly Reason[] => {
  if (action.do !== 'play' && action.do !== 'hide') return [];
  const card = cardOf(table, action.card);
  const ambush = action.do === 'hide' && card.effects.some(({ trigger }) => trigger === 'AMBUSH');
  return [
    ...(ambush ? [because('ambush', { card: { card: action.card } })] : []),
    ...(table.view.round < ROUNDS ? [because('bringsChakra', {})] : []),
  ];
};
