// The module of a table's game, once it is there: only who sits down or arranges a table needs it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../../games/index.ts';
import { loadGame } from '../games.ts';

export const useModule = (game: string): GameModule | undefined => {
  const module = useSignal<GameModule | undefined>(undefined);
  useEffect(() => {
    loadGame(game)?.then(
      (loaded) => (module.value = loaded),
      () => undefined,
    );
  }, [game]);
  return module.value;
};
