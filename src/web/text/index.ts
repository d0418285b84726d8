// The language of the interface: chosen once, remembered, and everything on screen follows it.

import { computed, effect, signal } from '@preact/signals';
import { LEVEL_TEXTS } from '../../bots/text/index.ts';
import type { Presentation, Words } from '../../kernel/presentation.ts';
import { formatterIn, voicesOf, type Speaker } from '../../kernel/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

const TEXTS = { es, en, sv, de, fr } as const;
const voiceIn = voicesOf(
  { ...en, ...LEVEL_TEXTS.en },
  {
    es: { ...es, ...LEVEL_TEXTS.es },
    sv: { ...sv, ...LEVEL_TEXTS.sv },
    de: { ...de, ...LEVEL_TEXTS.de },
    fr: { ...fr, ...LEVEL_TEXTS.fr },
  },
);

/** A language the interface speaks. */
export type UiLanguage = keyof typeof TEXTS;

/** Every language of the interface with its own name for itself. */
export const UI_LANGUAGES: readonly (readonly [UiLanguage, string])[] = (Object.keys(TEXTS) as UiLanguage[]).map(
  (id) => [id, TEXTS[id].language],
);

const KEY = 'baize.language';

const isLanguage = (value: unknown): value is UiLanguage => typeof value === 'string' && Object.hasOwn(TEXTS, value);

/** Local storage may be forbidden; then choices last as long as the page. */
export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
};

/** The remembered language, else the first of the browser's that we speak, else English. */
export const firstLanguage = (stored: string | null, wanted: readonly string[]): UiLanguage => {
  if (isLanguage(stored)) return stored;
  return wanted.map((language) => language.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
};

/** The language now. */
export const language = signal<UiLanguage>(firstLanguage(remembered(KEY), navigator.languages));

/** Plurals, numbers and lists in the language now. */
export const format = computed(() => formatterIn(Intl, language.value));
const voice = computed(() => voiceIn(language.value, format.value));

/** The texts of the interface in the language now; those with values in braces are for `fill`. */
export const text = computed(() => voice.value.texts);

/** One of these texts with its values: `fill(text.value.cards, { n: 3 })`. */
export const fill: Speaker['text'] = (template, ...given) => voice.value.text(template, ...given);

/** A game's words in the language now. */
export const wordsOf = (presentation: Presentation, view?: unknown): Words =>
  presentation.words(language.value, view, format.value);

export const chooseLanguage = (chosen: UiLanguage): void => {
  language.value = chosen;
  remember(KEY, chosen);
};

effect(() => {
  document.documentElement.lang = language.value;
});
