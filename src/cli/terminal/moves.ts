// The moves a player can choose from, numbered.

import { plain, type Presentation, type Scene, type Words } from '../../kernel/presentation.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';

/** One legal action with its number; `touch` is the card that stands for it. */
export interface Move {
  readonly number: number;
  readonly action: string;
  readonly label: string;
  readonly touch: { readonly zone: string; readonly card: string } | undefined;
}

/** The legal actions with numbers: those that play a card of the hand first, in the order of the hand; last those that no card stands for. */
export const numberMoves = (
  presentation: Presentation,
  words: Words,
  scene: Scene,
  seat: Seat,
  legal: readonly string[],
  view?: Json,
): readonly Move[] => {
  const hand = ownHands(scene, seat).flatMap((zone) => zone.cards.map((card) => `${zone.id} ${card?.id ?? ''}`));
  const placed = legal.map((action) => {
    const touch = presentation.touchTarget(action, scene);
    if (touch === undefined) return { action, touch, at: hand.length + 1 };
    const at = hand.indexOf(`${touch.zone} ${touch.card}`);
    return { action, touch, at: at === -1 ? hand.length : at };
  });
  return placed
    .sort((a, b) => a.at - b.at)
    .map(({ action, touch }, i) => ({
      number: i + 1,
      action,
      label: plain(words.action(action, view), words.short ?? words.card),
      touch,
    }));
};

/** The hands that a seat looks at as its own. */
export const ownHands = (scene: Scene, seat: Seat | undefined) =>
  scene.zones.filter((zone) => zone.kind === 'hand' && zone.owner === seat && seat !== undefined);
