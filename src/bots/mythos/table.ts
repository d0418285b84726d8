// What the heuristic player of Mythos reads off its view: cards, powers, and which missions are still to be won.

import { baseOfId, kitOf, type Card, type CardSet } from '../../games/mythos/cards.ts';
import { effectStepOf, type EffectStep } from '../../games/mythos/effects/effects.ts';
import type { PlacedCharacter } from '../../games/mythos/layout/layout.ts';
import { setOf, type View } from '../../games/mythos/view.ts';

/** A view with what scores are made from. */
export interface Table {
  readonly view: View;
  readonly seat: number;
  readonly set: CardSet;
}

export const tableOf = (view: View, seat: number): Table => ({ view, seat, set: setOf(view) });

export const cardOf = ({ set }: Table, id: string): Card => set.cards[kitOf(set).indexOf.get(id)!]!;

/** Printed power; cards that are no characters have none. */
export const powerOf = (table: Table, id: string): number => {
  const card = cardOf(table, id);
  return card.kind === 'character' ? card.power : 0;
};

/** Both sides' power on a mission. */
export const sidesOf = ({ view, seat }: Table, lane: number): readonly [own: number, rival: number] => {
  const sides = view.powers[lane]?.sides ?? [0, 0];
  return [sides[seat] ?? 0, sides[1 - seat] ?? 0];
};

/** Can a mission still be won? Where every round is scored, each can. */
export const isOpen = ({ view }: Table, lane: number): boolean =>
  view.options.scoring === 'everyRound' || view.lanes[lane]?.resolved === false;

/** Who would win a mission with these powers: 1 oneself, -1 the rival, 0 nobody. */
const winnerOf = ({ view, seat }: Table, own: number, rival: number): number => {
  if (own !== rival) return own > rival ? 1 : -1;
  if (own === 0) return 0;
  return view.edge === seat ? 1 : -1;
};

/** Does so much more power win a mission that is being lost? */
export const flips = (table: Table, lane: number, gained: number): boolean => {
  const [own, rival] = sidesOf(table, lane);
  return isOpen(table, lane) && winnerOf(table, own, rival) < 0 && winnerOf(table, own + gained, rival) > 0;
};

/** What a face-up character of this base power counts on a mission, with the mission's own bonus. */
const counts = ({ view, set }: Table, lane: number, base: number): number => {
  const { effects } = set.cards[kitOf(set).indexOf.get(view.lanes[lane]?.mission ?? '') ?? -1] ?? { effects: [] };
  return effects.reduce((power, { trigger, action, amount, filter }) => {
    const reaches = trigger === undefined && action === 'POWER_BOOST' && base >= (filter?.powerMin ?? 0);
    return reaches ? power + (amount as number) : power;
  }, base);
};

const namesakeOf = ({ view, seat }: Table, lane: number, card: string): PlacedCharacter | undefined =>
  view.lanes[lane]?.sides[seat]?.find(
    (character) => character.card !== null && baseOfId(character.card) === baseOfId(card),
  );

/** Printed power that an upgrade brings; over a hidden character all of it. */
export const printedGain = (table: Table, lane: number, card: string): number => {
  const old = namesakeOf(table, lane, card);
  return powerOf(table, card) - (old?.card == null || old.hidden === true ? 0 : powerOf(table, old.card));
};

/** What revealing or upgrading brings a side: what the card will count there, less what lies there now. */
export const gainOf = (table: Table, lane: number, card: string): number => {
  const there = namesakeOf(table, lane, card);
  return counts(table, lane, powerOf(table, card) + (there?.tokens ?? 0)) - countsNow(table, lane, there);
};

const countsNow = (table: Table, lane: number, there: PlacedCharacter | undefined): number => {
  if (there?.card == null) return 0;
  const tokens = there.tokens ?? 0;
  if (there.hidden === true) return table.view.options.hiddenTokensCount ? tokens : 0;
  return counts(table, lane, powerOf(table, there.card) + tokens);
};

/** The effect step that waits for a choice. */
export const waitingStep = ({ view, set }: Table): EffectStep | undefined => {
  const [pending] = view.queue;
  if (pending === undefined) return undefined;
  const effect = set.cards[kitOf(set).indexOf.get(pending.card) ?? -1]?.effects[pending.line];
  return effect === undefined ? undefined : effectStepOf(effect, pending.part);
};
