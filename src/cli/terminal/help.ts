// The help of the terminal table; its examples are cards and actions of the game being played.

import { columns, wrap } from './columns.ts';
import type { Choice } from './answers.ts';
import { ownHands } from './moves.ts';
import { cardName } from './names.ts';
import type { Table } from './table.ts';

/** Wider examples get a separate line. */
const WIDEST = 14;

/** Examples for the placeholders of the help; one that the table does not offer now is left out. */
const examplesOf = (table: Table, { scene, moves }: Choice): { readonly [name: string]: string | undefined } => {
  const { words } = table.voice;
  const named = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : cardName(words, id, false);
  const playable = moves.find(({ touch }) => touch !== undefined);
  const held = ownHands(scene, table.seat).flatMap((zone) => zone.cards.flatMap((card) => card ?? []));
  const idle = held.find(({ id }) => !moves.some(({ touch }) => touch?.card === id));
  return {
    number: moves.length === 0 ? undefined : String(Math.min(3, moves.length)),
    card: named(playable?.touch?.card),
    action: (playable ?? moves[0])?.action,
    why: named(idle?.id ?? held[0]?.id ?? playable?.touch?.card),
  };
};

/** The help as lines; a row whose example is not there now is left out. */
export const helpLines = (table: Table, choice: Choice, width: number): readonly string[] => {
  const { intro, moves, questions, card, outro } = table.voice.phrases.help;
  const examples = examplesOf(table, choice);
  const row = ([typed, about]: readonly [string, string]): readonly string[] => {
    const missing = [...typed.matchAll(/\{(\w+)\}/gu)].some(([, name = '']) => examples[name] === undefined);
    if (missing) return [];
    const filled = typed.replaceAll(/\{(\w+)\}/gu, (_, name: string) => examples[name] ?? '');
    const indent = ' '.repeat(Math.min(WIDEST + 4, Math.floor(width / 2)));
    const [first = '', ...more] = wrap(about, Math.max(10, width - indent.length));
    const rest = more.map((line) => indent + line);
    return columns(filled) <= indent.length - 4
      ? [`  ${filled}`.padEnd(indent.length) + first, ...rest]
      : [`  ${filled}`, indent + first, ...rest];
  };
  const hasTexts = table.module.deckTools !== undefined;
  return [
    ...wrap(intro, width),
    '',
    ...moves.flatMap(row),
    '',
    ...questions.flatMap(row),
    ...(hasTexts ? row(card) : []),
    '',
    ...wrap(outro, width),
  ];
};
