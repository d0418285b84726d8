// A study of a record in the worker; loaded when one is asked for.

import { studying } from '../../bots/study.ts';
import type { Games } from '../../games/index.ts';
import type { Ask, Reply } from './asking.ts';
import { openStory } from './opening.ts';
import { lineTo } from './track.ts';

export const study = async (
  games: Games,
  { text, seats }: Extract<Ask, { readonly type: 'study' }>,
  reply: (reply: Reply) => void,
): Promise<void> => {
  const opened = await openStory(games, text);
  if (!opened.ok) return reply({ type: 'unreadable', error: opened.error });
  const { module, record, story } = opened.value;
  const line = lineTo(story.outline.notes, story.outline.notes.length - 1);
  const work = studying(module.game, { steps: record.steps, line, timelineAt: story.timelineAt }, seats);
  for (;;) {
    const part = await work.next();
    if (part.done === true) return reply({ type: 'studied', study: part.value });
    reply({ type: 'studying', progress: part.value });
  }
};
