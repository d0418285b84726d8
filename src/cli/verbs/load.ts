// `baize load`: many people at one server, over real sockets.

import { UsageError } from '../shell.ts';
import { wholeNumber, type Verb } from './verb.ts';

export const load: Verb = {
  name: 'load',
  summary: 'Lets a crowd play on a server, and says what each move costs.',
  usage: 'load [--tables N] [--think MS] [--seconds S] [--game GAME] [--json]',
  words: [0, 0],
  flags: {
    tables: { value: 'N', about: 'Tables of two people each (default 100).' },
    think: { value: 'MS', about: 'How long everybody thinks before a move, about (default 1000; 0 for not at all).' },
    seconds: { value: 'S', about: 'How long to measure (default 20).' },
    game: { value: 'GAME', about: 'What they play (default: the first that `baize games` lists).' },
    json: { about: 'One JSON object instead of the list.' },
  },
  details: [
    'Starts a server in a process of its own, with an empty store that is deleted afterwards, and plays on it with two connections per table. Every move is on the disk before it is acknowledged, as always.',
    'CPU is that of the whole server process; memory is measured after a garbage collection. The crowd itself needs about as much: with two cores, one is its own.',
  ],
  examples: ['baize load', 'baize load --tables 1000 --think 1000 --seconds 30 --json', 'baize load --think 0'],
  run: async (given, shell) => {
    const game = given.value('game') ?? Object.keys(shell.games)[0] ?? '';
    if (!Object.hasOwn(shell.games, game))
      throw new UsageError(`There is no game "${game}".`, `There are ${Object.keys(shell.games).join(', ')}.`);
    const flags = [
      `--tables=${wholeNumber(given, 'tables', 100, [1, 5000])}`,
      `--think=${wholeNumber(given, 'think', 1000, [0, 60_000])}`,
      `--seconds=${wholeNumber(given, 'seconds', 20, [1, 3600])}`,
      `--game=${game}`,
      ...(given.on('json') ? ['--json'] : []),
    ];
    return (await shell.runScript('tools/load.ts', flags)) === 0 ? 0 : 1;
  },
};
