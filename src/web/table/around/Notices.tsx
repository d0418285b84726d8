// What is said for a moment, over or above the cloth: announcements, the countdown, and what is wrong with the line.

import type { VNode } from 'preact';
import { LyingCard } from '../../CardView.tsx';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { unfairText } from '../model/unfair.ts';

/** What is announced across the table: something to celebrate, or that another phase has begun. The log and a screen reader tell it too. */
export const Announcement = (): VNode | null => {
  const { session, picture } = useTable();
  const { value: banner } = session.banner;
  if (banner === undefined || picture.outcome !== null || picture.sums !== undefined) return null;
  return (
    <div key={banner.title + banner.note} class="announcement" aria-hidden="true" data-testid="banner">
      {banner.cards.length === 0 ? null : (
        <span class="cards">
          {banner.cards.map((card) => (
            <LyingCard key={card} id={card} />
          ))}
        </span>
      )}
      <b>{banner.title}</b>
      <span>{banner.note}</span>
    </div>
  );
};

/** The seconds until the match starts. */
export const Countdown = (): VNode | null => {
  const { value: seconds } = useTable().session.startsIn;
  return seconds === undefined ? null : (
    <div key={seconds} class="countdown num" aria-hidden="true" data-testid="countdown">
      <span>{seconds}</span>
    </div>
  );
};

/** Why nothing moves: no line to the table, an answer that is late, or somebody who has been gone for too long; and a deal that was not fair. */
export const LineBanner = (): VNode | null => {
  const { session } = useTable();
  const unfair = session.client.value.unfair.at(-1);
  if (session.line.value === 'open' && unfair !== undefined) {
    return (
      <div class="banner" role="status" data-testid="unfair">
        {unfairText(unfair)}
      </div>
    );
  }
  if (session.line.value === 'open' && session.isLate.value) {
    return (
      <div class="banner" role="status" data-testid="late">
        {text.value.lateAnswer}
      </div>
    );
  }
  if (session.line.value === 'open') return <Gone />;
  return (
    <div class="banner" role="status">
      {session.trouble.value === 'broken' ? text.value.brokenTable : text.value[WAITING[session.line.value]]}
    </div>
  );
};

const WAITING = { crowded: 'crowded', lost: 'reconnecting', away: 'tableAway' } as const;

/** Whoever stays may claim the win, or go on waiting. */
const Gone = (): VNode | null => {
  const { session, state } = useTable();
  if (state.seat === null || state.outcome !== null || state.standIn === true) return null;
  const gone = state.seats.find(({ seat, presence }) => presence === 'left' && seat !== state.seat);
  if (gone === undefined || state.seats.some(({ sitter }) => sitter === null)) return null;
  return (
    <div class="banner" role="status">
      {fill(text.value.hasGone, { name: session.nameOf(gone.seat) })}{' '}
      <button type="button" class="btn" data-testid="claim" onClick={() => session.request({ type: 'claim' })}>
        {text.value.claimWin}
      </button>{' '}
      {text.value.orWait}
    </div>
  );
};
