// `baize serve`: the card room for browsers.

import { present } from '../../kernel/present.ts';
import { wholeNumber, type Verb } from './verb.ts';

export const serve: Verb = {
  name: 'serve',
  summary: 'Starts the card room for browsers.',
  usage: 'serve [--port N] [--host HOST] [--data DIR] [--keep-reports DAYS] [--database ADDRESS] [--bus ADDRESS]',
  words: [0, 0],
  flags: {
    port: { value: 'N', about: 'Port (default 8080 or the next free one; 0 for any free one).' },
    host: { value: 'HOST', about: 'Address to listen on (default localhost; 0.0.0.0 for everybody).' },
    data: { value: 'DIR', about: 'Where matches are stored (default ./data).' },
    database: {
      value: 'ADDRESS',
      about: 'PostgreSQL instead of a file in DIR, for many servers: postgres://user:password@host/baize.',
    },
    bus: {
      value: 'ADDRESS',
      about: 'NATS, by which servers on one database reach each other: nats://user:password@host.',
    },
    'keep-reports': { value: 'DAYS', about: 'How long reports of players are kept (default 30 days).' },
  },
  details: [
    'Runs until Ctrl-C or SIGTERM. Every move is saved to disk before it is acknowledged.',
    'Started several times with the same --database and --bus, behind any load balancer, servers are one card room: docs/scaling.md.',
  ],
  examples: [
    'baize serve',
    'baize serve --port 3000 --host 0.0.0.0 --data /var/lib/baize',
    'baize serve --database postgres://baize:secret@db/baize --bus nats://baize:secret@bus',
  ],
  run: async (given, shell) => {
    const host = given.value('host');
    const dataDir = given.value('data');
    const database = given.value('database');
    const bus = given.value('bus');
    const port = given.on('port') ? wholeNumber(given, 'port', 0, [0, 65_535]) : undefined;
    const reportDays = given.on('keep-reports') ? wholeNumber(given, 'keep-reports', 30, [1, 3650]) : undefined;
    // Only this command needs the server; loading it would slow down all the others.
    const { runServer } = await import('../../server/run.ts');
    try {
      await runServer(present({ port, host, dataDir, database, bus, reportDays }), (address) => {
        void shell.stdout.write(`Baize is at ${address}\n`).catch(() => undefined);
      });
      return 0;
    } catch (fault) {
      await shell.stderr.write(`baize: ${fault instanceof Error ? fault.message : String(fault)}\n`);
      return 1;
    }
  },
};
