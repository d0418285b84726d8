// Baize as it is started by `npm start`, durable, with limits that let one machine be a crowd. Arguments: the data directory.

import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { serveLoad } from './process.ts';

module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
const { startServer } = await import('../../src/server/server.ts');

const ALL = { perSecond: 1e9, burst: 1e9 };

const { address } = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataDir: process.argv[2] ?? 'data',
  logLevel: 'error',
  limits: {
    messages: ALL,
    onlookerMessagesPerAddress: ALL,
    newTables: ALL,
    newTablesPerAddress: ALL,
    clients: 1e6,
    clientsPerAddress: 1e6,
  },
});
// The process is ended without notice; one that ends by itself keeps what it has compiled.
module.flushCompileCache();
serveLoad(address);
