// `baize bench`: how fast the rules run on this machine.

import type { Verb } from './verb.ts';

export const bench: Verb = {
  name: 'bench',
  summary: 'Measures how fast matches are played and records are verified.',
  usage: 'bench [--peers] [--json]',
  words: [0, 0],
  flags: {
    peers: { about: 'Also download boardgame.io, play a small game on it, and compare.' },
    json: { about: 'One JSON object instead of the table.' },
  },
  details: [
    'Measures random playouts, play with events, verification, and searches of bots, on one core of this machine.',
  ],
  examples: ['baize bench', 'baize bench --peers --json'],
  run: async (given, shell) => {
    const flags = ['peers', 'json'].filter((flag) => given.on(flag)).map((flag) => `--${flag}`);
    return (await shell.runScript('tools/bench.ts', flags)) === 0 ? 0 : 1;
  },
};
