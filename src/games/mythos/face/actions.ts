// What a button says: the action, its price, and what its effects will do.

import type { Language, Rich } from '../../../kernel/face.ts';
import { parse, type Action } from '../actions.ts';
import { baseOfId } from '../cards.ts';
import type { Trigger } from '../effects.ts';
import { outcomeOf, printedCost } from './effects.ts';
import { LANES } from '../state.ts';
import type { Texts } from '../text/texts.ts';
import { costIn, type View } from '../view.ts';

/** The words of an action; with the view also its cost and its outcome. */
export const actionWords = (texts: Texts, language: Language, text: string, view?: View): Rich => {
  const action = parse(text);
  if (!action.ok) return [text];
  const plainly = wordsOf(texts, action.value, view);
  if (view === undefined) return plainly;
  const after = outcomes(texts, language, action.value, view);
  return after.length === 0 ? plainly : [...plainly, ` → ${after.join('; ')}`];
};

const wordsOf = (texts: Texts, action: Action, view: View | undefined): Rich => {
  const { actions } = texts;
  switch (action.do) {
    case 'play':
      return actions.play({ card: action.card }, lane(action.lane), view && costOf(view, 'play', action));
    case 'hide':
      return actions.hide({ card: action.card }, lane(action.lane));
    case 'reveal':
      return actions.reveal({ card: action.card }, lane(action.lane), view && costOf(view, 'reveal', action));
    case 'upgrade':
      return actions.upgrade({ card: action.card }, lane(action.lane), view && costOf(view, 'upgrade', action));
    case 'jutsu':
      return actions.jutsu(
        { card: action.card },
        { card: action.on },
        lane(action.lane),
        view && costOf(view, 'jutsu', action),
      );
    case 'choose': {
      const own = typeof view?.viewer === 'number' ? view.viewer === action.side : undefined;
      const who =
        typeof action.card === 'number' ? `${texts.hiddenCharacter} #${action.card + 1}` : { card: action.card };
      return actions.choose(who, lane(action.lane), own);
    }
    case 'take':
      return actions.take({ card: action.card });
    case 'to':
      return view === undefined
        ? [actions.to(lane(action.lane))]
        : [...movingIn(texts, view), actions.to(lane(action.lane))];
    case 'pass':
      return [passWords(texts, view)];
    default:
      return [actions[action.do]];
  }
};

/** Whom a mission is chosen for, with an arrow behind. */
export const movingIn = (texts: Texts, { about, lanes, hands, discards }: View): Rich => {
  if (about === null) return [];
  const found =
    'pile' in about
      ? (about.pile === 'hand' ? hands : discards)[about.seat]?.[about.place ?? -1]
      : lanes[LANES.findIndex((name) => name === about.lane)]?.sides[about.side]?.[about.place]?.card;
  const card = typeof found === 'object' ? found?.card : found;
  return [card === undefined ? texts.hiddenCharacter : { card }, ' → '];
};

const lane = (at: number): string => LANES[at] as string;

const passWords = ({ actions }: Texts, view: View | undefined): string => {
  if (view === undefined) return actions.pass;
  const [a = false, b = false] = view.passed;
  if (!a && !b) return actions.passEdge;
  return view.options.passIsFinal || view.passesInRow > 0 ? actions.passEnds : actions.pass;
};

/** What doing something with a card costs. */
export const costOf = (
  view: View,
  verb: 'play' | 'reveal' | 'upgrade' | 'jutsu',
  action: { readonly card: string; readonly lane: number },
): number => {
  const printed = printedCost(view, action.card);
  switch (verb) {
    case 'play':
      return costIn(view, action.card) ?? printed;
    case 'reveal':
      return Math.max(0, printed - view.options.revealDiscount);
    case 'upgrade': {
      const old = overOf(view, action);
      return printed - (old === undefined ? 0 : printedCost(view, old));
    }
    case 'jutsu':
      return printed;
  }
};

/** Whom an upgrade lies on. */
export const overOf = (
  view: View,
  { card, lane: at }: { readonly card: string; readonly lane: number },
): string | undefined => {
  const side = typeof view.viewer === 'number' ? (view.lanes[at]?.sides[view.viewer] ?? []) : [];
  return (
    side.find((standing) => standing.card !== null && baseOfId(standing.card) === baseOfId(card))?.card ?? undefined
  );
};

/** The lines that have fired in this round on the card that an action is about. */
const spentLines = (view: View, action: Action): readonly number[] => {
  if (typeof view.viewer !== 'number' || !('card' in action)) return [];
  if (action.do === 'reveal') {
    return view.lanes[action.lane]?.sides[view.viewer]?.find(({ card }) => card === action.card)?.marks ?? [];
  }
  if (action.do !== 'take') return [];
  // Of twins the one that has fired the fewest lines is taken.
  const piles = [...(view.discards[view.viewer] ?? []), ...(view.hands[view.viewer] ?? [])];
  const marks = piles.flatMap((each): readonly (readonly number[])[] => {
    if (each === null || (typeof each === 'string' ? each : each.card) !== action.card) return [];
    return [typeof each === 'string' ? [] : each.marks];
  });
  return marks.toSorted((a, b) => a.length - b.length)[0] ?? [];
};

/** `Ambush: draw 1 card` for each line that fires. */
export const outcomes = (texts: Texts, language: Language, action: Action, view: View): readonly string[] => {
  const { options } = view;
  const fired = (card: string, ...triggers: readonly Trigger[]): readonly string[] =>
    outcomeOf(view, card, triggers, language, spentLines(view, action)).map((line) => {
      const trigger = line.slice(0, line.indexOf(':')) as Trigger;
      return texts.triggers[trigger] + line.slice(trigger.length);
    });
  switch (action.do) {
    case 'play':
    case 'jutsu':
    case 'take':
      return fired(action.card, 'MAIN');
    case 'reveal':
      return fired(action.card, ...(options.revealTriggersMain ? (['MAIN'] as const) : []), 'AMBUSH');
    case 'upgrade':
      return fired(action.card, ...(options.upgradeTriggersMain ? (['MAIN'] as const) : []), 'UPGRADE');
    default:
      return [];
  }
};
