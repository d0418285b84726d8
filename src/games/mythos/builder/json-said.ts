// What is said against a set as JSON and against no other, in English; `said.ts` has the rest.

import { sayer, type SaidKey } from '../said.ts';

export const JSON_SAID = {
  'not-object': '{field} must be an object, in braces',
  'not-list': '{field} must be a list, in square brackets',
  'not-text': '{field} must be text, in quotation marks',
  'not-flag': '{field} must be true or false',
  'field-missing': '{field} is missing',
  'name-unknown': '{word} is not known here; there are {known}',
  'value-unknown': "{field} can't be {word}; there are {known}",
  'groups-empty': '{name} is no group of this set: its list groups is empty',
  'keywords-empty': '{name} is no keyword of this set: its list keywords is empty',
  'file-ends': 'the file ends too early; expected {wanted}',
  'last-comma': 'nothing follows this comma: take it out',
  'text-open': 'this text has no closing quotation mark on its line',
  'bad-escape': "{word} can't stand in a text; a backslash is written \\\\",
  'bad-sign': "{word} can't stand in a text",
  'no-number': '{word} is no usable number',
  'half-character': 'this text holds half of a character',
  'too-deep': 'nested too deeply: at most {most} levels',
} as const;

export type FaultKey = SaidKey | keyof typeof JSON_SAID;

export const saidOfJson = sayer(JSON_SAID);
