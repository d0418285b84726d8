// `baize chaos`: many servers as one card room, while everything breaks.

import { wholeNumber, type Verb } from './verb.ts';

export const chaos: Verb = {
  name: 'chaos',
  summary: 'Kills servers while people play, and looks what was lost.',
  usage: 'chaos [FLAGS]',
  words: [0, 0],
  flags: {
    tables: { value: 'N', about: 'Tables of two people each (default 300).' },
    seconds: { value: 'S', about: 'For how long (default 600).' },
    nodes: { value: 'N', about: 'Servers (default 3).' },
    'kill-every': { value: 'S', about: 'A server is killed this often, in seconds (default 5).' },
    think: { value: 'MS', about: 'How long everybody thinks before a move, about (default 1000).' },
    lease: { value: 'MS', about: 'A server that says nothing for so long has no tables any more (default 3000).' },
    json: { about: 'One JSON object instead of the list.' },
  },
  details: [
    'Starts PostgreSQL, NATS, HAProxy and servers in temporary directories. Servers are killed one after the other and started again; one is stopped for 15 seconds and goes on, one is cut from the bus, PostgreSQL and NATS start again.',
    'At the end what people were told is compared with the logs: no acknowledged move is lost, none counts twice, and everybody sees what the log leads to. After the failure of one server the pause must not be longer than the lease and 2 seconds; for that the machine must have processor time left.',
    'Needs postgresql, nats-server and haproxy; on Debian root gets them installed.',
  ],
  examples: ['baize chaos', 'baize chaos --tables 30 --seconds 60'],
  run: async (given, shell) => {
    const flags = [
      `--tables=${wholeNumber(given, 'tables', 300, [1, 2000])}`,
      `--seconds=${wholeNumber(given, 'seconds', 600, [10, 86_400])}`,
      `--nodes=${wholeNumber(given, 'nodes', 3, [2, 9])}`,
      `--kill-every=${wholeNumber(given, 'kill-every', 5, [1, 3600])}`,
      `--think=${wholeNumber(given, 'think', 1000, [0, 60_000])}`,
      `--lease=${wholeNumber(given, 'lease', 3000, [500, 60_000])}`,
      ...(given.on('json') ? ['--json'] : []),
    ];
    return (await shell.runScript('tools/chaos.ts', flags)) === 0 ? 0 : 1;
  },
};
