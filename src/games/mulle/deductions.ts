// What the moves of this deal tell of the cards still held: who builds, feeds or leaves a build alone keeps a card for it (MUL-5.2, MUL-7.1, MUL-8.3, MUL-9.2).

import type { Seat } from '../../kernel/game.ts';
import { cardNamed, handValue, isSpecial } from './cards.ts';
import type { MulleEvent } from './events.ts';
import type { View } from './view.ts';

/** What is known of a hand, in hand values: bit n of `holds` stands for one card of n at least, of `lacks` for none. */
export interface Deduction {
  readonly holds: number;
  readonly lacks: number;
}

/** An event in which a seat plays a card. */
type Played = Extract<MulleEvent, { readonly card: string }>;

const isPlayed = (event: MulleEvent): event is Played => 'card' in event;

const bit = (value: number): number => 1 << value;

/** What is known of each hand while a deal is followed, move by move. */
class Follower {
  readonly holds: number[];
  readonly lacks: number[];
  /** Values of the builds, by owner. */
  readonly #builds: number[];

  constructor(players: number) {
    const none = (): number[] => Array.from({ length: players }, () => 0);
    this.holds = none();
    this.lacks = none();
    this.#builds = none();
  }

  follow(event: Played): void {
    const { seat } = event;
    const worth = bit(handValue(cardNamed(event.card)!));
    const mine = this.#builds[seat]!;
    // The card played may be the one that was known to be there.
    this.holds[seat]! &= ~worth;
    if (event.type === 'took') {
      if (takesTwinWithBuild(event)) this.lacks[seat]! |= worth;
      if (event.build !== null) this.#remove(event.build.value);
    } else if (event.type === 'rebuilt') {
      this.#remove(event.from);
    }
    if (event.type === 'built' || event.type === 'rebuilt' || event.type === 'trotta') this.#own(seat, event.value);
    if (event.type === 'fed') this.holds[seat]! |= bit(event.value);
    // A card whose build is still to be taken was not the only one for it (MUL-9.2).
    if (event.type !== 'took' || event.build === null) this.holds[seat]! |= mine & worth;
  }

  #remove(value: number): void {
    for (let seat = 0; seat < this.#builds.length; seat++) this.#builds[seat]! &= ~bit(value);
  }

  #own(seat: Seat, value: number): void {
    this.#remove(value);
    this.#builds[seat]! |= bit(value);
    this.holds[seat]! |= bit(value);
  }
}

/** Who takes a loose twin together with an own build had no other card for the build: with one, the twin alone is taken (MUL-3.7). */
const takesTwinWithBuild = ({ seat, card, cards, build }: Extract<Played, { readonly type: 'took' }>): boolean =>
  build?.owner === seat && cards.includes(card) && !isSpecial(cardNamed(card)!);

/**
 * What a viewer can tell of each hand. A hand fits all that its owner has done in this deal exactly if it fits this; without a
 * history the builds on the table still tell something (MUL-9.1).
 */
export const deductionsOf = (v: View, history: readonly MulleEvent[] = []): readonly Deduction[] => {
  const told = new Follower(v.options.players);
  for (let i = history.findLastIndex(({ type }) => type === 'dealt') + 1; i < history.length; i++) {
    const event = history[i]!;
    if (isPlayed(event)) told.follow(event);
  }
  for (const { build } of v.table) if (build !== null) told.holds[build.owner]! |= bit(build.value);
  return told.holds.map((holds, seat) => ({ holds, lacks: told.lacks[seat]! }));
};
