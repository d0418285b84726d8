// What a deal came to, side by side: a panel after it, the breakdown of a match, and what a score is made of.

import type { Params, Seat } from './game.ts';
import type { Scene, Who } from './presentation.ts';

/** One line of a count: a number for each side. */
export interface SumRow {
  readonly key: string;
  readonly counts: readonly number[];
  /** The sum of what stands above it, or of the whole match. */
  readonly total?: boolean;
  /** The side that won what this line is about, by its place among the sides. */
  readonly won?: number;
  /** For the words of a line that names something. */
  readonly params?: Params;
}

/** A deal that is over, counted. `key` and `params` are for its title. */
export interface Sums {
  readonly key: string;
  readonly params: Params;
  readonly sides: readonly (readonly Seat[])[];
  readonly rows: readonly SumRow[];
  /** How the scores stand with it, where the next deal starts from others. */
  readonly points?: readonly number[];
}

/** The words of a count. */
export interface SumWords {
  readonly title: string;
  readonly row: (row: SumRow) => string;
  /** What follows from it, in a sentence or two. */
  readonly note?: string;
}

/** Points in the course of a match, each time that they changed: a line for each side. */
export interface Course {
  readonly sides: readonly (readonly Seat[])[];
  readonly points: readonly (readonly number[])[];
  /** Where in `points` each part of the match ended. */
  readonly parts: readonly number[];
}

/** How a game counts deals. */
export interface Counting {
  /** The deal that ended with these events, which led from one scene to the other; nothing if none did. `past`: all events before them. */
  readonly deal: (
    events: readonly unknown[],
    before: Scene,
    after: Scene,
    past: readonly unknown[],
  ) => Sums | undefined;
  /** The match, part by part, from all its events. */
  readonly match: (events: readonly unknown[], scene: Scene) => readonly Sums[];
  /** What the scores of a scene are made of at this moment. */
  readonly now?: (scene: Scene) => Sums | undefined;
  /** How the points came about, from all events of a match. */
  readonly course: (events: readonly unknown[], scene: Scene) => Course;
}

/** The words of counts, for games that have some. */
export type SumsWords = (sums: Sums, who: Who) => SumWords;

/** Follows the points of a match: what each event gives, and where its parts end. */
export interface CourseNotes {
  readonly gain: (side: number, points: number) => void;
  readonly set: (points: readonly number[]) => void;
  readonly part: () => void;
  readonly course: () => Course;
}

export const openCourse = (sides: Course['sides']): CourseNotes => {
  let now: readonly number[] = sides.map(() => 0);
  const points: (readonly number[])[] = [now];
  const parts: number[] = [];
  const set = (next: readonly number[]): void => {
    if (next.every((each, side) => each === now[side])) return;
    now = next;
    points.push(now);
  };
  return {
    set,
    gain: (side, more) => set(now.map((each, at) => (at === side ? each + more : each))),
    // A part that nobody scored in ends where it began.
    part: () => void parts.push(points.length - 1),
    course: () => ({ sides, points, parts }),
  };
};
