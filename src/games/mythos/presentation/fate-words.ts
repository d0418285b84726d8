// What becomes of characters and chakra, in words: of whoever a way is about, and of everybody else it reaches.

import type { Language, Who } from '../../../kernel/presentation.ts';
import type { Action } from '../actions.ts';
import { LANES } from '../state.ts';
import type { MythosVoice } from '../text/texts.ts';
import type { View } from '../view.ts';
import { costOf } from './actions.ts';
import { setIn } from './effects.ts';
import type { Fate } from './fates.ts';
import type { Forecast } from './forecast.ts';
import { namingOf } from './names.ts';

/** More powers than this are told by the mission alone. */
const FEW = 1;

/** The lines of a way, and in `brief` what becomes of the one it is about. */
interface ToldFates {
  readonly brief: string | undefined;
  readonly lines: readonly string[];
}

export const tellFates = (
  voice: MythosVoice,
  language: Language,
  action: Action,
  view: View,
  { fates, chakra }: Forecast,
  who: Who,
): ToldFates => {
  const { text, texts } = voice;
  const said = (fate: Fate): string => fateWords(voice, fate, view, who);
  const target = fates.find((fate) => isAbout(action, fate, view));
  const powers = fates.filter((fate) => fate.what === 'power' && fate !== target);
  // Whoever is sent somewhere is named by the way itself.
  const others = fates.filter(
    (fate) =>
      fate !== target &&
      (fate.what !== 'power' || powers.length <= FEW) &&
      !(action.do === 'to' && fate.what === 'moves' && fate.to === action.lane),
  );
  const { card } = namingOf(setIn(view), language);
  const nameOf = ({ lane, side, place }: Fate): string => {
    const id = view.lanes[lane]?.sides[side]?.[place]?.card ?? null;
    return id === null ? text(texts.hiddenCharacterNumber, { n: place + 1 }) : card(id);
  };
  return {
    brief: target === undefined ? undefined : briefOf(target, said(target)),
    lines: [
      ...(target === undefined ? [] : [said(target)]),
      ...alike(others).map((same) => text(texts.ways.others, { who: same.map(nameOf), fate: said(same[0] as Fate) })),
      ...chakraWords(voice, action, view, chakra, who),
    ],
  };
};

/** Those of whom the same is told, together. */
const alike = (fates: readonly Fate[]): readonly (readonly Fate[])[] => {
  const groups = new Map<string, Fate[]>();
  for (const fate of fates) {
    const key = [fate.what, fate.to, fate.before, fate.after].join();
    groups.set(key, [...(groups.get(key) ?? []), fate]);
  }
  return [...groups.values()];
};

/** A target, or whoever a jutsu is done with. */
const isAbout = (action: Action, { side, lane, place }: Fate, view: View): boolean => {
  if (action.do !== 'choose' && action.do !== 'jutsu') return false;
  const [on, by] = action.do === 'choose' ? [action.card, action.side] : [action.on, view.viewer];
  if (side !== by || lane !== action.lane) return false;
  return typeof on === 'number' ? on === place : view.lanes[lane]?.sides[side]?.[place]?.card === on;
};

const briefOf = ({ what, before, after }: Fate, said: string): string =>
  what === 'power' ? `${before} → ${after}` : said;

const fateWords = ({ text, texts }: MythosVoice, fate: Fate, view: View, who: Who): string => {
  const { what, before = 0, after = 0, to = 0 } = fate;
  const taker = 1 - fate.side;
  return text(texts.ways.fates[what], {
    before,
    after,
    lane: LANES[to] as string,
    own: taker === view.viewer,
    name: who(taker),
  });
};

/** What the button says that it costs is no news. */
const costIn = (action: Action, view: View): number => {
  switch (action.do) {
    case 'play':
    case 'reveal':
    case 'upgrade':
    case 'jutsu':
      return costOf(view, action.do, action);
    case 'hide':
      return 1;
    default:
      return 0;
  }
};

const chakraWords = (
  { text, texts }: MythosVoice,
  action: Action,
  view: View,
  chakra: readonly number[],
  who: Who,
): readonly string[] => {
  const me = view.viewer as number;
  return [me, 1 - me].flatMap((seat) => {
    const [before = 0, after = 0] = [view.chakra[seat], chakra[seat]];
    if (after === before - (seat === me ? costIn(action, view) : 0)) return [];
    const change = text(texts.ways.chakra, { before, after });
    return [seat === me ? change : text(texts.ways.others, { who: [who(seat)], fate: change })];
  });
};
