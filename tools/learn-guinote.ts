// Teaches the policy of four players of Guiñote by practice: in hands that it plays itself, every card that may be played is played out on the cards
// as they lie, and cards that did better than others get more weight. What hidden cards did evens out over many hands, so nothing is learned but what
// a player can see.
//
//   node tools/learn-guinote.ts ROUNDS DECISIONS [FIRST-DEAL]
//
// learns from so many decisions per round, and writes src/bots/guinote/learned-weights.ts after each round. The playouts of a round go by what was
// learned in those before.

import { writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { finish } from '../src/bots/guinote/finish.ts';
import { learnedMove } from '../src/bots/guinote/four.ts';
import { tablesOfFour } from '../src/bots/guinote/four-tables.ts';
import { FEATURES, learnedFrom, STEPS, WEIGHTS_LEARNED, type Learned, type Note } from '../src/bots/guinote/learned.ts';
import { policy } from '../src/bots/guinote/policy.ts';
import { POINT } from '../src/bots/guinote/tables.ts';
import { speak } from '../src/bots/guinote/words.ts';
import { worthOfFour } from '../src/bots/guinote/worth.ts';
import type { Card } from '../src/games/guinote/cards.ts';
import { guinote } from '../src/games/guinote/index.ts';
import type { GuinoteOptions } from '../src/games/guinote/options.ts';
import { cloneState, copyState, type State } from '../src/games/guinote/state.ts';
import { resolveOptions } from '../src/kernel/options.ts';
import { fastRandom, type Random } from '../src/kernel/random.ts';

const FILE = new URL('../src/bots/guinote/learned-weights.ts', import.meta.url);

/** Weights change after so many decisions, by so much of a point: at first, and in the last round. */
const BATCH = 512;
const PACE = { first: 0.03, last: 0.002 };
/** What is not confirmed fades. */
const FADING = 1e-6;
/** The largest step that is written. */
const MOST = 127;
/** Partidas by which a round is judged. */
const GAMES = 8000;
const FINE = 1 << 20;
const MOST_CARDS = 16;

const rules = (): GuinoteOptions => {
  const resolved = resolveOptions(guinote.options, { options: { partidasPerCoto: 1, players: 4 } });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};

const options = rules();

/** Plays words, draws and deals by the policy up to the next choice of a card; false at the end of the partida. */
const toChoice = (s: State, random: Random): boolean => {
  while (s.stage !== 'end') {
    if (s.stage === 'deal') {
      guinote.resolve(s, random);
      continue;
    }
    const speaker = guinote.actors(s).may.find((seat) => speak(s, seat) !== undefined);
    if (speaker !== undefined) guinote.apply(s, speaker, speak(s, speaker)!);
    else if (s.stage === 'stop' || (s.trick.length === 0 && speak(s, s.turn) !== undefined))
      guinote.apply(s, s.turn, policy(s, s.turn));
    else return true;
  }
  return false;
};

const stepsOf = (weights: Float64Array): Int8Array =>
  Int8Array.from(weights, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight * STEPS))));

const learnedOf = (weights: Float64Array): Learned => learnedFrom(stepsOf(weights), tablesOfFour(options));

/** Weights that follow their slopes (Adam), a batch at a time. */
class Weights {
  readonly now = new Float64Array(WEIGHTS_LEARNED);
  readonly slopes = new Float64Array(WEIGHTS_LEARNED);
  readonly #means = new Float64Array(WEIGHTS_LEARNED);
  readonly #squares = new Float64Array(WEIGHTS_LEARNED);
  #batches = 0;

  follow(pace: number): void {
    const batches = ++this.#batches;
    for (let i = 0; i < this.now.length; i++) {
      const slope = this.slopes[i]! / BATCH - FADING * this.now[i]!;
      this.#means[i] = 0.9 * this.#means[i]! + 0.1 * slope;
      this.#squares[i] = 0.999 * this.#squares[i]! + 0.001 * slope * slope;
      const mean = this.#means[i]! / (1 - 0.9 ** batches);
      const square = this.#squares[i]! / (1 - 0.999 ** batches);
      this.now[i]! += (pace * mean) / (Math.sqrt(square) + 1e-6);
      this.slopes[i] = 0;
    }
  }
}

/** One round: `played` is what playouts go by. */
class Round {
  readonly #weights: Weights;
  readonly #before: Float64Array;
  readonly #played: Learned;
  readonly #note: Note = {
    size: 0,
    cards: new Int32Array(MOST_CARDS),
    scores: new Int32Array(MOST_CARDS),
    features: new Int32Array(MOST_CARDS * FEATURES),
  };
  readonly #chances = new Float64Array(MOST_CARDS);
  readonly #worths = new Float64Array(MOST_CARDS);
  readonly #scratch = cloneState(guinote.setup(options, []));

  constructor(weights: Weights) {
    this.#weights = weights;
    // Playouts go by whole steps, so those are what the changes are counted from.
    this.#played = learnedOf(weights.now);
    this.#before = Float64Array.from(stepsOf(weights.now), (step) => step / STEPS);
  }

  /** Looks at the choice of a state; false where there is none. */
  look(s: State): boolean {
    this.#note.size = 0;
    learnedMove(s, s.turn, this.#played, this.#note);
    return this.#note.size > 1;
  }

  only(): Card {
    return this.#note.cards[0]!;
  }

  #featuresOf(i: number): Int32Array {
    return this.#note.features.subarray(i * FEATURES, (i + 1) * FEATURES);
  }

  /** How likely each card is to be chosen as the weights are now. */
  #weigh(): void {
    const { size, scores } = this.#note;
    const { now } = this.#weights;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < size; i++) {
      let score = scores[i]! / POINT;
      for (const feature of this.#featuresOf(i)) score += now[feature]! - this.#before[feature]!;
      this.#chances[i] = score;
      highest = Math.max(highest, score);
    }
    let sum = 0;
    for (let i = 0; i < size; i++) sum += this.#chances[i] = Math.exp(this.#chances[i]! - highest);
    for (let i = 0; i < size; i++) this.#chances[i]! /= sum;
  }

  /** Plays every card of the choice out, and notes which way the weights should go. */
  learn(s: State): void {
    this.#weigh();
    const { size, cards } = this.#note;
    let mean = 0;
    for (let i = 0; i < size; i++) {
      copyState(s, this.#scratch);
      guinote.apply(this.#scratch, s.turn, cards[i]!);
      finish(this.#scratch, this.#played);
      this.#worths[i] = worthOfFour(this.#scratch)[s.turn % 2]!;
      mean += this.#chances[i]! * this.#worths[i]!;
    }
    for (let i = 0; i < size; i++) {
      const gain = this.#chances[i]! * (this.#worths[i]! - mean);
      for (const feature of this.#featuresOf(i)) this.#weights.slopes[feature]! += gain;
    }
  }

  /** One of the cards, by its chance. */
  pick(random: Random): Card {
    let at = random.below(FINE) / FINE;
    let i = 0;
    while (i < this.#note.size - 1 && (at -= this.#chances[i]!) >= 0) i++;
    return this.#note.cards[i]!;
  }
}

/** Learns from so many decisions; the number of the next deal. */
const practise = (weights: Weights, decisions: number, firstDeal: number, pace: number): number => {
  const round = new Round(weights);
  let deal = firstDeal;
  for (let made = 0; made < decisions; deal++) {
    const random = fastRandom(deal);
    const s = guinote.setup(options, []);
    while (toChoice(s, random)) {
      if (!round.look(s)) {
        guinote.apply(s, s.turn, round.only());
        continue;
      }
      round.learn(s);
      if (++made % BATCH === 0) weights.follow(pace);
      guinote.apply(s, s.turn, round.pick(random));
    }
  }
  return deal;
};

/** How often one policy wins partidas of another, each deal played twice. */
const winsOf = (own: (s: State) => number, other: (s: State) => number): string => {
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const mine = n % 2;
    const random = fastRandom(900_000_000 + (n - mine) / 2);
    const s = guinote.setup(options, []);
    while (toChoice(s, random)) guinote.apply(s, s.turn, (s.turn % 2 === mine ? own : other)(s));
    wins += s.cotos[mine]! > 0 ? 1 : 0;
  }
  return `${((100 * wins) / GAMES).toFixed(1)} %`;
};

const write = (weights: Float64Array): void => {
  const text = Buffer.from(stepsOf(weights).buffer).toString('hex');
  const head = '// Written by tools/learn-guinote.ts: the weights in steps, two digits each.';
  writeFileSync(FILE, `${head}\n\nexport const LEARNED =\n  '${text}';\n`);
};

const main = (): void => {
  const [rounds = 8, decisions = 2_000_000, firstDeal = 1] = argv.slice(2).map(Number);
  const weights = new Weights();
  const by =
    (learned: Learned) =>
    (s: State): Card =>
      learnedMove(s, s.turn, learned);
  let deal = firstDeal;
  for (let round = 1; round <= rounds; round++) {
    const before = learnedOf(weights.now);
    const pace = PACE.first + ((PACE.last - PACE.first) * (round - 1)) / Math.max(1, rounds - 1);
    deal = practise(weights, decisions, deal, pace);
    const own = by(learnedOf(weights.now));
    const plain = winsOf(own, (s) => policy(s, s.turn));
    stdout.write(
      `round ${round}: wins ${plain} against the policy, ${winsOf(own, by(before))} against the round before\n`,
    );
    write(weights.now);
  }
};

main();
