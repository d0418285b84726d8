// `baize bench`: how fast the rules run here.

import type { Verb } from './verb.ts';

export const bench: Verb = {
  name: 'bench',
  summary: 'Measures how fast games are played and records verified.',
  usage: 'bench',
  words: [0, 0],
  flags: {},
  details: ['Measures random playouts, pure play with events, and verifying, on one core of this machine.'],
  examples: ['baize bench'],
  run: async (_given, shell) => ((await shell.runScript('tools/bench.ts', [])) === 0 ? 0 : 1),
};
