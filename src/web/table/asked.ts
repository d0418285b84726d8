// What the table asks of the player: the effect that waits for an answer, or the ways of a card that was touched.

import type { Fact, Face, Scene } from '../../kernel/face.ts';
import type { Frame } from './frames.ts';
import { mustAct, type Shown } from './shown.ts';

/** What waits for an answer of this player, if anything does: then all that is legal is an answer. */
export const askedBy = (shown: Shown, frame: Frame): Fact | undefined =>
  mustAct(shown, frame) && frame.legal.length > 0
    ? frame.scene.facts.find((fact) => fact.seat === undefined && fact.at === 'choice')
    : undefined;

/** Ways to choose from now: those of the card that was touched, else the answers to what is asked. */
export const waysOpen = (shown: Shown, frame: Frame): readonly string[] =>
  shown.choice.value ?? (askedBy(shown, frame) === undefined ? [] : frame.legal);

/** What of the table the ways are about: all of them, or only the one that the player looks at. */
export const litBy = (shown: Shown, frame: Frame): ReadonlySet<string> => {
  const { value: face } = shown.face;
  const { value: pointed } = shown.pointed;
  const ways = waysOpen(shown, frame);
  const about = pointed === undefined || !ways.includes(pointed) ? ways : [pointed];
  return new Set(about.flatMap((way) => face?.targets?.(way, frame.scene) ?? []));
};

/** The lane an action goes to, or on which it chooses somebody. */
export const laneOf = (face: Face, scene: Scene, action: string): string | undefined => {
  const places = (face.targets?.(action, scene) ?? []).map((target) => target.split(' ', 1)[0]);
  const groups = scene.zones.flatMap(({ id, group }) => (places.includes(id) ? [group] : []));
  return scene.lanes?.find(({ id, group }) => places.includes(id) || groups.includes(group))?.id;
};

/** The ways that have this among what they are about. */
export const waysTo = (
  face: Face,
  scene: Scene,
  ways: readonly string[],
  ...targets: readonly string[]
): readonly string[] => ways.filter((way) => face.targets?.(way, scene).some((target) => targets.includes(target)));
