// A draft that is under way: kept at every pick, so that a reload goes on with it.

import { hashText } from '../../kernel/hash.ts';
import { isSeed, type Seed } from '../../kernel/random.ts';
import { remember, remembered } from '../text/index.ts';

/** What a draft is: all offers follow from it. `set` is the hash of its cards, where they are not the game's own. */
export interface KeptDraft {
  readonly seed: Seed;
  readonly picked: readonly string[];
  readonly set?: string;
}

/** A draft for a table is apart from one's own. */
const keyOf = (game: string, table: string): string => `baize.draft.${game}${table === '' ? '' : `.${table}`}`;

export const keptDraft = (game: string, table: string): KeptDraft | undefined => {
  try {
    const { seed, picked, set } = JSON.parse(remembered(keyOf(game, table)) ?? '{}') as Partial<KeptDraft>;
    if (!isSeed(seed) || !Array.isArray(picked) || !picked.every((id) => typeof id === 'string')) return undefined;
    return { seed, picked, ...(typeof set === 'string' ? { set } : {}) };
  } catch {
    return undefined;
  }
};

export const keepDraft = (game: string, table: string, draft: KeptDraft | undefined): void =>
  remember(keyOf(game, table), draft === undefined ? '{}' : JSON.stringify(draft));

/** A new seed; at a table always the same, so that nobody there asks for other offers. */
export const draftSeed = (table: string): Seed => {
  if (table !== '') return hashText(`draft/${table}`);
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
