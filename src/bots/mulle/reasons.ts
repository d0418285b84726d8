// Why a move of Mulle is good: what it takes, what it builds, and what it leaves to the cards still out.

import type { Action } from '../../games/mulle/actions.ts';
import {
  handValue,
  intakeOf,
  isSpecial,
  mullePoints,
  nameOf,
  PACK,
  tableValue,
  type Card,
} from '../../games/mulle/cards.ts';
import type { Mulle } from '../../games/mulle/index.ts';
import { legal } from '../../games/mulle/rules.ts';
import { buildOf, handOf, inPlay, sideOf, type Pile, type State } from '../../games/mulle/state.ts';
import { reasonsFrom, type Advice, type Reason } from '../hints/hint.ts';
import type { en } from './text/en.ts';

const because = reasonsFrom<typeof en>();
const named = (card: Card): { readonly card: string } => ({ card: nameOf(card) });

/** A card is kept for a reason if laying it down was found worse by this much, and tried so often. */
const MARGIN = 0.01;
const TRIED = 10;
/** A move leaves little if no more than this share of the hidden cards takes anything. */
const LITTLE = 0.25;

/** The table before and after a move. Of both states only what the player sees is looked at. */
interface Move {
  readonly advice: Advice<Mulle>;
  readonly action: Action;
  readonly before: State;
  readonly after: State;
  /** Cards that the player does not see, wherever they are. */
  readonly hidden: readonly Card[];
}

const moveOf = (advice: Advice<Mulle>): Move => {
  const { game, view, random, history, seat } = advice.thought;
  const action = advice.action as Action;
  const before = game.sample(view, random, history);
  const after = game.clone(before);
  game.apply(after, seat, action);
  const hidden = PACK.slice();
  for (const card of [
    ...before.captured.flat(),
    ...before.table.flatMap(({ cards }) => cards),
    ...handOf(before, seat),
  ])
    hidden.splice(hidden.indexOf(card), 1);
  return { advice, action, before, after, hidden };
};

export const reasons = (advice: Advice<Mulle>): readonly Reason[] => {
  const move = moveOf(advice);
  switch (move.action.type) {
    case 'take':
      return takeReasons(move);
    case 'build':
    case 'rebuild':
    case 'trotta':
      return buildReasons(move);
    case 'discard':
      return feeds(move) ? buildReasons(move) : [...leavingReasons(move), ...keepingReasons(move)];
  }
};

const ownSide = ({ advice }: Move): number => sideOf(advice.thought.seat);

const takeReasons = (move: Move): readonly Reason[] => {
  const { before, after, action } = move;
  if (action.type !== 'take') return [];
  const side = ownSide(move);
  const found: Reason[] = [];
  const mulles = after.mulles[side]!.slice(before.mulles[side]!.length);
  const build = action.build === 0 ? undefined : buildOf(before.table, action.build);
  const cards = [action.card, ...action.cards, ...(build?.cards ?? [])];
  if (mulles.length > 0) {
    const points = mulles.reduce((sum, card) => sum + mullePoints(card), 0);
    found.push(because('mulles', { count: mulles.length, points }));
  }
  if (action.cards.length + (build === undefined ? 0 : 1) === before.table.length) found.push(because('tabbe', {}));
  if (build !== undefined && sideOf(build.owner) !== side)
    found.push(because('takesRivalBuild', { value: build.value, cards: build.cards.length }));
  const intake = cards.reduce((sum, card) => sum + intakeOf(card), 0);
  found.push(
    intake > 0 ? because('takesIntake', { cards: cards.length, intake }) : because('takes', { cards: cards.length }),
  );
  return found;
};

/** The own build that a card goes into. */
const builtBy = ({ advice, action, before, after }: Move): Pile | undefined =>
  after.table.find(
    (pile) => pile.owner === advice.thought.seat && pile.cards.includes(action.card) && !before.table.includes(pile),
  );

const feeds = (move: Move): boolean => builtBy(move) !== undefined;

const buildReasons = (move: Move): readonly Reason[] => {
  const { advice, action, before, after, hidden } = move;
  const pile = builtBy(move);
  const taker = pile && handOf(after, advice.thought.seat).find((card) => handValue(card) === pile.value);
  if (pile === undefined || taker === undefined) return [];
  const { value } = pile;
  const found: Reason[] = [];
  const twin = pile.cards.find((card, i) => pile.cards.indexOf(card) !== i);
  if (twin !== undefined && !hasTwins(before, twin, value))
    found.push(because('buildsMulle', { twin: named(twin), points: mullePoints(twin) }));
  const old = action.type === 'rebuild' ? buildOf(before.table, action.on) : undefined;
  if (old !== undefined && sideOf(old.owner) !== ownSide(move)) found.push(because('rebuilds', { value }));
  const out = hidden.filter((card) => handValue(card) === value).length;
  found.push(
    out === 0
      ? because('safeBuild', { value, taker: named(taker) })
      : because('builds', { value, taker: named(taker), out }),
  );
  return found;
};

/** Were these twins in the build before? */
const hasTwins = (s: State, card: Card, value: number): boolean =>
  (buildOf(s.table, value)?.cards.filter((each) => each === card).length ?? 0) > 1;

/** What a card laid down leaves to whoever comes next, for every card that they may hold. */
const leavingReasons = ({ action, after, before, hidden }: Move): readonly Reason[] => {
  const found: Reason[] = [];
  if (inPlay(after) && hidden.length > 0) {
    const takers = hidden.filter((card) => canTake(after, card)).length;
    if (takers === 0) found.push(because('leavesNothing', {}));
    else if (takers <= LITTLE * hidden.length) found.push(because('leavesLittle', { takers, hidden: hidden.length }));
  }
  const { card } = action;
  const gone = before.captured.some((pile) => pile.includes(card));
  if (intakeOf(card) === 0 && gone) found.push(because('worthless', { card: named(card) }));
  return found;
};

/** Could the next player take something with this card? */
const canTake = (after: State, card: Card): boolean => {
  const hands = after.hands.map((hand, seat) => (seat === after.turn ? [card] : hand));
  return legal({ ...after, hands }, after.turn).some(({ type }) => type === 'take');
};

/** A card that counts, which would have been worse to lay down. */
const keepingReasons = ({ advice, action }: Move): readonly Reason[] => {
  const { candidates } = advice;
  if (intakeOf(action.card) > 0 || isSpecial(action.card)) return [];
  const mean = candidates[0]?.mean ?? 0;
  const kept = candidates
    .slice(1)
    .filter((each) => each.visits >= TRIED && each.mean <= mean - MARGIN)
    .flatMap(({ action: other }) => (other !== undefined && other.type === 'discard' ? [other.card] : []))
    .toSorted((a, b) => intakeOf(b) - intakeOf(a) || tableValue(b) - tableValue(a))
    .find((card) => intakeOf(card) > 0);
  return kept === undefined ? [] : [because('keepsIntake', { kept: named(kept), intake: intakeOf(kept) })];
};
