// A match played on in the worker; loaded when that is asked for.

import { defaultLevel, levelsOf, shippedLevels } from '../../bots/index.ts';
import { thinkAt } from '../../bots/think.ts';
import type { Games } from '../../games/index.ts';
import { BRANCH_PLAYER, branchTable } from '../../table/branch.ts';
import { openLocalTable, type Caller, type LocalNeeds } from '../local/local-table.ts';
import type { Ask, Reply } from './asking.ts';
import { openStory } from './opening.ts';

/** Bots would be too fast to follow. */
const PAUSE = 500;

/** A line to the table, if it can be played on from there; else it is told why not. */
export const branch = async (
  games: Games,
  { text, step, seat, name, seed }: Extract<Ask, { readonly type: 'branch' }>,
  reply: (reply: Reply) => void,
  { after, now }: Pick<LocalNeeds, 'after' | 'now'>,
): Promise<Caller | undefined> => {
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
  const [begun, from] = [now(), start.value.table.now];
  const local = openLocalTable(start.value, {
    after,
    now: () => from + Math.floor(now() - begun),
    // In this thread, which is a worker's.
    ask: ({ seat, revision, prompt, answer }) =>
      void after(prompt ? 0 : PAUSE, () => {
        const { timeline: reached } = local.table();
        if (reached.steps === revision) answer(thinkAt(reached, seat, levels));
      }),
  });
  const caller = local.connect(BRANCH_PLAYER, (message) => reply({ type: 'said', message }));
  reply({ type: 'branched' });
  return caller;
};
