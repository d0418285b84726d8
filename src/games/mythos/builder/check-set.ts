// A set of Mythos while somebody writes it: its faults where they are, what is remarkable, and every card that can be read already.

import type { BuilderReader, SetCheck, SetFault } from '../../../kernel/deck-builder.ts';
import type { Language } from '../../../kernel/presentation.ts';
import { kitOf, nameOfId, type CardSet } from '../cards.ts';
import { readSet } from '../deck-tools/sets.ts';
import { tooLong } from '../deck-tools/report.ts';
import { cardSheet } from '../presentation/sheets.ts';
import { isGrave, lintSet } from '../sets/lint.ts';
import type { Said } from '../said.ts';
import { readSetParts } from '../sets/set-text.ts';
import { voiceIn } from '../text/texts.ts';
import { builderVoice } from './text/texts.ts';

type Reader = Omit<BuilderReader, 'set'>;

const sheetsOf = (set: CardSet, { language, format }: Reader): SetCheck['cards'] => {
  const voice = voiceIn(language, format);
  return set.cards.map((card) => cardSheet(voice, language, set, card));
};

/** What can't be told line by line, of a JSON file or one that is too long: where and why as its reader says it. */
const wholeFaults = (lines: readonly string[], { language, format }: Reader): readonly SetFault[] => {
  const { texts, text } = builderVoice(language, format);
  return lines.map((why) => ({ line: 0, column: 0, text: text(texts.unreadable, { why }) }));
};

type Voice = ReturnType<typeof builderVoice>;

/** What could have stood at a place, in the reader's language: words of the set's own language stay as they are. */
const wantedIn = ({ texts, text }: Voice, wanted: string): string => {
  const { wanted: words } = texts;
  if (wanted === 'a whole number') return words.number;
  if (wanted === 'a space') return words.space;
  if (wanted === 'the end of the line') return words.end;
  const [, what, names = ''] = /^a (group|keyword) of the set \((.*)\)$/u.exec(wanted) ?? [];
  if (what !== 'group' && what !== 'keyword') return wanted;
  return text(words[what], { names: names === 'it has none' ? words.none : names });
};

/** A sentence against a set in the reader's language. */
const inLanguage = (voice: Voice, language: Language, { key, values, message }: Said): string => {
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

export const checkSet = (text: string, reader: Reader): SetCheck => {
  const long = tooLong(text);
  const voice = builderVoice(reader.language, reader.format);
  const sayOf = (fault: Said): string => inLanguage(voice, reader.language, fault);
  if (long !== undefined) return broken(wholeFaults(long.lines, reader));
  if (!text.trimStart().startsWith('{')) {
    const { set, faults } = readSetParts(text);
    if (faults.length > 0)
      return broken(
        faults.map(({ line, column, message, said }) => ({
          line,
          column,
          text: said === undefined ? message : sayOf(said),
        })),
        set.name,
        sheetsOf(set, reader),
      );
  }
  const read = readSet(text);
  if (!read.ok) return broken(wholeFaults(read.error.lines, reader));
  const set = read.value;
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
