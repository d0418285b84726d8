// Dragging a card of the hand onto the table: it goes where it is dropped, or asks what is meant there.

import type { Presentation, Scene } from '../../../kernel/presentation.ts';
import { laneOf } from '../model/asked.ts';
import type { TableSession } from '../model/session.ts';
import { followDragging } from './dragging.ts';
import { TABLE } from './use-dragging.ts';

/** A card that was dropped, with the legal ways of it, the best first. */
interface Dropped {
  readonly session: TableSession;
  readonly presentation: Presentation;
  readonly scene: Scene;
  readonly zone: string;
  readonly card: string;
  readonly onto: string;
  readonly ways: readonly string[];
}

/** Goes there if there is one way, lists the ways if there are several. */
const onLane = ({ session, presentation, scene, ways, onto }: Dropped): boolean => {
  const fitting = ways.filter((way) => [onto, undefined].includes(laneOf(presentation, scene, way)));
  const [only, ...more] = fitting;
  if (only === undefined) return false;
  if (more.length === 0) session.act(only);
  else {
    session.choice.value = ways;
    session.aimed.value = onto;
  }
  return true;
};

/** Onto what the best way is about: that way. Onto something else: the only way it means, or all of them on offer. What means nothing is refused with the reason. */
const onOpen = ({ session, presentation, scene, card, ways, onto }: Dropped): boolean => {
  const about = (way: string): readonly string[] => presentation.targets?.(way, scene) ?? [];
  const fitting = ways.filter((way) => (onto === TABLE ? about(way).length === 0 : about(way).includes(onto)));
  const picked = onto === TABLE ? [] : [onto];
  const [first, ...more] = fitting;
  const action =
    first === undefined
      ? presentation.openTable?.attempts(card, picked)[0]
      : more.length === 0 || first === ways[0]
        ? first
        : undefined;
  if (action !== undefined) session.act(action);
  else {
    session.choice.value = ways;
    session.picked.value = picked.map((target) => ({ key: target, target }));
  }
  return true;
};

/** Laid on the table, a card is played: dropping it is as sure as touching it twice. */
const onTable = ({ session, zone, card }: Dropped): boolean => {
  session.held.value = { zone, card, until: 'again' };
  session.touch(zone, card);
  session.held.value = undefined;
  return true;
};

/** Lays a card of the hand on a place of the table; says whether that was tried. */
const layFromHand = (session: TableSession, zone: string, card: string, onto: string): boolean => {
  const { value: ways } = session.choice;
  const { value: presentation } = session.presentation;
  const scene = session.picture.value?.scene;
  session.choice.value = undefined;
  if (presentation === undefined || scene === undefined) return false;
  if (ways === undefined) {
    // Chosen for one's turn, or asked why not.
    session.touch(zone, card);
    return true;
  }
  const lay = scene.lanes !== undefined ? onLane : presentation.openTable !== undefined ? onOpen : onTable;
  return lay({ session, presentation, scene, zone, card, onto, ways });
};

/** Hears what is dragged from the hand on the table that `root` is on; returns how to stop. */
export const followHand = (root: HTMLElement, session: TableSession): (() => void) =>
  followDragging(root, session, {
    cards: '.hand button[data-card]',
    lay: (zone, card, onto) => layFromHand(session, zone, card, onto),
  });
