// What the wary player of HighNoon would do, challenged by every other action: another is taken only if playouts leave no doubt that it is better.
//
// Playouts are few and a single action seldom decides a match, so the best of several means is often only the luckiest.

import { DRAW, RECYCLE, type Action } from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import { rivalOf, type State } from '../../games/highnoon/state.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import type { Candidate } from '../search/aids.ts';
import { stoppable } from '../search/playout.ts';
import type { Sight } from './aids.ts';
import { placesOf } from './manner.ts';
import { WaryRace } from './wary.ts';
import { withoutEnd, worldsWith } from './worlds.ts';
import { worthTo } from './worth.ts';

/** Worlds between two looks at who is still in question. */
const ROUND = 16;
/** In fewer worlds a gain is no proof. */
const FEWEST = 8;

/** When a gain is proof enough for a change of mind. */
export interface Proof {
  /** It is more than this. */
  readonly gain: number;
  /** And more than so many times its standard error. */
  readonly sure: number;
  /** Does it notice that a rival holds cards back, and expect more of that? By default rivals are taken to place what they can. */
  readonly notices?: boolean;
}

/** An action other than the wary player's own choice, and what it gained over that, world by world. */
interface Challenger {
  readonly action: Action;
  visits: number;
  gained: number;
  squares: number;
}

const gainOf = ({ gained, visits }: Challenger): number => (visits === 0 ? 0 : gained / visits);

/** The standard error of a gain. */
const errorOf = ({ gained, squares, visits }: Challenger): number =>
  Math.sqrt(Math.max(0, squares - (gained * gained) / visits)) / visits;

const mayGain = (challenger: Challenger, { gain }: Proof): boolean => gainOf(challenger) + errorOf(challenger) > gain;

const doesGain = (challenger: Challenger, { gain, sure }: Proof): boolean =>
  challenger.visits >= FEWEST && gainOf(challenger) > Math.max(gain, sure * errorOf(challenger));

const againstAnybody = new WaryRace();
const againstWary = new WaryRace(true);

/** Who does this so often, and for every so many cards placed, holds back on purpose. */
const TWICE = 2;
const ONE_IN = 5;

/** Does the rival hold cards back on purpose? */
const isWary = ({ history, seat }: Thought<HighNoon>): boolean => {
  const { placed, heldBack } = placesOf(history, rivalOf(seat));
  return heldBack >= TWICE && heldBack * ONE_IN >= placed;
};

/** What an action comes to in a world. */
const worthOf = (
  { game, seat }: Thought<HighNoon>,
  race: WaryRace,
  turns: number,
  world: State,
  action: Action,
): number => {
  const s = game.clone(world);
  game.apply(s, seat, action);
  race.load(s);
  race.run(rivalOf(seat), turns, seat);
  return worthTo(race, seat);
};

/** What the wary player would do in a world, if it is among the actions: who has nothing to turn cannot always wait. */
const choiceIn = (world: State, race: WaryRace, { seat, legal }: Thought<HighNoon>): Action | undefined => {
  race.load(world);
  const choice = race.choiceOf(seat);
  return [choice, ...(choice === DRAW ? [RECYCLE] : [])].find((action) => legal.includes(action));
};

/** The candidates, what is to be played first; nothing where the wary player would wait and cannot. `budget` counts playouts. */
export const challenged = (
  thought: Thought<HighNoon>,
  { memory, horizon }: Pick<Sight, 'memory' | 'horizon'>,
  proof: Proof,
): readonly Candidate<HighNoon>[] | undefined => {
  const { budget, legal, view } = thought;
  const random = fastRandom(thought.random.below(0x7fff_ffff));
  const worlds = stoppable(thought.stop, worldsWith(memory)(thought));
  const race = proof.notices === true && isWary(thought) ? againstWary : againstAnybody;
  const own = choiceIn(worlds(random), race, thought);
  if (own === undefined) return undefined;
  const turns = horizon[view.options.mode];
  const others = legal.filter((action) => action !== own);
  const challengers = others.map((action): Challenger => ({ action, visits: 0, gained: 0, squares: 0 }));
  let inQuestion = challengers;
  let [visits, total] = [0, 0];
  let left = budget;
  while (inQuestion.length > 0 && inQuestion.length < left) {
    const count = Math.min(ROUND, Math.floor(left / (inQuestion.length + 1)));
    for (let n = 0; n < count; n++) {
      const world = withoutEnd(worlds(random));
      const worth = worthOf(thought, race, turns, world, own);
      visits++;
      total += worth;
      for (const challenger of inQuestion) {
        const gain = worthOf(thought, race, turns, world, challenger.action) - worth;
        challenger.visits++;
        challenger.gained += gain;
        challenger.squares += gain * gain;
      }
    }
    left -= count * (inQuestion.length + 1);
    inQuestion = inQuestion.filter((each) => mayGain(each, proof));
  }
  const mean = visits === 0 ? 0 : total / visits;
  const [best] = inQuestion.filter((each) => doesGain(each, proof)).toSorted((a, b) => gainOf(b) - gainOf(a));
  const first = best?.action ?? own;
  return [
    { action: own, visits, mean },
    ...challengers.map((each) => ({ action: each.action, visits: each.visits, mean: mean + gainOf(each) })),
  ].toSorted((a, b) => Number(b.action === first) - Number(a.action === first) || b.mean - a.mean);
};
