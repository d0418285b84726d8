// `baize chaos`: servers behind a load balancer while everything breaks, and whether anything was lost.
//
//   node tools/chaos.ts --tables 300 --seconds 600 [--nodes 3] [--kill-every 5] [--think 1000] [--lease 3000] [--json]

import { parseArgs } from 'node:util';
import { findProgram, HAPROXY, NATS, POSTGRES, thisMachine } from './programs.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    nodes: text,
    tables: text,
    seconds: text,
    think: text,
    'kill-every': text,
    lease: text,
    json: { type: 'boolean', default: false },
  },
});

for (const program of [POSTGRES, NATS, HAPROXY]) {
  const found = findProgram(program, thisMachine());
  if (!found.ok) {
    process.stderr.write(`${found.error}\n`);
    process.exit(1);
  }
  process.env[program.variable] = found.value;
}
const { runChaos } = await import('./chaos/run.ts');

const leaseMs = Number(values.lease ?? 3000);
const result = await runChaos({
  nodes: Number(values.nodes ?? 3),
  tables: Number(values.tables ?? 300),
  seconds: Number(values.seconds ?? 600),
  thinkMs: Number(values.think ?? 1000),
  killEveryMs: Number(values['kill-every'] ?? 5) * 1000,
  stopMs: 15_000,
  cutMs: 10_000,
  leaseMs,
  progress: (line) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  },
});
const WHAT = { kill: 'a kill', stop: 'a stop', cut: 'a cut', engine: 'an engine' } as const;
const longestMs = result.pauses[0]?.ms ?? 0;
const isLate = longestMs > leaseMs + 2000;
const seconds = (ms: number): string => (ms / 1000).toFixed(1);
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
process.stdout.write(
  values.json
    ? `${JSON.stringify(result)}\n`
    : [
        `${result.kills} servers killed, ${result.matches} matches, ${result.acknowledged} requests acknowledged`,
        `longest pause after the failure of one server: ${Math.round(longestMs)} ms (lease ${leaseMs} ms)`,
        ...result.pauses.map(
          ({ ms, after, brokeAt, waitedFrom }) =>
            `  ${seconds(ms)} s after ${WHAT[after]} at ${seconds(brokeAt)} s, asked at ${seconds(waitedFrom)} s`,
        ),
        ...result.faults.slice(0, 50),
        result.faults.length === 0
          ? 'nothing was lost, nothing counted twice, everybody is where the log is'
          : `${result.faults.length} faults`,
        ...(isLate ? ['that pause is longer than the lease and 2 seconds'] : []),
        '',
      ].join('\n'),
);
process.exit(result.faults.length === 0 && !isLate ? 0 : 1);
