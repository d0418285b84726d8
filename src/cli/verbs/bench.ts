// `baize bench`: how fast the rules run here.

import type { Verb } from './verb.ts';

export const bench: Verb = {
  name: 'bench',
  summary: 'Measures how fast games are played and records verified.',
  usage: 'bench [--peers] [--json]',
  words: [0, 0],
  flags: {
    peers: { about: 'Also play a small game on boardgame.io, which is fetched for it, and compare.' },
    json: { about: 'One JSON object in place of the table.' },
  },
  details: ['Measures random playouts, pure play with events, and verifying, on one core of this machine.'],
  examples: ['baize bench', 'baize bench --peers --json'],
  run: async (given, shell) => {
    const flags = ['peers', 'json'].filter((flag) => given.on(flag)).map((flag) => `--${flag}`);
    return (await shell.runScript('tools/bench.ts', flags)) === 0 ? 0 : 1;
  },
};
