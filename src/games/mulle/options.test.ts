// The options and presets of Mulle, written out once more as the rules and the source give them.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/presentation.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { presentation } from './presentation.ts';
import { mulle } from './index.ts';
import { after, legalOf, stateOf, verdict } from './testing.ts';

const TABLE: readonly (readonly [option: string, values: readonly unknown[], classic: unknown])[] = [
  ['players', [2, 4], 2],
  ['omgangar', [2, 1, 3, 4], 2],
  ['captureChoice', ['choose', 'auto'], 'auto'],
  ['absorb', ['combos', 'equalOnly', 'off'], 'equalOnly'],
  ['ownerRebuild', ['never', 'any'], 'never'],
  ['trailWhenCapturable', [false, true], false],
  ['tableSpecials', ['tabbe', 'mulle'], 'mulle'],
];

const optionsOf = (preset: string) => {
  const resolved = resolveOptions(mulle.options, { preset });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};

describe('options', () => {
  test('each with its default first', () => {
    expect(Object.entries(mulle.options.fields)).toEqual(TABLE.map(([option, values]) => [option, values]));
    expect(mulle.options.preset).toBe('standard');
    expect(optionsOf('standard')).toEqual(Object.fromEntries(TABLE.map(([option, [first]]) => [option, first])));
  });

  test('the preset classic is what the source says', () => {
    expect(optionsOf('classic')).toEqual(Object.fromEntries(TABLE.map(([option, , classic]) => [option, classic])));
  });

  for (const language of LANGUAGES) {
    test(`${language}: each preset has a name`, () => {
      const names = Object.keys(mulle.options.presets).map((preset) =>
        presentation.words(language).option('preset', preset),
      );
      expect(names).not.toContain('standard');
      expect(names).not.toContain('classic');
      expect(new Set(names).size).toBe(2);
    });
  }
});

describe('the preset classic', () => {
  const classic = { ...optionsOf('classic') };

  test('[MUL-3.6] the example of the source: 7 on 3, 4, 5, 2 takes all four', () => {
    const state = stateOf({ table: 'S3 H4 D5 C2', hands: ['D7'] }, classic);
    expect(legalOf(state, 0)).toEqual(['take D7: S3+H4, D5+C2']);
  });

  test('[MUL-3.6] of several captures the one with most piles is the only one', () => {
    const state = stateOf({ table: 'S4 H4 C2 S6 H6', hands: ['C10'] }, classic);
    expect(legalOf(state, 0)).toEqual(['take C10: S4+S6, H4+H6']);
    expect(verdict(state, 0, 'take C10: S4+H4+C2')).toBe('auto-decides MUL-3.6');
  });

  test('[MUL-4.3] two special twins taken loose are a mulle', () => {
    const { last } = after(
      stateOf({ table: 'HA HA S5 SK', hands: ['C7 D9', 'S3 S4'] }, classic),
      '0 take C7: HA+HA+S5',
    );
    expect(last).toMatchObject({ type: 'took', mulles: ['HA'], specials: [], tabbar: 0 });
  });

  test('[MUL-5.5] a new build absorbs cards of its value, no groups', () => {
    const { table } = after(stateOf({ table: 'S3 C7 H5 C2', hands: ['H4 D7', 'SK HK'] }, classic), '0 build H4 on S3');
    expect(table.split(' ').toSorted()).toEqual(['0!7=S3+H4+C7', 'C2', 'H5']);
  });

  test('[MUL-8.2] a card that could take something is not discarded', () => {
    expect(verdict(stateOf({ table: 'S3 H4', hands: ['D7 C9'] }, classic), 0, 'discard D7')).toBe(
      'can-capture MUL-8.2',
    );
  });
});
