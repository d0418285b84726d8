// The language of the interface: chosen once, remembered, and everything on screen follows it.

import { computed, effect, signal } from '@preact/signals';
import { LEVEL_TEXTS } from '../../bots/text/index.ts';
import type { Presentation, Words } from '../../kernel/presentation.ts';
import { formatterIn, speaker, type Speaker } from '../../kernel/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { PACKS } from './packs.ts';
import { sv } from './sv.ts';
import { openWords } from './words.ts';

/** Levels are spoken of among the page's own texts. Joined when they are asked for: the words of a language may come later. */
const TEXTS = {
  es: () => ({ ...es, ...LEVEL_TEXTS.es }),
  en: () => ({ ...en, ...LEVEL_TEXTS.en }),
  sv: () => ({ ...sv, ...LEVEL_TEXTS.sv }),
  de: () => ({ ...de, ...LEVEL_TEXTS.de }),
  fr: () => ({ ...fr, ...LEVEL_TEXTS.fr }),
} as const;

type Texts = ReturnType<(typeof TEXTS)['en']>;

/** A language the interface speaks. */
export type UiLanguage = keyof typeof TEXTS;

/** Every language of the interface with its own name for itself. */
export const UI_LANGUAGES: readonly (readonly [UiLanguage, string])[] = [
  ['es', 'Español'],
  ['en', 'English'],
  ['sv', 'Svenska'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
];

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
const voice = computed(() => speaker(format.value));

/** The texts of the interface in the language now; those with values in braces are for `fill`. */
export const text = computed(() => TEXTS[language.value]() as Texts);

/** One of these texts with its values: `fill(text.value.cards, { n: 3 })`. */
export const fill: Speaker['text'] = (template, ...given) => voice.value.text(template, ...given);

/** A game's words in the language now. */
export const wordsOf = (presentation: Presentation, view?: unknown): Words =>
  presentation.words(language.value, view, format.value);

const words = openWords(PACKS, () => language.peek());

/** Loads the words of a part of the page in the language now: of a game by its id, or `hints`. */
export const loadWords = (part: string): Promise<void> => words.load(part);

/** Loads the first words: in the language wanted, else in any that can be had. Nothing can be shown before. */
export const loadFirstWords = async (): Promise<void> => {
  const others = UI_LANGUAGES.map(([id]) => id).filter((id) => id !== language.peek());
  language.value = await words.loadFirst('page', [language.peek(), 'en', ...others]);
};

/** The language that could not be loaded, until one can. */
export const missingLanguage = signal<UiLanguage | undefined>(undefined);

let wanted: UiLanguage | undefined;

/** Changes the language: at once if its words are there, else as soon as all that is on screen can be said in it. */
export const chooseLanguage = (chosen: UiLanguage): void => {
  wanted = chosen;
  const speak = (): void => {
    if (wanted !== chosen) return;
    missingLanguage.value = undefined;
    language.value = chosen;
    remember(KEY, chosen);
  };
  if (words.has(chosen)) return speak();
  words.change(chosen).then(speak, () => {
    if (wanted === chosen) missingLanguage.value = chosen;
  });
};

effect(() => {
  document.documentElement.lang = language.value;
});
