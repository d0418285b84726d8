// The text engine: templates are read strictly, filled in order, and their values are known to the compiler.

import { describe, expect, test } from 'vitest';
import { plain } from './presentation.ts';
import { paramsOf, readTemplate } from './template.ts';
import { formatterIn, lookUp, PLAIN_FORMATTER, personsAt, speaker, type IntlLike } from './text.ts';

const { say, text } = speaker(PLAIN_FORMATTER);
const C1 = { card: '1C' };
const C3 = { card: '3C' };

describe('a template', () => {
  test('without values is a sentence as it stands', () => {
    expect(say('The cards are dealt.')).toEqual(['The cards are dealt.']);
    expect(text('can’t, don\'t, "#1"')).toBe('can’t, don\'t, "#1"');
  });

  test('takes names, numbers and cards; cards stay parts', () => {
    expect(say('{who}: {card}, +{n}', { who: 'Ana', card: C1, n: 11 })).toEqual(['Ana: ', C1, ', +11']);
    expect(say('{card}', { card: C1 })).toEqual([C1]);
  });

  test('takes running text, which keeps its own cards', () => {
    expect(say('Insist: {what}.', { what: say('Play {card}', { card: C3 }) })).toEqual(['Insist: Play ', C3, '.']);
  });

  test('never reads a value as a template', () => {
    expect(text('{name} sits down.', { name: '{card}#' })).toBe('{card}# sits down.');
  });

  test.each([
    [[], ''],
    [[C1], '1C'],
    [[C1, C3], '1C and 3C'],
    [[C1, C3, C1], '1C, 3C and 1C'],
  ])('joins a list by the language’s own word: %j', (cards, expected) => {
    expect(plain(say('{cards, and}', { cards }), (id) => id)).toBe(expected);
  });

  test('lists running text, with its cards', () => {
    const draws = [say('{who}: {card}', { who: 'Ana', card: C1 }), say('{who}: {card}', { who: 'Bo', card: C3 })];
    expect(say('{draws, list}.', { draws })).toEqual(['Ana: ', C1, ', Bo: ', C3, '.']);
  });

  test('joins by commas and by “or”', () => {
    expect(text('{all, list}; {counts, or} players', { all: ['a', 'b', 'c'], counts: [2, 4] })).toBe(
      'a, b, c; 2 or 4 players',
    );
  });

  test.each([
    [0, 'none'],
    [1, '1 card of Ana'],
    [7, '7 cards of Ana'],
  ])('chooses by number: %i → %s', (n, expected) => {
    const template = '{n, plural, =0 {none} one {# card of {who}} other {# cards of {who}}}';
    expect(text(template, { n, who: 'Ana' })).toBe(expected);
  });

  test('chooses by word, with numbers of the plural around', () => {
    const template = '{n, plural, one {#} other {{own, select, true {my #} other {{who}’s #}}}}!';
    expect(text(template, { n: 2, own: true, who: 'Bo' })).toBe('my 2!');
    expect(text(template, { n: 3, own: false, who: 'Bo' })).toBe('Bo’s 3!');
    expect(text('{key, select, a {A} other {?}}', { key: 'constructor' })).toBe('?');
    expect([0, 20].map((n) => text('54{n, select, 0 {} other { + {n}}}', { n }))).toEqual(['54', '54 + 20']);
  });

  test('speaks to its reader, alone or with others, or of others by name', () => {
    const template =
      '{who, person, you {You win} youAnd {You and # win} one {# wins} other {# win}} {n, plural, other {#}}';
    const names = ['Ana', 'Bo', 'Cy'];
    const reader = (you?: number) => Object.assign((seat: number) => names[seat] ?? '', { you });
    const won = (you: number | undefined, ...seats: readonly number[]) =>
      text(template, { who: personsAt(reader(you), ...seats), n: 4 });
    expect([won(0, 0), won(0, 0, 2), won(2, 0, 2), won(1, 0)]).toEqual([
      'You win 4',
      'You and Cy win 4',
      'You and Ana win 4',
      'Ana wins 4',
    ]);
    expect([won(1, 0, 2), won(undefined, 0)]).toEqual(['Ana and Cy win 4', 'Ana wins 4']);
    expect(text('{who, person, you {yours} other {of #}}', { who: personsAt(reader(1), 2) })).toBe('of Cy');
  });

  test('shows the name of a value that is missing', () => {
    expect(text('{who}: {n}' as string, { who: 'Ana' })).toBe('Ana: {n}');
  });
});

describe('a malformed template is refused with the place', () => {
  test.each([
    ['a {who', 3, '"{" is not closed'],
    ['a } b', 3, '"}" closes nothing'],
    ['{}', 2, 'expected the name of a parameter'],
    ['{who!}', 5, 'expected ","'],
    ['{n, date}', 5, 'expected one of number, list, and, or, plural, select, person'],
    ['{n, plural}', 11, 'expected ","'],
    ['{n, plural, one {#}}', 1, 'the branch "other" is missing'],
    ['{n, plural, other {#} other {#}}', 23, 'the branch "other" is there twice'],
    ['{n, plural, other {#}', 1, '"{" is not closed'],
    ['{n, plural, other {#', 21, 'a branch is not closed'],
    ['{n, plural, other #}', 19, 'expected "{"'],
    ['{n, plural, other {{}}}', 21, 'expected the name of a parameter'],
  ])('%s', (template, place, problem) => {
    expect(() => readTemplate(template)).toThrow(`${problem} at character ${place} of "${template}"`);
  });
});

test('the parameters of a template, inside branches too', () => {
  const found = paramsOf(readTemplate('{n, plural, one {{who}} other {# {cards, or}}} {n}'));
  expect([...found].map(([name, kinds]) => [name, [...kinds]])).toEqual([
    ['n', ['plural', 'number', 'text']],
    ['who', ['text']],
    ['cards', ['or']],
  ]);
});

test('values are checked by the compiler', () => {
  const calls = [
    // @ts-expect-error a value is missing
    () => text('{who} left'),
    // @ts-expect-error an unknown value
    () => text('{who} left', { who: 'Ana', name: 'Ana' }),
    // @ts-expect-error a plural takes a number
    () => text('{n, plural, other {#}}', { n: '3' }),
    // @ts-expect-error a list is a list
    () => say('{cards, and}', { cards: C1 }),
    // @ts-expect-error a text without cards
    () => text('{card}', { card: C1 }),
    // @ts-expect-error a value inside a branch counts
    () => text('{n, plural, one {x} other {# {who}}}', { n: 1 }),
    // @ts-expect-error nothing to fill in
    () => text('Match over', { who: 'Ana' }),
  ];
  for (const call of calls) expect(call).not.toThrow();
  const either = ['{a} and {b}', '{a}'] as const;
  expect(either.map((template) => text(template, { a: '1', b: '2' }))).toEqual(['1 and 2', '1']);
});

test('a formatter asks the Intl it is given', () => {
  const intl: IntlLike = {
    PluralRules: class {
      select(n: number) {
        return n < 2 ? 'one' : 'other';
      }
    },
    NumberFormat: class {
      format(n: number) {
        return `~${n}`;
      }
    },
    ListFormat: class {
      formatToParts(items: readonly string[]) {
        return items.flatMap((value, i) => [
          ...(i === 0 ? [] : [{ type: 'literal' as const, value: ' et ' }]),
          { type: 'element' as const, value },
        ]);
      }
    },
  };
  const french = speaker(formatterIn(intl, 'fr'));
  expect(french.text('{n, plural, one {# carte} other {# cartes}}', { n: 0 })).toBe('~0 carte');
  expect(french.text('{names, and}', { names: ['Ana', 'Bo'] })).toBe('Ana et Bo');
});

test('a key from outside finds only what is there', () => {
  expect(lookUp({ deck: 'Deck' }, 'deck')).toBe('Deck');
  expect(lookUp({ deck: 'Deck' }, 'constructor')).toBeUndefined();
});
