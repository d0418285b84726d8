// The history of a match told again to one viewer, in every way that fits what it sees now.

import type { MythosEvent } from '../../events.ts';
import type { View } from '../../view.ts';
import type { Memory } from './memory.ts';
import { placeOf, Reading, spokenOf, type Way } from './reading.ts';

/** Something that is remembered, and in how many ways it has come about. */
export interface Recollection {
  readonly memory: Memory;
  readonly weight: number;
}

/** Matches hardly ever need a tenth of it; where more readings than that would be open, nothing is counted on. */
const MOST = 300;

/** All that may be so by a whole history; nothing if it is not that view's. */
export const recollect = (view: View, history: readonly MythosEvent[]): readonly Recollection[] => {
  let readings: readonly Reading[] = [new Reading()];
  for (const [i, event] of history.entries()) {
    const ahead = new Ahead(view, history, i);
    const next: Reading[] = [];
    for (const reading of readings) {
      const ways = ahead.among(reading.waysOf(event, view.viewer));
      ways.forEach((way, nth) => {
        const read = nth === ways.length - 1 ? reading : reading.copy();
        read.hear(event, way, i + 1);
        next.push(read);
      });
    }
    readings = next.length > 1 ? merged(next) : next;
    if (readings.length === 0 || readings.length > MOST) return [];
  }
  const found = new Map<string, Recollection>();
  for (const reading of readings) {
    if (!reading.fits(view)) continue;
    const memory = reading.of(view);
    const text = JSON.stringify(memory);
    found.set(text, { memory, weight: reading.weight + (found.get(text)?.weight ?? 0) });
  }
  return [...found.values()];
};

const merged = (readings: readonly Reading[]): readonly Reading[] => {
  const found = new Map<string, Reading>();
  for (const reading of readings) {
    const { text } = reading;
    const before = found.get(text);
    if (before === undefined) found.set(text, reading);
    else before.weight += reading.weight;
  }
  return [...found.values()];
};

const LEAVES: ReadonlySet<MythosEvent['type']> = new Set(['moved', 'took', 'defeated', 'returned']);

/** What comes after an event says which of several characters it can have meant. */
class Ahead {
  readonly #view: View;
  readonly #history: readonly MythosEvent[];
  readonly #now: number;
  #bounds: { readonly first: number; readonly last: number } | undefined;

  constructor(view: View, history: readonly MythosEvent[], now: number) {
    this.#view = view;
    this.#history = history;
    this.#now = now;
  }

  among(ways: readonly Way[]): readonly Way[] {
    const event = this.#history[this.#now]!;
    if (ways.length < 2 || (event.type !== 'revealed' && event.type !== 'upgraded')) return ways;
    const { first, last } = (this.#bounds ??= this.#boundsOf(event));
    return ways.filter(([at]) => at!.index >= first && at!.index <= last);
  }

  /** One that stays moves up in its lane only when others leave. */
  #boundsOf({ seat, lane, card }: MythosEvent & { readonly type: 'revealed' | 'upgraded' }): {
    readonly first: number;
    readonly last: number;
  } {
    let name = card;
    let left = 0;
    for (const event of this.#history.slice(this.#now + 1)) {
      const who = spokenOf(event);
      if (who?.side !== seat || who.lane !== lane) continue;
      if (event.type === 'upgraded' && event.over === name) name = event.card;
      if (!LEAVES.has(event.type)) continue;
      if (who.card === name) return ANYWHERE;
      left++;
    }
    const place = placeOf(seat, lane);
    const side = this.#view.lanes[place >> 1]?.sides[place & 1] ?? [];
    const first = side.findIndex((shown) => shown.card === name);
    return first < 0 ? ANYWHERE : { first, last: first + left };
  }
}

const ANYWHERE = { first: 0, last: Infinity };
