// The words that are there: which parts of the page are in use, and what must be loaded before a language can be spoken.

import type { Pack } from './packs.ts';

type Packs = { readonly [part: string]: { readonly [language: string]: Pack } };

/** The words of a page. */
export interface WordStore<L extends string> {
  /** Are all words of a language there, of every part in use? */
  readonly has: (language: L) => boolean;
  /** Loads the words of a part in the language that is spoken when they come; it is in use from now on. */
  readonly load: (part: string) => Promise<void>;
  /** Loads a part in the first of these languages that can be had, and says which. */
  readonly loadFirst: (part: string, languages: readonly L[]) => Promise<L>;
  /** Loads every part in use in another language. Fails if one can't be loaded; a later try loads what is missing. */
  readonly change: (language: L) => Promise<void>;
}

/** `spoken` is the language now. A part without packs has its words from the start. */
export const openWords = <L extends string>(packs: Packs, spoken: () => L): WordStore<L> => {
  const used = new Set<string>();
  const there = new Set<string>();
  const coming = new Map<string, Promise<void>>();

  const isThere = (part: string, language: L): boolean =>
    !Object.hasOwn(packs, part) || there.has(`${part} ${language}`);

  const fetchPart = (part: string, language: L): Promise<void> => {
    const key = `${part} ${language}`;
    const pack = Object.hasOwn(packs, part) ? packs[part]?.[language] : undefined;
    if (pack === undefined || there.has(key)) return Promise.resolve();
    const known = coming.get(key);
    if (known !== undefined) return known;
    const fetched = pack()
      .then(() => void there.add(key))
      .finally(() => coming.delete(key));
    coming.set(key, fetched);
    return fetched;
  };

  const change = async (language: L): Promise<void> => {
    // A part may come into use while others are loaded.
    while (![...used].every((part) => isThere(part, language)))
      await Promise.all([...used].map((part) => fetchPart(part, language)));
  };

  return {
    has: (language) => [...used].every((part) => isThere(part, language)),
    load: async (part) => {
      used.add(part);
      // The language may change meanwhile.
      while (!isThere(part, spoken())) await fetchPart(part, spoken());
    },
    loadFirst: async (part, languages) => {
      used.add(part);
      for (const language of languages) {
        try {
          await fetchPart(part, language);
          return language;
        } catch {
          // The next one then.
        }
      }
      throw new Error(`the words of ${part} can't be loaded in any language`);
    },
    change,
  };
};
