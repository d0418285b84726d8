// Playing on from a step of a replay: a table of the worker's own, to which the page has a line as to any other.

import { signal, type Signal } from '@preact/signals';
import type { Seat } from '../../kernel/game.ts';
import type { OpenLine } from '../connection.ts';
import { openTableSession, type TableSession, type TableWiring } from '../table/model/session.ts';
import type { Reader, StartReader } from './reader.ts';

export interface BranchNeeds extends Pick<TableWiring, 'load' | 'after' | 'intent' | 'advise'> {
  readonly text: string;
  readonly step: number;
  readonly seat: Seat;
  readonly name: string;
  /** Random, 64 hexadecimal digits each: for later deals, and for what the player contributes to them. */
  readonly seed: string;
  readonly entropy: string;
  readonly start: StartReader;
  readonly back: () => void;
}

export interface Branch {
  readonly session: TableSession;
  /** It can't be played on from there. */
  readonly failed: Signal<boolean>;
  readonly close: () => void;
}

export const openBranch = ({ text, step, seat, name, seed, start, ...wiring }: BranchNeeds): Branch => {
  const failed = signal(false);
  let worker: Reader | undefined;
  const open: OpenLine = (heard) => {
    const fail = (): void => void (failed.value = true);
    worker = start((reply) => {
      if (reply.type === 'branched') heard.opened();
      if (reply.type === 'said') heard.received(reply.message);
      if (reply.type === 'unreadable') fail();
    }, fail);
    worker.ask({ type: 'branch', text, step, seat, name, seed });
    return {
      send: (message) => worker?.ask({ type: 'say', message }),
      retry: () => undefined,
      redial: () => undefined,
      close: () => worker?.end(),
    };
  };
  const session = openTableSession({
    ...wiring,
    open,
    exists: () => Promise.resolve(true),
    reload: () => undefined,
  });
  return { session, failed, close: session.close };
};
