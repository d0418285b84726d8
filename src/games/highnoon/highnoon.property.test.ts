// HighNoon against the contract of a game: every property that all games share.

import type { Viewer } from '../../kernel/game.ts';
import { conformance } from '../../kernel/testing/conformance.ts';
import { module } from './index.ts';

/** Every card that is marked as face down: nobody may see one, not even whose it is. */
const secrets = (position: unknown, viewer: Viewer): readonly string[] =>
  viewer === 'open' ? [] : [...JSON.stringify(position).matchAll(/"(d[01]:[CDHS]:\d\d)\?"/gu)].map(([, id]) => id!);

conformance(module, {
  optionSets: [
    { preset: 'classic', options: { quietLimit: 25 } },
    { preset: 'shared', options: { quietLimit: 25, emptyColumn: 'any' } },
    { preset: 'draw3', options: { quietLimit: 25, autoReveal: false } },
  ],
  games: 20,
  bound: 8000,
  secrets,
  ordered: ['stock', 'tableau'],
  samples: 4000,
});
