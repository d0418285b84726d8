// Finds the browser of the browser tests; on Debian as root it installs one.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, ok, type Result } from '../src/kernel/result.ts';

/** What looking for a browser depends on, so that a test can stand in for the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  readonly isExecutable: (path: string) => boolean;
  /** Installs the Debian packages; true if that worked. */
  readonly install: () => boolean;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium, or the one thing to do to get one. */
export const findChromium = (machine: Machine): Result<string, string> => {
  const chosen = machine.env['BAIZE_CHROMIUM'];
  if (chosen !== undefined && chosen !== '') {
    return machine.isExecutable(chosen) ? ok(chosen) : fail(`BAIZE_CHROMIUM is ${chosen}, which can't be run.`);
  }
  const found = lookFor(machine);
  if (found !== undefined) return ok(found);
  const command = installCommand(machine);
  if (!machine.hasApt || !machine.isRoot) return fail(`The browser tests need Chromium. ${command}`);
  const installed = machine.install() ? lookFor(machine) : undefined;
  return installed === undefined ? fail(`Chromium could not be installed. ${command}`) : ok(installed);
};

const lookFor = (machine: Machine): string | undefined => {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...FIXED, ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))];
  return candidates.find(machine.isExecutable);
};

const installCommand = (machine: Machine): string => {
  if (machine.hasApt) return 'Run: sudo apt-get install -y chromium';
  if (machine.platform === 'darwin') return 'Run: brew install --cask chromium';
  return "Install it with your system's packages, or run: export BAIZE_CHROMIUM=/path/to/chromium";
};

/** The machine this runs on. */
export const thisMachine = (): Machine => ({
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get'),
  isExecutable,
  install: aptInstall,
});

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const aptInstall = (): boolean => {
  process.stderr.write('Installing Chromium with apt-get (once)…\n');
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  // The package lists may be missing or old on a new machine.
  return apt(args, false) || (apt(['update', '-qq'], true) && apt(args, true));
};

const apt = (args: readonly string[], show: boolean): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status !== 0 && show) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
};
