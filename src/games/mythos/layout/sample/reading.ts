// One reading of a history: which character each event speaks of, and so which hidden card is which as far as events have named it.

import type { Seat, Viewer } from '../../../../kernel/game.ts';
import type { CharacterRef, MythosEvent } from '../../events.ts';
import { LANES, rivalOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { Hands } from './hands.ts';
import type { Held, Memory } from './memory.ts';

/** A character in play as the viewer has followed it. */
interface Followed {
  readonly card: string | null;
  readonly owner: Seat;
  readonly hidden: boolean;
  /** Everybody saw it being turned down. */
  readonly open: boolean;
  /** Came from a hand, unseen: when, and whether all of that hand was known. */
  readonly from: { readonly when: number; readonly certain: boolean } | undefined;
}

/** A place on a side of a mission: lane × 2 + side, and the order of arrival. */
interface At {
  readonly place: number;
  readonly index: number;
}

/** The characters that an event speaks of, in its order. */
export type Way = readonly At[];

type Look = MythosEvent & { readonly type: 'looked' };

/** The character of which an event says where it lies, and that it turns, moves or leaves. */
export const spokenOf = (event: MythosEvent): CharacterRef | undefined => {
  switch (event.type) {
    case 'revealed':
      return { side: event.seat, lane: event.lane, card: event.card };
    case 'upgraded':
      return { side: event.seat, lane: event.lane, card: event.over };
    case 'moved':
    case 'took':
    case 'turned':
    case 'defeated':
    case 'returned':
      return event.who;
    default:
      return undefined;
  }
};

export const placeOf = (side: Seat, lane: string): number => LANES.findIndex((name) => name === lane) * 2 + side;

export class Reading {
  readonly #lanes: (readonly Followed[])[];
  readonly #hands: Hands;
  /** In how many ways it has come about. */
  weight: number;

  constructor(
    lanes: readonly (readonly Followed[])[] = LANES.flatMap(() => [[], []]),
    hands = new Hands(),
    weight = 1,
  ) {
    this.#lanes = [...lanes];
    this.#hands = hands;
    this.weight = weight;
  }

  copy(): Reading {
    return new Reading(this.#lanes, this.#hands.copy(), this.weight);
  }

  /** Readings with the same text are the same from here on. */
  get text(): string {
    const lanes = this.#lanes.map((lane) =>
      lane.map(({ from, ...token }) => {
        const time = from === undefined ? null : this.#hands.keyOfTime(token.owner, from.when);
        return [token.card, token.owner, token.hidden, token.open, time, from?.certain ?? null];
      }),
    );
    return JSON.stringify([lanes, this.#hands.keyOf(0), this.#hands.keyOf(1)]);
  }

  /** Every way in which an event can be understood; none if this reading was wrong. */
  waysOf(event: MythosEvent, viewer: Viewer): readonly Way[] {
    if (event.type === 'looked' && event.what === 'hidden') return this.#waysToSee(event);
    const who = spokenOf(event);
    if (who === undefined) return [[]];
    const place = placeOf(who.side, who.lane);
    const lane = this.#lanes[place] ?? [];
    const named = who.card === null ? -1 : lane.findIndex(({ card }) => card === who.card);
    if (named >= 0) return [[{ place, index: named }]];
    return lane.flatMap(({ card, owner, hidden, open }, index) => {
      // Who sees a hidden character is told its name.
      const isMeant =
        who.card === null ? hidden && !open && owner !== viewer && who.side !== viewer : card === null && hidden;
      return isMeant ? [[{ place, index }]] : [];
    });
  }

  /** All hidden characters of a side, lane by lane, or those of one mission. */
  #waysToSee({ seat, cards }: Look): readonly Way[] {
    if (cards.includes(null)) return [[]];
    const lanes = LANES.map((name): Way => {
      const place = placeOf(rivalOf(seat), name);
      return this.#lanes[place]!.flatMap(({ hidden }, index) => (hidden ? [{ place, index }] : []));
    });
    const all = lanes.flat();
    const ways = all.length === cards.length ? [all] : lanes.filter((lane) => lane.length === cards.length);
    return ways.filter((way) => way.every((at, i) => [null, cards[i]].includes(this.#at(at).card)));
  }

  #at({ place, index }: At): Followed {
    return this.#lanes[place]![index]!;
  }

  hear(event: MythosEvent, way: Way, now: number): void {
    switch (event.type) {
      case 'dealt':
        event.hands.forEach((cards, seat) => this.#draw(seat, cards, now));
        return;
      case 'redrew':
        this.#hands.restart(event.seat);
        return this.#draw(event.seat, event.cards, now);
      case 'drew':
        return this.#draw(event.seat, event.cards, now);
      case 'played':
        if (event.from === 'hand') this.#hands.remove(event.seat, event.card);
        return this.#enter(event.seat, event.lane, { card: event.card, owner: event.seat, hidden: false });
      case 'set':
        return this.#set(event.seat, event.lane, event.card, now);
      case 'placed':
        for (const card of event.cards) {
          this.#enter(event.seat, event.lane, { card, owner: event.seat, hidden: true });
        }
        return;
      case 'jutsu':
        return this.#hands.remove(event.seat, event.card);
      case 'looked':
        return this.#look(event, way, now);
      default:
        if (way[0] !== undefined) this.#hearOf(event, way[0], now);
    }
  }

  /** Characters that turn, move or leave. */
  #hearOf(event: MythosEvent, at: At, now: number): void {
    this.#name(at, spokenOf(event)?.card ?? null);
    switch (event.type) {
      case 'revealed':
        return this.#put(at, { ...this.#at(at), hidden: false, open: false });
      case 'turned':
        return this.#put(at, { ...this.#at(at), hidden: true, open: true });
      case 'upgraded':
        this.#hands.remove(event.seat, event.card);
        return this.#put(at, { card: event.card, owner: event.seat, hidden: false, open: false, from: undefined });
      case 'moved':
        return this.#enter(event.who.side, event.to, this.#takeOut(at));
      case 'took':
        return this.#enter(event.seat, event.who.lane, this.#takeOut(at));
      case 'returned': {
        const { owner, card, from } = this.#takeOut(at);
        if (from !== undefined) return this.#hands.takeBack(owner, from.when);
        return this.#hands.add(owner, card, now);
      }
      default:
        this.#takeOut(at);
    }
  }

  #draw(seat: Seat, cards: readonly (string | null)[], now: number): void {
    for (const card of cards) this.#hands.add(seat, card, now);
  }

  #enter(side: Seat, lane: string, token: Pick<Followed, 'card' | 'owner' | 'hidden'> & Partial<Followed>): void {
    const place = placeOf(side, lane);
    this.#lanes[place] = [...this.#lanes[place]!, { open: false, from: undefined, ...token }];
  }

  #put({ place, index }: At, token: Followed): void {
    this.#lanes[place] = this.#lanes[place]!.with(index, token);
  }

  #takeOut(at: At): Followed {
    const token = this.#at(at);
    this.#lanes[at.place] = this.#lanes[at.place]!.toSpliced(at.index, 1);
    return token;
  }

  #set(seat: Seat, lane: string, card: string | null, now: number): void {
    if (card !== null) this.#hands.remove(seat, card);
    const from = card === null ? { when: now, certain: this.#hands.isKnown(seat) } : undefined;
    this.#enter(seat, lane, { card, owner: seat, hidden: true, from });
  }

  /** Now its name is known: one of those seen in the hand it came from, or another. */
  #name(at: At, card: string | null): void {
    const token = this.#at(at);
    if (card === null || token.card !== null) return;
    if (token.from !== undefined) this.#hands.name(token.owner, card, token.from.when);
    this.#put(at, { ...token, card, from: undefined });
  }

  #look({ seat, what, cards }: Look, way: Way, now: number): void {
    way.forEach((at, i) => this.#name(at, cards[i]!));
    const seen = cards.filter((card) => card !== null);
    if (what === 'hand' && seen.length === cards.length) this.#hands.look(rivalOf(seat), seen, now);
  }

  /** Does it lead to what a view shows? */
  fits(view: View): boolean {
    return this.#lanes.every((lane, place) => {
      const side = view.lanes[place >> 1]?.sides[place & 1] ?? [];
      return (
        side.length === lane.length &&
        side.every((shown, i) => {
          const { card, owner, hidden } = lane[i]!;
          const named = shown.card === null || card === null || card === shown.card;
          return named && hidden === (shown.hidden === true) && owner === (shown.owner ?? place & 1);
        })
      );
    });
  }

  /** What it says of the cards that a view hides. */
  of(view: View): Memory {
    const hidden: Memory['hidden'][number][] = [];
    const down: Held['down'][number][][] = [[], []];
    this.#lanes.forEach((lane, place) =>
      lane.forEach(({ card, owner, from }, index) => {
        if (view.lanes[place >> 1]?.sides[place & 1]?.[index]?.card !== null) return;
        if (card !== null) hidden.push({ place, index, card });
        else if (from !== undefined) down[owner]!.push({ place, index, ...from });
      }),
    );
    const held = down.map((gone, seat): Held => {
      const isSecret = view.hands[seat]?.includes(null) === true;
      return { seen: isSecret || gone.length > 0 ? this.#hands.seen(seat) : [], down: gone };
    });
    return { hidden, held };
  }
}
