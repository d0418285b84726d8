// Writes docs/openapi.json: the HTTP API as the code has it. Run it when a test says that the two differ, then `npm run format`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../src/server/openapi.ts';

writeFileSync(join(import.meta.dirname, '../docs/openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`);
