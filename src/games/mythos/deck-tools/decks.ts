// Decks in the deck tools: read from either form of file, checked, reviewed, and brought to a match.

import type { Seat } from '../../../kernel/game.ts';
import type { Language } from '../../../kernel/presentation.ts';
import { hashText } from '../../../kernel/hash.ts';
import { parseJson } from '../../../kernel/json-text.ts';
import type { Json, JsonObject } from '../../../kernel/json.ts';
import { stream } from '../../../kernel/random.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Report, DeckTools } from '../../../kernel/deck-tools.ts';
import { kitOf, type CardSet } from '../cards.ts';
import { loadoutOf } from '../loadout.ts';
import type { MythosOptions } from '../options.ts';
import { namingOf } from '../presentation/names.ts';
import { deckReport } from '../sets/deck-report.ts';
import { coversOf, reviewOf, unreadableDeck } from '../sets/deck-review.ts';
import { botDraft } from '../sets/draft.ts';
import { deckFaults, draftDeck, readDeckText, writeDeckText, type DeckFault, type DeckList } from '../sets/decks.ts';
import { MOST_DECK_LINES } from '../sets/limits.ts';
import { deckNamed, DECKS, HOUSE_DECKS } from '../sets/shipped-decks.ts';
import { dusk } from '../sets/shipped.ts';
import { quoted } from '../sets/text-lines.ts';
import { bad, good, LIMITS, tooLong } from './report.ts';
import { readSet } from './sets.ts';

/** The names of decks that are drawn up for the match: at random, or by a bot that drafts. */
const RANDOM = 'random';
const DRAFTED = 'drafted';
export const DRAWN_DECKS: readonly string[] = [RANDOM, DRAFTED];

const placed = ({ line, column, message }: DeckFault): string => `${line}:${column}: ${message}`;

const noSuchId = (id: string, text: string, { name: set }: CardSet): DeckFault => {
  const before = text.slice(0, Math.max(0, text.indexOf(JSON.stringify(id)))).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { line: before.length, column, message: `${quoted(id)} is no id of a card of ${set}`, name: id, near: [] };
};

/** A deck file of either form, with the lines that could not be read; names also as they are in a language. */
export const readDeck = (
  text: string,
  set: CardSet,
  language?: Language,
): Result<{ readonly list: DeckList; readonly faults: readonly DeckFault[] }, Report> => {
  const long = tooLong(text);
  if (long !== undefined) return fail(long);
  if (!text.trimStart().startsWith('{')) return ok(readDeckText(text, set, language && namingOf(set, language).card));
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
  const ids = [...Object.keys(cards), ...missions];
  if (ids.length > MOST_DECK_LINES) {
    return fail(bad(`a deck has at most ${MOST_DECK_LINES} different cards and missions, not ${ids.length}`));
  }
  const { indexOf } = kitOf(set);
  const unknown = ids.filter((id) => !indexOf.has(id));
  return ok({ list: { cards, missions }, faults: unknown.map((id) => noSuchId(id, text, set)) });
};

export const checkDeck: DeckTools['checkDeck'] = (text, setText, options) => {
  const { deckSize } = options as MythosOptions;
  const set = readSet(setText);
  if (!set.ok) return inSet(set.error);
  const deck = readDeck(text, set.value);
  if (!deck.ok) return deck.error;
  const { list } = deck.value;
  const faults = [...deck.value.faults.map(placed), ...deckFaults(list, set.value, deckSize)];
  const report = deckReport(list, set.value, deckSize);
  return faults.length > 0 ? bad(...faults, ...report) : good([`a legal deck of ${set.value.name}`, ...report]);
};

/** Faults of a set, told where a deck is looked at. */
const inSet = (report: Report): Report => bad(...report.lines.map((line) => `set: ${line}`));

export const convertDeck: DeckTools['convertDeck'] = (text, setText) => {
  const set = readSet(setText);
  if (!set.ok) return inSet(set.error);
  const deck = readDeck(text, set.value);
  if (!deck.ok) return deck.error;
  const { list, faults } = deck.value;
  if (faults.length > 0) return bad(...faults.map(placed));
  const isJson = text.trimStart().startsWith('{');
  return good(isJson ? writeDeckText(list, set.value).trimEnd().split('\n') : [JSON.stringify(list)]);
};

/** The deck that a name stands for, or nothing if it is the text of one. */
const namedDeck = (name: string | undefined, set: CardSet, seat: Seat, salt = ''): DeckList | undefined => {
  const isOwn = kitOf(set).hash !== kitOf(dusk).hash;
  if (name === RANDOM || (name === undefined && isOwn)) {
    return draftDeck(set, stream(hashText(`${salt}/${seat}`), 'deck'));
  }
  if (name === DRAFTED) return botDraft(set, hashText(`${salt}/${seat}`));
  if (name === undefined) return HOUSE_DECKS[seat % HOUSE_DECKS.length];
  return deckNamed(name);
};

const bringing = (
  options: unknown,
  seat: Seat,
  deck: string | undefined,
  set: CardSet,
  salt: string | undefined,
): Result<JsonObject, Report> => {
  const { deckSize } = options as MythosOptions;
  const named = namedDeck(deck, set, seat, salt);
  const read = named === undefined ? readDeck(deck ?? '', set) : ok({ list: named, faults: [] });
  if (!read.ok) return read;
  const faults = [...read.value.faults.map(placed), ...deckFaults(read.value.list, set, deckSize)];
  if (faults.length > 0) return fail(bad(...faults));
  const whole = loadoutOf(read.value.list, set, salt);
  // A custom set is embedded once: the others tell its hash, and everybody that of the set that is played by default.
  return ok((seat === 0 && set !== dusk ? whole : { ...whole, set: kitOf(set).hash }) as unknown as JsonObject);
};

export const bring: DeckTools['loadoutFor'] = (options, seat, deck, { set: setText, salt } = {}) => {
  const set = readSet(setText);
  return set.ok ? bringing(options, seat, deck, set.value, salt) : set;
};

export const loadouts: DeckTools['loadouts'] = (options, decks, { set: setText, salt } = {}) => {
  const set = readSet(setText);
  if (!set.ok) return fail(inSet(set.error));
  const loadout: Json[] = [];
  for (const [seat, deck] of decks.entries()) {
    // Each seat has a salt of its own: who knows one must not be able to try lists against the other's hash.
    const own = salt === undefined ? undefined : hashText(`${salt}/${seat}`).slice(0, 32);
    const each = bringing(options, seat, deck, set.value, own);
    if (!each.ok) return fail(bad(...each.error.lines.map((fault) => `deck of seat ${seat}: ${fault}`)));
    loadout.push(each.value);
  }
  return ok(loadout);
};

export const review: DeckTools['review'] = (text, { language, options, set: setText }) => {
  const { deckSize } = options as MythosOptions;
  const set = readSet(setText);
  const deck = set.ok ? readDeck(text, set.value) : set;
  if (!set.ok || !deck.ok) return unreadableDeck(deckSize, deck.ok ? [] : deck.error.lines);
  return reviewOf(deck.value, set.value, deckSize, language);
};

export const covers: DeckTools['shippedDecks'] = (language) => coversOf(DECKS, language);
