// Divides tests into parts that take about the same time, as they were measured; `npm test` runs parts of a kind as stages of their own.

import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';
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

/** Shards by the seconds that files take, and not by their number; in each the longest first. */
export class BySeconds implements TestSequencer {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  #nameOf({ moduleId }: TestSpecification): string {
    return moduleId.slice(this.#vitest.config.root.length + 1);
  }

  #secondsOf(file: TestSpecification): number {
    return SECONDS[this.#nameOf(file)] ?? USUAL;
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byName = files.toSorted((a, b) => (this.#nameOf(a) < this.#nameOf(b) ? -1 : 1));
    return byName.toSorted((a, b) => this.#secondsOf(b) - this.#secondsOf(a));
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.#vitest.config.shard ?? {};
    return divide(await this.sort(files), (file) => this.#secondsOf(file), count)[index - 1] ?? [];
  }
}
