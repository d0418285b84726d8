// What every part of a table on screen needs, given once at its root instead of from part to part.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/presentation.ts';
import type { Snapshot } from '../../../protocol/messages.ts';
import type { Picture } from './pictures.ts';
import type { TableSession } from './session.ts';

/** One table as it is shown now. */
export interface TableOnScreen {
  readonly session: TableSession;
  /** What the table said last; the picture may be a moment behind it. */
  readonly state: Snapshot;
  readonly picture: Picture;
  readonly words: Words;
  /** The seat at the near edge: the player's, or the first one for somebody who watches. */
  readonly me: Seat;
  readonly seats: number;
}

export const TableContext = createContext<TableOnScreen | undefined>(undefined);

export const useTable = (): TableOnScreen => {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('a part of a table is shown outside of any table');
  return table;
};
