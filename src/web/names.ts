// What the player is called, from one visit to the next, and which names can be given.

import { LONGEST_NAME, nameFault, seenName, spacedName } from '../protocol/player-name.ts';
import { remember, remembered, text } from './text/index.ts';

const NAME = 'baize.name';

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

/** The characters of a text as people count them; old browsers count an emoji of several parts as several. */
const charactersOf = (name: string): readonly string[] =>
  segmenter === undefined ? [...name] : Array.from(segmenter.segment(name), ({ segment }) => segment);

/** What a field keeps of a name that is being typed: nothing that can't be seen, and no more than a name has. */
export const typedName = (typed: string): string =>
  charactersOf(seenName(typed.normalize('NFC')))
    .slice(0, LONGEST_NAME)
    .join('');

/** A name as it was typed, made fit to be given; empty if there is none in it. */
export const givenName = (typed: string): string => {
  const name = spacedName(typedName(typed));
  return nameFault(name) === undefined ? name : '';
};

/** The first character of a name, for a picture of its player; a question mark for none. */
export const initialOf = (name: string): string => charactersOf(name.trim())[0]?.toUpperCase() ?? '?';

/** The name given last time, or just "player". */
export const playerName = (): string => givenName(remembered(NAME) ?? '') || text.value.player;

/** Has the player ever said what they are called? */
export const hasName = (): boolean => givenName(remembered(NAME) ?? '') !== '';

export const rememberName = (name: string): void => remember(NAME, name);
