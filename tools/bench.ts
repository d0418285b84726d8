// `npm run bench`: how fast the kernel and the games are on this machine. Prints a table; asserts nothing.

import { cpus } from 'node:os';
import { Bench } from 'tinybench';
import { GAMES } from '../src/games/index.ts';
import { play, type Game } from '../src/kernel/game.ts';
import { resolveOptions } from '../src/kernel/options.ts';
import { fastRandom, stream, type Random } from '../src/kernel/random.ts';
import { makeRecord, type MatchRecord } from '../src/kernel/record.ts';
import type { Step } from '../src/kernel/steps.ts';
import { verify } from '../src/kernel/verify.ts';
import { openCourse, advanceCourse } from '../src/kernel/course.ts';
import { captureRow } from './bench-captures.ts';

/** One measurement: `run` does a batch and says how many units it did, and a number that depends on all of them. */
interface Subject {
  readonly name: string;
  readonly unit: string;
  readonly run: () => { readonly units: number; readonly sum: number };
}

const optionsOf = (game: Game, options: object): unknown => {
  const resolved = resolveOptions(game.options, { options });
  if (!resolved.ok) throw new Error(`${resolved.error.at}: ${resolved.error.message}`);
  return resolved.value;
};

/** Dealt states to begin playouts from, so that a playout is moves and not set-up. */
const dealtStates = (game: Game, options: unknown, random: Random, count: number): readonly unknown[] =>
  Array.from({ length: count }, () => {
    const state = game.setup(options, []);
    while (game.chance(state) !== undefined) game.resolve(state, random);
    return state;
  });

const pick = (game: Game, state: unknown, random: Random): { readonly seat: number; readonly action: unknown } => {
  const actors = game.actors(state);
  const seat = (actors.must[0] ?? actors.may[0]) as number;
  const legal = game.legal(state, seat);
  return { seat, action: legal[random.below(legal.length)] };
};

/** Where nobody must act, the seats take turns; one that can do nothing leaves the word to the next. */
const freePlayouts = (name: string, game: Game, options: unknown, batch: number): Subject => {
  const random = fastRandom(1);
  const starts = dealtStates(game, options, random, 64);
  return {
    name,
    unit: 'actions/s',
    run: () => {
      let units = 0;
      let sum = 0;
      for (let i = 0; i < batch; i++) {
        const state = game.clone(starts[i % starts.length]);
        for (let turn = 0; game.outcome(state) === undefined; turn++) {
          const { may } = game.actors(state);
          const seat = may[turn % may.length] as number;
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

/** Random playouts through the contract: clone of a dealt state, legal, apply, chance; no events. */
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
        while (game.outcome(state) === undefined) {
          if (game.chance(state) !== undefined) {
            game.resolve(state, random);
            continue;
          }
          const actors = game.actors(state);
          const seat = (actors.must[0] ?? actors.may[0]) as number;
          const legal = game.legal(state, seat);
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
          const { seat, action } = pick(game, state, random);
          const turn = play(game, state, seat, action);
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
  let course = openCourse(game, options, seed, seats);
  while (course.outcome === undefined) {
    const seat = (course.match.actors.must[0] ?? course.match.actors.may[0]) as number;
    const legal = course.match.legal(seat);
    const step: Step = { kind: 'act', seat, act: legal[random.below(legal.length)] as string, ms: steps.length * 900 };
    const next = advanceCourse(course, step);
    if (!next.ok) throw new Error(next.error.kind);
    course = next.value;
    steps.push(step);
  }
  const record = makeRecord(game, { options: course.match.options, seats, seed, steps });
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
};

/** Records checked by full re-execution: every step refused or taken, every hash, the whole chain. */
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

const subjects = async (): Promise<readonly Subject[]> => {
  const game = await gameNamed('guinote');
  const mythos = await gameNamed('mythos');
  const partida = optionsOf(game, { players: 2, partidasPerCoto: 1 });
  const highnoon = await gameNamed('highnoon');
  const mulle = await gameNamed('mulle');
  return [
    playouts('Guiñote, 2 players: random playouts through the contract', game, partida, 4000),
    playouts(
      'Guiñote, 4 players: random playouts through the contract',
      game,
      optionsOf(game, { players: 4, partidasPerCoto: 1 }),
      4000,
    ),
    purePlays('Guiñote, 2 players: pure play with events', game, partida, 400),
    verifies('Guiñote, 2 players: verify a partida', game, partida, 200),
    freePlayouts(
      'HighNoon, split, draw 1: random playouts through the contract',
      highnoon,
      optionsOf(highnoon, {}),
      400,
    ),
    freePlayouts(
      'HighNoon, shared, draw 3: the same',
      highnoon,
      optionsOf(highnoon, { mode: 'shared', drawCount: 3 }),
      400,
    ),
    playouts('Mulle, 2 players: random playouts through the contract', mulle, optionsOf(mulle, {}), 200),
    playouts('Mulle, 4 players: random playouts through the contract', mulle, optionsOf(mulle, { players: 4 }), 200),
    playouts('Mythos, digital: random playouts through the contract', mythos, optionsOf(mythos, {}), 800),
  ];
};

const figure = (value: number): string => Math.round(value).toLocaleString('en-GB');

const main = async (): Promise<void> => {
  const [cpu] = cpus();
  process.stdout.write(`${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, one used\n`);
  process.stdout.write(`Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, npm run bench\n\n`);
  process.stdout.write('| what | median | best | checksum |\n| --- | ---: | ---: | --- |\n');
  for (const subject of await subjects()) {
    const { units, sum } = subject.run();
    const rates: number[] = [];
    const bench = new Bench({ time: 3000, warmupTime: 1000 });
    bench.add(subject.name, () => {
      const start = performance.now();
      const done = subject.run();
      rates.push((done.units / (performance.now() - start)) * 1000);
    });
    await bench.run();
    const sorted = rates.toSorted((a, b) => a - b);
    const median = sorted[sorted.length >> 1] ?? 0;
    const best = sorted.at(-1) ?? 0;
    const checksum = (sum >>> 0).toString(16).padStart(8, '0');
    process.stdout.write(
      `| ${subject.name} | ${figure(median)} ${subject.unit} | ${figure(best)} | ${units}/${checksum} |\n`,
    );
  }
  process.stdout.write(`${captureRow()}\n`);
};

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', () => process.exit(0));
await main();
