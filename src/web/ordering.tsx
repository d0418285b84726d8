// A table of one game being ordered from the front page: with bots, with a friend, or by the set-up sheet. Loaded with the game.

import type { FunctionComponent } from 'preact';
import { levelsOf } from '../bots/index.ts';
import type { NewTable } from './api.ts';
import { usualLoadout } from './deck.ts';
import { loadGame } from './games.ts';
import { playerName } from './names.ts';
import { usualLevel, valuesNow, withOneFriend, withPlayers, type Setup } from './setup.ts';
import { SetupSheet } from './SetupSheet.tsx';
import { loadWords, wordsOf } from './text/index.ts';

/** What can be ordered, for a number of players. */
export interface Ordering {
  readonly withBots: (players: number) => NewTable;
  readonly withFriend: (players: number) => NewTable;
  readonly Sheet: FunctionComponent<{ readonly players: number; readonly onClose: () => void }>;
}

/** Loads a game and its levels. */
export const openOrdering = async (id: string): Promise<Ordering> => {
  const [module, offered] = await Promise.all([
    loadGame(id),
    levelsOf(id),
    ...['talk', 'meeting', 'local'].map(loadWords),
  ]);
  if (module === undefined) throw new Error(`there is no game ${id}`);
  const { game, deckTools, speeds, presentation } = module;
  const levels = offered.map((level) => level.id);
  const baseFor = (players: number): Pick<Setup, 'preset' | 'chosen'> =>
    withPlayers(game, { preset: game.options.preset, chosen: {} }, players);
  const withBots = (players: number): NewTable => {
    const base = baseFor(players);
    return { game: id, options: base.chosen, name: playerName(), ...usualLoadout(module, valuesNow(game, base)) };
  };
  return {
    withBots,
    withFriend: (players) => ({
      ...withBots(players),
      opponents: withOneFriend(game, baseFor(players), usualLevel(levels)),
    }),
    Sheet: (props) => (
      <SetupSheet
        game={game}
        deckTools={deckTools}
        speeds={speeds}
        words={wordsOf(presentation)}
        levels={levels}
        {...props}
      />
    ),
  };
};
