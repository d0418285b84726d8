// Parts of tables, each loaded when it is first shown: `parts.ts` for the built page.

import { lazy } from '../lazy.tsx';

/** Over any table, now and then. */
export const Result = lazy(async () => (await import('./around/Result.tsx')).Result, 'part');
export const Sheets = lazy(async () => (await import('./around/Sheets.tsx')).Sheets, 'part');
export const TipView = lazy(async () => (await import('./around/TipView.tsx')).TipView, 'part');
export const Waiting = lazy(async () => (await import('./around/Waiting.tsx')).Waiting, 'part');

/** The others of a race, beside the table. */
export const RivalPanels = lazy(async () => (await import('./race/Rival.tsx')).RivalPanels, 'part');

/** On a table of lanes and over it. */
export const Choice = lazy(async () => (await import('./lanes/Choice.tsx')).Choice, 'part');
export const ShownCard = lazy(async () => (await import('./lanes/ShownCard.tsx')).ShownCard, 'part');
export const ChoiceArrows = lazy(async () => (await import('./lanes/ShownCard.tsx')).ChoiceArrows, 'part');
