// What can be done besides touching a card: a row that is always there, and the choice when a touch has several meanings.

import type { VNode } from 'preact';
import { RichText } from '../../CardView.tsx';
import { text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';

export const ActionRow = (): VNode => {
  const { session, state, picture, words } = useTable();
  const touchTarget = session.presentation.value?.touchTarget;
  const me = session.seat.value;
  // Of a card that is dragged the table says what it could do.
  const choice = session.dragged.value === undefined ? session.choice.value : undefined;
  const buttons = choice ?? picture.legal.filter((action) => touchTarget?.(action, picture.scene) === undefined);
  const { must, may } = picture.scene.actors;
  const maySpeak =
    me !== null &&
    must.length > 0 &&
    may.includes(me) &&
    !must.includes(me) &&
    choice === undefined &&
    buttons.length > 0;
  // Beside cards to play, or while another plays, a button is a chance that goes away with the next card.
  const hot = choice === undefined && (maySpeak || buttons.length < picture.legal.length) ? ' hot' : '';
  return (
    <div
      class={choice !== undefined || buttons.length > 3 ? 'action-row many' : 'action-row'}
      role="group"
      aria-label={choice === undefined ? text.value.actions : text.value.choose}
    >
      {buttons.map((action) => (
        <button
          key={action}
          type="button"
          class={`btn${hot}`}
          data-action={action}
          aria-busy={session.pending.value === action}
          onClick={() => session.act(action)}
          onPointerEnter={() => (session.pointed.value = action)}
          onPointerLeave={() => (session.pointed.value = undefined)}
          onFocus={() => (session.pointed.value = action)}
          onBlur={() => (session.pointed.value = undefined)}
        >
          <span>
            <RichText text={words.action(action, state.view)} />
          </span>
        </button>
      ))}
      {maySpeak ? <MaySpeak key={picture.revision} /> : null}
      {choice === undefined ? null : (
        <button type="button" class="btn cancel" onClick={() => (session.choice.value = undefined)}>
          {text.value.cancel}
        </button>
      )}
    </div>
  );
};

/** Nobody waits for a word that is free; the ring only says that the moment passes. */
const MaySpeak = (): VNode => (
  <span class="pill soft speak" data-testid="may-speak">
    <svg class="passing" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7" />
      <circle class="left" cx="10" cy="10" r="7" pathLength="1" />
    </svg>
    <span>{text.value.maySpeak}</span>
  </span>
);
