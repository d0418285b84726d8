// The deal: a deck each or both shared, seven columns, and what is the same again.

import { describe, expect, test } from 'vitest';
import { hashJson } from '../../kernel/hash.ts';
import { fastRandom, stream } from '../../kernel/random.ts';
import { CARDS, cardNamed, cardOf, copyOf, nameOf } from './cards.ts';
import { highnoon } from './index.ts';
import type { State } from './state.ts';
import { optionsWith } from './testing.ts';

const dealt = (preset = 'classic', n = 1): State => {
  const state = highnoon.setup(optionsWith({}, preset), []);
  highnoon.resolve(state, fastRandom(n));
  return state;
};

const cardsOf = (state: State, seat: number) => [
  ...state.rings[seat]!,
  ...state.columns.slice(seat * 7, seat * 7 + 7).flat(),
];

describe('cards', () => {
  test('[HN-2.1] two decks of 52', () => {
    expect(CARDS).toHaveLength(104);
    for (const copy of [0, 1]) expect(CARDS.filter((card) => copyOf(card) === copy)).toHaveLength(52);
  });

  test('[HN-2.2] an id tells deck, suit and rank, and comes back', () => {
    expect(nameOf(cardOf(0, 0, 5))).toBe('d0:C:05');
    expect(nameOf(cardOf(1, 3, 13))).toBe('d1:S:13');
    expect(new Set(CARDS.map(nameOf)).size).toBe(104);
    for (const card of CARDS) expect(cardNamed(nameOf(card))).toBe(card);
    for (const id of ['d2:C:05', 'd0:C:5', 'd0:X:05', 'd0:C:14', 'd0:C:00', '']) expect(cardNamed(id)).toBeUndefined();
  });

  test('[HN-2.2] the id of a card is the same in both views and in the position', () => {
    const state = dealt();
    const tops = highnoon.view(state, 0).players.flatMap((player) => player.tableau.map((column) => column.at(-1)));
    expect(highnoon.view(state, 1).players.flatMap((player) => player.tableau.map((column) => column.at(-1)))).toEqual(
      tops,
    );
    const written = JSON.stringify(highnoon.position.write(state));
    for (const id of tops) expect(written).toContain(`"${id}"`);
  });
});

describe('the deal', () => {
  test.each([1, 2, 3, 4])('[HN-4.1] split: everybody has their own deck (%#)', (n) => {
    for (const seat of [0, 1]) {
      const cards = cardsOf(dealt('classic', n), seat);
      expect(cards).toHaveLength(52);
      expect(cards.every((card) => copyOf(card) === seat)).toBe(true);
    }
  });

  test.each([1, 2, 3, 4])('[HN-4.2] shared: 52 of all 104 cards each (%#)', (n) => {
    const state = dealt('shared', n);
    const [first, second] = [cardsOf(state, 0), cardsOf(state, 1)];
    expect(first).toHaveLength(52);
    expect(new Set([...first, ...second]).size).toBe(104);
    expect(new Set(first.map(copyOf)).size).toBe(2);
  });

  test.each(['classic', 'shared'])('[HN-4.3] %s: columns of one to seven with open tops, 24 in the stock', (preset) => {
    const state = dealt(preset);
    for (const seat of [0, 1]) {
      expect(state.columns.slice(seat * 7, seat * 7 + 7).map((column) => column.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(state.down.slice(seat * 7, seat * 7 + 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(state.rings[seat]).toHaveLength(24);
      expect(state.drawn[seat]).toBe(0);
    }
    expect(highnoon.check(state)).toBeUndefined();
  });

  test('[HN-4.3] nothing is possible before it', () => {
    const state = highnoon.setup(optionsWith(), []);
    expect(highnoon.chance(state)).toBe('deal/1');
    expect(highnoon.refuse(state, 0, 0)).toMatchObject({ code: 'not-dealt', clause: 'HN-4.3' });
    expect(highnoon.actors(state)).toEqual({ must: [], may: [] });
  });

  test('[HN-4.4] the same cards are played alike in both modes', () => {
    const written = highnoon.position.write(dealt()) as { readonly mode: string };
    const [split, shared] = ['split', 'shared'].map((mode) => {
      const state = highnoon.position.read(optionsWith(), { ...written, mode });
      if (!state.ok) throw new Error(state.error.message);
      return state.value;
    }) as [State, State];
    const random = fastRandom(3);
    for (let n = 0; n < 200; n++) {
      const seat = random.below(2);
      const legal = highnoon.legal(split, seat);
      expect(highnoon.legal(shared, seat)).toEqual(legal);
      const action = legal[random.below(legal.length)]!;
      highnoon.apply(split, seat, action);
      highnoon.apply(shared, seat, action);
    }
    const parts = (state: State) => ({ ...(highnoon.position.write(state) as object), mode: '' });
    expect(parts(shared)).toEqual(parts(split));
  });

  test('[HN-8.1] the same seed deals the same cards, another seed others', () => {
    const from = (seed: string): string => {
      const state = highnoon.setup(optionsWith(), []);
      highnoon.resolve(state, stream(seed.repeat(64), 'deal/1'));
      return hashJson(highnoon.position.write(state));
    };
    expect(from('a')).toBe(from('a'));
    expect(from('a')).not.toBe(from('b'));
  });
});
