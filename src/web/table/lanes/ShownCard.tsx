// A rival's card as it is played or takes effect: large for a moment, with what the log says of it and arrows to what it is about.

import type { VNode } from 'preact';
import { CardFace, RichText } from '../../CardView.tsx';
import { askedBy, litBy, waysOpen } from '../model/asked.ts';
import { useTable, type TableOnScreen } from '../model/context.ts';
import type { Picture } from '../model/pictures.ts';
import type { TableSession } from '../model/session.ts';
import { Arrows, quoted } from './Arrows.tsx';

/** More lines than this nobody reads in a second. */
const LINES = 3;

export const ShownCard = (): VNode | null => {
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
      <Arrows from=".shown-card .card" targets={[...new Set(shown.targets)]} />
    </div>
  );
};

/** Where the card is that was touched, or whose effect waits for an answer. */
const sourceOf = (session: TableSession, picture: Picture): string | undefined => {
  const [way] = session.choice.value ?? [];
  const touched = way === undefined ? undefined : session.presentation.value?.touchTarget(way, picture.scene);
  if (touched !== undefined) return `[data-zone="${quoted(touched.zone)}"] [data-card="${quoted(touched.card)}"]`;
  const asked = askedBy(session, picture)?.params['card'];
  return typeof asked === 'string' ? `.unit[data-card="${quoted(asked)}"]` : undefined;
};

/** What comes of everything that one way alone is about. */
const outcomesOf = (
  { session, state, picture, words }: TableOnScreen,
  ways: readonly string[],
): ReadonlyMap<string, string> => {
  const told = new Map<string, string>();
  const seen = new Set<string>();
  for (const way of ways) {
    const [target] = session.presentation.value?.targets?.(way, picture.scene) ?? [];
    if (target === undefined) continue;
    const brief = words.preview?.(way, state.view, session.who).brief;
    if (seen.has(target) || brief === undefined) told.delete(target);
    else told.set(target, brief);
    seen.add(target);
  }
  return told;
};

/** From the card that is to do something to everything it can be about, with what comes of each. */
export const ChoiceArrows = (): VNode | null => {
  const table = useTable();
  const { session, picture } = table;
  if (picture.scene.lanes === undefined || picture.shown !== undefined) return null;
  const ways = waysOpen(session, picture);
  const lit = [...litBy(session, picture)];
  if (lit.length === 0) return null;
  const { value: pointed } = session.pointed;
  const chips = outcomesOf(table, pointed !== undefined && ways.includes(pointed) ? [pointed] : ways);
  const from = sourceOf(session, picture);
  return from === undefined ? null : <Arrows from={from} targets={lit} chips={chips} />;
};
