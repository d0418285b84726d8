// A careless player of HighNoon: goes by scores without any search, and overlooks things. That costs time, and little else: the stock is turned instead, and
// the next time around it may be seen.

import { DRAW, RECYCLE, type Action } from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import type { Thought } from '../bot.ts';
import type { Scores } from './scores.ts';
import { WaryRace } from './wary.ts';
import { worldsWith, type Memory } from './worlds.ts';

/** How a careless player plays. */
export interface Carelessness {
  readonly scores: Scores;
  /** So many of a hundred things to do are overlooked. */
  readonly overlooks: number;
}

const isTurn = (action: Action): boolean => action === DRAW || action === RECYCLE;

/** What such a player does; nothing where they would wait and cannot. While they are attentive they overlook nothing. */
export const careless = (
  { scores, overlooks }: Carelessness,
  memory: Memory,
): ((thought: Thought<HighNoon>, isAttentive: boolean) => Action | undefined) => {
  const race = new WaryRace(scores);
  return (thought, isAttentive) => {
    const { legal, random, seat } = thought;
    race.load(worldsWith(memory)(thought)(random));
    const choice = race.choiceOf(seat);
    const turn = legal.find(isTurn);
    if (!legal.includes(choice) || isTurn(choice)) return turn;
    return turn !== undefined && !isAttentive && random.below(100) < overlooks ? turn : choice;
  };
};
