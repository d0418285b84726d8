// Ways to go on with one card or one effect: short names that differ, and what each leads to.

import type { Language, Rich, Preview, Who } from '../../../kernel/presentation.ts';
import { parse, type Action } from '../actions.ts';
import { chosen, costOf, movingIn, outcomes, overOf } from './actions.ts';
import { setIn } from './effects.ts';
import type { Forecast, Foretell, Shift } from './forecast.ts';
import { namingOf } from './names.ts';
import { CHEAP, cheapInHand, redrawOdds } from './odds.ts';
import { LANES } from '../state.ts';
import { present } from '../../../kernel/present.ts';
import type { MythosVoice } from '../text/texts.ts';
import type { View } from '../view.ts';

/** An action beside the others that are open for the same card or effect. */
export const wayWords = (
  voice: MythosVoice,
  language: Language,
  text: string,
  view: View,
  who: Who,
  foretell: Foretell | undefined,
): Preview => {
  const action = parse(text);
  if (!action.ok) return { label: [text], effect: '' };
  const { value } = action;
  const sink = typeof view.viewer === 'number' ? foretell?.forecast(view, text) : undefined;
  const told = sink === undefined ? undefined : foretell?.tellFates(voice, language, value, view, sink, who);
  const foretold = sink === undefined ? [] : sink.shifts.map((shift) => shiftWords(voice, shift, sink, view, who));
  const fired = outcomes(voice, language, value, view);
  const effect = [...(told?.lines ?? []), ...foretold, ...fired, ...handWords(voice, value, view)];
  return {
    label: labelOf(voice, language, value, view),
    effect: effect.length > 0 ? effect.join('; ') : whereOf(voice, value, view),
    ...present({
      brief: told?.brief ?? briefOn(value, sink, view),
      good: sink === undefined ? undefined : isGood(sink, view),
    }),
  };
};

/** Of the first hand: what it holds, and what a new one is likely to hold. */
const handWords = ({ texts, text }: MythosVoice, action: Action, view: View): readonly string[] => {
  if (action.do === 'keep') return [text(texts.ways.cheap, { n: cheapInHand(view), cost: CHEAP })];
  const percent = action.do === 'mulligan' ? redrawOdds(view) : undefined;
  return percent === undefined ? [] : [text(texts.ways.odds, { percent, cost: CHEAP })];
};

const lane = (at: number): string => LANES[at] as string;

const labelOf = (voice: MythosVoice, language: Language, action: Action, view: View): Rich => {
  const { say, texts } = voice;
  const { ways, actions } = texts;
  switch (action.do) {
    case 'play':
      return say(ways.play, { lane: lane(action.lane), cost: costOf(view, 'play', action) });
    case 'hide':
      return say(ways.hide, { lane: lane(action.lane) });
    case 'reveal':
      return say(ways.reveal, { cost: costOf(view, 'reveal', action) });
    case 'upgrade': {
      const over = { card: overOf(view, action) ?? action.card };
      return say(ways.upgrade, { over, lane: lane(action.lane), cost: costOf(view, 'upgrade', action) });
    }
    case 'jutsu': {
      const on = { card: action.on };
      return say(ways.jutsu, { on, lane: lane(action.lane), cost: costOf(view, 'jutsu', action) });
    }
    case 'choose':
    case 'take':
      return [chosen(voice, action.card)];
    case 'to': {
      const mission = view.lanes[action.lane]?.mission;
      const { card } = namingOf(setIn(view), language);
      const to = mission === undefined ? lane(action.lane) : `${lane(action.lane)} · ${card(mission)}`;
      const who = movingIn(voice, view);
      return who === undefined ? [to] : say(ways.moves, { who, to });
    }
    case 'pass':
      return [actions.pass];
    default:
      return [actions[action.do]];
  }
};

/** Where nothing can be foretold, at least where the chosen one stands. */
const whereOf = ({ texts, text }: MythosVoice, action: Action, view: View): string =>
  action.do === 'choose' ? text(texts.ways.where, { lane: lane(action.lane), own: action.side === view.viewer }) : '';

/** The powers that change on a mission, own ones first. */
const figuresOf = ({ before, after }: Shift, me: number): readonly [before: string, after: string] => {
  const sides = [me, 1 - me].filter((side) => before[side] !== after[side]);
  const figures = (powers: readonly number[]): string => sides.map((side) => powers[side]).join('–');
  return [figures(before), figures(after)];
};

/** Of a mission that somebody goes to, its powers. */
const briefOn = (action: Action, foretold: Forecast | undefined, view: View): string | undefined => {
  if (foretold === undefined || !GOES.includes(action.do) || !('lane' in action)) return undefined;
  const shift = foretold.shifts.find(({ lane: at }) => at === action.lane);
  return shift && figuresOf(shift, view.viewer as number).join(' → ');
};

const GOES: readonly Action['do'][] = ['play', 'hide', 'upgrade', 'to'];

type Leader = 0 | 1 | undefined;

const leaderOf = ([a = 0, b = 0]: readonly number[]): Leader => (a === b ? undefined : a > b ? 0 : 1);

const shiftWords = (voice: MythosVoice, shift: Shift, { edge, waits }: Forecast, view: View, who: Who): string => {
  const { text } = voice;
  const { ways } = voice.texts;
  const me = view.viewer as number;
  const [was, then] = figuresOf(shift, me);
  const change = text(ways.shift, { lane: lane(shift.lane), before: was, after: then });
  if (!shift.open || waits) return change;
  const { before, after } = shift;
  const now = leaderOf(after);
  if (now !== undefined) {
    return text(ways.leads, { change, own: now === me, name: who(now), still: leaderOf(before) === now });
  }
  return after[0] === 0 ? change : text(ways.tie, { change, own: edge === me, name: who(edge) });
};

/** In front on a mission that is still open, by power or by the Edge. */
const isGood = ({ shifts, edge, waits }: Forecast, view: View): boolean | undefined => {
  const open = shifts.filter((shift) => shift.open);
  if (open.length === 0 || waits) return undefined;
  return open.every(({ after }) => (leaderOf(after) ?? edge) === view.viewer);
};
