// A card in full: its face at reading size, and its words as text.

import type { VNode } from 'preact';
import { CardFace, cardClass, type CardArt } from '../CardView.tsx';
import { text } from '../text/index.ts';

export const Inspector = ({ deck, words, id }: CardArt & { readonly id: string | undefined }): VNode => {
  const drawing = id === undefined ? undefined : words.drawing?.(id);
  if (drawing === undefined) return <p class="muted">{text.value.pointAtCard}</p>;
  return (
    <article class="inspector" data-testid="inspector" data-inspected={drawing.id}>
      <span class={cardClass(deck)} aria-hidden="true">
        <CardFace deck={deck} words={words} id={drawing.id} />
      </span>
      <div>
        <h3>{words.card(drawing.id)}</h3>
        <p class="muted small">{drawing.summary}</p>
        {drawing.lines.map((line) => (
          <p key={`${line.head} ${line.text}`}>
            <b>{line.head}</b> {line.text}
          </p>
        ))}
      </div>
    </article>
  );
};
