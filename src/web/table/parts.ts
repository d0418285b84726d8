// Parts of tables that not every table shows. The built page has `parts-loaded.ts` in place of this file, and loads each when it is first shown.

/** In the rail beside any table. */
export { Inspector } from './around/Inspector.tsx';

/** Over any table, now and then. */
export { HintSlot } from './around/HintSlot.tsx';
export { Result } from './around/Result.tsx';
export { Sheets } from './around/Sheets.tsx';
export { SumsPanel } from './around/SumsPanel.tsx';
export { TipView } from './around/TipView.tsx';
export { Toast } from './around/Toast.tsx';
export { Waiting } from './around/Waiting.tsx';
export { DealChip } from '../room/Proof.tsx';
export { Room } from '../room/Room.tsx';
export { Start } from '../room/Start.tsx';
export { Watching } from '../room/Watching.tsx';

/** The others of a race, beside the table. */
export { RivalPanels } from './race/Rival.tsx';

/** On a table of lanes and over it. */
export { Arrows } from './lanes/Arrows.tsx';
export { Choice } from './lanes/Choice.tsx';
export { ChoiceArrows } from './lanes/ChoiceArrows.tsx';
export { ShownCard } from './lanes/ShownCard.tsx';
