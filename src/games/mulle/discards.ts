// Discarding a card, and feeding it to one's own build (MUL-8).

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { refuseReserved } from './builds.ts';
import { handValue, nameOf, tableValue, type Card } from './cards.ts';
import type { MulleEvent } from './events.ts';
import { anyBuild, isReserved, keepsTaker, ownsBuild, type Situation } from './situation.ts';
import { buildAt, loose, type State } from './state.ts';
import { canCapture, groupIn } from './takes.ts';

/** Does discarding the card, which is not reserved, feed an own build (MUL-8.3)? */
export const feeds = (at: Situation, card: Card): boolean => {
  const value = tableValue(card);
  return ownsBuild(at, value) && keepsTaker(at, card, value);
};

type DiscardFault = 'has-builds' | 'can-capture';

/** May a card that feeds nothing be laid down (MUL-8.1, MUL-8.2)? */
export const discardFault = (s: State, at: Situation, card: Card): DiscardFault | undefined => {
  if (at.own !== 0) return 'has-builds';
  return !s.options.trailWhenCapturable && canCapture(at, card) ? 'can-capture' : undefined;
};

/** Why a card may not be discarded, with what it would have to take instead. */
export const refuseDiscard = (s: State, at: Situation, card: Card): Refusal | undefined => {
  if (isReserved(at, card)) return refuseReserved(card);
  if (feeds(at, card)) return undefined;
  const code = discardFault(s, at, card);
  if (code === undefined) return undefined;
  if (code === 'has-builds') return refusal(code, 'MUL-8.1', { value: 31 - Math.clz32(at.own) });
  const value = handValue(card);
  const build = anyBuild(at, value);
  const cards = build ? [] : groupIn(at.survey, value).map(nameOf);
  return refusal(code, 'MUL-8.2', { card: nameOf(card), value, build, cards });
};

/** Lays a card on the table. */
export const discardCard = (s: State, seat: Seat, card: Card, events?: Events<MulleEvent>): void => {
  s.table.push(loose(card));
  events?.push({ pub: { type: 'discarded', seat, card: nameOf(card) } });
};

/** Puts a card into an own build and locks it. */
export const feedCard = (s: State, seat: Seat, card: Card, events?: Events<MulleEvent>): void => {
  const value = tableValue(card);
  const at = buildAt(s.table, value);
  const build = s.table[at]!;
  s.table[at] = { cards: [...build.cards, card], owner: seat, value, locked: true };
  events?.push({ pub: { type: 'fed', seat, card: nameOf(card), value } });
};
