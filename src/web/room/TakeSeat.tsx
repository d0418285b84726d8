// Taking the seat of a bot: what somebody who watches can ask for, and what everybody is told of it.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SeatInfo, Snapshot } from '../../protocol/messages.ts';
import { playerName } from '../names.ts';
import { useTable } from '../table/model/context.ts';
import { closeSheet } from '../table/model/sheets.ts';
import { fill } from '../text/index.ts';
import { roomText } from './text/index.ts';

/** The seats that this client may ask for. */
const seatsToTake = (state: Snapshot): readonly SeatInfo[] => {
  const { seat, seats, botSeats, taking, mine, meeting, outcome } = state;
  const isOpen = seat === null && botSeats === 'open' && meeting === undefined && outcome === null;
  if (!isOpen || taking !== undefined) return [];
  return seats.filter(({ sitter, taker, seat: at }) => sitter?.kind === 'bot' && taker === undefined && at !== mine);
};

/** Lines of the menu: a bot's seat each. */
export const TakeSeatItems = (): VNode => {
  const { session, state } = useTable();
  return (
    <>
      {seatsToTake(state).map(({ seat }) => (
        <button
          key={seat}
          type="button"
          class="btn"
          data-testid={`take-seat-${seat}`}
          onClick={() => {
            closeSheet(session);
            session.request({ type: 'sit', seat, name: playerName() });
          }}
        >
          {fill(roomText.value.takeBot, { name: session.nameOf(seat) })}
        </button>
      ))}
    </>
  );
};

/** Beside the word that somebody watches: the first seat there is. */
export const TakeSeatButton = (): VNode | null => {
  const { session, state } = useTable();
  const [first] = seatsToTake(state);
  if (first === undefined) return null;
  return (
    <button
      type="button"
      class="btn only-wide"
      data-testid="take-seat"
      onClick={() => session.request({ type: 'sit', seat: first.seat, name: playerName() })}
    >
      {fill(roomText.value.takeBot, { name: session.nameOf(first.seat) })}
    </button>
  );
};

/** Whoever waits for a seat sees so, and may go on watching. */
export const Taking = ({ seat }: { readonly seat: number }): VNode => {
  const { session } = useTable();
  const t = roomText.value;
  return (
    <div class="ask" role="status" data-testid="taking">
      <span>{fill(t.takingSeat, { name: session.nameOf(seat) })}</span>
      <button type="button" class="btn" data-testid="keep-watching" onClick={() => session.request({ type: 'leave' })}>
        {t.keepWatching}
      </button>
    </div>
  );
};

/** How long others are told of it, in milliseconds. */
const TOLD_MS = 5000;

/** Who takes whose seat: told to the others for a moment. */
export const Takers = (): VNode | null => {
  const { session, state } = useTable();
  const told = state.seats
    .filter(({ seat, taker }) => taker !== undefined && seat !== state.taking)
    .map(({ seat, taker = '' }) => fill(roomText.value.takesSeat, { name: taker, bot: session.nameOf(seat) }))
    .join(' ');
  const shown = useSignal('');
  useEffect(() => {
    shown.value = told;
    if (told === '') return undefined;
    session.polite.value = told;
    const timer = setTimeout(() => (shown.value = ''), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return shown.value === '' ? null : (
    <p class="small" data-testid="takers">
      {shown.value}
    </p>
  );
};
