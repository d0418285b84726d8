// Baize as it is started by `npm start`, durable, with limits that let one machine be a crowd. Arguments: the data directory and, for
// one of many servers, the addresses of database and bus.

import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { serveLoad } from './process.ts';

module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
const { startServer } = await import('../../src/server/server.ts');

const [dataDir = 'data', database, bus] = process.argv.slice(2);
const ALL = { perSecond: 1e9, burst: 1e9 };

const { address } = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataDir,
  ...(database === undefined ? {} : { database }),
  ...(bus === undefined ? {} : { bus }),
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
