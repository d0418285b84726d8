// What a player may be called, as far as code points tell: everybody at the table reads it, so it must be readable and honest.

/** The longest name, in characters as people count them. Server and page count them; that needs `Intl`, which is not for pure layers. */
export const LONGEST_NAME = 24;

/** No name has more code points than this: `LONGEST_NAME` emoji of several parts each, and few enough for a record. */
const MOST_CODE_POINTS = 192;

/** Accents that one letter may have. */
const MOST_ACCENTS = 4;

/** An emoji that others can be joined to, with its colour or its form. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?`;

/** The flags of England, Scotland and Wales: a black flag, and letters that are not seen. */
const NATIONS = ['eng', 'sct', 'wls'].map((nation) =>
  [...`gb${nation}`, '\u007f'].reduce(
    (flag, letter) => flag + String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
    '\u{1f3f4}',
  ),
);

/** Where a character that is not seen makes others what they are: joined emoji, emoji in colour, key caps, those flags. */
const EMOJI = String.raw`${NATIONS.join('|')}|${PICTURE}(?:\u200D${PICTURE})+|\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F\u20E3`;

/** Control characters, halves of characters, and whatever has no picture of its own: zero width, direction, fillers, tags. */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;

const EMOJI_OR_UNSEEN = new RegExp(`(?<emoji>${EMOJI})|${UNSEEN}`, 'gu');

const TOO_MANY_ACCENTS = new RegExp(String.raw`(\p{M}{${MOST_ACCENTS}})\p{M}+`, 'gu');

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What is said of a name that is too short or too long. */
export const WRONG_LENGTH = `must be 1 to ${LONGEST_NAME} characters long`;

/** A name with single spaces between its words and none around them. */
export const spacedName = (name: string): string => name.replaceAll(/\p{Zs}+/gu, ' ').trim();

/** What is wrong with a name, if anything; `spacedName` comes first. Server and page also count its characters. */
export const nameFault = (name: string): string | undefined => {
  // By UTF-16 units first, so that nothing long is looked at.
  if (name === '' || name.length > 2 * MOST_CODE_POINTS || [...name].length > MOST_CODE_POINTS) return WRONG_LENGTH;
  for (const { 0: found, groups } of name.matchAll(EMOJI_OR_UNSEEN)) {
    if (groups?.['emoji'] !== undefined) continue;
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `must not contain U+${code}, a character that can't be seen`;
  }
  if (name.search(TOO_MANY_ACCENTS) >= 0) return `must not have more than ${MOST_ACCENTS} accents on one letter`;
  return SEEN.test(name) ? undefined : 'must contain something that can be seen';
};

/** The same, with the number of characters as people count them. */
export const countedFault = (name: string, characters: number): string | undefined =>
  nameFault(name) ?? (characters > LONGEST_NAME ? WRONG_LENGTH : undefined);

/** What can stay of a name as it was typed or pasted. Spaces are left alone, since somebody may be typing. */
export const seenName = (typed: string): string =>
  typed
    .replaceAll(EMOJI_OR_UNSEEN, (_found: string, emoji: string | undefined) => emoji ?? '')
    .replaceAll(TOO_MANY_ACCENTS, '$1');
