// Guiñote against the contract of a game: every property that all games share.

import { conformance } from '../../kernel/testing/conformance.ts';
import { module } from './index.ts';

conformance(module, {
  optionSets: [{ preset: 'aragon' }, { options: { partidasPerCoto: 1 } }],
  games: 60,
  bound: 1200,
  ordered: ['stock'],
});
