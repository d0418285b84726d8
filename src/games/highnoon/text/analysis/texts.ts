// The words of a move analysis that every language must have. `{card}` and the like are filled in.

import type { AnalysisTexts } from '../../../../kernel/report.ts';
import type { CheckName, Reason } from '../../analysis.ts';
import type { Topic } from '../../invariants.ts';
import type { Stage } from '../../state.ts';

export interface HighNoonAnalysisTexts extends AnalysisTexts<CheckName, Reason, Topic> {
  readonly phases: { readonly [stage in Stage]: string };
  readonly details: { readonly left: string; readonly tops: string; readonly score: string };
}
