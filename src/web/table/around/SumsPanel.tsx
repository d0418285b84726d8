// What a deal came to, side by side: over the table when it is over, and part by part at the end of a match.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { Sums } from '../../../kernel/sums.ts';
import { classes } from '../../CardView.tsx';
import { text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { sideName } from '../model/sides.ts';

interface SumsProps {
  readonly sums: Sums;
}

/** This player's side first, each with its place in a count. */
export const sidesOf = (
  me: Seat | null,
  sides: Sums['sides'],
): readonly { readonly seats: readonly Seat[]; readonly at: number }[] =>
  sides
    .map((seats, at) => ({ seats, at }))
    .sort((a, b) => Number(me !== null && b.seats.includes(me)) - Number(me !== null && a.seats.includes(me)));

/** A row for each thing counted, a column for each side. */
export const SumsTable = ({ sums, bare = false }: SumsProps & { readonly bare?: boolean }): VNode => {
  const { session, words } = useTable();
  const said = words.sums?.(sums, session.who);
  const sides = sidesOf(session.seat.value, sums.sides);
  return (
    <table class="sums num">
      <caption class={bare ? 'visually-hidden' : ''}>{said?.title}</caption>
      <thead>
        <tr>
          <td />
          {sides.map(({ seats, at }) => (
            <th key={at} scope="col">
              {sideName(session, seats)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.rows.map((row) => (
          <tr key={row.key} class={row.total === true ? 'total' : ''} data-row={row.key}>
            <th scope="row">{said?.row(row)}</th>
            {sides.map(({ at }) => (
              <td key={at} class={classes(row.won === at && 'won')}>
                {row.counts[at]}
                {row.won === at ? <span class="visually-hidden"> {text.value.wonThis}</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The deal that has just ended; it stays until the player goes on, among people for some seconds. */
export const SumsPanel = (): VNode | null => {
  const { session, picture, words } = useTable();
  const { sums } = picture;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), [sums]);
  if (sums === undefined) return null;
  const { title, note } = words.sums?.(sums, session.who) ?? {};
  const timed = Number.isFinite(picture.ms);
  return (
    <section class="panel card-panel sums-panel" role="dialog" aria-label={title} data-testid="sums">
      <SumsTable sums={sums} />
      {note === undefined ? null : <p class="sums-note">{note}</p>}
      <button
        ref={next}
        type="button"
        class={classes('btn primary', timed && 'timed')}
        style={timed ? `--time:${picture.ms}ms` : ''}
        data-testid="next"
        onClick={session.next}
      >
        {text.value.next}
      </button>
    </section>
  );
};

/** One part of a match in one line; what it is made of unfolds. */
const Part = ({ sums, open }: SumsProps & { readonly open: boolean }): VNode => {
  const { session, words } = useTable();
  const total = sums.rows.find((row) => row.total === true);
  const points = sidesOf(session.seat.value, sums.sides).map(({ at }) => total?.counts[at] ?? 0);
  return (
    <details class="part" open={open}>
      <summary>
        <span class="grow">{words.sums?.(sums, session.who).title}</span>
        <b class="num">{points.join('–')}</b>
      </summary>
      <SumsTable sums={sums} bare />
    </details>
  );
};

/** The match, part by part. */
export const Breakdown = ({ parts }: { readonly parts: readonly Sums[] }): VNode | null =>
  parts.length === 0 ? null : (
    <div class="breakdown">
      {parts.map((sums, i) => (
        <Part key={i} sums={sums} open={parts.length === 1} />
      ))}
    </div>
  );
