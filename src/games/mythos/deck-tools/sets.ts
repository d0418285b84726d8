// Sets of cards in the deck tools: read from either form of file, linted, shown, counted.

import { parseJson } from '../../../kernel/json-text.ts';
import type { Json } from '../../../kernel/json.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Report, DeckTools } from '../../../kernel/deck-tools.ts';
import { kitOf, nameOfId, type Card, type CardSet } from '../cards.ts';
import { printEffect, type TextForm } from '../language/sentences.ts';
import { namingOf, type Naming } from '../presentation/names.ts';
import { coverageLines } from '../sets/coverage.ts';
import { costCurve, isGrave, lintSet, remarkText } from '../sets/lint.ts';
import { MOST_FAULTS } from '../sets/limits.ts';
import { readSetJson } from '../sets/set-json.ts';
import { readSetText, writeSetText } from '../sets/set-text.ts';
import { Recent } from '../sets/recent.ts';
import { trustedSet } from '../sets/known.ts';
import { dusk } from '../sets/shipped.ts';
import { bad, good, LIMITS, tooLong } from './report.ts';

/** The sets read last: a table asks for its own with every deck that is brought, a sheet with every letter that is typed. */
const recent = new Recent<Result<CardSet, Report>>();

/** A set by the text of its file; without one the shipped set. */
export const readSet = (text: string | undefined): Result<CardSet, Report> =>
  text === undefined ? ok(dusk) : (recent.get(text) ?? recent.keep(text, readSetFile(text)));

/** A set that was read, on its way from one thread to another. */
type Sent = { readonly set: string; readonly hash: string } | { readonly lines: readonly string[] };

export const sendSet: DeckTools['sendSet'] = (text): Sent => {
  const set = readSet(text);
  return set.ok ? { set: JSON.stringify(set.value), hash: kitOf(set.value).hash } : { lines: set.error.lines };
};

export const receiveSet: DeckTools['receiveSet'] = (text, json) => {
  const sent = json as Sent;
  recent.keep(text, 'lines' in sent ? fail(bad(...sent.lines)) : ok(trustedSet(sent.set, sent.hash)));
};

/** A set from either form of file; JSON begins with a brace. */
const readSetFile = (text: string): Result<CardSet, Report> => {
  const long = tooLong(text);
  if (long !== undefined) return fail(long);
  if (!text.trimStart().startsWith('{')) {
    const set = readSetText(text);
    if (set.ok) return set;
    const lines = set.error.map(({ line, column, message }) => `${line}:${column}: ${message}`);
    const more = lines.length < MOST_FAULTS ? [] : [`… and perhaps more: ${MOST_FAULTS} faults are told at a time`];
    return fail(bad(...lines, ...more));
  }
  const json = parseJson(text, LIMITS);
  if (!json.ok) return fail(bad(`${json.error.at === '' ? 'the file' : `${json.error.at}:`} ${json.error.message}`));
  const set = readSetJson(json.value);
  return set.ok ? set : fail(bad(`${set.error.at === '' ? 'set' : set.error.at}: ${set.error.message}`));
};

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const lint: DeckTools['lint'] = (text) => {
  const set = readSet(text);
  if (!set.ok) return set.error;
  const remarks = lintSet(set.value);
  const { name, cards } = set.value;
  const count = (kind: Card['kind']): number => cards.filter((card) => card.kind === kind).length;
  const kinds = [
    plural(count('character'), 'character'),
    plural(count('jutsu'), 'jutsu', 'jutsu'),
    plural(count('mission'), 'mission'),
  ];
  const curve = costCurve(set.value).map((many, cost) => `${cost}:${many}`);
  const grave = remarks.filter(isGrave);
  return {
    ok: grave.length === 0,
    lines: [
      `${name}: ${plural(cards.length, 'card')} (${kinds.join(', ')}), hash ${kitOf(set.value).hash}`,
      `costs ${curve.join(' ') || '–'}`,
      ...grave.map((remark) => `to put right: ${remarkText(remark)}`),
      ...remarks.filter((remark) => !isGrave(remark)).map((remark) => `to think about: ${remarkText(remark)}`),
      ...(remarks.length === 0 ? ['nothing to remark'] : []),
    ],
  };
};

/** What the numbers of a card are called. */
const NUMBERS: { readonly [textForm in TextForm]: { readonly [what in 'cost' | 'power' | 'points']: string } } = {
  en: { cost: 'cost', power: 'power', points: 'points' },
  es: { cost: 'coste', power: 'poder', points: 'puntos' },
  sv: { cost: 'kostnad', power: 'kraft', points: 'poäng' },
  de: { cost: 'Kosten', power: 'Kraft', points: 'Punkte' },
  fr: { cost: 'coût', power: 'puissance', points: 'points' },
  short: { cost: 'cost', power: 'power', points: 'points' },
};

const numbersOf = (card: Card, textForm: TextForm, naming: Naming): readonly string[] => {
  const { cost, power, points } = NUMBERS[textForm];
  if (card.kind === 'mission') return ['mission', `${points} ${card.points}`];
  if (card.kind === 'jutsu') return ['jutsu', `${cost} ${card.cost}`];
  const { group } = naming;
  return [group(card.group), `${cost} ${card.cost}`, `${power} ${card.power}`, ...card.keywords.map(group)];
};

/** A card as its player reads it: what it is called comes after the name that is typed. */
const cardLines = (card: Card, textForm: TextForm, set: CardSet): readonly string[] => {
  const naming = namingOf(set, textForm === 'short' ? 'en' : textForm);
  const { name, title = name } = naming.parts(card.id);
  const flavour = naming.flavour(card.id);
  const printed = nameOfId(card.id);
  const shown = printed.endsWith(title) ? printed : `${printed}, ${title}`;
  return [
    `${shown} (${numbersOf(card, textForm, naming).join(', ')})`,
    ...card.effects.map((effect) => `  ${printEffect(naming.step(effect), textForm)}`),
    ...(flavour === undefined || textForm === 'short' ? [] : [`  “${flavour}”`]),
  ];
};

export const show: DeckTools['show'] = (text, { language, card: wanted, form }) => {
  const set = readSet(text);
  if (!set.ok) return set.error;
  const textForm: TextForm = form === 'short' ? 'short' : language;
  if (wanted === undefined) {
    return good(
      form === 'json' ? [JSON.stringify(set.value)] : writeSetText(set.value, textForm).trimEnd().split('\n'),
    );
  }
  const { card: shown } = namingOf(set.value, language);
  const found = set.value.cards.filter(({ id }) =>
    [nameOfId(id), shown(id)].some((name) => name.toLowerCase().includes(wanted.toLowerCase())),
  );
  if (found.length === 0) return bad(`no card of ${set.value.name} is named "${wanted}"`);
  return good(
    found.flatMap((card) => (form === 'json' ? [JSON.stringify(card)] : cardLines(card, textForm, set.value))),
  );
};

export const coverage: DeckTools['coverage'] = (text) => {
  const set = readSet(text);
  return set.ok ? good(coverageLines(set.value)) : set.error;
};

export const setJson: DeckTools['setJson'] = (text) => readSet(text) as unknown as Result<Json, Report>;
