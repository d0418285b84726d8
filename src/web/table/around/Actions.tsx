// What can be done besides touching a card: a row that is always there, and the choice when a touch has several meanings.

import type { VNode } from 'preact';
import { CardBack, RichText, type CardArt } from '../../CardView.tsx';
import { text } from '../../text/index.ts';
import type { Picture } from '../model/pictures.ts';
import type { TableSession } from '../model/session.ts';

interface ActionsProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
}

export const ActionRow = ({ session, picture, deck, words }: ActionsProps): VNode => {
  const handle = session.presentation.value?.touchTarget;
  const me = session.seat.value;
  const choice = session.choice.value;
  const buttons = choice ?? picture.legal.filter((action) => handle?.(action, picture.scene) === undefined);
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
            <RichText deck={deck} words={words} text={words.action(action, session.client.value.state?.view)} />
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

/** A place in the hand's row when there is no hand to show: somebody else's cards seen from behind. */
export const HiddenHand = ({ deck, count }: { readonly deck: CardArt['deck']; readonly count: number }): VNode => (
  <div class="hand" style={`--n:${count};--gaps:${Math.max(1, count - 1)}`}>
    {Array.from({ length: count }, (_, i) => (
      <CardBack key={i} deck={deck} compact={false} />
    ))}
  </div>
);
