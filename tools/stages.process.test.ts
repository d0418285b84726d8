// Running and counting stages, with small commands instead of the real ones.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runStages, summary, type Stage, type TestCount } from './stages.ts';

const stage = (name: string, code: string, tests?: () => TestCount): Stage => ({
  name,
  command: [process.execPath, '-e', code],
  ...(tests === undefined ? {} : { tests }),
});
const counted = (passed: number, failed: number, skipped: number) => (): TestCount => ({ passed, failed, skipped });
const silent = (): void => undefined;

test('stages and tests are counted, and output is kept', async () => {
  const stages = [
    stage('good', ''),
    stage('bad', 'console.log("what is wrong"); process.exit(3)'),
    stage('tests', '', counted(7, 0, 0)),
    stage('failing tests', 'process.exit(1)', counted(5, 2, 0)),
  ];
  const results = await runStages(stages, 1, silent);
  expect(results.map(({ name, ok }) => `${name} ${ok}`)).toEqual([
    'good true',
    'bad false',
    'tests true',
    'failing tests false',
  ]);
  expect(results[1]?.output).toContain('what is wrong');
  expect(summary(results)).toBe('13 passed, 3 failed');
});

test('a skipped test, no test and a missing report are failures', async () => {
  const stages = [
    stage('skipped', '', counted(3, 0, 1)),
    stage('none', '', counted(0, 0, 0)),
    stage('no report', '', () => {
      throw new Error('no such file');
    }),
    stage('a file that does not load', 'process.exit(1)', counted(4, 0, 0)),
  ];
  const results = await runStages(stages, 2, silent);
  expect(results.map(({ ok }) => ok)).toEqual([false, false, false, false]);
  expect(summary(results)).toBe('7 passed, 4 failed');
});

test('a command that does not exist is a failed stage', async () => {
  const results = await runStages([{ name: 'missing', command: ['/no/such/command'] }], 1, silent);
  expect(results[0]?.ok).toBe(false);
  expect(results[0]?.output).toContain('ENOENT');
});

test('a signal ends the stages and everything they started', async () => {
  // The stage starts another process, as vitest starts workers, and both would run for minutes.
  const grandchild = `setTimeout(() => {}, 300_000)`;
  const child = `const c = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]);
    require('node:fs').writeFileSync(process.argv[1], String(c.pid)); setTimeout(() => {}, 300_000)`;
  const script = `
    import { endWithSignals, runStages } from ${JSON.stringify(join(import.meta.dirname, 'stages.ts'))};
    import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    const folder = mkdtempSync(join(tmpdir(), 'baize-stages-'));
    const file = folder + '/pid';
    endWithSignals();
    void runStages([{ name: 'long', command: [process.execPath, '-e', ${JSON.stringify(child)}, file] }], 1, () => {});
    const look = setInterval(() => {
      const pid = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (pid === '') return;
      clearInterval(look);
      rmSync(folder, { recursive: true });
      console.log(pid);
    }, 20);`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(runner.stdout, 'data')) as [Buffer];
  const pid = Number(chunk.toString());
  expect(isRunning(pid)).toBe(true);
  runner.kill('SIGTERM');
  const [code] = (await once(runner, 'exit')) as [number];
  expect(code).toBe(143);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

/** A process that ended but that nobody waited for counts as ended. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !(existsSync(stat) && readFileSync(stat, 'utf8').includes(') Z '));
  } catch {
    return false;
  }
};
