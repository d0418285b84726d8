// `baize serve`: the card room for browsers.

import { readSettings, SETTINGS, variableOf } from '../../server/settings.ts';
import { didYouMean } from '../input/did-you-mean.ts';
import { UsageError, type Shell } from '../shell.ts';
import type { Verb } from './verb.ts';

const OURS = 'BAIZE_';

/** A variable that is almost one of ours is most likely misspelt. */
const misspelt = (env: Shell['env']): readonly string[] => {
  const known = SETTINGS.map(({ flag }) => variableOf(flag).slice(OURS.length));
  return Object.keys(env)
    .filter((name) => name.startsWith(OURS) && !known.includes(name.slice(OURS.length)))
    .flatMap((name) => {
      const hint = didYouMean(name.slice(OURS.length), known, '', OURS);
      return hint === '' ? [] : [`${name} is no setting. ${hint}`];
    });
};

export const serve: Verb = {
  name: 'serve',
  summary: 'Starts the card room for browsers.',
  usage: 'serve [FLAGS]',
  words: [0, 0],
  flags: Object.fromEntries(SETTINGS.map(({ flag, value, about }) => [flag, { value, about }])),
  details: [
    'Runs until Ctrl-C or SIGTERM. Every move is saved to disk before it is acknowledged.',
    'Each flag can be a variable instead: --log-level is BAIZE_LOG_LEVEL. A flag wins over its variable. docs/operating.md says more.',
    'Started several times with the same --database and --bus, behind any load balancer, servers are one card room: docs/scaling.md.',
  ],
  examples: [
    'baize serve',
    'baize serve --port 3000 --host 0.0.0.0 --data /var/lib/baize',
    'baize serve --database postgres://baize@db/baize --bus nats://bus',
    'baize serve --origin https://cards.example.org --trust-proxy loopback',
  ],
  run: async (given, shell) => {
    for (const line of misspelt(shell.env)) await shell.stderr.write(`baize: ${line}\n`);
    const options = readSettings(given.value, shell.env);
    if (!options.ok) throw new UsageError(`${options.error.at} ${options.error.message}.`);
    // Only this command needs the server; loading it would slow down all the others.
    const { runServer } = await import('../../server/run.ts');
    try {
      await runServer(options.value, (address) => {
        void shell.stdout.write(`Baize is at ${address}\n`).catch(() => undefined);
      });
      return 0;
    } catch (fault) {
      await shell.stderr.write(`baize: ${fault instanceof Error ? fault.message : String(fault)}\n`);
      return 1;
    }
  },
};
