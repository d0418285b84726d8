// What a button says: the action, its price, and what its effects will do.

import type { Language, Rich } from '../../../kernel/presentation.ts';
import type { CardPart } from '../../../kernel/text.ts';
import { parse, type Action } from '../actions.ts';
import { baseOfId } from '../cards.ts';
import type { Trigger } from '../effects/effects.ts';
import { outcomeOf, printedCost } from './effects.ts';
import { LANES } from '../state.ts';
import type { MythosVoice } from '../text/texts.ts';
import type { View } from '../view.ts';
import { costIn } from './scene.ts';

/** The words of an action; with the view also its cost and its outcome. */
export const actionWords = (voice: MythosVoice, language: Language, text: string, view?: View): Rich => {
  const action = parse(text);
  if (!action.ok) return [text];
  const plainly = wordsOf(voice, action.value, view);
  if (view === undefined) return plainly;
  const after = outcomes(voice, language, action.value, view);
  return after.length === 0 ? plainly : [...plainly, ` → ${after.join('; ')}`];
};

const PRICED = { play: 'playFor', reveal: 'revealFor', upgrade: 'upgradeFor', jutsu: 'jutsuFor' } as const;

const wordsOf = (voice: MythosVoice, action: Action, view: View | undefined): Rich => {
  const { say } = voice;
  const texts = voice.texts.actions;
  switch (action.do) {
    case 'play':
    case 'reveal':
    case 'upgrade':
    case 'jutsu': {
      const sink = {
        card: { card: action.card },
        lane: lane(action.lane),
        on: { card: action.do === 'jutsu' ? action.on : '' },
      };
      return view === undefined
        ? say(texts[action.do], sink)
        : say(texts[PRICED[action.do]], { ...sink, cost: costOf(view, action.do, action) });
    }
    case 'hide':
      return say(texts.hide, { card: { card: action.card }, lane: lane(action.lane) });
    case 'choose': {
      const sink = { who: chosen(voice, action.card), lane: lane(action.lane) };
      return typeof view?.viewer === 'number'
        ? say(texts.chooseOf, { ...sink, own: view.viewer === action.side })
        : say(texts.choose, sink);
    }
    case 'take':
      return say(texts.take, { card: { card: action.card } });
    case 'to': {
      const to = { lane: lane(action.lane) };
      const who = view && movingIn(voice, view);
      return who === undefined ? say(texts.to, to) : say(texts.moveTo, { ...to, who });
    }
    case 'pass':
      return [passWords(voice, view)];
    default:
      return [texts[action.do]];
  }
};

/** Somebody by card, or by place where they are hidden. */
export const chosen = ({ texts, text }: MythosVoice, card: string | number): CardPart | string =>
  typeof card === 'number' ? text(texts.hiddenCharacterNumber, { n: card + 1 }) : { card };

/** Whom a mission is chosen for. */
export const movingIn = (
  { texts }: MythosVoice,
  { about, lanes, hands, discards }: View,
): CardPart | string | undefined => {
  if (about === null) return undefined;
  const found =
    'pile' in about
      ? (about.pile === 'hand' ? hands : discards)[about.seat]?.[about.place ?? -1]
      : lanes[LANES.findIndex((name) => name === about.lane)]?.sides[about.side]?.[about.place]?.card;
  const card = typeof found === 'object' ? found?.card : found;
  return card === undefined ? texts.hiddenCharacter : { card };
};

const lane = (at: number): string => LANES[at] as string;

const passWords = ({ texts: { actions } }: MythosVoice, view: View | undefined): string => {
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
export const outcomes = (voice: MythosVoice, language: Language, action: Action, view: View): readonly string[] => {
  const { texts, text } = voice;
  const { options } = view;
  const fired = (card: string, ...triggers: readonly Trigger[]): readonly string[] =>
    outcomeOf(view, card, triggers, language, spentLines(view, action)).map((line) =>
      text(texts.ways.fires, { trigger: texts.triggers[line.trigger], text: line.text }),
    );
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
