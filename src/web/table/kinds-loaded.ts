// What draws each kind of table, and what seldom comes over one, each loaded when it is first shown: `kinds.ts` for the built page.

import { lazy, type Lazy } from '../lazy.tsx';
import type { Kind } from './kind.ts';

export const KINDS: { readonly [kind in Kind]: Lazy<object> } = {
  race: lazy(async () => (await import('./race/RaceTable.tsx')).RaceTable, 'part'),
  open: lazy(async () => (await import('./open/OpenTable.tsx')).OpenTable, 'part'),
  lanes: lazy(async () => (await import('./lanes/LaneTable.tsx')).LaneTable, 'part'),
  tricks: lazy(async () => (await import('./tricks/CardTable.tsx')).CardTable, 'part'),
};

/** Over any table, now and then. */
export const Result = lazy(async () => (await import('./around/Result.tsx')).Result, 'part');
export const TipView = lazy(async () => (await import('./around/TipView.tsx')).TipView, 'part');
export const Waiting = lazy(async () => (await import('./around/Waiting.tsx')).Waiting, 'part');

/** The others of a race, beside the table. */
export const RivalPanels = lazy(async () => (await import('./race/Rival.tsx')).RivalPanels, 'part');

/** On a table of lanes and over it. */
export const Choice = lazy(async () => (await import('./lanes/Choice.tsx')).Choice, 'part');
export const ShownCard = lazy(async () => (await import('./lanes/ShownCard.tsx')).ShownCard, 'part');
export const ChoiceArrows = lazy(async () => (await import('./lanes/ShownCard.tsx')).ChoiceArrows, 'part');
