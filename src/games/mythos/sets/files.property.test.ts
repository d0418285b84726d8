// Files of any kind are read or refused: nothing that people can write makes the readers fail.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mythos } from '../index.ts';
import { houseLoadouts, readLoadouts } from '../loadout.ts';
import { optionsWith } from '../testing/scenario.ts';
import { deckTools } from '../deck-tools.ts';
import { STARTER_TEXT, TIDE_DECK } from './starter-text.ts';

/** A good text with a piece of it replaced. */
const bent = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.nat({ max: text.length }),
      fc.nat({ max: 40 }),
      fc.oneof(fc.string(), fc.constantFrom('⚡', '✖', ' — ', '\n', '{', '9')),
    )
    .map(([at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length));

const RUNS = { numRuns: 300, seed: 20_240_229 };

test('set files', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), bent(STARTER_TEXT), bent(JSON.stringify({ name: 'x' }))), (text) => {
      const { ok, lines } = deckTools.lint(text);
      expect(ok || lines.length > 0).toBe(true);
    }),
    RUNS,
  );
});

test('deck files', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), bent(TIDE_DECK)), (text) => {
      const { ok, lines } = deckTools.checkDeck(text, undefined, optionsWith());
      expect(ok || lines.length > 0).toBe(true);
    }),
    RUNS,
  );
});

test('loadouts and positions', () => {
  const options = optionsWith();
  const position = mythos.position.write(mythos.setup(options, [])) as { readonly [key: string]: unknown };
  const json = fc.oneof(fc.jsonValue(), fc.constantFrom(...houseLoadouts()));
  fc.assert(
    fc.property(json, json, fc.constantFrom(...Object.keys(position)), fc.jsonValue(), (a, b, key, value) => {
      const loadouts = readLoadouts(options, [a, b]);
      expect(loadouts.ok || loadouts.error.at.startsWith('loadouts')).toBe(true);
      const read = mythos.position.read(options, { ...position, [key]: value });
      expect(read.ok || read.error.message.length > 0).toBe(true);
    }),
    RUNS,
  );
});
