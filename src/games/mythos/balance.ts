// What a match of Mythos tells about its decks: cards played and drawn, the first Edge, the points before the last mission.

import type { BalanceTools, MatchFollower } from '../../kernel/balance.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { present } from '../../kernel/present.ts';
import type { MythosEvent } from './events.ts';
import type { DeckList } from './sets/decks.ts';
import { ROUNDS } from './state.ts';

/** Actions of a turn; all others answer the opening hand or an effect. */
const TURN_ACTIONS: ReadonlySet<string> = new Set(['play', 'hide', 'reveal', 'upgrade', 'jutsu', 'pass']);

class Follower implements MatchFollower {
  #actions = 0;
  #first: Seat | undefined;
  #late: readonly number[] | undefined;
  readonly #points = [0, 0];
  readonly #played = [new Set<string>(), new Set<string>()];
  readonly #drawn = [new Set<string>(), new Set<string>()];

  readonly acted = (action: string): void => {
    if (TURN_ACTIONS.has(action.split(' ', 1)[0]!)) this.#actions++;
  };

  readonly heard = (json: Json): void => {
    const event = json as unknown as MythosEvent;
    switch (event.type) {
      case 'dealt':
        this.#first = event.edge;
        event.hands.forEach((hand, seat) => this.#draw(seat, hand));
        break;
      case 'redrew':
        // The hand before it went back to the deck.
        this.#drawn[event.seat]!.clear();
        this.#draw(event.seat, event.cards);
        break;
      case 'drew':
        this.#draw(event.seat, event.cards);
        break;
      // A character that was set and never revealed has not been played: nobody has had anything of its text.
      case 'played':
      case 'revealed':
      case 'upgraded':
      case 'jutsu':
        this.#play(event.seat, event.card);
        break;
      case 'round':
        for (const seat of [0, 1]) this.#play(seat, event.mission);
        if (event.round === ROUNDS) this.#late = [...this.#points];
        break;
      case 'scored':
        this.#points[event.seat]! += event.points;
        break;
      default:
    }
  };

  readonly facts: MatchFollower['facts'] = () => ({
    actions: this.#actions,
    played: this.#played.map((cards) => [...cards]),
    drawn: this.#drawn.map((cards) => [...cards]),
    ...present({ first: this.#first, late: this.#late }),
  });

  #draw(seat: Seat, cards: readonly (string | null)[]): void {
    for (const card of cards) if (card !== null) this.#drawn[seat]!.add(card);
  }

  #play(seat: Seat, card: string): void {
    this.#played[seat]!.add(card);
    this.#drawn[seat]!.add(card);
  }
}

export const balance: BalanceTools = {
  follow: () => new Follower(),
  contentsOf: (loadout) => {
    const { cards, missions } = loadout as unknown as DeckList;
    return { cards, beside: missions };
  },
  goals: {
    deck: [0.45, 0.55],
    pairing: [0.35, 0.65],
    first: [0.47, 0.53],
    played: 0.02,
    actions: [25, 60],
    comeback: { behind: 4, least: 0.3 },
    shared: 8,
  },
  aside: ['lesson'],
  words: { first: 'first Edge', late: 'after mission B' },
};
