// How a card stands to the rules just now: whether touching it does something, and whether its ways are being offered.

import { isWanted } from './composing.ts';
import type { Picture } from './pictures.ts';
import type { TableModel } from './table-model.ts';

export type Standing = 'legal' | 'off' | 'idle' | 'pending';

/** Does this action begin with touching this card? */
const touches = (
  model: TableModel,
  picture: Picture,
  action: string | undefined,
  zone: string,
  card: string,
): boolean => {
  const target = action === undefined ? undefined : model.presentation.value?.touchTarget(action, picture.scene);
  return target?.zone === zone && target.card === card;
};

/** Is there an action that touching this card does? */
export const standingOf = (model: TableModel, picture: Picture, zone: string, card: string): Standing => {
  if (model.replayed) return 'idle';
  if (touches(model, picture, model.pending.value, zone, card)) return 'pending';
  const legal = picture.legal.filter((action) => touches(model, picture, action, zone, card));
  if (legal.length > 0) return isWanted(model, picture, legal) ? 'legal' : 'off';
  // Who may only say something has no card to play, so none of them is the wrong one.
  const playing =
    picture.scene.actors.must.includes(model.seat.value ?? -1) ||
    picture.legal.some((action) => model.presentation.value?.touchTarget(action) !== undefined);
  return playing && picture.outcome === null ? 'off' : 'idle';
};

/** Is this the card whose ways are being offered, on a table where it stays in the hand meanwhile? */
export const isChosen = (model: TableModel, picture: Picture, zone: string, card: string): boolean =>
  (picture.scene.lanes !== undefined || model.presentation.value?.openTable !== undefined) &&
  touches(model, picture, model.choice.value?.[0], zone, card);

/** Is this the card that was refused just now? */
export const isTried = (model: TableModel, picture: Picture, zone: string, card: string): boolean => {
  const { value: tip } = model.tip;
  return tip?.look === 'refused' && touches(model, picture, tip.action, zone, card);
};
