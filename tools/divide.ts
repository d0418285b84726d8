// Divides tests into parts that take about the same time, as they were measured; `npm test` runs parts of a kind as stages of their own.

import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SECONDS } from './seconds.ts';

/** The heaviest first, each to the part that is lightest so far. */
export const divide = <T>(things: readonly T[], weightOf: (thing: T) => number, count: number): readonly T[][] => {
  const parts = Array.from({ length: count }, () => ({ weight: 0, things: [] as T[] }));
  for (const thing of things.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const lightest = parts.reduce((best, part) => (part.weight < best.weight ? part : best));
    lightest.things.push(thing);
    lightest.weight += weightOf(thing);
  }
  return parts.map((part) => part.things);
};

/** For a file that nobody has measured yet. */
const USUAL = 10;

/** Shards by the seconds that files take, and not by their number. */
export class BySeconds extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { config } = this.ctx;
    const nameOf = ({ moduleId }: TestSpecification): string => moduleId.slice(config.root.length + 1);
    const sorted = files.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    const { index = 1, count = 1 } = config.shard ?? {};
    return divide(sorted, (file) => SECONDS[nameOf(file)] ?? USUAL, count)[index - 1] ?? [];
  }
}
