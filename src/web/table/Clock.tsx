// A seat's turn clock, counting down between two messages of the table.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../kernel/game.ts';
import type { TableSession } from './session.ts';

const shown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export const Clock = ({ session, seat }: { readonly session: TableSession; readonly seat: Seat }): VNode | null => {
  const clocks = session.client.value.state?.clocks;
  const leftMs = clocks?.find((clock) => clock.seat === seat)?.leftMs;
  const passed = useSignal(0);
  useEffect(() => {
    passed.value = 0;
    if (leftMs === undefined) return undefined;
    const since = performance.now();
    const timer = setInterval(() => {
      passed.value = performance.now() - since;
    }, 500);
    return () => clearInterval(timer);
  }, [clocks]);
  if (leftMs === undefined) return null;
  const left = leftMs - passed.value;
  return <span class={left < 5000 ? 'num clock late' : 'num clock'}> {shown(left)}</span>;
};
