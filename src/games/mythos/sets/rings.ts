// Rings in a graph: which nodes lead back to themselves over others. Every edge is followed once.

interface Visit<T> {
  readonly node: T;
  readonly next: readonly T[];
  at: number;
}

/** The nodes that lie on a ring of two or more (Tarjan's search for strongly connected parts, without recursion). */
export const onRings = <T>(nodes: readonly T[], nextOf: (node: T) => readonly T[]): ReadonlySet<T> => {
  const number = new Map<T, number>();
  const lowest = new Map<T, number>();
  const open: T[] = [];
  const isOpen = new Set<T>();
  const rings = new Set<T>();
  const lower = (node: T, to: number): void => void lowest.set(node, Math.min(lowest.get(node) ?? to, to));
  const visit = (node: T): Visit<T> => {
    lowest.set(node, number.size);
    number.set(node, number.size);
    open.push(node);
    isOpen.add(node);
    return { node, next: nextOf(node), at: 0 };
  };
  const close = (node: T): void => {
    if (lowest.get(node) !== number.get(node)) return;
    const part = open.splice(open.lastIndexOf(node));
    for (const each of part) {
      isOpen.delete(each);
      if (part.length > 1) rings.add(each);
    }
  };
  for (const root of nodes) {
    const path = number.has(root) ? [] : [visit(root)];
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const { node, next } = last;
      const to = next[last.at++];
      if (to === undefined) {
        path.pop();
        close(node);
        const above = path.at(-1);
        if (above !== undefined) lower(above.node, lowest.get(node) ?? 0);
      } else if (!number.has(to)) path.push(visit(to));
      else if (isOpen.has(to)) lower(node, number.get(to) ?? 0);
    }
  }
  return rings;
};
