// The terminal's phrases in every language: they fit a line, and every word they tell you to type is understood.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { LANGUAGES } from '../../kernel/presentation.ts';
import { columns } from '../terminal/columns.ts';
import { readCommand, type Reading } from '../input/typed-line.ts';
import { phrasesIn } from './phrases.ts';

const reading: Reading = {
  presentation: whistle.presentation,
  scene: { zones: [], facts: [], scores: [], actors: { must: [0], may: [] } },
  seat: 0,
  moves: [],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const phrases = phrasesIn(language);

  test('nothing is wider than a terminal', () => {
    const lines = [
      phrases.help.intro,
      phrases.nextDeal,
      phrases.nextPage,
      phrases.lastPage,
      phrases.mustAct,
      phrases.mayAct,
      phrases.askResign,
      phrases.ruleWhat,
      phrases.whyWhat,
      phrases.nobodyCanAct,
      phrases.rule('GUI-10.4'),
      phrases.noSuchNumber(12),
    ];
    expect(lines.filter((line) => columns(line) > 80)).toEqual([]);
  });

  test('the help names every command, in words that are understood', () => {
    const rows = [...phrases.help.questions, phrases.help.card];
    const kinds = rows.map(([typed]) => readCommand(typed, reading).kind);
    expect(kinds).toEqual(['why', 'hint', 'moves', 'table', 'log', 'score', 'rules', 'quit', 'card']);
    expect(phrases.help.moves.map(([typed]) => typed).slice(0, 3)).toEqual(['{number}', '{card}', '{action}']);
  });

  test('what the other phrases say to type is understood', () => {
    const last = (text: string): string => text.split(/\s/u).at(-1)?.replace(/[.:]$/u, '') ?? '';
    const typed = [phrases.moreMoves(2), phrases.moreNews(2), phrases.moreZones(2)]
      .map((text) => text.replace(/ eingeben$/u, ''))
      .map(last);
    expect(typed.map((word) => readCommand(word, reading).kind)).toEqual(['moves', 'log', 'table']);
    expect(readCommand(last(phrases.mustAct.replace(/ leave$/u, '')), reading).kind).toBe('quit');
  });

  test('yes is yes, and nothing else is', () => {
    const yes = { es: 'sí', en: 'yes', sv: 'ja', de: 'Ja', fr: 'oui' }[language];
    expect(phrases.yes.test(yes)).toBe(true);
    expect(phrases.yes.test('')).toBe(false);
    expect(phrases.yes.test('n')).toBe(false);
  });
});
