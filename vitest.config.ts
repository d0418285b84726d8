// The tests, one project per kind: unit tests run in `npm run check`, the other kinds in `npm test` only.

import { defineConfig } from 'vitest/config';
import { BySeconds } from './tools/divide.ts';

const FOLDERS = '{src,tools,examples}';
const PAGE = 'src/web';
const KINDS = ['property', 'golden', 'sim', 'process', 'store', 'browser'];

/** What is waited for with `expect.poll` comes late on a busy machine; whoever waits in vain has a fault, and time. */
const POLL = { poll: { timeout: 30_000 } };

/** Unit tests of a folder. Most of them are pure: loading every module again for each file would take longer than the tests. */
const unit = (name: string, folder: string, not: readonly string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: [...KINDS.map((each) => `**/*.${each}.test.{ts,tsx}`), ...not],
    testTimeout: 20_000,
    isolate: false,
  },
});

const kind = (name: string, timeout: number, retry = 0) => ({
  extends: true as const,
  test: {
    name,
    include: [`${FOLDERS}/**/*.${name}.test.{ts,tsx}`],
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: POLL,
    retry,
  },
});

/** For kinds that also test the machine: other programs, their time. The run names whatever needed it (decision 139). */
const SECOND_TRY = 1;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    sequence: { sequencer: BySeconds },
    projects: [
      unit('unit', FOLDERS, [`${PAGE}/**`]),
      // They need a document, for which the test runner starts a process of its own: side by side with all others.
      unit('page', PAGE),
      kind('property', 300_000),
      kind('golden', 60_000),
      kind('sim', 300_000),
      kind('process', 60_000, SECOND_TRY),
      kind('store', 180_000, SECOND_TRY),
      {
        extends: true,
        test: { ...kind('browser', 120_000, SECOND_TRY).test, fileParallelism: false },
      },
    ],
  },
});
