// Set files as people write them: a card, its numbers, its lines. Every fault says where it is.

import { LANGUAGES } from '../../../kernel/presentation.ts';
import { nearest } from '../../../kernel/nearest.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { idOf, nameOfId, type Card, type CardSet } from '../cards.ts';
import type { Effect } from '../effects/effects.ts';
import { lineFault } from '../language/places.ts';
import { isEffectLine, printEffect, readEffect, type TextForm } from '../language/sentences.ts';
import { said, type Said } from '../said.ts';
import { LONGEST_LINE, MOST_CARDS, MOST_EFFECTS, MOST_FAULTS, MOST_KEYWORDS, MOST_NAMES } from './limits.ts';
import { linesOf, quoted, type FileFault, type Line } from './text-lines.ts';

interface Draft {
  readonly kind: Card['kind'];
  readonly id: string;
  readonly line: Line;
  readonly fields: Map<string, { readonly value: string; readonly at: Line }>;
  readonly effects: Effect[];
  /** Its fields can't be told apart, which was said; what is missing is not. */
  broken: boolean;
}

const FIELDS: { readonly [kind in Card['kind']]: readonly string[] } = {
  character: ['group', 'cost', 'power', 'keywords'],
  jutsu: ['cost'],
  mission: ['points'],
};
const MOST_NUMBER = 20;
const NAME = /^[\p{L}\p{N}'’.!-]+(?: [\p{L}\p{N}'’.!-]+)*(?: — [\p{L}\p{N}'’.!-]+(?: [\p{L}\p{N}'’.!-]+)*)?$/u;

/** Is this the printed name of a card: words, and perhaps a title after a dash? */
export const isCardName = (name: string): boolean => name.length <= 60 && NAME.test(name);

const KINDS = ['character', 'jutsu', 'mission'] as const;
const HEADERS = ['set', 'language', 'groups', 'keywords'] as const;
const GROUP = /^[\p{L}\p{N}'’.!-]+(?: [\p{L}\p{N}'’.!-]+)*$/u;

/** Is this a name that a group or a keyword can have: words, no signs? */
export const isGroupName = (name: string): boolean => name.length <= 40 && GROUP.test(name);

/** Is this a name that a set can have: one line, and no comment in it? */
export const isSetName = (name: string): boolean =>
  name.length <= 80 && /^[^\p{C}\s#](?:[^\p{C}#]*[^\p{C}\s#])?$/u.test(name);

/** The name with the dash that was meant: people type others, with spaces around them. */
const dashed = (name: string): string => name.replaceAll(/\s+/gu, ' ').replace(/ [-–] | ?— ?/u, ' — ');

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Reads a set; all faults are told, not only the first, up to a limit. */
class SetReader {
  readonly faults: FileFault[] = [];
  readonly names: { groups: string[]; keywords: string[] } = { groups: [], keywords: [] };
  readonly drafts: Draft[] = [];
  /** Drafts by id; capitals do not tell two cards apart. */
  readonly byId = new Map<string, Draft>();
  readonly seen = new Set<string>();
  title = '';
  textForm: TextForm = 'en';

  /** Nothing more is read: there are enough faults to tell, or too many cards. */
  get isFull(): boolean {
    return this.faults.length >= MOST_FAULTS || this.drafts.length > MOST_CARDS;
  }

  fault(line: Line, why: Said, offset = 0): void {
    this.faults.push({ line: line.number, column: line.column + offset, message: why.message, said: why });
  }

  read(line: Line): void {
    if (line.text.length > LONGEST_LINE) return this.fault(line, said('line-long', { most: LONGEST_LINE }));
    const [word = ''] = line.text.split(/\s/u, 1);
    const rest = line.text.slice(word.length).trim();
    const kind = KINDS.find((known) => known === word);
    if (kind !== undefined) return this.begin(line, kind, rest);
    const draft = this.drafts.at(-1);
    if (draft === undefined && !isEffectLine(line.text)) return this.header(line, word, rest);
    if (draft === undefined) return this.fault(line, said('no-card-yet'));
    if (isEffectLine(line.text)) return this.effect(line, draft);
    // A card whose first word is mistyped: what follows is not the card's before it.
    const meant = line.column === 1 ? nearest(word, KINDS) : undefined;
    if (meant !== undefined) {
      this.fault(line, said('word-near', { word: quoted(word), near: meant }));
      return this.begin(line, meant, rest, word.length);
    }
    let offset = 0;
    for (const part of line.text.split(';')) {
      if (this.isFull) return;
      const lead = part.length - part.trimStart().length;
      if (part.trim() !== '') this.field({ ...line, column: line.column + offset + lead, text: part.trim() }, draft);
      offset += part.length + 1;
    }
  }

  header(line: Line, word: string, rest: string): void {
    const at = line.text.length - rest.length;
    if (word === 'set' || word === 'language') {
      if (this.seen.has(word)) this.fault(line, said('twice', { name: word }));
      this.seen.add(word);
    }
    switch (word) {
      case 'set':
        this.title = rest;
        return;
      case 'language': {
        const textForm = [...LANGUAGES, 'short' as const].find((known) => known === rest);
        if (textForm === undefined) this.fault(line, said('no-language', { languages: LANGUAGES.join(', ') }), at);
        else this.textForm = textForm;
        return;
      }
      case 'groups':
        this.declare(line, 'group', this.names.groups, rest);
        return;
      case 'keywords':
        this.declare(line, 'keyword', this.names.keywords, rest);
        return;
      default: {
        const near = nearest(word, [...HEADERS, ...KINDS]);
        const why =
          near === undefined
            ? said('word-unknown', { word: quoted(word) })
            : said('word-near', { word: quoted(word), near });
        this.fault(line, why);
      }
    }
  }

  /** Takes the groups or keywords of a line. */
  declare(line: Line, what: 'group' | 'keyword', known: string[], rest: string): void {
    for (const name of listed(rest)) {
      const at = line.text.indexOf(name, what.length);
      if (known.length >= MOST_NAMES) return this.fault(line, said(`many-${what}s`, { most: MOST_NAMES }), at);
      if (!isGroupName(name)) this.fault(line, said(`bad-${what}`, { name: quoted(name) }), at);
      if (known.some((other) => other.toLowerCase() === name.toLowerCase()))
        this.fault(line, said('twice', { name }), at);
      known.push(name);
    }
  }

  begin(line: Line, kind: Card['kind'], typed: string, at = kind.length): void {
    const name = dashed(typed);
    const where = typed === '' ? at : line.text.indexOf(typed, at);
    if (name === '') this.fault(line, said('no-name', { kind }), where);
    else if (!isCardName(name)) this.fault(line, said('bad-name', { name: quoted(name) }), where);
    const id = idOf(name);
    const twin = this.byId.get(id.toLowerCase());
    if (twin !== undefined) this.fault(line, said('same-card', { name, line: twin.line.number }), where);
    const draft: Draft = { kind, id, line, fields: new Map(), effects: [], broken: false };
    this.byId.set(id.toLowerCase(), twin ?? draft);
    this.drafts.push(draft);
    if (this.drafts.length === MOST_CARDS + 1) this.fault(line, said('many-cards', { most: MOST_CARDS }));
  }

  field(line: Line, draft: Draft): void {
    const [word = ''] = line.text.split(/[\s:=]/u, 1);
    const allowed = FIELDS[draft.kind];
    if (!allowed.includes(word)) {
      const near = nearest(word, allowed);
      const what = { kind: draft.kind, word: quoted(word) };
      const fields = allowed.join(', ');
      this.fault(
        line,
        near === undefined ? said('field-unknown', { ...what, fields }) : said('field-near', { ...what, near }),
      );
      draft.broken ||= near !== undefined;
      return;
    }
    const value = line.text.slice(word.length).replace(/^\s*[:=]?\s*/u, '');
    const at = { ...line, column: line.column + line.text.length - value.length };
    if (draft.fields.has(word)) this.fault(line, said('twice', { name: word }));
    const run = allowed.find((other) => new RegExp(`[\\s,]${other}\\b`, 'u').test(value));
    if (run !== undefined) {
      this.fault(at, said('two-fields', { value: quoted(value), field: run }));
      draft.broken = true;
    }
    draft.fields.set(word, { value, at });
  }

  effect(line: Line, draft: Draft): void {
    if (draft.effects.length === MOST_EFFECTS) return this.fault(line, said('many-lines', { most: MOST_EFFECTS }));
    const read = readEffect(line.text, this.textForm, this.names);
    const fault = read.ok ? lineFault(read.value, draft.kind, line.text) : read.error;
    if (fault !== undefined) this.fault(line, fault, fault.column - 1);
    if (read.ok) draft.effects.push(read.value.effect);
  }

  number(draft: Draft, field: string, fallback?: number): number {
    const given = draft.fields.get(field);
    if (given === undefined) {
      if (fallback === undefined) this.fault(draft.line, said('needs-field', { name: nameOfId(draft.id), field }));
      return fallback ?? 0;
    }
    const value = /^\d{1,2}$/u.test(given.value) ? Number(given.value) : Infinity;
    if (value > MOST_NUMBER) {
      this.fault(given.at, said('bad-number', { field, least: 0, most: MOST_NUMBER }));
    }
    return value;
  }

  card(draft: Draft): Card {
    const before = this.faults.length;
    const card = this.finished(draft);
    if (draft.broken) this.faults.length = before;
    return card;
  }

  finished(draft: Draft): Card {
    const { id, kind, effects } = draft;
    if (kind === 'mission') return { id, kind, points: this.number(draft, 'points', 0), effects };
    if (kind === 'jutsu') return { id, kind, cost: this.number(draft, 'cost'), effects };
    const group = draft.fields.get('group');
    if (group === undefined) this.fault(draft.line, said('needs-group', { name: nameOfId(id) }));
    else if (!this.names.groups.includes(group.value)) this.unknown(group.at, 'group', group.value, this.names.groups);
    const words = draft.fields.get('keywords');
    const given = listed(words?.value ?? '');
    if (words !== undefined && given.length > MOST_KEYWORDS)
      this.fault(words.at, said('many-card-keywords', { most: MOST_KEYWORDS, count: given.length }));
    const keywords = given.slice(0, MOST_KEYWORDS);
    keywords.forEach((each, i) => {
      if (words === undefined) return;
      if (!this.names.keywords.includes(each)) this.unknown(words.at, 'keyword', each, this.names.keywords);
      if (keywords.indexOf(each) < i) this.fault(words.at, said('twice', { name: each }));
    });
    return {
      id,
      kind,
      group: group?.value ?? '',
      keywords,
      cost: this.number(draft, 'cost'),
      power: this.number(draft, 'power'),
      effects,
    };
  }

  unknown(line: Line, what: 'group' | 'keyword', value: string, known: readonly string[]): void {
    const near = nearest(value, known);
    const name = quoted(value);
    const why =
      known.length === 0
        ? said(`${what}-none`, { name, hint: value.slice(0, 40) || '…' })
        : near === undefined
          ? said(`${what}-unknown`, { name, known: known.join(', ') })
          : said(`${what}-near`, { name, near });
    this.fault(line, why);
  }
}

/** A set from its text, or every fault in it up to a limit. */
export const readSetText = (text: string): Result<CardSet, readonly FileFault[]> => {
  const { set, faults } = readSetParts(text);
  return faults.length > 0 ? fail(faults) : ok(set);
};

/** As much of a set as can be read: every card without a fault, and all faults up to a limit. */
export const readSetParts = (text: string): { readonly set: CardSet; readonly faults: readonly FileFault[] } => {
  const reader = new SetReader();
  const lines = linesOf(text);
  for (const line of lines) if (!reader.isFull) reader.read(line);
  const cards = reader.drafts.map((draft) => (reader.isFull ? undefined : reader.card(draft)));
  const start = lines[0] ?? { number: 1, column: 1, text: '' };
  if (!reader.isFull && !isSetName(reader.title)) reader.fault(start, said('no-set-name'));
  if (cards.length === 0 && reader.faults.length === 0) reader.fault(start, said('no-cards'));
  const faults = reader.faults.toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, MOST_FAULTS);
  const sound = soundCards(reader.drafts, faults);
  return {
    set: { name: reader.title, ...reader.names, cards: cards.flatMap((card, i) => (card && sound(i) ? [card] : [])) },
    faults,
  };
};

/** Which cards have no fault on any of their lines. */
const soundCards = (drafts: readonly Draft[], faults: readonly FileFault[]): ((place: number) => boolean) => {
  const faulty = new Set<number>();
  let place = -1;
  for (const { line } of faults) {
    while (place + 1 < drafts.length && drafts[place + 1]!.line.number <= line) place++;
    faulty.add(place);
  }
  return (at) => !faulty.has(at);
};

/** A set as text, its effects in one language; reading it gives the same set. */
export const writeSetText = (set: CardSet, textForm: TextForm = 'en'): string => {
  const head = [
    `set ${set.name}`,
    `language ${textForm}`,
    ...(set.groups.length > 0 ? [`groups ${set.groups.join(', ')}`] : []),
    ...(set.keywords.length > 0 ? [`keywords ${set.keywords.join(', ')}`] : []),
  ];
  const cards = set.cards.map((card) => [
    `${card.kind} ${nameOfId(card.id)}`,
    `  ${fieldsOf(card)}`,
    ...card.effects.map((effect) => `  ${printEffect(effect, textForm)}`),
  ]);
  return `${[head, ...cards].map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

const fieldsOf = (card: Card): string => {
  if (card.kind === 'mission') return `points ${card.points}`;
  if (card.kind === 'jutsu') return `cost ${card.cost}`;
  const keywords = card.keywords.length > 0 ? `; keywords ${card.keywords.join(', ')}` : '';
  return `group ${card.group}; cost ${card.cost}; power ${card.power}${keywords}`;
};
