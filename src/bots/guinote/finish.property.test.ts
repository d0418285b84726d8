// Whatever the rules of the table and wherever a hand stands, playing it out in one go ends as playing it by the policy move by move.

import { expect, test } from 'vitest';
import { guinote } from '../../games/guinote/index.ts';
import { options as ruled, type GuinoteOptions } from '../../games/guinote/options.ts';
import { betweenHands, inArrastre, type State } from '../../games/guinote/state.ts';
import { optionsWith } from '../../games/guinote/testing.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { finish } from './finish.ts';
import { learnedFor } from './learned.ts';
import { practised } from './policy.ts';
import { playByTheRules } from './testing.ts';

/** A preset, or any choice of rules at all. */
const rulesFor = (players: 2 | 4, random: Random): GuinoteOptions => {
  const presets = Object.keys(ruled.presets);
  const preset = presets[random.below(presets.length)]!;
  if (random.below(3) === 0) return optionsWith({ players }, preset);
  const any = Object.entries(ruled.fields).map(([field, allowed]) => {
    const values = allowed as readonly unknown[];
    return [field, values[random.below(values.length)]];
  });
  return optionsWith({ ...Object.fromEntries(any), players }, preset);
};

/** Somewhere in the first hands of a match, words said or not, cards played at random. */
const positionOf = (rules: GuinoteOptions, random: Random): State => {
  const s = guinote.setup(rules, []);
  for (let left = random.below(4) === 0 ? 0 : random.below(rules.players * 30); left > 0 || betweenHands(s); left--) {
    if (s.stage === 'end') return positionOf(rules, random);
    if (s.stage === 'deal') {
      guinote.resolve(s, random);
      continue;
    }
    const { must, may } = guinote.actors(s);
    const seat = may.find((each) => guinote.legal(s, each).length > 0 && random.below(2) === 0) ?? must[0]!;
    const legal = guinote.legal(s, seat);
    guinote.apply(s, seat, legal[random.below(legal.length)]!);
  }
  return s;
};

/** How often what a playout must get right has come up. */
interface Met {
  arrastre: number;
  stop: number;
  answer: number;
  vueltas: number;
  sung: number;
  won: number;
}

const KINDS = 60;
const HANDS = 50;

test.each([
  [2, 'the policy', undefined],
  [4, 'the policy', undefined],
  [4, 'what practice taught', practised],
] as const)('3,000 hands of %i by %s, 60 choices of rules', (players, _, policy) => {
  const random = fastRandom(players);
  const unlike: unknown[] = [];
  const met: Met = { arrastre: 0, stop: 0, answer: 0, vueltas: 0, sung: 0, won: 0 };
  for (let kind = 0; kind < KINDS; kind++) {
    const rules = rulesFor(players, random);
    for (let hand = 0; hand < HANDS; hand++) {
      const s = positionOf(rules, random);
      const start = guinote.clone(s);
      const expected = guinote.clone(s);
      playByTheRules(expected, policy);
      finish(s, policy === undefined ? undefined : learnedFor(rules));
      if (JSON.stringify(s) !== JSON.stringify(expected)) unlike.push({ start, end: s, expected });
      met.arrastre += Number(inArrastre(start));
      met.stop += Number(start.stage === 'stop');
      met.answer += Number(start.trick.length > 0);
      met.vueltas += Number(start.vueltas);
      met.sung += s.cantes.length - start.cantes.length;
      met.won += Number(s.partidaWinner >= 0);
    }
  }
  expect(unlike.slice(0, 1)).toEqual([]);
  expect(Object.entries(met).filter(([, times]) => times < 40)).toEqual([]);
});
