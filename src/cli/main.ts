// The process of the command line: loading this file runs it.

import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const packages = new URL('../../node_modules/', import.meta.url);

// Before anything else is loaded: what was compiled last time need not be compiled again. An installation without the tools to build it
// is only run, maybe by somebody who may not write there: nothing is kept in it.
if (existsSync(new URL('vite/package.json', packages)))
  module.enableCompileCache(fileURLToPath(new URL('.cache/compiled', packages)));

const { processShell, tidyEnd } = await import('./process.ts');
const { run } = await import('./run.ts');

process.exitCode = await run(process.argv.slice(2), processShell());
tidyEnd();
