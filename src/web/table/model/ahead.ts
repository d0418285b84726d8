// Cards that are chosen but not played yet: for one's turn before it has come, or for a second touch; and the only legal card, which may play itself.

import { effect, untracked } from '@preact/signals';
import type { Zone } from '../../../kernel/presentation.ts';
import { settings } from '../../settings/settings.ts';
import { fill, text } from '../../text/index.ts';
import type { Picture } from './pictures.ts';
import type { After } from './screen.ts';
import { mustAct, type TableModel } from './table-model.ts';

/** A card of the hand that is held up: until it is touched again, or until the turn comes. */
export interface Held {
  readonly zone: string;
  readonly card: string;
  readonly until: 'again' | 'turn';
}

/** A choice that is obvious is made after so long. */
export const AUTO_MS = 800;
/** A touch so soon after a card was played is the second half of the same one. */
export const SLIP_MS = 400;

const say = (model: TableModel, template: 'willBePlayed' | 'noLongerChosen' | 'chooseAgain', card: string): void => {
  model.polite.value = fill(text.value[template], { card: model.words.value?.card(card) ?? card });
};

export const isHeld = ({ held }: TableModel, zone: string, card: string): boolean =>
  held.value?.zone === zone && held.value.card === card;

/** Has everybody a turn here, at one time or another? */
const hasTurns = ({ scene }: Picture): boolean => scene.race === undefined;

const ownHand = (model: TableModel, { scene }: Picture, zone: string): Zone | undefined =>
  scene.zones.find(({ id, kind, owner }) => id === zone && kind === 'hand' && owner === model.seat.value);

/** Is there a card to play for this player, by what the table said last? */
const hasCardToPlay = ({ client, presentation }: TableModel, { scene }: Picture): boolean =>
  client.value.state?.legal.some((action) => presentation.value?.touchTarget(action, scene) !== undefined) === true;

/** Is it somebody else's turn, in a match that goes on? */
const isWaiting = (model: TableModel, picture: Picture): boolean => {
  const { state } = model.client.value;
  if (state === null || state.seat === null || state.outcome !== null || model.startsIn.value !== undefined)
    return false;
  const { must } = state.actors;
  return must.length > 0 && !must.includes(state.seat) && !hasCardToPlay(model, picture);
};

/** Where offences are paid for, a card touched out of turn is one: nothing is chosen ahead there. */
const isPunished = ({ client, presentation }: TableModel): boolean =>
  (presentation.value?.risks?.(client.value.state?.view) ?? []).length > 0;

/** A touch before one's turn: chooses a card for then, or takes that back, unless it is a slip of the finger. False where the touch means something else. */
export const chooseAhead = (model: TableModel, zone: string, card: string, isSlip: boolean): boolean => {
  const { value: picture } = model.picture;
  if (picture === undefined || model.pending.value !== undefined) return false;
  const hand = ownHand(model, picture, zone);
  if (!hasTurns(picture) || hand === undefined || !isWaiting(model, picture) || isPunished(model)) return false;
  if (isSlip || !hand.cards.some((each) => each?.id === card)) return true;
  const isBack = isHeld(model, zone, card);
  model.tip.value = undefined;
  model.held.value = isBack ? undefined : { zone, card, until: 'turn' };
  say(model, isBack ? 'noLongerChosen' : 'willBePlayed', card);
  return true;
};

/** Where moves are confirmed, the first touch of a legal card only raises it; says whether that is all it did. */
export const raiseFirst = (model: TableModel, zone: string, card: string, action: string): boolean => {
  const { value: picture } = model.picture;
  const isSure = isHeld(model, zone, card);
  model.held.value = undefined;
  if (!settings.value.confirmMoves || isSure || picture === undefined) return false;
  const isLegal = model.client.value.state?.legal.includes(action) === true;
  if (!isLegal || !hasTurns(picture) || ownHand(model, picture, zone) === undefined) return false;
  model.held.value = { zone, card, until: 'again' };
  say(model, 'chooseAgain', card);
  return true;
};

/** Is what is shown what the table said last, with nothing under way? */
const isCurrent = (model: TableModel, picture: Picture): boolean =>
  picture.revision === model.client.value.state?.revision &&
  model.pending.value === undefined &&
  model.startsIn.value === undefined;

/** Plays what was chosen once the turn has come: whatever it leads to, it is no longer held. */
const followTurn = (model: TableModel, touch: (zone: string, card: string) => void): (() => void) =>
  effect(() => {
    const held = model.held.value;
    const picture = model.picture.value;
    if (held === undefined || picture === undefined) return;
    const isThere = ownHand(model, picture, held.zone)?.cards.some((each) => each?.id === held.card) === true;
    const isTurn = mustAct(model, picture) && hasCardToPlay(model, picture);
    if (!isThere || picture.outcome !== null || (held.until === 'again' && !isTurn)) {
      untracked(() => (model.held.value = undefined));
      return;
    }
    if (held.until === 'turn' && isTurn && isCurrent(model, picture)) {
      untracked(() => {
        // Left in place, it is what makes the touch a sure one.
        touch(held.zone, held.card);
        model.held.value = undefined;
      });
    }
  });

/** The only thing left to do, where that is to play a card and nobody is reading anything. */
const onlyCard = (model: TableModel): string | undefined => {
  const picture = model.picture.value;
  if (!settings.value.autoPlay || picture === undefined || !hasTurns(picture)) return undefined;
  if (!mustAct(model, picture) || !isCurrent(model, picture)) return undefined;
  const isReading = model.tip.value !== undefined || model.sheet.value !== undefined || model.risk.value !== undefined;
  const [only, ...more] = picture.legal;
  if (isReading || only === undefined || more.length > 0) return undefined;
  return model.presentation.value?.touchTarget(only, picture.scene) === undefined ? undefined : only;
};

const followOnly = (model: TableModel, act: (action: string) => void, after: After): (() => void) => {
  let cancel: (() => void) | undefined;
  const stop = effect(() => {
    cancel?.();
    cancel = undefined;
    const only = onlyCard(model);
    if (only !== undefined) cancel = after(AUTO_MS, () => act(only));
  });
  return () => {
    stop();
    cancel?.();
  };
};

/** Watches a table for the moment to play what was chosen; returns how to stop. */
export const watchTurns = (
  model: TableModel,
  touch: (zone: string, card: string) => void,
  act: (action: string) => void,
  after: After,
): (() => void) => {
  const stops = [followTurn(model, touch), followOnly(model, act, after)];
  return () => stops.forEach((stop) => stop());
};
