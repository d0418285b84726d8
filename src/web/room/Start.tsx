// Before the first deal: who sits where, who is ready, and the button that says so.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatInfo } from '../../protocol/messages.ts';
import { useTable, type TableOnScreen } from '../table/model/context.ts';
import { fill, text } from '../text/index.ts';
import './room.css';
import { roomText } from './text/index.ts';

/** Does somebody play on this player's side? */
const isPartner = ({ picture, state }: TableOnScreen, seat: number): boolean =>
  state.seat !== null &&
  seat !== state.seat &&
  picture.scene.scores.some(({ seats }) => seats.includes(seat) && seats.includes(state.seat ?? -1));

const statusOf = ({ sitter, seat, presence }: SeatInfo, awaits: readonly number[]): string => {
  const t = roomText.value;
  if (sitter?.kind === 'bot') return fill(text.value.botLevel, { level: sitter.level });
  if (presence === 'dropped') return text.value.dropped;
  if (presence === 'left') return text.value.hasLeft;
  return awaits.includes(seat) ? t.notReady : t.isReady;
};

/** Everybody in the order of play, this player first. */
const Company = ({ awaits }: { readonly awaits: readonly number[] }): VNode => {
  const table = useTable();
  const { session, state, me } = table;
  const order = state.seats
    .map((_, i) => state.seats[(me + i) % state.seats.length])
    .filter((info) => info !== undefined);
  return (
    <ol class="company" aria-label={text.value.atTheTable} data-testid="company">
      {order.map((info) => (
        <li key={info.seat} data-ready={!awaits.includes(info.seat)}>
          <span>
            {session.who(info.seat)}
            {isPartner(table, info.seat) ? <span class="small"> · {text.value.partner}</span> : null}
          </span>
          <span class="small">{statusOf(info, awaits)}</span>
        </li>
      ))}
    </ol>
  );
};

export const Start = (): VNode | null => {
  const { session, state } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  const t = roomText.value;
  const awaits = state.start?.awaits ?? [];
  const isAsked = awaits.includes(state.seat ?? -1);
  useEffect(() => {
    if (isAsked) button.current?.focus();
  }, [isAsked]);
  // Counted down in the middle of the table.
  if (state.countdown !== undefined) return null;
  const isSaid = session.client.value.pending.some(({ type }) => type === 'ready');
  return (
    <section class="panel card-panel start" aria-label={t.readyAsk} data-testid="start">
      <h2>{t.readyAsk}</h2>
      <Company awaits={awaits} />
      <p role="status">
        {isAsked || state.seat === null ? t.readyHelp : fill(t.waitingFor, { names: awaits.map(session.nameOf) })}
      </p>
      {isAsked ? (
        <button
          ref={button}
          type="button"
          class="btn primary"
          data-testid="ready"
          disabled={isSaid}
          onClick={() => session.request({ type: 'ready' })}
        >
          {t.iAmReady}
        </button>
      ) : null}
      {state.seat === null ? null : (
        <button type="button" class="btn" data-testid="leave-seat" onClick={() => session.request({ type: 'leave' })}>
          {t.leaveSeat}
        </button>
      )}
    </section>
  );
};
