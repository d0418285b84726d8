// The answer to a player who asks for a hint: computed here, in the player's own browser, from what the table has sent this player.

import { hint } from '../../bots/hints/index.ts';
import type { Hint } from '../../bots/hints/hint.ts';
import { findRules, GAMES, type Games } from '../../games/index.ts';
import { resolveOptions } from '../../kernel/options.ts';
import type { Snapshot } from '../../protocol/messages.ts';

/** What a hint is made from. `events` is all that this player has seen of the match. */
export type HintRequest = Pick<Snapshot, 'game' | 'rules' | 'options' | 'view' | 'events' | 'legal' | 'actors'> & {
  readonly seat: number;
};

/** Gives hints; nothing where there is none to give. */
export type Advise = (request: HintRequest) => Promise<Hint | undefined>;

/** A hint with the games of a registry. */
export const answerWith =
  (games: Games): Advise =>
  async (request) => {
    const { seat, view, events, legal, actors } = request;
    const rules = await findRules(games, request.game, request.rules);
    if (!rules.ok) return undefined;
    const { game } = rules.value;
    const options = resolveOptions(game.options, { options: request.options });
    if (!options.ok) return undefined;
    const must = actors.must.includes(seat) || actors.must.length === 0;
    return hint(game, { seat, sides: game.sides(options.value), view, history: events, legal, must });
  };

export const answer = answerWith(GAMES);
