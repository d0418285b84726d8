// Three Quays: what its folder gives to a table. In `src/games` this would be one line of the registry.

import { anyGame } from '../../src/kernel/match.ts';
import { presentation } from './presentation.ts';
import { game } from './game.ts';

export const module = { game: anyGame(game), presentation };
