// Arrows over the table, from a card to what it is about. They are drawn, never in the way, and say nothing that is not said in words.

import type { VNode } from 'preact';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Arrow {
  readonly key: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

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

const arrowTo = (frame: DOMRect, from: DOMRect, to: DOMRect, key: string): Arrow => {
  const start = edgeOf(from, ...middleOf(to));
  const end = edgeOf(to, ...middleOf(from));
  const [x1, y1, x2, y2] = [start.x - frame.left, start.y - frame.top, end.x - frame.left, end.y - frame.top].map(
    Math.round,
  ) as [number, number, number, number];
  // Bent a little to one side, so that arrows to neighbours can be told apart.
  const [bx, by] = [(x1 + x2) / 2 + (y2 - y1) * 0.12, (y1 + y2) / 2 - (x2 - x1) * 0.12].map(Math.round);
  return { key, path: `M${x1} ${y1}Q${bx} ${by} ${x2} ${y2}`, x: x2, y: y2 };
};

const arrowsIn = (root: HTMLElement, from: string, targets: readonly string[]): readonly Arrow[] => {
  const source = root.querySelector<HTMLElement>(from);
  if (source === null) return [];
  const frame = root.getBoundingClientRect();
  const box = source.getBoundingClientRect();
  return targets.flatMap((target) => {
    const element = targetElement(root, target);
    if (element === null || element === source || element.contains(source)) return [];
    const to = element.getBoundingClientRect();
    // On a phone a lane may lie outside of what is seen, or under what stands beside the lanes.
    const clip = element.closest('.lanes')?.getBoundingClientRect() ?? frame;
    const [middle] = middleOf(to);
    const seen = middle >= clip.left && middle <= clip.right;
    return seen ? [arrowTo(frame, box, to, target)] : [];
  });
};

/** Arrows from the first element that fits `from` to each target that is in sight. */
export const Arrows = ({
  from,
  targets,
  label,
}: {
  readonly from: string;
  readonly targets: readonly string[];
  /** What comes of it, at the head of the first arrow. */
  readonly label?: string | undefined;
}): VNode => {
  const svg = useRef<SVGSVGElement>(null);
  const arrows = useSignal<readonly Arrow[]>([]);
  const wanted = `${from} ${targets.join('|')}`;
  useLayoutEffect(() => {
    const measure = (): void => {
      const root = svg.current?.closest<HTMLElement>('.table-wrap') ?? null;
      arrows.value = root === null ? [] : arrowsIn(root, from, targets);
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
  const [first] = arrows.value;
  return (
    <>
      <svg ref={svg} class="arrows" aria-hidden="true" data-testid="arrows">
        <defs>
          <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0L10 5L0 10Z" />
          </marker>
        </defs>
        {arrows.value.map(({ key, path }) => (
          <path key={key} class="arrow" d={path} marker-end="url(#arrow-head)" data-to={key} />
        ))}
      </svg>
      {label === undefined || label === '' || first === undefined ? null : (
        <span class="arrow-label pill" style={`left:${first.x}px;top:${first.y}px`} aria-hidden="true">
          {label}
        </span>
      )}
    </>
  );
};
