// What stands beside any table. The built page has `beside-loaded.ts` in place of this file.

export { Rail } from './around/Rail.tsx';
