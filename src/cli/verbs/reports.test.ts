// `baize reports`: what players have reported, listed while a server has the file open too.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReports, type Reports } from '../../server/talk/reports.ts';
import { ran } from '../testing/shell.ts';

let dir: string;
let server: Reports;

const REPORT = {
  at: Date.UTC(2026, 10, 16, 7, 5),
  match: 'Aaaaaaaaaa',
  line: 3,
  reporter: 'ab'.repeat(12),
  accused: 'cd'.repeat(12),
  name: 'Bea',
  said: 'you fool',
  why: 'rude',
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-reports-'));
  server = openReports(dir);
});
afterEach(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

test('are listed as text and as JSON, and voices are saved', async () => {
  expect(await ran(['reports', '--data', dir])).toMatchObject({ code: 0, out: 'Nothing has been reported.\n' });
  server.add(REPORT);
  server.add({ ...REPORT, said: 'the same line again' });
  const voice = { type: 'audio/ogg', audio: Uint8Array.from([1, 2, 3]) };
  server.add({ ...REPORT, line: 4, said: '(voice, 900 ms)', why: '', voice });
  const listed = await ran(['reports', '--data', dir, '--voices', join(dir, 'voices')]);
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out.split('\n').slice(0, 3)).toEqual([
    '1  2026-11-16 07:05  table Aaaaaaaaaa, line 3',
    `   Bea (${REPORT.accused}) said: you fool`,
    `   reported by ${REPORT.reporter}: rude`,
  ]);
  expect(listed.out.trim().split('\n')).toHaveLength(6);
  const saved = /^(?<id>\d+) .*line 4$/mu.exec(listed.out)?.groups?.['id'] ?? '';
  expect([...readFileSync(join(dir, 'voices', `report-${saved}.ogg`))]).toEqual([1, 2, 3]);
  const { out } = await ran(['reports', '--data', dir, '--json']);
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([{ id: 1, ...REPORT }, expect.objectContaining({ line: 4, voice: { type: 'audio/ogg', base64: 'AQID' } })]);
});

test('are deleted after their time', async () => {
  server.add(REPORT);
  server.sweep(REPORT.at);
  expect(server.list()).toHaveLength(1);
  server.sweep(REPORT.at + 1);
  expect(server.list()).toEqual([]);
});

test('a place without a server is told, exit 1', async () => {
  const { code, err } = await ran(['reports', '--data', join(dir, 'nowhere')]);
  expect(code).toBe(1);
  expect(err).toContain('There is no directory');
});
