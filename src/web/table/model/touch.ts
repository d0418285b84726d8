// What a touch means: a card plays, offers its ways or asks why not; a place does what it is for; a lane is gone to.

import type { Presentation } from '../../../kernel/presentation.ts';
import { raiseFirst } from './ahead.ts';
import { askedBy, waysOpen, waysTo } from './asked.ts';
import type { Picture } from './pictures.ts';
import type { Screen } from './screen.ts';
import type { TableModel } from './table-model.ts';

type Act = (action: string) => void;

/** A touched card, with all that its meaning depends on. */
interface Touch {
  readonly zone: string;
  readonly card: string;
  readonly picture: Picture;
  readonly presentation: Presentation;
  /** Legal actions that begin with touching this card. */
  readonly ways: readonly string[];
  /** Ways that are on offer already, and those of them that this card is about. */
  readonly offered: readonly string[] | undefined;
  readonly answers: readonly string[];
  /** Are even single ways offered first? Where cards go to lanes they are: they say what they cost and do. */
  readonly offersOne: boolean;
  /** Was the screen a moment behind the table? */
  readonly behind: boolean;
}

/** What a touch leads to: an action, or these ways on offer, if any. */
type Meaning = { readonly act: string } | { readonly offer: readonly string[] | undefined };

const one = ([only, ...more]: readonly string[]): Meaning | undefined =>
  only === undefined || more.length > 0 ? undefined : { act: only };

/** The first case that has a meaning decides. */
const CASES: readonly ((touch: Touch) => Meaning | undefined)[] = [
  // While the table asks which of several things is meant, a card or pile that one of them is about answers.
  ({ answers }) => one(answers),
  ({ answers }) => (answers.length > 1 ? { offer: answers } : undefined),
  // The second touch of a card puts it back.
  ({ picture, offered, ways }) =>
    picture.scene.lanes !== undefined && offered?.join() === ways.join() ? { offer: undefined } : undefined,
  // Where a game knows the best of a card's ways, a touch means that one.
  ({ presentation, picture, ways }) => {
    const best = ways.length === 0 ? undefined : presentation.best?.(ways, picture.scene);
    return best === undefined ? undefined : { act: best };
  },
  ({ offersOne, ways, presentation }) => (offersOne || presentation.best !== undefined ? undefined : one(ways)),
  ({ ways }) => (ways.length > 0 ? { offer: ways } : undefined),
  // Whoever touches an old picture means to go on, not to ask why not.
  ({ behind, picture, offered }) => (behind ? { offer: afterNothing(picture, offered) } : undefined),
  // Why not? The table's answer explains.
  ({ presentation, zone, card, picture }) => {
    const action = presentation.tryTouch(zone, card, picture.scene);
    return action === undefined ? undefined : { act: action };
  },
  ({ picture, offered }) => ({ offer: afterNothing(picture, offered) }),
];

/** On a table of lanes, a touch that does nothing also takes back what was offered. */
const afterNothing = ({ scene }: Picture, offered: Touch['offered']): Touch['offered'] =>
  scene.lanes === undefined ? offered : undefined;

/** What lies there while a deal is counted belongs to that deal. */
const lies = ({ scene, sums }: Picture, zone: string, card: string): boolean =>
  sums === undefined && scene.zones.some(({ id, cards }) => id === zone && cards.some((each) => each?.id === card));

/** Legal actions that begin with touching this card. */
export const waysOf = (model: TableModel, zone: string, card: string): readonly string[] =>
  (model.client.value.state?.legal ?? []).filter((action) => {
    const target = model.presentation.value?.touchTarget(action, model.picture.value?.scene);
    return target?.zone === zone && target.card === card;
  });

export const touchCard = (model: TableModel, screen: Screen, act: Act, zone: string, card: string): void => {
  const behind = screen.isBehind();
  screen.skip();
  const { value: presentation } = model.presentation;
  const { value: picture } = model.picture;
  // What was touched may be gone: the screen was a moment behind.
  if (presentation === undefined || picture === undefined || !lies(picture, zone, card)) return;
  const { scene } = picture;
  const { value: offered } = model.choice;
  model.tip.value = undefined;
  model.aimed.value = undefined;
  const touch: Touch = {
    zone,
    card,
    picture,
    presentation,
    behind,
    offered,
    ways: waysOf(model, zone, card),
    answers: waysTo(presentation, scene, offered ?? [], card, zone, `${zone} ${card}`),
    offersOne: scene.lanes !== undefined && askedBy(model, picture) === undefined,
  };
  for (const meaning of CASES) {
    const meant = meaning(touch);
    if (meant === undefined) continue;
    if ('act' in meant) {
      if (!raiseFirst(model, zone, card, meant.act)) act(meant.act);
    } else model.choice.value = meant.offer;
    return;
  }
};

/** All the ways of a card on offer, however many there are; says whether there is one. */
export const offerWays = (model: TableModel, screen: Screen, zone: string, card: string): boolean => {
  screen.skip();
  const { value: presentation } = model.presentation;
  const { value: picture } = model.picture;
  if (presentation === undefined || picture === undefined || model.startsIn.value !== undefined) return false;
  if (picture.sums !== undefined) return false;
  const found = waysOf(model, zone, card);
  const ways = presentation.openTable?.order(found, model.client.value.state?.view) ?? found;
  model.tip.value = undefined;
  model.choice.value = ways.length === 0 ? undefined : ways;
  return ways.length > 0;
};

/** Lays a card, with what lies on it, onto another zone; says whether that means anything. */
export const layCard = (
  model: TableModel,
  screen: Screen,
  act: Act,
  zone: string,
  card: string,
  onto: string,
): boolean => {
  screen.skip();
  const { value: picture } = model.picture;
  model.choice.value = undefined;
  if (picture === undefined || !lies(picture, zone, card)) return false;
  const action = model.presentation.value?.drop?.(zone, card, onto, picture.scene);
  if (action === undefined) return false;
  model.tip.value = undefined;
  act(action);
  return true;
};

/** Touches a place as a whole, such as a stock. */
export const touchPlace = (model: TableModel, screen: Screen, act: Act, zone: string): void => {
  const meaning = (): string | undefined => {
    const { value: picture } = model.picture;
    return picture === undefined ? undefined : model.presentation.value?.tap?.(zone, picture.scene);
  };
  const meant = meaning();
  const behind = screen.isBehind();
  screen.skip();
  // The screen was a moment behind: touching the place may mean something else by now, or nothing any more.
  if (meant === undefined || meaning() !== meant) return;
  if (behind && model.client.value.state?.legal.includes(meant) !== true) return;
  model.tip.value = undefined;
  act(meant);
};

/** Points at a lane or somebody on it: goes there if there is one way, lists the ways if there are several. */
export const aimAt = (model: TableModel, act: Act, target: string): void => {
  const { value: presentation } = model.presentation;
  const { value: picture } = model.picture;
  if (presentation === undefined || picture === undefined) return;
  model.tip.value = undefined;
  const ways = waysTo(presentation, picture.scene, waysOpen(model, picture), target);
  const [only] = ways;
  if (ways.length > 1) model.aimed.value = target;
  else if (only !== undefined) act(only);
};
