// Moves of bots that must be the same on every engine: computed in a browser and in Node, then compared.

import { module as whistle } from '../../../examples/whistle/index.ts';
import type { GameModule } from '../../games/index.ts';
import { hashText } from '../../kernel/hash.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { advanceTimeline, keepHistory, openTimeline } from '../../kernel/timeline.ts';
import type { Level } from '../bot.ts';
import { levelsOf } from '../index.ts';
import { searchingBot, type Limits } from '../search/levels.ts';
import { TREE } from '../search/tree.ts';
import { moveFrom, thinkFor } from '../think.ts';

/** So many steps of each match are enough: every one is a whole search. */
const STEPS = 10;

const searching = (id: string, limits: Limits): Level => ({
  id,
  version: 1,
  budget: 24,
  bot: searchingBot({}, limits),
});

/** The searches by the contract alone, whatever aids a game's own levels have. */
const PLAIN = [
  searching('paired', { slack: 0.05, cap: 0.2 }),
  searching('tree', { slack: 0.05, cap: 0.2, tree: TREE }),
];

/** The first steps of a match between bots of one level. */
const stepsOf = ({ game, deckTools }: GameModule, level: Level): readonly string[] => {
  const options = resolveOptions(game.options);
  if (!options.ok) throw new Error(options.error.message);
  const seats = game.seats(options.value);
  const occupants = Array.from(
    { length: seats },
    () => ({ kind: 'bot', level: level.id, version: 1, budget: 0 }) as const,
  );
  const decks = deckTools?.loadouts(
    options.value,
    occupants.map(() => undefined),
    { set: undefined, salt: 'ab'.repeat(16) },
  );
  const loadouts = decks?.ok === true ? decks.value : undefined;
  let timeline = keepHistory(openTimeline(game, options.value, hashText(level.id), occupants, loadouts));
  const steps: string[] = [];
  for (let n = 0; n < STEPS && timeline.outcome === undefined; n++) {
    const { must, may } = timeline.match.actors;
    const seat = must[0] ?? may[n % may.length] ?? 0;
    const act = moveFrom(timeline, seat, thinkFor(timeline, seat, level));
    steps.push(`${seat} ${act ?? '-'}`);
    const next = act === undefined ? undefined : advanceTimeline(timeline, { kind: 'act', seat, act, ms: 0 });
    if (next?.ok === true) timeline = next.value;
  }
  return steps;
};

/** The moves of every level that is offered in each game, and of the plain searches in those that have turns. */
export const botVectors = async (
  modules: readonly GameModule[],
): Promise<{ readonly [name: string]: readonly string[] }> => {
  const found: { [name: string]: readonly string[] } = {};
  for (const module of [whistle, ...modules]) {
    const { game } = module;
    // Without turns, a playout by the contract alone runs into its limit: too long for a test.
    const plain = game.progress === undefined ? PLAIN : [];
    for (const level of [...(await levelsOf(game.id)), ...plain])
      found[`${game.id} ${level.id}`] = stepsOf(module, level);
  }
  return found;
};
