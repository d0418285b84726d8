// A judge's answer with a hint: what the strongest level would have done there, from what that player sees.

import { questionAt } from '../../bots/hints/hint.ts';
import type { GameModule } from '../../games/index.ts';
import type { Json } from '../../kernel/json.ts';
import type { Language } from '../../kernel/presentation.ts';
import { tellHint } from '../terminal/hint-lines.ts';
import { formatIn } from '../text/format.ts';
import { decisionIn, type Verdict } from './verdict.ts';

/** The answer to a line, with the hint where there is something to decide. */
export const withHint = async (
  module: GameModule,
  verdict: Verdict,
  text: string,
  language: Language,
  set: Json | undefined,
): Promise<Verdict> => {
  const decision = verdict.ok ? decisionIn(module, text, set) : undefined;
  if (!verdict.ok || decision === undefined) return verdict;
  const { match, seat } = decision;
  const question = questionAt(match, seat);
  const words = module.presentation.words(language, question.view, formatIn(language));
  const { found, lines } = await tellHint(module.game, question, language, words);
  return found === undefined ? verdict : { ...verdict, hint: { seat, action: found.action ?? null, lines } };
};
