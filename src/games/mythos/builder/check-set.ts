// A set of Mythos while somebody writes it: its faults where they are, what is remarkable, and every card that can be read already.

import type { BuilderReader, SetCheck, SetFault } from '../../../kernel/deck-builder.ts';
import { kitOf, type CardSet } from '../cards.ts';
import { readSet } from '../deck-tools/sets.ts';
import { tooLong } from '../deck-tools/report.ts';
import { cardSheet } from '../presentation/sheets.ts';
import { isGrave, lintSet, remarkText } from '../sets/lint.ts';
import { readSetParts } from '../sets/set-text.ts';
import { voiceIn } from '../text/texts.ts';

type Reader = Omit<BuilderReader, 'set'>;

const sheetsOf = (set: CardSet, { language, format }: Reader): SetCheck['cards'] => {
  const voice = voiceIn(language, format);
  return set.cards.map((card) => cardSheet(voice, language, set, card));
};

/** What can't be told line by line, of a JSON file or one that is too long. */
const wholeFaults = (lines: readonly string[]): readonly SetFault[] =>
  lines.map((text) => ({ line: 0, column: 0, text }));

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
  if (long !== undefined) return broken(wholeFaults(long.lines));
  if (!text.trimStart().startsWith('{')) {
    const { set, faults } = readSetParts(text);
    if (faults.length > 0)
      return broken(
        faults.map(({ line, column, message }) => ({ line, column, text: message })),
        set.name,
        sheetsOf(set, reader),
      );
  }
  const read = readSet(text);
  if (!read.ok) return broken(wholeFaults(read.error.lines));
  const set = read.value;
  const remarks = lintSet(set).map((remark) => ({ text: remarkText(remark), grave: isGrave(remark) }));
  return {
    ok: !remarks.some(({ grave }) => grave),
    name: set.name,
    hash: kitOf(set).hash,
    faults: [],
    remarks,
    cards: sheetsOf(set, reader),
  };
};
