// A card in full: its face at reading size, and its words as text.

import type { VNode } from 'preact';
import { CardFace } from '../../CardView.tsx';
import { text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';

export const Inspector = (): VNode => {
  const { session, words } = useTable();
  const { value: id } = session.looked;
  const sheet = id === undefined ? undefined : words.sheet?.(id);
  if (sheet === undefined) return <p class="muted">{text.value.pointAtCard}</p>;
  return (
    <article class="inspector" data-testid="inspector" data-inspected={sheet.id}>
      <span class="card" aria-hidden="true">
        <CardFace id={sheet.id} />
      </span>
      <div>
        <h3 aria-level={2}>{words.card(sheet.id)}</h3>
        <p class="muted small">{sheet.summary}</p>
        {sheet.lines.map((line) => (
          <p key={`${line.head} ${line.text}`}>
            <b>{line.head}</b> {line.text}
          </p>
        ))}
        {sheet.flavour === undefined ? null : <p class="muted small flavour">{sheet.flavour}</p>}
      </div>
    </article>
  );
};
