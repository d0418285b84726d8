// How promising each action of a state is to the seat that is to move: by what that seat sees of it, never by hidden cards of others.

import type { Seat } from '../../kernel/game.ts';
import type { Action } from '../../games/mythos/actions.ts';
import { kitOf, type CardIndex, type CardSet, type Kit } from '../../games/mythos/cards.ts';
import type { Trigger } from '../../games/mythos/effects/effects.ts';
import { allPowers, discountsOf, namesake, playCost } from '../../games/mythos/effects/power.ts';
import { cardOf, isHidden, NONE, rivalOf, ROUNDS, type Lane, type State } from '../../games/mythos/state.ts';
import { HIDDEN_COST, revealCost, upgradeCost } from '../../games/mythos/turn/costs.ts';
import { judgeAnswers } from './answers.ts';
import type { Weights } from './weights.ts';

type Deployment = Extract<Action, { readonly do: 'play' | 'hide' | 'reveal' | 'upgrade' }>;

/** Ahead by more than this, more power is wasted. */
const PLENTY = 3;

const TRIGGER_OF: { readonly [verb in Deployment['do']]: Trigger } = {
  play: 'MAIN',
  // What it will do when it is revealed.
  hide: 'AMBUSH',
  reveal: 'AMBUSH',
  upgrade: 'UPGRADE',
};

/** How many lines of each card of a set an action triggers, or will. */
type Lines = { readonly [verb in Deployment['do']]: readonly number[] };

const counted = new WeakMap<CardSet, Lines>();

const linesOf = (set: CardSet): Lines => {
  const known = counted.get(set);
  if (known !== undefined) return known;
  const by = (verb: Deployment['do']): readonly number[] =>
    set.cards.map(({ effects }) => effects.filter(({ trigger }) => trigger === TRIGGER_OF[verb]).length);
  const lines: Lines = { play: by('play'), hide: by('hide'), reveal: by('reveal'), upgrade: by('upgrade') };
  counted.set(set, lines);
  return lines;
};

/** A score for each action, the higher the better. */
export const judge = (s: State, seat: Seat, actions: readonly Action[], weights: Weights): readonly number[] => {
  if (s.stage === 'mulligan') return judgeHand(s, seat, actions);
  if (s.queue.length > 0) return judgeAnswers(s, seat, actions);
  const turn = new Turn(s, seat, weights);
  return actions.map((action) => turn.scoreOf(action));
};

/** A hand with fewer than two cheap characters is drawn again. */
const judgeHand = (s: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
  const { isCharacter, cost } = kitOf(s.set);
  const cheap = s.hands[seat]!.filter((card) => isCharacter[cardOf(s, card)] === true && cost[cardOf(s, card)]! <= 3);
  return actions.map((action) => ((action.do === 'mulligan') === cheap.length < 2 ? 1 : 0));
};

/** One turn, with the power on each mission computed once. */
class Turn {
  readonly #s: State;
  readonly #seat: Seat;
  readonly #weights: Weights;
  readonly #kit: Kit;
  readonly #powers: readonly number[];
  readonly #lines: Lines;
  readonly #discounts: ReturnType<typeof discountsOf>;
  /** The last card whose cost was asked: actions about one card follow each other. */
  #asked = -1;
  #cost = 0;

  constructor(s: State, seat: Seat, weights: Weights) {
    this.#s = s;
    this.#seat = seat;
    this.#weights = weights;
    this.#kit = kitOf(s.set);
    this.#powers = allPowers(s);
    this.#lines = linesOf(s.set);
    this.#discounts = discountsOf(s, seat);
  }

  scoreOf(action: Action): number {
    switch (action.do) {
      case 'play':
      case 'hide':
      case 'reveal':
      case 'upgrade':
        return this.#deployment(action);
      case 'jutsu':
        return this.#weights.jutsu - this.#weights.cost * this.#kit.cost[this.#kit.indexOf.get(action.card)!]!;
      default:
        return this.#pass();
    }
  }

  #deployment({ do: verb, card, lane }: Deployment): number {
    const [s, w, kit] = [this.#s, this.#weights, this.#kit];
    const index = kit.indexOf.get(card)!;
    const counts = s.options.scoring === 'everyRound' || lane === s.round - 1;
    const lines = this.#lines[verb][index]!;
    const left = ROUNDS - s.round;
    let score = 0;
    let cost = HIDDEN_COST;
    let gain = kit.power[index]!;
    if (verb === 'hide') {
      return (counts ? w.hide : w.hideElsewhere) + w.early * left - w.cost * cost + w.ambush * lines;
    }
    if (verb === 'play') {
      cost = this.#playCost(index);
      score = (counts ? w.play : w.playElsewhere) + (w.early * left) / 2;
    } else if (verb === 'reveal') {
      cost = revealCost(s, index);
      score = w.reveal;
    } else {
      const old = namesake(s, lane, this.#seat, index);
      cost = upgradeCost(s, index, old);
      if (old !== NONE && !isHidden(s, old)) gain -= kit.power[cardOf(s, old)]!;
      score = w.upgrade;
    }
    score += w.effect * lines - w.cost * cost;
    return counts ? score + this.#powerHere(lane, gain) : score;
  }

  #playCost(index: CardIndex): number {
    if (index !== this.#asked) {
      this.#asked = index;
      this.#cost = playCost(this.#s, this.#seat, index, 0, this.#discounts);
    }
    return this.#cost;
  }

  /** One's own power on a mission, and the rival's. */
  #at(lane: Lane): readonly [own: number, rival: number] {
    return [this.#powers[lane * 2 + this.#seat]!, this.#powers[lane * 2 + rivalOf(this.#seat)]!];
  }

  /** What so much more power is worth on a mission that counts. */
  #powerHere(lane: Lane, gain: number): number {
    const w = this.#weights;
    const [own, rival] = this.#at(lane);
    let score = w.power * gain;
    const worth = this.#s.options.scoring === 'everyRound' ? lane + 1 : this.#s.round;
    if (this.#wins(own, rival) < 0 && this.#wins(own + gain, rival) > 0) score += w.flip * (0.5 + worth / 4);
    if (own > rival + PLENTY) score += w.far;
    if (own <= rival) score += w.behind;
    return score;
  }

  #pass(): number {
    const [s, w] = [this.#s, this.#weights];
    const lane = s.round - 1;
    const ahead = this.#wins(...this.#at(lane)) > 0;
    const ends = s.passesInRow === 1 || (s.options.passIsFinal && s.passed !== 0);
    const end = ahead ? w.passLast : -w.passLast / 2;
    return w.pass + (ahead ? w.passAhead : 0) + (s.passed === 0 ? w.passEdge : 0) + (ends ? end : 0);
  }

  /** Who wins a mission with these powers: 1 oneself, -1 the rival, 0 nobody. */
  #wins(own: number, rival: number): number {
    if (own !== rival) return own > rival ? 1 : -1;
    if (own === 0) return 0;
    return this.#s.edge === this.#seat ? 1 : -1;
  }
}
