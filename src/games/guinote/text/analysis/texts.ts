// The words of a move analysis that every language must have. `{card}` and the like are filled in.

import type { Topic } from '../../invariants.ts';
import type { CheckName, Reason } from '../../validation.ts';

/** Values a reason's sentence may name, ready to be read. */
export interface ReasonParts {
  readonly card: string;
  readonly winning: string;
  readonly suit: string;
  readonly who: string;
  readonly points: string;
  readonly expected: string;
}

export interface AnalysisTexts {
  readonly title: string;
  readonly phase: string;
  readonly player: string;
  readonly card: string;
  readonly move: string;
  readonly legal: string;
  readonly yes: string;
  readonly no: string;
  readonly checks: string;
  readonly names: { readonly [name in CheckName]: string };
  readonly results: { readonly pass: string; readonly fail: string; readonly 'n/a': string };
  readonly reasons: { readonly [reason in Reason]: string };
  readonly violations: string;
  readonly noViolations: string;
  /** A breach that was admitted to, and lost the partida. */
  readonly offence: string;
  readonly showedCards: string;
  readonly alternatives: string;
  readonly noAlternatives: string;
  readonly verification: string;
  readonly findings: { readonly [name in Topic]: string };
  readonly correct: string;
  readonly wrong: string;
  readonly notDealt: string;
  readonly recounted: string;
}
