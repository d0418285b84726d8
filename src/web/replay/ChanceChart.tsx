// The chance to win over the course of a match as a line with its uncertainty, and the same figures for whoever can't see it.

import type { VNode } from 'preact';
import type { Judged } from '../../bots/study.ts';
import type { Seat } from '../../kernel/game.ts';
import { fill } from '../text/index.ts';
import { useTable } from '../table/model/context.ts';
import type { Player } from './player.ts';
import { replayText } from './text/index.ts';

const WIDTH = 300;
const HEIGHT = 90;
const EDGE = 3;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The band of a line, there along its upper edge and back along the lower one. */
export const bandOf = (course: readonly Judged[], steps: number): string => {
  const upper = course.map(({ step, chance, error }) => pointAt(step, Math.min(100, chance + error), steps));
  const lower = course.map(({ step, chance, error }) => pointAt(step, Math.max(0, chance - error), steps));
  return `M${[...upper, ...lower.toReversed()].join('L')}Z`;
};

export const lineOf = (course: readonly Judged[], steps: number): string =>
  `M${course.map(({ step, chance }) => pointAt(step, chance, steps)).join('L')}`;

const pointAt = (step: number, chance: number, steps: number): string => {
  const x = EDGE + ((WIDTH - 2 * EDGE) * step) / Math.max(1, steps);
  const y = HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * chance) / 100;
  return `${round(x)} ${round(y)}`;
};

/** One chart for each seat that was judged. */
export const ChanceChart = ({
  course,
  player,
}: {
  readonly course: readonly Judged[];
  readonly player: Player;
}): VNode => {
  const seats = [...new Set(course.map(({ seat }) => seat))].sort((a, b) => a - b);
  return (
    <>
      {seats.map((seat) => (
        <SeatChart key={seat} seat={seat} course={course.filter((each) => each.seat === seat)} player={player} />
      ))}
    </>
  );
};

const SeatChart = ({
  seat,
  course,
  player,
}: {
  readonly seat: Seat;
  readonly course: readonly Judged[];
  readonly player: Player;
}): VNode | null => {
  const { session } = useTable();
  const t = replayText.value;
  const steps = (player.outline.value?.notes.length ?? 1) - 1;
  if (course.length < 2) return null;
  const [now] = pointAt(player.step.value, 0, steps).split(' ');
  const title = fill(t.chanceOf, { name: session.nameOf(seat) });
  return (
    <figure class="chance" data-testid="chance">
      <figcaption class="small">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="ground" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class={`band seat-${seat % 4}`} d={bandOf(course, steps)} />
        <path class={`line seat-${seat % 4}`} d={lineOf(course, steps)} />
        <path class="here" d={`M${now} 0V${HEIGHT}`} />
      </svg>
      <table class="visually-hidden">
        <caption>{title}</caption>
        <tbody>
          {course.map(({ step, chance, error }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>{fill(t.chanceGiven, { n: chance, error })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};
