// The history of a match told again to one viewer: which hidden card is which, as far as events have named it.

import type { Seat } from '../../../../kernel/game.ts';
import type { MythosEvent, CharacterRef } from '../../events.ts';
import { Hands } from './hands.ts';
import type { Held, Memory } from './memory.ts';
import { LANES, rivalOf } from '../../state.ts';
import type { View } from '../../view.ts';

/** A character in play as the viewer has followed it. */
interface Followed {
  card: string | null;
  /** Nobody if that can't be told any more. */
  readonly owner: Seat | undefined;
  hidden: boolean;
  /** Everybody saw it being turned down. */
  open: boolean;
  /** Came from a hand of which something was known: when, and whether all of that hand was known. */
  from: { readonly when: number; readonly certain: boolean } | undefined;
}

/** Told something that does not fit: then nothing is counted on. */
class Lost extends Error {}

/** Follows every card from the deal on. What gets ambiguous is forgotten, so that all it says is certain. */
export class Recollection {
  readonly #lanes: Followed[][] = [[], [], [], [], [], [], [], []];
  readonly #hands = new Hands();
  /** Where it can't be told any more which character is which. */
  readonly #blurred = new Set<Followed[]>();
  /** Where one of several was turned up: they lie as they lay, but which is face-up can't be told from events. */
  readonly #unsure = new Set<Followed[]>();
  #now = 0;
  #lost = false;

  constructor(history: readonly MythosEvent[]) {
    try {
      for (const event of history) {
        this.#now++;
        this.#hear(event);
      }
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.#lost = true;
    }
  }

  /** What is certain of the cards that a view hides; nothing if the history is not that view's. */
  of(view: View): Memory | undefined {
    if (this.#lost || !this.#fits(view)) return undefined;
    const hidden: { place: number; index: number; card: string }[] = [];
    const down: Held['down'][number][][] = [[], []];
    this.#each((token, place, index) => {
      const shown = view.lanes[place >> 1]?.sides[place & 1]?.[index]?.card;
      if (shown !== null) return;
      if (token.card !== null) hidden.push({ place, index, card: token.card });
      else if (token.from !== undefined && token.owner !== undefined) {
        down[token.owner]?.push({ place, index, ...token.from });
      }
    });
    const held = down.map((gone, seat): Held => {
      const secret = view.hands[seat]?.includes(null) === true;
      return { seen: secret || gone.length > 0 ? this.#hands.seen(seat) : [], down: gone };
    });
    return { hidden, held };
  }

  #each(use: (token: Followed, place: number, index: number) => void): void {
    this.#lanes.forEach((lane, place) => {
      if (!this.#blurred.has(lane)) lane.forEach((token, index) => use(token, place, index));
    });
  }

  #fits(view: View): boolean {
    return this.#lanes.every((lane, place) => {
      const side = view.lanes[place >> 1]?.sides[place & 1] ?? [];
      if (this.#blurred.has(lane)) return true;
      return (
        side.length === lane.length &&
        lane.every(({ card, hidden, open }, i) => {
          const shown = side[i]?.card ?? null;
          return card === null || (shown === null ? hidden && !open : card === shown);
        })
      );
    });
  }

  #lane(side: Seat, lane: string): Followed[] {
    return this.#lanes[LANES.findIndex((name) => name === lane) * 2 + side] ?? this.#stop();
  }

  #stop(): never {
    throw new Lost();
  }

  #hear(event: MythosEvent): void {
    switch (event.type) {
      case 'dealt':
        event.hands.forEach((cards, seat) => this.#draw(seat, cards));
        return;
      case 'redrew':
        this.#hands.restart(event.seat);
        return this.#draw(event.seat, event.cards);
      case 'drew':
        return this.#draw(event.seat, event.cards);
      case 'played':
        if (event.from === 'hand') this.#hands.remove(event.seat, event.card);
        return this.#enter(event.seat, event.lane, event.card, event.seat);
      case 'set':
        return this.#set(event.seat, event.lane, event.card);
      case 'placed':
        for (const card of event.cards) this.#enter(event.seat, event.lane, card, event.seat, true);
        return;
      case 'revealed':
        return this.#turnUp(event.seat, event.lane, event.card);
      case 'upgraded':
        return this.#upgrade(event);
      case 'jutsu':
        return this.#hands.remove(event.seat, event.card);
      case 'looked':
        return event.what === 'hand' ? this.#seeHand(event) : this.#seeHidden(event);
      default:
        return this.#hearOf(event);
    }
  }

  /** Characters that move, turn or leave. */
  #hearOf(event: MythosEvent): void {
    switch (event.type) {
      case 'moved': {
        const token = this.#takeOut(event.who);
        this.#lane(event.who.side, event.to).push(token);
        return;
      }
      case 'took': {
        const token = this.#takeOut(event.who);
        this.#lane(event.seat, event.who.lane).push(token);
        return;
      }
      case 'turned': {
        const token = this.#lane(event.who.side, event.who.lane).find(({ card }) => card === event.who.card);
        if (token !== undefined) [token.hidden, token.open] = [true, true];
        return;
      }
      case 'defeated':
        this.#takeOut(event.who);
        return;
      case 'returned':
        return this.#return(event.who);
      default:
    }
  }

  #return(who: CharacterRef): void {
    const { owner, card, from } = this.#takeOut(who);
    if (owner === undefined) for (const seat of [0, 1]) this.#hands.add(seat, null, this.#now);
    // One that came from the hand unseen was never counted out of it.
    else if (card !== null || from === undefined) this.#hands.add(owner, card, this.#now);
  }

  #draw(seat: Seat, cards: readonly (string | null)[]): void {
    for (const card of cards) this.#hands.add(seat, card, this.#now);
  }

  #enter(side: Seat, lane: string, card: string | null, owner: Seat, hidden = false): void {
    this.#lane(side, lane).push({ card, owner, hidden, open: false, from: undefined });
  }

  #set(seat: Seat, lane: string, card: string | null): void {
    if (card !== null) this.#hands.remove(seat, card);
    const there = this.#lane(seat, lane);
    if (card === null && this.#blurred.has(there)) return this.#forgetHand(seat);
    const from = card === null ? { when: this.#now, certain: this.#hands.isKnown(seat) } : undefined;
    there.push({ card, owner: seat, hidden: true, open: false, from });
  }

  /** Now its name is known: one of those seen in the hand it came from, or another. */
  #name(token: Followed, card: string): void {
    if (token.from !== undefined && token.owner !== undefined) this.#hands.remove(token.owner, card);
    token.from = undefined;
    token.card = card;
  }

  /** The hidden characters of which an event without a name may speak. */
  #unnamed(lane: readonly Followed[]): readonly Followed[] {
    return lane.filter(({ card, hidden, open }) => card === null || (hidden && !open));
  }

  /** Which of several it was can't be told: nothing is counted on that depends on it. */
  #blur(lane: Followed[]): void {
    this.#forgetHandsOf(lane);
    this.#blurred.add(lane);
  }

  #forgetHand(seat: Seat): void {
    this.#hands.forget(seat);
    for (const token of this.#lanes.flat()) if (token.owner === seat) token.from = undefined;
  }

  #turnUp(side: Seat, lane: string, card: string): void {
    const there = this.#lane(side, lane);
    if (this.#blurred.has(there)) return;
    const named = there.find((token) => token.card === card);
    const among = there.filter((token) => token.card === null);
    const token = named ?? (among.length === 1 ? among[0] : undefined);
    if (token !== undefined) {
      if (named === undefined) this.#name(token, card);
      token.hidden = false;
      token.open = false;
      return;
    }
    if (among.length === 0) return this.#stop();
    this.#forgetHandsOf(among);
    this.#unsure.add(there);
  }

  #forgetHandsOf(tokens: readonly Followed[]): void {
    for (const { owner, from } of tokens) if (from !== undefined && owner !== undefined) this.#forgetHand(owner);
  }

  #upgrade({ seat, card, over, lane }: MythosEvent & { readonly type: 'upgraded' }): void {
    this.#hands.remove(seat, card);
    const there = this.#lane(seat, lane);
    if (this.#blurred.has(there)) return;
    const at = there.findIndex((token) => token.card === over);
    const among = there.filter((token) => token.card === null);
    const found = at >= 0 ? there[at] : among.length === 1 ? among[0] : undefined;
    if (found === undefined && among.length === 0) this.#stop();
    if (found === undefined) {
      this.#forgetHandsOf(among);
      this.#unsure.add(there);
      return;
    }
    if (found.card === null) this.#name(found, over);
    there[there.indexOf(found)] = { card, owner: seat, hidden: false, open: false, from: undefined };
  }

  /** Takes a character out of its lane; if it may be one of several, the lane is no longer counted on. */
  #takeOut({ side, lane, card }: CharacterRef): Followed {
    const there = this.#lane(side, lane);
    const stranger = { card, owner: undefined, hidden: card === null, open: false, from: undefined };
    if (this.#blurred.has(there)) return stranger;
    const named = card === null ? undefined : there.find((token) => token.card === card);
    const among = card === null ? this.#unnamed(there) : there.filter((token) => token.card === null);
    const token = named ?? (among.length === 1 ? among[0] : undefined);
    if (token === undefined) {
      if (among.length === 0) this.#stop();
      this.#blur(there);
      return stranger;
    }
    if (named === undefined && card !== null) this.#name(token, card);
    there.splice(there.indexOf(token), 1);
    return token;
  }

  #seeHand({ seat, cards }: MythosEvent & { readonly type: 'looked' }): void {
    if (cards.includes(null)) return;
    const rival = rivalOf(seat);
    this.#forgetHand(rival);
    this.#hands.restart(rival);
    this.#draw(rival, cards);
  }

  /** All hidden characters of a side, lane by lane, or those of one mission: the number tells, or nothing is learned. */
  #seeHidden({ seat, cards }: MythosEvent & { readonly type: 'looked' }): void {
    if (cards.includes(null)) return;
    const sides = [0, 1, 2, 3].map((lane) => this.#lanes[lane * 2 + rivalOf(seat)] ?? []);
    if (sides.some((side) => this.#blurred.has(side) || this.#unsure.has(side))) return;
    const lanes = sides.map((side) => side.filter(({ hidden }) => hidden));
    const fitting = [lanes.flat(), ...lanes].filter(
      (tokens) => tokens.length === cards.length && tokens.every(({ card }, i) => card === null || card === cards[i]!),
    );
    const [only] = fitting;
    const same = fitting.every((tokens) => tokens.every((token, i) => token === only?.[i]));
    if (only === undefined || !same) return;
    only.forEach((token, i) => {
      if (token.card === null) this.#name(token, cards[i]!);
    });
  }
}
