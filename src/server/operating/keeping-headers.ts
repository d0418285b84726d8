// Headers that say of a match until when it is kept, or that it was deleted.

import type { Store } from '../store.ts';
import { keptUntil, type Retention } from './retention.ts';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** `baize-kept-until: 2027-01-31`, `baize-kept: for good` if somebody has seen to that, `baize-deleted: 2026-11-16`; nothing where nothing is ever deleted. */
export const keepingHeaders = async (
  { store, retention }: { readonly store: Pick<Store, 'operator'>; readonly retention: Retention },
  match: string,
): Promise<{ readonly [header: string]: string }> => {
  const keeping = await store.operator.keepingOf(match);
  if (keeping === undefined) {
    const deleted = await store.operator.deletedAt(match);
    return deleted === undefined ? {} : { 'baize-deleted': dayOf(deleted) };
  }
  if (keeping.isKept) return { 'baize-kept': 'for good' };
  const until = keptUntil(keeping, retention);
  return until === undefined ? {} : { 'baize-kept-until': dayOf(until) };
};
