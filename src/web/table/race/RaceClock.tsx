// For how long a race has been run: counted on by the page from what the table told, and stopped at the end.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';

const TICK = 1000;

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

export const RaceClock = (): VNode | null => {
  const { session, picture } = useTable();
  const { value: startedAt } = session.startedAt;
  const now = useSignal(performance.now());
  const isOver = picture.outcome !== null;
  useEffect(() => {
    now.value = performance.now();
    if (startedAt === undefined || isOver) return undefined;
    const timer = setInterval(() => {
      now.value = performance.now();
    }, TICK);
    return () => clearInterval(timer);
  }, [startedAt, isOver]);
  if (startedAt === undefined) return null;
  const time = clockText(now.value - startedAt);
  return (
    <span
      class="pill soft race-clock num"
      role="timer"
      aria-label={fill(text.value.playedFor, { time })}
      data-testid="race-clock"
    >
      <Icon name="clock" />
      {time}
    </span>
  );
};
