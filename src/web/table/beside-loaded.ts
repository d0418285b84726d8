// What stands beside any table, loaded with the first one: `beside.ts` for the built page.

import { lazy } from '../lazy.tsx';

export const Rail = lazy(async () => (await import('./around/Rail.tsx')).Rail, 'part');
