// The end of a race side by side, and how the scores came about.

import { openCourse, type Counting } from '../../kernel/sums.ts';
import type { HighNoonEvent } from './events.ts';

export const counting: Counting = {
  // There is one deal.
  deal: () => undefined,
  match: (_events, { scores, race = [] }) =>
    race.length === 0
      ? []
      : [
          {
            key: 'race',
            params: {},
            sides: scores.map(({ seats }) => seats),
            rows: [
              { key: 'placed', counts: race.map(({ done }) => done) },
              { key: 'left', counts: race.map(({ done, of }) => of - done) },
              { key: 'score', counts: scores.map(({ points }) => points), total: true },
            ],
          },
        ],
  course: (events, { scores }) => {
    const notes = openCourse(scores.map(({ seats }) => seats));
    const score = scores.map(() => 0);
    for (const event of events as readonly HighNoonEvent[]) {
      if (event.type !== 'placed') continue;
      score[event.seat] = event.score;
      notes.set([...score]);
    }
    notes.part();
    return notes.course();
  },
};
