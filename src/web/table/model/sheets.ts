// Which sheet lies over the table, and what its rail shows.

import { isWide } from '../../wide.ts';
import type { TableModel } from './table-model.ts';

/** What can be opened over a table. */
export type SheetName =
  | 'menu'
  | 'keys'
  | 'resign'
  | 'log'
  | 'rules'
  | 'last-trick'
  | 'card'
  | 'settings'
  | 'ways'
  | 'score'
  | 'talk'
  | 'deal';

/** What the rail can show. */
export type Tab = 'card' | 'log' | 'rules' | 'talk';

/** Opens a sheet; what the rail beside the table can show is shown there. */
export const openSheet = (model: TableModel, wanted: SheetName): void => {
  const inRail = (wanted === 'rules' || wanted === 'card' || wanted === 'talk') && isWide() && !model.exercise;
  if (inRail) model.tab.value = wanted;
  model.sheet.value = inRail ? undefined : wanted;
};

export const closeSheet = (model: TableModel): void => {
  model.sheet.value = undefined;
};

/** The rules with one clause in view. */
export const openRule = (model: TableModel, clause: string): void => {
  model.clause.value = clause;
  openSheet(model, 'rules');
};
