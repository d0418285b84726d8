// `baize reports`: what players have reported, for whoever runs a server. It may go on running meanwhile.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../server/talk/reports.ts';
import type { Verb } from './verb.ts';

type Listed = Report & { readonly id: number };

const fileOf = ({ id, voice }: Listed): string => `report-${id}.${voice?.type.split('/')[1] ?? 'bin'}`;

const timeText = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);

const linesOf = (report: Listed): readonly string[] => [
  `${report.id}  ${timeText(report.at)}  table ${report.match}, line ${report.line}`,
  `   ${report.name} (${report.accused}) said: ${report.said}`,
  `   reported by ${report.reporter}${report.why === '' ? '' : `: ${report.why}`}`,
];

const jsonOf = ({ voice, ...report }: Listed): string =>
  JSON.stringify(
    voice === undefined
      ? report
      : { ...report, voice: { type: voice.type, base64: Buffer.from(voice.audio).toString('base64') } },
  );

export const reports: Verb = {
  name: 'reports',
  summary: 'Lists what players have reported.',
  usage: 'reports [--data DIR] [--voices DIR] [--json]',
  words: [0, 0],
  flags: {
    data: { value: 'DIR', about: 'Where matches are stored (default ./data).' },
    voices: { value: 'DIR', about: 'Also save reported voice messages there, one file each.' },
    json: { about: 'One JSON object per line, with voice messages in it.' },
  },
  details: [
    'Lists every line of talk that somebody has reported: when, at which table, who said it and who reported it, by the ids that records have for people. The server may be running.',
    'Reports are deleted after the days that baize serve --keep-reports says.',
  ],
  examples: ['baize reports', 'baize reports --data /var/lib/baize --voices /tmp/voices'],
  run: async (given, shell) => {
    const dataDir = given.value('data') ?? 'data';
    const { openReports, REPORTS_FILE } = await import('../../server/talk/reports.ts');
    if (!existsSync(dataDir)) {
      await shell.stderr.write(
        `baize: There is no directory ${dataDir}; --data says where the server keeps its matches.\n`,
      );
      return 1;
    }
    let all: readonly Listed[] = [];
    try {
      if (existsSync(join(dataDir, REPORTS_FILE))) {
        const open = openReports(dataDir, 'read');
        all = open.list();
        open.close();
      }
      const voices = given.value('voices');
      if (voices !== undefined) {
        mkdirSync(voices, { recursive: true });
        for (const report of all) if (report.voice) writeFileSync(join(voices, fileOf(report)), report.voice.audio);
      }
    } catch (fault) {
      await shell.stderr.write(`baize: ${fault instanceof Error ? fault.message : String(fault)}\n`);
      return 1;
    }
    const lines = given.on('json')
      ? all.map(jsonOf)
      : all.length === 0
        ? ['Nothing has been reported.']
        : all.flatMap(linesOf);
    await shell.stdout.write(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
    return 0;
  },
};
