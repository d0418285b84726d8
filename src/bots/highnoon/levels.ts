// The levels of HighNoon: the same plans with fewer worlds, a shorter sight and a worse memory; with a shared deck wary ones and careless ones.

import {
  cardsOf,
  DRAW,
  fromOf,
  kindOf,
  MOVE,
  RECYCLE,
  toOf,
  WASTE,
  type Action,
} from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import { rivalOf } from '../../games/highnoon/state.ts';
import type { PlayerView, View } from '../../games/highnoon/view.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Bot, Level, Thought } from '../bot.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { aidsFor, isProgress, type Sight } from './aids.ts';
import { careless, type Carelessness } from './careless.ts';
import { challenging, type Wariness } from './challenge.ts';
import { knowsStock, planFrom } from './plan.ts';
import { CARELESS, GUESSING_MANNERS, MANNERS, OPEN } from './scores.ts';
import { worldsWith, type Memory } from './worlds.ts';
import { LASTING } from './worth.ts';

/** Who has got nowhere for so many actions takes what gets somewhere, if there is anything. */
const PATIENCE = 10;

/** Is it the same table after this move as before, but for the order of its columns? Of several empty columns only the first counts. */
const changesNothing = ({ tableau }: PlayerView, action: Action): boolean => {
  if (kindOf(action) !== MOVE || tableau[toOf(action)]!.length > 0) return false;
  if (tableau.findIndex((column) => column.length === 0) < toOf(action)) return true;
  return fromOf(action) !== WASTE && tableau[fromOf(action)]!.length === cardsOf(action);
};

/** All but actions that change nothing; of those one stays where no stock is left to turn, since waiting may be best: placing a card opens a lane for the rival. */
export const usefulOf = (mine: PlayerView, legal: readonly Action[]): readonly Action[] => {
  const idle = legal.filter((action) => changesNothing(mine, action));
  const canTurn = legal.some((action) => kindOf(action) === DRAW || kindOf(action) === RECYCLE);
  const waiting = canTurn ? undefined : idle[0];
  return legal.filter((action) => action === waiting || !idle.includes(action));
};

/** Has this player got nowhere for a while, and not more cards placed than the rival? Whoever is ahead need not open lanes for the other. */
export const mustGetOn = ({ players }: View, seat: Seat): boolean => {
  const mine = players[seat]!;
  return mine.idle >= PATIENCE && mine.placed <= players[rivalOf(seat)]!.placed;
};

/** What leads out of a standstill: progress at hand, else the first step of a plan, for whoever makes plans. */
const waysOut = (sight: Sight, thought: Thought<HighNoon>): readonly Action[] => {
  const { game, view, seat, legal, random } = thought;
  const progress = legal.filter((action) => isProgress(view.players[seat]!, action));
  if (progress.length > 0 || !sight.plans || !knowsStock(thought)) return progress;
  const step = planFrom(game, worldsWith(sight.memory)(thought)(random), seat);
  return step === undefined ? [] : [step];
};

/** Searches, or with a shared deck does what a wary or careless player does; silent where it has made no progress for as long as the rules allow and none is at hand. */
export const planningBot = (sight: Sight, limits: Limits): Bot<HighNoon> => {
  const glimpse = sight.careless && careless(sight.careless, sight.memory);
  const challenge = sight.wary && challenging({ ...sight, worlds: worldsWith(sight.memory) }, sight.wary);
  return (thought) => {
    const { view, seat, legal } = thought;
    const mine = view.players[seat]!;
    const { quietLimit } = view.options;
    if (quietLimit > 0 && mine.idle >= quietLimit && !legal.some((action) => isProgress(mine, action)))
      return undefined;
    const budget = Math.floor(thought.budget * (sight.effort?.[view.options.mode] ?? 1));
    const searched = { ...thought, budget, legal: usefulOf(mine, legal) };
    if (view.options.mode === 'shared' && searched.legal.length > 1) {
      const glimpsed = glimpse?.(searched, mustGetOn(view, seat));
      if (glimpsed !== undefined) return glimpsed;
      const candidates = challenge?.(searched);
      if (candidates !== undefined) {
        thought.onWeighed?.({ by: 'search', candidates });
        return candidates[0]?.action;
      }
    }
    const out = mustGetOn(view, seat) ? waysOut(sight, searched) : [];
    // Who makes no plans takes the way out; who does still sees when something else is far better.
    if (out.length > 0 && !sight.plans)
      return searchingBot(aidsFor(sight, thought), limits)({ ...searched, legal: out });
    return searchingBot(aidsFor(sight, thought, out), limits)(searched);
  };
};

const level = (id: string, version: number, budget: number, sight: Sight, limits: Limits): Level<HighNoon> => ({
  id,
  version,
  budget,
  bot: planningBot(sight, limits),
});

const NOTHING: Memory = { share: 0 };
const HALF: Memory = { share: 50 };
/** Four cards of five, and always those that come next: a player who plans knows what they wait for. */
const MOST: Memory = { share: 80, next: 5 };
const EVERYTHING: Memory = { share: 100 };

const NEAR = { split: 30, shared: 30 } as const;
const FAR = { split: 60, shared: 60 } as const;
/** A shared deck is often decided late; whoever looks at many worlds or is wary sees it, else luck would hide it. */
const FARTHER = { split: 60, shared: 200 } as const;
/** To the end of nearly every match. */
export const FARTHEST = { split: 60, shared: 300 } as const;

const MUCH: Carelessness = { scores: CARELESS, overlooks: 15 };
const SOME: Carelessness = { scores: OPEN, overlooks: 10 };

/** With decks of their own it thinks as much as before there were manners to weigh. */
const HALF_IF_SPLIT = { split: 0.5, shared: 1 } as const;

/** What it takes to do something else than the wary player would. */
const PROOF: Wariness = { gain: 0.02, sure: 2.5 };
const NOTICING: Wariness = { ...PROOF, notices: true };
export const WEIGHING: Wariness = { ...NOTICING, manners: MANNERS, lead: LASTING };
const MANNERS_FIRST: Wariness = { ...WEIGHING, manners: GUESSING_MANNERS, mannersFirst: 0.5 };

const EASY: Limits = { slack: 0.16, cap: 0.5 };
const MEDIUM: Limits = { slack: 0.03, cap: 0.25 };
const HARD: Limits = { slack: 0.006, cap: 0.06 };
const BEST: Limits = { slack: 0, cap: 0 };

/** Weakest first. */
export const levels: readonly Level<HighNoon>[] = [
  level('easy', 3, 30, { horizon: NEAR, memory: NOTHING, plans: false, careless: MUCH }, EASY),
  level('medium', 3, 60, { horizon: NEAR, memory: HALF, plans: false, careless: SOME }, MEDIUM),
  level('hard', 4, 150, { horizon: FARTHER, memory: MOST, plans: true, wary: PROOF }, HARD),
  level(
    'expert',
    6,
    1600,
    { horizon: FARTHEST, memory: EVERYTHING, plans: true, wary: WEIGHING, effort: HALF_IF_SPLIT },
    BEST,
  ),
];

/** Earlier versions, for records. */
export const earlier: readonly Level<HighNoon>[] = [
  level('easy', 2, 30, { horizon: NEAR, memory: NOTHING, plans: false }, EASY),
  level('medium', 2, 60, { horizon: NEAR, memory: HALF, plans: false }, MEDIUM),
  level('hard', 2, 150, { horizon: FAR, memory: { share: 80 }, plans: true }, HARD),
  level('expert', 2, 800, { horizon: FAR, memory: EVERYTHING, plans: true }, BEST),
  level('hard', 3, 150, { horizon: FAR, memory: MOST, plans: true }, HARD),
  level('expert', 3, 800, { horizon: FARTHER, memory: EVERYTHING, plans: true }, BEST),
  level('expert', 4, 800, { horizon: FARTHER, memory: EVERYTHING, plans: true, wary: NOTICING }, BEST),
  level(
    'expert',
    5,
    1600,
    { horizon: FARTHEST, memory: EVERYTHING, plans: true, wary: MANNERS_FIRST, effort: HALF_IF_SPLIT },
    BEST,
  ),
];
