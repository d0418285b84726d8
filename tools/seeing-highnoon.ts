// HighNoon by players who see every card. One looks far: where its playouts ask for its own next action, they look for it by playouts again. The other
// thinks as `expert` does. Both take the rival to go by the greedy list.

import { isProgress, PROGRESS } from '../src/bots/highnoon/aids.ts';
import { greedy } from '../src/bots/highnoon/greedy.ts';
import { challenging } from '../src/bots/highnoon/challenge.ts';
import { FARTHEST, mustGetOn, usefulOf, WEIGHING } from '../src/bots/highnoon/levels.ts';
import { Race } from '../src/bots/highnoon/race.ts';
import { MANNERS } from '../src/bots/highnoon/scores.ts';
import { worthTo } from '../src/bots/highnoon/worth.ts';
import type { Action } from '../src/games/highnoon/actions.ts';
import type { HighNoon } from '../src/games/highnoon/index.ts';
import { rivalOf, type State } from '../src/games/highnoon/state.ts';
import type { Game, Seat } from '../src/kernel/game.ts';
import { fastRandom } from '../src/kernel/random.ts';

/** Turns that a playout by the list looks ahead: to the end of most matches. */
const TURNS = 300;
/** Rounds, a turn of both, that a playout in which one chooses looks ahead: to the end of any match. */
const ROUNDS = 300;

const race = new Race();

/** What a state is worth if both go by the list from here on. */
const listed = (s: State, me: Seat, first: Seat, turns: number): number => {
  race.load(s);
  race.run(first, turns, me);
  return worthTo(race, me);
};

/** Takes one action and tells whether it got anywhere. */
const takes = (game: Game<HighNoon>, s: State, seat: Seat, action: Action | undefined): boolean => {
  if (action === undefined) return false;
  const gotOn = isProgress(game.view(s, seat).players[seat]!, action);
  game.apply(s, seat, action);
  return gotOn;
};

const greedily = (game: Game<HighNoon>, s: State, seat: Seat): Action | undefined => {
  const thought = { game, seat, view: game.view(s, seat), history: [], legal: game.legal(s, seat) };
  return greedy.bot({ ...thought, random: fastRandom(1), budget: 0 });
};

/** What a state is worth if one chooses by so many levels of playouts from here on. Plays on the state itself. */
const playedOn = (game: Game<HighNoon>, s: State, me: Seat, levels: number): number => {
  const rival = rivalOf(me);
  for (let round = 0, still = 0; round < ROUNDS && s.left[0]! > 0 && s.left[1]! > 0; round++) {
    // Once through both stocks without progress, and again: nothing comes any more.
    if (still > s.rings[0]!.length + s.rings[1]!.length + 4) break;
    const theirs = takes(game, s, rival, greedily(game, s, rival));
    if (s.left[rival] === 0) break;
    const mine = takes(game, s, me, bestSeen(game, s, me, levels));
    still = theirs || mine ? 0 : still + 1;
  }
  return listed(s, me, me, 0);
};

/** The best action of a player who sees this state as it is. */
export const bestSeen = (game: Game<HighNoon>, s: State, me: Seat, levels: number): Action | undefined => {
  const view = game.view(s, me);
  const mine = view.players[me]!;
  const useful = usefulOf(mine, game.legal(s, me));
  const ways = mustGetOn(view, me) ? useful.filter((action) => isProgress(mine, action)) : [];
  let best: Action | undefined;
  let most = -1;
  for (const action of ways.length > 0 ? ways : useful) {
    const next = game.clone(s);
    game.apply(next, me, action);
    const worth = levels === 1 ? listed(next, me, rivalOf(me), TURNS) : playedOn(game, next, me, levels - 1);
    const weighed = worth + (isProgress(mine, action) ? PROGRESS : 0);
    if (weighed > most) [best, most] = [action, weighed];
  }
  return best;
};

/** Playouts of each line: where every card is seen all are alike, and fewer are no proof. */
const ENOUGH = 8;

/** What `expert` would do with a shared deck if it saw every card; where it would wait and cannot, the best by one level of playouts. It does not look whether the rival is wary. */
export const bestAsExpert = (game: Game<HighNoon>, s: State, me: Seat): Action | undefined => {
  const view = game.view(s, me);
  const legal = usefulOf(view.players[me]!, game.legal(s, me));
  if (legal.length < 2) return legal[0];
  const weigh = challenging({ worlds: () => () => s, horizon: FARTHEST }, WEIGHING);
  const found = weigh({
    game,
    seat: me,
    view,
    history: [],
    legal,
    random: fastRandom(1),
    budget: ENOUGH * legal.length * MANNERS.length,
  });
  return found === undefined ? bestSeen(game, s, me, 1) : found[0]?.action;
};
