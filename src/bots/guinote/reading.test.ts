// Reading hands: the hands that were really held explain what was played better than those of other worlds that fit.

import { expect, test } from 'vitest';
import { guinote, type Guinote } from '../../games/guinote/index.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import { copyState, inArrastre, type State } from '../../games/guinote/state.ts';
import { optionsWith } from '../../games/guinote/testing.ts';
import { handCards } from '../../games/guinote/view.ts';
import { seen, type Events, type Seat } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { policy } from './policy.ts';
import { readingOf } from './reading.ts';
import { PERFECT, worldsFor } from './worlds.ts';
import { isHandOver } from './worth.ts';
import { speak } from './words.ts';

const VIEWER = 0;

const thoughtOf = (s: State, history: readonly GuinoteEvent[]): Thought<Guinote> => ({
  game: guinote,
  seat: VIEWER,
  view: guinote.view(s, VIEWER),
  history,
  legal: guinote.legal(s, VIEWER),
  random: fastRandom(3),
  budget: 400,
});

/** A hand of four who play as the policy does; visits every turn of the viewer with what it has seen. */
const playHand = (deal: number, visit: (s: State, history: readonly GuinoteEvent[]) => void): void => {
  const s = guinote.setup(optionsWith({ players: 4 }), []);
  const history: GuinoteEvent[] = [];
  const told: Events<GuinoteEvent> = [];
  const hear = (): void => void history.push(...told.splice(0).map((event) => seen(event, VIEWER) as GuinoteEvent));
  guinote.resolve(s, fastRandom(deal), told);
  hear();
  while (!isHandOver(s)) {
    const { must, may } = guinote.actors(s);
    const speaker = may.find((seat) => speak(s, seat) !== undefined);
    const seat: Seat = speaker ?? must[0]!;
    if (speaker === undefined && seat === VIEWER && s.stage === 'play') visit(s, history);
    guinote.apply(s, seat, speaker === undefined ? policy(s, seat) : speak(s, seat)!, told);
    hear();
  }
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

test('before anybody has drawn, the cards really held explain a policy that is known fully', () => {
  let looked = 0;
  for (let deal = 1; deal <= 20; deal++) {
    playHand(deal, (s, history) => {
      if (s.lastWinner >= 0 || s.trick.length === 0) return;
      looked++;
      expect(readingOf(thoughtOf(s, history), s)(s, fastRandom(1))).toBe(1);
    });
  }
  expect(looked).toBeGreaterThan(8);
});

test('in arrastre the truth weighs more than worlds that only fit, and read worlds are nearer to it', () => {
  const weights: { readonly truth: number; readonly fitting: number }[] = [];
  const right = { fitting: 0, read: 0 };
  for (let deal = 1; deal <= 16; deal++) {
    playHand(deal, (s, history) => {
      if (!inArrastre(s)) return;
      const thought = thoughtOf(s, history);
      const random = fastRandom(deal);
      const weigh = readingOf(thought, s);
      const fits = worldsFor(PERFECT)(thought);
      const reads = worldsFor({ ...PERFECT, reads: true })(thought);
      const truth = mean(Array.from({ length: 40 }, () => weigh(s, random)));
      const fitting = mean(Array.from({ length: 40 }, () => weigh(fits(random), random)));
      weights.push({ truth, fitting });
      for (let i = 0; i < 40; i++) {
        right.fitting += inPlace(fits(random), s);
        right.read += inPlace(reads(random), s);
      }
    });
  }
  expect(weights.filter(({ truth, fitting }) => truth > fitting).length).toBeGreaterThan(weights.length * 0.7);
  expect(right.read).toBeGreaterThan(right.fitting * 1.02);
});

/** How many cards of the others lie in a world where they really are. */
const inPlace = (world: State, truth: State): number => {
  let count = 0;
  for (let seat = 1; seat < 4; seat++) {
    const held = new Set(handCards(truth, seat));
    count += handCards(world, seat).filter((card) => held.has(card)).length;
  }
  return count;
};

test('a read world is a state of its own: playing on in it changes none of those drawn later', () => {
  playHand(5, (s, history) => {
    const draw = worldsFor({ ...PERFECT, reads: true })(thoughtOf(s, history));
    const first = guinote.clone(draw(fastRandom(9)));
    const played = draw(fastRandom(9));
    guinote.apply(played, VIEWER, guinote.legal(played, VIEWER)[0]!);
    const again = guinote.clone(first);
    copyState(draw(fastRandom(9)), again);
    expect(again).toEqual(first);
  });
});
