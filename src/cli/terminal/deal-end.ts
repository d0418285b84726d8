// What a player at a terminal would miss: the trick that has just been taken away, and the table at the end of a deal.

import { matchAt, type Timeline } from '../../kernel/timeline.ts';
import type { Presentation, SceneCard } from '../../kernel/presentation.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { matchFrom, type Match } from '../../kernel/match.ts';
import { readOptions } from '../../kernel/options.ts';

/** The trick that the last step of a timeline completed, in the order it was played; nothing if it completed none. */
export const completedTrick = (
  presentation: Presentation,
  timeline: Timeline,
  seat: Seat,
): readonly SceneCard[] | undefined => {
  const withLoadout = timeline.events
    .map((event) => presentation.laidCard?.(event.seenBy(seat)))
    .find((each) => each !== undefined);
  const earlier = matchAt(timeline, timeline.steps - 1);
  if (withLoadout === undefined || earlier === undefined) return undefined;
  const trickAt = (match: Match): readonly SceneCard[] | undefined =>
    presentation.scene(match.view(seat)).zones.find(({ id, kind }) => kind === 'trick' && id === withLoadout.zone)
      ?.cards;
  const before = trickAt(earlier);
  const stillLies = trickAt(timeline.match)?.some((card) => card?.id === withLoadout.card) === true;
  if (before === undefined || stillLies) return undefined;
  return [...before, { id: withLoadout.card, by: withLoadout.by }];
};

/** What a seat sees of the table after the last card of a deal, if the last step of a timeline ended one and the next was dealt. */
export const dealEndView = (game: Game, timeline: Timeline, seat: Seat): Json | undefined => {
  const mark = timeline.marks.find(({ due }) => due.startsWith('deal/'));
  if (mark === undefined) return undefined;
  const options = readOptions(game.options, timeline.match.options);
  const match = options.ok ? matchFrom(game, options.value, mark.position()) : options;
  return match.ok ? match.value.view(seat) : matchAt(timeline, timeline.steps - 1)?.view(seat);
};
