// The analysis of a move: its checks in the order in which the rules ask, what it leads to, and the state verified.

import { present } from './present.ts';
import type { Analysis, Check, Finding, Params, Refusal, Seat } from './game.ts';

/** How a check came out, before it has its name. */
export type Verdict = Omit<Check, 'name'>;

/** Verdicts for the reasons that a game has. */
export const verdictsOf = <Reason extends string>() => {
  const verdict =
    (result: Check['result']) =>
    (reason: Reason, clause?: string, params: Params = {}): Verdict => ({
      result,
      ...present({ clause }),
      reason,
      params,
    });
  return { pass: verdict('pass'), fail: verdict('fail'), moot: verdict('n/a') };
};

/** A check that fails as the rules refuse. */
export const failing = ({ code, clause, params }: Refusal): Verdict => ({
  result: 'fail',
  clause,
  reason: code,
  params,
});

/** Checks with what each says if it passes, in the order in which the rules ask. */
export type Line<Name extends string> = readonly (readonly [name: Name, passes: Verdict])[];

/** What a line of checks says: all before the one that fails pass, and what comes after it is not asked. */
export const asked = <Name extends string>(
  line: Line<Name>,
  refusal: Refusal | undefined,
  failsAt: (refusal: Refusal) => Name,
  unasked: Verdict,
): readonly (readonly [Name, Verdict])[] => {
  if (refusal === undefined) return line;
  const found = line.findIndex(([name]) => name === failsAt(refusal));
  const at = found < 0 ? line.length - 1 : found;
  return line.map(([name, passes], i) => [name, i < at ? passes : i === at ? failing(refusal) : unasked]);
};

/** Every check of a game in its order: those with a verdict, and the others, which do not apply. */
export const checklist = <Name extends string>(
  names: readonly Name[],
  verdicts: readonly (readonly [Name, Verdict])[],
  otherwise: Verdict,
): readonly Check[] => {
  const said = new Map(verdicts);
  return names.map((name) => ({ name, ...(said.get(name) ?? otherwise) }));
};

/** What of a game an analysis is made with. */
interface Rules<S, A> {
  readonly refuse: (state: S, seat: Seat, action: A) => Refusal | undefined;
  readonly legal: (state: S, seat: Seat) => readonly A[];
  readonly apply: (draft: S, seat: Seat, action: A) => void;
  readonly clone: (state: S) => S;
  readonly notate: (action: A) => string;
}

/** What a game says of a move: the checks, with the state after it where it is taken. */
export interface Move<S, A> {
  readonly before: S;
  readonly after: S | undefined;
  readonly seat: Seat;
  readonly action: A;
  readonly refusal: Refusal | undefined;
}

/** The analysis of a game whose moves are taken or refused; the state is left as it is. */
export const analyserOf =
  <S, A>(
    { refuse, legal, apply, clone, notate }: Rules<S, A>,
    phase: (state: S) => string,
    checks: (move: Move<S, A>) => readonly Check[],
    verify: (state: S) => readonly Finding[],
  ) =>
  (before: S, seat: Seat, action: A): Analysis => {
    const refusal = refuse(before, seat, action);
    const after = clone(before);
    if (refusal === undefined) apply(after, seat, action);
    const text = notate(action);
    return {
      phase: phase(before),
      seat,
      action: text,
      legal: refusal === undefined,
      checks: checks({ before, after: refusal === undefined ? after : undefined, seat, action, refusal }),
      refusal: refusal ?? null,
      alternatives: legal(before, seat)
        .map(notate)
        .filter((other) => other !== text),
      state: verify(after),
    };
  };
