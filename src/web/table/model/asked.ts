// What the table asks of the player: the effect that waits for an answer, or the ways of a card that was touched.

import type { Fact, Presentation, Scene } from '../../../kernel/presentation.ts';
import type { Picture } from './pictures.ts';
import { mustAct, type TableModel } from './table-model.ts';

/** What waits for an answer of this player, if anything does: then all that is legal is an answer. */
export const askedBy = (model: TableModel, picture: Picture): Fact | undefined =>
  mustAct(model, picture) && picture.legal.length > 0
    ? picture.scene.facts.find((fact) => fact.seat === undefined && fact.at === 'choice')
    : undefined;

/** Ways to choose from now: those of the card that was touched, else the answers to what is asked. */
export const waysOpen = (model: TableModel, picture: Picture): readonly string[] =>
  model.choice.value ?? (askedBy(model, picture) === undefined ? [] : picture.legal);

/** What of the table the ways are about: all of them, or only the one that the player looks at. */
export const litBy = (model: TableModel, picture: Picture): ReadonlySet<string> => {
  const { value: presentation } = model.presentation;
  const { value: pointed } = model.pointed;
  const ways = waysOpen(model, picture);
  const about = pointed === undefined || !ways.includes(pointed) ? ways : [pointed];
  return new Set(about.flatMap((way) => presentation?.targets?.(way, picture.scene) ?? []));
};

/** The lane an action goes to, or on which it chooses somebody. */
export const laneOf = (presentation: Presentation, scene: Scene, action: string): string | undefined => {
  const places = (presentation.targets?.(action, scene) ?? []).map((target) => target.split(' ', 1)[0]);
  const groups = scene.zones.flatMap(({ id, group }) => (places.includes(id) ? [group] : []));
  return scene.lanes?.find(({ id, group }) => places.includes(id) || groups.includes(group))?.id;
};

/** The ways that have this among what they are about. */
export const waysTo = (
  presentation: Presentation,
  scene: Scene,
  ways: readonly string[],
  ...targets: readonly string[]
): readonly string[] =>
  ways.filter((way) => presentation.targets?.(way, scene).some((target) => targets.includes(target)));
