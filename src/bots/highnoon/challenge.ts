// What the wary player of HighNoon would do, challenged: by other actions, and by other manners of playing on after them.

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
import { bestLines, type Line } from './lines.ts';
import { placesOf } from './manner.ts';
import { WARY, type Manners } from './scores.ts';
import { WaryRace } from './wary.ts';
import { withoutEnd, type Worlds } from './worlds.ts';
import { worthTo, type LeadTerms } from './worth.ts';

/** How far a wary player trusts playouts, and what else they look at. */
export interface Wariness extends Proof {
  /** Do they notice that a rival holds cards back, and expect more of that? By default rivals are taken to place what they can. */
  readonly notices?: boolean;
  /** Ways to play on, the usual one first; by default the wary one alone. */
  readonly manners?: Manners;
  /** The part of the budget that goes into which manner does best from here, before actions are played out in that one; by default every action is played out in every manner. */
  readonly mannersFirst?: number;
  /** How a lead at the end of a playout counts; by default as one that may still grow. */
  readonly lead?: LeadTerms;
}

/** Playouts in each manner, the usual one first. */
type Races = readonly [WaryRace, ...WaryRace[]];

const racesIn = ([usual, ...others]: Manners, isRivalWary: boolean): Races => [
  new WaryRace(usual, isRivalWary),
  ...others.map((scores) => new WaryRace(scores, isRivalWary)),
];

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

/** Everything that a challenge is decided by. */
interface Challenge {
  readonly thought: Thought<HighNoon>;
  readonly races: Races;
  /** A world to look at the open cards in. */
  readonly world: State;
  /** What a player of the usual manner would do. */
  readonly choice: Action;
  readonly nextWorld: () => State;
  readonly proof: Proof;
  /** What a state comes to if one plays on in this manner; `next` moves first. */
  readonly worthOf: (s: State, race: WaryRace, next: Seat) => number;
}

/** What an action comes to in a world if one plays on in a manner. */
const worthAfter = ({ thought, worthOf }: Challenge, world: State, action: Action, race: WaryRace): number => {
  const { game, seat } = thought;
  const after = game.clone(world);
  game.apply(after, seat, action);
  return worthOf(after, race, rivalOf(seat));
};

const allBut = (legal: readonly Action[], action: Action): readonly Action[] =>
  legal.filter((other) => other !== action);

/** First the manner that does best from here, then the action that does best if one plays on in that. */
const inTurns = (challenge: Challenge, share: number): readonly Candidate<HighNoon>[] => {
  const { thought, races, world, choice, worthOf } = challenge;
  const { seat, legal, budget } = thought;
  const [usual, ...otherRaces] = races;
  const manners = contest(usual, otherRaces, {
    ...challenge,
    budget: Math.floor(budget * share),
    worthIn: (s, race) => worthOf(s, race, seat),
  });
  const race = manners.weighed[0].who;
  const own = race === usual ? choice : (choiceIn(world, race, thought) ?? choice);
  const { weighed } = contest(own, allBut(legal, own), {
    ...challenge,
    budget: budget - manners.spent,
    worthIn: (s, action) => worthAfter(challenge, s, action, race),
  });
  return weighed.map(({ who, visits, mean }) => ({ action: who, visits, mean }));
};

/** Every action in every manner at once, with the choice of the usual manner, played on as usual, to defend itself. */
const together = (challenge: Challenge): readonly Candidate<HighNoon>[] => {
  const { thought, races, choice, proof } = challenge;
  const [defender, ...others] = [choice, ...allBut(thought.legal, choice)].flatMap((action) =>
    races.map((_, manner): Line => ({ action, manner })),
  );
  const { weighed } = contest(defender!, others, {
    ...challenge,
    budget: thought.budget,
    worthIn: (s, { action, manner }) => worthAfter(challenge, s, action, races[manner]!),
  });
  return bestLines(weighed, defender!, proof.gain);
};

/** The worlds that playouts begin in, and how many turns they take, by the mode of the match. */
interface Outlook extends Pick<Sight, 'horizon'> {
  readonly worlds: Worlds;
}

/** Weighs what could be done; what is to be played comes first. Nothing where the wary player would wait and cannot. Budgets count playouts. */
export const challenging = (
  { worlds: worldsOf, horizon }: Outlook,
  wariness: Wariness,
): ((thought: Thought<HighNoon>) => readonly Candidate<HighNoon>[] | undefined) => {
  const { manners = [WARY], mannersFirst, notices = false, lead } = wariness;
  const againstAnybody = racesIn(manners, false);
  const againstWary = racesIn(manners, true);
  return (thought) => {
    const { seat, view } = thought;
    const random = fastRandom(thought.random.below(0x7fff_ffff));
    const worlds = stoppable(thought.stop, worldsOf(thought));
    const races = notices && isRivalWary(thought) ? againstWary : againstAnybody;
    const world = worlds(random);
    const choice = choiceIn(world, races[0], thought);
    if (choice === undefined) return undefined;
    const challenge: Challenge = {
      thought,
      races,
      world,
      choice,
      nextWorld: () => withoutEnd(worlds(random)),
      proof: wariness,
      worthOf: (s, race, next) => {
        race.load(s);
        race.run(next, horizon[view.options.mode], seat);
        return worthTo(race, seat, lead);
      },
    };
    return manners.length > 1 && mannersFirst === undefined
      ? together(challenge)
      : inTurns(challenge, mannersFirst ?? 0);
  };
};
