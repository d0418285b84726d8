// Everything that is said against a set of cards, in English and with its values: whoever speaks another language fills a sentence of their own by the key.

import { PLAIN_FORMATTER, speaker, type Params, type Value } from '../../kernel/text.ts';

export const SAID = {
  // A set as a whole, and lines that are no effects.
  'line-long': 'a line has at most {most} characters',
  'no-card-yet': 'this line belongs to no card: a card begins with character, jutsu or mission',
  'word-near': '{word} is not known here; did you mean {near}?',
  'word-unknown': '{word} is not known here; a set begins with set, language, groups, keywords, then cards',
  twice: '{name} is here twice',
  'no-language': 'no such language; there are {languages} and short',
  'many-groups': 'a set has at most {most} groups',
  'many-keywords': 'a set has at most {most} keywords',
  'bad-group': '{name} is no name of a group; write words, with commas between them',
  'bad-keyword': '{name} is no name of a keyword; write words, with commas between them',
  'no-name': 'the {kind} needs a name',
  'bad-name': '{name} is no card name; write Name — Title: words of letters and digits, 60 at most',
  'same-card': '{name} is also on line {line}',
  'many-cards': 'a set has at most {most} cards',
  'field-near': 'a {kind} has no {word}; did you mean {near}?',
  'field-unknown': 'a {kind} has no {word}; it has {fields} and lines with ⚡ or ✖',
  'two-fields': '{value} holds more than one field; put ; before {field}',
  'many-lines': 'a card has at most {most} lines',
  'needs-field': '{name} needs {field}',
  'needs-group': '{name} needs a group',
  'bad-number': '{field} must be a whole number from {least} to {most}',
  'many-card-keywords': 'a character has at most {most} keywords, not {count}',
  'group-none': '{name} is no group of this set; it has none: declare them above the cards, groups {hint}',
  'keyword-none': '{name} is no keyword of this set; it has none: declare them above the cards, keywords {hint}',
  'group-near': '{name} is no group of this set; did you mean {near}?',
  'keyword-near': '{name} is no keyword of this set; did you mean {near}?',
  'group-unknown': '{name} is no group of this set; there are {known}',
  'keyword-unknown': '{name} is no keyword of this set; there are {known}',
  'no-set-name': 'a set begins with "set" and its name, 80 letters at most',
  'no-cards': 'there are no cards',
  // What only a set as JSON can say wrongly.
  'bad-set-name': '{name} is no name of a set; write 1 to 80 letters in one line, without #',
  'bad-entry': '{name} is no name of a group or keyword; write words of letters and digits, 40 letters at most',
  'bad-id': '{name} is no card id; write one such as Kaito/Scout',
  'only-true': 'atMission must be true, or left out',
  'bad-condition': 'a condition is count with atLeast or atMost, or edge, or ahead, or round',
  // Lines with effects that can't be read.
  'line-begins': 'a line begins with MAIN, UPGRADE, AMBUSH or SCORE and ⚡ or ✖',
  'needs-sign': 'after {trigger} comes ⚡ (instant; ! will do) or ✖ (continuous; x will do)',
  'trigger-near': '"{word}" is no trigger; did you mean {near}?',
  'trigger-unknown': '"{word}" is no trigger; there are {known}',
  'no-trigger': 'a trigger is missing: MAIN, UPGRADE, AMBUSH or SCORE',
  'other-language': 'this is a sentence in {other}; the set says language {language}',
  'word-here-near': '"{word}" can\'t stand here; did you mean "{near}"?',
  'word-here': '"{word}" can\'t stand here; expected {wanted}',
  'ends-early-near': 'the line ends too early; did you mean "{near}"?',
  'ends-early': 'the line ends too early; expected {wanted}',
  'many-then': 'at most {most} "then" in a row',
  // Lines with effects that can be read and mean nothing that is legal.
  'jutsu-trigger': 'a jutsu has MAIN lines only, not {trigger}',
  'mission-trigger': 'a mission has SCORE lines only, not {trigger}',
  'is-continuous': '{action} is continuous ✖, not instant ⚡',
  'is-instant': '{action} is instant ⚡, not continuous ✖',
  'only-character': 'only a character has {trigger} ✖ lines; a {bearer} does not stay',
  'lasting-then': 'a ✖ line has no "then": it does nothing at one moment',
  'lasting-optional': 'a ✖ line is neither optional nor a must',
  'not-on-mission': "{action} can't be in force on a mission",
  'number-from': 'needs a number from 1 to {most}',
  'mission-parts': 'a line in force on a mission has an amount and perhaps powerMin, nothing else',
  'mission-filter': '{action} on a mission has no filter {filter}',
  'then-lasting': '{action} can\'t follow "then": it is continuous ✖',
  'needs-target': '{action} needs a target: {targets}',
  'no-target': '{action} has no target',
  'other-target': "{action} can't have the target {target}; there are {targets}",
  'mission-self': 'a mission is no character: it has no SELF',
  'needs-part': '{action} needs {part}: {values, or}',
  'no-part': '{action} has no {part}',
  'no-amount': '{action} has no amount',
  'needs-amount': '{action} needs an amount',
  'amount-from': '{action} needs a number from {least} to {most}, not {number}',
  'amount-zero': '{action} needs a number other than 0',
  'no-filter': '{whose} has no filter {filter}',
  'no-count-filter': 'counting {of} has no filter {filter}',
  'empty-filter': 'an empty filter: leave it out',
  'filter-number': '{filter} must be 0 to 99',
  'power-apart': 'no character has power {least} or more and {most} or less',
  rounds: 'there are rounds 1 to 4',
  'counts-to': 'a condition counts up to {most}',
  // What can be read and played, and is worth a remark.
  'unused-group': 'no character has the group {name}',
  'unused-keyword': 'no character has the keyword {name}',
  'filter-nobody': 'line {line}: no character of the set fits its filter',
  'copy-nobody': 'line {line}: no character that fits has a line to copy',
  'line-repeats': 'line {line} repeats line {first}',
  'power-cost': 'power {power} for a cost of {cost}; a difference of {most} at most plays well',
  'no-upgrade': 'no cheaper {name} can be upgraded to it',
  'free-ring': 'can be played for nothing by a card that it plays for nothing',
  'free-reveal': 'is revealed for nothing and hides itself again',
  'few-cards':
    '{cards, plural, one {1 card, two of each, makes} other {# cards, two of each, make}} no deck of 30: {few} more characters or jutsu are needed',
  'few-missions': 'a deck needs {most} missions; the set has {missions}',
  'no-characters': 'there are no characters',
  'mean-cost': 'characters cost {mean} on average; 3 to 4 plays well',
} as const;

export type SaidKey = keyof typeof SAID;

/** A sentence by its key and values, and in English. */
export interface Said<Key extends string = SaidKey> {
  readonly key: Key;
  readonly values: { readonly [name: string]: Value };
  readonly message: string;
}

const { text } = speaker(PLAIN_FORMATTER);

type Given<S extends string> = keyof Params<S, string> extends never ? [] : [values: Params<S, string>];

/** Says something of these; what it needs is read from its sentence. */
export const sayer =
  <T extends { readonly [key: string]: string }>(sentences: T) =>
  <K extends keyof T & string>(key: K, ...given: Given<T[K]>): Said<K> => {
    const values = (given[0] ?? {}) as Said['values'];
    return { key, values, message: text(sentences[key] as string, values) };
  };

export const said = sayer(SAID);
