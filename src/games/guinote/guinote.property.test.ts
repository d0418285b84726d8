// Guiñote against the contract of a game: every property that all games share.

import type { Viewer } from '../../kernel/game.ts';
import { conformance } from '../../kernel/testing/conformance.ts';
import { module } from './index.ts';

/** Cards of the stock: nobody may ever see one. Hands are told apart by the samples, because some of their cards were shown. */
const secrets = (position: unknown, viewer: Viewer): readonly string[] =>
  viewer === 'open' ? [] : (position as { readonly stock: readonly string[] }).stock;

conformance(module, {
  optionSets: [{ preset: 'aragon' }, { options: { partidasPerCoto: 1 } }],
  games: 60,
  bound: 1200,
  secrets,
  ordered: ['stock'],
});
