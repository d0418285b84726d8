// What practice has taught: more than the policy knew, and the same on every machine.

import { describe, expect, test } from 'vitest';
import { guinote } from '../../games/guinote/index.ts';
import { isPlay } from '../../games/guinote/actions.ts';
import { sideOf, type State } from '../../games/guinote/state.ts';
import { fourWith } from '../../games/guinote/testing.ts';
import { fastRandom } from '../../kernel/random.ts';
import { learnedMove } from './four.ts';
import { tablesOfFour } from './four-tables.ts';
import { FEATURES, learnedFor, learnedFrom, stepsIn, WEIGHTS_LEARNED, type Note } from './learned.ts';
import { LEARNED } from './learned-weights.ts';
import { judge, policy, practised } from './policy.ts';
import { tablesFor } from './tables.ts';
import { speak } from './words.ts';

const options = fourWith({ partidasPerCoto: 1 });

/** Every choice of a card in a partida in which each side goes by a policy of its own; who has won it. */
const partida = (
  deal: number,
  policyOf: (s: State) => typeof policy,
  look: (s: State) => void = () => undefined,
): number => {
  const random = fastRandom(deal);
  const s = guinote.setup(options, []);
  while (s.stage !== 'end') {
    if (s.stage === 'deal') {
      guinote.resolve(s, random);
      continue;
    }
    const speaker = guinote.actors(s).may.find((seat) => speak(s, seat) !== undefined) ?? s.turn;
    const action = policyOf(s)(s, speaker);
    if (isPlay(action)) look(s);
    guinote.apply(s, speaker, action);
  }
  return s.cotos.indexOf(1);
};

test('beats the policy that it began with', () => {
  const GAMES = 1000;
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const mine = n % 2;
    const winner = partida(800_000_000 + (n - mine) / 2, ({ turn }) => (turn % 2 === mine ? practised : policy));
    wins += winner === mine ? 1 : 0;
  }
  expect(wins / GAMES).toBeGreaterThan(0.55);
});

test('plays a card that wins the partida at once', () => {
  let won = 0;
  for (let deal = 1; deal <= 60; deal++) {
    partida(
      deal,
      () => practised,
      (s) => {
        const side = sideOf(s.turn);
        const winning = guinote
          .legal(s, s.turn)
          .filter(isPlay)
          .filter((card) => {
            const next = guinote.clone(s);
            guinote.apply(next, s.turn, card);
            return next.cotos[side] === 1;
          });
        // Where every card wins, or the hand ends anyway, nothing is to be found.
        if (winning.length === 0 || winning.length === guinote.legal(s, s.turn).filter(isPlay).length) return;
        won++;
        expect(winning).toContain(learnedMove(s, s.turn, learnedFor(options)));
      },
    );
  }
  expect(won).toBeGreaterThan(5);
});

describe('the weights', () => {
  test('are all there, and most of them were learned', () => {
    const steps = stepsIn(LEARNED);
    expect(steps).toHaveLength(WEIGHTS_LEARNED);
    expect(steps.filter((step) => step !== 0).length).toBeGreaterThan(WEIGHTS_LEARNED / 4);
  });

  test('of nothing leave the policy as it was', () => {
    const nothing = learnedFrom(new Int8Array(WEIGHTS_LEARNED), tablesOfFour(options), 0);
    let compared = 0;
    for (let deal = 1; deal <= 40; deal++) {
      partida(
        deal,
        () => policy,
        (s) => {
          expect(learnedMove(s, s.turn, nothing)).toBe(judge(s, s.turn, tablesFor(options)));
          compared++;
        },
      );
    }
    expect(compared).toBeGreaterThan(1500);
  });

  test('add up to the scores that are noted, for every card that may be played', () => {
    const learned = learnedFrom(stepsIn(LEARNED), tablesOfFour(options), 0);
    const nothing = learnedFrom(new Int8Array(WEIGHTS_LEARNED), tablesOfFour(options), 0);
    const note = (): Note => ({
      size: 0,
      cards: new Int32Array(8),
      scores: new Int32Array(8),
      features: new Int32Array(8 * FEATURES),
    });
    partida(
      5,
      () => practised,
      (s) => {
        const [with_, without] = [note(), note()];
        const best = learnedMove(s, s.turn, learned, with_);
        learnedMove(s, s.turn, nothing, without);
        const cards = [...with_.cards.subarray(0, with_.size)];
        expect(new Set(cards)).toEqual(new Set(guinote.legal(s, s.turn).filter(isPlay)));
        expect(cards).toContain(best);
        cards.forEach((_, i) => {
          const features = with_.features.subarray(i * FEATURES, (i + 1) * FEATURES);
          const added = features.reduce((sum, feature) => sum + learned.weights[feature]!, 0);
          expect(with_.scores[i]! - without.scores[i]!).toBe(added);
        });
      },
    );
  });
});
