// Every way of a card as a list: whoever types its number has it, however many there are.

import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { RichText } from '../../CardView.tsx';
import { useTable } from '../model/context.ts';
import { closeSheet } from '../model/sheets.ts';

export const WaysList = (): VNode => {
  const { session, state, words } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const typed = useRef('');
  const { value: ways } = session.listed;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!/^\d$/u.test(event.key)) return;
    // One digit more of the same number, if there is such a one; else the first of a new one.
    const longer = `${typed.current}${event.key}`;
    typed.current = Number(longer) >= 1 && Number(longer) <= ways.length ? longer : event.key;
    list.current?.querySelectorAll('button')[Number(typed.current) - 1]?.focus();
  };
  return (
    <ol ref={list as { current: HTMLOListElement }} class="items ways-list" onKeyDown={onKeyDown}>
      {ways.map((way, i) => {
        const { label, effect } = words.preview?.(way, state.view, session.who) ?? {
          label: words.action(way, state.view),
          effect: '',
        };
        return (
          <li key={way}>
            <button
              type="button"
              class="btn"
              data-listed={way}
              onClick={() => {
                closeSheet(session);
                session.act(way);
              }}
            >
              <b class="num">{i + 1}</b>
              <span class="grow">
                <RichText text={label} />
                {effect === '' ? null : ` · ${effect}`}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};
