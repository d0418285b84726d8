// What is said of a deal that was not made as the table had promised.

import type { UnfairDeal } from '../../../protocol/contributions.ts';
import { fill, text } from '../../text/index.ts';

export const unfairText = ({ deal, why }: UnfairDeal): string =>
  fill(why === 'not-used' ? text.value.contributionNotUsed : text.value.commitmentBroken, { deal });
