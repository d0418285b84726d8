// Finds the programs that tests need beside Node, browsers and strace; on Debian as root it installs them.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, ok, type Result } from '../src/kernel/result.ts';

/** A program that tests need. */
interface Program {
  readonly name: string;
  /** Who needs it, as a sentence. */
  readonly need: string;
  /** The variable that may hold its path. */
  readonly variable: string;
  /** What it is called in the folders of `PATH`, and where else it may be. */
  readonly names: readonly string[];
  readonly fixed: readonly string[];
  readonly debian: string;
  /** What to do on a Mac. */
  readonly mac: string;
}

export const CHROMIUM: Program = {
  name: 'Chromium',
  need: 'The browser tests need Chromium.',
  variable: 'BAIZE_CHROMIUM',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  fixed: [
    '/usr/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  debian: 'chromium',
  mac: 'Run: brew install --cask chromium',
};

export const FIREFOX: Program = {
  name: 'Firefox',
  need: 'The smoke test of other browsers needs Firefox.',
  variable: 'BAIZE_FIREFOX',
  names: ['firefox-esr', 'firefox'],
  fixed: ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  debian: 'firefox-esr',
  mac: 'Run: brew install --cask firefox',
};

const ONLY_LINUX = 'Only Linux has it: run the tests on Linux, for example in a container.';

export const WEBKIT_DRIVER: Program = {
  name: 'The driver of WebKitGTK',
  need: 'The smoke test of other browsers needs the driver of WebKitGTK.',
  variable: 'BAIZE_WEBKIT_DRIVER',
  names: ['WebKitWebDriver'],
  fixed: ['/usr/bin/WebKitWebDriver'],
  debian: 'webkit2gtk-driver',
  mac: ONLY_LINUX,
};

export const XVFB: Program = {
  name: 'Xvfb',
  need: 'The smoke test of other browsers needs Xvfb, a display for WebKitGTK.',
  variable: 'BAIZE_XVFB',
  names: ['Xvfb'],
  fixed: ['/usr/bin/Xvfb'],
  debian: 'xvfb',
  mac: ONLY_LINUX,
};

export const STRACE: Program = {
  name: 'strace',
  need: 'The test that acknowledged moves are on the disk needs strace.',
  variable: 'BAIZE_STRACE',
  names: ['strace'],
  fixed: ['/usr/bin/strace'],
  debian: 'strace',
  mac: ONLY_LINUX,
};

export const POSTGRES: Program = {
  name: 'PostgreSQL',
  need: 'The tests of many servers on one store need PostgreSQL.',
  variable: 'BAIZE_POSTGRES',
  names: ['postgres'],
  fixed: [18, 17, 16, 15, 14, 13].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
  debian: 'postgresql',
  mac: 'Run: brew install postgresql',
};

export const NATS: Program = {
  name: 'nats-server',
  need: 'The tests of many servers as one card room need nats-server.',
  variable: 'BAIZE_NATS',
  names: ['nats-server'],
  fixed: ['/usr/sbin/nats-server', '/usr/bin/nats-server'],
  debian: 'nats-server',
  mac: 'Run: brew install nats-server',
};

export const HAPROXY: Program = {
  name: 'HAProxy',
  need: 'The tests of many servers behind one address need HAProxy.',
  variable: 'BAIZE_HAPROXY',
  names: ['haproxy'],
  fixed: ['/usr/sbin/haproxy'],
  debian: 'haproxy',
  mac: 'Run: brew install haproxy',
};

export const NGINX: Program = {
  name: 'nginx',
  need: 'The test of a server behind nginx needs nginx.',
  variable: 'BAIZE_NGINX',
  names: ['nginx'],
  fixed: ['/usr/sbin/nginx'],
  debian: 'nginx',
  mac: 'Run: brew install nginx',
};

export const CADDY: Program = {
  name: 'Caddy',
  need: 'The test of a server behind Caddy needs Caddy.',
  variable: 'BAIZE_CADDY',
  names: ['caddy'],
  fixed: ['/usr/bin/caddy'],
  debian: 'caddy',
  mac: 'Run: brew install caddy',
};

export const SYSTEMD_ANALYZE: Program = {
  name: 'systemd-analyze',
  need: 'The test of the units for systemd needs systemd-analyze.',
  variable: 'BAIZE_SYSTEMD_ANALYZE',
  names: ['systemd-analyze'],
  fixed: ['/usr/bin/systemd-analyze'],
  debian: 'systemd',
  mac: ONLY_LINUX,
};

/** What looking for a program depends on, so that a test can stand in for the machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  readonly isExecutable: (path: string) => boolean;
  /** Installs a Debian package; true if that worked. */
  readonly install: (debian: string) => boolean;
}

/** The path of a program, or the one thing to do to get it. */
export const findProgram = (program: Program, machine: Machine): Result<string, string> => {
  const { name, need, variable, debian } = program;
  const chosen = machine.env[variable];
  if (chosen !== undefined && chosen !== '') {
    return machine.isExecutable(chosen) ? ok(chosen) : fail(`${variable} is ${chosen}, which can't be run.`);
  }
  const found = lookFor(program, machine);
  if (found !== undefined) return ok(found);
  const command = installCommand(program, machine);
  if (!machine.hasApt || !machine.isRoot) return fail(`${need} ${command}`);
  const installed = machine.install(debian) ? lookFor(program, machine) : undefined;
  return installed === undefined ? fail(`${name} could not be installed. ${command}`) : ok(installed);
};

const lookFor = ({ names, fixed }: Program, machine: Machine): string | undefined => {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...fixed, ...folders.flatMap((folder) => names.map((name) => join(folder, name)))];
  return candidates.find(machine.isExecutable);
};

const installCommand = ({ debian, mac, variable }: Program, machine: Machine): string => {
  if (machine.hasApt) return `Run: sudo apt-get install -y ${debian}`;
  if (machine.platform === 'darwin') return mac;
  return `Install it with your system's packages, or run: export ${variable}=/path/to/${debian}`;
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

const aptInstall = (debian: string): boolean => {
  process.stderr.write(`Installing ${debian} with apt-get (once)…\n`);
  const args = ['install', '-y', '-qq', '--no-install-recommends', debian];
  // The package lists may be missing or old on a new machine.
  return apt(args, false) || (apt(['update', '-qq'], true) && apt(args, true));
};

const apt = (args: readonly string[], show: boolean): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status !== 0 && show) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
};
