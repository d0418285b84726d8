// Tools for those who make cards and decks of Mythos: lint, show, coverage, deck files, loadouts.

import type { Seat } from '../../kernel/game.ts';
import { hashText } from '../../kernel/hash.ts';
import { parseJson } from '../../kernel/json-text.ts';
import type { Json } from '../../kernel/json.ts';
import { stream } from '../../kernel/random.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Report, Workshop } from '../../kernel/workshop.ts';
import { kitOf, nameOfId, type Card, type CardSet } from './cards.ts';
import { printEffect, type Tongue } from './language/sentences.ts';
import { loadoutOf } from './loadout.ts';
import type { MythosOptions } from './options.ts';
import { coverageLines } from './sets/coverage.ts';
import { deckReport } from './sets/deck-report.ts';
import { deckFaults, draftDeck, readDeckText, writeDeckText, type DeckList } from './sets/decks.ts';
import { costCurve, isGrave, lintSet, remarkText } from './sets/lint.ts';
import { readSetJson } from './sets/set-json.ts';
import { readSetText, writeSetText } from './sets/set-text.ts';
import { DECKS, starter } from './sets/shipped.ts';

/** So many faults of a file are told. */
const MOST_FAULTS = 50;

const LIMITS = { length: 2_000_000, depth: 32 } as const;

const bad = (...lines: readonly string[]): Report => ({ ok: false, lines });
const good = (lines: readonly string[]): Report => ({ ok: true, lines });

const RANDOM = 'random';

/** The set that was read last: one file serves thousands of matches. */
let lately: { readonly text: string; readonly set: Result<CardSet, Report> } | undefined;

const readSet = (text: string | undefined): Result<CardSet, Report> => {
  if (text === undefined) return ok(starter);
  if (lately?.text !== text) lately = { text, set: readSetFile(text) };
  return lately.set;
};

/** A set from either form of file; JSON begins with a brace. */
const readSetFile = (text: string): Result<CardSet, Report> => {
  if (!text.trimStart().startsWith('{')) {
    const set = readSetText(text);
    if (set.ok) return set;
    const lines = set.error.map(({ line, column, message }) => `${line}:${column}: ${message}`);
    const more = lines.length - MOST_FAULTS;
    return fail(bad(...lines.slice(0, MOST_FAULTS), ...(more > 0 ? [`… and ${more} more`] : [])));
  }
  const json = parseJson(text, LIMITS);
  if (!json.ok) return fail(bad(`${json.error.at === '' ? 'the file' : `${json.error.at}:`} ${json.error.message}`));
  const set = readSetJson(json.value);
  return set.ok ? set : fail(bad(`${set.error.at === '' ? 'set' : set.error.at}: ${set.error.message}`));
};

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const lint = (text: string): Report => {
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
const NUMBERS: { readonly [tongue in Tongue]: { readonly [what in 'cost' | 'power' | 'points']: string } } = {
  en: { cost: 'cost', power: 'power', points: 'points' },
  es: { cost: 'coste', power: 'poder', points: 'puntos' },
  sv: { cost: 'kostnad', power: 'kraft', points: 'poäng' },
  de: { cost: 'Kosten', power: 'Kraft', points: 'Punkte' },
  fr: { cost: 'coût', power: 'puissance', points: 'points' },
  short: { cost: 'cost', power: 'power', points: 'points' },
};

const numbersOf = (card: Card, tongue: Tongue): readonly string[] => {
  const { cost, power, points } = NUMBERS[tongue];
  if (card.kind === 'mission') return ['mission', `${points} ${card.points}`];
  if (card.kind === 'jutsu') return ['jutsu', `${cost} ${card.cost}`];
  return [card.group, `${cost} ${card.cost}`, `${power} ${card.power}`, ...card.keywords];
};

const cardLines = (card: Card, tongue: Tongue): readonly string[] => [
  `${nameOfId(card.id)} (${numbersOf(card, tongue).join(', ')})`,
  ...card.effects.map((effect) => `  ${printEffect(effect, tongue)}`),
];

const show: Workshop['show'] = (text, { language, card: wanted, form }) => {
  const set = readSet(text);
  if (!set.ok) return set.error;
  const tongue: Tongue = form === 'short' ? 'short' : language;
  if (wanted === undefined) {
    return good(form === 'json' ? [JSON.stringify(set.value)] : writeSetText(set.value, tongue).trimEnd().split('\n'));
  }
  const found = set.value.cards.filter(({ id }) => nameOfId(id).toLowerCase().includes(wanted.toLowerCase()));
  if (found.length === 0) return bad(`no card of ${set.value.name} is named "${wanted}"`);
  return good(found.flatMap((card) => (form === 'json' ? [JSON.stringify(card)] : cardLines(card, tongue))));
};

const coverage = (text: string | undefined): Report => {
  const set = readSet(text);
  return set.ok ? good(coverageLines(set.value)) : set.error;
};

/** A deck file of either form, with the lines that could not be read. */
const readDeck = (
  text: string,
  set: CardSet,
): Result<{ readonly list: DeckList; readonly faults: readonly string[] }, Report> => {
  if (!text.trimStart().startsWith('{')) {
    const { list, faults } = readDeckText(text, set);
    return ok({ list, faults: faults.map(({ line, column, message }) => `${line}:${column}: ${message}`) });
  }
  const json = parseJson(text, LIMITS);
  if (!json.ok) return fail(bad(`${json.error.at === '' ? 'the file' : `${json.error.at}:`} ${json.error.message}`));
  const { cards, missions } = json.value as { readonly cards?: unknown; readonly missions?: unknown };
  const isList = (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((each) => typeof each === 'string');
  const isCounts = (value: unknown): value is { readonly [id: string]: number } =>
    typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');
  if (!isCounts(cards) || !isList(missions)) {
    return fail(bad('a deck is {"cards":{"Kaito/Scout":2,…},"missions":["Quiet_Shrine",…]}'));
  }
  const { indexOf } = kitOf(set);
  const unknown = [...Object.keys(cards), ...missions].filter((id) => !indexOf.has(id));
  return ok({ list: { cards, missions }, faults: unknown.map((id) => `${id} is no id of a card of ${set.name}`) });
};

const checkDeck: Workshop['checkDeck'] = (text, setText, options) => {
  const { deckSize } = options as MythosOptions;
  const set = readSet(setText);
  if (!set.ok) return inSet(set.error);
  const deck = readDeck(text, set.value);
  if (!deck.ok) return deck.error;
  const { list } = deck.value;
  const faults = [...deck.value.faults, ...deckFaults(list, set.value, deckSize)];
  const report = deckReport(list, set.value, deckSize);
  return faults.length > 0 ? bad(...faults, ...report) : good([`a legal deck of ${set.value.name}`, ...report]);
};

/** Faults of a set, told where a deck is looked at. */
const inSet = (report: Report): Report => bad(...report.lines.map((line) => `set: ${line}`));

const convertDeck: Workshop['convertDeck'] = (text, setText) => {
  const set = readSet(setText);
  if (!set.ok) return inSet(set.error);
  const deck = readDeck(text, set.value);
  if (!deck.ok) return deck.error;
  const { list, faults } = deck.value;
  if (faults.length > 0) return bad(...faults);
  const isJson = text.trimStart().startsWith('{');
  return good(isJson ? writeDeckText(list, set.value).trimEnd().split('\n') : [JSON.stringify(list)]);
};

/** The deck that a name stands for, or nothing if it is the text of one. */
const namedDeck = (name: string | undefined, set: CardSet, seat: Seat, salt = ''): DeckList | undefined => {
  const house = Object.values(DECKS);
  const isOwn = kitOf(set).hash !== kitOf(starter).hash;
  if (name === RANDOM || (name === undefined && isOwn)) {
    return draftDeck(set, stream(hashText(`${salt}/${seat}`), 'deck'));
  }
  if (name === undefined) return house[seat % house.length];
  return Object.hasOwn(DECKS, name) ? DECKS[name] : undefined;
};

const loadouts: Workshop['loadouts'] = (options, decks, { set: setText, salt } = {}) => {
  const { deckSize } = options as MythosOptions;
  const set = readSet(setText);
  if (!set.ok) return fail(inSet(set.error));
  const brought: Json[] = [];
  for (const [seat, deck] of decks.entries()) {
    const named = namedDeck(deck, set.value, seat, salt);
    const read = named === undefined ? readDeck(deck ?? '', set.value) : ok({ list: named, faults: [] });
    if (!read.ok) return read;
    const faults = [...read.value.faults, ...deckFaults(read.value.list, set.value, deckSize)];
    if (faults.length > 0) return fail(bad(...faults.map((fault) => `deck of seat ${seat}: ${fault}`)));
    const whole = loadoutOf(read.value.list, set.value, salt);
    // The set is embedded once: the others tell its hash.
    brought.push((seat === 0 ? whole : { ...whole, set: kitOf(set.value).hash }) as unknown as Json);
  }
  return ok(brought);
};

const setJson: Workshop['setJson'] = (text) => readSet(text) as unknown as Result<Json, Report>;

export const workshop: Workshop = {
  decks: Object.keys(DECKS),
  lint,
  show,
  coverage,
  setJson,
  checkDeck,
  convertDeck,
  loadouts,
};
