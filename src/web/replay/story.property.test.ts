// A story shows after any step, in any order, what playing the record from its start shows there.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { GAMES, type GameModule } from '../../games/index.ts';
import type { Viewer } from '../../kernel/game.ts';
import { anyGame } from '../../kernel/match.ts';
import { allAtOnce } from '../../kernel/parts.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { replayAll } from '../../kernel/replay.ts';
import { coinGame } from '../../kernel/testing/coin.ts';
import { randomRecord, tableRecord } from '../../kernel/testing/sample-records.ts';
import { historyOf } from '../../kernel/timeline.ts';
import { openingStory, type Story } from './story.ts';
import { lineTo, placeOf, trackOf } from './track.ts';

const storyOf = (module: GameModule, record: MatchRecord): Story => {
  const story = allAtOnce(openingStory(module, record));
  if (!('outline' in story)) throw new Error(story.message);
  return story;
};

/** With takebacks, seats that change hands and a resignation. */
const coin: GameModule = {
  game: anyGame(coinGame),
  presentation: { ...whistle.presentation, counting: undefined as never },
};

const subjects = async (): Promise<readonly (readonly [GameModule, MatchRecord])[]> => {
  const random = async (id: string, asked: object): Promise<readonly [GameModule, MatchRecord]> => {
    const module = await GAMES[id]!();
    return [module, randomRecord(module.game, asked, 3)];
  };
  return [
    [coin, tableRecord()],
    [whistle, randomRecord(whistle.game, {}, 5)],
    await random('guinote', { players: 2, partidasPerCoto: 1 }),
    await random('mulle', { players: 2, omgangar: 1 }),
  ];
};

describe('a story', () => {
  it('shows any step as playing from the start does', async () => {
    for (const [module, record] of await subjects()) {
      const all = replayAll(module.game, record);
      if (!all.ok) throw new Error(all.error.message);
      const story = storyOf(module, record);
      const last = record.steps.length;
      const viewers: readonly Viewer[] = ['open', 'public', 0, 1];
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.nat(last), fc.constantFrom(...viewers)), { maxLength: 40 }), (looks) => {
          for (const [step, viewer] of looks) {
            const there = all.value[step]!;
            const shown = story.show(step, viewer);
            expect(shown.view).toEqual(there.match.view(viewer));
            expect(shown.outcome).toEqual(there.outcome ?? null);
            const told = story.told(viewer);
            const events = lineTo(story.outline.notes, step).flatMap((each) => told[each]!);
            expect(events).toEqual(historyOf(there, viewer));
          }
        }),
        { numRuns: 15 },
      );
    }
  });

  it('has a way through it on which every stop is found again', async () => {
    for (const [module, record] of await subjects()) {
      const { outline, told } = storyOf(module, record);
      const track = trackOf(outline, told('open'), module.presentation);
      expect(track.stops.length).toBeGreaterThan(1);
      expect(track.stops.map(({ step }) => placeOf(track, step))).toEqual([...track.stops.keys()]);
      expect(track.leaps).toEqual([...new Set(track.leaps)].sort((a, b) => a - b));
      expect(track.leaps.at(-1)).toBe(track.stops.length - 1);
      // Bands follow one another from the first stop to the last.
      const whole = { first: 0, last: track.stops.length - 1 };
      expect([(track.bands[0] ?? whole).first, (track.bands.at(-1) ?? whole).last]).toEqual([0, whole.last]);
      track.bands.slice(1).forEach(({ first }, i) => expect(first).toBe(track.bands[i]!.last + 1));
    }
  });
});
