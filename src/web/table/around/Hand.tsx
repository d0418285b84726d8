// The player's own hand: a fan of cards, each of which can be touched, played, or asked "why not?".

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CardSheet, SceneCard, Words, Zone } from '../../../kernel/presentation.ts';
import { CardBack, CardFace, classes, keysOf } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { settings } from '../../settings/settings.ts';
import { fill, text } from '../../text/index.ts';
import { isHeld } from '../model/ahead.ts';
import { useTable } from '../model/context.ts';
import { isChosen, isTried, standingOf, type Standing } from '../model/standing.ts';

const RAISE = { legal: 10, off: 0, idle: 0, pending: 34 } as const;

/** Tilt and lift of the nth card: a flat arc, at most 1.8° from card to card. */
const pose = (n: number, of: number, standing: Standing): string => {
  const tilt = (n - (of - 1) / 2) * Math.min(1.8, 9 / Math.max(1, of - 1));
  return `--a:${tilt.toFixed(2)}deg;--y:${(0.36 * tilt * tilt - RAISE[standing]).toFixed(1)}px`;
};

const RING = { legal: 'legal', off: 'off', idle: '', pending: 'sel pending' } as const;

interface HandProps {
  readonly zone: Zone;
  readonly name: string;
  /** Large enough for the words on a card. */
  readonly large?: boolean;
}

/** What a card costs at this moment, where its face says something else. */
const costNow = (card: NonNullable<SceneCard>, sheet: CardSheet): string | undefined =>
  card.badge === undefined || card.now?.cost === sheet.cost
    ? undefined
    : fill(text.value.costsNow, { cost: card.now?.cost ?? 0 });

/** What a card of the hand is called aloud: a card with words on it, with all of them. */
const nameOf = (words: Words, card: NonNullable<SceneCard>): string => {
  const sheet = words.sheet?.(card.id);
  const name = card.badge === undefined ? words.card(card.id) : `${words.card(card.id)} ${card.badge}`;
  if (sheet === undefined) return name;
  const lines = sheet.lines.map(({ head, text: line }) => `${head} ${line.replace(/\.$/u, '')}`);
  const now = costNow(card, sheet);
  return [words.card(card.id), ...(now === undefined ? [] : [now]), sheet.summary, ...lines].join('. ');
};

/** The badge of a card; where its face says what it costs, only if it costs something else now. */
const Badge = ({ card }: { readonly card: NonNullable<SceneCard> }): VNode | null => {
  const sheet = useTable().words.sheet?.(card.id);
  if (card.badge === undefined) return null;
  const said = sheet === undefined ? card.badge : costNow(card, sheet);
  return said === undefined ? null : <span class="pill val" aria-hidden="true" data-drawn={said} />;
};

export const Hand = ({ zone, name, large = false }: HandProps): VNode => {
  const { session, picture, words } = useTable();
  const at = useSignal(0);
  const list = useRef<HTMLDivElement>(null);
  const count = zone.cards.length;
  const current = Math.min(at.value, Math.max(0, count - 1));
  const keys = keysOf(zone.cards);

  const focus = (n: number): void => {
    if (n < 0 || n >= count) return;
    at.value = n;
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[n]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Not `current`: keys may come faster than pictures.
    const from = Math.min(at.value, count - 1);
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
  };
  // A card that was played is gone: the keyboard stays in the hand.
  const held = useRef(false);
  useEffect(() => {
    if (held.current && document.activeElement === document.body) focus(current);
  }, [keys.join()]);

  return (
    <div
      ref={list}
      class="hand"
      role="listbox"
      aria-orientation="horizontal"
      aria-label={name}
      style={`--n:${count};--gaps:${Math.max(1, count - 1)}`}
      data-zone={zone.id}
      onKeyDown={onKeyDown}
      onFocusIn={() => (held.current = true)}
      onFocusOut={(event) => {
        if (event.relatedTarget !== null) held.current = false;
      }}
    >
      {zone.cards.map((card, i) => {
        if (card === null) return <CardBack key={`back-${i}`} style={pose(i, count, 'idle')} />;
        const standing = standingOf(session, picture, zone.id, card.id);
        // Of two cards of the same name one is chosen.
        const chosen = keys[i] === card.id && isChosen(session, picture, zone.id, card.id);
        const held = keys[i] === card.id && isHeld(session, zone.id, card.id);
        const ahead = held && session.held.value?.until === 'turn';
        const label = fill(text.value.handCard, { name: nameOf(words, card), state: standing, n: i + 1, of: count });
        const tried = isTried(session, picture, zone.id, card.id);
        return (
          <button
            key={keys[i]}
            type="button"
            class={classes(
              'card',
              !chosen && tried && 'tried',
              chosen || held ? 'sel' : RING[standing],
              ahead && 'ahead',
            )}
            style={pose(
              i,
              count,
              chosen ? 'pending' : settings.value.showLegal || standing === 'pending' ? standing : 'idle',
            )}
            role="option"
            aria-selected={i === current}
            tabIndex={i === current ? 0 : -1}
            aria-label={ahead ? `${label}, ${text.value.chosenAhead}` : label}
            data-card={card.id}
            data-hand={i + 1}
            data-legal={standing === 'legal'}
            data-pending={standing === 'pending'}
            data-held={held ? session.held.value?.until : undefined}
            onFocus={() => (at.value = i)}
            onClick={() => session.touch(zone.id, card.id)}
          >
            <CardFace id={card.id} compact={words.sheet !== undefined && !large} />
            <Badge card={card} />
            {ahead ? (
              <span class="pill paper for-turn" aria-hidden="true">
                <Icon name="clock" />
              </span>
            ) : null}
            {words.sheet === undefined ? null : <span class="pill hand-name">{words.sheet(card.id)?.name}</span>}
          </button>
        );
      })}
    </div>
  );
};
