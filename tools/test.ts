// `npm run check` (with --quick) and `npm test`: every stage, one line each, and `N passed, N failed` at the end.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import {
  CADDY,
  CHROMIUM,
  findProgram,
  FIREFOX,
  HAPROXY,
  NATS,
  NGINX,
  POSTGRES,
  STRACE,
  SYSTEMD_ANALYZE,
  thisMachine,
  WEBKIT_DRIVER,
  XVFB,
} from './programs.ts';
import { countTests } from './count-tests.ts';
import { endWithSignals, runStages, summary, type Stage, type StageResult } from './stages.ts';

const ROOT = dirname(import.meta.dirname);
const BUILD = join(ROOT, 'build');
const NODE = process.execPath;
const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

const COLOUR = process.stdout.isTTY ? '--color' : '--no-color';
/** Tests of a kind, all of them or those that `which` chooses. */
interface Tests {
  readonly name: string;
  readonly project: string;
  readonly which?: readonly string[];
}

const UNIT: readonly Tests[] = [
  { name: 'unit', project: 'unit' },
  { name: 'page', project: 'page' },
];

/** The browser's take as long as all others together. Many short stages keep everything busy until the end. */
const PARTS = 6;
const browser = Array.from({ length: PARTS }, (_, i): Tests => {
  const part = `${i + 1}/${PARTS}`;
  return { name: `browser ${part}`, project: 'browser', which: [`--shard=${part}`] };
});

/** The longest first, so that the end is not waited for. */
const OTHERS: readonly Tests[] = [
  { name: 'property', project: 'property' },
  { name: 'sim', project: 'sim' },
  ...browser,
  { name: 'store', project: 'store' },
  { name: 'process', project: 'process' },
  { name: 'golden', project: 'golden' },
];

const testStage = ({ name, project, which = [] }: Tests, env: Readonly<Record<string, string>> = {}): Stage => {
  const report = join(BUILD, `tests-${name.replaceAll(/\W/gu, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  return {
    name: `${name} tests`,
    command: [
      bin('vitest'),
      'run',
      '--project',
      project,
      '--no-allowOnly',
      COLOUR,
      '--silent=passed-only',
      ...which,
      ...reporters,
    ],
    env,
    tests: () => countTests(readFileSync(report, 'utf8')),
  };
};

const quickStages = (): readonly Stage[] => [
  ...UNIT.map((tests) => testStage(tests)),
  // Half of its time goes into compiling itself.
  { name: 'dead code', command: [bin('knip')], env: { NODE_COMPILE_CACHE: join(BUILD, 'compiled') } },
  { name: 'types', command: [bin('tsc'), '-b'] },
  { name: 'lint and layers', command: [bin('oxlint'), '--deny-warnings'] },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'clauses', command: [NODE, join('tools', 'clauses.ts')] },
];

const report = (result: StageResult): void => {
  const tests = result.name.endsWith('tests') ? `  ${result.passed} passed, ${result.failed} failed` : '';
  console.log(`${result.ok ? '✓' : '✗'} ${result.name.padEnd(15)} ${result.seconds.toFixed(1).padStart(6)} s${tests}`);
  for (const test of result.again) console.log(`  passed at the second try: ${test}`);
  if (!result.ok) console.log(`\n${result.output.trim()}\n`);
};

/** What tests run beside Node. */
const PROGRAMS = [
  CHROMIUM,
  FIREFOX,
  WEBKIT_DRIVER,
  XVFB,
  STRACE,
  POSTGRES,
  NATS,
  HAPROXY,
  NGINX,
  CADDY,
  SYSTEMD_ANALYZE,
];

const main = async (): Promise<void> => {
  process.chdir(ROOT);
  mkdirSync(BUILD, { recursive: true });
  endWithSignals();
  const quick = process.argv.includes('--quick');
  const env: Record<string, string> = {};
  for (const program of quick ? [] : PROGRAMS) {
    const found = findProgram(program, thisMachine());
    if (found.ok) {
      env[program.variable] = found.value;
      continue;
    }
    console.error(found.error);
    process.exitCode = 1;
    return;
  }
  // On a machine with two cores the test runner uses one worker, and browsers often wait.
  const width = Math.min(2, availableParallelism());
  const results = [...(await runStages(quickStages(), width, report))];
  if (!quick) {
    results.push(
      ...(await runStages(
        OTHERS.map((tests) => testStage(tests, env)),
        width,
        report,
      )),
    );
  }
  const line = summary(results);
  writeFileSync(join(BUILD, 'summary'), `${line}\n`);
  console.log(`\n${line}`);
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
};

await main();
