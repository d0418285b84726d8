// What draws each kind of table, and what seldom comes over one. The built page has `kinds-loaded.ts` in place of this file, and loads only what it shows.

import type { FunctionComponent } from 'preact';
import type { Kind } from './kind.ts';
import { LaneTable } from './lanes/LaneTable.tsx';
import { OpenTable } from './open/OpenTable.tsx';
import { RaceTable } from './race/RaceTable.tsx';
import { CardTable } from './tricks/CardTable.tsx';

export const KINDS: { readonly [kind in Kind]: FunctionComponent } = {
  race: RaceTable,
  open: OpenTable,
  lanes: LaneTable,
  tricks: CardTable,
};

/** Over any table, now and then. */
export { Result } from './around/Result.tsx';
export { TipView } from './around/TipView.tsx';
export { Waiting } from './around/Waiting.tsx';

/** The others of a race, beside the table. */
export { RivalPanels } from './race/Rival.tsx';

/** On a table of lanes and over it. */
export { Choice } from './lanes/Choice.tsx';
export { ChoiceArrows, ShownCard } from './lanes/ShownCard.tsx';
