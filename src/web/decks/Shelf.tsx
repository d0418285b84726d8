// The cards to choose from: found by words and filters, added by a touch, read by their names.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PoolCard, PoolFilter } from '../../kernel/deck-builder.ts';
import { CardFace, classes } from '../CardView.tsx';
import { fill } from '../text/index.ts';
import { useBuilder } from './context.ts';
import { findCards, type Wanted } from './finding.ts';
import { decksText } from './text/index.ts';

/** So many cards are drawn at first, and so many more whenever the end comes into sight. */
const DRAWN = 60;

const Chips = (props: {
  readonly filter: PoolFilter;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}): VNode => {
  const { filter, value, onChoose } = props;
  const chip = (id: string, label: string): VNode => (
    <button
      key={id}
      type="button"
      class={classes('chip', 'choice-chip', id === value && 'on')}
      aria-pressed={id === value}
      data-testid={`filter-${filter.id}-${id === '' ? 'all' : id}`}
      onClick={() => onChoose(id)}
    >
      {label}
    </button>
  );
  return (
    <div class="chips" role="group" aria-label={filter.label}>
      {chip('', decksText.value.all)}
      {filter.values.map(({ id, label }) => chip(id, label))}
    </div>
  );
};

const Choice = (props: {
  readonly filter: PoolFilter;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}): VNode => {
  const { filter, value, onChoose } = props;
  return (
    <select
      class="field choose"
      aria-label={filter.label}
      data-testid={`filter-${filter.id}`}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{fill(decksText.value.any, { filter: filter.label })}</option>
      {filter.values.map(({ id, label }) => (
        <option key={id} value={id}>
          {filter.label === label ? label : `${filter.label}: ${label}`}
        </option>
      ))}
    </select>
  );
};

const Pick = ({ card, onZoom }: { readonly card: PoolCard; readonly onZoom: (id: string) => void }): VNode => {
  const model = useBuilder();
  const count = model.countOf(card.id);
  const { sheet } = card;
  return (
    <li class="pick">
      <button
        type="button"
        class={classes('card', count >= card.most && 'full')}
        data-card={card.id}
        aria-label={fill(decksText.value.addCard, { card: card.name, count, most: card.most })}
        onClick={() => model.change(card.id, 1)}
      >
        <CardFace id={card.id} compact />
        {count === 0 ? null : <span class={classes('chip', 'n', count > card.most && 'over')}>×{count}</span>}
      </button>
      <button type="button" class="pick-name" data-read={card.id} onClick={() => onZoom(card.id)}>
        <b>{sheet.name}</b> {sheet.title}
        <span class="visually-hidden">: {decksText.value.read}</span>
      </button>
    </li>
  );
};

export const Shelf = ({ onZoom }: { readonly onZoom: (id: string) => void }): VNode => {
  const { pool, set } = useBuilder();
  const t = decksText.value;
  const search = useSignal('');
  const wanted = useSignal<Wanted>({});
  const shown = useSignal(DRAWN);
  const end = useRef<HTMLButtonElement>(null);
  const found = findCards(pool.value, search.value, wanted.value);
  const [first, ...others] = pool.value.filters;
  const choose = (filter: string, value: string): void => {
    wanted.value = { ...wanted.value, [filter]: value };
    shown.value = DRAWN;
  };
  const more = (): void => void (shown.value += DRAWN);
  useEffect(() => {
    const { current } = end;
    if (current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) more();
    });
    observer.observe(current);
    return () => observer.disconnect();
  });
  return (
    <section class="shelf" aria-label={t.cards} data-testid="shelf">
      <div class="shelf-top">
        <div class="shelf-head">
          <h2>{t.cards}</h2>
          <span class="small muted" role="status">
            {fill(t.found, { n: found.length, of: pool.value.cards.length })}
            {set.value === undefined ? null : ` · ${set.value.name}`}
          </span>
        </div>
        <div class="filters">
          <input
            type="search"
            class="field search"
            placeholder={t.search}
            aria-label={t.search}
            maxLength={100}
            data-testid="search"
            value={search.value}
            onInput={(event) => {
              search.value = event.currentTarget.value;
              shown.value = DRAWN;
            }}
          />
          {first === undefined ? null : (
            <Chips filter={first} value={wanted.value[first.id] ?? ''} onChoose={(value) => choose(first.id, value)} />
          )}
          {others.map((filter) => (
            <Choice
              key={filter.id}
              filter={filter}
              value={wanted.value[filter.id] ?? ''}
              onChoose={(value) => choose(filter.id, value)}
            />
          ))}
        </div>
        <p class="small muted">{t.howToAdd}</p>
      </div>
      {found.length === 0 ? <p>{t.noneFound}</p> : null}
      <ul class="picks">
        {found.slice(0, shown.value).map((card) => (
          <Pick key={card.id} card={card} onZoom={onZoom} />
        ))}
      </ul>
      {found.length <= shown.value ? null : (
        <button ref={end} type="button" class="btn" onClick={more}>
          {t.more}
        </button>
      )}
    </section>
  );
};
