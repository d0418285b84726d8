// A server as a process of its own, for tests that kill it. Takes its options as JSON, prints `at <address>` once it listens.

import module from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ChildOptions } from './child.ts';

// Before anything else is loaded: tests start hundreds of them, and compiling is half of what each takes to start.
module.enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)));
const { runServer } = await import('../run.ts');

// Whoever started this holds the other end; when they are gone, so is this.
process.stdin.on('end', () => process.exit(1)).resume();

const { seed, ...options } = JSON.parse(process.argv[2] ?? '{}') as ChildOptions;
const seeded = seed === undefined ? {} : { newSeed: () => seed };
await runServer({ ...options, ...seeded }, (address) => process.stdout.write(`at ${address}\n`));
process.stdin.destroy();
