// Names banned in pure layers, and why: globals, members of Math, and methods of any object.

const CLOCK = 'a pure layer has no clock: time is passed in as a value.';
const WORLD = 'a pure layer has no input, output or environment.';
const LANGUAGE = 'language data differs between engines: compare code units, write words in text/.';
const MEMORY = 'garbage collection differs between runs.';
const ROUNDING = 'engines round this differently: integers, + − × ÷ and Math.sqrt only, or a table.';

/** The reason → the names banned for it. */
type Bans = Readonly<Record<string, string>>;

const GLOBALS: Bans = {
  [CLOCK]:
    'Date performance setTimeout setInterval setImmediate clearTimeout clearInterval queueMicrotask requestAnimationFrame requestIdleCallback',
  [WORLD]:
    'process globalThis global window self document navigator location localStorage sessionStorage indexedDB fetch XMLHttpRequest WebSocket EventSource Worker console Buffer require module Deno Bun',
  'randomness is passed in as a Random: see kernel/random.ts; hashes: kernel/hash.ts.': 'crypto',
  [LANGUAGE]: 'Intl',
  'no code from text.': 'Function eval',
  [MEMORY]: 'WeakRef FinalizationRegistry',
  'a pure layer shares no memory.': 'SharedArrayBuffer Atomics',
};

const MATH: Bans = {
  'randomness is passed in as a Random: see kernel/random.ts.': 'random',
  [ROUNDING]:
    'acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh',
};

const METHODS: Bans = {
  'Unicode versions differ between engines: compare code units, keep ids in ASCII.': 'normalize',
  [LANGUAGE]: 'localeCompare toLocaleString toLocaleDateString toLocaleTimeString toLocaleUpperCase toLocaleLowerCase',
};

const byName = (bans: Bans): ReadonlyMap<string, string> =>
  new Map(Object.entries(bans).flatMap(([reason, names]) => names.split(' ').map((name) => [name, reason] as const)));

export const BANNED_GLOBALS = byName(GLOBALS);
export const BANNED_MATH = byName(MATH);
export const BANNED_METHODS = byName(METHODS);
