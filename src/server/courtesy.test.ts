// Bots wait for people who may speak, and the wait tells nobody of a hand.

import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { advanceCourse, openCourse, type Course } from '../kernel/course.ts';
import { resolveOptions } from '../kernel/options.ts';
import type { Sitter } from '../kernel/steps.ts';
import { courtesyMs } from './courtesy.ts';

const module = await GAMES['guinote']?.();
if (module === undefined) throw new Error('the registry has no Guiñote');
const bot: Sitter = { kind: 'bot', level: 'greedy', version: 1, budget: 0 };
const person: Sitter = { kind: 'person', name: 'Ana' };

/** Matches played with first legal cards, words left unsaid; stops at the first that fits. */
const find = (sitters: readonly Sitter[], holds: (course: Course) => boolean): Course => {
  const options = resolveOptions(module.game.options);
  if (!options.ok) throw new Error(options.error.message);
  for (let seed = 1; seed < 400; seed++) {
    let course = openCourse(module.game, options.value, seed.toString(16).padStart(64, '0'), sitters);
    while (course.outcome === undefined && course.steps < 60) {
      if (holds(course)) return course;
      const [seat = 0] = course.match.actors.must;
      const next = advanceCourse(course, { kind: 'act', seat, act: course.match.legal(seat)[0] ?? '', ms: 0 });
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      course = next.value;
    }
  }
  throw new Error('no match comes to that');
};

const mayAna = ({ match }: Course): boolean => match.actors.may.includes(0) && match.actors.must[0] === 2;
const hasWords = ({ match }: Course): boolean => match.legal(0).length > 0;

test('alone among bots: six seconds with something to say, none without', () => {
  const sitters = [person, bot, bot, bot];
  expect(
    courtesyMs(
      find(sitters, (course) => mayAna(course) && hasWords(course)),
      2,
    ),
  ).toBe(6000);
  expect(
    courtesyMs(
      find(sitters, (course) => mayAna(course) && !hasWords(course)),
      2,
    ),
  ).toBe(0);
  expect(
    courtesyMs(
      find(sitters, ({ match }) => match.actors.must[0] === 1),
      1,
    ),
  ).toBe(0);
});

test('with other people the wait is the same whatever is held', () => {
  const sitters = [person, person, bot, bot];
  expect(
    courtesyMs(
      find(sitters, (course) => mayAna(course) && hasWords(course)),
      2,
    ),
  ).toBe(2000);
  expect(
    courtesyMs(
      find(sitters, (course) => mayAna(course) && !hasWords(course)),
      2,
    ),
  ).toBe(2000);
});
