// The words of a move analysis that every language must have. `{card}` and the like are filled in.

import type { AnalysisTexts } from '../../../../kernel/report.ts';
import type { CheckName, Phase, Reason } from '../../analysis.ts';
import type { Topic } from '../../invariants.ts';

export interface MulleAnalysisTexts extends AnalysisTexts<CheckName, Reason, Topic> {
  readonly phases: { readonly [phase in Phase]: string };
  readonly details: { readonly cards: string; readonly none: string };
}
