// The icon of the whole room, for a home screen: the rosette of the brand on the cloth, to the very edges, since devices cut it as they like.
import { COLOUR, group, path, rect, round, svg } from './kit.ts';

const SIDE = 100;
const PETALS = 8;
/** One half of a petal from the hub to its tip: two ends and two controls of a curve, x and y. */
const HALF = [
  [0, -1.2],
  [-2.2, -3.6],
  [-2, -7.2],
  [0, -9.4],
] as const;
/** From the middle to a tip, in the same units. */
const REACH = 9.4;
/** A half is drawn as so many straight lines, fine enough for the largest icon. */
const LINES = 20;

const pointAt = (share: number): readonly [number, number] => {
  const rest = 1 - share;
  const weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share];
  const sum = (axis: 0 | 1): number => HALF.reduce((total, point, i) => total + point[axis] * (weights[i] ?? 0), 0);
  return [sum(0), sum(1)];
};

const petal = (scale: number): string => {
  const left = Array.from({ length: LINES + 1 }, (_, i) => pointAt(i / LINES));
  const right = left.slice(1, -1).toReversed();
  const points = [...left, ...right.map(([x, y]) => [-x, y] as const)];
  return `M${points.map(([x, y]) => `${round(x * scale)} ${round(y * scale)}`).join('L')}Z`;
};

/** A whole document; the rosette takes this share of its side. Where a device cuts the icon round, 0.8 is all that surely stays. */
export const appIconSvg = (share: number): string => {
  const shape = petal((SIDE * share) / 2 / REACH);
  const petals = Array.from({ length: PETALS }, (_, i) =>
    path(shape, { fill: COLOUR.paper, transform: `rotate(${(360 / PETALS) * i})` }),
  );
  return svg(
    { width: SIDE, height: SIDE },
    rect(0, 0, SIDE, SIDE, { fill: COLOUR.cloth }) +
      group({ transform: `translate(${SIDE / 2} ${SIDE / 2})` }, ...petals),
  );
};
