// Which requests became steps, in little memory: their ids as text, and an index by hash that finds one at once.

import type { Entry, PlayerId } from './model.ts';

type Intent = NonNullable<Entry['intent']>;

/** Lines in a piece of text. */
const CHUNK = 16;

/** Places in the smallest index; it doubles before it is seven eighths full. */
const SMALLEST = 32;

/** A place holds a revision in its lower half, of which a log has fewer, and half of the intent's hash in its upper. */
const REVISIONS = 0x1_0000;

/** The intents of a log that only grows. */
export class Intents {
  /** By revision, `CHUNK` together, each with its length before it: the key of its intent, empty for a step that nobody asked for. */
  readonly #chunks: string[] = [];
  #tail: string[] = [];
  #players: readonly PlayerId[] = [];
  /** Absent before the first piece of text is full: so few are compared one by one. */
  #places: Uint32Array | undefined;
  #count = 0;

  /** How many revisions there are. */
  get length(): number {
    return this.#chunks.length * CHUNK + this.#tail.length;
  }

  /** The next revision, and the intent that led to it. */
  add(intent: Intent | undefined): void {
    const key = intent === undefined ? '' : this.#keyOf(intent, true);
    const isNew = key !== '' && this.#find(key) === undefined;
    this.#tail.push(key);
    if (this.#tail.length === CHUNK) {
      this.#chunks.push(this.#tail.map((line) => String.fromCharCode(line.length) + line).join(''));
      this.#tail = [];
    }
    if (isNew) this.#count++;
    if (this.#places === undefined) {
      if (this.#chunks.length > 0) this.#places = this.#indexOf(revisions(CHUNK), SMALLEST);
    } else if (isNew) {
      const { length } = this.#places;
      if (this.#count * 8 > length * 7) this.#places = this.#indexOf(this.#places, length * 2);
      put(this.#places, key, this.length);
    }
  }

  /** The first revision that an intent led to. */
  revisionOf(intent: Intent): number | undefined {
    const key = this.#keyOf(intent, false);
    return key === '' ? undefined : this.#find(key);
  }

  /** The same up to a length, to go on from in another way. */
  upTo(length: number): Intents {
    const copy = new Intents();
    for (let revision = 1; revision <= length; revision++) {
      const key = this.#keyAt(revision);
      const player = this.#players[key.charCodeAt(0)];
      copy.add(player === undefined ? undefined : { player, id: unpacked(key.slice(1)) });
    }
    return copy;
  }

  /** An intent as it is kept, with a number for its player; empty for a player who never asked for anything. */
  #keyOf({ player, id }: Intent, isNew: boolean): string {
    let known = this.#players.indexOf(player);
    if (known < 0 && isNew) {
      known = this.#players.length;
      this.#players = this.#players.concat(player);
    }
    return known < 0 ? '' : String.fromCharCode(known) + packed(id);
  }

  #keyAt(revision: number): string {
    const line = (revision - 1) % CHUNK;
    const chunk = this.#chunks[(revision - 1 - line) / CHUNK];
    if (chunk === undefined) return this.#tail[line] ?? '';
    let start = 0;
    for (let i = 0; i < line; i++) start += 1 + chunk.charCodeAt(start);
    return chunk.slice(start + 1, start + 1 + chunk.charCodeAt(start));
  }

  #find(key: string): number | undefined {
    const places = this.#places;
    if (places === undefined) return this.#tail.indexOf(key) + 1 || undefined;
    const hash = hashOf(key);
    for (let at = hash % places.length; ; at = (at + 1) % places.length) {
      const place = places[at] as number;
      if (place === 0) return undefined;
      if (place >>> 16 === hash >>> 16 && this.#keyAt(place % REVISIONS) === key) return place % REVISIONS;
    }
  }

  /** An index of some revisions, given by themselves or as places of another index. */
  #indexOf(known: Iterable<number>, length: number): Uint32Array {
    const places = new Uint32Array(length);
    for (const place of known) {
      const key = place === 0 ? '' : this.#keyAt(place % REVISIONS);
      if (key !== '') put(places, key, place % REVISIONS);
    }
    return places;
  }
}

const revisions = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

const put = (places: Uint32Array, key: string, revision: number): void => {
  const hash = hashOf(key);
  let at = hash % places.length;
  while (places[at] !== 0) at = (at + 1) % places.length;
  places[at] = (hash & ~(REVISIONS - 1)) | revision;
};

/** Ids of the page are bytes in hexadecimal, and half as long as that; others, of letters and digits, stay as they are. */
const packed = (id: string): string => {
  if (!/^(?:[0-9a-f]{2})+$/u.test(id)) return ` ${id}`;
  let bytes = '';
  for (let i = 0; i < id.length; i += 2) bytes += String.fromCharCode(Number.parseInt(id.slice(i, i + 2), 16));
  return `#${bytes}`;
};

const unpacked = (text: string): string => {
  if (text.startsWith(' ')) return text.slice(1);
  return Array.from(text.slice(1), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
};

/** FNV-1a, with its bits mixed once more, since places are found by the lower ones. */
const hashOf = (text: string): number => {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};
