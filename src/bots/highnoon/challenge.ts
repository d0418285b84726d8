// What the wary player of HighNoon would do, challenged by every other action, after the wary manner of playing on has been challenged by others.

import { DRAW, RECYCLE, type Action } from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import { rivalOf, type State } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import type { Candidate } from '../search/aids.ts';
import { stoppable } from '../search/playout.ts';
import type { Sight } from './aids.ts';
import { contest, type Proof } from './contest.ts';
import { placesOf } from './manner.ts';
import { MANNERS, WARY, type Scores } from './scores.ts';
import { WaryRace } from './wary.ts';
import { withoutEnd, worldsWith } from './worlds.ts';
import { worthTo, type LeadTerms } from './worth.ts';

/** How far a wary player trusts playouts, and what else they look at. */
export interface Wariness extends Proof {
  /** Do they notice that a rival holds cards back, and expect more of that? By default rivals are taken to place what they can. */
  readonly notices?: boolean;
  /** The part of the budget that goes into which manner of playing on does best here; by default none. */
  readonly manners?: number;
  /** How a lead at the end of a playout counts; by default as one that may still grow. */
  readonly lead?: LeadTerms;
}

/** Playouts against each kind of rival. */
interface Races {
  readonly anybody: readonly [WaryRace, ...WaryRace[]];
  readonly wary: readonly [WaryRace, ...WaryRace[]];
}

/** Playouts in these manners, the usual one first. */
const racesIn = ([usual, ...others]: readonly [Scores, ...Scores[]]): Races => {
  const races = (both: boolean): Races['wary'] => [
    new WaryRace(usual, both),
    ...others.map((scores) => new WaryRace(scores, both)),
  ];
  return { anybody: races(false), wary: races(true) };
};

const ONE_MANNER = racesIn([WARY]);
const ALL_MANNERS = racesIn(MANNERS);

/** Who does this so often, and for every so many cards placed, holds back on purpose. */
const TWICE = 2;
const ONE_IN = 5;

/** Does the rival hold cards back on purpose? */
const isRivalWary = ({ history, seat }: Thought<HighNoon>): boolean => {
  const { placed, heldBack } = placesOf(history, rivalOf(seat));
  return heldBack >= TWICE && heldBack * ONE_IN >= placed;
};

/** What a player of this manner would do in a world, if it is among the actions: who has nothing to turn cannot always wait. */
const choiceIn = (world: State, race: WaryRace, { seat, legal }: Thought<HighNoon>): Action | undefined => {
  race.load(world);
  const choice = race.choiceOf(seat);
  return [choice, ...(choice === DRAW ? [RECYCLE] : [])].find((action) => legal.includes(action));
};

/** The candidates, what is to be played first; nothing where the wary player would wait and cannot. `budget` counts playouts. */
export const challenged = (
  thought: Thought<HighNoon>,
  { memory, horizon }: Pick<Sight, 'memory' | 'horizon'>,
  wariness: Wariness,
): readonly Candidate<HighNoon>[] | undefined => {
  const { game, budget, legal, seat, view } = thought;
  const random = fastRandom(thought.random.below(0x7fff_ffff));
  const worlds = stoppable(thought.stop, worldsWith(memory)(thought));
  const terms = { nextWorld: () => withoutEnd(worlds(random)), proof: wariness };
  const races = wariness.manners === undefined ? ONE_MANNER : ALL_MANNERS;
  const [usual, ...others] = wariness.notices === true && isRivalWary(thought) ? races.wary : races.anybody;
  const world = worlds(random);
  const choice = choiceIn(world, usual, thought);
  if (choice === undefined) return undefined;

  const turns = horizon[view.options.mode];
  const worthOf = (s: State, race: WaryRace, next: Seat): number => {
    race.load(s);
    race.run(next, turns, seat);
    return worthTo(race, seat, wariness.lead);
  };
  const manners = contest(usual, others, {
    ...terms,
    budget: Math.floor(budget * (wariness.manners ?? 0)),
    worthIn: (s, race) => worthOf(s, race, seat),
  });
  const race = manners.weighed[0].who;
  const own = race === usual ? choice : (choiceIn(world, race, thought) ?? choice);
  const actions = contest(
    own,
    legal.filter((action) => action !== own),
    {
      ...terms,
      budget: budget - manners.spent,
      worthIn: (s, action) => {
        const after = game.clone(s);
        game.apply(after, seat, action);
        return worthOf(after, race, rivalOf(seat));
      },
    },
  );
  return actions.weighed.map(({ who, visits, mean }) => ({ action: who, visits, mean }));
};
