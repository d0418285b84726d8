// Where in a line an illegal cell is: the word that would have to be another.

import {
  CELLS,
  effectFault,
  effectSaid,
  FILTERS,
  TRIGGERS,
  type Amount,
  type Bearer,
  type Condition,
  type Count,
  type EffectStep,
  type Effect,
  type Filter,
} from '../effects/effects.ts';
import { printEffect, saidIn, type ReadLine, type TextFault } from './sentences.ts';

/** The same thing without some of its fields. */
const without = <T extends object>(thing: T, ...fields: readonly string[]): T =>
  Object.fromEntries(Object.entries(thing).filter(([field]) => !fields.includes(field))) as T;

/** Filters that differ in one part: another number, or the part left out. */
const otherFilters = (filter: Filter): readonly Filter[] =>
  FILTERS.filter((name) => filter[name] !== undefined).flatMap((name) => [
    ...(typeof filter[name] === 'number'
      ? [
          { ...filter, [name]: 1 },
          { ...filter, [name]: 99 },
        ]
      : []),
    without(filter, name),
  ]);

const withFilter = <T extends object>(thing: T, filter: Filter): T =>
  Object.keys(filter).length === 0 ? without(thing, 'filter') : { ...thing, filter };

const otherCounts = (count: Count): readonly Count[] =>
  count.filter === undefined ? [] : otherFilters(count.filter).map((filter) => withFilter(count, filter));

const otherAmounts = (amount: Amount): readonly Amount[] =>
  typeof amount === 'number'
    ? [1, 2]
    : [
        { ...amount, times: 1 },
        { ...amount, times: 2 },
        ...otherCounts(amount.each).map((each) => ({ ...amount, each })),
        amount.times,
      ];

const otherConditions = (when: Condition): readonly Condition[] => {
  if ('round' in when) return [{ round: 1 }];
  if (!('count' in when)) return [];
  const number = 'atLeast' in when ? 'atLeast' : 'atMost';
  return [{ ...when, [number]: 1 }, ...otherCounts(when.count).map((count) => ({ ...when, count }))];
};

/** Effect steps that differ in one small thing, the innermost `then` first. */
const otherEffectSteps = <T extends EffectStep>(step: T): readonly T[] => {
  const { then, optional, when, amount, filter, target, action } = step;
  return [
    ...(then === undefined
      ? []
      : [
          // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
          ...otherEffectSteps(then).map((other) => ({ ...step, then: other })),
          without(step, 'then'),
        ]),
    ...(optional === undefined ? [] : [without(step, 'optional')]),
    ...(when === undefined
      ? []
      : [...otherConditions(when).map((other) => ({ ...step, when: other })), without(step, 'when')]),
    ...(amount === undefined ? [] : otherAmounts(amount).map((other) => ({ ...step, amount: other }))),
    ...(filter === undefined ? [] : otherFilters(filter).map((other) => withFilter(step, other))),
    ...(target === undefined ? [] : CELLS[action].targets.map((other) => ({ ...step, target: other }))),
  ];
};

/** Effects that differ in one small thing. */
export const otherEffects = (effect: Effect): readonly Effect[] => [
  ...otherEffectSteps(effect),
  { ...effect, timing: effect.timing === 'instant' ? 'continuous' : 'instant' },
  ...(effect.trigger === undefined ? [] : TRIGGERS.map((trigger) => ({ ...effect, trigger }))),
];

interface Word {
  readonly word: string;
  readonly index: number;
}

/** Words of a line with where each begins; the sign of the timing is one. */
const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[⚡✖]|[^\s⚡✖]+/gu)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), index }));

/** Where in a line as typed the word of a line as printed is: at the same place, or where the order is another, wherever it stands. */
const typedAt = (text: string, printed: readonly Word[], place: number): number => {
  const typed = wordsOf(text);
  const word = printed[place]?.word;
  const found = typed[place]?.word === word ? typed[place] : typed.find((each) => each.word === word);
  return (found ?? typed[place])?.index ?? 0;
};

/** An illegal line with the word to blame: if another in its place makes the line legal, or wrong in another way, it is that one. */
export const lineFault = ({ effect, textForm }: ReadLine, bearer: Bearer, text: string): TextFault | undefined => {
  const found = effectSaid(effect, bearer);
  if (found === undefined) return undefined;
  const fault = found.message;
  const why = saidIn(textForm, found);
  const tried = otherEffects(effect).map((other) => ({ other, left: effectFault(other, bearer) }));
  const better = tried.find(({ left }) => left === undefined) ?? tried.find(({ left }) => left !== fault);
  if (better === undefined) return { column: 1, ...why };
  const [said, instead] = [printEffect(effect, textForm), printEffect(better.other, textForm)];
  let same = 0;
  while (same < said.length && said[same] === instead[same]) same++;
  // The place may be inside a word, or at the space before it.
  const words = wordsOf(said);
  const place = words.filter(({ index }) => index <= same + (said[same] === ' ' ? 1 : 0)).length - 1;
  return { column: typedAt(text, words, place) + 1, ...why };
};
