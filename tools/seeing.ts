// What the hidden cards are worth: a player who sees every card, hidden ones too, against a level.
//
//   node tools/seeing.ts highnoon-shared greedy 400 SEED
//   node tools/seeing.ts highnoon-shared-far greedy 400 SEED
//   node tools/seeing.ts guinote-4 greedy@1 400 SEED
//
// The seeing player plays out every action on the cards as they really lie, to the end of the hand or of the match, and takes the best. It looks no
// further than its own next action, so what it wins is no proof of what is possible. In HighNoon one that looks far chooses its further actions by
// playouts, too, and one thinks as `expert` does (highnoon-shared-expert).

import { argv, stdout } from 'node:process';
import { playMatch } from '../src/bots/arena.ts';
import type { Bot, Level, Thought } from '../src/bots/bot.ts';
import { aidsFor as guinoteAids } from '../src/bots/guinote/aids.ts';
import { PERFECT } from '../src/bots/guinote/worlds.ts';
import { aidsFor as highNoonAids } from '../src/bots/highnoon/aids.ts';
import { withoutEnd } from '../src/bots/highnoon/worlds.ts';
import { findLevel } from '../src/bots/index.ts';
import { aidsWith as mulleAids } from '../src/bots/mulle/aids.ts';
import type { Aids } from '../src/bots/search/aids.ts';
import { paired } from '../src/bots/search/paired.ts';
import { rateOf } from '../src/cli/arena/tally.ts';
import type { State as HighNoonState } from '../src/games/highnoon/state.ts';
import { GAMES } from '../src/games/index.ts';
import type { Seat } from '../src/kernel/game.ts';
import { hashText } from '../src/kernel/hash.ts';
import { resolveOptions } from '../src/kernel/options.ts';
import type { Timeline } from '../src/kernel/timeline.ts';
import { bestAsExpert, bestSeen } from './seeing-highnoon.ts';

/** Turns that a playout of HighNoon looks ahead: to the end of most matches. */
const FAR = 300;
/** Playouts per action: policies of Guiñote are not always the same. */
const TRIES = 24;

interface Terms {
  readonly game: string;
  readonly asked: Parameters<typeof resolveOptions>[1];
  readonly aids: (thought: Thought<never>) => Aids<never>;
  /** The state to think ahead from. */
  readonly prepare?: (state: unknown) => unknown;
  /** Chooses itself instead of by playouts of the aids. */
  readonly best?: (game: never, state: never, seat: Seat) => unknown;
}

const highNoon = {
  game: 'highnoon',
  aids: (thought: Thought<never>) =>
    highNoonAids(
      { horizon: { split: FAR, shared: FAR }, memory: { share: 100 }, plans: false },
      thought as never,
    ) as unknown as Aids<never>,
  prepare: (state: unknown) => withoutEnd(state as HighNoonState),
};
const guinote = { game: 'guinote', aids: () => guinoteAids(PERFECT, 'weighed') as unknown as Aids<never> };
const mulle = { game: 'mulle', aids: () => mulleAids({ memory: 1 }) as unknown as Aids<never> };
/** Playouts in playouts: a third level would take minutes per match. */
const far = (game: never, state: never, seat: Seat): unknown => bestSeen(game, state, seat, 2);
const asExpert = (game: never, state: never, seat: Seat): unknown => bestAsExpert(game, state, seat);
const partida = { partidasPerCoto: 1 };

const TERMS: { readonly [name: string]: Terms } = {
  highnoon: { ...highNoon, asked: {} },
  'highnoon-shared': { ...highNoon, asked: { preset: 'shared' } },
  'highnoon-far': { ...highNoon, asked: {}, best: far },
  'highnoon-shared-far': { ...highNoon, asked: { preset: 'shared' }, best: far },
  'highnoon-shared-expert': { ...highNoon, asked: { preset: 'shared' }, best: asExpert },
  'guinote-2': { ...guinote, asked: { options: { ...partida, players: 2 } } },
  'guinote-4': { ...guinote, asked: { options: { ...partida, players: 4 } } },
  'mulle-2': { ...mulle, asked: { options: { omgangar: 1, players: 2 } } },
  'mulle-4': { ...mulle, asked: { options: { omgangar: 1, players: 4 } } },
};

/** A level that looks at the match itself. */
const seeing = ({ aids, prepare = (state) => state, best }: Terms, now: () => Timeline): Level => {
  const bot = (thought: Thought<never>): unknown => {
    const { game, legal } = thought;
    if (legal.length === 0) return undefined;
    const worlds = () => (): never => now().match.open((_, state) => prepare(game.clone(state as never))) as never;
    if (best !== undefined) return best(game as never, worlds()(), thought.seat);
    const honest = aids(thought);
    if (thought.must === false) return honest.speak?.(worlds()(), thought.seat);
    return paired({ ...thought, budget: TRIES * legal.length }, { ...honest, worlds })[0]?.action;
  };
  return { id: 'seeing', version: 1, budget: 1, bot: bot as unknown as Bot };
};

const main = async (): Promise<void> => {
  const [name = '', rival = '', games = '400', seed = 'seeing'] = argv.slice(2);
  const terms = TERMS[name];
  if (terms === undefined) throw new Error(`"${name}" is none of ${Object.keys(TERMS).join(', ')}`);
  const level = await findLevel(terms.game, rival);
  if (level === undefined) throw new Error(`${terms.game} has no bot "${rival}"`);
  const { game } = await GAMES[terms.game]!();
  const options = resolveOptions(game.options, terms.asked);
  if (!options.ok) throw new Error(options.error.message);
  let now: Timeline | undefined;
  const seer = seeing(terms, () => now!);
  const seats = game.seats(options.value);
  let wins = 0;
  for (let n = 0; n < Number(games); n++) {
    const mine = n % 2;
    const levels = Array.from({ length: seats }, (_, seat) => (seat % 2 === mine ? seer : level));
    const follow = (timeline: Timeline): void => void (now = timeline);
    const { outcome } = playMatch(
      { game, options: options.value },
      hashText(`seeing/${seed}/${(n - mine) / 2}`),
      levels,
      { follow },
    );
    wins += (1 + Math.sign(outcome.rank[1 - mine]! - outcome.rank[mine]!)) / 2;
  }
  const { win, low, high } = rateOf({ games: Number(games), wins });
  stdout.write(
    `${name}: seeing – ${rival} ${(100 * win).toFixed(1)} % ± ${(50 * (high - low)).toFixed(1)} of ${games} games, seed ${seed}\n`,
  );
};

await main();
