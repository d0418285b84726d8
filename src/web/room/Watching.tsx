// Who watches: said to somebody who does, and how many there are to everybody.

import type { VNode } from 'preact';
import { useTable } from '../table/model/context.ts';
import { fill } from '../text/index.ts';
import './room.css';
import { TakeSeatButton } from './TakeSeat.tsx';
import { roomText } from './text/index.ts';

const Watchers = (): VNode | null => {
  const { state } = useTable();
  const { watchers = 0, behind } = state;
  const t = roomText.value;
  if (watchers === 0) return null;
  const isWatching = state.seat === null;
  const you = [t.youWatch, ...(behind === undefined ? [] : [fill(t.behind, { n: behind })])].join(', ');
  const told = [...(isWatching ? [you] : []), fill(t.watchers, { n: watchers })].join('. ');
  return (
    <span class="watching" role="status" title={told} data-testid="watching" data-watching={isWatching}>
      <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z" />
        <circle cx="12" cy="12" r="2.6" />
      </svg>
      <span class="num" aria-hidden="true">
        {watchers}
      </span>
      {isWatching ? (
        <b aria-hidden="true" data-testid={behind === undefined ? 'live' : 'behind'}>
          {you}
        </b>
      ) : null}
      <span class="visually-hidden">{told}</span>
    </span>
  );
};

export const Watching = (): VNode => (
  <>
    <Watchers />
    <TakeSeatButton />
  </>
);
