// Options resolved, read back and refused.

import { describe, expect, it } from 'vitest';
import { presetOf, readOptions, resolveOptions, writeOptions, type Options } from './options.ts';

interface Asked {
  readonly cards: 5 | 3;
  readonly trumps: boolean;
  readonly target: number;
}

const schema: Options<Asked> = {
  fields: { cards: [5, 3], trumps: [false, true], target: { min: 1, max: 9, fallback: 4 } },
  presets: { standard: {}, quick: { cards: 3, target: 1 } },
  preset: 'standard',
};

describe('options are resolved', () => {
  it.each([
    ['defaults', {}, { cards: 5, trumps: false, target: 4 }],
    ['a preset', { preset: 'quick' }, { cards: 3, trumps: false, target: 1 }],
    ['a preset and one option', { preset: 'quick', options: { cards: 5 } }, { cards: 5, trumps: false, target: 1 }],
    ['options alone', { options: { trumps: true, target: 9 } }, { cards: 5, trumps: true, target: 9 }],
  ])('%s', (_, asked, value) => {
    expect(resolveOptions(schema, asked)).toEqual({ ok: true, value });
  });
});

describe('wrong options are refused, with the place', () => {
  it.each([
    ['unknown preset', { preset: 'slow' }, 'preset', 'one of standard, quick'],
    ['a preset of another kind', { preset: 3 }, 'preset', 'one of standard, quick'],
    ['a preset by a name every object has', { preset: 'constructor' }, 'preset', 'one of standard, quick'],
    ['a list', { options: [] }, 'options', 'must be an object'],
    ['a text', { options: 'cards' }, 'options', 'must be an object'],
    ['unknown option', { options: { card: 5 } }, 'options.card', 'there are cards, trumps, target'],
    ['a name every object has', { options: { toString: 1 } }, 'options.toString', 'no such option'],
    ['a value not in the list', { options: { cards: 4 } }, 'options.cards', 'one of 5, 3'],
    ['a value of another kind', { options: { cards: '5' } }, 'options.cards', 'one of 5, 3'],
    ['below the range', { options: { target: 0 } }, 'options.target', 'a whole number from 1 to 9'],
    ['above the range', { options: { target: 10 } }, 'options.target', 'a whole number from 1 to 9'],
    ['no whole number', { options: { target: 1.5 } }, 'options.target', 'a whole number from 1 to 9'],
  ])('%s', (_, asked, at, message) => {
    const resolved = resolveOptions(schema, asked);
    expect(resolved).toMatchObject({ ok: false, error: { at } });
    expect(resolved.ok ? '' : resolved.error.message).toContain(message);
  });
});

describe('the preset that options follow', () => {
  const presetFor = (asked: object): string => {
    const resolved = resolveOptions(schema, asked);
    return resolved.ok ? presetOf(schema, resolved.value) : '';
  };

  it.each([
    [{}, 'standard'],
    [{ preset: 'quick' }, 'quick'],
    [{ preset: 'quick', options: { trumps: true } }, 'quick'],
    [{ preset: 'quick', options: { cards: 5 } }, 'standard'],
    [{ options: { cards: 3, target: 1 } }, 'quick'],
  ])('%j: %s', (asked, name) => expect(presetFor(asked)).toBe(name));
});

describe('options in a record', () => {
  it('come back as they were written, in the order of the schema', () => {
    const value: Asked = { target: 2, trumps: true, cards: 3 };
    const written = writeOptions(schema, value);
    expect(Object.keys(written)).toEqual(['cards', 'trumps', 'target']);
    expect(readOptions(schema, written)).toEqual({ ok: true, value });
  });

  it('must all be there', () => {
    const read = readOptions(schema, { cards: 5, trumps: false });
    expect(read).toMatchObject({ ok: false, error: { at: 'options.target' } });
  });
});
