// How the words of each part of the page are loaded in each language. The build writes this table (tools/web/words.ts); without a build, as in tests,
// it is empty and all words are there from the start.

/** Loads the words of one part in one language. */
export type Pack = () => Promise<unknown>;

export const PACKS: { readonly [part: string]: { readonly [language: string]: Pack } } = {};
