// The process of the command line: loading this file runs it.

import { processShell, tidyEnd } from './process.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), processShell());
tidyEnd();
