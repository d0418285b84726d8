// Whole matches of every game through `judge` alone, each position fed back as it was answered.

import { describe, expect, test } from 'vitest';
import type { GameModule } from '../../games/index.ts';
import { hashText } from '../../kernel/hash.ts';
import type { Json } from '../../kernel/json.ts';
import { openMatch } from '../../kernel/match.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { fastRandom } from '../../kernel/random.ts';
import { ALL_GAMES } from '../testing/shell.ts';
import { judgeLine } from './verdict.ts';

const seed = hashText('judge');

const firstPosition = ({ game }: GameModule): Json => {
  const options = resolveOptions(game.options);
  if (!options.ok) throw new Error(options.error.message);
  return openMatch(game, options.value).settle(seed).match.position();
};

/** Answers of one shape or another, as a test reads them. */
interface Loose {
  readonly ok: boolean;
  readonly legal?: boolean;
  readonly position?: Json;
  readonly outcome: unknown;
  readonly due?: string;
  readonly legalActions: { readonly [seat: string]: readonly string[] };
  readonly error?: unknown;
}

describe.each(Object.keys(ALL_GAMES))('a whole match of %s through judge alone', (id) => {
  test.each(['with the seed on every line', 'with the seed only where an event is due'])('%s', async (way) => {
    const module = await (ALL_GAMES[id] as () => Promise<GameModule>)();
    const ask = (line: object): Loose =>
      JSON.parse(JSON.stringify(judgeLine(module, JSON.stringify(line), 'en'))) as Loose;
    const always = way.includes('every') ? { seed } : {};
    const random = fastRandom(7);
    let now = firstPosition(module);
    let answer = ask({ position: now });
    let steps = 0;
    while (answer.outcome === null) {
      expect(answer).toMatchObject({ ok: true });
      const able = Object.entries(answer.legalActions).filter(([, legal]) => legal.length > 0);
      const [seat, legal] = able[random.below(able.length)] as [string, readonly string[]];
      const played = ask({ position: now, seat: Number(seat), action: legal[random.below(legal.length)], ...always });
      expect(played).toMatchObject({ ok: true, legal: true });
      now = played.position as Json;
      if (played.due !== undefined) now = ask({ position: now, seed }).position as Json;
      answer = played.outcome === null ? ask({ position: now }) : played;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(5);
    expect(ask({ position: now }).outcome).toEqual(answer.outcome);
  });
});
