// The words of every game's analysis: a value for every place, in positions that come about.

import { expect, test } from 'vitest';
import { actionsToTry, movesAt, subjectOf, walk } from '../kernel/testing/walk.ts';
import { GAMES } from './index.ts';

test.each(Object.keys(GAMES))('%s: no value is missing from a report', async (id) => {
  const module = await (GAMES[id] as (typeof GAMES)[string])();
  const subject = subjectOf(module, {});
  const { game, presentation } = module;
  const words = presentation.words('en');
  const tried = actionsToTry(subject, 2, 40);
  const bad = new Set<string>();
  const moments = walk(subject, 1, 120).moments.filter((_, i) => i % 3 === 0);
  for (const { state } of moments) {
    const moves = [...movesAt(subject, state).slice(0, 3), ...tried.slice(0, 6).map((action) => ({ seat: 0, action }))];
    for (const { seat, action } of moves) {
      const analysis = game.analyse?.(state, seat, action);
      const lines =
        analysis === undefined ? ['{no analysis}'] : (words.analysis?.(analysis, (each) => `P${each}`) ?? []);
      for (const line of lines) if (/[{}]|undefined|NaN/u.test(line)) bad.add(line);
    }
  }
  expect([...bad]).toEqual([]);
});
