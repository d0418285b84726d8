// The units for systemd and the file for Docker Compose: systemd finds no fault with the ones, and the other is whole.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS, variableOf } from '../../src/server/settings.ts';
import { findProgram, SYSTEMD_ANALYZE, thisMachine } from '../programs.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const UNITS = ['baize.service', 'baize-backup.service', 'baize-backup.timer'];
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

/** What several servers need beside the settings of one: where the database and the bus are. */
const VARIABLES = new Set([...SETTINGS.map(({ flag }) => variableOf(flag)), 'BAIZE_DATABASE', 'BAIZE_BUS']);

test('systemd can read the units', () => {
  const program = findProgram(SYSTEMD_ANALYZE, thisMachine());
  if (!program.ok) throw new Error(program.error);
  const dir = mkdtempSync(join(tmpdir(), 'baize-units-'));
  try {
    for (const name of UNITS) writeFileSync(join(dir, name), read(name));
    const { status, stderr } = spawnSync(
      program.value,
      ['verify', '--man=no', '--recursive-errors=no', ...UNITS.map((name) => join(dir, name))],
      { encoding: 'utf8' },
    );
    expect(stderr.split('\n').filter((line) => line.includes('baize'))).toEqual([]);
    expect(status).toBe(0);
    // It does find faults.
    writeFileSync(
      join(dir, 'baize.service'),
      read('baize.service').replace('ProtectSystem=strict', 'ProtectSystme=strict'),
    );
    const broken = spawnSync(program.value, ['verify', '--man=no', join(dir, 'baize.service')], { encoding: 'utf8' });
    expect(broken.stderr).toContain('ProtectSystme');
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('the service may write to its own directory and to nothing else', () => {
  const unit = read('baize.service');
  for (const line of ['User=baize', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'StateDirectoryMode=0700'])
    expect(unit.split('\n')).toContain(line);
  for (const [variable] of unit.matchAll(/BAIZE_[A-Z_]+/gu)) expect(VARIABLES).toContain(variable);
});

interface Compose {
  readonly services: {
    readonly [name: string]: {
      readonly environment?: { readonly [name: string]: string };
      readonly depends_on?: readonly string[] | { readonly [name: string]: unknown };
      readonly volumes?: readonly string[];
      readonly ports?: readonly string[];
      readonly image?: string;
      readonly build?: { readonly context: string; readonly dockerfile: string };
    };
  };
  readonly volumes: { readonly [name: string]: unknown };
}

test('the file for Docker Compose is whole: every service, volume and variable it names is there', () => {
  const { services, volumes } = parse(read('compose.yaml')) as Compose;
  const all = Object.values(services);
  const needed = all.flatMap(({ depends_on: needs = [] }) => (Array.isArray(needs) ? needs : Object.keys(needs)));
  expect(needed.filter((name) => services[String(name)] === undefined)).toEqual([]);
  const mounted = all.flatMap((service) => (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''));
  expect([...new Set(mounted)].toSorted()).toEqual(Object.keys(volumes).toSorted());
  expect(all.filter(({ image, build }) => image === undefined && build === undefined)).toEqual([]);
  // Only the door is open.
  expect(Object.keys(services).filter((name) => services[name]?.ports !== undefined)).toEqual(['caddy']);
  const environment = services['baize']?.environment ?? {};
  expect(Object.keys(environment).filter((variable) => !VARIABLES.has(variable))).toEqual([]);
  const unread = SETTINGS.filter(({ flag, read: readSetting }) => {
    const text = environment[variableOf(flag)];
    return text !== undefined && !readSetting(text.replaceAll(/\$\{\w+(?::[^}]*)?\}/gu, 'cards.example.org')).ok;
  });
  expect(unread).toEqual([]);
});
