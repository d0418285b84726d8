// Every theme can be read: contrast of text, rings and lines over the tokens, computed from the style sheet itself.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(join(dirname(import.meta.dirname), 'src/web/styles/tokens.css'), 'utf8');
const THEMES = ['green', 'slate', 'sand', 'night'];

type Tokens = ReadonlyMap<string, string>;

/** What one block of the style sheet sets. */
const block = (selector: string, css = CSS): Tokens => {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) return new Map();
  const text = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return new Map(
    [...text.matchAll(/(?<name>--[\w-]+):\s*(?<value>[^;]+);/gu)].map(([, name, value]) => [`${name}`, `${value}`]),
  );
};

const more = (): Tokens => block(':root[data-theme]', CSS.slice(CSS.indexOf('prefers-contrast')));

const tokensOf = (theme: string, contrast: boolean): Tokens =>
  new Map([...block(':root'), ...block(`:root[data-theme='${theme}']`), ...(contrast ? more() : [])]);

const colour = (tokens: Tokens, name: string): string => {
  const value = tokens.get(name) ?? '';
  const other = /^var\((?<name>--[\w-]+)\)$/u.exec(value)?.groups?.['name'];
  return other === undefined ? value : colour(tokens, other);
};

const luminance = (hex: string): number => {
  if (!/^#[\da-f]{6}$/u.test(hex)) throw new Error(`${hex} is no colour`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** What stands on what, and how much it must differ: 4.5 for text, 3 for rings and edges of controls. */
const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  ['--ink', ['--page', '--paper', '--sunken'], 7],
  ['--muted', ['--page', '--paper', '--sunken'], 4.5],
  ['--link', ['--page', '--paper'], 4.5],
  ['--on-cloth', ['--cloth', '--cloth-deep', '--cloth-well'], 4.5],
  ['--on-cloth-muted', ['--cloth', '--cloth-deep', '--cloth-well'], 4.5],
  ['--on-action', ['--action'], 4.5],
  ['--ink', ['--action-soft'], 4.5],
  ['--refuse', ['--paper', '--refuse-soft'], 4.5],
  ['--afford', ['--afford-soft'], 4.5],
  ['--ok', ['--ok-soft'], 4.5],
  ['--race', ['--paper'], 4.5],
  ['--notnow', ['--paper'], 4.5],
  ['--turn', ['--cloth', '--cloth-deep', '--cloth-well'], 3],
  ['--legal', ['--cloth', '--cloth-deep', '--cloth-well'], 3],
  ['--line-strong', ['--paper', '--page'], 3],
];

const weak = (tokens: Tokens): readonly string[] =>
  PAIRS.flatMap(([on, grounds, least]) =>
    grounds
      .map((ground) => ({ ground, found: contrast(colour(tokens, on), colour(tokens, ground)) }))
      .filter(({ found }) => found < least)
      .map(({ ground, found }) => `${on} on ${ground}: ${found.toFixed(2)} < ${least}`),
  );

describe.each(THEMES)('%s', (theme) => {
  test('has tokens of its own', () => {
    expect(block(`:root[data-theme='${theme}']`).size > 10).toBe(theme !== 'green');
  });
  test('can be read', () => {
    expect(weak(tokensOf(theme, false))).toEqual([]);
  });
  test('can be read better where the device asks for contrast', () => {
    expect(weak(tokensOf(theme, true))).toEqual([]);
    const [usual, strong] = [tokensOf(theme, false), tokensOf(theme, true)];
    const muted = (tokens: Tokens): number => contrast(colour(tokens, '--muted'), colour(tokens, '--paper'));
    expect(muted(strong)).toBeGreaterThan(Math.max(7, muted(usual)));
  });
});

test('there is no theme besides these, and every motion but the usual one has its times', () => {
  const named = (what: string): readonly string[] =>
    [...CSS.matchAll(new RegExp(`data-${what}='(\\w+)'`, 'gu'))].map(([, name]) => `${name}`);
  expect(named('theme')).toEqual(THEMES.slice(1));
  expect(named('motion').filter((motion) => block(`:root[data-motion='${motion}']`).has('--m-play'))).toEqual([
    'slow',
    'fast',
    'off',
  ]);
});

test('motion is as the player has set it: no style sheet asks the device past the settings', () => {
  const styles = join(dirname(import.meta.dirname), 'src/web');
  const sheets = globSync('**/*.css', { cwd: styles });
  expect(sheets.length).toBeGreaterThan(20);
  const asking = sheets.filter((sheet) => readFileSync(join(styles, sheet), 'utf8').includes('prefers-reduced-motion'));
  expect(asking).toEqual([]);
});
