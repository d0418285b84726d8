// Scenarios that read like a rule: a table, moves, and the exact choices that must come up.

import { afterEach } from 'vitest';
import type { Seat } from '../../../kernel/game.ts';
import { resolveOptions } from '../../../kernel/options.ts';
import { parse, type Action } from '../actions.ts';
import { idOf, nameOfId, type CardSet } from '../cards.ts';
import type { MythosEvent } from '../events.ts';
import { mythos } from '../index.ts';
import type { PiledCard, PlacedCharacter } from '../layout/layout.ts';
import type { MythosOptions } from '../options.ts';
import { readSetText } from '../sets/set-text.ts';
import { LANES, type State } from '../state.ts';
import type { View } from '../view.ts';

/** A character in a sketch: its printed name, or with what is special about it. */
type Sketched = string | (Omit<PlacedCharacter, 'card'> & { readonly card: string });

/** What a scenario says of a table; names as printed. The rest is empty, with chakra for everything. */
export interface Sketch {
  readonly set?: CardSet;
  readonly options?: Partial<MythosOptions>;
  readonly preset?: string;
  readonly hands?: readonly (readonly string[])[];
  readonly decks?: readonly (readonly string[])[];
  readonly discards?: readonly (readonly string[])[];
  /** Characters of each side; as many missions are revealed as are named here, at least one. */
  readonly lanes?: { readonly [lane in (typeof LANES)[number]]?: readonly (readonly Sketched[])[] };
  readonly missions?: readonly string[];
  readonly round?: number;
  readonly turn?: Seat;
  readonly edge?: Seat;
  readonly chakra?: readonly number[];
  readonly points?: readonly number[];
  readonly taken?: readonly number[];
  readonly passed?: readonly boolean[];
  readonly passesInRow?: number;
  readonly resolved?: number;
}

/** A set from text that must have no fault. */
const setFrom = (text: string): CardSet => {
  const set = readSetText(text);
  if (set.ok) return set.value;
  throw new Error(set.error.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'));
};

/** Options with the given changes. */
export const optionsWith = (changes: Partial<MythosOptions> = {}, preset?: string): MythosOptions => {
  const resolved = resolveOptions(mythos.options, { options: changes, ...(preset === undefined ? {} : { preset }) });
  if (!resolved.ok) throw new Error(`${resolved.error.at} ${resolved.error.message}`);
  return resolved.value;
};

const characterOf = (sketched: Sketched): PlacedCharacter =>
  typeof sketched === 'string' ? { card: idOf(sketched) } : { ...sketched, card: idOf(sketched.card) };

/** The position of a sketch. */
export const positionOf = (sketch: Sketch): { readonly [key: string]: unknown } => {
  const named = sketch.lanes ?? {};
  const most = Math.max(0, ...LANES.map((lane, i) => (named[lane] === undefined ? -1 : i)));
  const round = sketch.round ?? most + 1;
  const missions = [...(sketch.missions ?? []), ...PLAIN_MISSIONS];
  const ids = (piles: readonly (readonly string[])[] | undefined) => (piles ?? [[], []]).map((pile) => pile.map(idOf));
  return {
    ...(sketch.set === undefined ? {} : { set: sketch.set }),
    round,
    edge: sketch.edge ?? 0,
    turn: sketch.turn ?? 0,
    chakra: sketch.chakra ?? [20, 20],
    points: sketch.points ?? [0, 0],
    ...(sketch.taken === undefined ? {} : { taken: sketch.taken }),
    ...(sketch.passed === undefined ? {} : { passed: sketch.passed }),
    ...(sketch.passesInRow === undefined ? {} : { passesInRow: sketch.passesInRow }),
    decks: ids(sketch.decks),
    hands: ids(sketch.hands),
    discards: ids(sketch.discards),
    lanes: LANES.slice(0, round).map((lane, i) => ({
      mission: idOf(missions[i]!),
      resolved: ((sketch.resolved ?? 0) & (1 << i)) !== 0,
      sides: (named[lane] ?? [[], []]).map((side) => side.map(characterOf)),
    })),
    missionDeck: missions.slice(round, 4).map(idOf),
  };
};

/** Missions without lines; a set for scenarios has to have them. */
const PLAIN_MISSIONS = ['Plain One', 'Plain Two', 'Plain Three', 'Plain Four'] as const;

/** The head of a set for scenarios: two groups, a keyword, and missions that do nothing. */
const PLAIN_SET = `set Scenario
groups Red, Blue
keywords Elite

${PLAIN_MISSIONS.map((mission) => `mission ${mission}\n  points 1`).join('\n')}
`;

/** A scenario's set: the plain one with these cards. */
export const plainSet = (cards: string): CardSet => setFrom(`${PLAIN_SET}\n${cards}`);

const open: Scenario[] = [];

/** A choice that nobody made would make any test pass: each scenario must end with none. */
afterEach(() => {
  const left = open.splice(0).flatMap((scenario) => scenario.unmade());
  if (left.length > 0) throw new Error(`choices were left open: ${left.join(', ')}`);
});

/** What a choice is called: `p2 Vex — Thief D`, a card, a mission, `accept`, `decline`. */
const labelOf = (action: Action): string => {
  if (action.do === 'choose') {
    const who = typeof action.card === 'number' ? `#${action.card}` : nameOfId(action.card);
    return `p${action.side + 1} ${who} ${LANES[action.lane]}`;
  }
  if (action.do === 'take') return nameOfId(action.card);
  return action.do === 'to' ? LANES[action.lane]! : action.do;
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A table in play. Every step returns the same scenario, so that a test reads as one sentence. */
export class Scenario {
  state: State;
  readonly events: MythosEvent[] = [];
  /** The events of the last step. */
  last: readonly MythosEvent[] = [];
  #leftOpen = false;

  constructor(state: State) {
    this.state = state;
    open.push(this);
  }

  get p1(): Player {
    return new Player(this, 0);
  }

  get p2(): Player {
    return new Player(this, 1);
  }

  act(seat: Seat, text: string): this {
    const said = this.verdict(seat, text);
    if (said !== 'legal') throw new Error(`p${seat + 1} ${text}: ${said}`);
    const draft = mythos.clone(this.state);
    const events: { pub: MythosEvent; open?: MythosEvent }[] = [];
    mythos.apply(draft, seat, actionOf(text), events);
    const breach = mythos.check(draft);
    if (breach !== undefined) throw new Error(`${text}: ${breach.message}`);
    this.state = draft;
    this.last = events.map((event) => event.open ?? event.pub);
    this.events.push(...this.last);
    return this;
  }

  /** `legal`, or the code and clause of the refusal. */
  verdict(seat: Seat, text: string): string {
    const refusal = mythos.refuse(this.state, seat, actionOf(text));
    return refusal === undefined ? 'legal' : `${refusal.code} ${refusal.clause}`;
  }

  #chooser(): Seat {
    return mythos.actors(this.state).must[0]!;
  }

  choices(): readonly string[] {
    if (this.state.queue.length === 0) return [];
    return mythos.legal(this.state, this.#chooser()).map(labelOf).toSorted(byText);
  }

  /** The choices that are open now, no more and no fewer. */
  expectChoices(expected: readonly string[]): this {
    const wanted = expected.toSorted(byText);
    const found = this.choices();
    if (JSON.stringify(found) !== JSON.stringify(wanted)) {
      throw new Error(`choices are [${found.join(', ')}], not [${wanted.join(', ')}]`);
    }
    return this;
  }

  choose(label: string): this {
    const seat = this.#chooser();
    const legal = this.state.queue.length === 0 ? [] : mythos.legal(this.state, seat);
    const action = legal.find((each) => labelOf(each) === label);
    if (action === undefined) throw new Error(`"${label}" is no choice; there are [${this.choices().join(', ')}]`);
    return this.act(seat, mythos.notate(action));
  }

  /** The test means to stop in the middle of a choice. */
  leaveOpen(): this {
    this.#leftOpen = true;
    return this;
  }

  unmade(): readonly string[] {
    return this.#leftOpen ? [] : this.choices();
  }

  view(viewer: Seat | 'public' | 'open' = 'open'): View {
    return mythos.view(this.state, viewer);
  }

  /** Characters of a side on a mission: `Vex — Thief:3` with its power, `(Vex — Thief)` if hidden. */
  lane(lane: (typeof LANES)[number], seat: Seat): readonly string[] {
    const at = LANES.indexOf(lane);
    const view = this.view();
    return (view.lanes[at]?.sides[seat] ?? []).map(({ card, hidden }, i) =>
      hidden === true
        ? `(${nameOfId(card ?? '')})`
        : `${nameOfId(card ?? '')}:${view.powers[at]?.characters[seat]?.[i]}`,
    );
  }

  pile(pile: 'hands' | 'discards' | 'decks', seat: Seat): readonly string[] {
    return (this.view()[pile][seat] ?? []).map((card: PiledCard) =>
      nameOfId(typeof card === 'string' ? card : (card?.card ?? '')),
    );
  }

  /** The types of the last step's events. */
  eventTypes(): readonly string[] {
    return this.last.map(({ type }) => type);
  }
}

const actionOf = (text: string): Action => {
  const action = parse(text);
  if (!action.ok) throw new Error(`${text}: ${action.error.message}`);
  return action.value;
};

/** One player's moves, cards as printed. */
class Player {
  readonly #scenario: Scenario;
  readonly #seat: Seat;

  constructor(scenario: Scenario, seat: Seat) {
    this.#scenario = scenario;
    this.#seat = seat;
  }

  play(card: string, lane: string): Scenario {
    return this.#scenario.act(this.#seat, `play ${idOf(card)} ${lane}`);
  }

  hide(card: string, lane: string): Scenario {
    return this.#scenario.act(this.#seat, `hide ${idOf(card)} ${lane}`);
  }

  reveal(card: string, lane: string): Scenario {
    return this.#scenario.act(this.#seat, `reveal ${idOf(card)} ${lane}`);
  }

  upgrade(card: string, lane: string): Scenario {
    return this.#scenario.act(this.#seat, `upgrade ${idOf(card)} ${lane}`);
  }

  jutsu(card: string, on: string, lane: string): Scenario {
    return this.#scenario.act(this.#seat, `jutsu ${idOf(card)} ${lane} ${idOf(on)}`);
  }

  pass(): Scenario {
    return this.#scenario.act(this.#seat, 'pass');
  }
}

/** The table of a sketch; a sketch that is impossible throws. */
export const scenario = (sketch: Sketch): Scenario => {
  const state = mythos.position.read(optionsWith(sketch.options, sketch.preset), positionOf(sketch));
  if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
  return new Scenario(state.value);
};
