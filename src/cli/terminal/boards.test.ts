// Two boards side by side: whole matches of HighNoon fit a terminal, and every place is there to be read.

import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { fastRandom } from '../../kernel/random.ts';
import { columns } from './columns.ts';
import { screenLines, type Voice } from './screen.ts';
import { numberMoves } from './moves.ts';
import { paintIn } from './paint.ts';
import { phrasesIn } from '../text/phrases.ts';

const SIZE = { columns: 80, rows: 24 };
/** Each column by the name to type and by the number that words count it by. */
const TOPS = Array.from({ length: 7 }, (_, i) => `t${i}=${i + 1}`).join(' ');

test.each(['en', 'es'] as const)('a match fits 80 × 24 from the deal to the end (%s)', async (language) => {
  const module = await GAMES['highnoon']?.();
  if (module === undefined) throw new Error('there is no HighNoon');
  const { game, presentation } = module;
  const words = presentation.words(language);
  const voice: Voice = {
    words,
    phrases: phrasesIn(language),
    who: (seat) => ['Bartholomew', 'Greedy'][seat] ?? '',
    paint: paintIn(false),
  };
  const options = resolveOptions(game.options, { options: { emptyColumn: 'any' } });
  const state = game.setup(options.ok ? options.value : {}, []);
  const random = fastRandom(11);
  game.resolve(state, random);
  let frames = 0;
  while (game.outcome(state) === undefined) {
    const seat = random.below(2);
    const legal = game.legal(state, seat);
    if (legal.length === 0) continue;
    game.apply(state, seat, legal[random.below(legal.length)]);
    if (frames++ % 7 !== 0) continue;
    const view = game.view(state, 0) as never;
    const scene = presentation.scene(view);
    const moves = numberMoves(presentation, words, scene, 0, game.legal(state, 0).map(game.notate), view);
    const news = ['One thing happened.', 'Another thing happened.'];
    const content = { title: words.name, scene, seat: 0, moves, news, notice: [], hint: 'Type.' };
    const lines = screenLines(content, voice, SIZE);
    expect(lines.length).toBeLessThan(SIZE.rows);
    for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(SIZE.columns);
    const heads = lines.filter((line) => line.startsWith(TOPS));
    expect(heads[0]?.split(TOPS)).toHaveLength(3);
    expect(lines.some((line) => line.startsWith('f0♣ '))).toBe(true);
  }
  expect(frames).toBeGreaterThan(200);
});
