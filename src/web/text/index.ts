// The language of the interface: chosen once, remembered, and everything on screen follows it.

import { computed, effect, signal } from '@preact/signals';
import type { Face, Words } from '../../kernel/face.ts';
import { formatterIn, voicesOf, type Speaker } from '../../kernel/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

const TEXTS = { es, en, sv, de, fr } as const;
const voiceIn = voicesOf(en, { es, sv, de, fr });

/** A language the interface speaks. */
export type Tongue = keyof typeof TEXTS;

/** Every language of the interface with its own name for itself. */
export const TONGUES: readonly (readonly [Tongue, string])[] = (Object.keys(TEXTS) as Tongue[]).map((id) => [
  id,
  TEXTS[id].language,
]);

const KEY = 'baize.language';

const isTongue = (value: unknown): value is Tongue => typeof value === 'string' && Object.hasOwn(TEXTS, value);

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
export const firstTongue = (stored: string | null, wanted: readonly string[]): Tongue => {
  if (isTongue(stored)) return stored;
  return wanted.map((language) => language.slice(0, 2).toLowerCase()).find(isTongue) ?? 'en';
};

/** The language now. */
export const tongue = signal<Tongue>(firstTongue(remembered(KEY), navigator.languages));

const format = computed(() => formatterIn(Intl, tongue.value));
const voice = computed(() => voiceIn(tongue.value, format.value));

/** The texts of the interface in the language now; those with values in braces are for `fill`. */
export const text = computed(() => voice.value.texts);

/** One of these texts with its values: `fill(text.value.cards, { n: 3 })`. */
export const fill: Speaker['text'] = (template, ...given) => voice.value.text(template, ...given);

/** A game's words in the language now. */
export const wordsOf = (face: Face, view?: unknown): Words => face.words(tongue.value, view, format.value);

export const chooseTongue = (chosen: Tongue): void => {
  tongue.value = chosen;
  remember(KEY, chosen);
};

effect(() => {
  document.documentElement.lang = tongue.value;
});
