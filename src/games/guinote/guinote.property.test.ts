// Guiñote against the contract of a game: every property that all games share, for each preset, number of players and deck.

import type { Viewer } from '../../kernel/game.ts';
import { conformance } from '../../kernel/testing/conformance.ts';
import { module } from './index.ts';

/** Cards of the stock: nobody may ever see one. Hands are told apart by the samples, because some of their cards were shown. */
const secrets = (position: unknown, viewer: Viewer): readonly string[] =>
  viewer === 'open' ? [] : (position as { readonly stock: readonly string[] }).stock;

const optionSets = ['aragon', 'reference', 'validator'].flatMap((preset) =>
  [2, 4].flatMap((players) => [40, 48, 36].map((deck) => ({ preset, options: { players, deck, partidasPerCoto: 1 } }))),
);

const OTHERS = [
  { options: { players: 2 } },
  {
    options: {
      canteWindow: 'beforeRival',
      min30: 'loses',
      bothOver: 'higher',
      sevenPinta: 'pointsOnly',
      cotosPerMatch: 2,
      partidasPerCoto: 1,
    },
  },
  {
    options: {
      canteWindow: 'beforeRival',
      canteBy: 'winner',
      sevenPinta: 'higherThanSeven',
      partnerExemption: 'trumpOnly',
      partidasPerCoto: 1,
    },
  },
  { options: { players: 2, canteWindow: 'beforeRival', endIdas: 'immediate', renuncio: 'punish', partidasPerCoto: 1 } },
] as const;

conformance(module, {
  optionSets: [...optionSets, ...OTHERS],
  games: 20,
  bound: 1200,
  secrets,
  ordered: ['stock'],
  // GUI-13.1: an offence insisted on is accepted and never listed as legal.
  exceptions: { renuncio: (_state, _seat, action) => action.startsWith('renuncio ') },
});
