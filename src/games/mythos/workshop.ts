// Tools for those who make cards and decks of Mythos: lint, show, coverage, deck files, loadouts.

import type { Seat } from '../../kernel/game.ts';
import { parseJson } from '../../kernel/json-text.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Report, Workshop } from '../../kernel/workshop.ts';
import { kitOf, nameOfId, type Card, type CardSet } from './cards.ts';
import { printEffect, type Tongue } from './language/sentences.ts';
import { loadoutOf } from './loadout.ts';
import type { MythosOptions } from './options.ts';
import { coversOf, reviewOf, unreadableDeck } from './sets/deck-review.ts';
import { deckFaults, readDeckText, writeDeckText, type DeckFault, type DeckList } from './sets/decks.ts';
import { costCurve, coverageOf, lintSet, remarkText } from './sets/lint.ts';
import { readSetJson } from './sets/set-json.ts';
import { readSetText, writeSetText } from './sets/set-text.ts';
import { DECKS, starter } from './sets/shipped.ts';

const LIMITS = { length: 2_000_000, depth: 32 } as const;

const bad = (...lines: readonly string[]): Report => ({ ok: false, lines });
const good = (lines: readonly string[]): Report => ({ ok: true, lines });

/** The sets read last: a table asks for its own with every deck that is brought, a sheet with every letter that is typed. */
const readLately = new Map<string, Result<CardSet, Report>>();
const REMEMBERED = 8;

const readSet = (text: string | undefined): Result<CardSet, Report> => {
  if (text === undefined) return ok(starter);
  const set = readLately.get(text) ?? readSetFile(text);
  readLately.delete(text);
  readLately.set(text, set);
  const [oldest] = readLately.keys();
  if (readLately.size > REMEMBERED && oldest !== undefined) readLately.delete(oldest);
  return set;
};

/** A set from either form of file; JSON begins with a brace. */
const readSetFile = (text: string): Result<CardSet, Report> => {
  if (!text.trimStart().startsWith('{')) {
    const set = readSetText(text);
    return set.ok ? set : fail(bad(...set.error.map(({ line, column, message }) => `${line}:${column}: ${message}`)));
  }
  const json = parseJson(text, LIMITS);
  if (!json.ok) return fail(bad(`${json.error.at}: ${json.error.message}`));
  const set = readSetJson(json.value);
  return set.ok ? set : fail(bad(`${set.error.at === '' ? 'set' : set.error.at}: ${set.error.message}`));
};

const lint = (text: string): Report => {
  const set = readSet(text);
  if (!set.ok) return set.error;
  const remarks = lintSet(set.value).map(remarkText);
  const { name, cards } = set.value;
  const kinds = (['character', 'jutsu', 'mission'] as const).map(
    (kind) => `${cards.filter((card) => card.kind === kind).length} ${kind}`,
  );
  const curve = costCurve(set.value).map((count, cost) => `${cost}:${count}`);
  return {
    ok: remarks.length === 0,
    lines: [
      `${name}: ${cards.length} cards (${kinds.join(', ')}), hash ${kitOf(set.value).hash}`,
      `costs ${curve.join(' ')}`,
      ...remarks,
      remarks.length === 0 ? 'nothing to remark' : `${remarks.length} to think about`,
    ],
  };
};

const cardLines = (card: Card, tongue: Tongue): readonly string[] => {
  const numbers =
    card.kind === 'character'
      ? `${card.group}, cost ${card.cost}, power ${card.power}${card.keywords.length > 0 ? `, ${card.keywords.join(', ')}` : ''}`
      : card.kind === 'jutsu'
        ? `jutsu, cost ${card.cost}`
        : `mission, ${card.points} points`;
  return [`${nameOfId(card.id)} (${numbers})`, ...card.effects.map((effect) => `  ${printEffect(effect, tongue)}`)];
};

const show: Workshop['show'] = (text, { language, card: wanted, form }) => {
  const set = readSet(text);
  if (!set.ok) return set.error;
  if (form === 'json') return good([JSON.stringify(set.value)]);
  const tongue: Tongue = form === 'short' ? 'short' : language;
  if (wanted === undefined) return good(writeSetText(set.value, tongue).trimEnd().split('\n'));
  const found = set.value.cards.filter(({ id }) => nameOfId(id).toLowerCase().includes(wanted.toLowerCase()));
  return found.length === 0
    ? bad(`no card of ${set.value.name} is named "${wanted}"`)
    : good(found.flatMap((card) => cardLines(card, tongue)));
};

const tallyText = (tally: { readonly [name: string]: number }): string =>
  Object.entries(tally)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || '–';

const coverage = (text: string | undefined): Report => {
  const set = readSet(text);
  if (!set.ok) return set.error;
  const rows = coverageOf(set.value);
  const unused = rows.filter(({ lines }) => lines === 0).map(({ action }) => action);
  return good([
    'action × trigger × target × filter',
    ...rows.flatMap(({ action, lines, triggers, targets, filters }) => [
      `${action}: ${lines}`,
      ...(lines === 0
        ? []
        : [`  triggers ${tallyText(triggers)}`, `  targets ${tallyText(targets)}`, `  filters ${tallyText(filters)}`]),
    ]),
    unused.length === 0 ? 'every action is used' : `not used: ${unused.join(', ')}`,
  ]);
};

const placed = ({ line, column, message }: DeckFault): string => `${line}:${column}: ${message}`;

/** A deck file of either form, with the lines that could not be read. */
const readDeck = (
  text: string,
  set: CardSet,
): Result<{ readonly list: DeckList; readonly faults: readonly DeckFault[] }, Report> => {
  if (!text.trimStart().startsWith('{')) return ok(readDeckText(text, set));
  const json = parseJson(text, LIMITS);
  if (!json.ok) return fail(bad(`${json.error.at}: ${json.error.message}`));
  const { cards, missions } = json.value as { readonly cards?: unknown; readonly missions?: unknown };
  const isList = (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((each) => typeof each === 'string');
  const isCounts = (value: unknown): value is { readonly [id: string]: number } =>
    typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');
  if (!isCounts(cards) || !isList(missions)) {
    return fail(bad('a deck is {"cards":{"Kaito/Scout":2,…},"missions":["Quiet_Shrine",…]}'));
  }
  return ok({ list: { cards, missions }, faults: [] });
};

const checkDeck: Workshop['checkDeck'] = (text, setText) => {
  const set = readSet(setText);
  if (!set.ok) return set.error;
  const deck = readDeck(text, set.value);
  if (!deck.ok) return deck.error;
  const faults = [...deck.value.faults.map(placed), ...deckFaults(deck.value.list, set.value, 'exactly30')];
  return faults.length > 0 ? bad(...faults) : good([`a legal deck of ${set.value.name}`]);
};

const convertDeck: Workshop['convertDeck'] = (text, setText) => {
  const set = readSet(setText);
  if (!set.ok) return set.error;
  const deck = readDeck(text, set.value);
  if (!deck.ok) return deck.error;
  const { list, faults } = deck.value;
  if (faults.length > 0) return bad(...faults.map(placed));
  const isJson = text.trimStart().startsWith('{');
  return good(isJson ? writeDeckText(list, set.value).trimEnd().split('\n') : [JSON.stringify(list)]);
};

const bringing = (
  options: unknown,
  seat: Seat,
  deck: string | undefined,
  set: CardSet,
  salt: string | undefined,
): Result<JsonObject, Report> => {
  const { deckSize } = options as MythosOptions;
  const house = Object.values(DECKS);
  const named = deck === undefined ? house[seat % house.length] : Object.hasOwn(DECKS, deck) ? DECKS[deck] : undefined;
  const read = named === undefined ? readDeck(deck ?? '', set) : ok({ list: named, faults: [] });
  if (!read.ok) return read;
  const faults = [...read.value.faults.map(placed), ...deckFaults(read.value.list, set, deckSize)];
  if (faults.length > 0) return fail(bad(...faults));
  const whole = loadoutOf(read.value.list, set, salt);
  // The set is embedded once: the others tell its hash.
  return ok((seat === 0 ? whole : { ...whole, set: kitOf(set).hash }) as unknown as JsonObject);
};

const bring: Workshop['bring'] = (options, seat, deck, { set: setText, salt } = {}) => {
  const set = readSet(setText);
  return set.ok ? bringing(options, seat, deck, set.value, salt) : set;
};

const loadouts: Workshop['loadouts'] = (options, decks, { set: setText, salt } = {}) => {
  const set = readSet(setText);
  if (!set.ok) return set;
  const brought: Json[] = [];
  for (const [seat, deck] of decks.entries()) {
    const each = bringing(options, seat, deck, set.value, salt);
    if (!each.ok) return fail(bad(...each.error.lines.map((fault) => `deck of seat ${seat}: ${fault}`)));
    brought.push(each.value);
  }
  return ok(brought);
};

const review: Workshop['review'] = (text, { language, options, set: setText }) => {
  const { deckSize } = options as MythosOptions;
  const set = readSet(setText);
  const deck = set.ok ? readDeck(text, set.value) : set;
  if (!set.ok || !deck.ok) return unreadableDeck(deckSize, deck.ok ? [] : deck.error.lines);
  return reviewOf(deck.value, set.value, deckSize, language);
};

export const workshop: Workshop = {
  decks: Object.keys(DECKS),
  lint,
  show,
  coverage,
  checkDeck,
  convertDeck,
  covers: (language) => coversOf(DECKS, language),
  review,
  bring,
  loadouts,
};
