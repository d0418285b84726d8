// Whistle: what its folder gives to a table. In `src/games` this would be one line of the registry.

import { anyGame } from '../../src/kernel/match.ts';
import { face } from './face.ts';
import { game } from './game.ts';

export const module = { game: anyGame(game), face };
