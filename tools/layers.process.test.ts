// Plants one fault of each kind in a copy of the layers, and expects the checks to find it.

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowanceUsed, importFault, LAYERS } from './layers.ts';

const ROOT = dirname(import.meta.dirname);
const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

interface Plant {
  readonly file: string;
  readonly code: string;
  /** The lint rule that must find it, or `types` for the compiler. */
  readonly by: string;
}

const LAYER_RULE = 'baize(layers)';
const PURE = 'baize(pure)';
const NUMBERS = 'baize(exact-numbers)';
const SORT = 'typescript(require-array-sort-compare)';

const WRONG_IMPORTS: readonly (readonly [string, string])[] = [
  ['src/kernel/a.ts', '../games/index.ts'],
  ['src/kernel/a.ts', 'valibot'],
  ['src/kernel/a.ts', 'node:fs'],
  ['src/kernel/a.ts', 'vitest'],
  ['src/kernel/a.test.ts', 'node:fs'],
  ['src/games/guinote/a.ts', '../mulle/state.ts'],
  ['src/games/guinote/text/a.ts', '../../mulle/state.ts'],
  ['src/games/guinote/a.ts', '../index.ts'],
  ['src/games/guinote/a.ts', '../../bots/bot.ts'],
  ['src/games/guinote/a.ts', '@noble/hashes/sha2.js'],
  ['examples/toy/a.ts', '../../src/games/guinote/state.ts'],
  ['examples/toy/a.ts', '../other/state.ts'],
  ['src/bots/a.ts', '../table/model.ts'],
  ['src/protocol/a.ts', '../games/index.ts'],
  ['src/table/a.ts', '../games/guinote/state.ts'],
  ['src/table/a.ts', '../server/store.ts'],
  ['src/art/a.ts', '../kernel/json.ts'],
  ['src/server/a.ts', '../web/main.tsx'],
  ['src/server/a.ts', '../games/guinote/state.ts'],
  ['src/server/a.ts', 'preact'],
  ['src/web/a.ts', '../games/guinote/state.ts'],
  ['src/web/a.tsx', '../server/store.ts'],
  ['src/web/a.ts', 'node:fs'],
  ['src/cli/a.ts', '../web/main.tsx'],
  ['src/cli/a.ts', '../../tools/bench.ts'],
  ['src/kernel/a.ts', './testing/walk.ts'],
  ['src/games/guinote/a.ts', './testing.ts'],
  ['src/cli/a.ts', '../kernel/testing/walk.ts'],
  ['src/web/a.tsx', '../table/testing/grab.ts'],
];

const RIGHT_IMPORTS: readonly (readonly [string, string])[] = [
  ['src/kernel/cards/a.ts', '../json.ts'],
  ['src/kernel/a.ts', '@noble/hashes/sha2.js'],
  ['src/kernel/a.test.ts', 'fast-check'],
  ['src/kernel/testing/conformance.ts', 'vitest'],
  ['src/kernel/testing/conformance.ts', './walk.ts'],
  ['src/kernel/a.property.test.ts', './testing/walk.ts'],
  ['src/table/testing/world.ts', '../../kernel/testing/walk.ts'],
  ['src/games/index.ts', './guinote/index.ts'],
  ['src/games/guinote/text/a.ts', '../state.ts'],
  ['src/games/guinote/a.ts', '../../kernel/game.ts'],
  ['src/bots/a.ts', '../games/guinote/state.ts'],
  ['src/table/a.ts', '../games/index.ts'],
  ['src/table/a.test.ts', '../../examples/whistle/index.ts'],
  ['src/web/a.tsx', './style.css?inline'],
  ['src/web/a.browser.test.ts', 'playwright-core'],
  ['src/cli/a.ts', '../server/store.ts'],
  ['examples/toy/a.test.ts', '../../src/cli/main.ts'],
  ['tools/a.ts', '../src/games/guinote/state.ts'],
];

const pure = (name: string, code: string, by: string): Plant => ({ file: `src/kernel/${name}.ts`, code, by });

const PLANTS: readonly Plant[] = [
  { file: 'src/kernel/static-import.ts', code: `export { a } from '../games/index.ts';`, by: LAYER_RULE },
  { file: 'src/kernel/dynamic-import.ts', code: `export const a = import('../server/store.ts');`, by: LAYER_RULE },
  { file: 'src/kernel/hidden-import.ts', code: `export const a = (b: string): unknown => import(b);`, by: LAYER_RULE },
  { file: 'src/kernel/type-import.ts', code: `export type A = import('../web/api.ts').A;`, by: LAYER_RULE },
  { file: 'src/games/guinote/other-game.ts', code: `import '../mulle/state.ts';`, by: LAYER_RULE },
  { file: 'src/web/node-import.tsx', code: `import 'node:fs';`, by: LAYER_RULE },
  {
    file: 'src/table/cycle-a.ts',
    code: `import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;`,
    by: 'import(no-cycle)',
  },
  {
    file: 'src/table/cycle-b.ts',
    code: `import { a } from './cycle-a.ts';\nexport const b = (): unknown => a;`,
    by: 'import(no-cycle)',
  },
  pure('random', 'export const a = Math.random();', PURE),
  pure('random-unpacked', 'const { random } = Math;\nexport const a = random();', PURE),
  pure('random-hidden', `export const a: unknown = Reflect.get(Math, 'random');`, NUMBERS),
  pure('sine', 'export const a = Math.sin(1);', PURE),
  pure('power', 'export const a = (b: number): number => b ** 0.5;', NUMBERS),
  pure('date', 'export const a = new Date();', PURE),
  pure('now', 'export const a = Date.now();', PURE),
  pure('timer', 'export const a = (): unknown => setTimeout(() => undefined, 1);', PURE),
  pure('performance', 'export const a: unknown = performance;', PURE),
  pure('process', 'export const a: unknown = process;', PURE),
  pure('global-this', 'export const a: unknown = globalThis;', PURE),
  pure('intl', 'export const a: unknown = Intl;', PURE),
  pure('fetch', 'export const a: unknown = fetch;', PURE),
  pure('crypto', 'export const a: unknown = crypto;', PURE),
  pure('compare', `export const a = 'a'.localeCompare('b');`, PURE),
  pure('normalize', `export const a = 'é'.normalize('NFD');`, PURE),
  { file: 'src/kernel/testing-import.ts', code: `import './testing/walk.ts';`, by: LAYER_RULE },
  pure('locale', 'export const a = (1).toLocaleString();', PURE),
  pure('sort-numbers', 'export const a = [10, 9].sort();', SORT),
  pure('sort-texts', `export const a = ['b', 'a'].toSorted();`, SORT),
  pure('clock.test', 'export const a = Date.now();', PURE),
  pure('type-timer', 'export const a = (): unknown => setTimeout(() => undefined, 1);', 'types'),
  pure('type-process', 'export const a: unknown = process;', 'types'),
  { file: 'src/games/guinote/type-document.ts', code: 'export const a: unknown = document;', by: 'types' },
  { file: 'examples/toy/clock.ts', code: 'export const a = Date.now();', by: PURE },
  { file: 'examples/toy/type-timer.ts', code: 'export const a: unknown = setTimeout;', by: 'types' },
];

/** Code that is allowed, so that a check that refuses everything would be noticed; the test file brings in vitest's types. */
const SOUND: readonly Plant[] = [
  pure('sound', `export const a = [2, 1].toSorted((b, c) => b - c).map((b) => Math.sqrt(b) * 2 ** 8);`, ''),
  pure(
    'sound.test',
    `import fc from 'fast-check';\nimport { expect, test } from 'vitest';\ntest('a', () => {\n  fc.assert(fc.property(fc.nat(), (a) => a >= 0));\n  expect(1).toBe(1);\n});`,
    '',
  ),
  { file: 'src/server/sound.ts', code: 'export const a = (): number => Date.now() + Math.random();', by: '' },
];

let copy = '';
const found = new Map<string, Set<string>>();
const note = (file: string, rule: string): void => {
  found.set(file, (found.get(file) ?? new Set()).add(rule));
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'baize-layers-'));
  for (const file of ['package.json', 'tsconfig.base.json', 'tsconfig.json', '.oxlintrc.json']) {
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(ROOT, 'tools'), join(copy, 'tools'), { recursive: true });
  // Every one: oxlint resolves no import, and so finds no cycle, where a tsconfig.json that is referred to is missing.
  for (const file of globSync('{src/*,examples}/tsconfig.json', { cwd: ROOT })) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  for (const { file, code } of [...PLANTS, ...SOUND]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${code}\n`);
  }
  lint();
  compile();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const lint = (): void => {
  const { stdout } = spawnSync(bin('oxlint'), ['-f', 'json', 'src', 'examples'], { cwd: copy, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  for (const { filename, code } of diagnostics) note(filename, code);
};

const compile = (): void => {
  for (const layer of ['kernel', 'games']) {
    const { stdout } = spawnSync(bin('tsc'), ['-p', `src/${layer}`, '--pretty', 'false'], {
      cwd: copy,
      encoding: 'utf8',
    });
    for (const match of stdout.matchAll(/^(?<file>[^(\n]+)\(\d+,\d+\): error/gmu))
      note(match.groups?.['file'] ?? '', 'types');
  }
};

describe('the table of layers', () => {
  test.each(WRONG_IMPORTS)('%s may not import %s', (file, specifier) => {
    expect(importFault(file, specifier)).toMatch(/only|may not/u);
  });
  test.each(RIGHT_IMPORTS)('%s may import %s', (file, specifier) => {
    expect(importFault(file, specifier)).toBeUndefined();
  });

  test('allows nothing that nobody imports', () => {
    const used = new Set(
      globSync('{src,examples}/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
        [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import|import\()\s*'([^']+)'/gu)].map(
          ([, specifier = '']) => allowanceUsed(file.replaceAll('\\', '/'), specifier),
        ),
      ),
    );
    const allowed = Object.entries(LAYERS).flatMap(([layer, { layers, packages }]) =>
      [...layers, ...packages].map((name) => `${layer} ${name}`),
    );
    expect(allowed.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the checks', () => {
  test.each(PLANTS)('find $file by $by', ({ file, by }) => {
    expect([...(found.get(file) ?? [])]).toContain(by);
  });
  test.each(SOUND)('leave $file alone', ({ file }) => {
    expect([...(found.get(file) ?? [])]).toEqual([]);
  });
  test('refuse a folder that is no layer', () => {
    expect(importFault('src/kernel/a.ts', '../misc/a.ts')).toContain('belongs to no layer');
  });
});
