// The deal chip, four words for what the server has promised, and what it opens into: the proof of the last deals.

import type { VNode } from 'preact';
import type { DealInfo, SeatInfo } from '../../protocol/messages.ts';
import { Icon } from '../Icon.tsx';
import { useTable } from '../table/model/context.ts';
import { openSheet } from '../table/model/sheets.ts';
import { fill } from '../text/index.ts';
import { dealWords } from './deal-words.ts';
import { checksOf, type Verdict } from './proof.ts';
import './room.css';
import { roomText } from './text/index.ts';

const useLastDeal = (): string => {
  const { state } = useTable();
  return dealWords(state.deals?.at(-1)?.commitment ?? '');
};

/** Beside the table. */
export const DealChip = (): VNode => {
  const { session } = useTable();
  const words = useLastDeal();
  return (
    <button
      type="button"
      class="chip deal-chip"
      aria-label={fill(roomText.value.dealChip, { words })}
      data-testid="deal-chip"
      onClick={() => openSheet(session, 'deal')}
    >
      <Icon name="lock" />
      {words}
    </button>
  );
};

/** In the menu, where nothing lies beside the table. */
export const DealItem = (): VNode => {
  const { session } = useTable();
  const words = useLastDeal();
  return (
    <button
      type="button"
      class="btn only-phone"
      aria-label={fill(roomText.value.dealChip, { words })}
      data-testid="deal-item"
      onClick={() => openSheet(session, 'deal')}
    >
      <Icon name="lock" />
      {words}
    </button>
  );
};

const givenBy = (deal: DealInfo, { seat, sitter }: SeatInfo): string => {
  const t = roomText.value;
  if (deal.contributions[seat] != null) return deal.contributions[seat];
  if (sitter?.kind === 'bot') return t.botGives;
  if (deal.without !== null) return t.nothingGiven;
  return deal.seals[seat] == null ? t.notYet : t.sealedOnly;
};

const MARKS: { readonly [verdict in Verdict]: string } = { good: '✓', bad: '✗', open: '…' };

const DealProof = ({ deal }: { readonly deal: DealInfo }): VNode => {
  const { session, state } = useTable();
  const t = roomText.value;
  return (
    <section class="proof" data-deal={deal.deal}>
      <h3>
        {fill(t.dealNumber, { n: deal.deal })} · {dealWords(deal.commitment)}
      </h3>
      <ul class="checks">
        {checksOf(session.client.value, state, deal).map(({ name, verdict }) => (
          <li key={name} data-check={name} data-verdict={verdict}>
            <span aria-hidden="true">{MARKS[verdict]}</span> {t.checks[name]}{' '}
            <span class="small muted">({t.verdict[verdict]})</span>
          </li>
        ))}
      </ul>
      <dl>
        <dt>{t.committed}</dt>
        <dd class="small muted">{t.committedHelp}</dd>
        <dd class="hex" data-testid="committed">
          {deal.commitment}
        </dd>
        <dt>{t.given}</dt>
        <dd class="small muted">{t.givenHelp}</dd>
        {state.seats.map((info) => (
          <dd key={info.seat} data-given={info.seat}>
            {session.who(info.seat)}: <span class="hex">{givenBy(deal, info)}</span>
          </dd>
        ))}
        <dt>{t.revealed}</dt>
        <dd class="small muted">{t.revealedHelp}</dd>
        <dd class="hex" data-testid="revealed">
          {deal.secret ?? t.notYet}
        </dd>
      </dl>
    </section>
  );
};

/** The newest deal first. */
export const Proof = (): VNode => {
  const { state } = useTable();
  return (
    <div data-testid="proof">
      {(state.deals ?? []).toReversed().map((deal) => (
        <DealProof key={deal.deal} deal={deal} />
      ))}
      <p class="small muted">{roomText.value.notProven}</p>
    </div>
  );
};
