// The tests that every game passes, registered with one call from a game's `*.property.test.ts`.

import fc from 'fast-check';
import { describe, it } from 'vitest';
import { LANGUAGES, type Presentation } from '../presentation.ts';
import type { Game } from '../game.ts';
import { present } from '../present.ts';
import {
  concedeFault,
  partFault,
  endFault,
  hiddenNames,
  invariantFault,
  legalFault,
  lentFault,
  notationFault,
  parseFault,
  plainFault,
  positionFault,
  purityFault,
  recordFault,
  refusalFault,
  stallFault,
  tamperFault,
  turnFault,
  undealtFault,
  type Exceptions,
  type Fault,
} from './checks.ts';
import {
  cueFault,
  handleFault,
  landsFault,
  orderFault,
  sceneFault,
  tapFault,
  titleFault,
  undealtSceneFault,
  wordsFault,
} from './presentation-checks.ts';
import { countFault, momentFault } from './moment-checks.ts';
import {
  checkRandom,
  coverFault,
  doorsFault,
  eventsFault,
  indistinctFault,
  sampleFault,
  secretFault,
  type Secrets,
} from './secrecy.ts';
import { historyFault } from './history.ts';
import { pastFault } from './pasts.ts';
import { actionsToTry, subjectOf, walk, type Moment, type Subject, type Walk } from './walk.ts';
import type { Random } from '../random.ts';

/** What `conformance` needs to know of a game. */
export interface Terms {
  /** What is asked for, as players ask: a preset, single options, or both. One group of tests each. */
  readonly optionSets: readonly { readonly preset?: string; readonly options?: object }[];
  /** Loadouts by seat; absent, the game's default ones. */
  readonly loadouts?: readonly unknown[];
  /** Random matches for each cheap property; expensive ones play a tenth of them. */
  readonly games: number;
  /** A match that is not over after so many steps never ends. */
  readonly bound?: number;
  /** The ids a viewer must not find, told from the position and from what was openly shown. */
  readonly secrets?: Secrets;
  /** Members of a view whose order is hidden too, such as the stock. */
  readonly ordered?: readonly string[];
  /** How many samples must cover what is hidden; more where there are many places for few cards. */
  readonly samples?: number;
  readonly exceptions?: Exceptions;
}

/** A fixed seed of the walks: a failure comes back; `fuzz` looks at others. */
const SEED = 20_240_229;

/** Registers the properties of the contract for each set of options. */
export const conformance = (
  module: { readonly game: Game; readonly presentation?: Presentation },
  terms: Terms,
): void => {
  for (const asked of terms.optionSets) {
    const own = terms.loadouts === undefined ? '' : ' with loadouts';
    describe(`${module.game.id} ${JSON.stringify(asked)}${own} keeps the contract`, () => {
      const { loadouts } = terms;
      const subject = subjectOf(module, { ...asked, ...present({ loadouts }) });
      const bound = terms.bound ?? 5000;
      const tried = actionsToTry(subject, 20, bound);
      registerRules(subject, terms, bound, tried);
      registerSecrecy(subject, terms, bound, tried);
      if (subject.presentation !== undefined) registerPresentation(subject, subject.presentation, terms, bound, tried);
    });
  }
};

const everyWalk = (subject: Subject, games: number, bound: number, fault: (path: Walk, n: number) => Fault): void => {
  const property = fc.property(fc.nat({ max: 0x7fff_ffff }), (n) => {
    const found = fault(walk(subject, n, bound), n);
    if (found !== undefined) throw new Error(`walk ${n}: ${found}`);
  });
  fc.assert(property, { numRuns: Math.max(1, Math.ceil(games)), seed: SEED, endOnFailure: true });
};

/** One moment in `stride` on average, the first and the last always. */
const firstFault = (path: Walk, n: number, stride: number, fault: (moment: Moment, random: Random) => Fault): Fault => {
  const random = checkRandom(n);
  for (const [i, moment] of path.moments.entries()) {
    const edge = i === 0 || i === path.moments.length - 1;
    if (!edge && stride > 1 && random.below(stride) !== 0) continue;
    const found = fault(moment, random);
    if (found !== undefined) return `step ${i}: ${found}`;
  }
  return undefined;
};

const EXPENSIVE = 8;
/** For what looks at the whole past of a moment. */
const RARE = 50;

const registerRules = (subject: Subject, terms: Terms, bound: number, tried: readonly unknown[]): void => {
  const { games } = terms;
  const atEveryStep = (title: string, fault: (moment: Moment) => Fault): void =>
    it(title, () => everyWalk(subject, games, bound, (path, n) => firstFault(path, n, 1, fault)));
  const atSomeSteps = (title: string, fault: (moment: Moment, random: Random) => Fault): void =>
    it(title, () => everyWalk(subject, games / 2, bound, (path, n) => firstFault(path, n, EXPENSIVE, fault)));

  it('an undealt match can be asked about, and takes no action', () => {
    const found = undealtFault(subject, tried);
    if (found !== undefined) throw new Error(found);
  });
  it('every match ends, with ranks and points for each seat', () =>
    everyWalk(subject, games, bound, (path) => endFault(subject, path)));
  it('a match played again gives the same hashes, and its record verifies', () =>
    everyWalk(subject, games, bound, (path) => recordFault(subject, path)));
  it('nothing but apply and resolve writes to a state, and only to copies', () =>
    everyWalk(subject, games / 2, bound, (path) => purityFault(subject, path)));
  atEveryStep('the end, a random event, or somebody who can act: exactly one', (at) => turnFault(subject, at));
  atEveryStep('invariants hold: no card is lost or doubled', (at) => invariantFault(subject, at));
  atEveryStep('an action comes back from its text', (at) => notationFault(subject, at));
  atSomeSteps('an action is legal exactly when it is not refused', (at) =>
    legalFault(subject, at, tried, terms.exceptions),
  );
  atSomeSteps('refusals have a code, a clause and plain values', (at) => refusalFault(subject, at, tried));
  atSomeSteps('states, views and events survive JSON', (at) => plainFault(subject, at));
  it('who writes over a view or an event changes nothing else', () =>
    everyWalk(subject, games / 10, bound, (path, n) => firstFault(path, n, EXPENSIVE, (at) => lentFault(subject, at))));
  atSomeSteps('a position read back is the same match', (at) => positionFault(subject, at));
  atSomeSteps('a position with one card for another is refused', (at) =>
    tamperFault(subject, at, hiddenNames(subject, at)),
  );
  atSomeSteps('whoever gives up is not first', (at) => concedeFault(subject, at));
  atSomeSteps('a part of a match that is given up leads on, where the game has parts', (at) => partFault(subject, at));
  atSomeSteps('a standstill has an outcome, where the game tells progress', (at) => stallFault(subject, at));
  it('text of any kind is read or refused', () => {
    const word = fc.constantFrom(...tried.map((action) => subject.game.notate(action)));
    const bent = fc.tuple(word, fc.nat({ max: 12 }), fc.string({ maxLength: 3 }));
    const text = fc.oneof(
      fc.string(),
      bent.map(([t, i, s]) => t.slice(0, i) + s + t.slice(i + 1)),
    );
    fc.assert(
      fc.property(text, (t) => {
        const found = parseFault(subject, t);
        if (found !== undefined) throw new Error(found);
      }),
      { numRuns: 1000, seed: SEED },
    );
  });
};

const registerSecrecy = (subject: Subject, terms: Terms, bound: number, tried: readonly unknown[]): void => {
  const atSomeSteps = (title: string, games: number, fault: (moment: Moment, random: Random) => Fault): void =>
    it(title, () => everyWalk(subject, games, bound, (path, n) => firstFault(path, n, EXPENSIVE, fault)));
  const { games, secrets } = terms;
  atSomeSteps('a sample looks the same to its viewer, and is possible', games / 2, (at, random) =>
    sampleFault(subject, at, random),
  );
  it('samples fit everything their viewer has seen', () =>
    everyWalk(subject, games / 20, bound, (path, n) =>
      firstFault(path, n, EXPENSIVE, (at, random) => historyFault(subject, at, random, terms.ordered)),
    ));
  atSomeSteps(
    'what others did was legal, and what was looked at the same, in the past of a sample',
    games / 12,
    (at, random) => pastFault(subject, at, random),
  );
  atSomeSteps('samples put every hidden card where it really lies', games / 20, (at, random) =>
    coverFault(subject, at, terms.ordered ?? [], random, terms.samples),
  );
  atSomeSteps('actors, legal actions and refusals tell nothing of hidden cards', games / 4, (at, random) =>
    indistinctFault(subject, at, tried, random),
  );
  atSomeSteps('events tell nothing that the view hides', games / 4, (at, random) => eventsFault(subject, at, random));
  atSomeSteps('views and events agree on what a viewer knows', games / 2, (at) => doorsFault(subject, at));
  if (secrets === undefined) return;
  it('no view or event names a secret card', () =>
    everyWalk(subject, games, bound, (path, n) => firstFault(path, n, 1, (at) => secretFault(subject, at, secrets))));
};

const registerPresentation = (
  subject: Subject,
  presentation: Presentation,
  terms: Terms,
  bound: number,
  tried: readonly unknown[],
): void => {
  const atSomeSteps = (title: string, fault: (moment: Moment) => Fault): void =>
    it(title, () => everyWalk(subject, terms.games / 4, bound, (path, n) => firstFault(path, n, EXPENSIVE, fault)));
  atSomeSteps('a scene shows no card that its view lacks', (at) => sceneFault(subject, presentation, at));
  atSomeSteps('what an action is done at is there, and tries an action', (at) =>
    handleFault(subject, presentation, at),
  );
  atSomeSteps('a place that is touched tries an action', (at) => tapFault(subject, presentation, at));
  atSomeSteps('what an event lays on the table lies in the open', (at) => landsFault(subject, presentation, at));
  atSomeSteps('what an event does on the table is about what is there', (at) => momentFault(subject, presentation, at));
  it('counts have a number for each side, and words', () =>
    everyWalk(subject, terms.games / 10, bound, (path, n) =>
      firstFault(path, n, RARE, (at) => countFault(subject, presentation, at)),
    ));
  atSomeSteps('what happens can be heard', (at) => cueFault(subject, presentation, at));
  atSomeSteps('a hand can be sorted', (at) => orderFault(subject, presentation, at));
  it('an undealt match can be shown', () => {
    const found = undealtSceneFault(subject, presentation, tried);
    if (found !== undefined) throw new Error(found);
  });
  for (const language of LANGUAGES) {
    atSomeSteps(`there are words for everything met (${language})`, (at) =>
      wordsFault(subject, presentation, at, tried, language),
    );
    it(`there are words for the game and its options (${language})`, () => {
      const found = titleFault(subject, presentation, language);
      if (found !== undefined) throw new Error(found);
    });
  }
};
