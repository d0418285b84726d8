// What a player at a terminal would miss: the trick that has just been taken away, and the table at the end of a deal.

import type { Course } from '../../kernel/course.ts';
import type { Face, SceneCard } from '../../kernel/face.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { matchFrom, type Match } from '../../kernel/match.ts';
import { readOptions } from '../../kernel/options.ts';

/** The trick that the last step of a course completed, in the order it was played; nothing if it completed none. */
export const completedTrick = (face: Face, course: Course, seat: Seat): readonly SceneCard[] | undefined => {
  const laid = course.events.map((event) => face.lands?.(event.seenBy(seat))).find((each) => each !== undefined);
  if (laid === undefined || course.before === undefined) return undefined;
  const trickAt = (match: Match): readonly SceneCard[] | undefined =>
    face.scene(match.view(seat)).zones.find(({ id, kind }) => kind === 'trick' && id === laid.zone)?.cards;
  const before = trickAt(course.before.match);
  const stillLies = trickAt(course.match)?.some((card) => card?.id === laid.card) === true;
  if (before === undefined || stillLies) return undefined;
  return [...before, { id: laid.card, by: laid.by }];
};

/** What a seat sees of the table after the last card of a deal, if the last step of a course ended one and the next was dealt. */
export const dealEndView = (game: Game, course: Course, seat: Seat): Json | undefined => {
  const mark = course.marks.find(({ due }) => due.startsWith('deal/'));
  if (mark === undefined) return undefined;
  const options = readOptions(game.options, course.match.options);
  const match = options.ok ? matchFrom(game, options.value, mark.position()) : options;
  return match.ok ? match.value.view(seat) : course.before?.match.view(seat);
};
