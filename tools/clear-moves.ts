// Positions of Guiñote for two in which one card is clearly best, and how often hard and expert play it.
//
//   node tools/clear-moves.ts 1000          finds 1,000 and measures both levels
//   node tools/clear-moves.ts 120 FILE      finds 120 and writes them
//
// Clearly best is, with a stock, 20 points more than any other card over ten times the playouts of `hard`, and the best chance to win both by these
// playouts and by a tree four times that of `expert`; without a stock, by the exact ending, two per cent more chance than any other card.

import { writeFileSync } from 'node:fs';
import { aidsFor } from '../src/bots/guinote/aids.ts';
import { isEnding, solveEnding } from '../src/bots/guinote/ending.ts';
import { levels } from '../src/bots/guinote/levels.ts';
import { missedBy, positionAt, thoughtAt, type Clear } from '../src/bots/guinote/testing.ts';
import { PERFECT } from '../src/bots/guinote/worlds.ts';
import type { Aids } from '../src/bots/search/aids.ts';
import { paired } from '../src/bots/search/paired.ts';
import { tree } from '../src/bots/search/tree.ts';
import { guinote, type Guinote } from '../src/games/guinote/index.ts';
import { totalOf } from '../src/games/guinote/scoring.ts';
import type { State } from '../src/games/guinote/state.ts';
import { fastRandom } from '../src/kernel/random.ts';

const BUDGET = 12_000;
const WALKS = 20_000;
const GLANCE = 400;
const POINTS = 20;
/** Points as a worth from 0 to 1. */
const SCALE = 800;
/** Two per cent of the chance, as endings value it. */
const CHANCE = 20_000 * 1024;

const chances: Aids<Guinote> = aidsFor(PERFECT);
const byPoints = (s: State): readonly number[] => {
  const first = 0.5 + (totalOf(s, 0) - totalOf(s, 1)) / SCALE;
  return [first, 1 - first];
};

/** The best card, if it is better than any other by so much. */
const bestBy = (s: State, budget: number, aids: Aids<Guinote>, gap: number): number | undefined => {
  const found = paired(thoughtAt(s, budget), { ...aids, favour: () => 0 }).toSorted((a, b) => b.mean - a.mean);
  const [best, next] = found;
  return best !== undefined && next !== undefined && best.mean - next.mean >= gap ? best.action : undefined;
};

const clearInStock = (s: State): number | undefined => {
  const points: Aids<Guinote> = { ...chances, worth: byPoints };
  if (bestBy(s, GLANCE, points, (POINTS * 0.8) / SCALE) === undefined) return undefined;
  const best = bestBy(s, BUDGET, points, POINTS / SCALE);
  if (best === undefined || best !== bestBy(s, BUDGET, chances, 0)) return undefined;
  return tree(thoughtAt(s, WALKS), chances)[0]?.action === best ? best : undefined;
};

const clearInEnding = (s: State): number | undefined => {
  const sign = s.turn === 0 ? 1 : -1;
  const valued = solveEnding(guinote, s, s.turn, guinote.legal(s, s.turn)).toSorted(
    (a, b) => sign * (b.value - a.value),
  );
  const [best, next] = valued;
  if (best === undefined || next === undefined) return undefined;
  return sign * (best.value - next.value) >= CHANCE ? best.action : undefined;
};

const clearAt = (deal: number, actions: number): Clear | undefined => {
  const s = positionAt(deal, actions);
  if (s === undefined) return undefined;
  const best = isEnding(s) ? clearInEnding(s) : clearInStock(s);
  return best === undefined ? undefined : [deal, actions, guinote.notate(best)];
};

const main = (): void => {
  const [wanted = '1000', file] = process.argv.slice(2);
  const found: Clear[] = [];
  const random = fastRandom(2026);
  for (let deal = 1; found.length < Number(wanted); deal++) {
    const clear = clearAt(deal, random.below(40));
    if (clear !== undefined) found.push(clear);
    if (clear !== undefined && found.length % 50 === 0) process.stderr.write(`${found.length} of ${deal} deals\n`);
  }
  if (file !== undefined) {
    writeFileSync(file, `[\n${found.map((clear) => `  ${JSON.stringify(clear)}`).join(',\n')}\n]\n`);
    return;
  }
  const endings = found.filter(([deal, actions]) => isEnding(positionAt(deal, actions)!)).length;
  process.stdout.write(`${found.length} positions, ${endings} of them without a stock\n`);
  for (const level of levels) {
    const missed = missedBy(level, found);
    process.stdout.write(
      `${level.id}: ${found.length - missed.length} of ${found.length}; missed ${JSON.stringify(missed)}\n`,
    );
  }
};

main();
