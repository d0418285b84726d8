// What draws each kind of table. The built page has `kinds-loaded.ts` in place of this file, and loads only the kind that it shows.

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

export const loadKind = (_kind: Kind): void => undefined;
