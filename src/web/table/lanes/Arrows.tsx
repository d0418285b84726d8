// Arrows over the table, from a card to what it is about. They are drawn, never in the way, and say nothing that is not said in words.

import type { VNode } from 'preact';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { present } from '../../../kernel/present.ts';
import type { Box } from '../around/free-spot.ts';

interface Arrow {
  readonly key: string;
  readonly path: string;
  readonly chip?: Chip;
}

/** What comes of a target, beside or on it. */
export interface Chip {
  readonly text: string;
  readonly style: string;
}

/** Chips for targets, by where they lie and what lies around them; nothing changes as long as the key is the same. */
export interface Chips {
  readonly key: string;
  readonly of: (
    target: string,
    frame: DOMRect,
    to: DOMRect,
    isCard: boolean,
    above: readonly Box[],
  ) => Chip | undefined;
}

/** Arrows, and what they pass under. */
interface Drawn {
  readonly arrows: readonly Arrow[];
  readonly under: readonly Box[];
}

/** Faces and their names, heads of lanes, powers, what is asked: arrows run under them, so that all of it can be read. */
const ABOVE = '.unit, .table .head > *, .tug, .choice, .purse .pill, .table .plate, .hand .card';

/** A name inside the quotes of a selector. */
export const quoted = (name: string): string => name.replaceAll(/["\\]/gu, String.raw`\$&`);

/** What of the table a target is: a card of a zone by name or place, a zone, a lane's head, or a card anywhere. */
export const targetElement = (root: ParentNode, target: string): HTMLElement | null => {
  const [place = '', which] = target.split(' ');
  const at = quoted(place);
  if (which === undefined) {
    return root.querySelector<HTMLElement>(
      `.table [data-lane="${at}"] .head, .table [data-zone="${at}"], .table .unit[data-card="${at}"]`,
    );
  }
  const zone = root.querySelector<HTMLElement>(`.table [data-zone="${at}"]`);
  if (which.startsWith('#')) return zone?.querySelectorAll<HTMLElement>('.unit')[Number(which.slice(1))] ?? zone;
  return zone?.querySelector<HTMLElement>(`[data-card="${quoted(which)}"]`) ?? zone;
};

/** Where a line from the middle of one box to the middle of another meets its edge. */
const edgeOf = (box: DOMRect, x: number, y: number): { readonly x: number; readonly y: number } => {
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const [dx, dy] = [x - cx, y - cy];
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  return { x: cx + dx * share, y: cy + dy * share };
};

const middleOf = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

const arrowTo = (frame: DOMRect, from: DOMRect, to: DOMRect): string => {
  const start = edgeOf(from, ...middleOf(to));
  const end = edgeOf(to, ...middleOf(from));
  const [x1, y1, x2, y2] = [start.x - frame.left, start.y - frame.top, end.x - frame.left, end.y - frame.top].map(
    Math.round,
  ) as [number, number, number, number];
  // Bent a little to one side, so that arrows to neighbours can be told apart.
  const [bx, by] = [(x1 + x2) / 2 + (y2 - y1) * 0.12, (y1 + y2) / 2 - (x2 - x1) * 0.12].map(Math.round);
  return `M${x1} ${y1}Q${bx} ${by} ${x2} ${y2}`;
};

/** To a lane an arrow goes only as far as its edge, unless it begins over it. */
const goalOf = (element: HTMLElement, from: DOMRect): DOMRect => {
  const lane = element.matches('.head') ? element.closest('.lane')?.getBoundingClientRect() : undefined;
  const [x, y] = middleOf(from);
  const isOver = lane !== undefined && x > lane.left && x < lane.right && y > lane.top && y < lane.bottom;
  return lane === undefined || isOver ? element.getBoundingClientRect() : lane;
};

const arrowsIn = (root: HTMLElement, from: string, targets: readonly string[], chips: Chips | undefined): Drawn => {
  const source = root.querySelector<HTMLElement>(from);
  if (source === null) return NONE;
  const frame = root.getBoundingClientRect();
  const box = source.getBoundingClientRect();
  const above = [...root.querySelectorAll(ABOVE)]
    .filter((element) => !element.contains(source) && !source.contains(element))
    .map((element) => element.getBoundingClientRect());
  const arrows = targets.flatMap((target): readonly Arrow[] => {
    const element = targetElement(root, target);
    if (element === null || element === source || element.contains(source)) return [];
    const to = goalOf(element, box);
    // On a phone a lane may lie outside of what is seen, or under what stands beside the lanes.
    const clip = element.closest('.lanes')?.getBoundingClientRect() ?? frame;
    const [middle] = middleOf(to);
    if (middle < clip.left || middle > clip.right) return [];
    const chip = chips?.of(target, frame, to, element.matches('.unit'), above);
    // Whoever stands on a lane needs no arrow to it.
    const path =
      element.closest('.lane')?.contains(source) === true && !element.matches('.unit') ? '' : arrowTo(frame, box, to);
    return [{ key: target, path, ...present({ chip }) }];
  });
  const under = above.map(({ left, top, right, bottom }) => ({
    left: left - frame.left,
    top: top - frame.top,
    right: right - frame.left,
    bottom: bottom - frame.top,
  }));
  return { arrows, under };
};

const NONE: Drawn = { arrows: [], under: [] };

/** Arrows from the first element that fits `from` to each target that is in sight; `chips` tell what comes of some of them. */
export const Arrows = ({
  from,
  targets,
  chips,
}: {
  readonly from: string;
  readonly targets: readonly string[];
  readonly chips?: Chips;
}): VNode => {
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useSignal<Drawn>(NONE);
  const wanted = [from, ...targets, chips?.key].join('|');
  useLayoutEffect(() => {
    const measure = (): void => {
      const root = svg.current?.closest<HTMLElement>('.table-wrap') ?? null;
      drawn.value = root === null ? NONE : arrowsIn(root, from, targets, chips);
    };
    measure();
    // What stands around may still be making room.
    const next = requestAnimationFrame(measure);
    const moved = ['resize', 'scroll'] as const;
    for (const name of moved) addEventListener(name, measure, true);
    return () => {
      cancelAnimationFrame(next);
      for (const name of moved) removeEventListener(name, measure, true);
    };
  }, [wanted]);
  const { arrows, under } = drawn.value;
  return (
    <>
      <svg ref={svg} class="arrows" aria-hidden="true" data-testid="arrows">
        <defs>
          <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0L10 5L0 10Z" />
          </marker>
          <mask id="arrow-under" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
            <rect width="100%" height="100%" fill="#fff" />
            {under.map(({ left, top, right, bottom }, i) => (
              <rect key={i} x={left} y={top} width={right - left} height={bottom - top} rx="6" fill="#222" />
            ))}
          </mask>
        </defs>
        <g mask="url(#arrow-under)">
          {arrows.map(({ key, path }) => (
            <path key={key} class="arrow" d={path} marker-end="url(#arrow-head)" data-to={key} />
          ))}
        </g>
      </svg>
      {arrows.map(({ key, chip }) =>
        chip === undefined ? null : (
          <span key={key} class="arrow-label pill" style={chip.style} aria-hidden="true" data-of={key}>
            {chip.text}
          </span>
        ),
      )}
    </>
  );
};
