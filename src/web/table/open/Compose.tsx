// Between table and hand: the sum of what was picked, one main button for the best, and what else it may mean.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { RichText } from '../../CardView.tsx';
import { text } from '../../text/index.ts';
import { composedOf, isWanted } from '../model/composing.ts';
import { useTable } from '../model/context.ts';
import { mustAct } from '../model/table-model.ts';

interface WayProps {
  readonly action: string;
  /** `main`: the best that is legal. `tried`: not legal, but it can be asked why. */
  readonly look: 'main' | 'other' | 'tried';
}

const LOOKS = { main: 'btn hot', other: 'btn', tried: 'btn tried' } as const;

export const Way = ({ action, look }: WayProps): VNode => {
  const { session, state, words } = useTable();
  const way = words.preview?.(action, state.view, session.who) ?? {
    label: words.action(action, state.view),
    effect: '',
  };
  // The card stands on the main button; it is the same on all of them.
  const label = look === 'main' || typeof way.label[0] === 'string' ? way.label : way.label.slice(1);
  const point = (at: string | undefined): void => {
    session.pointed.value = at;
  };
  const points = look === 'other';
  return (
    <button
      type="button"
      class={LOOKS[look]}
      data-action={action}
      data-way={look}
      aria-busy={session.pending.value === action}
      onClick={() => session.act(action)}
      onPointerEnter={(event) => (points && event.pointerType === 'mouse' ? point(action) : undefined)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => (points ? point(action) : undefined)}
      onBlur={() => point(undefined)}
    >
      <span>
        <RichText text={label} />
        {way.effect === '' ? null : ` · ${way.effect}`}
      </span>
    </button>
  );
};

/** What to do next, while no card of the hand is chosen. */
const Prompt = (): VNode | null => {
  const { session, picture } = useTable();
  if (!mustAct(session, picture) || session.pending.value !== undefined) return null;
  const said =
    session.picked.value.length === 0
      ? text.value.yourTurn
      : isWanted(session, picture, picture.legal)
        ? text.value.chooseFromHand
        : text.value.nothingFits;
  return (
    <span class="pill soft prompt" data-testid="prompt">
      {said}
    </span>
  );
};

/** Whoever chose a card with the keyboard has the best way under it. */
const useFocus = (chosen: string | undefined): { readonly current: HTMLDivElement | null } => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement: focused } = document;
    if (chosen === undefined || focused === null || focused.closest('.hand') === null) return;
    if (focused.matches(':focus-visible')) row.current?.querySelector('button')?.focus();
  }, [chosen]);
  return row;
};

export const Compose = (): VNode => {
  const { session, picture } = useTable();
  const composed = composedOf(session, picture);
  const row = useFocus(composed?.card);
  return (
    <div
      ref={row as { current: HTMLDivElement }}
      class="action-row compose"
      role="group"
      aria-label={text.value.actions}
    >
      {composed === undefined ? (
        <Prompt />
      ) : (
        <>
          {composed.tally.sum === '' ? null : (
            <output class="pill tally num" data-complete={composed.tally.complete} data-testid="tally">
              {composed.tally.sum}
            </output>
          )}
          {composed.offers.map((action, i) => (
            <Way key={action} action={action} look={i === 0 ? 'main' : 'other'} />
          ))}
          {composed.attempts.map((action) => (
            <Way key={action} action={action} look="tried" />
          ))}
        </>
      )}
    </div>
  );
};
