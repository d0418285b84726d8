// From a deck to a table: against a bot, or with a friend who comes by a link.

import { openTable, type NewTable } from '../api.ts';
import { rememberChoice } from '../deck.ts';
import { playerName } from '../names.ts';
import { go, tablePath } from '../router.ts';
import { notOpened } from '../not-opened.ts';
import type { BuilderModel } from './model.ts';

/** Opens a table with the deck and goes there; else says why not. The deck is the one to be brought the next time. */
export const play = (
  { game, module, text: listOf, set, preset }: BuilderModel,
  how: Pick<NewTable, 'opponents' | 'botDeck'>,
): Promise<string> => {
  const own = set.value?.text;
  rememberChoice(game, { named: null, list: listOf(), set: own ?? '' });
  return playWith(module.game.id, {
    deck: listOf(),
    preset: preset.value,
    ...(own === undefined ? {} : { set: own }),
    ...how,
  });
};

/** The same for any deck as text. */
export const playWith = async (game: string, order: Omit<NewTable, 'game' | 'name'>): Promise<string> => {
  const reply = await openTable({ game, name: playerName(), ...order });
  if (reply.kind === 'ok') {
    go(tablePath(reply.value.table));
    return '';
  }
  return notOpened(reply);
};
