// What a table of a game shows, fetched before there is one: while the server opens it, or while somebody reads what the game is about.

import { DECKS } from '../../games/index.ts';
import type { Front } from '../fronts.ts';
import { loadPresentation } from '../games.ts';
import { loadKind } from './kinds.ts';
import { loadMotion } from './motion.ts';

/** What can't be fetched now is fetched by the table itself, which also says so if it can't be. */
export const prepareTable = ({ id, kind }: Front): void => {
  loadKind(kind);
  loadMotion(kind === 'open');
  const deck = Object.hasOwn(DECKS, id) ? DECKS[id] : undefined;
  void Promise.all([loadPresentation(id), deck?.()]).catch(() => undefined);
};
