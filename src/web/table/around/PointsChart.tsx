// The points of a match as lines, one for each side, with the same figures as a table for whoever can't see them.

import type { VNode } from 'preact';
import type { Course, Sums } from '../../../kernel/sums.ts';
import { fill, text } from '../../text/index.ts';
import { useTable } from '../model/context.ts';
import { sideName } from '../model/sides.ts';
import { sidesOf } from './SumsPanel.tsx';

const WIDTH = 300;
const HEIGHT = 84;
/** So that a line at the top or at zero is not cut. */
const EDGE = 4;

interface Scale {
  readonly x: (at: number) => number;
  readonly y: (points: number) => number;
}

const scaleOf = ({ points }: Course): Scale => {
  const all = points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = Math.max(1, points.length - 1);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: (at) => round(EDGE + ((WIDTH - 2 * EDGE) * at) / last),
    y: (value) => round(HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low)),
  };
};

/** Points go up in steps; where everybody starts anew, so does the line. */
export const pathOf = (course: Course, side: number): string => {
  const { x, y } = scaleOf(course);
  let before: readonly number[] = [];
  return course.points
    .map((now, at) => {
      const anew = at === 0 || now.some((points, each) => points < (before[each] ?? 0));
      before = now;
      const to = y(now[side] ?? 0);
      return anew ? `M${x(at)} ${to}` : `H${x(at)}V${to}`;
    })
    .join('');
};

/** The points at the end of each part, as figures. */
const Figures = ({ course, parts }: { readonly course: Course; readonly parts: readonly Sums[] }): VNode => {
  const { session, words } = useTable();
  const sides = sidesOf(session.seat.value, course.sides);
  return (
    <table class="visually-hidden">
      <caption>{text.value.pointsCourse}</caption>
      <thead>
        <tr>
          <td />
          {sides.map(({ seats, at }) => (
            <th key={at} scope="col">
              {sideName(session, seats)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.parts.map((end, i) => {
          const sums = parts[i];
          return (
            <tr key={i}>
              <th scope="row">{sums === undefined ? String(i + 1) : words.sums?.(sums, session.who).title}</th>
              {sides.map(({ at }) => (
                <td key={at}>{course.points[end]?.[at]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Nothing where there is no course worth a line. */
export const PointsChart = ({ parts }: { readonly parts: readonly Sums[] }): VNode | null => {
  const { session, picture } = useTable();
  const course = session.presentation.value?.counting?.course(picture.events, picture.scene);
  if (course === undefined || course.points.length < 3) return null;
  const { x } = scaleOf(course);
  const sides = sidesOf(session.seat.value, course.sides);
  const most = Math.max(...course.points.flat());
  return (
    <figure class="chart" data-testid="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="ground" d={`M0 ${HEIGHT - EDGE}H${WIDTH}`} />
        {[...new Set(course.parts.slice(0, -1))].map((end) => (
          <path key={end} class="part-end" d={`M${x(end)} 0V${HEIGHT}`} />
        ))}
        {sides.toReversed().map(({ at }) => (
          <path key={at} class={`line side-${sides.findIndex((side) => side.at === at)}`} d={pathOf(course, at)} />
        ))}
      </svg>
      <figcaption class="num">
        {sides.map(({ seats, at }, i) => (
          <span key={at} class={`key side-${i}`}>
            {sideName(session, seats)}
          </span>
        ))}
        <span class="most">{fill(text.value.mostPoints, { n: most })}</span>
      </figcaption>
      <Figures course={course} parts={parts} />
    </figure>
  );
};
