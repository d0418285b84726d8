// The words of a move analysis that every language must have. `{card}` and the like are filled in.

import type { AnalysisTexts } from '../../../../kernel/report.ts';
import type { Topic } from '../../invariants.ts';
import type { CheckName, Reason } from '../../validation.ts';

export interface GuinoteAnalysisTexts extends AnalysisTexts<CheckName, Reason, Topic> {
  readonly card: string;
  /** A breach that was admitted to, and lost the partida. */
  readonly offence: string;
  readonly showedCards: string;
  readonly notDealt: string;
  readonly recounted: string;
}
