// The deck: what the rules say of it, its curve, its cards with their counts, and what can be done with it.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { hashText } from '../../kernel/hash.ts';
import type { DeckFault, PoolCard } from '../../kernel/deck-builder.ts';
import { CardFace, classes } from '../CardView.tsx';
import { Icon } from '../Icon.tsx';
import { follow, rulesPath } from '../router.ts';
import { fill, format } from '../text/index.ts';
import { useBuilder } from './context.ts';
import { newId } from './kept.ts';
import { play } from './playing.ts';
import { decksText } from './text/index.ts';

/** The last bar of the curve holds all that costs more. */
const BARS = 8;

const Curve = (): VNode => {
  const { deck, byId } = useBuilder();
  const bars = Array.from({ length: BARS }, () => 0);
  for (const [id, count] of Object.entries(deck.value)) {
    const cost = byId.value.get(id)?.sheet.cost;
    if (cost !== undefined) bars[Math.min(cost, BARS - 1)]! += count;
  }
  const nameOf = (cost: number): string => (cost === BARS - 1 ? `${cost}+` : String(cost));
  const spoken = bars.flatMap((n, cost) => (n === 0 ? [] : [`${nameOf(cost)}: ${n}`]));
  const most = Math.max(10, ...bars);
  return (
    <div class="curve" role="img" aria-label={`${decksText.value.curve}: ${spoken.join(', ')}`} data-testid="curve">
      {bars.map((n, cost) => (
        <span key={cost} aria-hidden="true">
          {n === 0 ? '' : n}
          <i style={`--share:${n / most}`} />
          {nameOf(cost)}
        </span>
      ))}
    </div>
  );
};

const Clause = ({ clause }: { readonly clause: string }): VNode => (
  <a href={rulesPath(useBuilder().game, clause)} class="clause" onClick={follow}>
    {clause}
  </a>
);

const Fault = ({ fault }: { readonly fault: DeckFault }): VNode => (
  <li>
    {fault.text} <Clause clause={fault.clause} />
  </li>
);

/** Whether the deck may be played, in a sentence, and the way on. */
const State = (): VNode => {
  const model = useBuilder();
  const { review } = model;
  const t = decksText.value;
  const busy = useSignal(false);
  const { ok, faults, mended } = review.value;
  const tryIt = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    model.trouble.value = await play(model, {});
    busy.value = false;
  };
  const complete = (): void =>
    model.use(model.builder.complete(model.deck.value, model.set.value?.text, model.options.value, hashText(newId())));
  return (
    <div class={ok ? 'state fine' : 'state'} data-testid="legality" data-ok={ok}>
      <div class="grow" role="status">
        <b>{ok ? t.legal : t.notLegal}</b>
        {ok ? null : (
          <ul>
            {faults.map((fault) => (
              <Fault key={fault.text} fault={fault} />
            ))}
          </ul>
        )}
      </div>
      <div class="state-acts">
        {ok ? (
          <button type="button" class="btn" data-testid="try" aria-busy={busy.value} onClick={() => void tryIt()}>
            <Icon name="bot" />
            {t.tryIt}
          </button>
        ) : null}
        {mended === undefined ? null : (
          <button type="button" class="btn" data-testid="fix" onClick={() => model.use(mended)}>
            {t.fix}
          </button>
        )}
        {!ok && mended === undefined ? (
          <button type="button" class="btn" data-testid="complete" onClick={complete}>
            {t.complete}
          </button>
        ) : null}
      </div>
    </div>
  );
};

interface RowProps {
  readonly id: string;
  readonly card: PoolCard | undefined;
  readonly onZoom: (id: string) => void;
}

const Row = ({ id, card, onZoom }: RowProps): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const count = model.countOf(id);
  const name = card?.name ?? id;
  const over = card !== undefined && count > card.most;
  return (
    <li data-in-deck={id}>
      {card?.sheet.cost === undefined ? null : (
        <span class="cost" aria-hidden="true">
          {card.sheet.cost}
        </span>
      )}
      <button type="button" class="row-name grow" onClick={() => onZoom(id)} disabled={card === undefined}>
        {card === undefined ? null : (
          <span class="thumb" aria-hidden="true">
            <CardFace id={id} compact />
          </span>
        )}
        <span class="grow">
          <b>{card?.sheet.name ?? id}</b> <span class="muted">{card?.sheet.title}</span>
          {over ? <span class="bad">{fill(t.mostCopies, { n: card.most })}</span> : null}
        </span>
      </button>
      <span class="step">
        <button
          type="button"
          class="btn quiet"
          aria-label={fill(t.fewer, { card: name })}
          data-testid="fewer"
          onClick={() => model.change(id, -1)}
        >
          −
        </button>
        <b class={classes('num', over && 'bad')}>{count}</b>
        <button
          type="button"
          class="btn quiet"
          aria-label={fill(t.oneMore, { card: name })}
          data-testid="one-more"
          disabled={card === undefined || count >= card.most}
          onClick={() => model.change(id, 1)}
        >
          +
        </button>
      </span>
    </li>
  );
};

const Rows = ({ onZoom }: Pick<RowProps, 'onZoom'>): VNode => {
  const { deck, pool, byId } = useBuilder();
  const has = (id: string): boolean => Object.hasOwn(deck.value, id);
  const strangers = Object.keys(deck.value).filter((id) => !byId.value.has(id));
  return (
    <div class="rows" data-testid="deck-rows">
      {pool.value.sections.map(({ id: section, label }) => {
        const cards = pool.value.cards
          .filter((card) => card.section === section && has(card.id))
          .toSorted((a, b) => (a.sheet.cost ?? 0) - (b.sheet.cost ?? 0));
        return cards.length === 0 ? null : (
          <section key={section} aria-label={label}>
            <h2 class="sub">{label}</h2>
            <ul class="list">
              {cards.map((card) => (
                <Row key={card.id} id={card.id} card={card} onZoom={onZoom} />
              ))}
            </ul>
          </section>
        );
      })}
      {strangers.length === 0 ? null : (
        <ul class="list">
          {strangers.map((id) => (
            <Row key={id} id={id} card={undefined} onZoom={onZoom} />
          ))}
        </ul>
      )}
    </div>
  );
};

/** What opens over the page. */
export type Opens = 'decks' | 'text' | 'share' | 'hands';

export const DeckPanel = (props: {
  readonly onOpen: (what: Opens) => void;
  readonly onZoom: (id: string) => void;
  readonly onShelf: () => void;
}): VNode => {
  const { onOpen, onZoom, onShelf } = props;
  const model = useBuilder();
  const t = decksText.value;
  const { deck, byId, review } = model;
  const costs = Object.entries(deck.value).flatMap(([id, count]) => {
    const cost = byId.value.get(id)?.sheet.cost;
    return cost === undefined ? [] : Array.from({ length: count }, () => cost);
  });
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
  return (
    <section class="deck-panel" aria-label={t.deck} data-testid="deck-panel">
      <div class="deck-head">
        <input
          class="deck-name grow"
          aria-label={t.nameOfDeck}
          maxLength={60}
          data-testid="deck-name"
          value={model.name.value}
          onInput={(event) => model.rename(event.currentTarget.value)}
        />
        <button type="button" class="btn" data-testid="my-decks" onClick={() => onOpen('decks')}>
          <Icon name="cards" />
          {t.myDecks}
        </button>
      </div>
      <div class="chips">
        {review.value.counts.map(({ text, ok }) => (
          <span key={text} class={ok ? 'chip ok' : 'chip bad'} data-testid="count">
            {text}
          </span>
        ))}
        {costs.length === 0 ? null : (
          <span class="chip">{fill(t.average, { n: format.value.number(Math.round(mean * 10) / 10) })}</span>
        )}
      </div>
      {model.trouble.value === '' ? null : (
        <p class="alert" role="alert" data-testid="deck-trouble">
          {model.trouble.value}
        </p>
      )}
      <State />
      <Curve />
      <Rows onZoom={onZoom} />
      <div class="deck-acts">
        <button type="button" class="btn primary grow only-phone" data-testid="add-cards" onClick={onShelf}>
          <span aria-hidden="true">+</span>
          {t.addCards}
        </button>
        <button type="button" class="btn grow-wide" data-testid="text" onClick={() => onOpen('text')}>
          {t.asText}
        </button>
        <button type="button" class="btn grow-wide" data-testid="hands" onClick={() => onOpen('hands')}>
          {t.hands}
        </button>
        <button
          type="button"
          class="btn icon"
          aria-label={t.share}
          title={t.share}
          data-testid="share"
          onClick={() => onOpen('share')}
        >
          <Icon name="link" />
        </button>
      </div>
    </section>
  );
};
