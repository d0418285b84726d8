// The list of open tables as the page follows it: asked for every few seconds while somebody looks at it.

import { signal, type ReadonlySignal } from '@preact/signals';
import { moreTables, openTables, type OpenTable } from './api.ts';

export interface OpenList {
  /** `undefined` until it has come; `gone` while it can't be had. */
  readonly tables: ReadonlySignal<readonly OpenTable[] | 'gone' | undefined>;
  readonly hasMore: ReadonlySignal<boolean>;
  readonly more: () => Promise<void>;
  /** Follows the list from now on; returns how to stop. */
  readonly follow: () => () => void;
}

/** How long to wait before asking again, in milliseconds. */
const AGAIN = 5000;

/** `isSeen`: does anybody look at the page? */
export const openOpenList = (
  after: (ms: number, run: () => void) => () => void,
  isSeen: () => boolean = () => document.visibilityState === 'visible',
): OpenList => {
  const tables = signal<readonly OpenTable[] | 'gone' | undefined>(undefined);
  const hasMore = signal(false);
  let next: string | undefined;
  let tag: string | undefined;

  const refresh = async (): Promise<void> => {
    if (!isSeen()) return;
    const answer = await openTables(tag);
    if (answer === 'same') return;
    if (answer === 'gone') {
      tables.value = 'gone';
      tag = undefined;
      return;
    }
    // Whoever has asked for more sees the first page again when it has changed.
    ({ tag } = answer);
    ({ next } = answer.page);
    hasMore.value = next !== undefined;
    tables.value = answer.page.tables;
  };

  return {
    tables,
    hasMore,
    more: async () => {
      if (next === undefined) return;
      const answer = await moreTables(next);
      if (answer.kind !== 'ok') return;
      const shown = Array.isArray(tables.value) ? (tables.value as readonly OpenTable[]) : [];
      const known = new Set(shown.map(({ table }) => table));
      ({ next } = answer.value);
      hasMore.value = next !== undefined;
      tables.value = [...shown, ...answer.value.tables.filter(({ table }) => !known.has(table))];
    },
    follow: () => {
      let isOver = false;
      let cancel: (() => void) | undefined;
      const turn = (): void => {
        void refresh().then(() => {
          if (!isOver) cancel = after(AGAIN, turn);
        });
      };
      turn();
      return () => {
        isOver = true;
        cancel?.();
      };
    },
  };
};
