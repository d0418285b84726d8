// The help of the terminal table, with examples from the player's own hand in place of those of another game.

import type { Words } from '../../kernel/face.ts';
import { columns, wrap } from './columns.ts';
import { WIDTH } from './screen.ts';
import type { Move } from './moves.ts';
import { cardName } from './names.ts';

/** A line with an example: `  why 4C     why a card …`. */
const EXAMPLE = /^ {2}(.*)\b[14]C( +)(.*)$/u;

const INDENT = ' '.repeat(13);

/** The help with a card and an action of now, if a card can be played now. */
export const helpWith = (help: readonly string[], words: Words, moves: readonly Move[]): readonly string[] => {
  const move = moves.find(({ touch }) => touch !== undefined);
  if (move?.touch === undefined) return help;
  const card = cardName(words, move.touch.card, false);
  return help.flatMap((line) => {
    const [, before = '', , told = ''] = EXAMPLE.exec(line) ?? [];
    if (told === '') return [line];
    const example = before === 'play ' ? move.action : `${before}${card}`;
    const text = `  ${example.padEnd(line.length - told.length - 4)}  ${told}`;
    return columns(text) <= WIDTH
      ? [text]
      : [`  ${example}`, ...wrap(told, WIDTH - INDENT.length).map((more) => INDENT + more)];
  });
};
