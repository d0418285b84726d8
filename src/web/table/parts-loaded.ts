// Parts of tables, each loaded when it is first shown: `parts.ts` for the built page.

import { lazy } from '../lazy.tsx';
import { loadWords } from '../text/index.ts';

/** A part with the words of the room. */
const spoken = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, loadWords('room')]))[0];

/** In the rail beside any table. */
export const Inspector = lazy(async () => (await import('./around/Inspector.tsx')).Inspector, 'part');

/** Over any table, now and then. */
export const HintSlot = lazy(async () => (await import('./around/HintSlot.tsx')).HintSlot, 'part');
export const Sheets = lazy(async () => (await spoken(import('./around/Sheets.tsx'))).Sheets, 'part');
export const Result = lazy(async () => (await spoken(import('./around/Result.tsx'))).Result, 'part');
export const SumsPanel = lazy(async () => (await import('./around/SumsPanel.tsx')).SumsPanel, 'part');
export const TipView = lazy(async () => (await import('./around/TipView.tsx')).TipView, 'part');
export const Toast = lazy(async () => (await import('./around/Toast.tsx')).Toast, 'part');
export const Waiting = lazy(async () => {
  const [{ Waiting: Part }] = await Promise.all([import('./around/Waiting.tsx'), loadWords('meeting')]);
  return Part;
}, 'part');

/** What is between the people at a table. */
export const Room = lazy(async () => (await spoken(import('../room/Room.tsx'))).Room, 'part');
export const Start = lazy(async () => (await spoken(import('../room/Start.tsx'))).Start, 'part');
export const Watching = lazy(async () => (await spoken(import('../room/Watching.tsx'))).Watching, 'part');
export const DealChip = lazy(async () => (await spoken(import('../room/Proof.tsx'))).DealChip, 'part');

/** The others of a race, beside the table. */
export const RivalPanels = lazy(async () => (await import('./race/Rival.tsx')).RivalPanels, 'part');

/** On a table of lanes and over it. */
export const Arrows = lazy(async () => (await import('./lanes/Arrows.tsx')).Arrows, 'part');
export const Choice = lazy(async () => (await import('./lanes/Choice.tsx')).Choice, 'part');
export const ShownCard = lazy(async () => (await import('./lanes/ShownCard.tsx')).ShownCard, 'part');
export const ChoiceArrows = lazy(async () => (await import('./lanes/ChoiceArrows.tsx')).ChoiceArrows, 'part');
