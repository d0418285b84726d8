// The `baize` command started by a Node that is too old; a small module fakes its version.

import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const COMMAND = join(dirname(import.meta.dirname), 'bin', 'baize.mjs');
const OLD = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.0.0"})';

const run = (flags: readonly string[], args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, COMMAND, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('an older Node hands over to the installed Node 24, with arguments, output and exit code', () => {
  const args = ['no-such-verb'];
  const direct = run([], args);
  expect(direct.status).toBe(2);
  expect(direct.stderr).toContain('no-such-verb');
  expect(run(['--import', OLD], args)).toEqual(direct);
});
