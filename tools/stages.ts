// Stages of `npm run check` and `npm test`: runs commands in parallel, prints a line for each and the output of those that fail, counts.

import { spawn, type ChildProcess } from 'node:child_process';

/** One command of a run. `tests` reads what the command counted; without it the stage itself counts as one. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly tests?: () => TestCount;
}

/** What a test runner counted; a skipped test did not run, so it does not pass. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed at their second try only, with what the first one said. */
  readonly again?: readonly string[];
}

/** How a stage ended. */
export interface StageResult {
  readonly name: string;
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly output: string;
  readonly again: readonly string[];
}

const HANG_LIMIT_MS = 25 * 60_000;
const KILL_AFTER_MS = 5_000;
const running = new Set<ChildProcess>();

/** Runs stages in order, `width` at a time, and reports each as it ends. */
export const runStages = async (
  stages: readonly Stage[],
  width: number,
  report: (result: StageResult) => void,
): Promise<readonly StageResult[]> => {
  const waiting = [...stages];
  const results: StageResult[] = [];
  const lane = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const result = await runStage(stage);
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
};

const runStage = async (stage: Stage): Promise<StageResult> => {
  const started = performance.now();
  const { code, output } = await execute(stage);
  const seconds = (performance.now() - started) / 1000;
  return { name: stage.name, seconds, ...judge(stage, code, output) };
};

const judge = (stage: Stage, code: number, output: string): Omit<StageResult, 'name' | 'seconds'> => {
  if (stage.tests === undefined)
    return { ok: code === 0, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, again: [] };
  const count = readCount(stage.tests);
  if (count === undefined)
    return { ok: false, passed: 0, failed: 1, output: `${output}\nThe tests left no report.`, again: [] };
  const ok = code === 0 && count.failed + count.skipped === 0 && count.passed > 0;
  const failed = count.failed + count.skipped;
  const skipNote =
    count.skipped > 0 ? `\n${count.skipped} skipped or todo: a test that does not run counts as failed.` : '';
  return {
    ok,
    passed: count.passed,
    failed: ok ? 0 : Math.max(failed, 1),
    output: output + skipNote,
    again: count.again ?? [],
  };
};

const readCount = (tests: () => TestCount): TestCount | undefined => {
  try {
    return tests();
  } catch {
    return undefined;
  }
};

const execute = (stage: Stage): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const [file, ...args] = stage.command;
    // A separate process group, so that everything the command started can be ended with it.
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, ...stage.env },
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const hang = setTimeout(() => {
      output += `\nStopped: still running after ${HANG_LIMIT_MS / 60_000} minutes.`;
      endGroup(child, 'SIGKILL');
    }, HANG_LIMIT_MS);
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      clearTimeout(hang);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });

const endGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
};

/** On Ctrl-C or SIGTERM, ends every running command with everything it started, then this process. */
export const endWithSignals = (): void => {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  for (const [signal, code] of Object.entries(codes)) {
    process.once(signal, () => {
      const groups = [...running];
      for (const child of groups) endGroup(child, 'SIGTERM');
      setTimeout(() => {
        for (const child of groups) endGroup(child, 'SIGKILL');
        process.exit(code);
      }, KILL_AFTER_MS);
      void Promise.all(groups.map((child) => new Promise((resolve) => child.once('close', resolve)))).then(() =>
        process.exit(code),
      );
    });
  }
};

/** The line a run ends with. */
export const summary = (results: readonly StageResult[]): string => {
  const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0);
  return `${total('passed')} passed, ${total('failed')} failed`;
};
