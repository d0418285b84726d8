// A match played on in the worker; loaded when that is asked for.

import { defaultLevel, levelsOf, shippedLevels } from '../../bots/index.ts';
import type { Games } from '../../games/index.ts';
import { BRANCH_PLAYER, branchTable } from '../../table/branch.ts';
import type { Ask, Reply } from './asking.ts';
import { openLocalTable, type LocalNeeds, type LocalTable } from './local-table.ts';
import { openStory } from './opening.ts';

/** The table, if it can be played on from there; else it is told why not. */
export const branch = async (
  games: Games,
  { text, step, seat, name, seed }: Extract<Ask, { readonly type: 'branch' }>,
  reply: (reply: Reply) => void,
  time: Pick<LocalNeeds, 'after' | 'now'>,
): Promise<LocalTable | undefined> => {
  const opened = await openStory(games, text);
  if (!opened.ok) {
    reply({ type: 'unreadable', error: opened.error });
    return undefined;
  }
  const { module, record, story } = opened.value;
  const levels = await shippedLevels(record.game);
  const level = defaultLevel(await levelsOf(record.game));
  if (level === undefined) return undefined;
  const timeline = story.timelineAt(step);
  const start = branchTable(module.game, record, { step, timeline, seat, name, level, seed });
  if (!start.ok) {
    reply({ type: 'unreadable', error: start.error });
    return undefined;
  }
  const table = openLocalTable(start.value, BRANCH_PLAYER, {
    levels,
    send: (message) => reply({ type: 'said', message }),
    ...time,
  });
  reply({ type: 'branched' });
  return table;
};
