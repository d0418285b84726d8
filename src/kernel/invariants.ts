// Invariants, each written once: the safety net asks after every action, readers of positions say where, reports sum up by topic.

import type { BrokenInvariant, Fault, Finding, Params } from './game.ts';
import { present } from './present.ts';
import { reading, type Spot } from './reading.ts';
import { fail, ok, type InputError, type Result } from './result.ts';

/** Says what is wrong, and where in the position. */
export type Tell = (at: string, message: string) => void;

/** Something that holds in every state. */
export interface Invariant<S, Topic extends string = string> {
  readonly name: string;
  /** The line of a report that it belongs to. */
  readonly topic: Topic;
  readonly clause?: string;
  /** Asked of positions and in reports only: costly, and no action of the game touches it. */
  readonly written?: true;
  /** Tells everything that breaks it. Absent where only the reader can see it: the state does not hold what was written. */
  readonly find?: (state: S, tell: Tell) => void;
}

/** The safety net of a list of invariants: the first one that is broken, if any. Asked at every move, so it allocates nothing. */
export const checkerOf = <S>(invariants: readonly Invariant<S>[]): ((state: S) => BrokenInvariant | undefined) => {
  const net = invariants.filter(({ written, find }) => find !== undefined && written !== true);
  const finds = net.map(({ find }) => find as NonNullable<typeof find>);
  let message: string | undefined;
  const tell: Tell = (at, what) => {
    message ??= at === '' ? what : `${at} ${what}`;
  };
  return (state) => {
    message = undefined;
    for (let i = 0; i < finds.length; i++) {
      (finds[i] as (typeof finds)[number])(state, tell);
      if (message !== undefined) return { invariant: net[i]!.name, message };
    }
    return undefined;
  };
};

/** What a reader notes of a position that is readable but impossible. */
export interface Notes<Name extends string = string> {
  /** An invariant that the reader saw broken. */
  readonly tell: (invariant: Name, spot: Spot, message: string) => void;
  /** An invariant that the state can't be asked for, since it does not hold all that was written. */
  readonly skip: (invariant: Name) => void;
}

/** A state that was written down, and everything that is wrong with it, in the order of the invariants. */
export interface Inspected<S> {
  readonly state: S;
  readonly faults: readonly Fault[];
}

/** Every fault of a state; what a reader noted comes first, and nothing is told twice. */
export const faultsOf = <S>(
  invariants: readonly Invariant<S>[],
  state: S,
  noted: readonly (InputError & { readonly invariant: string })[] = [],
  skipped: ReadonlySet<string> = new Set(),
): readonly Fault[] =>
  invariants.flatMap(({ name, topic, clause, find }) => {
    const found = new Map<string, Fault>();
    const tell: Tell = (at, message) => {
      const fault = { invariant: name, topic, ...present({ clause }), at, message };
      if (!found.has(message)) found.set(message, fault);
    };
    for (const { invariant, at, message } of noted) if (invariant === name) tell(at, message);
    if (!skipped.has(name)) find?.(state, tell);
    return [...found.values()];
  });

/** Reads a position that may be impossible: only what can't be read at all is an error. */
export const inspectWith = <S, Name extends string>(
  invariants: readonly (Invariant<S> & { readonly name: Name })[],
  json: unknown,
  read: (spot: Spot, notes: Notes<Name>) => S,
): Result<Inspected<S>, InputError> => {
  const noted: (InputError & { readonly invariant: string })[] = [];
  const skipped = new Set<string>();
  const notes: Notes<Name> = {
    tell: (invariant, { at }, message) => void noted.push({ invariant, at, message }),
    skip: (invariant) => void skipped.add(invariant),
  };
  const state = reading(json, (spot) => read(spot, notes));
  return state.ok ? ok({ state: state.value, faults: faultsOf(invariants, state.value, noted, skipped) }) : state;
};

/** The strict reader of a game that can inspect: the first fault is the error. */
export const strictly =
  <O, S>(inspect: (options: O, json: unknown) => Result<Inspected<S>, InputError>) =>
  (options: O, json: unknown): Result<S, InputError> => {
    const inspected = inspect(options, json);
    if (!inspected.ok) return inspected;
    const [first] = inspected.value.faults;
    return first === undefined ? ok(inspected.value.state) : fail({ at: first.at, message: first.message });
  };

/** What a report says of a state: a finding for each topic, with the faults that belong to it. */
export const findingsOf = <Topic extends string>(
  topics: { readonly [topic in Topic]: Params },
  faults: readonly Fault[],
): readonly Finding[] =>
  Object.entries<Params>(topics).map(([name, params]) => {
    const own = faults.filter(({ topic }) => topic === name);
    return { name, ok: own.length === 0, params, ...(own.length === 0 ? {} : { faults: own.map(asTold) }) };
  });

const asTold = ({ at, message, clause }: Fault): InputError => ({
  at,
  message,
  ...present({ clause }),
});
