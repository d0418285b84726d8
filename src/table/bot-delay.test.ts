// Bots wait for people who may speak, and the wait tells nobody of a hand.

import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { advanceTimeline, openTimeline, type Timeline } from '../kernel/timeline.ts';
import { resolveOptions } from '../kernel/options.ts';
import type { Occupant } from '../kernel/steps.ts';
import { botDelayMs } from './bot-delay.ts';

const module = await GAMES['guinote']?.();
if (module === undefined) throw new Error('the registry has no Guiñote');
const bot: Occupant = { kind: 'bot', level: 'greedy', version: 1, budget: 0 };
const person: Occupant = { kind: 'person', name: 'Ana' };

/** Matches played with first legal cards, words left unsaid; stops at the first that fits. */
const find = (occupants: readonly Occupant[], holds: (timeline: Timeline) => boolean): Timeline => {
  const options = resolveOptions(module.game.options);
  if (!options.ok) throw new Error(options.error.message);
  for (let seed = 1; seed < 400; seed++) {
    let timeline = openTimeline(module.game, options.value, seed.toString(16).padStart(64, '0'), occupants);
    while (timeline.outcome === undefined && timeline.steps < 60) {
      if (holds(timeline)) return timeline;
      const [seat = 0] = timeline.match.actors.must;
      const next = advanceTimeline(timeline, { kind: 'act', seat, act: timeline.match.legal(seat)[0] ?? '', ms: 0 });
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      timeline = next.value;
    }
  }
  throw new Error('no match comes to that');
};

const mayAna = ({ match }: Timeline): boolean => match.actors.may.includes(0) && match.actors.must[0] === 2;
const hasWords = ({ match }: Timeline): boolean => match.legal(0).length > 0;

test('alone among bots: six seconds with something to say, none without', () => {
  const occupants = [person, bot, bot, bot];
  expect(
    botDelayMs(
      find(occupants, (timeline) => mayAna(timeline) && hasWords(timeline)),
      2,
    ),
  ).toBe(6000);
  expect(
    botDelayMs(
      find(occupants, (timeline) => mayAna(timeline) && !hasWords(timeline)),
      2,
    ),
  ).toBe(0);
  expect(
    botDelayMs(
      find(occupants, ({ match }) => match.actors.must[0] === 1),
      1,
    ),
  ).toBe(0);
});

test('with other people the wait is the same whatever is held', () => {
  const occupants = [person, person, bot, bot];
  expect(
    botDelayMs(
      find(occupants, (timeline) => mayAna(timeline) && hasWords(timeline)),
      2,
    ),
  ).toBe(2000);
  expect(
    botDelayMs(
      find(occupants, (timeline) => mayAna(timeline) && !hasWords(timeline)),
      2,
    ),
  ).toBe(2000);
});
