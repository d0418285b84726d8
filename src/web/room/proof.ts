// A deal checked in this browser: everything that can be known of it by now, judged line by line.

import { commitmentOf, sealOf } from '../../kernel/fair.ts';
import type { Client } from '../../protocol/client.ts';
import type { DealInfo, Snapshot } from '../../protocol/messages.ts';

export type Verdict = 'good' | 'bad' | 'open';

/** What is checked, in order. */
export type CheckName = 'same' | 'used' | 'seals' | 'secret';

export interface Check {
  readonly name: CheckName;
  readonly verdict: Verdict;
}

/** `used` only for a page that has contributed: an onlooker, or a page that came later, has nothing to look for. */
export const checksOf = (client: Client, state: Snapshot, deal: DealInfo): readonly Check[] => {
  const place = { match: state.table, deal: deal.deal, rules: `${state.game}@${state.rules}` };
  const seen = client.witnessed.find((each) => each.deal === deal.deal);
  const broken = (why: string): boolean => client.unfair.some((each) => each.deal === deal.deal && each.why === why);
  const fits = deal.contributions.every(
    (contribution, seat) => contribution === null || sealOf(contribution, place, seat) === deal.seals[seat],
  );
  const shown = deal.contributions.some((contribution) => contribution !== null);
  const same = seen?.commitment === deal.commitment && !broken('commitment-changed');
  const used: Check[] =
    seen?.shown === true
      ? [{ name: 'used', verdict: broken('not-used') ? 'bad' : deal.without === null ? 'open' : 'good' }]
      : [];
  const secret = deal.secret === null ? 'open' : commitmentOf(deal.secret, place) === deal.commitment ? 'good' : 'bad';
  return [
    { name: 'same', verdict: same ? 'good' : 'bad' },
    ...used,
    { name: 'seals', verdict: !fits ? 'bad' : shown || deal.without !== null ? 'good' : 'open' },
    { name: 'secret', verdict: secret },
  ];
};
