// What draws each kind of table, loaded when the first table of that kind is shown: `kinds.ts` for the built page.

import { lazy, type Lazy } from '../lazy.tsx';
import type { Kind } from './kind.ts';

export const KINDS: { readonly [kind in Kind]: Lazy<object> } = {
  race: lazy(async () => (await import('./race/RaceTable.tsx')).RaceTable, 'part'),
  open: lazy(async () => (await import('./open/OpenTable.tsx')).OpenTable, 'part'),
  lanes: lazy(async () => (await import('./lanes/LaneTable.tsx')).LaneTable, 'part'),
  tricks: lazy(async () => (await import('./tricks/CardTable.tsx')).CardTable, 'part'),
};

export const loadKind = (kind: Kind): void => KINDS[kind].load();
