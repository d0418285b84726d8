// What `npm run bench` measures: random playouts, pure play with events, verification, play at a table, and searches of bots.

import { GAMES } from '../src/games/index.ts';
import { openTimeline, advanceTimeline } from '../src/kernel/timeline.ts';
import { play, type Game } from '../src/kernel/game.ts';
import { resolveOptions } from '../src/kernel/options.ts';
import { fastRandom, stream, type Random } from '../src/kernel/random.ts';
import { makeRecord, type MatchRecord } from '../src/kernel/record.ts';
import type { Step } from '../src/kernel/steps.ts';
import { verify } from '../src/kernel/verify.ts';
import type { Level } from '../src/bots/bot.ts';
import { levelsOf } from '../src/bots/index.ts';
import { endgames, guinoteSearches, plainSearches, thoughts } from './bench-search.ts';
import { throughTable } from './bench-table.ts';

/** One measurement: `run` does a batch and returns how many units it did, and a checksum over all of them. */
export interface Subject {
  readonly name: string;
  readonly unit: string;
  readonly run: () => { readonly units: number; readonly sum: number };
}

const optionsOf = (game: Game, options: object): unknown => {
  const resolved = resolveOptions(game.options, { options });
  if (!resolved.ok) throw new Error(`${resolved.error.at}: ${resolved.error.message}`);
  return resolved.value;
};

/** Dealt states to start playouts from, so that only moves are measured, not set-up. */
const dealtStates = (game: Game, options: unknown, random: Random, count: number): readonly unknown[] =>
  Array.from({ length: count }, () => {
    const state = game.setup(options, []);
    while (game.chance(state) !== undefined) game.resolve(state, random);
    return state;
  });

/**
 * Random playouts through the contract: clone of a dealt state, legal, apply, random events; no events told.
 * Where nobody must act, the seats take turns; a seat with no legal action is skipped.
 */
const playouts = (name: string, game: Game, options: unknown, batch: number): Subject => {
  const random = fastRandom(1);
  const starts = dealtStates(game, options, random, 64);
  return {
    name,
    unit: 'moves/s',
    run: () => {
      let units = 0;
      let sum = 0;
      for (let i = 0; i < batch; i++) {
        const state = game.clone(starts[i % starts.length]);
        for (let turn = 0; game.outcome(state) === undefined; turn++) {
          if (game.chance(state) !== undefined) {
            game.resolve(state, random);
            continue;
          }
          const { must, may } = game.actors(state);
          const seat = (must[0] ?? may[turn % may.length]) as number;
          const legal = game.legal(state, seat);
          if (legal.length === 0) continue;
          const index = random.below(legal.length);
          game.apply(state, seat, legal[index]);
          sum = (Math.imul(sum, 31) + index) | 0;
          units++;
        }
      }
      return { units, sum };
    },
  };
};

/** The same through the pure `play`: a new state and its events for every move. */
const purePlays = (name: string, game: Game, options: unknown, batch: number): Subject => {
  const random = fastRandom(2);
  const starts = dealtStates(game, options, random, 64);
  return {
    name,
    unit: 'moves/s',
    run: () => {
      let units = 0;
      let sum = 0;
      for (let i = 0; i < batch; i++) {
        let state = starts[i % starts.length];
        while (game.outcome(state) === undefined) {
          if (game.chance(state) !== undefined) {
            state = game.clone(state);
            game.resolve(state, random, []);
            continue;
          }
          const { must, may } = game.actors(state);
          const seat = (must[0] ?? may[0]) as number;
          const legal = game.legal(state, seat);
          const turn = play(game, state, seat, legal[random.below(legal.length)]);
          state = turn.state;
          sum = (sum + turn.events.length) | 0;
          units++;
        }
      }
      return { units, sum };
    },
  };
};

const recordOf = (game: Game, options: unknown, n: number): MatchRecord => {
  const seed = n.toString(16).padStart(64, '0');
  const random = stream(seed, 'bench');
  const bot = { kind: 'bot', level: 'random', version: 1, budget: 0 } as const;
  const seats = Array.from({ length: game.seats(options) }, () => bot);
  const steps: Step[] = [];
  let timeline = openTimeline(game, options, seed, seats);
  while (timeline.outcome === undefined) {
    const { must, may } = timeline.match.actors;
    const seat = (must[0] ?? may[0]) as number;
    const legal = timeline.match.legal(seat);
    const step: Step = { kind: 'act', seat, act: legal[random.below(legal.length)] as string, ms: steps.length * 900 };
    const next = advanceTimeline(timeline, step);
    if (!next.ok) throw new Error(next.error.kind);
    timeline = next.value;
    steps.push(step);
  }
  const record = makeRecord(game, { options: timeline.match.options, seats, seed, steps });
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
};

/** Records checked by full replay: every step, every hash, the whole chain. */
const verifies = (name: string, game: Game, options: unknown, batch: number): Subject => {
  const records = Array.from({ length: batch }, (_, n) => recordOf(game, options, n));
  return {
    name,
    unit: 'partidas/s',
    run: () => {
      let sum = 0;
      for (const record of records) {
        const verdict = verify(game, record);
        if (!verdict.ok) throw new Error(verdict.message);
        sum += verdict.steps;
      }
      return { units: records.length, sum };
    },
  };
};

const gameNamed = async (id: string): Promise<Game> => {
  const load = GAMES[id];
  if (load === undefined) throw new Error(`${id} is not in the registry`);
  return (await load()).game;
};

/** The strongest level of a game. */
const expertOf = async (id: string): Promise<Level> => {
  const level = (await levelsOf(id)).at(-1);
  if (level === undefined) throw new Error(`${id} has no levels`);
  return level;
};

/** All subjects, the fastest first, each prepared when its turn comes. */
export const subjects = async function* (): AsyncGenerator<Subject> {
  const contract = 'random playouts through the contract';
  const guinote = await gameNamed('guinote');
  const partida = optionsOf(guinote, { players: 2, partidasPerCoto: 1 });
  const four = optionsOf(guinote, { players: 4, partidasPerCoto: 1 });
  yield playouts(`Guiñote, 2 players: ${contract}`, guinote, partida, 4000);
  yield playouts(`Guiñote, 4 players: ${contract}`, guinote, four, 4000);
  yield purePlays('Guiñote, 2 players: pure play with events', guinote, partida, 400);
  yield verifies('Guiñote, 2 players: verify a partida', guinote, partida, 200);
  yield throughTable('Guiñote, 2 players: through a table, two people', guinote, partida, 20);
  yield guinoteSearches('Guiñote, 2 players: paired playouts of a bot', 'paired', guinote, partida);
  yield guinoteSearches('Guiñote, 2 players: tree search of a bot', 'tree', guinote, partida);
  yield plainSearches('Guiñote, 2 players: paired playouts by the contract alone', 'paired', guinote, partida);
  yield plainSearches('Guiñote, 2 players: tree search by the contract alone', 'tree', guinote, partida);
  yield endgames('Guiñote, 2 players: the arrastre solved', partida);
  const highnoon = await gameNamed('highnoon');
  const shared = optionsOf(highnoon, { mode: 'shared', drawCount: 3 });
  yield playouts(`HighNoon, split, draw 1: ${contract}`, highnoon, optionsOf(highnoon, {}), 400);
  yield playouts('HighNoon, shared, draw 3: the same', highnoon, shared, 400);
  yield thoughts(
    'HighNoon, split, draw 1: search of a bot',
    await expertOf('highnoon'),
    highnoon,
    optionsOf(highnoon, {}),
  );
  const mulle = await gameNamed('mulle');
  yield playouts(`Mulle, 2 players: ${contract}`, mulle, optionsOf(mulle, {}), 200);
  yield playouts(`Mulle, 4 players: ${contract}`, mulle, optionsOf(mulle, { players: 4 }), 200);
  yield thoughts('Mulle, 2 players: search of a bot', await expertOf('mulle'), mulle, optionsOf(mulle, {}));
  const mythos = await gameNamed('mythos');
  yield playouts(`Mythos, digital: ${contract}`, mythos, optionsOf(mythos, {}), 800);
  yield thoughts('Mythos, digital: search of a bot', await expertOf('mythos'), mythos, optionsOf(mythos, {}));
};
