// The layers: which folder may import which, and which packages. The lint plugin applies this to every file.

import { posix } from 'node:path';

/** What the files of one layer may import besides each other. */
interface Layer {
  /** Layers, or `games/index.ts` for the registry alone. */
  readonly layers: readonly string[];
  /** Package names; `@scope/*` and `node:*` stand for all of them. */
  readonly packages: readonly string[];
  /** Pure layers have no clock, no randomness but the stream they are given, no input and no output. */
  readonly pure: boolean;
}

const REGISTRY = 'games/index.ts';

/** The table itself; `layers.test.ts` sees to it that every allowance is used. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  kernel: { layers: [], packages: ['@noble/*'], pure: true },
  games: { layers: ['kernel', 'art'], packages: [], pure: true },
  examples: { layers: ['kernel', 'art'], packages: [], pure: true },
  bots: { layers: ['kernel', 'games'], packages: [], pure: true },
  protocol: { layers: ['kernel'], packages: ['valibot'], pure: true },
  table: { layers: ['kernel', REGISTRY, 'bots', 'protocol'], packages: [], pure: true },
  art: { layers: [], packages: [], pure: true },
  server: {
    layers: ['kernel', REGISTRY, 'bots', 'protocol', 'table'],
    packages: [
      'node:*',
      'fastify',
      '@fastify/*',
      'ws',
      'kysely',
      'pg',
      '@nats-io/transport-node',
      'valibot',
      'prom-client',
    ],
    pure: false,
  },
  web: {
    layers: ['kernel', REGISTRY, 'bots', 'protocol', 'table'],
    packages: ['preact', '@preact/*'],
    pure: false,
  },
  cli: { layers: ['kernel', REGISTRY, 'bots', 'protocol', 'server', 'art'], packages: ['node:*'], pure: false },
};

const TEST_PACKAGES = ['vitest', 'vitest/*', 'fast-check'];
const BROWSER_TEST_PACKAGES = ['playwright-core', 'axe-core', 'node:*', 'ws'];

/** Where a file stands: its layer, its game's folder if it belongs to one, and whether it is a test. */
interface Place {
  readonly layer: string;
  readonly game: string | undefined;
  readonly path: string;
  readonly isTest: boolean;
}

const placeOf = (file: string): Place | undefined => {
  // A program of somebody else's, which knows the wire and nothing of ours.
  if (file.startsWith('examples/client/')) return undefined;
  const match = /^(?:src\/)?(?<layer>[a-z]+)\/(?<rest>.+)$/u.exec(file);
  const { layer, rest } = match?.groups ?? {};
  if (layer === undefined || rest === undefined || LAYERS[layer] === undefined) return undefined;
  if (file.startsWith('src/') === (layer === 'examples')) return undefined;
  const isTest = /\.test\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)/u.test(rest);
  const game = (layer === 'games' || layer === 'examples') && rest.includes('/') ? rest.split('/')[0] : undefined;
  return { layer, game, path: `${layer}/${rest}`, isTest };
};

/** Whether a file (a path from the root of the repository) belongs to a pure layer. */
export const isPure = (file: string): boolean => {
  const layer = placeOf(file)?.layer;
  return layer !== undefined && LAYERS[layer]?.pure === true;
};

/** Why a file may not import this specifier, or undefined if it may. Paths from the root of the repository, with `/`. */
export const importFault = (file: string, specifier: string): string | undefined => {
  const from = placeOf(file);
  if (from === undefined || isFreeTest(from)) return undefined;
  if (!specifier.startsWith('.')) return packageFault(from, specifier);
  return pathFault(from, posix.join(posix.dirname(file), specifier.replace(/\?.*$/u, '')));
};

/** The tests of an example play it in the terminal and the page, so they may import anything. */
const isFreeTest = (from: Place): boolean => from.layer === 'examples' && from.isTest;

const packageFault = (from: Place, specifier: string): string | undefined => {
  const layer = LAYERS[from.layer] as Layer;
  const isBrowserTest = from.isTest && !layer.pure;
  const allowed = [
    ...layer.packages,
    ...(from.isTest ? TEST_PACKAGES : []),
    ...(isBrowserTest ? BROWSER_TEST_PACKAGES : []),
  ];
  if (allowed.some((name) => coversPackage(name, specifier))) return undefined;
  return `${from.layer} may not import '${specifier}'; it may import ${list(allowed, 'no package')}.`;
};

const coversPackage = (allowance: string, specifier: string): boolean =>
  allowance.endsWith('*')
    ? specifier.startsWith(allowance.slice(0, -1))
    : specifier === allowance || specifier.startsWith(`${allowance}/`);

/** Which allowance of its layer an import makes use of, as `layer allowance`; nothing for its own layer and for tools. */
export const allowanceUsed = (file: string, specifier: string): string | undefined => {
  const from = placeOf(file);
  if (from === undefined) return undefined;
  const { layers, packages } = LAYERS[from.layer] as Layer;
  const to = placeOf(posix.join(posix.dirname(file), specifier));
  const used = specifier.startsWith('.')
    ? layers.find((name) => name === to?.layer || name === to?.path)
    : packages.find((name) => coversPackage(name, specifier));
  return used === undefined ? undefined : `${from.layer} ${used}`;
};

const pathFault = (from: Place, target: string): string | undefined => {
  const to = placeOf(target);
  if (to === undefined) return `${from.layer} may not import ${target}: it belongs to no layer.`;
  if (to.isTest && !from.isTest) return `only tests and other testing files may import ${target}.`;
  if (to.layer === from.layer) return sameLayerFault(from, to);
  // The example is every layer's sample game; the kernel's tsconfig.json includes it for that.
  if (from.isTest && to.layer === 'examples') return undefined;
  const { layers } = LAYERS[from.layer] as Layer;
  if (layers.includes(to.layer) || layers.includes(to.path)) return undefined;
  if (to.layer === 'games' && layers.includes(REGISTRY)) {
    return `${from.layer} reaches games only through the registry, src/${REGISTRY}.`;
  }
  return `${from.layer} may not import ${to.layer}; it may import ${list(layers, 'no other layer')}.`;
};

const sameLayerFault = (from: Place, to: Place): string | undefined => {
  if (from.game === undefined || from.game === to.game) return undefined;
  return `the game ${from.game} may import only the kernel and its own folder, not ${to.game ?? to.path}.`;
};

const list = (names: readonly string[], none: string): string => (names.length === 0 ? none : names.join(', '));
