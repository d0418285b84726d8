// Which action a contest of lines speaks for.

import { expect, test } from 'vitest';
import type { Weighed } from './contest.ts';
import { bestLines, USUAL, type Line } from './lines.ts';

const GAIN = 0.02;
const [WAIT, PLACE, LAY] = [1, 2, 3];

const line = (action: number, manner: number, mean: number): Weighed<Line> => ({
  who: { action, manner },
  visits: 16,
  mean,
});

const actionsOf = (weighed: readonly Weighed<Line>[], defender = weighed[0]!): readonly unknown[] =>
  bestLines(weighed, defender.who, GAIN).map(({ action }) => action);

test('without proof the defender’s action stands, whatever seems better', () => {
  expect(actionsOf([line(WAIT, USUAL, 0.5), line(PLACE, 1, 0.6), line(PLACE, USUAL, 0.55)])).toEqual([WAIT, PLACE]);
});

test('the winner’s action comes first, in whatever manner it won', () => {
  const defender = line(WAIT, USUAL, 0.5);
  const weighed = [line(PLACE, 2, 0.9), defender, line(LAY, USUAL, 0.7), line(PLACE, USUAL, 0.1), line(LAY, 2, 0.2)];
  expect(actionsOf(weighed, defender)).toEqual([PLACE, LAY, WAIT]);
});

test('of actions that gain all but as much, the usual manner has the say', () => {
  const defender = line(WAIT, USUAL, 0.3);
  const others = [defender, line(PLACE, USUAL, 0.1), line(LAY, USUAL, 0.8)];
  expect(actionsOf([line(PLACE, 2, 0.9), line(LAY, 3, 0.89), ...others], defender)[0]).toBe(LAY);
  expect(actionsOf([line(PLACE, 2, 0.9), line(LAY, 3, 0.87), ...others], defender)[0]).toBe(PLACE);
});

test('the action that the defender stands for may gain as much in another manner', () => {
  const defender = line(WAIT, USUAL, 0.5);
  const weighed = [line(PLACE, 2, 0.9), line(WAIT, 1, 0.9), defender, line(PLACE, USUAL, 0.1)];
  expect(actionsOf(weighed, defender)[0]).toBe(WAIT);
});

test('every action is told once, with its best line', () => {
  const weighed = [line(WAIT, USUAL, 0.5), line(WAIT, 1, 0.6), line(PLACE, USUAL, 0.2), line(PLACE, 1, 0.1)];
  expect(bestLines(weighed, weighed[0]!.who, GAIN)).toEqual([
    { action: WAIT, visits: 16, mean: 0.6 },
    { action: PLACE, visits: 16, mean: 0.2 },
  ]);
});
