// What holds in every game of Guiñote, played at random under every preset, number of players and deck.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { GuinoteEvent } from './events.ts';
import { guinote } from './index.ts';
import { optionsWith } from './testing.ts';
import { sideOf, type State } from './state.ts';

type Changes = { readonly [key: string]: Json };

/** A step of a random match: the state before it and what it led to. */
type Watch = (before: State, events: readonly GuinoteEvent[], now: State) => void;

/** A random match to its end; `may` seats speak now and then. */
const playMatch = (preset: string, changes: Changes, seed: number, watch: Watch): State => {
  const random = fastRandom(seed);
  const state = guinote.setup(optionsWith(changes, preset), []);
  while (guinote.outcome(state) === undefined) {
    const before = guinote.clone(state);
    const events: Parameters<typeof guinote.apply>[3] = [];
    if (guinote.chance(state) === undefined) {
      const { must, may } = guinote.actors(state);
      const speaker = may.find((seat) => guinote.legal(state, seat).length > 0 && random.below(2) === 0);
      const seat = speaker ?? must[0]!;
      const actions = guinote.legal(state, seat);
      expect(actions.length).toBeGreaterThan(0);
      guinote.apply(state, seat, actions[random.below(actions.length)]!, events);
    } else guinote.resolve(state, random, events);
    watch(before, events.map(({ open, pub }) => open ?? pub), state);
  }
  return state;
}; // prettier-ignore

const SETS = ['aragon', 'reference', 'validator'].flatMap((preset) =>
  ([2, 4] as const).flatMap((players) => ([40, 48, 36] as const).map((deck) => ({ preset, players, deck }))),
);

describe('random matches', () => {
  for (const { preset, players, deck } of SETS) {
    const changes = { players, deck, partidasPerCoto: 1 };
    const each = (run: (seed: number) => void): void => {
      for (let seed = 0; seed < 40; seed++) run(seed * 1000 + deck + players);
    };

    test(`[GUI-10.3] ${preset}, ${players} players, deck ${deck}: a partida ends within two hands`, () => {
      each((seed) => {
        const end = playMatch(preset, changes, seed, () => undefined);
        expect(end.deals).toBeLessThanOrEqual(2);
        expect(guinote.outcome(end)?.rank.filter((rank) => rank === 1)).toHaveLength(players / 2);
      });
    });

    test(`[GUI-10.1] ${preset}, ${players} players, deck ${deck}: played-out idas sum to 130 and 20 a cante`, () => {
      let playedOut = 0;
      const counts: { tricks: number; sung: number; total: number; cards: number }[] = [];
      each((seed) => {
        let tricks = 0;
        playMatch(preset, { ...changes, endIdas: 'playOut' }, seed, (before, events) => {
          for (const event of events) {
            if (event.type === 'dealt') tricks = 0;
            if (event.type === 'trick') tricks += 1;
            if (event.type !== 'counted' || event.vueltas) continue;
            playedOut += 1;
            counts.push({
              tricks,
              sung: before.cantes.reduce((sum, cante) => sum + ((cante & 3) === before.trump ? 40 : 20), 0),
              total: event.sides.reduce((sum, side) => sum + side.total, 0),
              cards: event.sides.reduce((sum, side) => sum + side.cards, 0),
            });
          }
        });
      });
      expect(counts).toEqual(
        counts.map(({ sung }) => ({ tricks: deck / players, sung, total: 130 + sung, cards: 120 })),
      );
      expect(playedOut).toBe(40);
    });

    test(`[GUI-6.6] ${preset}, ${players} players, deck ${deck}: who must act has a legal card, or at the stop the word`, () => {
      each((seed) => {
        playMatch(preset, changes, seed, (before) => {
          if (guinote.chance(before) !== undefined) return;
          const { must } = guinote.actors(before);
          expect(must).toEqual([before.turn]);
          const cards = guinote.legal(before, before.turn).filter((action) => action < 64);
          expect(cards.length > 0).toBe(before.stage === 'play');
        });
      });
    });

    test(`[GUI-3.1] ${preset}, ${players} players, deck ${deck}: the winner of the last trick deals, and speaks first at the stop`, () => {
      each((seed) => {
        playMatch(preset, { ...changes, partidasPerCoto: 2 }, seed, (before, events, now) => {
          const dealers = events.flatMap((event) => (event.type === 'dealt' && event.deal > 1 ? [event.dealer] : []));
          expect(dealers.filter((dealer) => dealer !== before.lastWinner)).toEqual([]);
          const stops = events.flatMap((event) => (event.type === 'stop' ? [event.seats] : []));
          expect(stops.filter(([first]) => first !== now.lastWinner)).toEqual([]);
          expect(stops.flat().filter((seat) => sideOf(seat) !== sideOf(now.lastWinner))).toEqual([]);
        });
      });
    });
  }
});
