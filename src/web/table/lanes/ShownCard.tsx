// A rival's card as it is played or takes effect: large for a moment, with what the log says of it and arrows to what it is about.

import type { VNode } from 'preact';
import { CardFace, RichText } from '../../CardView.tsx';
import { useTable } from '../model/context.ts';
import type { Arrows } from './Arrows.tsx';

/** More lines than this nobody reads in a second. */
const LINES = 3;

/** `arrows` draws them: they may come a moment later than the card. */
export const ShownCard = ({ arrows: Drawn }: { readonly arrows: typeof Arrows }): VNode | null => {
  const { session, picture, words } = useTable();
  const { shown } = picture;
  if (shown === undefined) return null;
  const told = picture.events.slice(-shown.lines).flatMap((event) => {
    const line = words.event(event, session.who);
    return line === undefined ? [] : [line];
  });
  return (
    <div class="shown-card" aria-hidden="true" data-testid="shown-card">
      <figure key={shown.card}>
        <span class="card">
          <CardFace id={shown.card} />
        </span>
        <figcaption>
          {told.slice(0, LINES).map((line, i) => (
            <span key={i}>
              <RichText text={line} />
            </span>
          ))}
        </figcaption>
      </figure>
      <Drawn from=".shown-card .card" targets={[...new Set(shown.targets)]} />
    </div>
  );
};
