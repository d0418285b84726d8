// The level that every game has: any legal action, each as likely as the next.

import type { Level } from './bot.ts';

/** Plays uniformly; where it need not speak it stays silent half the time. */
export const random: Level = {
  id: 'random',
  version: 1,
  budget: 0,
  bot: ({ legal, random: source, must = true }) => {
    if (legal.length === 0 || (!must && source.below(2) === 0)) return undefined;
    return legal[source.below(legal.length)];
  },
};
