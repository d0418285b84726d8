// The process of the command line: loading this file runs it.

import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: what was compiled last time need not be compiled again.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));

const { processShell, tidyEnd } = await import('./process.ts');
const { run } = await import('./run.ts');

process.exitCode = await run(process.argv.slice(2), processShell());
tidyEnd();
