// Effects as sentences and back: lines of cards in every language and in the short form.

import { LANGUAGES, type Language } from '../../../kernel/presentation.ts';
import { nearest } from '../../../kernel/nearest.ts';
import { present } from '../../../kernel/present.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { TRIGGERS, type EffectStep, type Effect, type Trigger } from '../effects/effects.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { said, type Said } from '../said.ts';
import { cursorOn, missed, type Cursor } from './forms.ts';
import { fr } from './fr.ts';
import { makeGrammar, type Grammar, type Names } from './grammar.ts';
import type { Phrasebook } from './phrasebook.ts';
import { short } from './short.ts';
import { sv } from './sv.ts';

/** A language of sentences, or the short form. */
export type TextForm = Language | 'short';

const BOOKS: { readonly [textForm in TextForm]: Phrasebook } = { en, es, sv, de, fr, short };

/** A fault in a line of text; `column` counts from 1. */
export interface TextFault extends Said {
  readonly column: number;
}

/** A line that was read, and the language it was read in. */
export interface ReadLine {
  readonly effect: Effect;
  readonly textForm: TextForm;
}

const SYMBOLS = { instant: '⚡', continuous: '✖' } as const;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const grammars = new WeakMap<Names, Map<TextForm, Grammar>>();

const grammarOf = (textForm: TextForm, names: Names): Grammar => {
  const known = grammars.get(names) ?? new Map<TextForm, Grammar>();
  grammars.set(names, known);
  const grammar = known.get(textForm) ?? makeGrammar(BOOKS[textForm], names);
  known.set(textForm, grammar);
  return grammar;
};

const NO_NAMES: Names = { groups: [], keywords: [] };

/** The sentence of an effect step, without trigger and timing: `Draw 1 card.` */
export const sentenceOf = (step: EffectStep, textForm: TextForm, inForce = false): string => {
  const grammar = grammarOf(textForm, NO_NAMES);
  const text = (inForce ? grammar.mission : grammar.step).write(step);
  return (textForm === 'short' ? text : capital(text)) + grammar.end;
};

/** What all of these begin with, in whole words, and `…` for the rest. */
const sharedBeginning = (texts: readonly string[]): string => {
  const [first = '', ...others] = texts;
  const words = first.split(' ');
  const same = words.findIndex((_, i) => others.some((text) => text.split(' ')[i] !== words[i]));
  return same === -1 ? first : [...words.slice(0, same), '…'].join(' ');
};

/** What actions, targets and filters are called in a language, with `…` for what varies: POWERUP is `put … power on …`. */
const phraseOf = (name: string, textForm: TextForm): string | undefined => {
  const { steps, targets, self, filters } = BOOKS[textForm];
  const templates = [
    ...Object.entries({ ...targets, ...present({ SELF: self }), ...filters }),
    ...Object.entries(steps).map(([key, template]) => [key.split('/')[0], template] as const),
  ].filter(([key]) => key === name);
  const plain = templates.map(([, template]) =>
    template
      .replaceAll(/\{(?:filter|each)\}/gu, '')
      .replaceAll(/\[[^|]*\|([^\]]*)\]/gu, '$1')
      .replaceAll(/\{\w+\}/gu, '…')
      .trim(),
  );
  return sharedBeginning(plain) || undefined;
};

/** Values of a sentence with the names of the data as they are written in a language. */
const valuesIn = (textForm: TextForm, { values }: Said): Said['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value !== 'string' || textForm === 'short') return [key, value];
      return [key, inWordsOf(textForm, key === 'filter' ? `filter ${value}` : value).replace(/^filter (?=")/u, '')];
    }),
  );

/** What is wrong with a line, in the words of the language that it is written in. */
export const saidIn = (textForm: TextForm, fault: Said): Said => ({
  key: fault.key,
  message: inWordsOf(textForm, fault.message),
  values: valuesIn(textForm, fault),
});

/** A message with the names of the data as they are written in a language, so that whoever wrote a sentence finds the words again. */
const inWordsOf = (textForm: TextForm, message: string): string =>
  textForm === 'short'
    ? message
    : message.replaceAll(/\b(?:[A-Z_]{3,}|[a-z]+M(?:ax|in)|atMission|(?<=filter )\w+)\b/gu, (name) => {
        const phrase = phraseOf(name, textForm);
        return phrase === undefined ? name : `"${phrase}"`;
      });

/** An effect as a line of a card: `MAIN ⚡ Draw 1 card.` */
export const printEffect = (effect: Effect, textForm: TextForm): string => {
  const { trigger, timing } = effect;
  const head = trigger === undefined ? SYMBOLS[timing] : `${trigger} ${SYMBOLS[timing]}`;
  return `${head} ${sentenceOf(effect, textForm, trigger === undefined)}`;
};

// ⚡ and ✖ are on few keyboards: ! and x stand for them, and crosses of other shapes are taken for ✖.
const HEAD = /^(?:(?<trigger>[A-Za-z]+)\s*)?(?<symbol>⚡|!|[✖✕✗✘×]|(?<=^|\s)[xX](?=\s))\uFE0F?\s*/u;

/** Is this meant as a line of a card, and not as a field? */
export const isEffectLine = (text: string): boolean =>
  HEAD.test(text) || /[⚡✖✕✗✘]/u.test(text) || triggerIn(/^[A-Za-z]+/u.exec(text)?.[0]) !== undefined;

const triggerIn = (word: string | undefined): Trigger | undefined =>
  TRIGGERS.find((known) => known === word?.toUpperCase());

/** Why a line does not begin as it should. */
const headFault = (text: string): TextFault => {
  const word = /^[\p{L}\p{N}_]+/u.exec(text)?.[0];
  const trigger = triggerIn(word);
  if (word === undefined || trigger === undefined) {
    return { column: 1, ...said('line-begins') };
  }
  const gap = /^\s*/u.exec(text.slice(word.length))?.[0] ?? '';
  return { column: word.length + gap.length + 1, ...said('needs-sign', { trigger }) };
};

/** A line of a card read in one language or, failing that, in the short form; or where and why it can't be read. */
export const readEffect = (text: string, textForm: TextForm, names: Names): Result<ReadLine, TextFault> => {
  const head = HEAD.exec(text);
  if (head === null) return fail(headFault(text));
  const { trigger: word, symbol = '' } = head.groups as { readonly trigger?: string; readonly symbol?: string };
  const trigger = triggerIn(word);
  if (word !== undefined && trigger === undefined) {
    const near = nearest(word, TRIGGERS);
    const why =
      near === undefined
        ? said('trigger-unknown', { word, known: TRIGGERS.join(', ') })
        : said('trigger-near', { word, near });
    return fail({ column: 1, ...why });
  }
  const timing = symbol === '⚡' || symbol === '!' ? 'instant' : 'continuous';
  const line = { text: text.trimEnd(), start: head[0].length, names };
  const missing = { column: 1, ...said('no-trigger') };
  if (trigger === undefined && timing === 'instant') return fail(missing);
  const textForms: readonly TextForm[] = textForm === 'short' ? ['short'] : [textForm, 'short'];
  const form = trigger === undefined ? 'mission' : 'step';
  for (const each of textForms) {
    const { step, cursor } = tryIn(line, each, form, false);
    if (step !== undefined) {
      return ok({ effect: { ...present({ trigger }), timing, ...step }, textForm: each });
    }
    const { limit } = cursor;
    if (limit !== undefined) return fail({ column: limit.at + 1, ...limit.said });
  }
  const reads = (each: TextForm, as: 'step' | 'mission'): boolean => tryIn(line, each, as, false).step !== undefined;
  if (trigger === undefined && textForms.some((each) => reads(each, 'step'))) return fail(missing);
  const other = LANGUAGES.find((each) => each !== textForm && reads(each, form));
  return fail(
    other === undefined
      ? faultOf(textForms.map((each) => tryIn(line, each, form, true).cursor))
      : { column: line.start + 1, ...said('other-language', { other, language: textForm }) },
  );
};

interface LineText {
  readonly text: string;
  readonly start: number;
  readonly names: Names;
}

/** The line read in one language; the cursor tells the rest, the fault only if it is asked to. */
const tryIn = (
  { text, start, names }: LineText,
  textForm: TextForm,
  form: 'step' | 'mission',
  tells: boolean,
): { readonly step: EffectStep | undefined; readonly cursor: Cursor } => {
  const cursor = cursorOn(text, tells);
  return { step: readEffectStep(cursor, start, grammarOf(textForm, names), form), cursor };
};

/** The same without the language. */
export const parseEffect = (text: string, textForm: TextForm, names: Names): Result<Effect, TextFault> => {
  const read = readEffect(text, textForm, names);
  return read.ok ? ok(read.value.effect) : read;
};

const MOST_WANTED = 6;

/** The word that could not be read, by the reading that got furthest, and what could stand in its place. */
const faultOf = (cursors: readonly Cursor[]): TextFault => {
  const { text, furthest } = cursors.reduce((a, b) => (b.furthest > a.furthest ? b : a));
  const wanted = [...new Set(cursors.filter((each) => each.furthest === furthest).flatMap((each) => each.wanted))];
  const column = furthest + 1;
  const [word = ''] = /^\S{1,60}/u.exec(text.slice(furthest)) ?? [];
  const typed = word.replace(/[.,:;]+$/u, '');
  const words = wanted.flatMap((each) => /^"(?<word>[\p{L}_]+)/u.exec(each)?.groups?.['word'] ?? []);
  const near = /^[\p{L}_]{4,}$/u.test(typed) && triggerIn(typed) === undefined ? nearest(typed, words) : undefined;
  const seen = visible(word);
  if (near !== undefined && near.toLowerCase() !== typed.toLowerCase()) {
    return {
      column,
      ...(word === '' ? said('ends-early-near', { near }) : said('word-here-near', { word: seen, near })),
    };
  }
  const listed = wanted.length > MOST_WANTED ? [...wanted.slice(0, MOST_WANTED), '…'] : wanted;
  const expected = listed.join(' or ') || 'the end of the line';
  const why =
    word === '' ? said('ends-early', { wanted: expected }) : said('word-here', { word: seen, wanted: expected });
  // Apart, for whoever says them in another language.
  return { column, ...why, values: { ...why.values, wanted: listed } };
};

/** Letters that nobody can see are told by their number. */
export const visible = (word: string): string =>
  word
    .slice(0, 30)
    .replaceAll(
      /[\p{C}\p{Z}]/gu,
      (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    );

const readEffectStep = (
  cursor: Cursor,
  at: number,
  grammar: Grammar,
  form: 'step' | 'mission',
): EffectStep | undefined => {
  for (const reading of grammar[form].read(cursor, at)) {
    const rest = cursor.text.slice(reading.at);
    // The full stop may be left out.
    if (rest === '' || rest === grammar.end) return reading.value;
    const over = grammar.end !== '' && rest.startsWith(grammar.end) ? grammar.end.length : 0;
    missed(cursor, reading.at + over + (/^\s*/u.exec(rest.slice(over))?.[0].length ?? 0), 'the end of the line');
  }
  return undefined;
};
