// Set files as people write them: a card, its numbers, its lines. Every fault says where it is.

import { LANGUAGES } from '../../../kernel/face.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { idOf, nameOfId, type Card, type CardSet } from '../cards.ts';
import { effectFault, type Effect } from '../effects.ts';
import { parseEffect, printEffect, type Tongue } from '../language/sentences.ts';

/** A fault in a text file; line and column count from 1. */
export interface FileFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A line with what is around it taken off. */
interface Line {
  readonly number: number;
  /** Where its text begins, counted from 1. */
  readonly column: number;
  readonly text: string;
}

interface Draft {
  readonly kind: Card['kind'];
  readonly id: string;
  readonly line: Line;
  readonly fields: Map<string, { readonly value: string; readonly at: Line }>;
  readonly effects: Effect[];
}

const FIELDS: { readonly [kind in Card['kind']]: readonly string[] } = {
  character: ['group', 'cost', 'power', 'keywords'],
  jutsu: ['cost'],
  mission: ['points'],
};
export const MOST_EFFECTS = 6;
const MOST_NUMBER = 20;
const NAME = /^[\p{L}\p{N}'’.!-]+(?: [\p{L}\p{N}'’.!-]+)*(?: — [\p{L}\p{N}'’.!-]+(?: [\p{L}\p{N}'’.!-]+)*)?$/u;

/** Is this the printed name of a card: words, and perhaps a title after a dash? */
export const isCardName = (name: string): boolean => NAME.test(name) && name.length <= 60;

/** Reads a set; all faults are told, not only the first. */
class SetReader {
  readonly faults: FileFault[] = [];
  readonly names: { groups: string[]; keywords: string[] } = { groups: [], keywords: [] };
  readonly drafts: Draft[] = [];
  title = '';
  tongue: Tongue = 'en';

  fault(line: Line, message: string, offset = 0): void {
    this.faults.push({ line: line.number, column: line.column + offset, message });
  }

  read(line: Line): void {
    const [word = ''] = line.text.split(/\s/u, 1);
    const rest = line.text.slice(word.length).trim();
    if (word === 'character' || word === 'jutsu' || word === 'mission') return this.begin(line, word, rest);
    const draft = this.drafts.at(-1);
    if (draft === undefined) return this.header(line, word, rest);
    if (/[⚡✖]/u.test(line.text)) return this.effect(line, draft);
    let offset = 0;
    for (const part of line.text.split(';')) {
      const lead = part.length - part.trimStart().length;
      this.field({ ...line, column: line.column + offset + lead, text: part.trim() }, draft);
      offset += part.length + 1;
    }
  }

  header(line: Line, word: string, rest: string): void {
    const list = rest
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    switch (word) {
      case 'set':
        this.title = rest;
        return;
      case 'language': {
        const tongue = [...LANGUAGES, 'short' as const].find((known) => known === rest);
        if (tongue === undefined) this.fault(line, `no such language; there are ${LANGUAGES.join(', ')} and short`);
        else this.tongue = tongue;
        return;
      }
      case 'groups':
        this.names.groups.push(...list);
        return;
      case 'keywords':
        this.names.keywords.push(...list);
        return;
      default:
        this.fault(line, `"${word}" is not known here; a set begins with set, language, groups, keywords, then cards`);
    }
  }

  begin(line: Line, kind: Card['kind'], name: string): void {
    const at = kind.length + 1;
    if (!isCardName(name))
      this.fault(line, `"${name}" is no card name; write Name — Title, with spaces around the dash`, at);
    const id = idOf(name);
    const twin = this.drafts.find((draft) => draft.id === id);
    if (twin !== undefined) this.fault(line, `${name} is also on line ${twin.line.number}`, at);
    this.drafts.push({ kind, id, line, fields: new Map(), effects: [] });
  }

  field(line: Line, draft: Draft): void {
    const [word = ''] = line.text.split(/\s/u, 1);
    const allowed = FIELDS[draft.kind];
    if (!allowed.includes(word)) {
      this.fault(line, `a ${draft.kind} has no "${word}"; it has ${allowed.join(', ')} and lines with ⚡ or ✖`);
      return;
    }
    if (draft.fields.has(word)) this.fault(line, `${word} is here twice`);
    draft.fields.set(word, { value: line.text.slice(word.length).trim(), at: line });
  }

  effect(line: Line, draft: Draft): void {
    const effect = parseEffect(line.text, this.tongue, this.names);
    if (!effect.ok) return this.fault(line, effect.error.message, effect.error.column - 1);
    const fault = effectFault(effect.value, draft.kind);
    if (fault !== undefined) return this.fault(line, fault);
    draft.effects.push(effect.value);
    if (draft.effects.length > MOST_EFFECTS) this.fault(line, `a card has at most ${MOST_EFFECTS} lines`);
  }

  number(draft: Draft, field: string, fallback?: number): number {
    const given = draft.fields.get(field);
    if (given === undefined) {
      if (fallback === undefined) this.fault(draft.line, `${nameOfId(draft.id)} needs ${field}`);
      return fallback ?? 0;
    }
    const value = /^\d{1,2}$/u.test(given.value) ? Number(given.value) : Infinity;
    if (value > MOST_NUMBER) {
      this.fault(given.at, `${field} must be a whole number from 0 to ${MOST_NUMBER}`, field.length + 1);
    }
    return value;
  }

  card(draft: Draft): Card {
    const { id, kind, effects } = draft;
    if (kind === 'mission') return { id, kind, points: this.number(draft, 'points', 0), effects };
    if (kind === 'jutsu') return { id, kind, cost: this.number(draft, 'cost'), effects };
    const group = draft.fields.get('group');
    if (group === undefined) this.fault(draft.line, `${nameOfId(id)} needs a group`);
    else if (!this.names.groups.includes(group.value)) this.unknown(group.at, 'group', group.value, this.names.groups);
    const words = draft.fields.get('keywords');
    const keywords = (words?.value ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    const odd = keywords.find((each) => !this.names.keywords.includes(each));
    if (odd !== undefined && words !== undefined) this.unknown(words.at, 'keyword', odd, this.names.keywords);
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

  unknown(line: Line, what: string, value: string, known: readonly string[]): void {
    this.fault(line, `"${value}" is no ${what} of this set; there are ${known.join(', ') || 'none'}`);
  }
}

const linesOf = (text: string): readonly Line[] =>
  text.split(/\r?\n/u).flatMap((raw, i) => {
    const bare = raw.replace(/(?:^|\s)#.*$/u, '').trimEnd();
    const inner = bare.trimStart();
    return inner === '' ? [] : [{ number: i + 1, column: bare.length - inner.length + 1, text: inner }];
  });

/** A set from its text, or every fault in it. */
export const readSetText = (text: string): Result<CardSet, readonly FileFault[]> => {
  const reader = new SetReader();
  const lines = linesOf(text.replace(/^\uFEFF/u, ''));
  for (const line of lines) reader.read(line);
  const cards = reader.drafts.map((draft) => reader.card(draft));
  const start = lines[0] ?? { number: 1, column: 1, text: '' };
  if (reader.title === '') reader.fault(start, 'a set begins with "set" and its name');
  if (cards.length === 0 && reader.faults.length === 0) reader.fault(start, 'there are no cards');
  if (reader.faults.length > 0) {
    return fail(reader.faults.toSorted((a, b) => a.line - b.line || a.column - b.column));
  }
  return ok({ name: reader.title, ...reader.names, cards });
};

/** A set as text, its effects in one language; reading it gives the same set. */
export const writeSetText = (set: CardSet, tongue: Tongue = 'en'): string => {
  const head = [
    `set ${set.name}`,
    `language ${tongue}`,
    ...(set.groups.length > 0 ? [`groups ${set.groups.join(', ')}`] : []),
    ...(set.keywords.length > 0 ? [`keywords ${set.keywords.join(', ')}`] : []),
  ];
  const cards = set.cards.map((card) => [
    `${card.kind} ${nameOfId(card.id)}`,
    `  ${fieldsOf(card)}`,
    ...card.effects.map((effect) => `  ${printEffect(effect, tongue)}`),
  ]);
  return `${[head, ...cards].map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

const fieldsOf = (card: Card): string => {
  if (card.kind === 'mission') return `points ${card.points}`;
  if (card.kind === 'jutsu') return `cost ${card.cost}`;
  const keywords = card.keywords.length > 0 ? `; keywords ${card.keywords.join(', ')}` : '';
  return `group ${card.group}; cost ${card.cost}; power ${card.power}${keywords}`;
};
