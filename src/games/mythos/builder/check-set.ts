// A set of Mythos while somebody writes it: its faults where they are, what is remarkable, and every card that can be read already.

import type { BuilderReader, CheckSet, SetCheck, SetFault } from '../../../kernel/deck-builder.ts';
import type { Language } from '../../../kernel/presentation.ts';
import { kitOf, nameOfId, type CardSet } from '../cards.ts';
import { LIMITS, tooLong } from '../deck-tools/report.ts';
import { cardSheet } from '../presentation/sheets.ts';
import { isGrave, lintSet } from '../sets/lint.ts';
import type { Said } from '../said.ts';
import { readSetParts } from '../sets/set-text.ts';
import { voiceIn } from '../text/texts.ts';
import type { FaultKey } from './json-said.ts';
import { readJsonParts } from './json-set.ts';
import { builderVoice } from './text/texts.ts';

type Reader = Omit<BuilderReader, 'set'>;

const sheetsOf = (set: CardSet, { language, format }: Reader): SetCheck['cards'] => {
  const voice = voiceIn(language, format);
  return set.cards.map((card) => cardSheet(voice, language, set, card));
};

type Voice = ReturnType<typeof builderVoice>;

/** What could have stood at a place, by what it is called in English. */
const WANTED = {
  'a whole number': 'number',
  'a space': 'space',
  'the end of the line': 'end',
  'a value': 'value',
  'a name in quotation marks': 'name',
  'the end of the file': 'fileEnd',
} as const;

/** What could have stood at a place, in the reader's language: words of the set's own language stay as they are. */
const wantedIn = ({ texts, text }: Voice, wanted: string): string => {
  const { wanted: words } = texts;
  if (Object.hasOwn(WANTED, wanted)) return words[WANTED[wanted as keyof typeof WANTED]];
  const [, what, names = ''] = /^a (group|keyword) of the set \((.*)\)$/u.exec(wanted) ?? [];
  if (what !== 'group' && what !== 'keyword') return wanted;
  return text(words[what], { names: names === 'it has none' ? words.none : names });
};

/** A sentence against a set in the reader's language. */
const inLanguage = (voice: Voice, language: Language, { key, values, message }: Said<FaultKey>): string => {
  if (language === 'en') return message;
  const { wanted } = values;
  const given = Array.isArray(wanted)
    ? { ...values, wanted: (wanted as readonly string[]).map((each) => wantedIn(voice, each)).join(' / ') }
    : values;
  return voice.text(voice.texts.faults[key] as string, given);
};

const broken = (faults: readonly SetFault[], name = '', cards: SetCheck['cards'] = []): SetCheck => ({
  ok: false,
  name,
  hash: '',
  faults,
  remarks: [],
  cards,
});

/** As much of a set as can be read, from either form of file; JSON begins with a brace. */
const partsOf = (
  text: string,
  sayOf: (fault: Said<FaultKey>) => string,
): { readonly set: CardSet; readonly faults: readonly SetFault[] } => {
  if (text.trimStart().startsWith('{')) {
    const { set, faults } = readJsonParts(text);
    const tell = (fault: Said<FaultKey>, path: string): string =>
      path === '' ? sayOf(fault) : `${sayOf(fault)} (${path})`;
    return { set, faults: faults.map(({ line, column, path, said }) => ({ line, column, text: tell(said, path) })) };
  }
  const { set, faults } = readSetParts(text);
  const tell = faults.map(({ line, column, message, said }) => ({
    line,
    column,
    text: said === undefined ? message : sayOf(said),
  }));
  return { set, faults: tell };
};

export const checkSet: CheckSet = (text, reader) => {
  const voice = builderVoice(reader.language, reader.format);
  if (tooLong(text) !== undefined) {
    return broken([{ line: 0, column: 0, text: voice.text(voice.texts.tooLong, { most: LIMITS.length }) }]);
  }
  const sayOf = (fault: Said<FaultKey>): string => inLanguage(voice, reader.language, fault);
  const { set, faults } = partsOf(text, sayOf);
  if (faults.length > 0) return broken(faults, set.name, sheetsOf(set, reader));
  const remarks = lintSet(set).map((remark) => {
    const { card, said } = remark;
    const text = sayOf(said);
    const named = card === undefined ? text : voice.text(voice.texts.remark, { card: nameOfId(card), remark: text });
    return { text: named, grave: isGrave(remark) };
  });
  return {
    ok: !remarks.some(({ grave }) => grave),
    name: set.name,
    hash: kitOf(set).hash,
    faults: [],
    remarks,
    cards: sheetsOf(set, reader),
  };
};
