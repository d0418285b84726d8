// The heuristic player of Mulle: the source's order, and play that depends on nothing but what its seat sees.

import { describe, expect, test } from 'vitest';
import { mulle } from '../../games/mulle/index.ts';
import type { MulleOptions } from '../../games/mulle/options.ts';
import type { State } from '../../games/mulle/state.ts';
import { optionsWith, stateOf, type Sketch } from '../../games/mulle/testing.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { random as randomLevel } from '../random.ts';
import { heuristic } from './heuristic.ts';

const choice = (state: State, seat: number, random: Random = fastRandom(1)): string => {
  const view = mulle.view(state, seat);
  const legal = mulle.legal(state, seat);
  const action = heuristic.bot({ game: mulle, seat, view, history: [], legal, random, budget: 0 });
  if (action === undefined) throw new Error('the bot is silent');
  return mulle.notate(action);
};

/** A whole match; `bots` says which seats are heuristic, the others play at random. */
const match = (options: MulleOptions, bots: readonly boolean[], seed: number): State => {
  const random = fastRandom(seed);
  const s = mulle.setup(options, []);
  while (mulle.outcome(s) === undefined) {
    if (mulle.chance(s) !== undefined) {
      mulle.resolve(s, random);
      continue;
    }
    const seat = s.turn;
    const thought = { game: mulle, seat, view: mulle.view(s, seat), history: [], random, budget: 0 };
    const legal = mulle.legal(s, seat);
    const bot = bots[seat] === true ? heuristic.bot : randomLevel.bot;
    const action = bot({ ...thought, legal } as never) as (typeof legal)[number];
    const refusal = mulle.refuse(s, seat, action);
    if (refusal !== undefined) throw new Error(`${mulle.notate(action)}: ${refusal.code}`);
    mulle.apply(s, seat, action);
  }
  return s;
};

describe('ai learning integrity', () => {
  const ORDER: readonly (readonly [name: string, sketch: Sketch, chosen: string])[] = [
    ['a combination with a mulle before a longer one', { table: 'S4 S4 HA C2 C6', hands: ['C8 SK'] }, 'take C8: S4+S4, C2+C6'],
    ['a combination before a twin', { table: 'C9 S3 H4', hands: ['C9 D7'] }, 'take D7: S3+H4'],
    ['the longer combination', { table: 'S3 H4 SA H5', hands: ['D7 D9'] }, 'take D9: SA+S3+H5'],
    ['a twin before an equal card', { table: 'C9 S6', hands: ['C9 D6'] }, 'take C9: C9'],
    ['an equal card before a build', { table: 'S9 S3', hands: ['C9 H4 D7'] }, 'take C9: S9'],
    ['a build before trotta', { table: 'S3 SQ', hands: ['H4 D7 DA'] }, 'build H4 on S3'],
    ['a discard when nothing else is left', { table: 'SQ', hands: ['S4 D5'] }, 'discard D5'],
  ]; // prettier-ignore
  for (const [name, sketch, chosen] of ORDER) {
    test(name, () => expect(choice(stateOf(sketch), 0)).toBe(chosen));
  }

  test('states that its seat can’t tell apart get the same move', () => {
    const s = mulle.setup(optionsWith(), []);
    mulle.resolve(s, fastRandom(5));
    const random = fastRandom(6);
    const moves = Array.from({ length: 20 }, () => choice(mulle.sample(mulle.view(s, 0), random), 0, random));
    expect(new Set([...moves, choice(s, 0)]).size).toBe(1);
  });

  test('it beats random play, with two players and in pairs', () => {
    for (const bots of [
      [true, false],
      [true, false, true, false],
    ]) {
      const options = optionsWith({ players: bots.length, omgangar: 1 });
      const wins = Array.from({ length: 30 }, (_, n) => mulle.outcome(match(options, bots, n))?.rank[0]);
      expect(wins.filter((rank) => rank === 1).length).toBeGreaterThan(24);
    }
  });

  test('it plays whole matches with every option', () => {
    const changes = [
      { captureChoice: 'auto' },
      { absorb: 'equalOnly', ownerRebuild: 'any' },
      { absorb: 'off', trailWhenCapturable: true },
      { players: 4, tableSpecials: 'mulle' },
    ];
    for (const change of changes) expect(match(optionsWith(change), [true, true, true, true], 3).omgang).toBe(2);
  });
});
