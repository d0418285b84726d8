// What a player has set for every table: read from the browser, mended where it is damaged, kept there when it changes.

import { computed, signal } from '@preact/signals';
import { remember, remembered } from '../text/index.ts';

export const THEMES = ['green', 'slate', 'sand', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Card sizes in percent. */
export const CARD_SIZES = { least: 80, most: 140, step: 10 } as const;

/** Everything that can be set; `auto` follows the device. */
export interface Settings {
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly haptics: boolean;
  readonly motion: Motion | 'auto';
  readonly theme: Theme | 'auto';
  readonly fourColours: boolean;
  /** In percent. */
  readonly cardSize: number;
  readonly leftHanded: boolean;
  readonly largeFaces: boolean;
  readonly showLegal: boolean;
  readonly confirmMoves: boolean;
  readonly autoPlay: boolean;
}

export const DEFAULTS: Settings = {
  sound: true,
  volume: 60,
  haptics: true,
  motion: 'auto',
  theme: 'auto',
  fourColours: false,
  cardSize: 100,
  leftHanded: false,
  largeFaces: false,
  showLegal: true,
  confirmMoves: false,
  autoPlay: false,
};

const KEY = 'baize.settings';
const VERSION = 1;

type Check<Value> = (value: unknown) => value is Value;

const isSwitch: Check<boolean> = (value) => typeof value === 'boolean';
const oneOf =
  <Value extends string>(values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    (values as readonly unknown[]).includes(value);
const within =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= least && value <= most;

const CHECKS: { readonly [Name in keyof Settings]: Check<Settings[Name]> } = {
  sound: isSwitch,
  volume: within(0, 100),
  haptics: isSwitch,
  motion: oneOf([...MOTIONS, 'auto'] as const),
  theme: oneOf([...THEMES, 'auto'] as const),
  fourColours: isSwitch,
  cardSize: within(CARD_SIZES.least, CARD_SIZES.most),
  leftHanded: isSwitch,
  largeFaces: isSwitch,
  showLegal: isSwitch,
  confirmMoves: isSwitch,
  autoPlay: isSwitch,
};

/** Stored settings: whatever of them can't be read, or was stored by a page that meant something else by it, is as by default. */
export const readSettings = (stored: string | null): Settings => {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    return DEFAULTS;
  }
  if (typeof found !== 'object' || found === null || !('version' in found) || found.version !== VERSION)
    return DEFAULTS;
  const given = Object.entries(found).filter(
    ([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Settings](value),
  );
  return { ...DEFAULTS, ...(Object.fromEntries(given) as Partial<Settings>) };
};

/** The settings now. */
export const settings = signal<Settings>(readSettings(remembered(KEY)));

/** Changes some of them, at once and for the next time. */
export const change = (some: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...some };
  remember(KEY, JSON.stringify({ version: VERSION, ...settings.value }));
};

/** Does the device say so? Follows it when it changes its mind. */
const follow = (query: string): { readonly value: boolean } => {
  const list = matchMedia(query);
  const says = signal(list.matches);
  list.addEventListener('change', () => (says.value = list.matches));
  return says;
};

const wantsCalm = follow('(prefers-reduced-motion: reduce)');
const wantsDark = follow('(prefers-color-scheme: dark)');

/** The theme that is shown. */
export const theme = computed((): Theme => {
  const { theme: chosen } = settings.value;
  return chosen === 'auto' ? (wantsDark.value ? 'night' : 'green') : chosen;
});

/** The motion that is shown. */
export const motion = computed((): Motion => {
  const { motion: chosen } = settings.value;
  return chosen === 'auto' ? (wantsCalm.value ? 'off' : 'normal') : chosen;
});

const PACE: { readonly [name in Motion]: number } = { slow: 1.6, normal: 1, fast: 0.6, off: 1 };

/** How long anything takes that moves or is held up, next to what is usual. */
export const pace = (): number => PACE[motion.value];

/** Does nothing move, but only fade? */
export const isCalm = (): boolean => motion.value === 'off';
