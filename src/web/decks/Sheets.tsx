// What opens over the builder: a card to read, the deck as text, its link, sample hands.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { hashText } from '../../kernel/hash.ts';
import type { ReadDeck } from '../../kernel/deck-builder.ts';
import { CardFace, LyingCard } from '../CardView.tsx';
import { Icon } from '../Icon.tsx';
import { Sheet } from '../Sheet.tsx';
import { fill, text } from '../text/index.ts';
import { useBuilder } from './context.ts';
import { copy } from './copying.ts';
import { linkOf, takeLink } from './link.ts';
import { decksText } from './text/index.ts';

interface SheetProps {
  readonly onClose: () => void;
}

/** A card large, with everything on it as text, and how many of it there are. */
export const CardSheetView = ({ id, onClose }: SheetProps & { readonly id: string }): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const card = model.byId.value.get(id);
  if (card === undefined) return <></>;
  const { sheet, name, most } = card;
  const count = model.countOf(id);
  return (
    <Sheet title={name} onClose={onClose}>
      <div class="zoom" data-testid="zoom">
        <span class="card" aria-hidden="true">
          <CardFace id={id} />
        </span>
        <div>
          <p class="muted">{sheet.summary}</p>
          {sheet.lines.map(({ head, text: line }) => (
            <p key={head + line}>
              <b>{head}</b> {line}
            </p>
          ))}
          {sheet.flavour === undefined ? null : <p class="flavour">{sheet.flavour}</p>}
          <div class="step">
            <button
              type="button"
              class="btn"
              aria-label={fill(t.fewer, { card: name })}
              disabled={count === 0}
              onClick={() => model.change(id, -1)}
            >
              −
            </button>
            <b class="num" aria-live="polite">
              {fill(t.inDeck, { count, most })}
            </b>
            <button
              type="button"
              class="btn"
              aria-label={fill(t.oneMore, { card: name })}
              disabled={count >= most}
              onClick={() => model.change(id, 1)}
            >
              +
            </button>
          </div>
        </div>
      </div>
    </Sheet>
  );
};

/** The deck as text: to copy, or another one to read in its place. */
export const TextSheet = ({ onClose }: SheetProps): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const typed = useSignal(model.text());
  const read = useSignal<ReadDeck | undefined>(undefined);
  const trouble = useSignal('');
  const copied = useSignal<boolean | undefined>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const use = (): void => {
    const trimmed = typed.value.trim();
    // A code or a link is one word; a list has at least a count and a name.
    if (trimmed !== '' && !/\s/u.test(trimmed) && !trimmed.startsWith('{')) {
      trouble.value = takeLink(model, trimmed);
      if (trouble.value === '') onClose();
      return;
    }
    const found = model.builder.read(typed.value, model.reader());
    trouble.value = found.ok ? '' : found.error;
    read.value = found.ok ? found.value : undefined;
    if (!found.ok) return;
    model.use(found.value.deck);
    model.said.value = t.taken;
    if (found.value.unmatched.length === 0) onClose();
  };
  return (
    <Sheet title={t.asText} onClose={onClose}>
      <p class="small muted">{t.textHelp}</p>
      <textarea
        ref={area}
        class="field list-text"
        rows={10}
        spellcheck={false}
        autocapitalize="off"
        aria-label={t.listOfDeck}
        data-testid="list-text"
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          copied.value = undefined;
        }}
      />
      <div role="status">
        {trouble.value === '' ? null : (
          <p class="alert" data-testid="text-trouble">
            {trouble.value}
          </p>
        )}
        {read.value === undefined || read.value.unmatched.length === 0 ? null : (
          <div class="alert" data-testid="unmatched">
            <p>{fill(t.unmatched, { n: read.value.unmatched.length })}</p>
            <ul>
              {read.value.unmatched.slice(0, 20).map(({ line, message }) => (
                <li key={line}>{fill(text.value.lineSays, { line, message })}</li>
              ))}
            </ul>
          </div>
        )}
        {copied.value === undefined ? null : <p class="small">{copied.value ? t.copied : t.copyByHand}</p>}
      </div>
      <div class="sheet-acts">
        <button type="button" class="btn primary" data-testid="use-text" onClick={use}>
          {t.useList}
        </button>
        <button
          type="button"
          class="btn"
          data-testid="copy-text"
          onClick={() => void copy(typed.value, area.current).then((worked) => (copied.value = worked))}
        >
          {t.copy}
        </button>
      </div>
    </Sheet>
  );
};

/** The link that brings the deck to somebody else. */
export const ShareSheet = ({ onClose }: SheetProps): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const link = linkOf(model);
  const copied = useSignal<boolean | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Sheet title={t.share} onClose={onClose}>
      <p>{t.shareHelp}</p>
      {model.set.value === undefined ? null : <p class="small muted">{t.shareSet}</p>}
      <input ref={field} class="field" readOnly aria-label={t.link} data-testid="deck-link" value={link} />
      <p class="small muted">{fill(t.codeIs, { code: model.code() })}</p>
      <p role="status" class="small">
        {copied.value === undefined ? '' : copied.value ? t.copied : t.copyByHand}
      </p>
      <button
        type="button"
        class="btn primary"
        data-testid="copy-link"
        onClick={() => void copy(link, field.current).then((worked) => (copied.value = worked))}
      >
        <Icon name="link" />
        {text.value.copyLink}
      </button>
    </Sheet>
  );
};

/** Hands that the deck gives: each number always the same. */
export const HandsSheet = ({ onClose }: SheetProps): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const number = useSignal(1);
  const { hand, next } = model.builder.sampleHand(
    model.deck.value,
    model.set.value?.text,
    hashText(`hand/${number.value}`),
  );
  const cards = (ids: readonly string[]): VNode => (
    <ul class="hand-cards">
      {ids.map((id, i) => (
        <li key={i}>
          <LyingCard id={id} compact />
          <span class="small" aria-hidden="true">
            {model.byId.value.get(id)?.sheet.name}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <Sheet title={t.hands} onClose={onClose} wide>
      <p class="small muted">{t.handsHelp}</p>
      <div data-testid="sample-hand" aria-live="polite">
        <h3>{fill(t.hand, { n: number.value })}</h3>
        {hand.length === 0 ? <p>{t.noCards}</p> : cards(hand)}
        {next.length === 0 ? null : (
          <>
            <h3>{t.drawnNext}</h3>
            {cards(next)}
          </>
        )}
      </div>
      <div class="sheet-acts">
        <button type="button" class="btn primary" data-testid="another-hand" onClick={() => number.value++}>
          {t.anotherHand}
        </button>
        <button
          type="button"
          class="btn"
          disabled={number.value === 1}
          onClick={() => (number.value = Math.max(1, number.value - 1))}
        >
          {t.handBefore}
        </button>
      </div>
    </Sheet>
  );
};
